import { type StoredData, readData } from './columns';
import type { Query } from './query';
import { createSearch, type Found } from './search';

export interface SearchRequest {
  readonly query: Query;
  readonly limit: number;
}

export type SearchReply = { readonly found: Found } | { readonly error: string };

export function serveSearch(data: StoredData): void {
  const search = createSearch(readData(data));
  self.addEventListener('message', ({ data: { query, limit } }: MessageEvent<SearchRequest>) => {
    let reply: SearchReply;
    try {
      reply = { found: search(query, limit) };
    } catch (error) {
      reply = { error: error instanceof Error ? error.message : String(error) };
    }
    self.postMessage(reply);
  });
}
