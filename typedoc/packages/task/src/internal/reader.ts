import type { Awaitable } from '@tstd/async';
import { ignore } from '@tstd/core';
import * as Result from '@tstd/core/Result';
import type { TaskLike } from '../TaskLike.js';
import { isTaskLike } from './checks.js';
import { createTask, toNode } from './fiber.js';
import { type Plan, NO_TASK } from './parallel.js';

/** Items that are read on demand. Tasks are excluded, although they are iterable for `gen`. */
export type Items<Item> = (AsyncIterable<Item> | Iterable<Item>) & { readonly runTask?: never };

type AnyIterator<Item> = AsyncIterator<Item, unknown> | Iterator<Item, unknown>;

/** Reads the items of one run one by one and creates their tasks. */
export interface Reader {
  /** Closes the source, unless it has ended. */
  readonly close: TaskLike<unknown, never>;
  /** Returns how many items have been read. */
  readonly count: () => number;
  /** Returns the task of the next item, or None while an item is awaited: one is read at a time. */
  readonly taskAt: (index: number, goOn: () => void) => ReturnType<Plan['taskAt']>;
}

/** Checks whether a value can be read item by item. A task cannot, although it is iterable for `gen`. */
export function isItems(value: unknown): boolean {
  const object: object = new Object(value);
  return (Symbol.asyncIterator in object || Symbol.iterator in object) && !isTaskLike(value);
}

/**
 * Returns whether to copy the items when the function is called: those of an array, a string or an
 * iterator without `return()`, such as `map.values()`. An iterator can be read only once, so
 * further runs need the copy.
 */
export function isList<Item>(items: Items<Item>): items is Iterable<Item> {
  if (typeof items === 'string' || Array.isArray(items)) {
    return true;
  }
  return Symbol.iterator in items && 'next' in items && !('return' in items);
}

/**
 * Returns a function that creates a reader for each run.
 *
 * A source that returns the same iterator again, as a generator does, has no items left: the next run would silently do nothing.
 */
export function readerOf<Item>(
  items: Items<Item>,
  fn: (item: Item, index: number) => TaskLike<unknown, unknown>,
): () => Reader {
  let previous: AnyIterator<Item> | undefined;
  return () => {
    const isAsync = Symbol.asyncIterator in items;
    const iterator = isAsync ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
    if (iterator === previous) {
      throw new TypeError('Expected items that can be read again, received a generator');
    }
    previous = iterator;
    return createReader(iterator, isAsync, fn);
  };
}

function createReader<Item>(
  iterator: AnyIterator<Item>,
  isAsync: boolean,
  fn: (item: Item, index: number) => TaskLike<unknown, unknown>,
): Reader {
  let count = 0;
  // An iterator that has thrown is neither read again nor closed.
  let hasEnded = false;
  let isReading = false;

  const take = (read: IteratorResult<Item, unknown>): void => {
    hasEnded = read.done === true;
    count += hasEnded ? 0 : 1;
  };

  const readNow = (index: number): ReturnType<Plan['taskAt']> => {
    hasEnded = true;
    // SAFETY: only the iterator of an async iterable returns promises.
    const read = iterator.next() as IteratorResult<Item, unknown>;
    take(read);
    return read.done === true ? undefined : toNode(fn(read.value, index));
  };

  const readLater = async (): Promise<Result.Ok<IteratorResult<Item, unknown>>> => {
    try {
      const read = await iterator.next();
      take(read);
      return Result.Ok(read);
    } catch (error) {
      hasEnded = true;
      throw error;
    } finally {
      isReading = false;
    }
  };

  const close = (): Awaitable<Result.Result<undefined, never>> => {
    const closing = hasEnded ? undefined : iterator.return?.();
    if (!isAsync) {
      return Result.Ok(undefined);
    }
    const closed = Promise.resolve(closing).then(() => Result.Ok(undefined));
    // A generator that is producing an item closes only after that item, which may never come.
    return isReading ? (closed.catch(ignore), Result.Ok(undefined)) : closed;
  };

  return {
    close: createTask('Call', close, undefined),
    count: () => count,
    taskAt: (index, goOn) => {
      if (hasEnded || isReading) {
        return undefined;
      }
      if (!isAsync) {
        return readNow(index);
      }
      isReading = true;
      const begin = (read: IteratorResult<Item, unknown>): TaskLike<unknown, unknown> => {
        if (read.done === true) {
          return createTask('Ok', NO_TASK, undefined);
        }
        goOn();
        return fn(read.value, index);
      };
      return toNode(createTask('AndThen', createTask('Call', readLater, undefined), begin));
    },
  };
}
