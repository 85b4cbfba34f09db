import type { WorkerReply } from './serveRequests';

/**
 * Sends a request to a worker, which runs one at a time. While one is running, only the latest of
 * the others waits; those before it are answered with `undefined`.
 */
export type SendRequest<Request, Response> = (request: Request) => Promise<Response | undefined>;

interface Waiting<Request, Response> {
  readonly request: Request;
  readonly resolve: (answer: Response | undefined) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Creates the client of a worker, which starts with the first request, and anew after a failure.
 */
export function createWorkerClient<Request, Response>(
  start: () => Worker,
): SendRequest<Request, Response> {
  let worker: Worker | undefined;
  let running: Waiting<Request, Response> | undefined;
  let next: Waiting<Request, Response> | undefined;

  function fail(message: string): void {
    // Browsers remember a module that could not be loaded for as long as the worker lives.
    worker?.terminate();
    worker = undefined;
    running?.reject(new Error(message));
    sendNext();
  }

  function startWorker(): Worker {
    const started = start();
    started.addEventListener('message', ({ data }: MessageEvent<WorkerReply<Response>>) => {
      if ('error' in data) {
        fail(data.error);
      } else {
        running?.resolve(data.answer);
        sendNext();
      }
    });
    started.addEventListener('error', (event) => {
      event.preventDefault();
      fail(event.message || 'A worker of the search could not be loaded');
    });
    return started;
  }

  function sendNext(): void {
    running = next;
    next = undefined;
    if (running !== undefined) {
      worker ??= startWorker();
      worker.postMessage(running.request);
    }
  }

  return (request) =>
    new Promise((resolve, reject) => {
      next?.resolve(undefined);
      next = { request, resolve, reject };
      if (running === undefined) {
        sendNext();
      }
    });
}
