import fc from 'fast-check';
import { ArgumentError } from '@tstd/error';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';

import { equalLaws, functorLaws, monadLaws, orderLaws } from '../../../laws/index.js';
import { Equal } from './Equal.js';
import * as Option from './Option.js';
import * as Order from './Order.js';
import * as Result from './Result.js';

/** Values that are not None, including falsy values. */
const value = fc.oneof(fc.constantFrom(null, 0, '', false, Number.NaN), fc.integer(), fc.string());
const integer = fc.integer();
const option = fc.option(integer, { nil: undefined });
const toInteger = fc.func(integer);
const onNone = (): never => {
  throw new Error('None was not expected');
};

describe('Option', () => {
  test('is a type that includes undefined', () => {
    expectTypeOf<Option.Option<number>>().toEqualTypeOf<number | undefined>();
    expectTypeOf<Option.OptionLike<number>>().toEqualTypeOf<number | null | undefined>();
  });

  test('treats an option of an option as the option itself', () => {
    expectTypeOf<Option.Option<Option.Option<number>>>().toEqualTypeOf<Option.Option<number>>();
  });

  test('has a value type without undefined', () => {
    expectTypeOf<Option.Some<number | null | undefined>>().toEqualTypeOf<number | null>();
    expectTypeOf<undefined>().not.toExtend<Option.Some<unknown>>();
  });
});

describe('generic code', () => {
  test('accepts values of any type', () => {
    const wrap = <Value>(self: Option.Option<Value>): Option.Option<readonly [Value]> =>
      Option.map(self, (inner) => [inner] as const);
    const same = <Value>(self: Option.Option<Value>): Option.Option<Value> =>
      Option.map(self, (inner) => inner);
    expect([wrap(1), same(1), wrap(undefined)]).toStrictEqual([[1], 1, undefined]);
  });

  test('accepts callbacks of any type', () => {
    type Opt<Value> = Option.Option<Value>;
    const functions = {
      map: <A, B>(self: Opt<A>, fn: (value: A) => B): Opt<B> => Option.map(self, fn),
      andThen: <A, B>(self: Opt<A>, fn: (value: A) => Opt<B>): Opt<B> => Option.andThen(self, fn),
      filter: <A>(self: Opt<A>, is: (value: A) => boolean): Opt<A> => Option.filter(self, is),
      narrow: <A, B extends A>(self: Opt<A>, is: (value: A) => value is B): Opt<B> =>
        Option.filter(self, is),
      getOr: <A>(self: Opt<A>, fallback: A): A => Option.getOr(self, fallback),
      getOrElse: <A>(self: Opt<A>, onNone: () => A): A => Option.getOrElse(self, onNone),
      match: <A, B>(self: Opt<A>, Some: (value: A) => B, None: () => B): B =>
        Option.match(self, { Some, None }),
      or: <A, B>(self: Opt<A>, other: Opt<B>): Opt<A | B> => Option.or(self, other),
      zip: <A, B>(self: Opt<A>, other: Opt<B>): Opt<readonly [A, B]> => Option.zip(self, other),
      all: <A>(options: readonly Opt<A>[]): Opt<readonly A[]> => Option.all(options),
      tap: <A>(self: Opt<A>, fn: (value: A) => void): Opt<A> => Option.tap(self, fn),
      gen: <A, B>(self: Opt<A>, fn: (value: A) => Opt<B>): Opt<B> =>
        Option.gen(function* () {
          return yield* Option.step(fn(yield* Option.step(self)));
        }),
      toNullable: <A>(self: Opt<A>): A | null => Option.toNullable(self),
      toArray: <A>(self: Opt<A>): readonly A[] => Option.toArray(self),
      toResult: <A, E>(self: Opt<A>, onNone: () => E): Result.Result<A, E> =>
        Option.toResult(self, onNone),
    };
    expect(functions.map(functions.gen(1, String), (text) => [text])).toStrictEqual(['1']);
    expectTypeOf(functions.map(1, String)).toEqualTypeOf<Option.Option<string>>();
  });

  test('can pass the constructor as a function', () => {
    const self = 1 as Option.Option<number>;
    expect(Option.andThen(self, Option.Some)).toBe(1);
    expectTypeOf(Option.andThen(self, Option.Some)).toEqualTypeOf<Option.Option<number>>();
  });
});

