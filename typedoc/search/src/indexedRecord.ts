import type { SearchRecord } from './record';
import { foldName } from './tokens';

const KIND_WEIGHTS: Readonly<Record<SearchRecord['kind'], number>> = {
  guide: 1.4,
  namespace: 1.3,
  class: 1,
  page: 1,
  function: 0.9,
  interface: 0.9,
  type: 0.9,
  const: 0.8,
  member: 0.7,
  post: 0.6,
  reference: 0.55,
};

export const NAME_SCORES = { name: 3.5, lastPart: 2.6, title: 2, alias: 2.5, endOfChain: 1.6 };

export interface IndexedRecord {
  readonly title: string;
  readonly lastPart: string;
  readonly names: ReadonlyMap<string, { readonly written: string; readonly position: number }>;
  readonly owner: SearchRecord | undefined;
  /** The index of the page of a section, or of the package of a name. */
  readonly parent: number;
  readonly weight: number;
}

const MANY_NAMES = 45;

export function nameFor(
  { title, lastPart, names }: IndexedRecord,
  searchedName: string,
  endOfChain: string | undefined,
): { readonly worth: number; readonly alias?: string } {
  if (title === searchedName) {
    return { worth: lastPart === '' ? NAME_SCORES.title : NAME_SCORES.name };
  }
  if (lastPart === searchedName) {
    return { worth: NAME_SCORES.lastPart };
  }
  const alias = names.get(searchedName);
  if (alias !== undefined) {
    const worth = 1 + (NAME_SCORES.alias - 1) * Math.max(0.5, 1 - alias.position / MANY_NAMES);
    return { worth, alias: alias.written };
  }
  const end = endOfChain && names.get(endOfChain);
  if (end) {
    return { worth: NAME_SCORES.endOfChain, alias: end.written };
  }
  return { worth: endOfChain && lastPart === endOfChain ? NAME_SCORES.endOfChain : 1 };
}

export function describeRecords(records: readonly SearchRecord[]): readonly IndexedRecord[] {
  const positions = new Map(records.map(({ path }, position) => [path, position]));
  const owners = new Map(
    records
      .filter((record) => record.package !== undefined && !record.title.includes('.'))
      .map((record) => [`${record.package ?? ''} ${record.title}`, record])
      .reverse() as [string, SearchRecord][],
  );
  const popularities = popularityOf(records);
  return records.map((record, position) => {
    const isSymbol = record.package !== undefined;
    const { title, path, kind } = record;
    const key = ownerKey(record);
    const isMember = isSymbol && title.includes('.');
    const page = path.replace(/#.*/, '');
    const weight =
      KIND_WEIGHTS[kind] *
      (1 - Math.min(title.length, 40) * (isSymbol ? 0.004 : 0)) *
      (1 + 0.05 * (popularities[position] ?? 0));
    return {
      title: foldName(title),
      lastPart: isSymbol ? foldName(title.slice(title.lastIndexOf('.') + 1)) : '',
      names: new Map(
        (record.names ?? [])
          .map((written, index) => [foldName(written), { written, position: index }] as const)
          .reverse(),
      ),
      owner: isMember ? owners.get(key) : undefined,
      parent: (isSymbol ? positions.get(packagePath(record)) : positions.get(page)) ?? -1,
      weight,
    };
  });
}

export function popularityOf(records: readonly SearchRecord[]): readonly number[] {
  const mentions = new Map<string, number>();
  for (const record of records) {
    const key = ownerKey(record);
    mentions.set(key, (mentions.get(key) ?? 0) + (record.mentions ?? 0));
  }
  return records.map(
    (record) => Math.log1p(record.mentions ?? 0) + Math.log1p(mentions.get(ownerKey(record)) ?? 0),
  );
}

function packagePath({ path, package: packageName = '' }: SearchRecord): string {
  return path.slice(0, path.indexOf(`/${packageName}`) + packageName.length + 1);
}

function ownerKey({ title, package: packageName = '' }: SearchRecord): string {
  return `${packageName} ${title.split('.', 1)[0] ?? ''}`;
}
