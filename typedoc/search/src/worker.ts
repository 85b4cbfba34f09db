import { type StoredData, readData } from './columns';
import type { Query } from './query';
import { createSearch } from './search';

export interface SearchRequest {
  readonly query: Query;
  readonly limit: number;
}

export function serveSearch(data: StoredData): void {
  const search = createSearch(readData(data));
  self.addEventListener('message', ({ data: { query, limit } }: MessageEvent<SearchRequest>) => {
    self.postMessage(search(query, limit));
  });
}
