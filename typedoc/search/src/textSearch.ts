import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { describeRecords, nameFor } from './indexedRecord';
import type { Query } from './query';
import type { SearchRecord } from './record';
import { createAnalyser, foldName, isContentWord, splitName, splitWords } from './tokens';

export interface TextHit {
  readonly record: SearchRecord;
  readonly score: number;
  /** The share of the query that matches, from 0 to 1; rare words count more. */
  readonly share: number;
  readonly alias?: string;
}

export type TextSearch = (
  query: Query,
  passes: (record: SearchRecord) => boolean,
) => readonly TextHit[];

const BOOST = { name: 3, owner: 1, alias: 3, words: 2.2, heading: 2.5, text: 1 };

type Field = keyof typeof BOOST;

const NAME_FIELDS: readonly Field[] = ['name', 'owner', 'alias'];

const OPTIONS: SearchOptions = {
  boost: BOOST,
  bm25: { k: 1.2, b: 0.4, d: 0.5 },
  tokenize: (token) => [token],
};

const PREFIX = { score: 0.5, share: 0.72 };
const MIN_PREFIX = 3;

const TYPO_SHARE = 0.7;
const typosIn = ({ length }: string): number => (length >= 6 ? 2 : length >= 4 ? 1 : 0);

const PARTS = { score: 0.83, share: 0.57 };

/** In `chance.shuffle` the last word counts more. */
const LAST_OF_CHAIN = 1.5;

const LACKING = 2.5;

const MIN_SHARE = 0.2;
const MAX_WORDS = 14;
const MAX_HITS = 80;

interface Match {
  readonly score: number;
  readonly share: number;
}

type Matches = ReadonlyMap<number, Match>;

interface Word {
  readonly matches: Matches;
  readonly rarity: number;
  readonly weight: number;
}

const NONE: Match = { score: 0, share: 0 };

export function createTextSearch(locale: string, records: readonly SearchRecord[]): TextSearch {
  const analyser = createAnalyser(locale);
  const indexedRecords = describeRecords(records);
  const index = new MiniSearch<Readonly<Record<'id', number> & Record<Field, string>>>({
    fields: Object.keys(BOOST),
    tokenize: (text, field) =>
      NAME_FIELDS.includes(field as Field) ? analyser.ofNames(text) : analyser.ofProse(text),
    processTerm: (term) => term,
  });
  index.addAll(
    records.map((record, id) => ({ id, ...fieldsOf(record, indexedRecords[id]?.owner) })),
  );

  function findToken(token: string): { readonly matches: Matches; readonly rarity: number } {
    const matches = new Map<number, Match>();
    const add = (results: readonly SearchResult[], score: number, share: number): void => {
      for (const result of results) {
        matches.set(Number(result.id), { score: result.score * score, share });
      }
    };
    const fields = [...NAME_FIELDS];
    add(index.search(analyser.stemOf(token), OPTIONS), 1, 1);
    const { size } = matches;
    if (token.length >= MIN_PREFIX) {
      const longer = index
        .search(token, { ...OPTIONS, fields, prefix: true })
        .filter(({ id }) => !matches.has(Number(id)));
      add(longer, PREFIX.score, PREFIX.share);
    }
    if (matches.size === 0) {
      add(index.search(token, { ...OPTIONS, fields, fuzzy: typosIn(token) }), 1, TYPO_SHARE);
    }
    return { matches, rarity: Math.log(1 + records.length / (1 + (size || matches.size))) };
  }

  function findWord(parts: readonly string[], weight: number): Word {
    const whole = findToken(parts.join(''));
    if (parts.length === 1) {
      return { ...whole, weight };
    }
    const found = parts.map(findToken);
    const total = found.reduce((sum, { rarity }) => sum + rarity, 0);
    const matches = new Map<number, Match>();
    for (const part of found) {
      const share = (PARTS.share * part.rarity) / total;
      for (const [id, match] of part.matches) {
        matches.set(id, plus(matches.get(id) ?? NONE, match, PARTS.score, share));
      }
    }
    for (const [id, match] of whole.matches) {
      matches.set(id, better(matches.get(id) ?? NONE, match));
    }
    return { matches, rarity: Math.max(whole.rarity, total), weight };
  }

  return ({ text }, passes) => {
    const { words, last } = readWords(text);
    const found = words.map((parts) => findWord(parts, parts === last ? LAST_OF_CHAIN : 1));
    const total = found.reduce((sum, { rarity, weight }) => sum + rarity * weight, 0);
    const searchedName = foldName(text);
    const ids = [...new Set(found.flatMap(({ matches }) => [...matches.keys()]))];
    const hits = ids.flatMap((id) => {
      const record = records[id];
      const indexed = indexedRecords[id];
      if (record === undefined || indexed === undefined || !passes(record)) {
        return [];
      }
      let match = NONE;
      for (const { matches, rarity, weight } of found) {
        match = plus(match, matches.get(id) ?? NONE, weight, (rarity * weight) / total);
      }
      const { worth, ...alias } = nameFor(indexed, searchedName);
      const score = match.score * match.share ** LACKING * worth * indexed.weight;
      const isAnswer = match.share >= MIN_SHARE;
      return isAnswer ? [{ record, score, share: match.share, ...alias }] : [];
    });
    return hits.sort((self, other) => other.score - self.score).slice(0, MAX_HITS);
  };
}

function plus(self: Match, other: Match, score: number, share: number): Match {
  return {
    score: self.score + other.score * score,
    share: self.share + other.share * share,
  };
}

function better(self: Match, other: Match): Match {
  return {
    score: Math.max(self.score, other.score),
    share: Math.max(self.share, other.share),
  };
}

const CHAIN = /^[\w$]+(?:[.:#]+[\w$]+)+$/;
const NAME = /^[\p{L}\p{Nd}_$]+(?:[.:#_-]+[\p{L}\p{Nd}_$]+)*$/u;

function readWords(text: string): {
  readonly words: readonly (readonly string[])[];
  readonly last: readonly string[] | undefined;
} {
  const plain = text.trim();
  const isName = NAME.test(plain);
  const all = [...new Set(splitWords(plain))].map(splitName);
  const telling = all
    .map((parts) => (isName ? parts : parts.filter(isContentWord)))
    .filter((parts) => parts.length > 0);
  const words = (telling.length > 0 ? telling : all).slice(0, MAX_WORDS);
  return { words, last: CHAIN.test(plain) ? words.at(-1) : undefined };
}

function fieldsOf(
  {
    title,
    package: packageName,
    trail,
    names = [],
    words = '',
    tasks = '',
    text = '',
  }: SearchRecord,
  owner: SearchRecord | undefined,
): Record<Field, string> {
  if (packageName === undefined) {
    const page = trail?.at(-1) ?? '';
    return { name: '', owner: page, alias: names.join(' '), words, heading: title, text };
  }
  const dot = title.lastIndexOf('.');
  const ownerName = dot === -1 ? '' : title.slice(0, dot);
  const last = title.slice(dot + 1);
  return {
    // Queries for `Option.map` are `map`, both parts as one word, and `omap`.
    name:
      ownerName === ''
        ? last
        : `${last} ${title.replaceAll('.', '')} ${ownerName.charAt(0)}${last}`,
    owner: [ownerName, ...(owner?.names ?? []), packageName].join(' '),
    alias: names.join(' '),
    words,
    heading: `${text} ${tasks}`,
    text: '',
  };
}
