import { type Int, Numeric } from '@tstd/core';
import { ArgumentError } from '@tstd/error';
import { RoundingMode } from '@tstd/num';
import { describe, expect, expectTypeOf, test } from 'vitest';

import { TimeDuration, type TimeDurationParameters } from './index.js';

const MAX = Number.MAX_SAFE_INTEGER;

const ms = (milliseconds: number): TimeDuration => TimeDuration.of({ milliseconds });

describe('the type', () => {
  test('is a number, but a plain number is not assignable to it', () => {
    expectTypeOf<TimeDuration>().toExtend<number>();
    expectTypeOf<number>().not.toExtend<TimeDuration>();
    expectTypeOf<TimeDuration.Unit>().toEqualTypeOf<keyof TimeDurationParameters>();
    expect(typeof TimeDuration.zero).toBe('number');
  });

  test('has the bounds of the safe integers', () => {
    expect([TimeDuration.MIN_VALUE, TimeDuration.zero, TimeDuration.MAX_VALUE]).toStrictEqual([
      -MAX,
      0,
      MAX,
    ]);
    expect(TimeDuration.bounded).toStrictEqual({ minValue: -MAX, maxValue: MAX });
  });

  test('hasInstance() accepts only safe integers', () => {
    expect([0, -1, MAX].map(TimeDuration.hasInstance)).toStrictEqual([true, true, true]);
    const others: readonly unknown[] = [0.5, NaN, MAX + 1, '0', 0n, null, undefined];
    expect(others.filter(TimeDuration.hasInstance)).toStrictEqual([]);
  });

  test('isUnit() accepts only exact unit names', () => {
    expect(TimeDuration.units.every(TimeDuration.isUnit)).toBe(true);
    expect(['day', 'months', 'years', 'toString', 1].some(TimeDuration.isUnit)).toBe(false);
  });
});

describe('of()', () => {
  test.each([
    [{ weeks: 1 }, 604_800_000],
    [{ days: 1 }, 86_400_000],
    [{ hours: 1 }, 3_600_000],
    [{ minutes: 1 }, 60_000],
    [{ seconds: 1 }, 1000],
    [{ milliseconds: 1 }, 1],
    [{}, 0],
    [{ hours: 1, minutes: -30, seconds: undefined }, 1_800_000],
    [{ milliseconds: -0 }, 0],
    // The parts are beyond the bounds, but their sum is not.
    [{ weeks: 1e15, days: -7e15 }, 0],
    [{ milliseconds: MAX }, MAX],
    [{ milliseconds: MAX, seconds: 1, minutes: -1 }, MAX - 59_000],
  ])('adds up %o', (parameters, duration) => {
    expect(TimeDuration.of(parameters)).toBe(duration);
  });

  test.each([
    [{ hours: 1.5 }, 'hours', '1.5'],
    [{ seconds: NaN }, 'seconds', 'NaN'],
    [{ days: Infinity }, 'days', 'Infinity'],
    [{ minutes: '5' }, 'minutes', '"5"'],
  ])('rejects %o and names the part', (parameters, unit, received) => {
    expect(() => TimeDuration.of(parameters as TimeDurationParameters)).toThrow(
      new ArgumentError({ message: `Expected "${unit}" to be an integer, received ${received}` }),
    );
  });

  test('rejects a sum beyond the bounds', () => {
    expect(() => TimeDuration.of({ milliseconds: MAX, seconds: 1 })).toThrow(
      new ArgumentError({
        message:
          'Expected "parameters" to be a sum in the range of durations, received "9007199254741991 milliseconds"',
      }),
    );
    expect(() => TimeDuration.of({ weeks: -1e15 })).toThrow(ArgumentError);
  });
});

