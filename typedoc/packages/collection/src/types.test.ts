import { ArgumentError } from '@tstd/error';
import { Equal, Int, Option, Order, Result, String } from '@tstd/core';
import type { Array as CoreTypeArray, Tag } from '@tstd/core-type';
import { describe, expect, expectTypeOf, test } from 'vitest';

import { Array, Map, Record, type RecordKey, Set } from './index.js';

const numbers: Array<number> = [3, 1, 2];
const mixed: Array<number | string> = [1, 'a'];
const full: Array.NonEmpty<number> = [3, 1, 2];
const isText = (value: unknown, index: number): value is string =>
  typeof value === 'string' && index >= 0;

describe('the types of arrays', () => {
  test('Array is a read-only array', () => {
    expectTypeOf<Array<number>>().toEqualTypeOf<readonly number[]>();
    expectTypeOf<Array<number>>().toEqualTypeOf<CoreTypeArray<number>>();
    // @ts-expect-error The type omits the methods that change it.
    const push: unknown = numbers.push;
    expect(push).toBeTypeOf('function');
  });

  test('from() returns a mutable array', () => {
    expectTypeOf(Array.from(numbers)).toEqualTypeOf<number[]>();
    expectTypeOf(Map.from([['a', 1]])).toEqualTypeOf<globalThis.Map<string, number>>();
    expectTypeOf(Set.from(['a'])).toEqualTypeOf<globalThis.Set<string>>();
    const copy = Array.from(numbers);
    copy.push(4);
    expect(numbers).toStrictEqual([3, 1, 2]);
  });

  test('results are read-only', () => {
    expectTypeOf(Array.append(numbers, 1)).toEqualTypeOf<Array.NonEmpty<number>>();
    expectTypeOf(Array.deleteAt(numbers, 0)).toEqualTypeOf<Option<Array<number>>>();
    expectTypeOf(Array.chunk(numbers, 2)).toEqualTypeOf<Array<Array.NonEmpty<number>>>();
    expectTypeOf(Array.zip(numbers, mixed)).toEqualTypeOf<
      Array<readonly [number, number | string]>
    >();
    expectTypeOf(Array.entries(mixed)).toEqualTypeOf<Array<readonly [number, number | string]>>();
  });

  test('look-ups return an Option unless the array is non-empty', () => {
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

  test('the type of a non-empty array is kept', () => {
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

  test('a type guard narrows and receives the index', () => {
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

  test('hasInstance() and isNonEmpty() narrow the type', () => {
    const value = numbers as string | Array<number>;
    if (Array.hasInstance(value)) {
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

  test('includes() narrows only a value of a wider type', () => {
    const ROLES = ['admin', 'user'] as const;
    type Role = (typeof ROLES)[number];
    const chosen: Array<Role> = ['admin'];
    const text = 'root' as string | undefined;
    if (Array.includes(ROLES, text)) {
      expectTypeOf(text).toEqualTypeOf<Role>();
    } else {
      expectTypeOf(text).toEqualTypeOf<string | undefined>();
    }
    const role = 'user' as Role;
    const maybe = role as Role | undefined;
    // The list may lack the role, so a failed check does not narrow the type.
    if (!Array.includes(chosen, role) && !Array.includes(chosen, maybe)) {
      expectTypeOf(role).toEqualTypeOf<Role>();
      expectTypeOf(maybe).toEqualTypeOf<Role | undefined>();
    }
    const keys = Map.from<Role, number>([['user', 1]]);
    if (Map.has(keys, text) && Set.has(Set.from<Role>(['user']), text)) {
      expectTypeOf(text).toEqualTypeOf<Role>();
    }
    // @ts-expect-error There is no such role.
    expect(Array.includes(ROLES, 'rot')).toBe(false);
    // @ts-expect-error An equality of roles cannot compare arbitrary strings.
    expect(Array.includes(chosen, 'x' as string, Equal<Role>(Object.is))).toBe(false);
    expect(Array.includes(chosen, 'X' as string, Equal<string>(Object.is))).toBe(false);
    expect(Array.includes(chosen, 'admin', Equal<Role>(Object.is))).toBe(true);
  });

  test('an added value may have another type', () => {
    type Both = number | string;
    expectTypeOf(Array.append(numbers, 'a')).toEqualTypeOf<Array.NonEmpty<Both>>();
    expectTypeOf(Array.prepend(numbers, 'a')).toEqualTypeOf<Array.NonEmpty<Both>>();
    expectTypeOf(Array.insertAt(numbers, 0, 'a')).toEqualTypeOf<Option<Array.NonEmpty<Both>>>();
    expectTypeOf(Array.setAt(numbers, 0, 'a')).toEqualTypeOf<Option<Array.NonEmpty<Both>>>();
    expectTypeOf(Array.updateAt(numbers, 0, () => 'a')).toEqualTypeOf<
      Option<Array.NonEmpty<Both>>
    >();
    expectTypeOf(Array.concat(numbers, ['a'])).toEqualTypeOf<Array<Both>>();
    expectTypeOf(Array.union(numbers, ['a'])).toEqualTypeOf<Array<Both>>();
    expectTypeOf(Array.splice(numbers, 0, 0, ['a'])).toEqualTypeOf<Array<Both>>();
    expectTypeOf(Array.splice(numbers, 0, 0)).toEqualTypeOf<Array<number>>();
    expectTypeOf(Array.fill(numbers, 'a')).toEqualTypeOf<Array<Both>>();
    expectTypeOf(Array.intersperse(numbers, 'a')).toEqualTypeOf<Array<Both>>();
    expectTypeOf(Array.append(Array.empty(), 1)).toEqualTypeOf<Array.NonEmpty<number>>();
  });

  test('filterMap() removes only undefined from the type', () => {
    const values = Array.filterMap(mixed, (value) => (value === 1 ? null : undefined));
    expectTypeOf(values).toEqualTypeOf<Array<null>>();
  });

  test('groupBy() returns non-empty arrays', () => {
    expectTypeOf(Array.groupBy(numbers, (value) => value > 1)).toEqualTypeOf<
      ReadonlyMap<boolean, Array.NonEmpty<number>>
    >();
  });

  test('literal keys keep their types', () => {
    const parity = (value: number) => (value % 2 === 0 ? 'even' : 'odd');
    type Parity = 'even' | 'odd';
    const groups = Array.groupBy(numbers, (value) => (value % 2 === 0 ? 'even' : 'odd'));
    expectTypeOf(groups).toEqualTypeOf<ReadonlyMap<Parity, Array.NonEmpty<number>>>();
    expectTypeOf(Array.keyBy(numbers, parity)).toEqualTypeOf<ReadonlyMap<Parity, number>>();
    expectTypeOf(Array.countBy(mixed, () => 'a')).toEqualTypeOf<ReadonlyMap<'a', number>>();
    expectTypeOf(Array.countBy(mixed, (value) => `${value}`)).toEqualTypeOf<
      ReadonlyMap<string, number>
    >();
    // @ts-expect-error No group has the key 'od': the keys are 'even' and 'odd'.
    expect(groups.get('od')).toBe(undefined);
  });

  test('minBy(), maxBy(), findMap() and sumBy() return an Option unless the array is non-empty', () => {
    const toKey = (value: number | string): number => `${value}`.length;
    expectTypeOf(Array.minBy(mixed, toKey, Order.number)).toEqualTypeOf<Option<number | string>>();
    expectTypeOf(Array.maxBy(mixed, toKey, Order.number)).toEqualTypeOf<Option<number | string>>();
    expectTypeOf(Array.minBy(full, toKey, Order.number)).toEqualTypeOf<number>();
    expectTypeOf(Array.maxBy(full, toKey, Order.number)).toEqualTypeOf<number>();
    expectTypeOf(Array.findMap(mixed, () => 'a' as Option<string>)).toEqualTypeOf<Option<string>>();
    const int = {
      zero: Int.of(0),
      add: (self: Int, other: Int): Int => (self < other ? self : other),
    };
    expectTypeOf(Array.sumBy(numbers, (value) => Int.of(value), int)).toEqualTypeOf<Option<Int>>();
    // @ts-expect-error A number may have a fractional part.
    expect(Array.sumBy(numbers, (value) => value, int)).toBe(0);
  });

  test('partitionMap(), splitAt() and zipLongest() return pairs', () => {
    const read = (value: number | string): Result<number, string> =>
      typeof value === 'number' ? Result.Ok(value) : Result.Err(value);
    expectTypeOf(Array.partitionMap(mixed, read)).toEqualTypeOf<
      readonly [Array<number>, Array<string>]
    >();
    expectTypeOf(Array.splitAt(numbers, 1)).toEqualTypeOf<
      readonly [Array<number>, Array<number>]
    >();
    expectTypeOf(Array.zipLongest(numbers, mixed)).toEqualTypeOf<
      Array<readonly [Option<number>, Option<number | string>]>
    >();
  });

  test('a callback may return arrays or results of several types', () => {
    expectTypeOf(Array.flatMap(numbers, (value) => (value > 1 ? [1] : ['a']))).toEqualTypeOf<
      Array<number | string>
    >();
    expectTypeOf(Array.flatMap(numbers, (value) => (value > 1 ? mixed : []))).toEqualTypeOf<
      Array<number | string>
    >();
    const each = <Value, To>(self: Array<Value>, fn: (value: Value) => Array<To>): Array<To> =>
      Array.flatMap(self, (value) => fn(value));
    expect(each(numbers, (value) => [value])).toStrictEqual(numbers);
    const find = (value: number) => {
      if (value === 1) {
        return Result.Err('one' as const);
      }
      return value === 2 ? Result.Err({ two: true }) : Result.Ok(`${value}`);
    };
    expectTypeOf(Array.partitionMap(numbers, find)).toEqualTypeOf<
      readonly [Array<string>, Array<'one' | { two: boolean }>]
    >();
    const split = <Value, To, Failure>(
      self: Array<Value>,
      fn: (value: Value) => Result<To, Failure>,
    ): readonly [Array<To>, Array<Failure>] => Array.partitionMap(self, fn);
    const isSmall = (value: number) => (value < 2 ? Result.Ok(value) : Result.Err('large'));
    expect(split(numbers, isSmall)).toStrictEqual([[1], ['large', 'large']]);
    expect(Array.partitionMap(numbers, find)).toStrictEqual([['3'], ['one', { two: true }]]);
  });

  test('flatten() accepts arrays of several types', () => {
    expectTypeOf(Array.flatten([numbers, numbers])).toEqualTypeOf<Array<number>>();
    expectTypeOf(Array.flatten([numbers, ['a']])).toEqualTypeOf<Array<number | string>>();
    expectTypeOf(Array.flatten([[1], ['a'], []])).toEqualTypeOf<Array<number | string>>();
  });

  test('a look-up of an impossible value does not compile', () => {
    const sizes: Array<'small' | 'large'> = ['small'];
    // @ts-expect-error There is no such size.
    expect(Array.includes(sizes, 'medium')).toBe(false);
    // @ts-expect-error There is no such size.
    expect(Array.indexOf(sizes, 'medium')).toBe(undefined);
    // @ts-expect-error There is no such size.
    expect(Array.lastIndexOf(sizes, 'medium')).toBe(undefined);
    expect(Array.includes<string>(sizes, 'medium' as string)).toBe(false);
  });

  test('join() rejects values without an unambiguous string form', () => {
    // @ts-expect-error An element may be missing.
    expect(Array.join([1, undefined], ',')).toBe('1,');
    // @ts-expect-error An object does not convert to a string unambiguously.
    expect(Array.join([{}], ',')).toBe('[object Object]');
  });

  test('an order of another type does not compile', () => {
    // @ts-expect-error The elements are numbers.
    expect(() => Array.sort(numbers, String.order)).toThrow(ArgumentError);
    // @ts-expect-error The keys are numbers.
    expect(() => Array.sortBy(numbers, (value) => value, String.order)).toThrow(ArgumentError);
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
  test('Record is a read-only object', () => {
    expectTypeOf<Record<'a', number>>().toEqualTypeOf<{ readonly a: number }>();
    expectTypeOf<Record<string, number>>().toEqualTypeOf<{ readonly [name: string]: number }>();
    expectTypeOf<RecordKey>().toEqualTypeOf<string>();
    // @ts-expect-error A key is a string.
    expectTypeOf<Record<symbol, number>>().not.toBeAny();
  });

  test('get() accepts any string and returns an Option', () => {
    expectTypeOf(Record.get(ages, 'Ada')).toEqualTypeOf<Option<number>>();
    expectTypeOf(Record.get(sizes, 'small')).toEqualTypeOf<Option<number>>();
    expectTypeOf(Record.get(sizes, 'medium' as string)).toEqualTypeOf<Option<number>>();
    expectTypeOf(Record.get({}, 'medium')).toEqualTypeOf<Option<never>>();
    expectTypeOf(Record.get({} as Record<`x-${string}`, 1>, 'x-a')).toEqualTypeOf<Option<1>>();
    expectTypeOf(Record.get({} as Record<Id, 1>, 'a' as string)).toEqualTypeOf<Option<1>>();
    const read = <Key extends string>(self: Record<Key, number>, key: Key): Option<number> =>
      Record.get(self, key);
    expect(read(sizes, 'large')).toBe(2);
  });

  test('get() and update() reject an impossible key', () => {
    // @ts-expect-error There is no such size.
    expect(Record.get(sizes, 'medium')).toBe(undefined);
    // @ts-expect-error There is no such size.
    expect(Record.update(sizes, 'medium', () => 1)).toBe(undefined);
    // @ts-expect-error There is no such size.
    expect(Record.has(sizes, 'medium')).toBe(false);
    // @ts-expect-error There is no such key.
    expect(Record.has({ a: 1 }, 'b')).toBe(false);
    expect(Record.has(ages, 'Ada')).toBe(true);
    expect(Record.has({}, 'a')).toBe(false);
    const anyText: string = 'medium';
    expect(Record.has(sizes, anyText)).toBe(false);
  });

  test('known keys are kept if no key can be removed', () => {
    expectTypeOf(Record.keys(sizes)).toEqualTypeOf<Array<'small' | 'large'>>();
    expectTypeOf(Record.entries(sizes)).toEqualTypeOf<
      Array<readonly ['small' | 'large', number]>
    >();
    expectTypeOf(Record.map(sizes, (size) => `${size}`)).toEqualTypeOf<
      Record<'small' | 'large', string>
    >();
    expectTypeOf(Record.set(sizes, 'medium', 'x')).toEqualTypeOf<{
      readonly small: number;
      readonly large: number;
      readonly medium: string;
    }>();
    expectTypeOf(Record.delete(sizes, 'small')).toEqualTypeOf<Record<'large', number>>();
    // @ts-expect-error There is no such key.
    expect(Record.delete({ a: 1 }, 'b')).toStrictEqual({ a: 1 });
    expectTypeOf(Record.delete(ages, 'Ada')).toEqualTypeOf<Record<string, number>>();
    expectTypeOf(Record.delete(ages, 'Ada' as string)).toEqualTypeOf<Record<string, number>>();
    expectTypeOf(Record.delete(sizes, 'small' as string)).toEqualTypeOf<{
      readonly small?: number;
      readonly large?: number;
    }>();
    expectTypeOf(Record.merge(sizes, { small: 'x', medium: 'x' }, () => true)).toEqualTypeOf<{
      readonly small: boolean;
      readonly large: number;
      readonly medium: string;
    }>();
    expectTypeOf(Record.update(sizes, 'small', (size) => `${size}`)).toEqualTypeOf<
      Option<{ readonly small: string; readonly large: number }>
    >();
  });

  test('keys become optional if some of them may be missing', () => {
    type Some<Value> = { readonly small?: Value; readonly large?: Value };
    expectTypeOf(Record.filter(sizes, () => true)).toEqualTypeOf<Some<number>>();
    expectTypeOf(Record.filterMap(sizes, () => 'a')).toEqualTypeOf<Some<string>>();
    expectTypeOf(Record.partition(sizes, () => true)).toEqualTypeOf<
      readonly [Some<number>, Some<number>]
    >();
    expectTypeOf(Record.mapKeys(sizes, () => 'x' as const)).toEqualTypeOf<{
      readonly x?: number;
    }>();
    expectTypeOf(Record.mapEntries(sizes, () => ['x', true])).toEqualTypeOf<{
      readonly x?: boolean;
    }>();
    expectTypeOf(Record.fromEntries([['x', 1]])).toEqualTypeOf<{ readonly x?: number }>();
    expectTypeOf(Record.invert({ a: 'x' } as const)).toEqualTypeOf<{ readonly x?: 'a' }>();
    expectTypeOf(Record.filter(ages, () => true)).toEqualTypeOf<Record<string, number>>();
    expectTypeOf<Record.PartialRecord<'a', 1>>().toEqualTypeOf<{ readonly a?: 1 }>();
    expectTypeOf<Record.PartialRecord<`x-${string}`, 1>>().toEqualTypeOf<
      Record<`x-${string}`, 1>
    >();
    expectTypeOf<Record.PartialRecord<Id, 1>>().toEqualTypeOf<Record<Id, 1>>();
  });

  test('a group may be missing, and a misspelt key does not compile', () => {
    const groups = Record.groupBy([1, 2], (value) => (value % 2 === 1 ? 'odd' : 'even'));
    expectTypeOf(groups).toEqualTypeOf<{
      readonly odd?: Array.NonEmpty<number>;
      readonly even?: Array.NonEmpty<number>;
    }>();
    expectTypeOf(groups.odd?.length).toEqualTypeOf<number | undefined>();
    // @ts-expect-error No group has the key 'od': the keys are 'odd' and 'even'.
    expect(groups.od).toBe(undefined);
    // @ts-expect-error Without odd numbers, the group is undefined.
    expect(groups.odd.length).toBe(1);
    expectTypeOf(Record.map(groups, (group) => group.length)).toEqualTypeOf<{
      readonly odd?: number;
      readonly even?: number;
    }>();
    expectTypeOf(Record.groupBy([1], (value) => `${value}` as string)).toEqualTypeOf<
      Record<string, Array.NonEmpty<number>>
    >();
  });

  test('each value keeps its own type', () => {
    const server = { host: 'x', port: 1 };
    expectTypeOf(Record.get(server, 'port')).toEqualTypeOf<Option<number>>();
    expectTypeOf(Record.get(server, 'port' as string)).toEqualTypeOf<Option<number | string>>();
    expectTypeOf(Record.update(server, 'port', (port) => port + 1)).toEqualTypeOf<
      Option<{ readonly host: string; readonly port: number }>
    >();
    expectTypeOf(Record.filter(server, () => true)).toEqualTypeOf<{
      readonly host?: string;
      readonly port?: number;
    }>();
    expectTypeOf(Record.delete(server, 'port' as string)).toEqualTypeOf<{
      readonly host?: string;
      readonly port?: number;
    }>();
  });

  test('replacing a value with one of another type changes its type', () => {
    expectTypeOf(Record.set({ host: 'x', port: 1 }, 'port', null)).toEqualTypeOf<{
      readonly host: string;
      readonly port: null;
    }>();
    expectTypeOf(Record.merge({ v: 1 }, { v: null }, (one) => one)).toEqualTypeOf<{
      readonly v: number;
    }>();
    expectTypeOf(Record.set(ages, 'Ada', null)).toEqualTypeOf<{
      readonly [name: string]: number | null;
      readonly Ada: null;
    }>();
  });

  test('set() and delete() accept a union of keys', () => {
    const key = 'medium' as 'small' | 'medium';
    expectTypeOf(Record.set(sizes, key, 'x')).toEqualTypeOf<{
      readonly small: number | string;
      readonly large: number;
      readonly medium?: string;
    }>();
    expectTypeOf(Record.set(sizes, 'small' as string, 'x')).toEqualTypeOf<{
      readonly [name: string]: number | string;
      readonly small: number | string;
      readonly large: number | string;
    }>();
    expectTypeOf(Record.delete(sizes, 'small' as 'small' | 'large')).toEqualTypeOf<
      { readonly small: number } | { readonly large: number }
    >();
  });

  test('a primitive value is not a record', () => {
    // Only compiled, never called: the functions do not check what the types already reject.
    const misuses = [
      // @ts-expect-error A number has no keys.
      () => Record.keys(5),
      // @ts-expect-error A number has no keys.
      () => Record.entries(5),
      // @ts-expect-error A boolean has no keys.
      () => Record.size(true),
      // @ts-expect-error A boolean has no keys.
      () => Record.get(true, 'valueOf'),
      // @ts-expect-error A number has no keys.
      () => Record.set(5, 'a', 1),
      // @ts-expect-error A number has no keys.
      () => Record.delete(5, 'a'),
      // @ts-expect-error A number has no keys.
      () => Record.map(5, (value) => value),
      // @ts-expect-error A number has no keys.
      () => Record.merge({ a: 1 }, 5, () => 1),
    ];
    expect(misuses).toHaveLength(8);
    expectTypeOf(Record.keys({})).toEqualTypeOf<Array<never>>();
  });

  test('a type guard narrows and receives the key', () => {
    const values: Record<'a' | 'b', number | string> = { a: 1, b: 'two' };
    const isTextAt = (value: unknown, key: 'a' | 'b'): value is string =>
      typeof value === 'string' && key === 'b';
    expectTypeOf(Record.filter(values, isTextAt)).toEqualTypeOf<
      Record.PartialRecord<'a' | 'b', string>
    >();
    expectTypeOf(Record.find(values, isTextAt)).toEqualTypeOf<Option<string>>();
    expectTypeOf(Record.partition(values, isTextAt)).toEqualTypeOf<
      readonly [Record.PartialRecord<'a' | 'b', string>, Record.PartialRecord<'a' | 'b', number>]
    >();
    if (Record.every(values, isTextAt)) {
      expectTypeOf(values.a).toEqualTypeOf<string>();
    }
  });

  interface Settings {
    readonly name: string;
    readonly at: Date;
    readonly tags: readonly string[];
    readonly proxy: { readonly host: string; readonly port: number };
    readonly login?: { readonly user: string; readonly token: string };
    readonly prices: Record<string, { readonly amount: number; readonly currency: string }>;
    readonly shape:
      { readonly radius: number } | { readonly width: number; readonly height: number };
  }

  const settings: Settings = {
    name: 'a',
    at: new Date(0),
    tags: [],
    proxy: { host: 'localhost', port: 80 },
    prices: {},
    shape: { radius: 1 },
  };

  test('mergeDeep() keeps the type of the first record', () => {
    expectTypeOf(Record.mergeDeep(settings, {})).toEqualTypeOf<Readonly<Settings>>();
    expectTypeOf(Record.mergeDeep({ a: { b: 1, c: [''] } }, { a: { b: 2 } })).toEqualTypeOf<
      Readonly<{ a: { b: number; c: string[] } }>
    >();
    expect(Record.mergeDeep(settings, { proxy: { port: 81 }, name: undefined })).toStrictEqual({
      ...settings,
      proxy: { host: 'localhost', port: 81 },
    });
  });

  test('mergeDeep() accepts any value for a property of type unknown', () => {
    const self: { readonly data: unknown } = { data: 1 };
    const other: unknown = { a: 1 };
    expect(Record.mergeDeep(self, { data: other })).toStrictEqual({ data: { a: 1 } });
  });

  test('mergeDeep() rejects values that would make the type of the result wrong', () => {
    // @ts-expect-error A port is a number.
    Record.mergeDeep(settings, { proxy: { port: '81' } });
    // @ts-expect-error There is no such setting.
    Record.mergeDeep(settings, { proxies: {} });
    // @ts-expect-error An object with methods must be complete.
    Record.mergeDeep(settings, { at: {} });
    // @ts-expect-error A record that may be missing must be complete.
    Record.mergeDeep(settings, { login: { user: 'Ada' } });
    // @ts-expect-error The value of an open key may be missing too.
    Record.mergeDeep(settings, { prices: { tea: { amount: 2 } } });
    // @ts-expect-error It may be a different kind of record.
    Record.mergeDeep(settings, { shape: { width: 1 } });
    expect(Record.mergeDeep(settings, { login: { user: 'Ada', token: '' } }).login?.user).toBe(
      'Ada',
    );
  });

  test('an interface is accepted as a record', () => {
    expect(Record.size(sizes)).toBe(2);
    expect(Record.isEmpty(sizes)).toBe(false);
    expect(Record.has(sizes, 'small')).toBe(true);
    expect(Record.values(sizes)).toStrictEqual([1, 2]);
  });

  test('optional properties can be read', () => {
    const options: { readonly size?: number; readonly name?: string } = { size: 1 };
    expectTypeOf(Record.keys(options)).toEqualTypeOf<Array<'size' | 'name'>>();
    expectTypeOf(Record.get(options, 'size')).toEqualTypeOf<Option<number>>();
    expectTypeOf(Record.get(options, 'size' as string)).toEqualTypeOf<Option<number | string>>();
    expectTypeOf(Record.get({ a: undefined }, 'a')).toEqualTypeOf<Option<undefined>>();
    expect(Record.get(options, 'name')).toBe(undefined);
    expect(Record.has(options, 'name')).toBe(false);
    expect(Record.size(options)).toBe(1);
    expect(Record.isEmpty(options)).toBe(false);
    // @ts-expect-error There is no such option.
    expect(Record.get(options, 'width')).toBe(undefined);
  });

  test('an optional property is either missing or of its declared type', () => {
    const options: { readonly size?: number; readonly name?: string } = { size: 1 };
    expectTypeOf(Record.values(options)).toEqualTypeOf<Array<number | string>>();
    expectTypeOf(Record.entries(options)).toEqualTypeOf<
      Array<readonly ['size' | 'name', number | string]>
    >();
    expectTypeOf(Record.map(options, (value) => `${value}`)).toEqualTypeOf<{
      readonly size?: string;
      readonly name?: string;
    }>();
    expectTypeOf(Record.filter(options, String.hasInstance)).toEqualTypeOf<{
      readonly size?: never;
      readonly name?: string;
    }>();
    expectTypeOf(Record.find(options, () => true)).toEqualTypeOf<Option<number | string>>();
    expectTypeOf(Record.set(options, 'size', 2)).toEqualTypeOf<{
      readonly size: number;
      readonly name?: string;
    }>();
    expectTypeOf(Record.update(options, 'size', () => true)).toEqualTypeOf<
      Option<{ readonly size: boolean; readonly name?: string }>
    >();
    expectTypeOf(Record.delete(options, 'size')).toEqualTypeOf<{ readonly name?: string }>();
    expectTypeOf(Record.merge(options, { name: 1 }, () => true)).toEqualTypeOf<{
      readonly size?: number;
      readonly name: number | boolean;
    }>();
    expectTypeOf(Record.invert({} as { readonly a?: 'x' })).toEqualTypeOf<{
      readonly x?: 'a';
    }>();
    const isNumber = (value: number | string): value is number => typeof value === 'number';
    if (Record.every(options, isNumber)) {
      expectTypeOf(Record.values(options)).toEqualTypeOf<Array<number>>();
    }
    expect(Record.map(options, (value) => `${value}`)).toStrictEqual({ size: '1' });
    // @ts-expect-error An array is not a record: its type has number keys and methods.
    expect(Record.map([1], (value) => value)).toStrictEqual({ 0: 1 });
  });

  test('a numeric key is a string, and its value keeps its type', () => {
    const values = { 1: 'a', b: 2 };
    expectTypeOf(Record.values(values)).toEqualTypeOf<Array<number | string>>();
    expectTypeOf(Record.map(values, (value) => `${value}`.length)).toEqualTypeOf<{
      readonly 1: number;
      readonly b: number;
    }>();
    expectTypeOf(Record.delete(values, '1')).toEqualTypeOf<{ readonly b: number }>();
    expectTypeOf(Record.compact(values)).toEqualTypeOf<Record<string, number | string>>();
    expectTypeOf(Record.get(values, '1')).toEqualTypeOf<Option<string>>();
    expectTypeOf(Record.set(values, '1', true)).toEqualTypeOf<{
      readonly 1: boolean;
      readonly b: number;
    }>();
    expectTypeOf(
      Record.merge(values, { 1: true, 2: true }, (value, other) => {
        expectTypeOf(value).toEqualTypeOf<string>();
        expectTypeOf(other).toEqualTypeOf<boolean>();
        return null;
      }),
    ).toEqualTypeOf<{ readonly 1: null; readonly 2: boolean; readonly b: number }>();
    expect(Record.map({ 200: 'OK', 404: 'No' }, (text) => text.length)).toStrictEqual({
      200: 2,
      404: 2,
    });
    expect(Record.delete(values, '1')).toStrictEqual({ b: 2 });
  });

  test('a symbol key is not read, and the other values keep their types', () => {
    const values = { a: 1, [Symbol.toStringTag]: 'Sizes' };
    expectTypeOf(Record.values(values)).toEqualTypeOf<readonly number[]>();
    expectTypeOf(Record.delete(values, 'a')).toEqualTypeOf<{}>();
    expect(Record.values(values)).toStrictEqual([1]);
    expect(Record.delete(values, 'a')).toStrictEqual({});
  });

  test('the undefined in the type of a required property is kept', () => {
    const values: { readonly a: number | undefined; readonly b?: string } = { a: undefined };
    const open: Record<string, Option<number>> = values.b === undefined ? { a: values.a } : {};
    expectTypeOf(Record.values(values)).toEqualTypeOf<Array<number | string | undefined>>();
    expectTypeOf(Record.values(open)).toEqualTypeOf<Array<Option<number>>>();
    expectTypeOf(Record.compact(values)).toEqualTypeOf<{
      readonly a?: number;
      readonly b?: string;
    }>();
    expectTypeOf(Record.compact(open)).toEqualTypeOf<Record<string, number>>();
    const lengthOf = (value: number | string): number => `${value}`.length;
    // @ts-expect-error The value of `a` may be undefined, which the function does not accept.
    expect(Record.map(values, lengthOf)).toStrictEqual({ a: 9 });
  });

  test('keys of a template literal type keep that type', () => {
    const headers: { readonly [Name in `x-${string}`]?: Option<number> } = { 'x-a': 1 };
    expectTypeOf(Record.compact(headers)).toEqualTypeOf<Record<`x-${string}`, number>>();
    expectTypeOf(Record.filter(headers, Option.isSome)).toEqualTypeOf<
      Record<`x-${string}`, number>
    >();
  });

  test('keys keep their type in generic code', () => {
    const mapAll = <Key extends RecordKey, Value>(
      self: Record<Key, Value>,
      fn: (value: Value) => string,
    ): Record<Key, string> => Record.map(self, (value) => fn(value));
    const keep = <Key extends RecordKey, Value>(
      self: Record<Key, Value>,
      test: (value: Value) => boolean,
    ): Record.PartialRecord<Key, Value> => Record.filter(self, (value) => test(value));
    const keepOpen = <Value>(self: Record<string, Value>): Record<string, Value> =>
      Record.filter(self, () => true);
    const present = <Key extends RecordKey>(
      self: Partial<Record<Key, number>>,
    ): Record.PartialRecord<Key, number> => Record.compact(self);
    expectTypeOf(mapAll(sizes, (size) => `${size}`)).toEqualTypeOf<
      Record<'small' | 'large', string>
    >();
    expectTypeOf(present(sizes)).toEqualTypeOf<{
      readonly small?: number;
      readonly large?: number;
    }>();
    const read = <Key extends RecordKey, Value>(
      self: Record<Key, Value>,
      key: Key,
    ): Option<Value> => Record.get(self, key);
    const write = <Key extends RecordKey, Value>(
      self: Record<Key, Value>,
      key: Key,
      value: Value,
    ): Record<Key, Value> => Record.set(self, key, value);
    const change = <Key extends RecordKey, Value>(
      self: Record<Key, Value>,
      key: Key,
      fn: (value: Value) => Value,
    ): Option<Record<Key, Value>> => Record.update(self, key, (value) => fn(value));
    const mergeAll = <Key extends RecordKey, OtherKey extends RecordKey, Value>(
      self: Record<Key, Value>,
      other: Record<OtherKey, Value>,
      fn: (one: Value, two: Value) => Value,
    ): Record<Key | OtherKey, Value> => Record.merge(self, other, (one, two) => fn(one, two));
    expect(read(sizes, 'large')).toBe(2);
    expect(write(sizes, 'large', 3)).toStrictEqual({ small: 1, large: 3 });
    expect(change(sizes, 'large', (size) => size + 1)).toStrictEqual({ small: 1, large: 3 });
    expect(mergeAll(sizes, { large: 5 }, Math.max)).toStrictEqual({ small: 1, large: 5 });
    expect(keep(sizes, (size) => size > 1)).toStrictEqual({ large: 2 });
    expect(keepOpen(ages)).toStrictEqual(ages);
  });

  test('a function that accepts any string accepts the keys', () => {
    const label = (value: number, key: string): string => `${key}: ${value}`;
    expectTypeOf(Record.map(sizes, label)).toEqualTypeOf<Record<'small' | 'large', string>>();
    expectTypeOf(Record.mapKeys(sizes, label)).toEqualTypeOf<Record<string, number>>();
    expectTypeOf(Record.filter(sizes, (_: number, key: string) => key === 'small')).toEqualTypeOf<{
      readonly small?: number;
      readonly large?: number;
    }>();
  });

  test('hasInstance() narrows an unknown value', () => {
    const value: unknown = sizes;
    if (Record.hasInstance(value)) {
      expectTypeOf(value).toEqualTypeOf<Record<string, unknown>>();
    }
  });
});

describe('the types of maps', () => {
  const prices: Map<string, number> = Map.of(['tea', 2]);
  const bySize = Map.from<'small' | 'large', number>([['small', 1]]);

  test('Map is a read-only map', () => {
    expectTypeOf<Map<string, number>>().toEqualTypeOf<ReadonlyMap<string, number>>();
    // @ts-expect-error The type omits the methods that change it.
    expect(prices.clear).toBeTypeOf('function');
  });

  test('look-ups return an Option and reject an impossible key', () => {
    expectTypeOf(Map.get(prices, 'tea')).toEqualTypeOf<Option<number>>();
    // @ts-expect-error There is no such size.
    expect(Map.get(bySize, 'medium')).toBe(undefined);
    // @ts-expect-error There is no such size.
    expect(Map.has(bySize, 'medium')).toBe(false);
    // @ts-expect-error There is no such size.
    expect(Map.update(bySize, 'medium', () => 1)).toBe(undefined);
    // @ts-expect-error There is no such size.
    expect(Map.delete(bySize, 'medium').size).toBe(1);
    expect(Map.get<string, number>(bySize, 'medium')).toBe(undefined);
  });

  test('edits return read-only maps, and an added value may have another type', () => {
    expectTypeOf(Map.set(prices, 'milk', 1)).toEqualTypeOf<Map<string, number>>();
    expectTypeOf(Map.set(prices, 1, 'x')).toEqualTypeOf<Map<string | number, number | string>>();
    expectTypeOf(Map.update(prices, 'tea', () => 'x')).toEqualTypeOf<
      Option<Map<string, number | string>>
    >();
    expectTypeOf(Map.map(bySize, (size) => `${size}`)).toEqualTypeOf<
      Map<'small' | 'large', string>
    >();
    expectTypeOf(Map.merge(bySize, prices, () => true)).toEqualTypeOf<
      Map<string, number | boolean>
    >();
    expectTypeOf(Map.entries(bySize)).toEqualTypeOf<Array<readonly ['small' | 'large', number]>>();
  });

  test('a type guard narrows and receives the key', () => {
    const values: Map<string, number | string> = Map.from<string, number | string>([['a', 1]]);
    expectTypeOf(Map.filter(values, (value, key): value is string => key === value)).toEqualTypeOf<
      Map<string, string>
    >();
    expectTypeOf(Map.filter(values, () => true)).toEqualTypeOf<Map<string, number | string>>();
  });

  test('groups are maps', () => {
    const groups = Array.groupBy(numbers, (value) => (value % 2 === 0 ? 'even' : 'odd'));
    expectTypeOf(Map.map(groups, (group) => group.length)).toEqualTypeOf<
      Map<'even' | 'odd', number>
    >();
    expectTypeOf(Record.fromEntries(groups)).toEqualTypeOf<{
      readonly even?: Array.NonEmpty<number>;
      readonly odd?: Array.NonEmpty<number>;
    }>();
  });
});

describe('the types of sets', () => {
  const names: Set<string> = Set.of('Ada');
  const shown = Set.from<'small' | 'large'>(['small']);

  test('Set is a read-only set', () => {
    expectTypeOf<Set<string>>().toEqualTypeOf<ReadonlySet<string>>();
    // @ts-expect-error The type omits the methods that change it.
    expect(names.clear).toBeTypeOf('function');
  });

  test('an impossible value does not compile', () => {
    // @ts-expect-error There is no such size.
    expect(Set.has(shown, 'medium')).toBe(false);
    // @ts-expect-error There is no such size.
    expect(Set.delete(shown, 'medium').size).toBe(1);
    expect(Set.has<string>(shown, 'medium')).toBe(false);
  });

  test('an added value may have another type', () => {
    expectTypeOf(Set.add(names, 'Alan')).toEqualTypeOf<Set<string>>();
    expectTypeOf(Set.add(names, 1)).toEqualTypeOf<Set<string | number>>();
    expectTypeOf(Set.union(names, Set.of(1))).toEqualTypeOf<Set<string | number>>();
    expectTypeOf(Set.symmetricDifference(names, Set.of(1))).toEqualTypeOf<Set<string | number>>();
    expectTypeOf(Set.map(names, (name) => name.length)).toEqualTypeOf<Set<number>>();
  });

  test('a type guard narrows', () => {
    const values = Set.from<number | string>([1, 'a']);
    expectTypeOf(Set.filter(values, String.hasInstance)).toEqualTypeOf<Set<string>>();
    expectTypeOf(Set.filter(values, () => true)).toEqualTypeOf<Set<number | string>>();
  });
});
