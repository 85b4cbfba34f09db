import { ArgumentError } from '@tstd/error';
import { RoundingMode } from '@tstd/num';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';

import { Time, TimeDuration, type TimeParameters } from './index.js';

const leapDay = Time.of({
  year: 2024,
  month: 2,
  day: 29,
  hour: 12,
  minute: 30,
  second: 15,
  millisecond: 250,
});

/** Calls `of` as untyped code would. */
const ofAny = (fields: { readonly [name: string]: unknown }): Time =>
  Time.of(fields as unknown as TimeParameters);

describe('the type', () => {
  test('is a number, but a plain number is not assignable to it', () => {
    expectTypeOf<Time>().toExtend<number>();
    expectTypeOf<number>().not.toExtend<Time>();
    expectTypeOf<TimeDuration>().not.toExtend<Time>();
    expectTypeOf<Time>().not.toExtend<TimeDuration>();
    expect(typeof leapDay).toBe('number');
  });

  test('has the bounds of Date', () => {
    expect([Time.MIN_VALUE, Time.EPOCH, Time.MAX_VALUE]).toStrictEqual([-8.64e15, 0, 8.64e15]);
    expect(Time.bounded).toStrictEqual({ minValue: Time.MIN_VALUE, maxValue: Time.MAX_VALUE });
    expect(new Date(Time.MAX_VALUE).getTime()).toBe(Time.MAX_VALUE);
    expect(new Date(Time.MAX_VALUE + 1).getTime()).toBe(NaN);
  });

  test.each([0, -0, 1, -8.64e15, 8.64e15])('hasInstance() accepts %s', (value) => {
    expect(Time.hasInstance(value)).toBe(true);
  });

  test.each([0.5, NaN, Infinity, -8.64e15 - 1, 8.64e15 + 1, '0', 0n, null, undefined, new Date(0)])(
    'hasInstance() rejects %s',
    (value) => {
      expect(Time.hasInstance(value)).toBe(false);
    },
  );
});

