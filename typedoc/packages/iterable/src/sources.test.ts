import { describe, expect, test, vi } from 'vitest';

import { AsyncIterable, type AsyncIterableLike, Iterable } from './index.js';

// The packages are compiled without the types of Node. The computed name keeps the compiler from
// looking for them.
const { runInNewContext }: { runInNewContext(code: string, globals: object): unknown } =
  await import(['node', 'vm'].join(':'));

/*
 * Sources of promises. A rejection without a listener for one turn of the event loop fails the test
 * run.
 */

const FAILURE = new Error('Failed');

function wait(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 5);
  });
}

type Source = AsyncIterableLike<unknown>;
type Row = readonly [name: string, make: (slow: Promise<number>, fails: Promise<number>) => Source];

const keep = (value: unknown): unknown => value;
const later = (values: readonly unknown[]): Source => AsyncIterable.map(values, keep);

/** Sequences of `AsyncIterable`, whose promises have a listener as soon as they are created. */
const ROWS: readonly Row[] = [
  ['of()', (slow, fails) => AsyncIterable.of(slow, fails)],
  ['from()', (slow, fails) => AsyncIterable.from([slow, fails])],
  ['from() an object', (slow, fails) => AsyncIterable.from({ length: 2, 0: slow, 1: fails })],
  ['repeat()', (slow, fails) => AsyncIterable.concat([slow], AsyncIterable.repeat(fails, 1))],
  ['cycle()', (slow, fails) => AsyncIterable.cycle([slow, fails])],
  ['map()', (slow, fails) => later([slow, fails])],
  ['map() of a set', (slow, fails) => AsyncIterable.map(new Set([slow, fails]), keep)],
  ['concat()', (slow, fails) => AsyncIterable.concat([slow], [fails])],
  ['concat() of of()', (slow, fails) => AsyncIterable.concat(AsyncIterable.of(slow), [fails])],
  ['concat() of map()', (slow, fails) => AsyncIterable.concat([slow], later([fails]))],
  ['append()', (slow, fails) => AsyncIterable.append([slow], fails)],
  ['prepend()', (slow, fails) => AsyncIterable.prepend([fails], slow)],
  ['zip()', (slow, fails) => AsyncIterable.zip([slow], AsyncIterable.of(fails))],
  ['interleave()', (slow, fails) => AsyncIterable.interleave([slow], [fails])],
  ['flatten()', (slow, fails) => AsyncIterable.flatten([[slow], [fails]])],
  ['flatten() of a set', (slow, fails) => AsyncIterable.flatten(new Set([[slow], [fails]]))],
  [
    'flatten() of sequences',
    (slow, fails) => AsyncIterable.flatten([AsyncIterable.of(slow), AsyncIterable.of(fails)]),
  ],
  [
    'flatten() of concat()',
    (slow, fails) => AsyncIterable.flatten(Iterable.concat([[slow]], [[fails]])),
  ],
  ['buffer()', (slow, fails) => AsyncIterable.concat([slow], AsyncIterable.buffer([fails], 1))],
  ['merge()', (slow, fails) => AsyncIterable.concat([slow], AsyncIterable.merge([fails], []))],
  [
    'mapConcurrent()',
    (slow, fails) =>
      AsyncIterable.concat([slow], AsyncIterable.mapConcurrent([fails], keep, { concurrency: 2 })),
  ],
  ['timeout()', (slow, fails) => AsyncIterable.timeout([slow, fails], 1000)],
  [
    'withSignal()',
    (slow, fails) => AsyncIterable.withSignal([slow, fails], new AbortController().signal),
  ],
];

