import MiniSearch, { type SearchResult } from 'minisearch';
import { foldText } from '../foldText';
import { groupBy } from '../groupBy';
import { type Analyser, createAnalyser } from './analyse';
import { type Piece, markMatches } from './excerpt';
import type { WordFile, WordRecord } from './record';
import { THESAURUS } from './thesaurus';

/** A part of a page whose words answer a query. */
export interface WordPart {
  /** The path below the base of the site, with an anchor. */
  readonly path: string;
  /** Its heading. */
  readonly title: string;
  readonly excerpt: readonly Piece[];
}

/** A page or a public name whose words answer a query. */
export interface WordPage extends WordPart {
  readonly kind: WordRecord['kind'];
  /** The package of a public name. */
  readonly package?: string;
  /** The titles of what it belongs to, from the widest on. */
  readonly trail: readonly string[];
  /** How much of the question it answers, from 0 to 1: rare words count for more. */
  readonly share: number;
  /** The parts that answer best, the best first. */
  readonly parts: readonly WordPart[];
}

/** Finds pages and public names by their words, the best first. */
export type WordSearch = (query: string) => Promise<readonly WordPage[]>;

/** Where a word stands says how much a place is about it. */
const BOOST = { title: 4, words: 3.5, asked: 2, tasks: 1, text: 0.8 };

/** What means the same as a word of the question, as if it were this much of the word. */
const SYNONYM: Match = { score: 0.6, share: 0.6, said: 0.6 };

/** The page above a section, or the package above a name, is about what stands below it too. */
const ABOVE: Match = { score: 0.2, share: 0.4, said: 0.4 };

/** The share of a word that a place has when it has one that differs from it in a letter. */
const TYPO_SHARE = 0.55;

/** How much of a word a place says that is but asked for with it. */
const ASKED_SHARE = 0.5;

/** How fast a place falls behind when it lacks words of the question. */
const LACKING = 3;

/** What each further place of a page that answers adds to the page. */
const FURTHER = 0.5;

/** Of five letters one may be wrong: shorter words are a letter away from too many others. */
const FUZZINESS = 0.2;

/** More words than these do not narrow the search. */
const MAX_WORDS = 12;

/** How many places are read, and how many parts of one page are told. */
const MAX_RECORDS = 60;
const MAX_PARTS = 3;

/** The share of the question that a place must have to be an answer. */
const MIN_SHARE = 0.2;

/** Recipes answer questions, and guides of packages do; others tell why. */
const FOLDER_WEIGHTS: Readonly<Record<string, number>> = { recipes: 1.6, packages: 1.5 };

const KIND_WEIGHTS: Readonly<Partial<Record<WordRecord['kind'], number>>> = {
  guide: 1.1,
  post: 0.8,
  namespace: 1.5,
  function: 1.7,
  const: 0.8,
  member: 0.8,
};

/** How well a place has one word of the question. */
interface Match {
  readonly score: number;
  /** How much of the word: less than 1 where it may be another word. */
  readonly share: number;
  /** How much of it the place says itself: readers may ask for something else with the same words. */
  readonly said: number;
}

/** The places that have one word of the question. */
interface Word {
  readonly matches: ReadonlyMap<string, Match>;
  /** How telling the word is: the fewer places have it itself, the more. */
  readonly rarity: number;
}

/** How well a place answers all words. */
interface Hit extends Match {
  readonly record: WordRecord;
}

