import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { findAnswers, type Found } from '../findAnswers';
import { openSession } from '../session';
import { toQuery } from './toQuery';

/** What is found so far for a query. */
export interface Answers extends Found {
  /** The query that they answer. */
  readonly query: string;
}

const NOTHING: Answers = {
  query: '',
  answers: [],
  isCut: false,
  pages: [],
  unknownFilters: [],
  isPending: false,
  hasFailed: false,
};

export interface AnswersOptions {
  /** The base of the site in its language: `/std/fr/`. */
  readonly baseUrl: string;
  /** How many answers are wanted. */
  readonly limit: number;
}

/** Answers a query as it is typed: names at once, types and words as they come. */
export function useAnswers(typed: string, { baseUrl, limit }: AnswersOptions): Answers {
  const [answers, setAnswers] = useState(NOTHING);
  const pagesBefore = useRef(NOTHING.pages);
  const query = toQuery(typed);

  useEffect(() => {
    let isCurrent = true;
    const show = (found: Found): void => {
      pagesBefore.current = found.pages;
      setAnswers({ ...found, query });
    };
    const search = async (): Promise<void> => {
      try {
        const session = await openSession(baseUrl);
        const question = { query, baseUrl, limit, pagesBefore: pagesBefore.current };
        for await (const found of findAnswers(session, question)) {
          if (!isCurrent) {
            return;
          }
          // In React's turn the browser would most often draw a frame first, without it.
          flushSync(() => {
            show(found);
          });
        }
      } catch {
        if (isCurrent) {
          show({ ...NOTHING, hasFailed: true });
        }
      }
    };
    if (query === '') {
      show(NOTHING);
    } else {
      void search();
    }
    return () => {
      isCurrent = false;
    };
  }, [query, baseUrl, limit]);

  return { ...answers, isPending: answers.isPending || answers.query !== query };
}
