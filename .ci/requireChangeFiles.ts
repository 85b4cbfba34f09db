import { join } from 'node:path';
import readChangesets from '@changesets/read';
import { type Change, changesSinceRelease, showChange } from '../typedoc/reference/interfaces';
import { findNarrowed } from '../typedoc/reference/narrowed';
import type { PageData } from '../typedoc/reference/pageData';
import { readJSON } from '../typedoc/workspace/jsonFiles';
import { REPOSITORY, type WorkspacePackage } from '../typedoc/workspace/packages';

export interface Release {
  readonly name: string;
  readonly type: 'none' | 'patch' | 'minor' | 'major';
}

/** @throws Error if an interface has changed and the change files do not announce it. */
export async function requireChangeFiles(
  pages: readonly PageData[],
  packages: readonly WorkspacePackage[],
): Promise<void> {
  const changes = changesSinceRelease(pages, packages);
  const narrowed = findNarrowed(changes, pages);
  const missing = describeMissing(changes, narrowed, await readReleases(REPOSITORY));
  if (missing.length > 0) {
    throw new Error(
      [
        'These changes of public names since the last release need a change file:',
        ...missing,
        'Run "npx changeset", and choose these packages and kinds of change',
      ].join('\n'),
    );
  }
}

/** A pre-release keeps its change files until the release, and lists them. */
export async function readReleases(root: string): Promise<readonly Release[]> {
  const pre = readJSON(join(root, '.changeset/pre.json')) as
    { readonly changesets: readonly string[] } | undefined;
  const pending = (await readChangesets(root)).filter(({ id }) => !pre?.changesets.includes(id));
  return pending.flatMap(({ releases }) => releases);
}

export function describeMissing(
  changes: readonly Change[],
  narrowed: ReadonlySet<Change>,
  releases: readonly Release[],
): readonly string[] {
  return changes.flatMap((change) => {
    const [bump, verb] = judge(change, narrowed.has(change));
    const isAnnounced = releases.some(
      ({ name, type }) => name === change.package && (type === bump || type === 'major'),
    );
    const lines = showChange(change).replaceAll(/^/gm, '    ');
    return isAnnounced
      ? []
      : [`  ${change.package}: "${change.symbol}" ${verb}: a ${bump} change\n${lines}`];
  });
}

function judge(
  { before, after }: Change,
  isNarrowed: boolean,
): readonly ['minor' | 'major', string] {
  if (before.length === 0) {
    return ['minor', 'was added'];
  }
  if (after.length === 0) {
    return ['major', 'was removed'];
  }
  return isNarrowed
    ? ['major', 'has changed, and old code may not compile']
    : ['minor', 'has changed, and old code still compiles'];
}
