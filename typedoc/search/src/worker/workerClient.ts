import type { WorkerReply } from './serveRequests';

/**
 * Sends a request to a worker, which runs one at a time. Of those that wait for it only the latest is
 * sent; the others are answered with `undefined`.
 */
export type SendRequest<Request, Response> = (request: Request) => Promise<Response | undefined>;

/**
 * Creates the client of a worker, which starts with the first request, and anew after a failure.
 */
export function createWorkerClient<Request, Response>(
  start: () => Worker,
): SendRequest<Request, Response> {
  let worker: Worker | undefined;
  let running: Promise<void> | undefined;
  let latest = 0;

  async function ask(request: Request): Promise<Response> {
    const asked = (worker ??= start());
    try {
      return await new Promise((resolve, reject) => {
        asked.onmessage = ({ data }: MessageEvent<WorkerReply<Response>>) => {
          if ('error' in data) {
            reject(new Error(data.error));
          } else {
            resolve(data.answer);
          }
        };
        asked.onerror = (event) => {
          event.preventDefault();
          reject(new Error(event.message || 'A worker of the search could not be loaded'));
        };
        asked.postMessage(request);
      });
    } catch (error) {
      // Browsers remember a module that could not be loaded for as long as the worker lives.
      asked.terminate();
      worker = undefined;
      throw error;
    }
  }

  return async (request) => {
    latest += 1;
    const turn = latest;
    if (running !== undefined) {
      await running;
      if (turn !== latest) {
        return undefined;
      }
    }
    const answer = ask(request);
    const end = (): void => {
      running = undefined;
    };
    running = answer.then(end, end);
    return answer;
  };
}
