import type { Option } from '@tstd/core/Option';
import * as Result from '@tstd/core/Result';
import * as Task from '@tstd/task/Task';

import { Headers } from '../Headers.js';
import { NetworkError, ParserError } from '../HTTPError.js';
import type { Response } from '../Response.js';
import type { Bytes, ResponseSource } from '../ResponseParser.js';
import { settle } from './settle.js';

/** How a body is reduced to a state, chunk by chunk. */
export interface Reduction<State> {
  /** Returns the next state. */
  readonly fn: (state: State, chunk: Uint8Array) => Promise<State> | State;

  /** Returns the first state of a run. */
  readonly initial: () => State;

  /** The maximum number of bytes, unless the source sets another one. */
  readonly maxBytes: number;

  /** Whether to stop with this state as the final one. */
  readonly until: (state: State) => boolean;
}

/** Reads the whole body into memory. */
export function readBytes(
  source: ResponseSource,
  maxBytes: number,
): Task.Task<Bytes, NetworkError | ParserError> {
  const chunks = reduceStream<Uint8Array[]>(source, {
    fn: (all, chunk) => {
      all.push(chunk);
      return all;
    },
    initial: () => [],
    maxBytes,
    until: () => false,
  });
  return Task.map(chunks, concat);
}

function concat(chunks: readonly Uint8Array[]): Bytes {
  const bytes = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}

/**
 * Reads the body chunk by chunk.
 *
 * The reader is cancelled with the run, because some `fetch` functions do not end the body when the signal aborts.
 */
export function reduceStream<State>(
  source: ResponseSource,
  { fn, initial, maxBytes, until }: Reduction<State>,
): Task.Task<State, NetworkError | ParserError> {
  const { head, method, onProgress, stream } = source;
  const limit = source.maxBytes ?? maxBytes;
  if (stream === undefined) {
    return Task.from(() => Result.Ok(initial()));
  }
  return Task.from<State, NetworkError | ParserError>(async ({ onCancel }) => {
    const reader = stream.getReader();
    const unlink = onCancel((reason) => {
      settle(reader.cancel(reason));
    });
    try {
      let state = initial();
      let loaded = 0;
      while (!until(state)) {
        const step = await Result.fromPromise(
          reader.read(),
          (cause) => new NetworkError({ cause, method, phase: 'body', url: head.url }),
        );
        if (!step.ok) {
          return step;
        }
        if (step.value.done) {
          break;
        }
        loaded += step.value.value.length;
        if (limit !== 'none' && loaded > limit) {
          const message = `Cannot parse the body: it is longer than ${limit} bytes`;
          return Result.Err(new ParserError({ message, reason: 'size', response: head }));
        }
        onProgress?.({ loaded, total: totalOf(head) });
        state = await fn(state, step.value.value);
      }
      return Result.Ok(state);
    } finally {
      unlink();
      // Cancels the rest of the body, if there is any.
      settle(reader.cancel());
      reader.releaseLock();
    }
  });
}

/** The number of bytes that a response declares. For a compressed response, it differs after decoding. */
function totalOf({ headers }: Response<undefined>): Option<number> {
  const length = Headers.get(headers, 'content-length') ?? '';
  return /^\d+$/.test(length) && !Headers.has(headers, 'content-encoding')
    ? Number(length)
    : undefined;
}