describe('from()', () => {
  test('interprets numbers as the decimals in the code', () => {
    expect(TimeDuration.from(1.1, 'seconds')).toBe(1100);
    expect(TimeDuration.from(-0.001, 'seconds')).toBe(-1);
    expect(TimeDuration.from(1e-3, 'seconds')).toBe(1);
    expect(TimeDuration.from(1e9, 'minutes')).toBe(6e13);
    expect(TimeDuration.from(-0, 'hours')).toBe(0);
  });

  test('rounds only with a mode', () => {
    expect(TimeDuration.from(-0.0005, 'seconds')).toBe(undefined);
    const rounded = RoundingMode.values.map((mode) => TimeDuration.from(-0.0005, 'seconds', mode));
    expect(rounded).toStrictEqual([0, -1, -1, 0, 0, -1, -1, 0, 0]);
  });

  test('returns None for values that are not finite or beyond the bounds', () => {
    expect(TimeDuration.from(NaN, 'seconds', 'floor')).toBe(undefined);
    expect(TimeDuration.from(-Infinity, 'seconds')).toBe(undefined);
    expect(TimeDuration.from(MAX, 'milliseconds')).toBe(MAX);
    expect(TimeDuration.from(MAX + 1, 'milliseconds')).toBe(undefined);
    expect(TimeDuration.from(Number.MAX_VALUE, 'weeks', 'floor')).toBe(undefined);
    expect(TimeDuration.from(Number.MIN_VALUE, 'weeks', 'ceil')).toBe(1);
  });

  test('rejects unknown units and modes', () => {
    // @ts-expect-error Months differ in length.
    expect(() => TimeDuration.from(1, 'months')).toThrow(
      new ArgumentError({ message: 'Expected "unit" to be a unit of time, received "months"' }),
    );
    // @ts-expect-error The nine modes have different names.
    expect(() => TimeDuration.from(0.5, 'milliseconds', 'up')).toThrow(ArgumentError);
  });
});

describe('to() and toParameters()', () => {
  test('to() returns a fraction without a mode, and an integer with one', () => {
    expect(TimeDuration.to(ms(-1500), 'seconds')).toBe(-1.5);
    const rounded = RoundingMode.values.map((mode) => TimeDuration.to(ms(-1500), 'seconds', mode));
    expect(rounded).toStrictEqual([-1, -2, -2, -1, -1, -2, -2, -1, -2]);
    expectTypeOf(TimeDuration.to(ms(1), 'seconds', 'floor')).toEqualTypeOf<Int>();
    expectTypeOf(TimeDuration.to(ms(1), 'seconds')).toEqualTypeOf<number>();
  });

  test('to() returns no negative zero', () => {
    expect(TimeDuration.to(ms(-1), 'hours', 'trunc')).toBe(0);
    expect(TimeDuration.to(TimeDuration.zero, 'weeks')).toBe(0);
  });

  test('to() and toParameters() reject unknown units', () => {
    // @ts-expect-error The unit names are plural.
    expect(() => TimeDuration.to(ms(1), 'hour')).toThrow(ArgumentError);
    // @ts-expect-error Years differ in length.
    expect(() => TimeDuration.toParameters(ms(1), 'years')).toThrow(ArgumentError);
  });

  test('toParameters() starts with days by default', () => {
    const duration = TimeDuration.of({ weeks: -1, hours: -25, milliseconds: -7 });
    const none = { weeks: 0, days: 0, hours: 0, minutes: 0, seconds: 0, milliseconds: 0 };
    expect(TimeDuration.toParameters(duration)).toStrictEqual({
      ...none,
      days: -8,
      hours: -1,
      milliseconds: -7,
    });
    expect(TimeDuration.toParameters(duration, 'weeks')).toStrictEqual({
      ...none,
      weeks: -1,
      days: -1,
      hours: -1,
      milliseconds: -7,
    });
    expect(TimeDuration.toParameters(TimeDuration.zero)).toStrictEqual(none);
  });
});