/** Makes the search of the words of a site of which all places are known. */
export function createWordSearch({ locale, records }: WordFile): WordSearch {
  const analyse = createAnalyser(locale);
  const synonyms = readThesaurus(THESAURUS[locale] ?? [], analyse);
  const known = new Map(records.map((record) => [record.path, record]));
  const index = new MiniSearch<WordRecord>({
    idField: 'path',
    fields: Object.keys(BOOST),
    // What has no such text counts in the mean length too, in whatever order places come.
    extractField: (record, field) => record[field as keyof WordRecord] ?? '',
    tokenize: (text) => [...analyse(text)],
    processTerm: (term) => term,
    searchOptions: { boost: BOOST, tokenize: (term) => [term] },
  });
  index.addAll(records);

  /** Scores the places that have a word, or one that means the same. */
  function findWord(word: string): Word {
    const own = index.search(word);
    const found = own.length > 0 ? own : index.search(word, { prefix: true, fuzzy: FUZZINESS });
    const matches = new Map(
      found.map((result): [string, Match] => [
        String(result.id),
        toMatch(result, result.terms.some((term) => term.startsWith(word)) ? 1 : TYPO_SHARE),
      ]),
    );
    for (const other of synonyms.get(word) ?? []) {
      for (const result of index.search(other)) {
        const path = String(result.id);
        matches.set(path, better(matches.get(path), weaken(toMatch(result, 1), SYNONYM)));
      }
    }
    return { matches, rarity: Math.log(1 + records.length / (1 + found.length)) };
  }

  /** Finds the places that have any of the words: all words count, rare ones for more. */
  function findRecords(words: readonly string[]): readonly Hit[] {
    const found = words.map(findWord);
    const total = found.reduce((sum, { rarity }) => sum + rarity, 0);
    const paths = new Set(found.flatMap(({ matches }) => [...matches.keys()]));
    return [...paths]
      .flatMap((path): readonly Hit[] => {
        const record = known.get(path);
        if (record === undefined) {
          return [];
        }
        const above = pathAbove(record);
        let score = 0;
        let share = 0;
        let said = 0;
        for (const { matches, rarity } of found) {
          const match = better(matches.get(path), weaken(matches.get(above) ?? NONE, ABOVE));
          score += match.score;
          share += (match.share * rarity) / total;
          said += (match.said * rarity) / total;
        }
        return [{ record, share, said, score: score * share ** LACKING * weightOf(record) }];
      })
      .filter(({ share }) => share >= MIN_SHARE)
      .sort((self, other) => other.score - self.score)
      .slice(0, MAX_RECORDS);
  }

  function toPages(hits: readonly Hit[], words: readonly string[]): readonly WordPage[] {
    const meant = new Set(words.flatMap((word) => [word, ...(synonyms.get(word) ?? [])]));
    const isMatch = (word: string): boolean => analyse(word).some((stem) => meant.has(stem));
    const toPart = ({ path, title, text }: WordRecord): WordPart => ({
      path: `/${path}`,
      title,
      excerpt: markMatches(text ?? '', isMatch),
    });
    const pages = [...groupBy(hits, ({ record }) => pageOf(record))].sort(
      ([, self], [, other]) => scoreTogether(other) - scoreTogether(self),
    );
    return pages.flatMap(([path, ofPage]) => {
      const page = known.get(path);
      return page === undefined
        ? []
        : [
            {
              ...toPart(page),
              kind: page.kind,
              ...(page.package !== undefined && { package: page.package }),
              trail: page.trail ?? [],
              share: Math.max(...ofPage.map(({ said }) => said)),
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

const NONE: Match = { score: 0, share: 0, said: 0 };

function toMatch({ score, match }: SearchResult, share: number): Match {
  const isSaid = Object.values(match).some((fields) => fields.some((field) => field !== 'asked'));
  return { score, share, said: isSaid ? share : share * ASKED_SHARE };
}

function weaken(self: Match, by: Match): Match {
  return {
    score: self.score * by.score,
    share: self.share * by.share,
    said: self.said * by.said,
  };
}

/** Returns the better of each part of two matches. */
function better(self: Match = NONE, other: Match): Match {
  return {
    score: Math.max(self.score, other.score),
    share: Math.max(self.share, other.share),
    said: Math.max(self.said, other.said),
  };
}

/** Scores a page by its places that answer, the best first. */
function scoreTogether([best, ...others]: readonly [Hit, ...Hit[]]): number {
  return others.reduce((sum, { score }) => sum + score * FURTHER, best.score);
}

function weightOf({ path, kind }: WordRecord): number {
  const [, folder = ''] = path.split('/');
  return FOLDER_WEIGHTS[folder] ?? KIND_WEIGHTS[kind] ?? 1;
}

/** The place that a place belongs to: the page of a section, or the package of a public name. */
function pathAbove({ path, package: name }: WordRecord): string {
  return path.includes('#') ? path.replace(/#.*/, '') : `api/${name ?? ''}`;
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
