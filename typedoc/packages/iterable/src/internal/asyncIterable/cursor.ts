import { ignore } from '@tstd/core';
import type { Awaitable } from '@tstd/core-type';

import { hasMethod } from '../hasMethod.js';
import { listsOf, tagOf } from '../sources.js';
import type { AsyncIterable, AsyncIterableLike } from './model.js';

/** Opens sources for one reader, and closes them with it. */
export type Read = <Value>(source: AsyncIterableLike<Value>) => AsyncIterable<Value>;

/** Waits for a value until the reader is closed. After that, the promise does not keep the reader in memory. */
export type Wait = <Value>(value: Awaitable<Value>) => Awaitable<Value>;

/** Generates the elements of one reader. */
export type Generate<Value> = (read: Read, wait: Wait) => AsyncGenerator<Value, void>;

const DONE = { done: true, value: undefined } as const;

/** Marks iterators that close at once, even while they wait for an element. */
const CLOSES_AT_ONCE: unique symbol = Symbol('closes at once');

/** The promises that already have a listener. Each further one would stay in memory while its promise is pending. */
const watched = new WeakSet<object>();

/** How many readers may call each other before one continues with an empty call stack. */
const MAX_DEPTH = 100;

/** How many readers are calling each other now. */
let depth = 0;

/**
 * Converts a source to an async iterable.
 *
 * Use it for every loop over a source. `for await` reads iterables too, but some engines do not
 * close them when one of their promises rejects.
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
 * Returns an async iterable of the elements that a generator yields. The generator opens its
 * sources with the function that it receives.
 *
 * A generator runs one call at a time, so it cannot be closed while it waits for an element. Here,
 * closing the reader also closes its sources and settles the pending calls, so an abandoned
 * element does not keep a source open.
 *
 * The promises of its sources get a listener at once, because they may be read much later.
 */
export function lazily<Value>(
  toSources: () => readonly unknown[],
  generate: Generate<Value>,
): AsyncIterable<Value> {
  toSources().forEach(watch);
  return {
    [Symbol.asyncIterator]: () => {
      // Promises may have been added in the meantime.
      toSources().forEach(watch);
      return createReader(generate);
    },
  };
}