describe('arithmetic', () => {
  const one = ms(1);

  test('stays within the bounds, or returns None', () => {
    const { MAX_VALUE, MIN_VALUE, add, subtract, sum } = TimeDuration;
    expect([add(MAX_VALUE, one), subtract(MIN_VALUE, one)]).toStrictEqual([undefined, undefined]);
    expect([add(MIN_VALUE, one), subtract(MAX_VALUE, one)]).toStrictEqual([1 - MAX, MAX - 1]);
    expect(add(MIN_VALUE, MAX_VALUE)).toBe(0);
    // The sum of all durations is within the bounds, but an intermediate sum is not.
    expect(sum([MAX_VALUE, one, MIN_VALUE])).toBe(undefined);
    expect(sum([one, one, one])).toBe(3);
    expect(sum([])).toBe(0);
  });

  test('can be added up by Numeric', () => {
    expect(Numeric.sum(TimeDuration, [one, one])).toBe(2);
  });

  test('multiply() and divide() round to the nearest millisecond by default, with ties away from zero', () => {
    expect(TimeDuration.multiply(ms(-3), 0.5)).toBe(-2);
    expect(TimeDuration.multiply(ms(-3), 0.5, 'trunc')).toBe(-1);
    expect(TimeDuration.divide(ms(-3), 2)).toBe(-2);
    expect(TimeDuration.divide(ms(5), 3)).toBe(2);
    expect(TimeDuration.divide(ms(5), 3, 'trunc')).toBe(1);
    expect(TimeDuration.divide(ms(3), -0.1)).toBe(-30);
    expect(TimeDuration.multiply(ms(3), 1.1, 'floor')).toBe(3);
    expect(TimeDuration.multiply(ms(30), 1.1, 'ceil')).toBe(33);
  });

  test.each([NaN, Infinity, -Infinity])('multiply() and divide() return None for %s', (value) => {
    expect(TimeDuration.multiply(one, value)).toBe(undefined);
    expect(TimeDuration.divide(one, value)).toBe(undefined);
  });

  test('divide() returns None for zero and beyond the bounds', () => {
    expect(TimeDuration.divide(one, 0)).toBe(undefined);
    expect(TimeDuration.divide(one, -0)).toBe(undefined);
    expect(TimeDuration.divide(TimeDuration.MAX_VALUE, 0.5)).toBe(undefined);
    expect(TimeDuration.multiply(TimeDuration.MAX_VALUE, 1.1)).toBe(undefined);
  });

  test('quotient() and remainder() round towards zero by default', () => {
    expect(TimeDuration.quotient(ms(-7), ms(2))).toBe(-3);
    expect(TimeDuration.remainder(ms(-7), ms(2))).toBe(-1);
  });

  test('round() rounds to the nearest value by default, with ties away from zero', () => {
    expect(
      [499, 500, -499, -500].map((value) => TimeDuration.round(ms(value), 'seconds')),
    ).toStrictEqual([0, 1000, 0, -1000]);
    expect(TimeDuration.round(TimeDuration.MIN_VALUE, 'days', 'floor')).toBe(undefined);
  });

  test('returns no negative zero', () => {
    const { zero } = TimeDuration;
    expect(TimeDuration.negate(zero)).toBe(0);
    expect(TimeDuration.multiply(zero, -1)).toBe(0);
    expect(TimeDuration.multiply(ms(-1), 0.1)).toBe(0);
    expect(TimeDuration.divide(zero, -1)).toBe(0);
    expect(TimeDuration.round(ms(-1), 'seconds')).toBe(0);
    expect(TimeDuration.remainder(ms(-2), ms(2))).toBe(0);
  });

  test('sign() returns -1, 0 or 1', () => {
    expect([ms(-5), TimeDuration.zero, ms(5)].map(TimeDuration.sign)).toStrictEqual([-1, 0, 1]);
  });
});