describe('of()', () => {
  test('creates the same time as Date with the same fields', () => {
    expect(leapDay).toBe(Date.UTC(2024, 1, 29, 12, 30, 15, 250));
  });

  test('sets omitted and undefined time-of-day fields to 0', () => {
    const date = { year: 2024, month: 2, day: 29 } as const;
    expect(Time.of(date)).toBe(Date.UTC(2024, 1, 29));
    expect(Time.of({ ...date, hour: undefined, millisecond: undefined })).toBe(Time.of(date));
  });

  test('does not interpret the years 0 to 99 as years of the 20th century', () => {
    expect(Time.asString(Time.of({ year: 99, month: 1, day: 1 }))).toBe('0099-01-01T00:00:00.000Z');
    expect(Time.asString(Time.of({ year: 0, month: 2, day: 29 }))).toBe('0000-02-29T00:00:00.000Z');
    expect(Time.asString(Time.of({ year: -1, month: 12, day: 31 }))).toBe(
      '-000001-12-31T00:00:00.000Z',
    );
  });

  test('creates the bounds', () => {
    expect(Time.of({ year: -271_821, month: 4, day: 20 })).toBe(Time.MIN_VALUE);
    expect(Time.of({ year: 275_760, month: 9, day: 13 })).toBe(Time.MAX_VALUE);
  });

  test('returns no negative zero for fields that are negative zeros', () => {
    const fields = { year: 1970, month: 1, day: 1, hour: -0, minute: -0, second: -0 };
    expect(ofAny({ ...fields, millisecond: -0 })).toBe(0);
  });

  test.each([
    [{ month: 1, day: 1 }, 'year', '-271821 to 275760', 'undefined'],
    [{ year: 2024, day: 1 }, 'month', '1 to 12', 'undefined'],
    [{ year: 2024, month: 1 }, 'day', '1 to 31', 'undefined'],
    [{ year: 2024.5, month: 1, day: 1 }, 'year', '-271821 to 275760', '2024.5'],
    [{ year: NaN, month: 1, day: 1 }, 'year', '-271821 to 275760', 'NaN'],
    [{ year: '2024', month: 1, day: 1 }, 'year', '-271821 to 275760', '"2024"'],
    [{ year: 275_761, month: 1, day: 1 }, 'year', '-271821 to 275760', '275761'],
    [{ year: -271_822, month: 1, day: 1 }, 'year', '-271821 to 275760', '-271822'],
    [{ year: 2024, month: 0, day: 1 }, 'month', '1 to 12', '0'],
    [{ year: 2024, month: 13, day: 1 }, 'month', '1 to 12', '13'],
    [{ year: 2024, month: 1, day: 0 }, 'day', '1 to 31', '0'],
    [{ year: 2024, month: 4, day: 31 }, 'day', '1 to 30', '31'],
    [{ year: 2024, month: 2, day: 30 }, 'day', '1 to 29', '30'],
    [{ year: 2023, month: 2, day: 29 }, 'day', '1 to 28', '29'],
    [{ year: 1900, month: 2, day: 29 }, 'day', '1 to 28', '29'],
    [{ year: 2024, month: 1, day: 1, hour: 24 }, 'hour', '0 to 23', '24'],
    [{ year: 2024, month: 1, day: 1, hour: null }, 'hour', '0 to 23', 'null'],
    [{ year: 2024, month: 1, day: 1, minute: 60 }, 'minute', '0 to 59', '60'],
    [{ year: 2024, month: 1, day: 1, second: 60 }, 'second', '0 to 59', '60'],
    [{ year: 2024, month: 1, day: 1, millisecond: 1000 }, 'millisecond', '0 to 999', '1000'],
    [{ year: 2024, month: 1, day: 1, millisecond: -1 }, 'millisecond', '0 to 999', '-1'],
    // The bounds also limit the fields after the year.
    [{ year: 275_760, month: 10, day: 1 }, 'month', '1 to 9', '10'],
    [{ year: 275_760, month: 9, day: 14 }, 'day', '1 to 13', '14'],
    [{ year: 275_760, month: 9, day: 13, hour: 1 }, 'hour', '0 to 0', '1'],
    [{ year: 275_760, month: 9, day: 13, millisecond: 1 }, 'millisecond', '0 to 0', '1'],
    [{ year: -271_821, month: 3, day: 31 }, 'month', '4 to 12', '3'],
    [{ year: -271_821, month: 4, day: 19, hour: 23 }, 'day', '20 to 30', '19'],
  ])('rejects %o and names the field', (fields, field, range, received) => {
    expect(() => ofAny(fields)).toThrow(
      new ArgumentError({
        message: `Expected "${field}" to be an integer from ${range}, received ${received}`,
      }),
    );
  });
});

describe('fromParameters()', () => {
  test('returns the time', () => {
    const fields: Time.Fields = { year: 2024, month: 2, day: 29 };
    expect(Time.fromParameters(fields)).toStrictEqual({ ok: true, value: Date.UTC(2024, 1, 29) });
  });

  test('returns the first invalid field', () => {
    expect(Time.fromParameters({ year: 2023, month: 2, day: 29, hour: 99 })).toStrictEqual({
      ok: false,
      error: { field: 'day', minValue: 1, maxValue: 28, received: 29 },
    });
  });
});

describe('from() and fromDate()', () => {
  test('accept all values of a Date', () => {
    expect([0, -1, 8.64e15].map(Time.from)).toStrictEqual([0, -1, 8.64e15]);
    expect(Time.fromDate(new Date(1500))).toBe(1500);
    expect(Time.toDate(leapDay)).toStrictEqual(new Date(leapDay));
  });

  test('turn negative zero into zero', () => {
    expect(Time.from(-0)).toBe(0);
  });

  test('do not round, and reject values beyond the bounds', () => {
    expect([0.5, NaN, Infinity, 8.64e15 + 1].map(Time.from)).toStrictEqual(
      Array(4).fill(undefined),
    );
    expect(Time.fromDate(new Date(NaN))).toBe(undefined);
  });
});

