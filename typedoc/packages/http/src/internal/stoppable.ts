import { settle } from './settle.js';

/** A stream that can be ended while somebody else reads it. */
export interface Stoppable {
  /** Fails the stream, and cancels the one that it takes its chunks from. */
  readonly stop: (reason: unknown) => void;

  /** The stream to read. */
  readonly stream: ReadableStream<Uint8Array>;
}

/**
 * Returns a stream of the chunks of another one, which calls a function with each of them.
 *
 * The body of a request is locked by `fetch`, and Node does not cancel it when the request is
 * aborted. A pipe would not do: it waits for a chunk to be read before it cancels its source.
 */
export function stoppable(
  source: ReadableStream<Uint8Array>,
  onChunk: (chunk: Uint8Array) => void,
): Stoppable {
  const stopper = new AbortController();
  const { signal } = stopper;
  const reader = source.getReader();
  const stream = new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        signal.addEventListener('abort', () => {
          controller.error(signal.reason);
          settle(reader.cancel(signal.reason));
        });
      },
      pull: async (controller) => {
        const step = await reader.read();
        if (step.done) {
          controller.close();
        } else {
          onChunk(step.value);
          controller.enqueue(step.value);
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  return {
    stop: (reason) => {
      stopper.abort(reason);
    },
    stream,
  };
}
