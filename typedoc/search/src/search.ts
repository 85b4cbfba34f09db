import { type Piece, excerptOf, markWords } from './excerpt';
import { type Filter, type Query, applyFilters } from './query';
import type { SearchData, SearchRecord } from './record';
import { type TextHit, createTextSearch } from './textSearch';
import { foldName } from './tokens';
import { type Reason, TypeSearch } from './types';

export interface Answer extends AnswerPart {
  readonly package?: string;
  readonly trail?: readonly string[];
  readonly signatures?: readonly string[];
  readonly reasons?: readonly Reason[];
  readonly alias?: string;
  /** The matching sections of a page, and other pages with the same name. */
  readonly parts: readonly AnswerPart[];
}

export interface AnswerPart {
  readonly path: string;
  readonly kind: SearchRecord['kind'];
  readonly title: readonly Piece[];
  readonly excerpt: readonly Piece[];
}

export interface Found {
  readonly answers: readonly Answer[];
  /** Whether no result matches, and these are only the closest. */
  readonly isWeak: boolean;
  readonly unknownFilters: readonly Filter[];
  readonly packages: readonly string[];
}

export type Search = (query: Query, limit: number) => Found;

/** Pages that match a smaller share of the query are about something else. */
const FITTING_SHARE = 0.68;

/** The share of its score that a second section adds to its page; a third one adds the square. */
const FURTHER = 0.45;

const NAMESAKE = 0.7;

const MAX_PARTS = 3;

/** A heading that more sections have does not describe any of them: “See also”. */
const MAX_NAMESAKES = 8;

export function createSearch({ locale, records }: SearchData): Search {
  const findText = createTextSearch(locale, records);
  const packages = [...new Set(records.flatMap((record) => record.package ?? []))];
  const mentions = new Map(records.map((record) => [record.title, record.mentions ?? 0]));
  const popularity = ({ title, mentions: own = 0 }: SearchRecord): number =>
    own + (mentions.get(title.split('.', 1)[0] ?? '') ?? 0);
  // The best known symbols first, because of equally close types the first one wins.
  const symbols = records
    .filter((record) => record.package !== undefined)
    .sort((self, other) => popularity(other) - popularity(self));
  const pages = new Map(records.map((record) => [record.path, record]));
  const counts = new Map<string, number>();
  for (const { title } of records) {
    counts.set(title, (counts.get(title) ?? 0) + 1);
  }
  const isDistinctive = ({ title }: SearchRecord): boolean =>
    (counts.get(title) ?? 0) <= MAX_NAMESAKES;
  let types: TypeSearch | undefined;
  const typeSearch = (): TypeSearch =>
    (types ??= new TypeSearch(
      symbols.map(({ signatures = [] }) => signatures),
      symbols.flatMap(foreignTypes),
    ));

  return (query, limit) => {
    const { passes, unknown } = applyFilters(query.filters, packages);
    const typed =
      query.type === undefined
        ? []
        : typeSearch()
            .search(query.type)
            .flatMap(({ id, reasons }) => {
              const record = symbols[id];
              return record === undefined || !passes(record) ? [] : [{ record, reasons }];
            });
    const hits =
      query.text === '' && query.filters.length > 0
        ? symbols.filter(passes).map((record) => ({ record, score: 0, share: 1 }))
        : findText(query.name === undefined ? query : { ...query, text: query.name }, passes);
    const toPart = (record: SearchRecord): AnswerPart => ({
      path: record.path,
      kind: record.kind,
      title: markWords(record.title, query.text),
      excerpt: excerptOf(record.text ?? '', query.text),
    });
    const toAnswer = ({ record, parts = [], reasons, alias }: Ranked): Answer => ({
      ...toPart(record),
      ...(record.package !== undefined && { package: record.package }),
      ...(record.trail !== undefined && { trail: record.trail }),
      ...(record.signatures !== undefined && { signatures: record.signatures }),
      ...(reasons !== undefined && { reasons }),
      ...(alias !== undefined && { alias }),
      parts: parts.filter(isDistinctive).slice(0, MAX_PARTS).map(toPart),
    });
    const lastPart = query.name === undefined ? undefined : lastPartOf(query.name);
    const hasName = ({ record }: Ranked): boolean => lastPartOf(record.title) === lastPart;
    const ranked = rankHits(hits, pages);
    // Symbols that match by type and name come first, then by name, then by type.
    const merged = distinct([
      ...typed.filter(hasName),
      ...(lastPart === undefined ? [] : ranked.filter(hasName)),
      ...typed,
      ...ranked,
    ]);
    return {
      answers: merged.slice(0, limit).map(toAnswer),
      isWeak:
        merged.length > 0 && typed.length === 0 && hits.every(({ share }) => share < FITTING_SHARE),
      unknownFilters: unknown,
      packages,
    };
  };
}

interface Ranked {
  readonly record: SearchRecord;
  readonly parts?: readonly SearchRecord[];
  readonly reasons?: readonly Reason[];
  readonly alias?: string;
}

function rankHits(
  hits: readonly TextHit[],
  pages: ReadonlyMap<string, SearchRecord>,
): readonly Ranked[] {
  const groups = groupHits(hits);
  const counts = new Map<string, number>();
  return [...groups]
    .map(([key, [first, ...others]]) => {
      const isPage = first.record.package === undefined;
      const record = isPage ? (pages.get(key) ?? first.record) : first.record;
      const name = isPage ? key : lastPartOf(record.title);
      const count = counts.get(name) ?? 0;
      counts.set(name, count + 1);
      const further = others.reduce(
        (sum, { score }, index) => sum + score * FURTHER ** (index + 1),
        0,
      );
      return {
        record,
        parts: [first, ...others].map((hit) => hit.record).filter((part) => part !== record),
        score: (first.score + (isPage ? further : 0)) * NAMESAKE ** count,
        ...(first.alias !== undefined && { alias: first.alias }),
      };
    })
    .sort((self, other) => other.score - self.score);
}

function groupHits(
  hits: readonly TextHit[],
): ReadonlyMap<string, readonly [TextHit, ...TextHit[]]> {
  const groups = new Map<string, [TextHit, ...TextHit[]]>();
  for (const hit of hits) {
    const { path, title, package: packageName } = hit.record;
    const key = packageName === undefined ? path.replace(/#.*/, '') : `${packageName} ${title}`;
    const group = groups.get(key);
    if (group === undefined) {
      groups.set(key, [hit]);
    } else {
      group.push(hit);
    }
  }
  return groups;
}

function distinct(ranked: readonly Ranked[]): readonly Ranked[] {
  const paths = new Set<string>();
  const isNew = ({ path }: SearchRecord): boolean => {
    const isKnown = paths.has(path);
    paths.add(path);
    return !isKnown;
  };
  return ranked
    .filter(({ record }) => isNew(record))
    .map(({ parts = [], ...each }) => ({ ...each, parts: parts.filter(isNew) }));
}

function lastPartOf(name: string): string {
  return foldName(name.slice(name.lastIndexOf('.') + 1));
}

function foreignTypes({
  title,
  names = [],
  signatures = [],
}: SearchRecord): readonly (readonly [theirs: string, ours: string])[] {
  const declared = /^(?:type|interface|class) (?<head>[\w$]+(?:<[^=]*?>)?)(?: =| extends|$)/.exec(
    signatures[0] ?? '',
  );
  return declared === null || title.includes('.')
    ? []
    : names.map((name) => [
        name,
        name.includes('<') ? (declared.groups?.['head'] ?? title) : title,
      ]);
}