describe('None', () => {
  test('is undefined', () => {
    expect(Option.None).toBe(undefined);
    expectTypeOf(Option.None).toEqualTypeOf<undefined>();
  });
});

describe('Some()', () => {
  test('returns the value itself', () => {
    fc.assert(fc.property(value, (self) => Object.is(Option.Some(self), self)));
  });

  test('rejects undefined at compile time and at run time', () => {
    // @ts-expect-error undefined is None.
    expect(() => Option.Some(undefined)).toThrow(ArgumentError);
    // @ts-expect-error undefined is None.
    expect(() => Option.Some(undefined)).toThrow(
      'Expected "value" to be other than undefined, received undefined',
    );
    const maybe: number | undefined = [1][0];
    // @ts-expect-error The value may be undefined.
    Option.Some(maybe);
  });
});

describe('from()', () => {
  test('converts null and undefined to None', () => {
    expect(Option.from(null)).toBe(undefined);
    expect(Option.from(undefined)).toBe(undefined);
  });

  test.each([0, '', false, Number.NaN, 0n])('returns %s unchanged', (self) => {
    expect(Option.from(self)).toBe(self);
  });

  test('has a type without null', () => {
    expectTypeOf(Option.from('a' as string | null)).toEqualTypeOf<Option.Option<string>>();
    expectTypeOf(Option.from<string>(null)).toEqualTypeOf<Option.Option<string>>();
  });
});

describe('gen()', () => {
  test('with one step equals andThen()', () => {
    fc.assert(
      fc.property(option, fc.func(option), (self, fn) => {
        const generated = Option.gen(function* () {
          const inner = yield* Option.step(self);
          return yield* Option.step(fn(inner));
        });
        expect(generated).toBe(Option.andThen(self, (inner) => fn(inner)));
      }),
    );
  });

  test('with several steps equals all()', () => {
    fc.assert(
      fc.property(fc.array(option, { maxLength: 5 }), (options) => {
        const generated = Option.gen(function* () {
          const values: number[] = [];
          for (const self of options) {
            values.push(yield* Option.step(self));
          }
          return values;
        });
        expect(generated).toStrictEqual(Option.all(options));
      }),
    );
  });

  test('runs only the finally blocks after a step that is None', () => {
    const calls: string[] = [];
    const generated = Option.gen(function* () {
      try {
        yield* Option.step(undefined);
        calls.push('after the step');
      } finally {
        calls.push('finally');
      }
      return 1;
    });
    expect(generated).toBe(undefined);
    expect(calls).toStrictEqual(['finally']);
  });

  test('treats null as a value', () => {
    expect(Option.gen(() => Option.step(null))).toBe(null);
  });

  test('infers the types', () => {
    const self = 1 as Option.Option<number>;
    const generated = Option.gen(function* () {
      const inner = yield* Option.step(self);
      expectTypeOf(inner).toEqualTypeOf<number>();
      return [inner];
    });
    expect(generated).toStrictEqual([1]);
    expectTypeOf(generated).toEqualTypeOf<Option.Option<number[]>>();
  });
});

describe('isSome() and isNone()', () => {
  test('distinguish a value from undefined', () => {
    fc.assert(
      fc.property(value, (self) => {
        expect(Option.isSome(self)).toBe(true);
        expect(Option.isNone(self)).toBe(false);
      }),
    );
    expect(Option.isSome(undefined)).toBe(false);
    expect(Option.isNone(undefined)).toBe(true);
  });

  test('narrow the type', () => {
    const narrow = (self: Option.Option<number>): string => {
      if (Option.isSome(self)) {
        expectTypeOf(self).toEqualTypeOf<number>();
        return 'some';
      }
      expectTypeOf(self).toEqualTypeOf<undefined>();
      return Option.isNone(self) ? 'none' : 'never';
    };
    expect([narrow(0), narrow(undefined)]).toStrictEqual(['some', 'none']);
  });

  test('can filter a list', () => {
    const values = [0, undefined, null].filter(Option.isSome);
    expect(values).toStrictEqual([0, null]);
    expectTypeOf(values).toEqualTypeOf<(number | null)[]>();
  });
});

