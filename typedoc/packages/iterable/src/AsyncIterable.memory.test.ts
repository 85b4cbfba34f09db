import { describe, expect, test } from 'vitest';
import { isCollected } from '../../../laws/isCollected.js';
import { AsyncIterable } from './index.js';

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

type Source = globalThis.AsyncIterable<unknown> | globalThis.Iterable<unknown>;

/** Sources that hold an object and wait for a promise. */
const SOURCES: Readonly<Record<string, (promise: Promise<never>, held: object) => Source>> = {
  'an iterator': (promise, held) => ({
    [Symbol.asyncIterator]: () => ({ held, next: () => promise }),
  }),
  'an iterator that never closes': (promise, held) => ({
    [Symbol.asyncIterator]: () => ({ held, next: () => promise, return: () => promise }),
  }),
  'an iterator behind a step': (promise, held) =>
    AsyncIterable.map({ [Symbol.asyncIterator]: () => ({ next: () => promise }) }, () => held),
  'a list': (promise, held) => [promise, held],
  'a list behind a step': (promise, held) => AsyncIterable.map([promise], () => held),
  'sources that are merged': (promise, held) =>
    AsyncIterable.merge([promise, held], {
      [Symbol.asyncIterator]: () => ({ held, next: () => promise }),
    }),
};

/** Steps that wait for a function, which holds an object. */
const STEPS: Readonly<
  Record<string, (fn: () => Promise<never>, elements: readonly object[]) => Source>
> = {
  dropWhile: (fn, elements) => AsyncIterable.dropWhile(elements, fn),
  filter: (fn, elements) => AsyncIterable.filter(elements, fn),
  filterMap: (fn, elements) => AsyncIterable.filterMap(elements, fn),
  flatMap: (fn, elements) => AsyncIterable.flatMap(elements, fn),
  generate: (fn) => AsyncIterable.generate(fn),
  map: (fn, elements) => AsyncIterable.map(elements, fn),
  mapConcurrent: (fn, elements) => AsyncIterable.mapConcurrent(elements, fn, { concurrency: 2 }),
  'mapConcurrent without order': (fn, elements) =>
    AsyncIterable.mapConcurrent(elements, fn, { concurrency: 2, unordered: true }),
  scan: (fn, elements) => AsyncIterable.drop(AsyncIterable.scan(elements, fn, {}), 1),
  takeWhile: (fn, elements) => AsyncIterable.takeWhile(elements, fn),
  tap: (fn, elements) => AsyncIterable.tap(elements, fn),
  unfold: (fn) => AsyncIterable.unfold({}, fn),
  uniqueBy: (fn, elements) => AsyncIterable.uniqueBy(elements, fn),
  zipWith: (fn, elements) => AsyncIterable.zipWith(elements, elements, fn),
};

const STEP_SOURCES = Object.entries(STEPS).map(
  ([name, create]): readonly [string, (typeof SOURCES)[string]] => [
    `the function of ${name}`,
    (promise, held) =>
      create(
        Object.assign(() => promise, { held }),
        [held],
      ),
  ],
);

/** The ways to end a reading that waits for an element. */
const ENDS: Readonly<Record<string, (source: Source) => Promise<unknown>>> = {
  withSignal: async (source) => {
    const controller = new AbortController();
    const reading = AsyncIterable.toArray(AsyncIterable.withSignal(source, controller.signal));
    await nextTurn();
    controller.abort('stop');
    await expect(reading).rejects.toBe('stop');
  },
  timeout: async (source) => {
    const reading = AsyncIterable.toArray(AsyncIterable.timeout(source, 1));
    // `expect` would keep the error in memory, and its stack would keep the reading.
    const message = await reading.catch((error: unknown) => (error as Error).message);
    expect(message).toBe('No element arrived within 1 ms');
  },
  return: async (source) => {
    const iterator = AsyncIterable.map(source, String)[Symbol.asyncIterator]();
    const element = iterator.next();
    await nextTurn();
    await iterator.return?.();
    await expect(element).resolves.toEqual({ done: true, value: undefined });
  },
};

describe('a pending promise does not retain an iteration that has stopped waiting for it', () => {
  const cases = Object.entries(ENDS).flatMap(([end, read]) =>
    [...Object.entries(SOURCES), ...STEP_SOURCES].map(([name, create]) => ({
      create,
      end,
      name,
      read,
    })),
  );

  test.each(cases)('$end of $name', async ({ create, read }) => {
    const pending = new Promise<never>(() => {});
    const end = async (): Promise<WeakRef<WeakKey>> => {
      const held = { size: 1000 };
      await read(create(pending, held));
      return new WeakRef(held);
    };
    expect(await isCollected(await end())).toBe(true);
    expect(pending).toBeInstanceOf(Promise);
  });

  test('it retains an iteration that is waiting for it', async () => {
    const pending = new Promise<never>(() => {});
    const start = (): WeakRef<WeakKey> => {
      const held = { size: 1000 };
      void AsyncIterable.toArray(AsyncIterable.map([pending], () => held));
      return new WeakRef(held);
    };
    expect(await isCollected(start())).toBe(false);
    expect(pending).toBeInstanceOf(Promise);
  });
});
