import { describe, expect, test } from 'vitest';

import { AsyncIterable, Iterable } from './index.js';

/*
 * Long chains: those of `AsyncIterable` may have any number of steps, those of `Iterable` as many
 * as fit on the call stack.
 */

type Members = typeof Iterable;
type Source = globalThis.Iterable<number>;
type Step = readonly [name: string, step: (members: Members, source: Source) => Source];

// SAFETY: the members have the same names and parameters, and each result is awaited.
const asyncMembers = AsyncIterable as unknown as Members;

const keep = (value: number): number => value;

const STEPS: readonly Step[] = [
  ['map()', (m, source) => m.map(source, keep)],
  ['filter()', (m, source) => m.filter(source, () => true)],
  ['take()', (m, source) => m.take(source, 9)],
  ['flatMap()', (m, source) => m.flatMap(source, (value) => [value])],
  ['flatMap() inside', (m, source) => m.flatMap([0], () => source)],
  ['flatten()', (m, source) => m.flatten([source])],
  ['concat()', (m, source) => m.concat(source, [])],
  ['concat() of others', (m, source) => m.concat([], source)],
  ['append()', (m, source) => m.append(source, 9)],
  ['zipWith()', (m, source) => m.zipWith(source, [0], keep)],
  ['zipWith() of others', (m, source) => m.zipWith([0], source, (_, value) => value)],
  ['interleave()', (m, source) => m.interleave(source, [])],
  ['interleave() of others', (m, source) => m.interleave([], source)],
  ['intersperse()', (m, source) => m.intersperse(source, 0)],
  ['chunk()', (m, source) => m.flatten(m.chunk(source, 1))],
  ['windows()', (m, source) => m.flatten(m.windows(source, 1))],
  ['cycle()', (m, source) => m.cycle(source)],
];

const ASYNC_STEPS: readonly Step[] = (
  [
    ['merge()', (source: AsyncIterable<number>) => AsyncIterable.merge(source, [])],
    ['buffer()', (source: AsyncIterable<number>) => AsyncIterable.buffer(source, 1)],
    [
      'mapConcurrent()',
      (source: AsyncIterable<number>) =>
        AsyncIterable.mapConcurrent(source, keep, { concurrency: 2 }),
    ],
    ['timeout()', (source: AsyncIterable<number>) => AsyncIterable.timeout(source, 60_000)],
    [
      'withSignal()',
      (source: AsyncIterable<number>) =>
        AsyncIterable.withSignal(source, new AbortController().signal),
    ],
  ] as const
)
  // SAFETY: only functions of `AsyncIterable` receive it.
  .map(([name, step]) => [name, (_, source) => step(source as never) as never]);

const FAILURE = new Error('Failed');

/** A chain of steps, and how often its source was opened and closed. */
function chain(members: Members, [, step]: Step, length: number, fails = false) {
  const log = { opened: 0, closed: 0 };
  function* iterate(): Generator<number> {
    log.opened += 1;
    try {
      if (fails) {
        throw FAILURE;
      }
      yield 1;
      yield 2;
    } finally {
      log.closed += 1;
    }
  }
  let elements: Source = { [Symbol.iterator]: iterate };
  for (let count = 0; count < length; count += 1) {
    elements = step(members, elements);
  }
  return { elements, log };
}

describe('AsyncIterable', () => {
  test.each([...STEPS, ...ASYNC_STEPS])('%s may be nested 3,000 times', async (...step) => {
    const { elements, log } = chain(asyncMembers, step, 3000);
    expect(await asyncMembers.first(elements)).toBe(1);
    expect(log).toStrictEqual({ opened: 1, closed: 1 });
    const failing = chain(asyncMembers, step, 3000, true);
    await expect(asyncMembers.first(failing.elements)).rejects.toBe(FAILURE);
  });

  test('closes a waiting chain of 3,000 steps', async () => {
    let elements = AsyncIterable.of(new Promise<number>(() => {}));
    for (let count = 0; count < 3000; count += 1) {
      elements = AsyncIterable.map(elements, keep);
    }
    const iterator = elements[Symbol.asyncIterator]();
    const waiting = iterator.next();
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    await iterator.return?.();
    expect(await waiting).toStrictEqual({ done: true, value: undefined });
  });
});

describe('Iterable', () => {
  test.each(STEPS)('%s may be nested 1,000 times', (...step) => {
    const { elements, log } = chain(Iterable, step, 1000);
    expect(Iterable.first(elements)).toBe(1);
    expect(log).toStrictEqual({ opened: 1, closed: 1 });
    expect(() => Iterable.toArray(chain(Iterable, step, 1000, true).elements)).toThrow(FAILURE);
  });

  test.each(STEPS)('%s throws if it is nested too deeply, and leaves no source open', (...step) => {
    const { elements, log } = chain(Iterable, step, 50_000);
    expect(() => Iterable.first(elements)).toThrow(RangeError);
    expect(log).toStrictEqual({ opened: 0, closed: 0 });
  });

  test('flatten() joins 100,000 iterables', () => {
    const parts = Iterable.map(Iterable.range(0, 100_000), (value) => [value]);
    expect(Iterable.count(Iterable.flatten(parts))).toBe(100_000);
  });
});