describe('exists()', () => {
  test('is true exactly if filter() keeps the value', () => {
    fc.assert(
      fc.property(option, fc.func(fc.boolean()), (self, predicate) => {
        const kept = Option.filter(self, (inner) => predicate(inner));
        expect(Option.exists(self, (inner) => predicate(inner))).toBe(Option.isSome(kept));
      }),
    );
  });

  test('does not call the function for None', () => {
    expect(Option.exists(undefined, onNone)).toBe(false);
  });
});

describe('getOr()', () => {
  test('returns the value, including null', () => {
    fc.assert(fc.property(value, (self) => Object.is(Option.getOr(self, 'fallback'), self)));
  });

  test('returns the fallback for None', () => {
    expect(Option.getOr(undefined, 'fallback')).toBe('fallback');
  });

  test('returns the union of the types of the value and the fallback', () => {
    const self = 1 as Option.Option<number>;
    expectTypeOf(Option.getOr(self, 0)).toEqualTypeOf<number>();
    expectTypeOf(Option.getOr(self, 'none')).toEqualTypeOf<number | string>();
  });
});

describe('getOrElse()', () => {
  test('returns the value without calling the function', () => {
    fc.assert(fc.property(value, (self) => Object.is(Option.getOrElse(self, onNone), self)));
  });

  test('returns the result of the function for None', () => {
    expect(Option.getOrElse(undefined, () => 1)).toBe(1);
  });
});

describe('getOrThrow()', () => {
  test('returns the value without calling the function', () => {
    fc.assert(fc.property(value, (self) => Object.is(Option.getOrThrow(self, onNone), self)));
  });

  test('throws the error that the function returns for None', () => {
    const error = new RangeError('None');
    expect(() => Option.getOrThrow(undefined, () => error)).toThrow(error);
  });
});

describe('match()', () => {
  test('calls the function for a value', () => {
    fc.assert(
      fc.property(value, (self) => {
        expect(Option.match(self, { Some: (inner) => [inner], None: onNone })).toStrictEqual([
          self,
        ]);
      }),
    );
  });

  test('calls the other function for None', () => {
    const Some = vi.fn();
    expect(Option.match(undefined, { Some, None: () => 'none' })).toBe('none');
    expect(Some).not.toHaveBeenCalled();
  });
});

describe('map()', () => {
  test('returns None for None', () => {
    const fn = vi.fn(() => 1);
    expect(Option.map(undefined, fn)).toBe(undefined);
    expect(fn).not.toHaveBeenCalled();
  });

  test('also applies the function to a falsy value', () => {
    fc.assert(
      fc.property(value, (self) => {
        expect(Option.map(self, (inner) => [inner])).toStrictEqual([self]);
      }),
    );
  });

  test('treats undefined as None if the function returns it', () => {
    const lengths = new Map([['a', 1]]);
    const mapped = Option.map('b', (key) => lengths.get(key));
    expect(mapped).toBe(undefined);
    expectTypeOf(mapped).toEqualTypeOf<Option.Option<number>>();
    expectTypeOf(Option.map('a', (key) => key.length)).toEqualTypeOf<Option.Option<number>>();
  });
});

describe('andThen()', () => {
  test('returns None for None', () => {
    const fn = vi.fn(() => 1);
    expect(Option.andThen(undefined, fn)).toBe(undefined);
    expect(fn).not.toHaveBeenCalled();
  });

  test('equals map() if the function always returns a value', () => {
    fc.assert(
      fc.property(option, toInteger, (self, f) => {
        const mapped = Option.map(self, (inner) => f(inner));
        expect(Option.andThen(self, (inner) => f(inner))).toBe(mapped);
      }),
    );
  });
});

