import { serveRequests } from '../worker/serveRequests';
import { type TypeHit, type TypeIndex, TypeSearch } from '.';

/** A query for a type. */
export interface TypeRequest {
  readonly query: string;
  /** How many answers are wanted: it takes longer to be sure of more. */
  readonly limit: number;
}

/** Lets a worker find types; the ids in the index are positions in the table of names. */
export function serveTypes(index: TypeIndex): void {
  const types = new TypeSearch(index);
  serveRequests(
    ({ query, limit }: TypeRequest): readonly TypeHit[] => types.search(query, limit) ?? [],
  );
}
