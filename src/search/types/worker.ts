import index from '@generated/search/default/types.json';
import { serveRequests } from '../worker/serveRequests';
import { type Reason, TypeSearch } from '.';

/** An empty query only loads the worker. */
export interface TypeRequest {
  readonly query: string;
  /** How many answers are wanted: it takes longer to be sure of more. */
  readonly limit: number;
}

/** A symbol by its position in the table of names. */
export interface TypePosition {
  readonly position: number;
  readonly reasons: readonly Reason[];
}

const types = new TypeSearch(index);

serveRequests(({ query, limit }: TypeRequest): readonly TypePosition[] =>
  (types.search(query, limit) ?? []).map(({ id: position, reasons }) => ({ position, reasons })),
);
