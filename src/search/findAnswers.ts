import { type Answer, type Findings, mergeFindings } from './answer';
import type { SearchWays } from './session';
import type { WordPage } from './words/wordPage';

/** What is found so far. */
export interface Found {
  readonly answers: readonly Answer[];
  /** The pages among them. */
  readonly pages: readonly WordPage[];
  /** Filters that no symbol passes: `kind:colour`. */
  readonly unknownFilters: readonly string[];
  /** Whether more may come, or pages that answer the query before may go. */
  readonly isPending: boolean;
  /** Whether a way of searching could not be loaded. */
  readonly hasFailed: boolean;
}

/** What is asked, and what was known before. */
export interface Question {
  readonly query: string;
  /** The base of the site in its language: `/std/fr/`. */
  readonly baseUrl: string;
  /** How many answers are wanted. */
  readonly limit: number;
  /** The pages that answer what was asked before, to stay in place until others come. */
  readonly pagesBefore?: readonly WordPage[];
}

const FILTER_KEYS = { kind: 'kind', package: 'pkg' } as const;

/** What makes a query a type rather than a name. */
const TYPE = /->|=>|→|<.*>|\[\]|^\s*\(/;
const FILTER = /\b[a-z]+:/i;

/** Finds what answers a question, and tells all there is whenever there is more. */
export async function* findAnswers(
  ways: SearchWays,
  { query, baseUrl, pagesBefore = [], limit }: Question,
): AsyncGenerator<Found, void, void> {
  const isType = TYPE.test(query);
  const hasWords = !isType && !FILTER.test(query);
  const { results, unknownFilters } = ways.findNames(query);
  let findings: Findings = { names: results, types: [], words: hasWords ? pagesBefore : [] };
  let hasFailed = false;

  const found = (isPending: boolean): Found => ({
    answers: mergeFindings(findings, { query, baseUrl, limit }),
    pages: findings.words,
    unknownFilters: unknownFilters.map(({ by, value }) => `${FILTER_KEYS[by]}:${value}`),
    isPending,
    hasFailed,
  });
  const add = async (search: () => Promise<Partial<Findings>>): Promise<void> => {
    try {
      findings = { ...findings, ...(await search()) };
    } catch {
      hasFailed = true;
    }
  };

  // Names that a type happens to begin like are not what is waited for.
  if (!isType && (hasWords || !ways.knowsVocabulary())) {
    yield found(true);
  }
  if (!ways.knowsVocabulary()) {
    await add(async () => {
      await ways.learnVocabulary();
      return { names: ways.findNames(query).results };
    });
  }
  if (isType) {
    await add(async () => ({ types: await ways.findTypes(query) }));
  } else if (hasWords) {
    await add(async () => ({ words: await ways.findWords(query) }));
  }
  yield found(false);
}