describe('parse()', () => {
  test.each([
    ['PT0S', 0],
    ['-PT0S', 0],
    ['PT1H30M', 5_400_000],
    ['PT90M', 5_400_000],
    ['PT1.5H', 5_400_000],
    ['P1DT1S', 86_401_000],
    ['P1W', 604_800_000],
    ['P1W1D', 691_200_000],
    ['P0.5D', 43_200_000],
    ['P0,5W', 302_400_000],
    ['-PT0.001S', -1],
    ['+PT0,250S', 250],
    ['PT0.100000000S', 100],
    ['PT0000000000000001S', 1000],
    ['PT9007199254740.991S', MAX],
    ['-PT9007199254740.991S', -MAX],
  ])('reads %s', (text, duration) => {
    expect(TimeDuration.parse(text)).toBe(duration);
  });

  test.each([
    ['an empty text', ''],
    ['no part', 'P'],
    ['no part after T', 'PT'],
    ['no part after T, with days', 'P1DT'],
    ['a number without a unit', 'PT1'],
    ['a unit without a number', 'PTS'],
    ['months', 'P1M'],
    ['years', 'P1Y'],
    ['years and months', 'P1Y2M3DT4H'],
    ['hours without T', 'P1H'],
    ['days after T', 'PT1D'],
    ['parts in another order', 'PT1M1H'],
    ['a part twice', 'PT1M1M'],
    ['a fraction before the last part', 'PT1.5H30M'],
    ['a decimal sign without a digit after it', 'PT1.S'],
    ['a decimal sign without a digit before it', 'PT.5S'],
    ['ten digits after the decimal sign', 'PT0.0000000000S'],
    ['a part of 17 digits', 'PT00000000000000001S'],
    ['a sign in a part', 'PT-1S'],
    ['two signs', '--PT1S'],
    ['lower-case letters', 'pt1s'],
    ['white space', ' PT1S'],
    ['a line break after it', 'PT1S\n'],
    ['the alternative format', 'P0000-00-01T00:00:00'],
    ['digits of another script', 'PT١S'],
    ['what is beyond the bounds', 'PT9007199254740.992S'],
    ['what is far beyond the bounds', 'P9999999999999999W'],
  ])('rejects %s', (_, text) => {
    expect(TimeDuration.parse(text)).toBe(undefined);
  });

  test('rounds only with a mode', () => {
    expect(TimeDuration.parse('-PT0.0015S')).toBe(undefined);
    const rounded = RoundingMode.values.map((mode) => TimeDuration.parse('-PT0.0015S', mode));
    expect(rounded).toStrictEqual([-1, -2, -2, -1, -1, -2, -2, -1, -2]);
  });
});

describe('asString()', () => {
  test.each([
    [{ milliseconds: 1 }, 'PT0.001S'],
    [{ milliseconds: 10 }, 'PT0.01S'],
    [{ milliseconds: 100 }, 'PT0.1S'],
    [{ seconds: 10 }, 'PT10S'],
    [{ seconds: -1, milliseconds: -500 }, '-PT1.5S'],
    [{ minutes: 10 }, 'PT10M'],
    [{ hours: 100 }, 'P4DT4H'],
    [{ days: 400 }, 'P400D'],
    [{ weeks: 2, seconds: 1 }, 'P14DT1S'],
  ])('writes %o', (parameters, text) => {
    expect(TimeDuration.asString(TimeDuration.of(parameters))).toBe(text);
  });
});

describe('format()', () => {
  const duration = TimeDuration.of({ days: 8, hours: 1, seconds: 30, milliseconds: 5 });

  test('includes the parts that are not 0, in three styles', () => {
    expect(TimeDuration.format(duration, 'en')).toBe('8 days, 1 hr, 30 sec, 5 ms');
    expect(TimeDuration.format(duration, 'en', { style: 'long' })).toBe(
      '8 days, 1 hour, 30 seconds, 5 milliseconds',
    );
    expect(TimeDuration.format(duration, 'en', { style: 'narrow' })).toBe('8d 1h 30s 5ms');
  });

  test('starts with the requested longest unit', () => {
    const weeks = TimeDuration.of({ weeks: 1, days: 1 });
    expect(TimeDuration.format(weeks, 'en', { largestUnit: 'weeks' })).toBe('1 wk, 1 day');
    expect(TimeDuration.format(weeks, 'en', { largestUnit: undefined })).toBe('8 days');
  });

  test('uses one sign for all parts', () => {
    const past = TimeDuration.of({ hours: -1, minutes: -5 });
    expect(TimeDuration.format(past, 'en')).toBe('-1 hr, 5 min');
  });

  test('formats the duration zero in seconds', () => {
    expect(TimeDuration.format(TimeDuration.zero, 'en')).toBe('0 sec');
  });

  test('uses the first supported language, by default that of the environment', () => {
    const hours = TimeDuration.of({ hours: 2 });
    expect(TimeDuration.format(hours, ['xx', 'fr'], { style: 'long' })).toMatch(/^2.heures$/);
    const language = new Intl.NumberFormat().resolvedOptions().locale;
    expect(TimeDuration.format(hours)).toBe(TimeDuration.format(hours, language));
    expect(() => TimeDuration.format(hours, '-')).toThrow(RangeError);
  });
});