describe('the fields', () => {
  test('are in UTC', () => {
    expect(Time.toParameters(leapDay)).toStrictEqual({
      year: 2024,
      month: 2,
      day: 29,
      hour: 12,
      minute: 30,
      second: 15,
      millisecond: 250,
    });
  });

  test('include the years of both bounds', () => {
    expect([Time.year(Time.MIN_VALUE), Time.year(Time.MAX_VALUE)]).toStrictEqual([-271821, 275760]);
  });

  test('days of the week start with Monday as 1', () => {
    const days = [1, 2, 3, 4, 5, 6, 7] as const;
    const weekdays = days.map((day) => Time.dayOfWeek(Time.of({ year: 2024, month: 1, day })));
    expect(weekdays).toStrictEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('days of the year start with 1', () => {
    expect(Time.dayOfYear(Time.of({ year: 2023, month: 1, day: 1 }))).toBe(1);
    expect(Time.dayOfYear(Time.of({ year: 2023, month: 3, day: 1 }))).toBe(60);
    expect(Time.dayOfYear(Time.of({ year: 2024, month: 3, day: 1 }))).toBe(61);
  });
});

describe('arithmetic', () => {
  const millisecond = TimeDuration.of({ milliseconds: 1 });

  test('stays within the bounds, or returns None', () => {
    const almost = Time.subtract(Time.MAX_VALUE, millisecond);
    expect(almost).toBe(8.64e15 - 1);
    expect(almost && Time.add(almost, millisecond)).toBe(8.64e15);
    expect(Time.add(Time.MAX_VALUE, millisecond)).toBe(undefined);
    expect(Time.subtract(Time.MIN_VALUE, millisecond)).toBe(undefined);
    expect(Time.add(Time.MAX_VALUE, TimeDuration.MAX_VALUE)).toBe(undefined);
    expect(Time.subtract(Time.MAX_VALUE, TimeDuration.MAX_VALUE)).toBe(
      8.64e15 - Number.MAX_SAFE_INTEGER,
    );
  });

  test('measures up to the greatest duration', () => {
    const far = -(Number.MAX_SAFE_INTEGER - 8.64e15) as Time;
    const further = (far - 1) as Time;
    expect(Time.since(Time.MAX_VALUE, far)).toBe(TimeDuration.MAX_VALUE);
    expect(Time.until(Time.MAX_VALUE, far)).toBe(TimeDuration.MIN_VALUE);
    for (const fn of [Time.since, Time.until, Time.difference]) {
      expect(fn(Time.MAX_VALUE, further)).toBe(undefined);
      expect(fn(further, Time.MAX_VALUE)).toBe(undefined);
    }
  });

  test('returns no negative zero', () => {
    expect(Time.since(leapDay, leapDay)).toBe(0);
    expect(Time.until(leapDay, leapDay)).toBe(0);
    expect(Time.round(-1 as Time, 'seconds', 'ceil')).toBe(0);
    expect(Time.subtract(Time.EPOCH, TimeDuration.zero)).toBe(0);
  });

  test('round() rounds to the nearest time by default, with ties to the later time', () => {
    expect(
      [499, 500, -500, -501].map((value) => Time.round(value as Time, 'seconds')),
    ).toStrictEqual([0, 1000, 0, -1000]);
  });

  test('round() rounds ties to even if requested', () => {
    const rounded = [500, 1500, -500, -1500].map((value) =>
      Time.round(value as Time, 'seconds', 'halfEven'),
    );
    expect(rounded).toStrictEqual([0, 2000, 0, -2000]);
  });

  test('difference() is never negative', () => {
    expect(Time.difference(Time.EPOCH, 5 as Time)).toBe(5);
    expect(Time.difference(5 as Time, Time.EPOCH)).toBe(5);
  });

  test.each(RoundingMode.values)('round() leaves the bounds unchanged with %s', (mode) => {
    for (const unit of ['days', 'hours', 'minutes', 'seconds', 'milliseconds'] as const) {
      expect(Time.round(Time.MAX_VALUE, unit, mode)).toBe(Time.MAX_VALUE);
      expect(Time.round(Time.MIN_VALUE, unit, mode)).toBe(Time.MIN_VALUE);
    }
  });

  test('round() rejects weeks and unknown units', () => {
    // @ts-expect-error The epoch is not the start of a week.
    expect(() => Time.round(leapDay, 'weeks')).toThrow(
      new ArgumentError({
        message: 'Expected "unit" to be days or a shorter unit, received "weeks"',
      }),
    );
    // @ts-expect-error Months differ in length.
    expect(() => Time.round(leapDay, 'months')).toThrow(
      new ArgumentError({ message: 'Expected "unit" to be a unit of time, received "months"' }),
    );
  });
});

describe('parse()', () => {
  test.each([
    ['1970-01-01T00:00Z', 0],
    ['1970-01-01T00:00:00Z', 0],
    ['1970-01-01 00:00:00+00', 0],
    ['1970-01-01T00:00:00.5Z', 500],
    ['1970-01-01T00:00:00,25Z', 250],
    ['1970-01-01T00:00:00.123000000Z', 123],
    ['1970-01-01T01:00:00+01:00', 0],
    ['1969-12-31T23:00:00-01', 0],
    ['1970-01-01T05:45:00+05:45', 0],
    ['1970-01-01T00:00:00-00:00', 0],
    ['1970-01-01T01:00:00+0100', 0],
    ['1970-01-01t00:00:00z', 0],
    ['+001970-01-01T00:00:00Z', 0],
    ['-271821-04-20T00:00:00Z', -8.64e15],
    ['+275760-09-13T00:00:00Z', 8.64e15],
    // The local date is beyond the bounds, but the time is not.
    ['-271821-04-19T23:00:00-01:00', -8.64e15],
    ['+275760-09-13T01:00:00+01:00', 8.64e15],
  ])('reads %s', (text, time) => {
    expect(Time.parse(text)).toBe(time);
  });

  test.each([
    ['an empty text', ''],
    ['a date alone', '2024-02-29'],
    ['a time alone', '12:00:00Z'],
    ['a text without an offset', '2024-02-29T12:00:00'],
    ['an hour alone', '2024-02-29T12Z'],
    ['the basic format', '20240229T120000Z'],
    ['two spaces for the T', '2024-02-29  12:00:00Z'],
    ['a tab for the T', '2024-02-29\t12:00:00Z'],
    ['white space before it', ' 2024-02-29T12:00:00Z'],
    ['a line break after it', '2024-02-29T12:00:00Z\n'],
    ['a day that does not exist', '2023-02-29T12:00:00Z'],
    ['the month 0', '2024-00-29T12:00:00Z'],
    ['the month 13', '2024-13-29T12:00:00Z'],
    ['the day 0', '2024-02-00T12:00:00Z'],
    ['the end of the day as 24:00', '2024-02-29T24:00:00Z'],
    ['a leap second', '2016-12-31T23:59:60Z'],
    ['an offset of 24 hours', '2024-02-29T12:00:00+24:00'],
    ['an offset of 60 minutes', '2024-02-29T12:00:00+01:60'],
    ['an offset with seconds', '2024-02-29T12:00:00+01:00:00'],
    ['an offset of three digits', '2024-02-29T12:00:00+010'],
    ['an offset with seconds and without a colon', '2024-02-29T12:00:00+010000'],
    ['a year of six digits without a sign', '002024-02-29T12:00:00Z'],
    ['a year of five digits', '+12024-02-29T12:00:00Z'],
    ['a negative year 0', '-000000-01-01T00:00:00Z'],
    ['a decimal sign without a digit', '2024-02-29T12:00:00.Z'],
    ['ten digits of the second', '2024-02-29T12:00:00.0000000000Z'],
    ['a fraction of a minute', '2024-02-29T12:00.5Z'],
    ['a time zone', '2024-02-29T12:00:00Z[UTC]'],
    ['digits of another script', '٢٠٢٤-02-29T12:00:00Z'],
    ['what is before the earliest time', '-271821-04-19T23:59:59.999Z'],
    ['what is after the latest time', '+275760-09-13T00:00:00.001Z'],
    ['a year far beyond the bounds', '+999999-12-31T23:59:59Z'],
    ['the text of a Date', 'Thu Feb 29 2024 12:00:00 GMT+0000'],
  ])('rejects %s', (_, text) => {
    expect(Time.parse(text)).toBe(undefined);
  });

  test('rounds only with a mode', () => {
    const text = '1969-12-31T23:59:59.9995Z';
    expect(Time.parse(text)).toBe(undefined);
    expect(RoundingMode.values.map((mode) => Time.parse(text, mode))).toStrictEqual([
      0, -1, 0, -1, 0, -1, 0, -1, 0,
    ]);
  });
});

describe('asString() and format()', () => {
  test('asString() always has three digits after the second', () => {
    expect(Time.asString(leapDay)).toBe('2024-02-29T12:30:15.250Z');
    expect(Time.asString(Time.EPOCH)).toBe('1970-01-01T00:00:00.000Z');
  });

  test('format() includes the date and the time in UTC', () => {
    const options = { dateStyle: 'medium', timeStyle: 'medium' } as const;
    const written = new Intl.DateTimeFormat('de', { ...options, timeZone: 'UTC' }).format(leapDay);
    expect(Time.format(leapDay, 'de', options)).toBe(written);
    expect(Time.format(leapDay, 'de')).toBe(
      new Date(leapDay).toLocaleString('de', { timeZone: 'UTC' }),
    );
    expect(Time.format(leapDay, 'de')).toMatch(/29.*12:30:15/);
    expect(Time.format(leapDay)).toBe(
      new Date(leapDay).toLocaleString(undefined, { timeZone: 'UTC' }),
    );
  });

  test('format() does not use the time zone of the environment', () => {
    const toLocaleString = vi.spyOn(Date.prototype, 'toLocaleString');
    Time.format(leapDay, 'de', { hour: 'numeric' });
    expect(toLocaleString).toHaveBeenCalledWith('de', { hour: 'numeric', timeZone: 'UTC' });
    toLocaleString.mockRestore();
  });

  test('format() accepts another time zone, and undefined for UTC', () => {
    const hour = { hour: '2-digit', minute: '2-digit' } as const;
    expect(Time.format(leapDay, 'de', { ...hour, timeZone: 'Asia/Kolkata' })).toBe('18:00');
    const options = { ...hour, timeZone: undefined } as unknown as Intl.DateTimeFormatOptions;
    expect(Time.format(leapDay, 'de', options)).toBe('12:30');
  });

  test('format() uses the first supported language', () => {
    expect(Time.format(leapDay, ['xx', 'fr'], { month: 'long' })).toBe('février');
    expect(() => Time.format(leapDay, '-')).toThrow(RangeError);
  });

  test('format() throws the errors of Intl for options', () => {
    expect(() => Time.format(leapDay, 'en', { timeZone: 'Nowhere' })).toThrow(RangeError);
    expect(() => Time.format(leapDay, 'en', { hour: 'some' as 'numeric' })).toThrow(RangeError);
    expect(() => Time.format(leapDay, 'en', { dateStyle: 'long', hour: 'numeric' })).toThrow(
      TypeError,
    );
  });
});
