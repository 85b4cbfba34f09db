import { serveRequests } from '../worker/serveRequests';
import { type TypeIndex, TypeSearch } from '.';

/** Lets a worker find types; the ids in the index are positions in the table of names. */
export function serveTypes(index: TypeIndex): void {
  const types = new TypeSearch(index);
  serveRequests((query: string) => types.search(query));
}
