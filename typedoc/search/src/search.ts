import { type Answer, type Findings, isWeak, mergeFindings } from './answer';
import type { NameAnswer } from './names/search';
import { type Filter, parseQuery } from './parseQuery';
import type { SearchWays } from './session';
import type { WordPage } from './words/wordPage';

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

/** The words of pasted HTML are those of the language, not of a question. */
const MARKUP = /<\/\w+>/;

/** So many types are looked through for a name, or by a filter. */
const MANY = 50;

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
  const written = filters.map(toText);
  const isSelective = filters.length > 0 || name !== undefined;
  // Other threads search while names are found in this one.
  const types =
    type === undefined ? undefined : attempt(ways.findTypes(type, isSelective ? MANY : limit));
  const hasWords = text !== '' && !MARKUP.test(text);
  const words = hasWords ? attempt(ways.findWords(text)) : undefined;
  let findings: Findings = { names: [], types: [], words: hasWords ? pagesBefore : [] };
  let unknownFilters: NameAnswer['unknownFilters'] = [];
  let passes: NameAnswer['passes'] = () => true;
  let hasFailed = false;

  const found = (isPending: boolean): Found => {
    const passing = {
      ...findings,
      types: findings.types.filter(({ symbol }) => passes(symbol)),
      words: findings.words.filter(passes),
    };
    const answers = mergeFindings(passing, { query: text, name, limit });
    return {
      answers,
      isWeak: !isPending && answers.length > 0 && isWeak(passing, text),
      isCut: answers.length === limit,
      pages: findings.words,
      unknownFilters: unknownFilters.map(toText),
      isPending,
      hasFailed,
    };
  };
  function take<Value>({ value, hasFailed: isFailure }: Attempt<Value>): Value | undefined {
    hasFailed ||= isFailure;
    return value;
  }
  const findNames = (): void => {
    const answer = ways.findNames(name === undefined ? query : [...written, name].join(' '));
    findings = { ...findings, names: answer.results };
    ({ unknownFilters, passes } = answer);
  };

  findNames();
  if (types !== undefined || words !== undefined || !ways.knowsVocabulary()) {
    yield found(true);
  }
  if (!ways.knowsVocabulary()) {
    take(await attempt(ways.learnVocabulary()));
    findNames();
  }
  if (types !== undefined) {
    findings = { ...findings, types: take(await types) ?? [] };
  }
  if (words !== undefined) {
    findings = { ...findings, words: take(await words) ?? [] };
  }
  yield found(false);
}

function toText({ by, value }: Filter): string {
  return `${FILTER_KEYS[by]}:${value}`;
}

interface Attempt<Value> {
  readonly value?: Value;
  readonly hasFailed: boolean;
}

/** Waits for a value that need not come. */
async function attempt<Value>(promise: Promise<Value>): Promise<Attempt<Value>> {
  try {
    return { value: await promise, hasFailed: false };
  } catch {
    return { hasFailed: true };
  }
}