describe('fromPredicate()', () => {
  test('returns a value that satisfies the predicate', () => {
    fc.assert(
      fc.property(fc.anything(), fc.func(fc.boolean()), (value, predicate) => {
        expect(Option.fromPredicate(value, predicate)).toBe(predicate(value) ? value : undefined);
      }),
    );
  });

  test('narrows the type with a guard', () => {
    const isText = (value: unknown): value is string => typeof value === 'string';
    const value = 'a' as string | number;
    expect(Option.fromPredicate(value, isText)).toBe('a');
    expectTypeOf(Option.fromPredicate(value, isText)).toEqualTypeOf<Option.Option<string>>();
    expectTypeOf(Option.fromPredicate(value, Boolean)).toEqualTypeOf<
      Option.Option<string | number>
    >();
  });

  test('also tests undefined, unlike filter()', () => {
    const tested: unknown[] = [];
    const note = (value: unknown): boolean => tested.push(value) > 0;
    expect(Option.filter(undefined, note)).toBeUndefined();
    expect(tested).toEqual([]);
    expect(Option.fromPredicate(undefined, note)).toBeUndefined();
    expect(tested).toEqual([undefined]);
  });
});

describe('filter()', () => {
  test('keeps a value that satisfies the predicate', () => {
    fc.assert(
      fc.property(option, fc.func(fc.boolean()), (self, predicate) => {
        const expected = self !== undefined && predicate(self) ? self : undefined;
        expect(Option.filter(self, (inner) => predicate(inner))).toBe(expected);
      }),
    );
  });

  test('has the type that the guard guarantees', () => {
    const isText = (self: unknown): self is string => typeof self === 'string';
    const self = 'a' as Option.Option<string | number>;
    expect(Option.filter(self, isText)).toBe('a');
    expectTypeOf(Option.filter(self, isText)).toEqualTypeOf<Option.Option<string>>();
  });
});

describe('tap()', () => {
  test('calls the function with the value and returns the option itself', () => {
    fc.assert(
      fc.property(fc.oneof(value, fc.constant(undefined)), (self) => {
        const fn = vi.fn();
        expect(Object.is(Option.tap(self, fn), self)).toBe(true);
        expect(fn.mock.calls).toStrictEqual(self === undefined ? [] : [[self]]);
      }),
    );
  });
});

describe('or()', () => {
  test('returns the first option that has a value', () => {
    fc.assert(
      fc.property(option, option, (self, other) => {
        expect(Option.or(self, other)).toBe(self === undefined ? other : self);
      }),
    );
  });

  test('returns null if the first option is null', () => {
    expect(Option.or(null, 1)).toBe(null);
  });
});

describe('orElse()', () => {
  test('returns the same result as or()', () => {
    fc.assert(
      fc.property(option, option, (self, other) => {
        expect(Option.orElse(self, () => other)).toBe(Option.or(self, other));
      }),
    );
  });

  test('calls the function only for None', () => {
    expect(Option.orElse(1, onNone)).toBe(1);
    expect(Option.orElse(null, onNone)).toBe(null);
  });
});

describe('zip()', () => {
  test('returns both values, or None if one of them is missing', () => {
    expect(Option.zip(0, null)).toStrictEqual([0, null]);
    expect(Option.zip(undefined, 1)).toBe(undefined);
    expect(Option.zip(1, undefined)).toBe(undefined);
    expect(Option.zip(undefined, undefined)).toBe(undefined);
  });

  test('equals all() with two options', () => {
    fc.assert(
      fc.property(option, option, (self, other) => {
        expect(Option.zip(self, other)).toStrictEqual(Option.all([self, other]));
      }),
    );
  });

  test('returns the type of a pair', () => {
    const self = 1 as Option.Option<number>;
    expectTypeOf(Option.zip(self, 'a')).toEqualTypeOf<Option.Option<readonly [number, string]>>();
  });
});

describe('all()', () => {
  test('returns the values, or None if any of them is missing', () => {
    fc.assert(
      fc.property(fc.array(option, { maxLength: 5 }), (options) => {
        const expected = options.some((inner) => inner === undefined) ? undefined : options;
        expect(Option.all(options)).toStrictEqual(expected);
      }),
    );
  });

  test('treats null as a value and a hole as None', () => {
    expect(Option.all([null, false])).toStrictEqual([null, false]);
    expect(Option.all(new Array<number>(1))).toBe(undefined);
  });

  test('returns a new list', () => {
    const options = [1];
    expect(Option.all(options)).not.toBe(options);
  });

  test('infers the types of a tuple and of an array', () => {
    const self = 1 as Option.Option<number>;
    const other = 'a' as Option.Option<string>;
    expectTypeOf(Option.all([self, other])).toEqualTypeOf<
      Option.Option<readonly [number, string]>
    >();
    expectTypeOf(Option.all([self] as Option.Option<number>[])).toEqualTypeOf<
      Option.Option<readonly number[]>
    >();
  });
});

