import { type Answer, type Findings, isWeak, mergeFindings } from './answer';
import type { NameAnswer } from './names/search';
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

/** A query, and the pages found for the one before. */
export interface SearchRequest {
  readonly query: string;
  /** The base of the site in its language: `/std/fr/`. */
  readonly baseUrl: string;
  /** How many answers are wanted. */
  readonly limit: number;
  /** The pages that answer what was asked before, to stay in place until others come. */
  readonly pagesBefore?: readonly WordPage[];
}

const FILTER_KEYS = { kind: 'kind', package: 'pkg' } as const;

/** Syntax that tells a type from a name. */
const TYPE = /->|=>|→|<.*>|\[\]|^\s*\(/;
const FILTER = /\b[a-z]+:/i;

/**
 * Finds the answers to a query, and reports all of them whenever there are more.
 *
 * Results that need no other thread are reported before the call returns.
 */
export async function findAnswers(
  ways: SearchWays,
  { query, baseUrl, pagesBefore = [], limit }: SearchRequest,
  onFound: (found: Found) => void,
): Promise<void> {
  const isType = TYPE.test(query);
  const hasWords = !isType && !FILTER.test(query);
  // Other threads search while names are found in this one.
  const types = isType ? attempt(ways.findTypes(query, limit)) : undefined;
  const words = hasWords ? attempt(ways.findWords(query)) : undefined;
  let findings: Findings = { names: [], types: [], words: hasWords ? pagesBefore : [] };
  let unknownFilters: NameAnswer['unknownFilters'] = [];
  let hasFailed = false;

  const found = (isPending: boolean): Found => {
    const answers = mergeFindings(findings, { query, baseUrl, limit });
    return {
      answers,
      isWeak: !isPending && answers.length > 0 && isWeak(findings, query),
      isCut: answers.length === limit,
      pages: findings.words,
      unknownFilters: unknownFilters.map(({ by, value }) => `${FILTER_KEYS[by]}:${value}`),
      isPending,
      hasFailed,
    };
  };
  const take = <Value>({ value, hasFailed: isFailure }: Attempt<Value>): Value | undefined => {
    hasFailed ||= isFailure;
    return value;
  };
  const findNames = (): void => {
    const { results: names, unknownFilters: unknown } = ways.findNames(query);
    findings = { ...findings, names };
    unknownFilters = unknown;
  };

  if (types !== undefined) {
    findings = { ...findings, types: take(await types) ?? [] };
    if (findings.types.length > 0) {
      onFound(found(false));
      return;
    }
  }
  findNames();
  if (words !== undefined || !ways.knowsVocabulary()) {
    onFound(found(true));
  }
  if (!ways.knowsVocabulary()) {
    take(await attempt(ways.learnVocabulary()));
    findNames();
  }
  if (words !== undefined) {
    findings = { ...findings, words: take(await words) ?? [] };
  }
  onFound(found(false));
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
