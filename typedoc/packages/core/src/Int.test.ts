import { ArgumentError } from '@tstd/error';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';

import {
  codecLaws,
  equalLaws,
  indexableLaws,
  orderLaws,
  roundTripLaw,
} from '../../../laws/index.js';
import * as Int from './Int.js';
import type { Option } from './Option.js';

const ints = fc.maxSafeInteger().map(Int.of);
const [one, two, three] = [Int.of(1), Int.of(2), Int.of(3)];

const NOT_INTS = [NaN, Infinity, -Infinity, 0.5, -1.5, 2 ** 53, -(2 ** 53), 1e21, Number.MIN_VALUE];

describe('the brand', () => {
  test('an integer is a number, a number is not an integer', () => {
    expectTypeOf<Int.Int>().toExtend<number>();
    expectTypeOf<number>().not.toExtend<Int.Int>();
    // @ts-expect-error To the compiler, a number is not an integer.
    const value: Int.Int = 1;
    expect(value).toBe(1);
  });
});

describe('hasInstance(), of() and from()', () => {
  test('accept safe integers up to the bounds', () => {
    for (const value of [0, 1, -1, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]) {
      expect(Int.hasInstance(value)).toBe(true);
      expect(Int.of(value)).toBe(value);
      expect(Int.from(value)).toBe(value);
    }
  });

  test('reject other numbers', () => {
    for (const value of NOT_INTS) {
      expect(Int.hasInstance(value)).toBe(false);
      expect(() => Int.of(value)).toThrow(ArgumentError);
      expect(Int.from(value)).toBe(undefined);
    }
    expect(() => Int.of(1.5)).toThrow('Expected "value" to be a safe integer, received 1.5');
  });

  test('hasInstance() rejects what is not a number', () => {
    for (const value of ['1', 1n, null, undefined, new Number(1), [1], { valueOf: () => 1 }]) {
      expect(Int.hasInstance(value)).toBe(false);
    }
  });

  test('of() and from() convert minus zero to zero', () => {
    expect(Object.is(Int.of(-0), 0)).toBe(true);
    expect(Object.is(Int.from(-0), 0)).toBe(true);
  });

  test('from() returns an option', () => {
    expectTypeOf(Int.from).returns.toEqualTypeOf<Option<Int.Int>>();
  });
});

describe('parse()', () => {
  test.each([
    ['0', 0],
    ['42', 42],
    ['+42', 42],
    ['-42', -42],
    ['007', 7],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
    ['-9007199254740991', Number.MIN_SAFE_INTEGER],
  ])('reads %j', (text, value) => {
    expect(Int.parse(text)).toBe(value);
  });

  test.each([
    '',
    ' ',
    ' 1',
    '1 ',
    '1\n',
    '+',
    '-',
    '--1',
    '1.9',
    '1.',
    '1e3',
    '0x10',
    '12abc',
    '1_000',
    '1,000',
    '１',
    '٣',
    'NaN',
    'Infinity',
    '9007199254740992',
    '-9007199254740992',
    '9'.repeat(400),
  ])('refuses %j', (text) => {
    expect(Int.parse(text)).toBe(undefined);
  });

  test('reads minus zero as zero', () => {
    expect(Object.is(Int.parse('-0'), 0)).toBe(true);
  });

  test('agrees with BigInt on text of digits', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(2n ** 60n), max: 2n ** 60n }), (value) => {
        const isSafe = value >= Number.MIN_SAFE_INTEGER && value <= Number.MAX_SAFE_INTEGER;
        expect(Int.parse(`${value}`)).toBe(isSafe ? Number(value) : undefined);
      }),
    );
  });
});

describe('comparisons', () => {
  test('compare() is the order of the numbers', () => {
    expect([Int.compare(one, two), Int.compare(two, two), Int.compare(three, two)]).toEqual([
      -1, 0, 1,
    ]);
  });

  test('every comparison agrees with the operators', () => {
    fc.assert(
      fc.property(ints, ints, (self, other) => {
        expect(Int.equals(self, other)).toBe(self === other);
        expect(Int.lessThan(self, other)).toBe(self < other);
        expect(Int.lessThanOrEqual(self, other)).toBe(self <= other);
        expect(Int.greaterThan(self, other)).toBe(self > other);
        expect(Int.greaterThanOrEqual(self, other)).toBe(self >= other);
        expect(Int.compare(self, other)).toBe(Math.sign(self - other));
        expect(Int.min(self, other)).toBe(Math.min(self, other));
        expect(Int.max(self, other)).toBe(Math.max(self, other));
        expect(Int.lessThanOrEqual(self, self)).toBe(true);
        expect(Int.greaterThanOrEqual(self, self)).toBe(true);
      }),
    );
  });

  test('an integer is neither less nor greater than itself', () => {
    expect(Int.lessThan(one, one)).toBe(false);
    expect(Int.greaterThan(one, one)).toBe(false);
  });

  test('clamp() limits to the bounds', () => {
    expect(Int.clamp(one, two, three)).toBe(2);
    expect(Int.clamp(three, one, two)).toBe(2);
    expect(Int.clamp(two, one, three)).toBe(2);
    expect(() => Int.clamp(two, three, one)).toThrow(ArgumentError);
  });

  test('isBetween() includes both bounds', () => {
    expect([one, two, three].map((value) => Int.isBetween(value, one, two))).toEqual([
      true,
      true,
      false,
    ]);
    expect(Int.isBetween(one, two, one)).toBe(false);
  });
});

describe('instances', () => {
  test('equal and order agree with the functions', () => {
    expect(Int.equal.equals(Int.of(1), Int.of(1))).toBe(true);
    expect(Int.equal.equals(Int.of(1), Int.of(2))).toBe(false);
    expect([10, 9, 1].map(Int.of).sort(Int.order)).toEqual([1, 9, 10]);
  });

  test('indexable uses each integer as its own index', () => {
    expect([-7, 0, 7].map(Int.of).map(Int.indexable.toIndex)).toEqual([-7, 0, 7]);
    expect(Int.indexable.fromIndex(2 ** 53)).toBe(undefined);
    expect(() => Int.indexable.toIndex(NaN as Int.Int)).toThrow(ArgumentError);
  });

  test('bounded contains every integer', () => {
    expect(Int.bounded).toEqual({ minValue: Int.MIN_VALUE, maxValue: Int.MAX_VALUE });
    expect(Int.hasInstance(Int.MIN_VALUE) && Int.hasInstance(Int.MAX_VALUE)).toBe(true);
    expect(Int.hasInstance(Int.MIN_VALUE - 1) || Int.hasInstance(Int.MAX_VALUE + 1)).toBe(false);
  });
});

describe('codec', () => {
  test('decode() describes the expected value', () => {
    const result = Int.codec.decode(0.5);
    expect(result.ok || result.error.message).toBe('Expected a safe integer, received a number');
  });

  test('decode() turns minus zero into zero', () => {
    const result = Int.codec.decode(-0);
    expect(result.ok && Object.is(result.value, 0)).toBe(true);
  });
});

equalLaws('Int', Int.equal, ints);
orderLaws('Int', Int.order, ints, Int.equal);
indexableLaws('Int', Int.indexable, ints);
codecLaws('Int', Int.codec, ints, {
  inputs: fc.oneof(
    fc.constantFrom(2 ** 53, -(2 ** 53), 0.5, -0, 1e300, Int.MAX_VALUE),
    fc.double({ noNaN: true }),
  ),
});
roundTripLaw('Int as text, and parse()', ints, (value) => `${value}`, Int.parse);
