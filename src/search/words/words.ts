import MiniSearch from 'minisearch';
import { foldText } from '../foldText';
import { joinBase } from '../joinBase';
import { type Analyser, createAnalyser } from './analyse';
import { excerptOf } from './excerpt';
import type { WordFile, WordRecord } from './record';
import { THESAURUS } from './thesaurus';
import type { WordPage, WordPart } from './wordPage';

/** Finds pages and public names by their words, the best first. */
export type WordSearch = (query: string) => Promise<readonly WordPage[]>;

/** Where a word stands says how much a place is about it. */
const BOOST = { title: 4, words: 3.5, asked: 2.5, tasks: 1, text: 1 };

/** A word that means the same counts for less than the one that was asked. */
const SYNONYM_WEIGHT = 0.5;

/** The share of a word that a place has when it has one that differs from it in a letter. */
const TYPO_SHARE = 0.55;

/** How fast a place falls behind when it lacks words of the question. */
const LACKING = 3;

/** Shorter words are one letter away from too many others, or begin too many. */
const MIN_LETTERS = 4;

/** More words than these do not narrow the search. */
const MAX_WORDS = 12;

/** How many places are read, and how many parts of one page are told. */
const MAX_RECORDS = 60;
const MAX_PARTS = 3;

/** The share of the question that a place must have to be an answer. */
const MIN_SHARE = 0.2;

