import { Option, Order, String } from '@tstd/core';
import type { Array as CoreTypeArray, Tag } from '@tstd/core-type';
import { describe, expect, expectTypeOf, test } from 'vitest';

import { Array, Record, type RecordKey } from './index.js';

const numbers: Array<number> = [3, 1, 2];
const mixed: Array<number | string> = [1, 'a'];
const full: Array.NonEmpty<number> = [3, 1, 2];
const isText = (value: unknown, index: number): value is string =>
  typeof value === 'string' && index >= 0;

describe('the types of arrays', () => {
  test('Array is a readonly array', () => {
    expectTypeOf<Array<number>>().toEqualTypeOf<readonly number[]>();
    expectTypeOf<Array<number>>().toEqualTypeOf<CoreTypeArray<number>>();
    // @ts-expect-error It has no method that changes it.
    const push: unknown = numbers.push;
    expect(push).toBeTypeOf('function');
  });

  test('results are readonly', () => {
    expectTypeOf(Array.append(numbers, 1)).toEqualTypeOf<Array.NonEmpty<number>>();
    expectTypeOf(Array.deleteAt(numbers, 0)).toEqualTypeOf<Option<Array<number>>>();
    expectTypeOf(Array.chunk(numbers, 2)).toEqualTypeOf<Array<Array.NonEmpty<number>>>();
    expectTypeOf(Array.zip(numbers, mixed)).toEqualTypeOf<
      Array<readonly [number, number | string]>
    >();
    expectTypeOf(Array.entries(mixed)).toEqualTypeOf<Array<readonly [number, number | string]>>();
  });

  test('look-ups give an Option, but in an array that is not empty', () => {
    expectTypeOf(Array.first(numbers)).toEqualTypeOf<Option<number>>();
    expectTypeOf(Array.last(numbers)).toEqualTypeOf<Option<number>>();
    expectTypeOf(Array.min(numbers, Order.number)).toEqualTypeOf<Option<number>>();
    expectTypeOf(Array.max(numbers, Order.number)).toEqualTypeOf<Option<number>>();
    expectTypeOf(Array.at(full, 0)).toEqualTypeOf<Option<number>>();
    expectTypeOf(Array.first(full)).toEqualTypeOf<number>();
    expectTypeOf(Array.last(full)).toEqualTypeOf<number>();
    expectTypeOf(Array.min(full, Order.number)).toEqualTypeOf<number>();
    expectTypeOf(Array.max(full, Order.number)).toEqualTypeOf<number>();
  });

  test('an array that is not empty stays so', () => {
    expectTypeOf(Array.map(full, (value) => `${value}`)).toEqualTypeOf<Array.NonEmpty<string>>();
    expectTypeOf(Array.reverse(full)).toEqualTypeOf<Array.NonEmpty<number>>();
    expectTypeOf(Array.sort(full, Order.number)).toEqualTypeOf<Array.NonEmpty<number>>();
    expectTypeOf(Array.sortBy(full, (value) => value, Order.number)).toEqualTypeOf<
      Array.NonEmpty<number>
    >();
    expectTypeOf(Array.map(numbers, (value) => `${value}`)).toEqualTypeOf<Array<string>>();
    expectTypeOf(Array.reverse(numbers)).toEqualTypeOf<Array<number>>();
    expectTypeOf(Array.sort(numbers, Order.number)).toEqualTypeOf<Array<number>>();
    expectTypeOf(Array.filter(full, () => true)).toEqualTypeOf<Array<number>>();
    expectTypeOf(Array.of(1, 2)).toEqualTypeOf<Array.NonEmpty<number>>();
    expectTypeOf(Array.of(...numbers)).toEqualTypeOf<Array<number>>();
    expectTypeOf(Array.empty()).toEqualTypeOf<Array<never>>();
  });

  test('a guard narrows, and gets the index', () => {
    expectTypeOf(Array.filter(mixed, isText)).toEqualTypeOf<Array<string>>();
    expectTypeOf(Array.reject(mixed, isText)).toEqualTypeOf<Array<number>>();
    expectTypeOf(Array.find(mixed, isText)).toEqualTypeOf<Option<string>>();
    expectTypeOf(Array.findLast(mixed, isText)).toEqualTypeOf<Option<string>>();
    expectTypeOf(Array.takeWhile(mixed, isText)).toEqualTypeOf<Array<string>>();
    expectTypeOf(Array.partition(mixed, isText)).toEqualTypeOf<
      readonly [Array<string>, Array<number>]
    >();
    if (Array.every(mixed, isText)) {
      expectTypeOf(mixed).toExtend<Array<string>>();
    }
    expectTypeOf(Array.filter([1, undefined], Option.isSome)).toEqualTypeOf<Array<number>>();
  });

  test('isArray() and isNonEmpty() narrow', () => {
    const value = numbers as string | Array<number>;
    if (Array.isArray(value)) {
      expectTypeOf(value).toEqualTypeOf<Array<number>>();
    } else {
      expectTypeOf(value).toEqualTypeOf<string>();
    }
    if (Array.isNonEmpty(numbers)) {
      expectTypeOf(numbers[0]).toEqualTypeOf<number>();
    }
    if (!Array.isEmpty(numbers)) {
      expectTypeOf(numbers).toEqualTypeOf<Array<number>>();
    }
  });

  test('what is put in may have another type', () => {
    type Both = number | string;
    expectTypeOf(Array.append(numbers, 'a')).toEqualTypeOf<Array.NonEmpty<Both>>();
    expectTypeOf(Array.prepend(numbers, 'a')).toEqualTypeOf<Array.NonEmpty<Both>>();
    expectTypeOf(Array.insertAt(numbers, 0, 'a')).toEqualTypeOf<Option<Array.NonEmpty<Both>>>();
    expectTypeOf(Array.setAt(numbers, 0, 'a')).toEqualTypeOf<Option<Array.NonEmpty<Both>>>();
    expectTypeOf(Array.updateAt(numbers, 0, () => 'a')).toEqualTypeOf<
      Option<Array.NonEmpty<Both>>
    >();
    expectTypeOf(Array.concat(numbers, ['a'])).toEqualTypeOf<Array<Both>>();
    expectTypeOf(Array.splice(numbers, 0, 0, ['a'])).toEqualTypeOf<Array<Both>>();
    expectTypeOf(Array.splice(numbers, 0, 0)).toEqualTypeOf<Array<number>>();
    expectTypeOf(Array.fill(numbers, 'a')).toEqualTypeOf<Array<Both>>();
    expectTypeOf(Array.intersperse(numbers, 'a')).toEqualTypeOf<Array<Both>>();
    expectTypeOf(Array.append(Array.empty(), 1)).toEqualTypeOf<Array.NonEmpty<number>>();
  });

  test('filterMap() leaves out undefined only', () => {
    const values = Array.filterMap(mixed, (value) => (value === 1 ? null : undefined));
    expectTypeOf(values).toEqualTypeOf<Array<null>>();
  });

  test('groupBy() gives arrays that are not empty', () => {
    expectTypeOf(Array.groupBy(numbers, (value) => value > 1)).toEqualTypeOf<
      ReadonlyMap<boolean, Array.NonEmpty<number>>
    >();
  });

  test('join() refuses what has no text of its own', () => {
    // @ts-expect-error An element may be missing.
    expect(Array.join([1, undefined], ',')).toBe('1,');
    // @ts-expect-error An object has no text of its own.
    expect(Array.join([{}], ',')).toBe('[object Object]');
  });

  test('an order of another type is refused', () => {
    // @ts-expect-error The elements are numbers.
    expect(() => Array.sort(numbers, String.order)).toThrow(TypeError);
    // @ts-expect-error The keys are numbers.
    expect(() => Array.sortBy(numbers, (value) => value, String.order)).toThrow(TypeError);
  });
});

