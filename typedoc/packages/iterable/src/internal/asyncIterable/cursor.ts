import { ignore } from '@tstd/core';

import { hasMethod } from '../hasMethod.js';
import type { AsyncIterable, AsyncIterableLike } from './model.js';

/** Opens sources for one reader. They are closed with the reader. */
export type Read = <Value>(source: AsyncIterableLike<Value>) => AsyncIterable<Value>;

const DONE = { done: true, value: undefined } as const;

/**
 * Returns a source as an async iterable.
 *
 * It is for every loop over a source. `for await` reads an iterable as well, but some engines do not
 * close it when one of its promises rejects.
 */
export function read<Value>(source: AsyncIterableLike<Value>): AsyncIterable<Value> {
  return isAsync(source)
    ? source
    : {
        [Symbol.asyncIterator]: () => {
          watch(source);
          return readSync(source[Symbol.iterator]());
        },
      };
}

/**
 * Returns the elements that a generator makes, which opens its sources by the function that it is
 * given.
 *
 * A generator answers one call after the other, and so closes nothing while it waits for an element.
 * Here, an element that nobody waits for any more does not keep a source open: its sources are closed
 * from outside, and the calls that wait are answered.
 *
 * Lists of promises that are opened later than others are named in `toLists`, to be watched from the
 * start.
 */
export function lazily<Value>(
  generate: (read: Read) => AsyncGenerator<Value, void>,
  toLists: () => Iterable<unknown> = () => [],
): AsyncIterable<Value> {
  return {
    [Symbol.asyncIterator]: () => createReader(generate, toLists),
  };
}

function createReader<Value>(
  generate: (read: Read) => AsyncGenerator<Value, void>,
  toLists: () => Iterable<unknown>,
): AsyncIterableIterator<Value, undefined> {
  const cursors = new Set<AsyncIterator<unknown>>();
  const waiting = new Set<(result: IteratorResult<Value, undefined>) => void>();
  let closing: Promise<void> | undefined;
  let isStarted = false;
  const generator = generate((source) => ({
    // A loop that goes on after the end finds nothing to open.
    [Symbol.asyncIterator]: () =>
      openCursor(closing === undefined ? read(source) : read([]), cursors),
  })) as AsyncGenerator<Value, undefined>;

  const close = async (): Promise<void> => {
    try {
      await closeAll(cursors);
    } finally {
      for (const answer of waiting) {
        answer(DONE);
      }
    }
  };

  return {
    next: () => {
      if (closing !== undefined) {
        return Promise.resolve(DONE);
      }
      if (!isStarted) {
        isStarted = true;
        watchAll(toLists());
      }
      return new Promise((resolve, reject) => {
        waiting.add(resolve);
        generator.next().then(
          (result) => {
            waiting.delete(resolve);
            resolve(result);
          },
          (error: unknown) => {
            waiting.delete(resolve);
            reject(error);
          },
        );
      });
    },
    return: async () => {
      if (closing === undefined && waiting.size === 0) {
        return generator.return(undefined);
      }
      closing ??= close();
      await closing;
      return DONE;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

/** Closes cursors, the innermost first. The first error is the one that is seen. */
export async function closeAll(cursors: Iterable<AsyncIterator<unknown>>): Promise<void> {
  const errors: unknown[] = [];
  for (const cursor of [...cursors].reverse()) {
    try {
      await cursor.return?.();
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) {
    throw errors[0];
  }
}

/**
 * Opens a source, and keeps its cursor among those that are open until it has ended. The source is
 * asked for nothing after that.
 */
function openCursor<Value>(
  source: AsyncIterable<Value>,
  cursors: Set<AsyncIterator<unknown>>,
): AsyncIterator<Value> {
  const iterator = source[Symbol.asyncIterator]();
  const cursor: AsyncIterator<Value> = {
    next: async () => {
      let isOver = true;
      if (!cursors.has(cursor)) {
        return DONE;
      }
      try {
        const result = await iterator.next();
        isOver = result.done === true;
        // What comes after the closing comes too late: the loop ends.
        return cursors.has(cursor) ? result : DONE;
      } finally {
        // What has failed has ended too.
        if (isOver) {
          cursors.delete(cursor);
        }
      }
    },
    return: async () => {
      // It is closed once, by the loop or from outside.
      if (cursors.delete(cursor)) {
        await iterator.return?.();
      }
      return { done: true, value: undefined };
    },
  };
  cursors.add(cursor);
  return cursor;
}

/** Reads values and promises one after the other. A promise that rejects closes the source. */
function readSync<Value>(iterator: Iterator<Value | PromiseLike<Value>>): AsyncIterator<Value> {
  return {
    next: async () => {
      const result = iterator.next();
      if (result.done === true) {
        return { done: true, value: undefined };
      }
      try {
        return { done: false, value: await result.value };
      } catch (error) {
        closeQuietly(iterator);
        throw error;
      }
    },
    return: () => {
      iterator.return?.();
      return Promise.resolve({ done: true, value: undefined });
    },
  };
}

/** Closes an iterator after an error, which goes before one that closing throws. */
function closeQuietly(iterator: Iterator<unknown>): void {
  try {
    iterator.return?.();
  } catch {
    // The first error is the one that is seen.
  }
}

/**
 * Listens to the promises of a list that is read one after the other: one that rejects before it is
 * its turn is heard of then, and would end the process until then.
 */
function watch(source: unknown): void {
  if (Array.isArray(source) || source instanceof Set) {
    for (const value of source as Iterable<unknown>) {
      if (value instanceof Promise) {
        value.catch(ignore);
      }
    }
  }
}

/** Listens to the promises of several lists. */
export function watchAll(sources: Iterable<unknown>): void {
  for (const source of sources) {
    watch(source);
  }
}

/**
 * Gives one element, the iterator of a source, and closes that iterator when the loop ends.
 *
 * `for await (const cursor of open(source))` is a scope: the iterator is closed by the rule of
 * `for…of` however the loop ends, so the first error wins over one that closing throws. The source
 * is not read, nor asked for its iterator, before the first call of `next`.
 */
export async function* open<Value>(
  source: AsyncIterable<Value>,
): AsyncGenerator<AsyncGenerator<Value, void>, void> {
  const cursor = elementsOf(source);
  try {
    yield cursor;
  } finally {
    await cursor.return();
  }
}

/**
 * Returns the elements of a source. A generator can be closed after its end and before its start, and
 * then leaves its source alone.
 */
export async function* elementsOf<Value>(
  source: AsyncIterable<Value>,
): AsyncGenerator<Value, void> {
  for await (const value of source) {
    yield value;
  }
}

function isAsync<Value>(source: AsyncIterableLike<Value>): source is AsyncIterable<Value> {
  return hasMethod(source, Symbol.asyncIterator);
}
