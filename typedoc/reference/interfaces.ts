import { join } from 'node:path';
import { putRecord, readJSON } from '../workspace/jsonFiles';
import type { WorkspacePackage } from '../workspace/packages';
import { entriesOf, signatureText } from './entries';
import type { Entry, PageData } from './pageData';

/** The declarations of each symbol, as the reference shows them: one per overload. */
type Interface = Readonly<Record<string, readonly string[]>>;

export interface Change {
  readonly package: string;
  readonly symbol: string;
  /** Empty if the symbol was added. */
  readonly before: readonly string[];
  /** Empty if the symbol was removed. */
  readonly after: readonly string[];
}

/** The changes of each version, the newest first. */
export type History = Readonly<Record<string, readonly Change[]>>;

/** Relative to the repository, so that builds do not differ between machines. */
export const HISTORY_FILE = 'typedoc/workspace/changes.json';

export const INTERFACE_FILE = 'interface.json';

/** Compares the packages with the interfaces that the last release recorded. */
export function changesSinceRelease(
  pages: readonly PageData[],
  packages: readonly WorkspacePackage[],
): readonly Change[] {
  return packages.flatMap(({ name, folder }) => {
    const recorded = (readJSON(join(folder, INTERFACE_FILE)) ?? {}) as Interface;
    const present = interfaceOf(name, pages);
    return [...new Set([...Object.keys(recorded), ...Object.keys(present)])]
      .sort()
      .map((symbol) => ({
        package: name,
        symbol,
        before: recorded[symbol] ?? [],
        after: present[symbol] ?? [],
      }))
      .filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after));
  });
}

/** Adds the changes since the last release to the history, and records the present interfaces. */
export function recordRelease(
  pages: readonly PageData[],
  packages: readonly WorkspacePackage[],
  history: string,
): void {
  const version = packages[0]?.manifest.version ?? '';
  const changes = changesSinceRelease(pages, packages);
  putRecord(history, { [version]: changes, ...(readJSON(history) as History) });
  for (const { name, folder } of packages) {
    putRecord(join(folder, INTERFACE_FILE), interfaceOf(name, pages));
  }
}

function interfaceOf(name: string, pages: readonly PageData[]): Interface {
  const symbols: Record<string, readonly string[]> = {};
  for (const entry of pages.filter((page) => page.package?.name === name).flatMap(entriesOf)) {
    if (entry.kind !== 'namespace') {
      symbols[entry.name] = [...(symbols[entry.name] ?? []), ...declarationsOf(entry)];
    }
  }
  return Object.fromEntries(Object.entries(symbols).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The lines of a class or interface do not contain its members. */
function declarationsOf({ kind, lines, signatures }: Entry): readonly string[] {
  return kind === 'class' || kind === 'interface' ? signatures.map(signatureText) : lines;
}

/** Returns the lines that only one side has, as a diff. */
export function showChange({ before, after }: Change): string {
  const [old, now] = [before, after].map((each) => each.join('\n').split('\n'));
  const mark = (sign: string, lines: readonly string[] = [], others: readonly string[] = []) =>
    lines.filter((line) => line !== '' && !others.includes(line)).map((line) => sign + line);
  return [...mark('- ', old, now), ...mark('+ ', now, old)].join('\n');
}
