import * as Result from '@tstd/core/Result';
import * as Task from '@tstd/task/Task';

import { NetworkError } from '../HTTPError.js';
import type { ResponseSource } from '../ResponseParser.js';
import { settle } from './settle.js';

/** Reads the body to its end. */
export function readBytes(
  source: ResponseSource,
): Task.Task<Uint8Array<ArrayBuffer>, NetworkError> {
  // The list is made at each run.
  const chunks = Task.andThen(
    Task.from(() => Result.Ok<Uint8Array[]>([])),
    (list) =>
      reduceStream(source, list, (all, chunk) => {
        all.push(chunk);
        return all;
      }),
  );
  return Task.map(chunks, concat);
}

function concat(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
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
 * The reader is cancelled with the run: not each `fetch` ends the body when its signal aborts.
 */
export function reduceStream<State>(
  { head, method, stream }: ResponseSource,
  initial: State,
  fn: (state: State, chunk: Uint8Array) => Promise<State> | State,
): Task.Task<State, NetworkError> {
  if (stream === undefined) {
    return Task.Ok(initial);
  }
  return Task.from(async ({ onCancel }) => {
    const reader = stream.getReader();
    const unlink = onCancel((reason) => {
      settle(reader.cancel(reason));
    });
    try {
      let state = initial;
      for (;;) {
        const step = await Result.fromPromise(
          reader.read(),
          (cause) => new NetworkError({ cause, method, phase: 'body', url: head.url }),
        );
        if (!step.ok) {
          return step;
        }
        if (step.value.done) {
          return Result.Ok(state);
        }
        state = await fn(state, step.value.value);
      }
    } finally {
      unlink();
      // It ends what is left of the body, if `fn` has thrown.
      settle(reader.cancel());
      reader.releaseLock();
    }
  });
}
