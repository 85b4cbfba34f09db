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

const NAME_SCORES = { name: 3.5, lastPart: 2.6, title: 2, alias: 3 };

export interface IndexedRecord {
  readonly title: string;
  readonly lastPart: string;
  readonly names: ReadonlyMap<string, string>;
  readonly owner: SearchRecord | undefined;
  readonly weight: number;
}

export function nameFor(
  { title, lastPart, names }: IndexedRecord,
  searchedName: string,
): { readonly worth: number; readonly alias?: string } {
  if (title === searchedName) {
    return { worth: lastPart === '' ? NAME_SCORES.title : NAME_SCORES.name };
  }
  if (lastPart === searchedName) {
    return { worth: NAME_SCORES.lastPart };
  }
  const alias = names.get(searchedName);
  return alias === undefined ? { worth: 1 } : { worth: NAME_SCORES.alias, alias };
}

export function describeRecords(records: readonly SearchRecord[]): readonly IndexedRecord[] {
  const owners = new Map(
    records
      .filter((record) => record.package !== undefined && !record.title.includes('.'))
      .map((record) => [ownerKey(record), record] as const)
      .reverse(),
  );
  return records.map((record) => {
    const isSymbol = record.package !== undefined;
    const { title, kind } = record;
    const weight =
      KIND_WEIGHTS[kind] *
      (1 - Math.min(title.length, 40) * (isSymbol ? 0.004 : 0)) *
      (1 + 0.1 * Math.log1p(record.mentions ?? 0));
    return {
      title: foldName(title),
      lastPart: isSymbol ? foldName(title.slice(title.lastIndexOf('.') + 1)) : '',
      names: new Map(
        (record.names ?? []).map((written) => [foldName(written), written] as const).reverse(),
      ),
      owner: isSymbol && title.includes('.') ? owners.get(ownerKey(record)) : undefined,
      weight,
    };
  });
}

function ownerKey({ title, package: packageName = '' }: SearchRecord): string {
  return `${packageName} ${title.split('.', 1)[0] ?? ''}`;
}
