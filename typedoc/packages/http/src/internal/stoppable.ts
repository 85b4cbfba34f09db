import { settle } from './settle.js';

/** A stream that can be stopped while another reader reads it. */
export interface Stoppable {
  /** Whether reading the stream has begun. */
  readonly isBegun: () => boolean;

  /** Fails the stream, and cancels its source. */
  readonly stop: (reason: unknown) => void;

  /** The stream to read. */
  readonly stream: ReadableStream<Uint8Array>;
}

/** Chunks are cut to this size, so that progress is reported often. */
const MAX_CHUNK = 65_536;

/**
 * Returns a stream with the chunks of another one, cut into small pieces. It calls a function with
 * each of them.
 *
 * `fetch` locks the body of a request, and Node does not cancel it when the request is
 * aborted. A pipe would not help: it cancels its source only after a chunk has been read.
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
