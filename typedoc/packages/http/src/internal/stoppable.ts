import { settle } from './settle.js';

/** A stream that can be ended while somebody else reads it. */
export interface Stoppable {
  /** Whether somebody has begun to read the stream. */
  readonly isBegun: () => boolean;

  /** Fails the stream, and cancels the one that it takes its chunks from. */
  readonly stop: (reason: unknown) => void;

  /** The stream to read. */
  readonly stream: ReadableStream<Uint8Array>;
}

/** A chunk is not longer, so that a function that is told of each one is told often. */
const MAX_CHUNK = 65_536;

/**
 * Returns a stream of the chunks of another one, cut into short ones, which calls a function with
 * each of them.
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
  let isBegun = false;
  let rest: Uint8Array = new Uint8Array();
  const stream = new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        signal.addEventListener('abort', () => {
          controller.error(signal.reason);
          settle(reader.cancel(signal.reason));
        });
      },
      pull: async (controller) => {
        isBegun = true;
        if (rest.length === 0) {
          const step = await reader.read();
          if (step.done) {
            controller.close();
            return;
          }
          rest = step.value;
        }
        const chunk = rest.subarray(0, MAX_CHUNK);
        rest = rest.subarray(MAX_CHUNK);
        onChunk(chunk);
        controller.enqueue(chunk);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  return {
    isBegun: () => isBegun,
    stop: (reason) => {
      stopper.abort(reason);
    },
    stream,
  };
}
