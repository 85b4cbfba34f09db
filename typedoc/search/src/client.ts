import type { Query } from './query';
import type { Found } from './search';
import type { SearchReply, SearchRequest } from './worker';

/** Of the queries that wait only the latest is sent; the others resolve to `undefined`. */
export type SendQuery = (query: Query, limit: number) => Promise<Found | undefined>;

export function createSearchClient(start: () => Worker): SendQuery {
  let worker: Worker | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let latest = 0;

  async function send(request: SearchRequest): Promise<Found> {
    const current = (worker ??= start());
    try {
      return await new Promise((resolve, reject) => {
        current.onmessage = ({ data }: MessageEvent<SearchReply>) => {
          if ('error' in data) {
            reject(new Error(data.error));
          } else {
            resolve(data.found);
          }
        };
        current.onerror = (event) => {
          event.preventDefault();
          reject(new Error(event.message || 'The search could not be loaded'));
        };
        current.postMessage(request);
      });
    } catch (error) {
      // A browser remembers a failed script for as long as the worker lives.
      current.terminate();
      worker = undefined;
      throw error;
    }
  }

  return async (query, limit) => {
    latest += 1;
    const turn = latest;
    await running.catch(() => undefined);
    if (turn !== latest) {
      return undefined;
    }
    const answer = send({ query, limit });
    running = answer;
    return answer;
  };
}
