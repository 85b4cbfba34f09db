import { ArgumentError } from '@tstd/error';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';

import { orderLaws } from '../../../laws/index.js';
import { Comparable } from './Comparable.js';
import * as Option from './Option.js';
import * as Order from './Order.js';
import * as Result from './Result.js';
import * as String from './String.js';

interface Person {
  readonly name: string;
  readonly age: number;
}

const number = fc.oneof(
  fc.constantFrom(0, -0, 1, -1, Infinity, -Infinity, Number.NaN),
  fc.integer({ min: -3, max: 3 }),
  fc.double(),
);
const bigint = fc.oneof(fc.bigInt({ min: -3n, max: 3n }), fc.bigInt());
const pair = fc.tuple(number, bigint);

const byFirst = Order.compareBy(Order.number, (self: readonly [number, bigint]) => self[0]);
const bySecond = Order.compareBy(Order.bigint, (self: readonly [number, bigint]) => self[1]);

describe('number()', () => {
  test('puts NaN after every other number', () => {
    expect([Number.NaN, Infinity, Number.NaN, -Infinity].sort(Order.number)).toStrictEqual([
      -Infinity,
      Infinity,
      Number.NaN,
      Number.NaN,
    ]);
    expect(Order.number(Number.NaN, 1)).toBe(1);
    expect(Order.number(1, Number.NaN)).toBe(-1);
  });

  test('treats -0 and 0 as equal', () => {
    expect(Order.number(-0, 0)).toBe(0);
  });

  test('agrees with < for all numbers except NaN', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.double({ noNaN: true }), (self, other) => {
        expect(Order.number(self, other) === -1).toBe(self < other);
      }),
    );
  });
});

describe('bigint()', () => {
  test('compares beyond the safe integers', () => {
    expect(Order.bigint(2n ** 64n, 2n ** 64n + 1n)).toBe(-1);
    expect(Order.bigint(2n ** 64n + 1n, 2n ** 64n)).toBe(1);
    expect(Order.bigint(2n ** 64n, 2n ** 64n)).toBe(0);
  });
});

describe('from()', () => {
  const difference = (self: number, other: number): number => self - other;

  test('returns the same as an order', () => {
    fc.assert(
      fc.property(number, number, (self, other) => {
        expect(Order.from(Order.number)(self, other)).toBe(Order.number(self, other));
        expect(Order.from(Comparable(Order.number))(self, other)).toBe(Order.number(self, other));
      }),
    );
  });

  test('returns the sign of any number, and 0 for NaN', () => {
    const order = Order.from(difference);
    expect([order(1, 10), order(10, 1), order(1, 1), order(-0, 0)]).toStrictEqual([-1, 1, 0, 0]);
    expect(order(Infinity, Infinity)).toBe(0);
    expect(Order.from({ compare: difference })(0.25, 0.5)).toBe(-1);
  });

  test('accepts language-sensitive comparators', () => {
    const german = Order.from<string>(new Intl.Collator('de'));
    expect(['z', 'ä', 'a'].sort(german)).toStrictEqual(['a', 'ä', 'z']);
  });

  test('returns an order unchanged', () => {
    const descending = Order.reverse(Order.number);
    expect(Order.from(descending)).toBe(descending);
  });

  test('throws if the comparator does not return a number', () => {
    const nothing = Order.from<number>((() => undefined) as never);
    expect(() => nothing(1, 2)).toThrow(
      new ArgumentError({ message: 'Expected "value" to be a number, received undefined' }),
    );
    const isGreater = Order.from<number>(((self: number, other: number) => self > other) as never);
    expect(() => isGreater(1, 2)).toThrow(ArgumentError);
  });

  test('every order that is derived from another one uses only its sign', () => {
    const pairs = Order.combine<{ readonly n: number }>(
      { compare: () => Number.NaN },
      Order.compareBy(difference, ({ n }) => n),
    );
    expect(pairs({ n: 1 }, { n: 9 })).toBe(-1);
    expect(Order.struct({ n: difference })({ n: 9 }, { n: 1 })).toBe(1);
    expect(Order.reverse(difference)(9, 1)).toBe(-1);
    expect(Option.order(difference)(9, 1)).toBe(1);
    expect(Result.order(difference, difference)(Result.Ok(9), Result.Ok(1))).toBe(1);
    const { compare, equals, max, min } = Comparable(difference);
    expect([compare(9, 1), max(1, 5), min(5, 1)]).toStrictEqual([1, 5, 1]);
    expect(equals(Infinity, Infinity)).toBe(true);
  });

  test('infers the type of the values', () => {
    expectTypeOf(Order.from(Comparable(Order.bigint))).toEqualTypeOf<Order.Order<bigint>>();
  });
});