/** Recipes answer questions; what is read from beginning to end tells why. */
const FOLDERS: readonly (readonly [path: RegExp, weight: number])[] = [
  [/^docs\/recipes\//, 1.6],
  [/^docs\/packages\//, 1.5],
  [/^docs\//, 1.1],
  [/^blog\//, 0.8],
];

const KINDS: Readonly<Partial<Record<WordRecord['kind'], number>>> = {
  namespace: 1.5,
  function: 1.7,
  class: 1.3,
  type: 1,
  interface: 1,
  const: 0.8,
  member: 0.8,
};

/** The match of a place with one word. */
interface Match {
  readonly score: number;
  /** How much of the word: less than 1 where it may be another word. */
  readonly share: number;
}

/** The matches of one place. */
interface Hit {
  readonly record: WordRecord;
  readonly score: number;
  readonly share: number;
}

/** Makes the search of the words of a site below a base, of which all places are known. */
export function createWordSearch({ locale, records }: WordFile, baseUrl: string): WordSearch {
  const analyse = createAnalyser(locale);
  const synonyms = readThesaurus(THESAURUS[locale] ?? [], analyse);
  const known = new Map(records.map((record) => [record.path, record]));
  const index = new MiniSearch<WordRecord>({
    idField: 'path',
    fields: Object.keys(BOOST),
    tokenize: (text) => [...analyse(text)],
    processTerm: (term) => term,
    searchOptions: { boost: BOOST, tokenize: (term) => [term] },
  });
  index.addAll(records);

  /** Scores the places that have a word, or one that means the same. */
  function matchesOf(word: string, isLast: boolean): ReadonlyMap<string, Match> {
    const own = index.search(word);
    const isLong = word.length >= MIN_LETTERS;
    const found =
      own.length > 0 || !isLong ? own : index.search(word, { prefix: isLast, fuzzy: 1 });
    const matches = new Map(
      found.map(({ id, score, terms }): [string, Match] => [
        String(id),
        { score, share: terms.some((term) => term.startsWith(word)) ? 1 : TYPO_SHARE },
      ]),
    );
    for (const other of synonyms.get(word) ?? []) {
      for (const { id, score } of index.search(other)) {
        const path = String(id);
        const before = matches.get(path)?.score ?? 0;
        matches.set(path, { score: Math.max(before, score * SYNONYM_WEIGHT), share: 1 });
      }
    }
    return matches;
  }

  /** Finds the places that have any of the words: all words count, rare ones for more. */
  function findRecords(words: readonly string[]): readonly Hit[] {
    const scores = new Map<string, number>();
    const shares = new Map<string, number>();
    const found = words.map((word, position) => matchesOf(word, position === words.length - 1));
    const rarities = found.map(({ size }) => Math.log(1 + records.length / (1 + size)));
    const total = rarities.reduce((sum, rarity) => sum + rarity, 0);
    // A number is no matter by itself where words are asked for: too many places have one.
    const hasLetters = words.map((word) => /\p{L}/u.test(word));
    const isFound = hasLetters.includes(true)
      ? new Set(found.flatMap((each, position) => (hasLetters[position] ? [...each.keys()] : [])))
      : undefined;
    for (const [position, ofWord] of found.entries()) {
      for (const [path, { score, share }] of ofWord) {
        if (isFound?.has(path) === false) {
          continue;
        }
        scores.set(path, (scores.get(path) ?? 0) + score);
        shares.set(path, (shares.get(path) ?? 0) + (share * (rarities[position] ?? 0)) / total);
      }
    }
    return [...scores]
      .flatMap(([path, score]): Hit[] => {
        const record = known.get(path);
        const share = shares.get(path) ?? 0;
        return record === undefined || share < MIN_SHARE
          ? []
          : [{ record, share, score: score * share ** LACKING * weightOf(record) }];
      })
      .sort((self, other) => other.score - self.score)
      .slice(0, MAX_RECORDS);
  }

  function toPages(hits: readonly Hit[], words: readonly string[]): readonly WordPage[] {
    const meant = new Set(words.flatMap((word) => [word, ...(synonyms.get(word) ?? [])]));
    const isMatch = (word: string): boolean => analyse(word).some((stem) => meant.has(stem));
    const toPart = ({ path, title, text }: WordRecord): WordPart => ({
      path: joinBase(baseUrl, `/${path}`),
      title,
      excerpt: excerptOf(text, isMatch),
    });
    return [...groupByPage(hits)].flatMap(([path, ofPage]) => {
      const page = known.get(path);
      return page === undefined
        ? []
        : [
            {
              ...toPart(page),
              kind: page.kind,
              ...(page.package !== undefined && { package: page.package }),
              trail: page.trail ?? [],
              share: Math.max(...ofPage.map(({ share }) => share)),
              parts: ofPage
                .filter(({ record }) => record !== page)
                .slice(0, MAX_PARTS)
                .map(({ record }) => toPart(record)),
            },
          ];
    });
  }

  return (query) => {
    const words = [...new Set(analyse(query))].slice(0, MAX_WORDS);
    return Promise.resolve(toPages(findRecords(words), words));
  };
}

function weightOf({ path, kind }: WordRecord): number {
  return FOLDERS.find(([pattern]) => pattern.test(path))?.[1] ?? KINDS[kind] ?? 1;
}

function groupByPage(hits: readonly Hit[]): ReadonlyMap<string, readonly Hit[]> {
  const pages = new Map<string, Hit[]>();
  for (const hit of hits) {
    const path = pageOf(hit.record);
    pages.set(path, [...(pages.get(path) ?? []), hit]);
  }
  return pages;
}

/** The page of a section; a public name stands for itself. */
function pageOf({ path, package: name }: WordRecord): string {
  return name === undefined ? path.replace(/#.*/, '') : path;
}

/** Reads which stems mean the same. */
function readThesaurus(
  groups: readonly string[],
  analyse: Analyser,
): ReadonlyMap<string, ReadonlySet<string>> {
  const synonyms = new Map<string, Set<string>>();
  for (const group of groups) {
    const stems = group.split(' ').flatMap((word) => analyse(foldText(word)));
    for (const stem of stems) {
      const others = synonyms.get(stem) ?? new Set();
      synonyms.set(stem, others);
      for (const other of stems) {
        if (other !== stem) {
          others.add(other);
        }
      }
    }
  }
  return synonyms;
}
