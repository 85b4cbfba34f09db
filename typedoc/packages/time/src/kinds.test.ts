import { ArgumentError } from '@tstd/error';
import { describe, expect, test } from 'vitest';

import { Time, TimeDuration } from './index.js';

/*
 * The types are brands, so only untyped code can pass another number. It must be rejected:
 * as a bound, NaN would accept everything.
 */

const refusal = (name: string, kind: string, value: number): ArgumentError =>
  new ArgumentError({ message: `Expected "${name}" to be ${kind}, received ${value}` });

type Two<Value> = (self: Value, other: Value) => unknown;
type Between<Value> = (self: Value, minValue: Value, maxValue: Value) => unknown;

/** The functions that compare the values of a type. */
type Comparisons<Value> = Readonly<
  Record<
    | 'compare'
    | 'equals'
    | 'greaterThan'
    | 'greaterThanOrEqual'
    | 'lessThan'
    | 'lessThanOrEqual'
    | 'max'
    | 'min',
    Two<Value>
  > &
    Record<'clamp' | 'isBetween', Between<Value>>
>;

/** Checks that each comparison rejects a wrong value for each of its parameters. */
function expectComparisons<Value>(
  type: Comparisons<Value>,
  wrong: Value,
  right: Value,
  refused: (name: string) => ArgumentError,
): void {
  for (const fn of [
    type.compare,
    type.equals,
    type.greaterThan,
    type.greaterThanOrEqual,
    type.lessThan,
    type.lessThanOrEqual,
    type.max,
    type.min,
  ]) {
    expect(() => fn(wrong, right), fn.name).toThrow(refused('self'));
    expect(() => fn(right, wrong), fn.name).toThrow(refused('other'));
  }
  for (const fn of [type.clamp, type.isBetween]) {
    expect(() => fn(wrong, right, right), fn.name).toThrow(refused('self'));
    expect(() => fn(right, wrong, right), fn.name).toThrow(refused('minValue'));
    expect(() => fn(right, right, wrong), fn.name).toThrow(refused('maxValue'));
  }
}

describe.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d', (value) => {
  test('every function rejects the value as a time', () => {
    const [wrong, time] = [value as Time, Time.EPOCH];
    const duration = TimeDuration.zero;
    const refused = (name: string): ArgumentError => refusal(name, 'a time', value);
    for (const fn of [
      Time.asString,
      Time.day,
      Time.dayOfWeek,
      Time.dayOfYear,
      Time.hour,
      Time.millisecond,
      Time.minute,
      Time.month,
      Time.second,
      Time.toDate,
      Time.toParameters,
      Time.year,
    ]) {
      expect(() => fn(wrong), fn.name).toThrow(refused('self'));
    }
    expect(() => Time.format(wrong)).toThrow(refused('self'));
    expect(() => Time.round(wrong, 'days')).toThrow(refused('self'));
    for (const fn of [Time.add, Time.subtract]) {
      expect(() => fn(wrong, duration), fn.name).toThrow(refused('self'));
      expect(() => fn(time, value as TimeDuration), fn.name).toThrow(
        refusal('duration', 'a duration', value),
      );
    }
    for (const fn of [Time.difference, Time.since, Time.until]) {
      expect(() => fn(wrong, time), fn.name).toThrow(refused('self'));
      expect(() => fn(time, wrong), fn.name).toThrow(refused('other'));
    }
    expectComparisons(Time, wrong, time, refused);
  });

  test('every function rejects the value as a duration', () => {
    const [wrong, duration] = [value as TimeDuration, TimeDuration.zero];
    const refused = (name: string): ArgumentError => refusal(name, 'a duration', value);
    for (const fn of [
      TimeDuration.absolute,
      TimeDuration.asString,
      TimeDuration.negate,
      TimeDuration.sign,
      TimeDuration.toParameters,
    ]) {
      expect(() => fn(wrong), fn.name).toThrow(refused('self'));
    }
    expect(() => TimeDuration.divide(wrong, 2)).toThrow(refused('self'));
    expect(() => TimeDuration.format(wrong)).toThrow(refused('self'));
    expect(() => TimeDuration.multiply(wrong, 2)).toThrow(refused('self'));
    expect(() => TimeDuration.round(wrong, 'days')).toThrow(refused('self'));
    expect(() => TimeDuration.to(wrong, 'days')).toThrow(refused('self'));
    expect(() => Time.delay(wrong)).toThrow(refused('duration'));
    expect(() => TimeDuration.sum([duration, wrong])).toThrow(refused('values'));
    for (const fn of [
      TimeDuration.add,
      TimeDuration.quotient,
      TimeDuration.remainder,
      TimeDuration.subtract,
    ]) {
      expect(() => fn(wrong, duration), fn.name).toThrow(refused('self'));
      expect(() => fn(duration, wrong), fn.name).toThrow(refused('other'));
    }
    expectComparisons(TimeDuration, wrong, duration, refused);
  });
});

test.each(['medium', null, 0])('is not a style of a format: %j', (style) => {
  expect(() => TimeDuration.format(TimeDuration.zero, 'en', { style: style as 'long' })).toThrow(
    'Expected "style" to be "long", "short" or "narrow", received ',
  );
});

test.each(['years', 'hour', null])('is not a unit of a format: %j', (unit) => {
  const options = { largestUnit: unit as 'hours' };
  expect(() => TimeDuration.format(TimeDuration.zero, 'en', options)).toThrow(
    'Expected "largestUnit" to be a unit of time, received ',
  );
});

test('fromDate() accepts only a Date', () => {
  for (const value of [{}, [], { getTime: () => 0 }, 0, '2024-02-29', null]) {
    expect(() => Time.fromDate(value as Date)).toThrow('Expected "date" to be a Date, received ');
  }
});
