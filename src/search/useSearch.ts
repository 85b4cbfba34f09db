import { useEffect, useMemo, useState } from 'react';
import { type Found, type Query, createSearchClient, parseQuery } from '@tstd-internal/search';

export interface SearchState extends Found {
  readonly typed: string;
  readonly query: Query;
  readonly isEmpty: boolean;
  readonly isPending: boolean;
  readonly hasFailed: boolean;
  readonly type: (text: string) => void;
  readonly retry: () => void;
}

const NOTHING: Found = { answers: [], isWeak: false, unknownFilters: [], packages: [] };

const sendQuery = createSearchClient(() => new Worker(new URL('./worker.ts', import.meta.url)));

/** Ignores errors, which the next query reports. */
export function loadSearch(): void {
  sendQuery(parseQuery(''), 0).catch(() => undefined);
}

export function useSearch(limit: number): SearchState {
  const [typed, type] = useState('');
  const [answered, setAnswered] = useState<{ readonly query: Query; readonly found?: Found }>();
  const [retries, setRetries] = useState(0);
  const query = useMemo(() => parseQuery(typed), [typed]);
  const isEmpty = query.text === '' && query.filters.length === 0;

  useEffect(() => {
    let isCurrent = !isEmpty;
    if (isCurrent) {
      sendQuery(query, limit)
        .then((found) => {
          if (isCurrent && found !== undefined) {
            setAnswered({ query, found });
          }
        })
        .catch(() => {
          if (isCurrent) {
            setAnswered({ query });
          }
        });
    }
    return () => {
      isCurrent = false;
    };
  }, [query, isEmpty, limit, retries]);

  const isPending = !isEmpty && answered?.query !== query;
  return {
    ...((isEmpty ? undefined : answered?.found) ?? NOTHING),
    typed,
    query,
    isEmpty,
    isPending,
    hasFailed: !isEmpty && !isPending && answered?.found === undefined,
    type,
    retry: () => {
      setAnswered(undefined);
      setRetries(retries + 1);
    },
  };
}