describe('struct()', () => {
  test('rejects an order, which has no fields', () => {
    // @ts-expect-error The order of a value is not that of its fields.
    expect(() => Order.struct(Order.number)).toThrow(ArgumentError);
  });

  const order = Order.struct({ age: Order.number, name: Comparable(String.order) });

  test('uses the first field that differs', () => {
    expect(order({ age: 24, name: 'b' }, { age: 36, name: 'a' })).toBe(-1);
    expect(order({ age: 36, name: 'b' }, { age: 36, name: 'a' })).toBe(1);
    expect(order({ age: 36, name: 'a' }, { age: 36, name: 'a' })).toBe(0);
  });

  test('ignores a field without an order', () => {
    const byAge: Order.Order<Person> = Order.struct({ age: Order.number });
    expect(byAge({ age: 36, name: 'a' }, { age: 36, name: 'b' })).toBe(0);
  });

  test('treats all objects as equal if there are no fields', () => {
    expect(Order.struct({})({}, {})).toBe(0);
  });

  test('infers the types of the fields from their orders', () => {
    expectTypeOf(order).toEqualTypeOf<
      Order.Order<{ readonly age: number; readonly name: string }>
    >();
    // @ts-expect-error A name is not a number.
    const wrong: Order.Order<Person> = Order.struct({ name: Order.number });
    expect(wrong).toBeTypeOf('function');
  });
});

describe('compareBy()', () => {
  test('compares the keys', () => {
    const byAge = Order.compareBy(Order.number, (person: Person) => person.age);
    expectTypeOf(byAge).toEqualTypeOf<Order.Order<Person>>();
    expect(byAge({ name: 'Ada', age: 36 }, { name: 'Alan', age: 41 })).toBe(-1);
    expect(byAge({ name: 'Ada', age: 41 }, { name: 'Alan', age: 41 })).toBe(0);
  });

  test('accepts an object with a compare() method', () => {
    const byAge = Order.compareBy(Comparable(Order.number), (person: Person) => person.age);
    expect(byAge({ name: 'Ada', age: 36 }, { name: 'Alan', age: 24 })).toBe(1);
  });

  test('rejects a key of another type', () => {
    // @ts-expect-error A name is not a number.
    Order.compareBy(Order.number, (person: Person) => person.name);
  });
});

describe('reverse()', () => {
  test('swaps the two values', () => {
    fc.assert(
      fc.property(number, number, (self, other) => {
        expect(Order.reverse(Order.number)(self, other)).toBe(Order.number(other, self));
      }),
    );
  });
});

describe('combine()', () => {
  test('uses the first order that finds a difference', () => {
    const order = Order.combine(byFirst, Order.reverse(bySecond));
    expect(order([1, 1n], [2, 1n])).toBe(-1);
    expect(order([1, 1n], [1, 2n])).toBe(1);
    expect(order([1, 1n], [1, 1n])).toBe(0);
  });

  test('does not call an order that is not needed', () => {
    const second = vi.fn(Order.number);
    Order.combine(Order.number, second)(1, 2);
    expect(second).not.toHaveBeenCalled();
  });

  test('treats all values as equal if there are no orders', () => {
    expect(Order.combine<number>()(1, 2)).toBe(0);
  });

  test('accepts objects with a compare() method', () => {
    expect(Order.combine<number>(Comparable(Order.number), Order.number)(2, 1)).toBe(1);
  });
});

orderLaws('number', Order.number, number);
orderLaws('bigint', Order.bigint, bigint);
orderLaws('reverse()', Order.reverse(Order.number), number);
orderLaws('compareBy()', byFirst, pair);
orderLaws('combine()', Order.combine(byFirst, bySecond), pair);
orderLaws(
  'struct()',
  Order.struct({ a: Order.number, b: Order.bigint }),
  fc.record({ a: number, b: bigint }),
);
orderLaws('combine() of no order', Order.combine<number>(), number);
