import { useEffect, useRef, useState } from 'react';
import { findAnswers, type Found } from '../findAnswers';
import { openSession } from '../session';
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
export function useSearchField(first: string, options: SearchFieldOptions): SearchField {
  const { baseUrl, limit } = options;
  const [typed, setTyped] = useState(first);
  const [answers, setAnswers] = useState(NO_ANSWERS);
  const [retries, setRetries] = useState(0);
  const pages = useRef(NO_ANSWERS.pages);
  const query = toQuery(typed);

  useEffect(() => {
    let isLatest = true;
    const search = async (): Promise<void> => {
      const session = await openSession(baseUrl);
      const request = { query, baseUrl, limit, pagesBefore: pages.current };
      const show = (found: Found): void => {
        if (isLatest) {
          pages.current = found.pages;
          setAnswers({ ...found, query, packages: session.packages });
        }
      };
      if (isLatest) {
        await findAnswers(session, request, show);
      }
    };
    if (query === '') {
      pages.current = [];
    } else {
      search().catch(() => {
        if (isLatest) {
          setAnswers({ ...NO_ANSWERS, query, hasFailed: true });
        }
      });
    }
    return () => {
      isLatest = false;
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
