import { ignore } from '@tstd/core';
import type { Awaitable } from '@tstd/core-type';

import { hasMethod } from '../hasMethod.js';
import { listsOf, tagOf } from '../sources.js';
import type { AsyncIterable, AsyncIterableLike } from './model.js';

/** Opens sources for one reader. They are closed with the reader. */
export type Read = <Value>(source: AsyncIterableLike<Value>) => AsyncIterable<Value>;

/** Waits for a value, until the reader is closed: a promise holds nothing of the reader after that. */
export type Wait = <Value>(value: Awaitable<Value>) => Awaitable<Value>;

/** Makes the elements of one reader. */
export type Generate<Value> = (read: Read, wait: Wait) => AsyncGenerator<Value, void>;

const DONE = { done: true, value: undefined } as const;

/** Marks the iterators that are closed at once, also while they wait for an element. */
const CLOSES_AT_ONCE: unique symbol = Symbol('closes at once');

/** The promises that are listened to. Another listener would stay as long as its promise is pending. */
const watched = new WeakSet<object>();

/** How many readers may call each other before one goes on with an empty call stack. */
const MAX_DEPTH = 100;

/** How many readers are calling each other now. */
let depth = 0;

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
 * The promises of its sources are listened to from the start, because they may be read much later.
 */
export function lazily<Value>(
  toSources: () => readonly unknown[],
  generate: Generate<Value>,
): AsyncIterable<Value> {
  toSources().forEach(watch);
  return {
    [Symbol.asyncIterator]: () => {
      // Promises may have been added since.
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
    // A loop that goes on after the end finds nothing to open.
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

/** Closes cursors, the innermost first, and all of them, whatever they throw. */
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
 * Opens a source, and keeps its cursor among those that are open until it has ended. The source is
 * asked for nothing after that.
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
      // A loop inside of this one may have been closed first, and have ended.
      if (isClosing() || !cursors.has(cursor)) {
        return DONE;
      }
      isWaiting = true;
      try {
        const next = enter(() => iterator.next());
        // A reader answers when it is closed, and so lets go by itself.
        const result = await (closesAtOnce ? next : waiter.waitFor(next));
        isOver = result.done === true;
        // What comes after the closing comes too late: the loop ends.
        return cursors.has(cursor) ? result : DONE;
      } finally {
        isWaiting = false;
        // What has failed has ended too.
        if (isOver) {
          cursors.delete(cursor);
        }
      }
    },
    return: async () => {
      // It is closed once, by the loop or from outside.
      if (cursors.delete(cursor)) {
        waiter.leave();
        if (depth >= MAX_DEPTH) {
          await Promise.resolve();
        }
        const closed = enter(() => iterator.return?.());
        if (isWaiting && !closesAtOnce) {
          // It may close after the element that it waits for, which may never come.
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

/** Waits for promises, one after the other, until it leaves. */
interface Waiter {
  /** Returns a promise of the same value, which stays pending when the waiter has left. */
  readonly waitFor: <Value>(promise: PromiseLike<Value>) => Promise<Value>;
  readonly leave: () => void;
}

/** Creates a waiter. Its promises may stay pending for ever, and hold nothing once it has left. */
function createWaiter(): Waiter {
  let resolve: (value: never) => void = ignore;
  let reject: (error: unknown) => void = ignore;
  // Made here, they hold nothing but the two functions.
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
        // It also takes foreign promises, whose `then` may throw or call back more than once.
        Promise.resolve(promise).then(onValue, onError);
      }),
    leave: () => {
      resolve = ignore;
      reject = ignore;
    },
  };
}

/** Returns a function that leaves anything but a promise to `await`, which is faster. */
function waitWith({ waitFor }: Waiter): Wait {
  return (value) => (isPromise(value) ? waitFor(value) : value);
}

/** Calls a reader, which may call another one, and so forth down to the source. */
function enter<Result>(call: () => Result): Result {
  depth += 1;
  try {
    return call();
  } finally {
    depth -= 1;
  }
}

/** Reads values and promises one after the other. A promise that rejects closes the source. */
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

/** Closes an iterator after an error, which goes before one that closing throws. */
function closeQuietly(iterator: Iterator<unknown>): void {
  try {
    iterator.return?.();
  } catch {
    // The first error is the one that is seen.
  }
}

/**
 * Listens to the promises of the lists that a source is, or is made of: one that rejects before its
 * turn would end the process if nobody listened.
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
 * Returns `true` for a promise of any realm. Anything else with a method `then` is left alone: each
 * call may start its work again.
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
