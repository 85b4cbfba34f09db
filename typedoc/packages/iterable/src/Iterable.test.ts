import { ArgumentError } from '@tstd/error';
import type { Equal, Option, Order } from '@tstd/core';
import { describe, expect, expectTypeOf, test } from 'vitest';

import { Iterable } from './index.js';

const isText = (value: unknown): value is string => typeof value === 'string';
const mixed: readonly (string | number)[] = ['a', 1, 'b'];

/** A generator, which can be read only once. */
function* once(): Generator<number, string> {
  yield 1;
  yield 2;
  return 'the end';
}

describe('Iterable', () => {
  test('is the built-in type', () => {
    expectTypeOf<Iterable<number>>().toEqualTypeOf<globalThis.Iterable<number>>();
    expectTypeOf<readonly number[]>().toExtend<Iterable<number>>();
    expectTypeOf<string>().toExtend<Iterable<string>>();
    expectTypeOf<ReadonlyMap<string, number>>().toExtend<Iterable<[string, number]>>();
    expectTypeOf<globalThis.AsyncIterable<number>>().not.toExtend<Iterable<number>>();
  });

  test('hasInstance() accepts the values that for…of accepts', () => {
    for (const value of [[], '', 'a', new Set(), new Map(), once(), Iterable.empty()]) {
      expect(Iterable.hasInstance(value)).toBe(true);
    }
    const fn = Object.assign(() => {}, { [Symbol.iterator]: once });
    expect(Iterable.hasInstance(fn)).toBe(true);
    expect(Iterable.hasInstance({ [Symbol.asyncIterator]: () => {} })).toBe(false);
  });

  test('hasInstance() is a type guard', () => {
    const value: unknown = [1];
    if (Iterable.hasInstance(value)) {
      expectTypeOf(value).toEqualTypeOf<Iterable<unknown>>();
    }
    const either = [1] as readonly number[] | number;
    if (Iterable.hasInstance(either)) {
      expectTypeOf(either).toExtend<Iterable<number>>();
    }
    expect(Iterable.hasInstance(either)).toBe(true);
  });

  test('from() returns an iterable unchanged', () => {
    const list = [1, 2];
    expect(Iterable.from(list)).toBe(list);
    const generator = once();
    expect(Iterable.from(generator)).toBe(generator);
  });

  test('the value that a generator returns is not an element', () => {
    expect(Iterable.toArray(once())).toStrictEqual([1, 2]);
    expect(Iterable.toArray(Iterable.flatMap([0], once))).toStrictEqual([1, 2]);
    expect(Iterable.toArray(Iterable.zip(once(), [1, 2, 3]))).toStrictEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  test('the result can be read only once if the source can be read only once', () => {
    const doubled = Iterable.map(once(), (value) => value * 2);
    expect([...doubled]).toStrictEqual([2, 4]);
    expect([...doubled]).toStrictEqual([]);
  });

  test('the next iteration sees a change of the source', () => {
    const list = [1, 2];
    const doubled = Iterable.map(list, (value) => value * 2);
    expect([...doubled]).toStrictEqual([2, 4]);
    list.push(3);
    expect([...doubled]).toStrictEqual([2, 4, 6]);
  });

  test('a copy with another iterator uses that iterator', () => {
    const doubled = Iterable.map([1, 2], (value) => value * 2);
    const copy = Object.assign({}, doubled);
    const other = Object.assign({}, doubled, { [Symbol.iterator]: () => [5].values() });
    expect(Iterable.toArray(copy)).toStrictEqual([2, 4]);
    expect(Iterable.toArray(other)).toStrictEqual([5]);
    expect([...Iterable.map(other, (value) => value + 1)]).toStrictEqual([6]);
  });

  test('a chain yields the same elements to for…of and to functions that read all elements', () => {
    const calls: string[] = [];
    const chain = Iterable.tap(
      Iterable.takeWhile(
        Iterable.unique(Iterable.map([1, 1, undefined, 2, 3], (value) => value)),
        (value) => value !== 3,
      ),
      (value, index) => {
        calls.push(`${String(value)} at ${index}`);
      },
    );
    const read = [...chain];
    expect(read).toStrictEqual([1, undefined, 2]);
    expect(Iterable.toArray(chain)).toStrictEqual(read);
    expect(Iterable.reduce(chain, (count) => count + 1, 0)).toBe(3);
    expect(calls).toStrictEqual([
      ...['1 at 0', 'undefined at 1', '2 at 2'],
      ...['1 at 0', 'undefined at 1', '2 at 2'],
      ...['1 at 0', 'undefined at 1', '2 at 2'],
    ]);
  });

  test('a chain may be read while it is already being read', () => {
    const chain = Iterable.take(
      Iterable.map([1, 2, 3], (value) => value),
      2,
    );
    const nested = Iterable.flatMap(chain, () => chain);
    expect(Iterable.toArray(nested)).toStrictEqual([1, 2, 1, 2]);
    expect([...nested]).toStrictEqual([1, 2, 1, 2]);
  });

  test('works with for…of, spread, destructuring and built-in constructors', () => {
    const letters = Iterable.map('abc', (letter) => letter.toUpperCase());
    const read: string[] = [];
    for (const letter of letters) {
      read.push(letter);
    }
    const [first, ...rest] = letters;
    expect([read, first, rest, Array.from(letters), new Set(letters).size]).toStrictEqual([
      ['A', 'B', 'C'],
      'A',
      ['B', 'C'],
      ['A', 'B', 'C'],
      3,
    ]);
  });

  test('the results of chunk(), windows() and groupBy() do not share arrays with the source', () => {
    const list = [1, 2];
    const [chunk] = Iterable.chunk(list, 2);
    expect(chunk).toStrictEqual(list);
    expect(chunk).not.toBe(list);
    expect(Iterable.toArray(list)).not.toBe(list);
  });

  test('join() accepts numbers, big integers and booleans', () => {
    expect(Iterable.join(new Set([1, 2n, true, 'a']), ' ')).toBe('1 2 true a');
    // @ts-expect-error Elements that cannot be converted to a string are rejected.
    expect(Iterable.join([{}], '')).toBe('[object Object]');
  });
});

describe('types', () => {
  test('a type guard narrows the element type and receives the index', () => {
    expectTypeOf(Iterable.find(mixed, isText)).toEqualTypeOf<Option<string>>();
    expectTypeOf(Iterable.filter(mixed, isText)).toEqualTypeOf<Iterable<string>>();
    expectTypeOf(Iterable.takeWhile(mixed, isText)).toEqualTypeOf<Iterable<string>>();
    expectTypeOf(Iterable.partition(mixed, isText)).toEqualTypeOf<
      readonly [pass: readonly string[], fail: readonly number[]]
    >();
    const isFirstText = (value: unknown, index: number): value is string =>
      isText(value) && index === 0;
    const texts = Iterable.filter(mixed, isFirstText);
    expectTypeOf(texts).toEqualTypeOf<Iterable<string>>();
    expect([...texts]).toStrictEqual(['a']);
    expect(Iterable.partition(mixed, isFirstText)).toStrictEqual([['a'], [1, 'b']]);
  });

  test('any other predicate keeps the type', () => {
    const isOne = (value: string | number): boolean => value === 1;
    expectTypeOf(Iterable.find(mixed, isOne)).toEqualTypeOf<Option<string | number>>();
    expectTypeOf(Iterable.filter(mixed, isOne)).toEqualTypeOf<Iterable<string | number>>();
    expectTypeOf(Iterable.takeWhile(mixed, isOne)).toEqualTypeOf<Iterable<string | number>>();
    expect([...Iterable.filter(mixed, isOne)]).toStrictEqual([1]);
  });

  test('a predicate may not return a promise', () => {
    // @ts-expect-error A promise would always pass.
    expect([...Iterable.filter([1], () => Promise.resolve(false))]).toStrictEqual([1]);
  });

  test('results that may be missing are options', () => {
    expectTypeOf(Iterable.first([1])).toEqualTypeOf<Option<number>>();
    expectTypeOf(Iterable.last([1])).toEqualTypeOf<Option<number>>();
    expectTypeOf(Iterable.at([1], 0)).toEqualTypeOf<Option<number>>();
    expectTypeOf(Iterable.indexOf([1], 0)).toEqualTypeOf<Option<number>>();
    expectTypeOf(Iterable.findIndex([1], () => true)).toEqualTypeOf<Option<number>>();
    expectTypeOf(Iterable.min<number>).returns.toEqualTypeOf<Option<number>>();
    expectTypeOf(Iterable.max<number>).returns.toEqualTypeOf<Option<number>>();
  });

  test('filterMap() removes None from the type', () => {
    const found = Iterable.filterMap(['a'], (key) => new Map([['a', 1]]).get(key));
    expectTypeOf(found).toEqualTypeOf<Iterable<number>>();
    expect([...found]).toStrictEqual([1]);
  });

  test('elements of another type widen the type', () => {
    expectTypeOf(Iterable.concat([1], ['a'])).toEqualTypeOf<Iterable<number | string>>();
    expectTypeOf(Iterable.concat([1], ['a'], new Set([true]))).toEqualTypeOf<
      Iterable<number | string | boolean>
    >();
    const others: readonly Iterable<string>[] = [['a'], 'b'];
    expectTypeOf(Iterable.concat([1], ...others)).toEqualTypeOf<Iterable<number | string>>();
    expectTypeOf(Iterable.concat([1])).toEqualTypeOf<Iterable<number>>();
    expectTypeOf(Iterable.concat<number>([1], [2], [3])).toEqualTypeOf<Iterable<number>>();
    // @ts-expect-error A number has no elements.
    expect(() => [...Iterable.concat([1], 2)]).toThrow(ArgumentError);
    expectTypeOf(Iterable.append([1], 'a')).toEqualTypeOf<Iterable<number | string>>();
    expectTypeOf(Iterable.prepend([1], 'a')).toEqualTypeOf<Iterable<number | string>>();
    expectTypeOf(Iterable.interleave([1], ['a'])).toEqualTypeOf<Iterable<number | string>>();
    expectTypeOf(Iterable.intersperse([1], 'a')).toEqualTypeOf<Iterable<number | string>>();
    expectTypeOf(Iterable.zip([1], ['a'])).toEqualTypeOf<Iterable<readonly [number, string]>>();
    expectTypeOf(Iterable.flatten([[1], new Set([2])])).toEqualTypeOf<Iterable<number>>();
    expectTypeOf(Iterable.empty()).toEqualTypeOf<Iterable<never>>();
  });

  test('a value of another type cannot be searched for', () => {
    // @ts-expect-error A number is not a string.
    expect(Iterable.includes(['a'], 1)).toBe(false);
    // @ts-expect-error A number is not a string.
    expect(Iterable.indexOf(['a'], 1)).toBe(undefined);
  });

  test('iterables with different element types return a union', () => {
    const lists: readonly (readonly number[] | readonly string[])[] = [[1], ['a']];
    expectTypeOf(Iterable.flatten(lists)).toEqualTypeOf<Iterable<number | string>>();
    expectTypeOf(Iterable.flatten([new Set([1]), ['a']])).toEqualTypeOf<
      Iterable<number | string>
    >();
    const either = Iterable.flatMap([1, 2], (value) => (value > 1 ? [value] : ['a']));
    expectTypeOf(either).toEqualTypeOf<Iterable<number | string>>();
    expectTypeOf(Iterable.flatMap(['ab'], (text) => text)).toEqualTypeOf<Iterable<string>>();
    const generic = <Value>(source: Iterable<Iterable<Value>>): Iterable<Value> =>
      Iterable.flatten(source);
    expectTypeOf<Iterable<number>>().toEqualTypeOf(generic([[1]]));
    // @ts-expect-error A number has no elements.
    expectTypeOf(Iterable.flatten([1])).toBeObject();
    // @ts-expect-error A number has no elements.
    expectTypeOf(Iterable.flatMap([1], (value) => value)).toBeObject();
  });

  test('conversions return mutable values', () => {
    expectTypeOf(Iterable.toArray([1])).toEqualTypeOf<number[]>();
    expectTypeOf(Iterable.toSet([1])).toEqualTypeOf<Set<number>>();
    expectTypeOf(Iterable.toMap([['a', 1] as const])).toEqualTypeOf<Map<'a', 1>>();
  });

  test('groups are read-only and non-empty', () => {
    expectTypeOf(Iterable.groupBy([1], String)).toEqualTypeOf<
      ReadonlyMap<string, readonly [number, ...number[]]>
    >();
    expectTypeOf(Iterable.chunk([1], 1)).toEqualTypeOf<Iterable<readonly [number, ...number[]]>>();
    expectTypeOf(Iterable.windows([1], 1)).toEqualTypeOf<
      Iterable<readonly [number, ...number[]]>
    >();
  });

  test('the instances have the types Equal and Order', () => {
    expectTypeOf(Iterable.equal<number>).returns.toEqualTypeOf<Equal<Iterable<number>>>();
    expectTypeOf(Iterable.order<number>).returns.toEqualTypeOf<Order<Iterable<number>>>();
  });
});
