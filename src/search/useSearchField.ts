import { useEffect, useEffectEvent, useState } from 'react';
import { type Found, search } from '@tstd-internal/search';
import { openSearch } from './openSearch';
import { toQuery } from './toQuery';

/** The results so far for a query. */
export interface Answers extends Found {
  /** The query that they answer. */
  readonly query: string;
  /** The packages whose names are searched, once they are known. */
  readonly packages: readonly string[];
}

/** A field to search by, and what is found for what stands in it. */
export interface SearchField {
  readonly typed: string;
  /** What is asked by it. */
  readonly query: string;
  readonly found: Answers;
  /** Writes in the field. */
  readonly type: (text: string) => void;
  /** Asks the same again, after a failure. */
  readonly retry: () => void;
}

const NO_ANSWERS: Answers = {
  query: '',
  answers: [],
  isWeak: false,
  isCut: false,
  pages: [],
  unknownFilters: [],
  packages: [],
  isPending: false,
  hasFailed: false,
};

/** Answers what is typed with so many answers, and at first what stands in the field already. */
export function useSearchField(first: string, baseUrl: string, limit: number): SearchField {
  const [typed, type] = useState(first);
  const [answers, setAnswers] = useState(NO_ANSWERS);
  const [retries, setRetries] = useState(0);
  const query = toQuery(typed);
  const pagesBefore = useEffectEvent(() => answers.pages);

  useEffect(() => {
    const abort = new AbortController();
    const answer = async (): Promise<void> => {
      const session = await openSearch(baseUrl);
      abort.signal.throwIfAborted();
      const scope = { ways: session, limit, pagesBefore: pagesBefore() };
      for await (const found of search(query, scope)) {
        abort.signal.throwIfAborted();
        setAnswers({ ...found, query, packages: session.packages });
      }
    };
    if (query === '') {
      setAnswers(NO_ANSWERS);
    } else {
      answer().catch(() => {
        if (!abort.signal.aborted) {
          setAnswers({ ...NO_ANSWERS, query, hasFailed: true });
        }
      });
    }
    return () => {
      abort.abort();
    };
  }, [query, baseUrl, limit, retries]);

  return {
    typed,
    query,
    found: { ...answers, isPending: answers.isPending || answers.query !== query },
    type,
    retry: () => {
      setAnswers({ ...answers, isPending: true, hasFailed: false });
      setRetries(retries + 1);
    },
  };
}