/** Lists and sequences of `Iterable`, whose promises have a listener as soon as they are passed. */
const LISTS: readonly Row[] = [
  ['an array', (slow, fails) => [slow, fails]],
  ['a set', (slow, fails) => new Set([slow, fails])],
  ['a set of another realm', (...both) => runInNewContext('new Set(both)', { both }) as Source],
  ['concat()', (slow, fails) => Iterable.concat([slow], [fails])],
  ['filter()', (slow, fails) => Iterable.filter([slow, fails], () => true)],
  [
    'take() of filter()',
    (...both) =>
      Iterable.take(
        Iterable.filter(both, () => true),
        2,
      ),
  ],
  ['append()', (slow, fails) => Iterable.append([slow], fails)],
  ['intersperse()', (slow, fails) => Iterable.intersperse([slow, slow], fails)],
  ['zipWith()', (slow, fails) => Iterable.zipWith([slow, fails], [1, 2], keep)],
  ['interleave()', (slow, fails) => Iterable.interleave([slow], [fails])],
  ['cycle()', (slow, fails) => Iterable.cycle([slow, fails])],
  ['repeat()', (slow, fails) => Iterable.concat([slow], Iterable.repeat(fails, 1))],
  ['flatMap()', (slow, fails) => Iterable.flatMap([slow, fails], (each) => [each])],
  ['flatten()', (slow, fails) => Iterable.flatten([[slow], [fails]])],
  ['from() an object', (slow, fails) => Iterable.from({ length: 2, 0: slow, 1: fails })],
];

describe('promises that are rejected before their turn are reported at their turn', () => {
  test.each([...ROWS, ...LISTS])('%s', async (_name, make) => {
    const slow = wait().then(() => 1);
    const reading = AsyncIterable.toArray(make(slow, Promise.reject<number>(FAILURE)));
    await expect(reading).rejects.toBe(FAILURE);
  });

  test.each(ROWS)('%s that is read after a pause', async (_name, make) => {
    const source = make(Promise.resolve(1), Promise.reject<number>(FAILURE));
    await wait();
    await expect(AsyncIterable.toArray(source)).rejects.toBe(FAILURE);
  });

  test('a promise from another realm', async () => {
    const fails = runInNewContext('Promise.reject(error)', { error: FAILURE }) as Promise<number>;
    const slow = wait().then(() => 1);
    await expect(AsyncIterable.toArray([slow, fails])).rejects.toBe(FAILURE);
  });

  test('a promise that is added after the sequence is created and before it is read', async () => {
    const list: Promise<number>[] = [];
    const source = AsyncIterable.concat([wait().then(() => 1)], list);
    list.push(Promise.reject(FAILURE));
    await expect(AsyncIterable.toArray(source)).rejects.toBe(FAILURE);
  });

  test('an instance that compares lists', async () => {
    const { equals } = AsyncIterable.equal<number>({ equals: Object.is });
    const lists = [[wait().then(() => 1)], [Promise.reject<number>(FAILURE)]] as const;
    await expect(equals(...lists)).rejects.toBe(FAILURE);
  });

  test('the then method of an object is called once at its turn', async () => {
    const query = { then: vi.fn((resolve: (value: number) => void) => resolve(2)) };
    // SAFETY: `await` needs only this method.
    const thenable = query as unknown as PromiseLike<number>;
    const source = AsyncIterable.map([1, thenable], (value) => value);
    expect(query.then).not.toHaveBeenCalled();
    expect(await AsyncIterable.toArray(source)).toStrictEqual([1, 2]);
    expect(query.then).toHaveBeenCalledTimes(1);
  });

  test('an object that only has the string tag of a promise is an ordinary value', async () => {
    const values = [{ [Symbol.toStringTag]: 'Promise' }];
    expect(await AsyncIterable.toArray(values)).toStrictEqual(values);
  });

  test('a sequence that another one contains several times is inspected once', async () => {
    let numbers: Iterable<number> = Iterable.concat([1]);
    for (let count = 0; count < 60; count += 1) {
      numbers = Iterable.concat(numbers, numbers);
    }
    expect(await AsyncIterable.first(AsyncIterable.map(numbers, (value) => value))).toBe(1);
  });
});