describe('all() of a record', () => {
  test('returns the values under the same keys, or None if any of them is missing', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), option, { maxKeys: 5 }), (options) => {
        const expected = Object.values(options).includes(undefined) ? undefined : options;
        expect(Option.all(options)).toEqual(expected);
      }),
    );
  });

  test('returns a new record', () => {
    const options = { a: 1 };
    expect(Option.all(options)).not.toBe(options);
  });

  test('infers the types', () => {
    const self = 1 as Option.Option<number>;
    expectTypeOf(Option.all({ self, other: 'a' as string | undefined })).toEqualTypeOf<
      Option.Option<{ readonly self: number; readonly other: string }>
    >();
  });
});

describe('toNullable()', () => {
  test('returns null for None, which from() converts back', () => {
    fc.assert(
      fc.property(option, (self) => {
        const nullable = Option.toNullable(self);
        expect(nullable).toBe(self === undefined ? null : self);
        expect(Option.from(nullable)).toBe(self);
      }),
    );
  });
});

describe('toArray()', () => {
  test('returns an array with one element or none', () => {
    expect(Option.toArray(undefined)).toStrictEqual([]);
    expect(Option.toArray(null)).toStrictEqual([null]);
    expectTypeOf(Option.toArray(Option.from<string>(null))).toEqualTypeOf<readonly string[]>();
  });

  test('contains the option as the first element', () => {
    fc.assert(fc.property(option, (self) => Option.toArray(self)[0] === self));
  });
});

describe('toResult()', () => {
  test('returns the value without calling the function', () => {
    expect(Option.toResult(null, onNone)).toStrictEqual(Result.Ok(null));
  });

  test('returns the error from the function for None', () => {
    expect(Option.toResult(undefined, () => 'none')).toStrictEqual(Result.Err('none'));
  });

  test('is reversed by Result.toOption()', () => {
    fc.assert(
      fc.property(option, (self) => {
        expect(Result.toOption(Option.toResult(self, () => 'none'))).toBe(self);
      }),
    );
  });
});

describe('equal()', () => {
  const equal = Option.equal(Equal<number>((self, other) => Math.abs(self) === Math.abs(other)));

  test('compares the values with their equality', () => {
    fc.assert(
      fc.property(integer, integer, (self, other) => {
        expect(equal.equals(self, other)).toBe(Math.abs(self) === Math.abs(other));
      }),
    );
    expect(equal.equals(1, -1)).toBe(true);
  });

  test('does not call the equality of the values for None', () => {
    const same = Option.equal(Equal<number>(() => true));
    expect(same.equals(0, undefined)).toBe(false);
    expect(same.equals(undefined, 0)).toBe(false);
  });

  test('treats None as equal only to None', () => {
    expect(equal.equals(undefined, undefined)).toBe(true);
    expect(equal.equals(0, undefined)).toBe(false);
    expect(equal.equals(undefined, 0)).toBe(false);
  });
});

describe('order()', () => {
  const order = Option.order(Order.number);

  test('puts None before every value', () => {
    expect(order(undefined, -Infinity)).toBe(-1);
    expect(order(-Infinity, undefined)).toBe(1);
    expect(order(undefined, undefined)).toBe(0);
  });

  test('compares the values with their order', () => {
    fc.assert(
      fc.property(integer, integer, (self, other) => {
        expect(order(self, other)).toBe(Order.number(self, other));
        expect(Option.order({ compare: Order.number })(self, other)).toBe(order(self, other));
      }),
    );
  });
});

functorLaws('Option', { values: option, map: Option.map });
monadLaws('Option', { values: option, of: Option.Some, andThen: Option.andThen });

const byAmount = Order.compareBy(Order.number, (self: number) => Math.abs(self));

equalLaws('of options', Option.equal(Equal<number>(Object.is)), option);
orderLaws(
  'of options',
  Option.order(byAmount),
  fc.option(fc.integer({ min: -3, max: 3 }), { nil: undefined }),
  Option.equal<number>({ equals: (self, other) => byAmount(self, other) === 0 }),
);
