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

export interface SearchFieldOptions {
  /** The base of the site in its language: `/std/fr/`. */
  readonly baseUrl: string;
  /** How many answers are wanted. */
  readonly limit: number;
}

/** A field to search by, and what is found for what stands in it. */
export interface SearchField {
  readonly typed: string;
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

/** Answers what is typed, and at first what stands in the field already. */
export function useSearchField(first: string, { baseUrl, limit }: SearchFieldOptions): SearchField {
  const [typed, setTyped] = useState(first);
  const [answers, setAnswers] = useState(NO_ANSWERS);
  const [retries, setRetries] = useState(0);
  const query = toQuery(typed);
  const pagesBefore = useEffectEvent(() => answers.pages);

  useEffect(() => {
    let latest = true;
    const isLatest = (): boolean => latest;
    const answer = async (): Promise<void> => {
      const session = await openSearch(baseUrl);
      if (!isLatest()) {
        return;
      }
      const scope = { ways: session, limit, pagesBefore: pagesBefore() };
      for await (const found of search(query, scope)) {
        if (!isLatest()) {
          return;
        }
        setAnswers({ ...found, query, packages: session.packages });
      }
    };
    if (query !== '') {
      answer().catch(() => {
        if (isLatest()) {
          setAnswers({ ...NO_ANSWERS, query, hasFailed: true });
        }
      });
    }
    return () => {
      latest = false;
    };
  }, [query, baseUrl, limit, retries]);

  return {
    typed,
    found:
      query === ''
        ? NO_ANSWERS
        : { ...answers, isPending: answers.isPending || answers.query !== query },
    type: (text) => {
      setTyped(text);
      if (toQuery(text) === '') {
        setAnswers(NO_ANSWERS);
      }
    },
    retry: () => {
      setAnswers({ ...answers, isPending: true, hasFailed: false });
      setRetries(retries + 1);
    },
  };
}
