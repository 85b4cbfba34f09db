import index from '@generated/search/default/types.json';
import { type Reason, TypeSearch } from '.';

export interface TypeRequest {
  readonly id: number;
  readonly query: string;
}

/** The answer to the request with the id. */
export interface TypeReply {
  readonly id: number;
  /** Symbols by their positions in the table of names, the closest first. */
  readonly hits: readonly { readonly position: number; readonly reasons: readonly Reason[] }[];
}

const types = new TypeSearch(index);

self.addEventListener('message', ({ data: { id, query } }: MessageEvent<TypeRequest>) => {
  const hits = types.search(query) ?? [];
  const reply: TypeReply = {
    id,
    hits: hits.map(({ id: position, reasons }) => ({ position, reasons })),
  };
  self.postMessage(reply);
});
