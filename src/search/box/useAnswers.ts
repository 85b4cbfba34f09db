import { useEffect, useState } from 'react';
import { type Answer, type Findings, mergeFindings } from '../answer';
import { openSession } from '../session';

/** What is found so far. */
export interface Answers {
  /** The query that they answer. */
  readonly query: string;
  readonly answers: readonly Answer[];
  /** Filters that no symbol passes: `kind:colour`. */
  readonly unknownFilters: readonly string[];
  /** Whether more may come. */
  readonly isPending: boolean;
  /** Whether something could not be loaded. */
  readonly hasFailed: boolean;
}

const NOTHING: Answers = {
  query: '',
  answers: [],
  unknownFilters: [],
  isPending: false,
  hasFailed: false,
};

const NO_FINDINGS: Findings = { names: [], types: [], words: [] };

/** A query longer than this is cut: nothing that one looks for is longer. */
const MAX_QUERY_LENGTH = 200;

/** How long one stops typing before the words of pages are looked through. */
const PAUSE_MILLISECONDS = 80;

const FILTER_KEYS = { kind: 'kind', package: 'pkg' } as const;

/** What makes a query a type rather than a name. */
const ARROW = /->|=>|→|<.*>|\[\]|^\s*\(/;

/** Answers a query as it is typed: names at once, types and words as they come. */
export function useAnswers(typed: string, baseUrl: string): Answers {
  const [answers, setAnswers] = useState(NOTHING);
  const query = typed.slice(0, MAX_QUERY_LENGTH).trim();

  useEffect(() => {
    if (query === '') {
      setAnswers(NOTHING);
      return undefined;
    }
    let isCurrent = true;
    let timer: number | undefined;
    let findings = NO_FINDINGS;
    let hasFailed = false;
    let unknownFilters: readonly string[] = [];

    const show = (isPending: boolean): void => {
      if (isCurrent) {
        const merged = mergeFindings(findings, query, baseUrl);
        setAnswers({ query, answers: merged, unknownFilters, isPending, hasFailed });
      }
    };
    const add = async (search: () => Promise<Partial<Findings>>): Promise<void> => {
      try {
        findings = { ...findings, ...(await search()) };
      } catch {
        hasFailed = true;
      }
      show(true);
    };

    void (async () => {
      try {
        const session = await openSession(baseUrl);
        const found = session.findNames(query);
        unknownFilters = found.unknownFilters.map(({ by, value }) => `${FILTER_KEYS[by]}:${value}`);
        findings = { ...findings, names: found.results };
        show(true);
        const isFiltered = /\b[a-z]+:/i.test(query);
        await Promise.all([
          ARROW.test(query)
            ? add(async () => ({ types: await session.findTypes(query) }))
            : undefined,
          isFiltered || ARROW.test(query)
            ? undefined
            : add(async () => {
                await new Promise((resolve) => {
                  timer = window.setTimeout(resolve, PAUSE_MILLISECONDS);
                });
                return isCurrent ? { words: await session.findWords(query) } : {};
              }),
        ]);
      } catch {
        hasFailed = true;
      }
      show(false);
    })();
    return () => {
      isCurrent = false;
      window.clearTimeout(timer);
    };
  }, [query, baseUrl]);

  return answers;
}
