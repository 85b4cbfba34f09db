import type { WorkerReply } from './serveRequests';

/** Sends requests to a worker, one at a time. */
export interface WorkerClient<Request, Response> {
  /**
   * Sends a request. While one is running, only the latest of the others waits; those before it are
   * answered with `undefined`.
   */
  readonly send: (request: Request) => Promise<Response | undefined>;
  /** Starts the worker with a request of its own, unless it has one already. */
  readonly prepare: (request: Request) => Promise<void>;
}

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
): WorkerClient<Request, Response> {
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

  function send(request: Request): Promise<Response | undefined> {
    return new Promise((resolve, reject) => {
      next?.resolve(undefined);
      next = { request, resolve, reject };
      if (running === undefined) {
        sendNext();
      }
    });
  }

  return {
    send,
    async prepare(request) {
      // A request starts the worker too, and must not be dropped for this one.
      if (running === undefined) {
        await send(request);
      }
    },
  };
}
