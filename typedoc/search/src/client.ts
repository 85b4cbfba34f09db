import type { Query } from './query';
import type { Found } from './search';
import type { SearchRequest } from './worker';

/** Sends only the latest of the waiting queries; the others resolve to `undefined`. */
export type SendQuery = (query: Query, limit: number) => Promise<Found | undefined>;

export function createSearchClient(start: () => Worker): SendQuery {
  let worker: Worker | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let latest = 0;

  async function send(request: SearchRequest): Promise<Found> {
    const current = (worker ??= start());
    try {
      return await new Promise((resolve, reject) => {
        current.onmessage = ({ data }: MessageEvent<Found>) => {
          resolve(data);
        };
        current.onerror = (event) => {
          event.preventDefault();
          reject(new Error(event.message || 'Could not load the search'));
        };
        current.postMessage(request);
      });
    } catch (error) {
      // Start a new worker: this one would not load a failed script again.
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