interface Sizes {
  readonly small: number;
  readonly large: number;
}

type Id = string & Tag<'Id'>;

const sizes: Sizes = { small: 1, large: 2 };
const ages: Record<string, number> = { Ada: 36 };

describe('the types of records', () => {
  test('Record is a readonly object', () => {
    expectTypeOf<Record<'a', number>>().toEqualTypeOf<{ readonly a: number }>();
    expectTypeOf<Record<string, number>>().toEqualTypeOf<{ readonly [name: string]: number }>();
    expectTypeOf<RecordKey>().toEqualTypeOf<string>();
    // @ts-expect-error A key is text.
    expectTypeOf<Record<symbol, number>>().not.toBeAny();
  });

  test('get() takes any text, and gives an Option', () => {
    expectTypeOf(Record.get(ages, 'Ada')).toEqualTypeOf<Option<number>>();
    expectTypeOf(Record.get(sizes, 'medium')).toEqualTypeOf<Option<number>>();
  });

  test('known keys stay known where all of them stay', () => {
    expectTypeOf(Record.keys(sizes)).toEqualTypeOf<Array<'small' | 'large'>>();
    expectTypeOf(Record.entries(sizes)).toEqualTypeOf<
      Array<readonly ['small' | 'large', number]>
    >();
    expectTypeOf(Record.map(sizes, (size) => `${size}`)).toEqualTypeOf<
      Record<'small' | 'large', string>
    >();
    expectTypeOf(Record.set(sizes, 'medium', 'x')).toEqualTypeOf<
      Record<'small' | 'large' | 'medium', number | string>
    >();
    expectTypeOf(Record.delete(sizes, 'small')).toEqualTypeOf<Record<'large', number>>();
    expectTypeOf(Record.delete(ages, 'Ada')).toEqualTypeOf<Record<string, number>>();
    expectTypeOf(Record.merge(sizes, { medium: 'x' }, () => true)).toEqualTypeOf<
      Record<'small' | 'large' | 'medium', number | string | boolean>
    >();
    expectTypeOf(Record.update(sizes, 'small', (size) => `${size}`)).toEqualTypeOf<
      Option<Record<'small' | 'large', number | string>>
    >();
  });

  test('keys become open where some of them may be missing', () => {
    expectTypeOf(Record.filter(sizes, () => true)).toEqualTypeOf<Record<string, number>>();
    expectTypeOf(Record.filterMap(sizes, () => 'a')).toEqualTypeOf<Record<string, string>>();
    expectTypeOf(Record.mapKeys(sizes, () => 'x' as const)).toEqualTypeOf<Record<string, number>>();
    expectTypeOf(Record.fromEntries([['x', 1]])).toEqualTypeOf<Record<string, number>>();
    expectTypeOf(Record.groupBy([1], () => 'x' as 'x' | 'y')).toEqualTypeOf<
      Record<string, Array.NonEmpty<number>>
    >();
    expectTypeOf(Record.invert({ a: 'x' } as const)).toEqualTypeOf<Record<string, 'a'>>();
    expectTypeOf<Record.OpenKey<'a' | 'b'>>().toEqualTypeOf<string>();
    expectTypeOf<Record.OpenKey<`x-${string}`>>().toEqualTypeOf<`x-${string}`>();
    expectTypeOf<Record.OpenKey<Id>>().toEqualTypeOf<Id>();
  });

  test('a guard narrows, and gets the key', () => {
    const values: Record<'a' | 'b', number | string> = { a: 1, b: 'two' };
    const isTextAt = (value: unknown, key: 'a' | 'b'): value is string =>
      typeof value === 'string' && key === 'b';
    expectTypeOf(Record.filter(values, isTextAt)).toEqualTypeOf<Record<string, string>>();
    expectTypeOf(Record.find(values, isTextAt)).toEqualTypeOf<Option<string>>();
    expectTypeOf(Record.partition(values, isTextAt)).toEqualTypeOf<
      readonly [Record<string, string>, Record<string, number>]
    >();
    if (Record.every(values, isTextAt)) {
      expectTypeOf(values.a).toEqualTypeOf<string>();
    }
  });

  test('an interface can be read as a record', () => {
    expect(Record.size(sizes)).toBe(2);
    expect(Record.isEmpty(sizes)).toBe(false);
    expect(Record.has(sizes, 'small')).toBe(true);
    expect(Record.values(sizes)).toStrictEqual([1, 2]);
  });

  test('isRecord() narrows what is not known', () => {
    const value: unknown = sizes;
    if (Record.isRecord(value)) {
      expectTypeOf(value).toEqualTypeOf<Record<string, unknown>>();
    }
  });
});
