import { type Answer, type TypeResult, isWeak, mergeFindings } from './answer';
import type { NameAnswer } from './names/search';
import { type Filter, parseQuery } from './parseQuery';
import type { SearchWays } from './session';
import type { WordPage } from './words/words';

/** The results so far. */
export interface Found {
  readonly answers: readonly Answer[];
  /** Whether no answer fits: they are what is nearest. */
  readonly isWeak: boolean;
  /** Whether there may be more answers than were wanted. */
  readonly isCut: boolean;
  /** The pages among them. */
  readonly pages: readonly WordPage[];
  /** Filters that no symbol passes: `kind:colour`. */
  readonly unknownFilters: readonly string[];
  /** Whether more may come, or pages that answer the query before may go. */
  readonly isPending: boolean;
  /** Whether a way of searching could not be loaded. */
  readonly hasFailed: boolean;
}

/** Where is searched, and how far. */
export interface SearchScope {
  readonly ways: SearchWays;
  /** How many answers are wanted. */
  readonly limit: number;
  /** The pages that answer what was asked before, to stay in place until others come. */
  readonly pagesBefore?: readonly WordPage[];
}

const FILTER_KEYS = { kind: 'kind', package: 'pkg' } as const;

/**
 * Finds the answers to a query, and yields all of them whenever there are more: first those that
 * need no other thread. Names, types and words are always asked, so that what one of them does not
 * know another may.
 */
export async function* search(
  query: string,
  { ways, limit, pagesBefore = [] }: SearchScope,
): AsyncGenerator<Found, void> {
  const { filters, words: text, type, name } = parseQuery(query);
  const hasWords = text !== '';
  let hasFailed = false;
  /** Waits for something that need not come. */
  async function attempt<Value>(promise: Promise<Value>): Promise<Value | undefined> {
    try {
      return await promise;
    } catch {
      hasFailed = true;
      return undefined;
    }
  }
  // Other threads search while names are found in this one.
  const typesToCome = type === undefined ? undefined : attempt(ways.findTypes(type));
  const pagesToCome = hasWords ? attempt(ways.findWords(text)) : undefined;
  const findNames = (): NameAnswer =>
    ways.findNames(name === undefined ? query : [...filters.map(toText), name].join(' '));
  let names = findNames();
  let types: readonly TypeResult[] = [];
  let pages = hasWords ? pagesBefore : [];

  const found = (isPending: boolean): Found => {
    const findings = {
      names: names.results,
      types: types.filter(({ symbol }) => names.passes(symbol)),
      words: pages.filter(names.passes),
    };
    const answers = mergeFindings(findings, { query: text, name, limit });
    return {
      answers,
      isWeak: !isPending && answers.length > 0 && isWeak(findings, text),
      isCut: answers.length === limit,
      pages,
      unknownFilters: names.unknownFilters.map(toText),
      isPending,
      hasFailed,
    };
  };

  const vocabularyToCome = ways.learnVocabulary();
  if (typesToCome ?? pagesToCome ?? vocabularyToCome) {
    yield found(true);
  }
  if (vocabularyToCome !== undefined) {
    await attempt(vocabularyToCome);
    names = findNames();
  }
  types = (await typesToCome) ?? [];
  pages = (await pagesToCome) ?? [];
  yield found(false);
}

function toText({ by, value }: Filter): string {
  return `${FILTER_KEYS[by]}:${value}`;
}