function createReader<Value>(generate: Generate<Value>): AsyncIterableIterator<Value, undefined> {
  const cursors = new Set<AsyncIterator<unknown>>();
  const waiting = new Set<(result: IteratorResult<Value, undefined>) => void>();
  const waiter = createWaiter();
  let closing: Promise<void> | undefined;
  const isClosing = (): boolean => closing !== undefined;
  const open = <Element>(source: AsyncIterableLike<Element>): AsyncIterable<Element> => ({
    // If a loop continues after the end, it must not open a source.
    [Symbol.asyncIterator]: () =>
      openCursor(isClosing() ? read([]) : read(source), cursors, isClosing),
  });
  const generator = generate(open, waitWith(waiter)) as AsyncGenerator<Value, undefined>;

  const close = (): Promise<void> => {
    waiter.leave();
    for (const answer of waiting) {
      answer(DONE);
    }
    return closeAll(cursors);
  };

  const reader = {
    [CLOSES_AT_ONCE]: true,
    next: () => {
      if (isClosing()) {
        return Promise.resolve(DONE);
      }
      return new Promise<IteratorResult<Value, undefined>>((resolve, reject) => {
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
    [Symbol.asyncIterator]: () => reader,
  };
  return reader;
}

/** Closes all cursors, the innermost first, even if some of them throw. */
export async function closeAll(cursors: Iterable<AsyncIterator<unknown>>): Promise<void> {
  const errors: unknown[] = [];
  for (const cursor of [...cursors].reverse()) {
    try {
      await cursor.return?.();
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 1) {
    throw new AggregateError(errors, `${errors.length} sources threw when they were closed`);
  }
  if (errors.length > 0) {
    throw errors[0];
  }
}

/**
 * Opens a source and keeps its cursor among the open ones until the source has ended. Nothing is
 * requested from the source after that.
 */
function openCursor<Value>(
  source: AsyncIterable<Value>,
  cursors: Set<AsyncIterator<unknown>>,
  isClosing: () => boolean,
): AsyncIterator<Value> {
  const iterator: AsyncIterator<Value> & { readonly [CLOSES_AT_ONCE]?: boolean } =
    source[Symbol.asyncIterator]();
  const closesAtOnce = iterator[CLOSES_AT_ONCE] === true;
  const waiter = createWaiter();
  let isWaiting = false;
  const cursor: AsyncIterator<Value> = {
    next: async () => {
      let isOver = true;
      if (depth >= MAX_DEPTH) {
        await Promise.resolve();
      }
      // A loop inside this one may have closed it, and the loop may have ended.
      if (isClosing() || !cursors.has(cursor)) {
        return DONE;
      }
      isWaiting = true;
      try {
        const next = enter(() => iterator.next());
        // A reader settles its calls when it is closed, so it needs no waiter.
        const result = await (closesAtOnce ? next : waiter.waitFor(next));
        isOver = result.done === true;
        // An element that arrives after the closing is too late: the loop ends.
        return cursors.has(cursor) ? result : DONE;
      } finally {
        isWaiting = false;
        // A source that has failed has ended too.
        if (isOver) {
          cursors.delete(cursor);
        }
      }
    },
    return: async () => {
      // The source is closed only once, either by the loop or by a caller.
      if (cursors.delete(cursor)) {
        waiter.leave();
        if (depth >= MAX_DEPTH) {
          await Promise.resolve();
        }
        const closed = enter(() => iterator.return?.());
        if (isWaiting && !closesAtOnce) {
          // The source may close only after the pending element, which may never arrive.
          Promise.resolve(closed).catch(ignore);
        } else {
          await closed;
        }
      }
      return DONE;
    },
  };
  cursors.add(cursor);
  return cursor;
}

/** Waits for one promise after another until it leaves. */
interface Waiter {
  /** Returns a promise of the same value, which stays pending once the waiter has left. */
  readonly waitFor: <Value>(promise: PromiseLike<Value>) => Promise<Value>;
  readonly leave: () => void;
}

/**
 * Creates a waiter. Its promises may stay pending for ever, but keep nothing in memory once it has
 * left.
 */
function createWaiter(): Waiter {
  let resolve: (value: never) => void = ignore;
  let reject: (error: unknown) => void = ignore;
  // Created here, they keep only the two functions in memory.
  const onValue = (value: unknown): void => {
    resolve(value as never);
  };
  const onError = (error: unknown): void => {
    reject(error);
  };
  return {
    waitFor: (promise) =>
      new Promise((onResolve, onReject) => {
        resolve = onResolve;
        reject = onReject;
        // Foreign promises are allowed too: their `then` may throw or call back more than once.
        Promise.resolve(promise).then(onValue, onError);
      }),
    leave: () => {
      resolve = ignore;
      reject = ignore;
    },
  };
}

/**
 * Returns a function that waits only for promises: any other value is left to `await`, which is
 * faster.
 */
function waitWith({ waitFor }: Waiter): Wait {
  return (value) => (isPromise(value) ? waitFor(value) : value);
}

/** Calls a reader, which may call another one, and so on down to the source. */
function enter<Result>(call: () => Result): Result {
  depth += 1;
  try {
    return call();
  } finally {
    depth -= 1;
  }
}

/** Reads values and promises one after another. A rejected promise closes the source. */
function readSync<Value>(
  iterator: Iterator<Value | PromiseLike<Value>>,
): AsyncIterator<Value> & { readonly [CLOSES_AT_ONCE]: boolean } {
  const waiter = createWaiter();
  const wait = waitWith(waiter);
  return {
    [CLOSES_AT_ONCE]: true,
    next: async () => {
      const result = iterator.next();
      if (result.done === true) {
        return { done: true, value: undefined };
      }
      try {
        return { done: false, value: await wait(result.value) };
      } catch (error) {
        closeQuietly(iterator);
        throw error;
      }
    },
    return: () => {
      waiter.leave();
      iterator.return?.();
      return Promise.resolve({ done: true, value: undefined });
    },
  };
}

/** Closes an iterator after an error. An error thrown while closing is ignored. */
function closeQuietly(iterator: Iterator<unknown>): void {
  try {
    iterator.return?.();
  } catch {
    // The first error must not be hidden.
  }
}

/**
 * Listens to the promises in all lists that a source reads: without a listener, a promise that
 * rejects before its turn would end the process.
 */
export function watch(source: unknown): void {
  for (const list of listsOf(source)) {
    for (const value of list) {
      if (isPromise(value) && !watched.has(value)) {
        watched.add(value);
        value.then(undefined, ignore);
      }
    }
  }
}

/**
 * Checks whether a value is a promise of any realm. Other objects with a `then` method are left
 * alone, because each call of it may start their work again.
 */
function isPromise<Value>(value: Value | PromiseLike<Value>): value is PromiseLike<Value> {
  return (
    typeof value === 'object' &&
    value !== null &&
    tagOf(value) === '[object Promise]' &&
    hasMethod(value, 'then')
  );
}

/**
 * Yields the iterator of a source, and closes that iterator when the loop ends.
 *
 * `for await (const cursor of open(source))` is a scope: the iterator is closed as in `for…of`
 * however the loop ends, so the first error wins over one thrown while closing. Before the first
 * call of `next`, the source is neither read nor asked for its iterator.
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
 * Returns the elements of a source. If the generator is closed before its start or after its end,
 * it does not touch the source.
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
