import { Codec, type Comparable, type Equal } from '@tstd/core';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';

import {
  codecLaws,
  equalLaws,
  indexableLaws,
  orderLaws,
  roundTripLaw,
} from '../../../laws/index.js';
import { Time, TimeDuration } from './index.js';

const times = fc
  .oneof(
    fc.integer({ min: Time.MIN_VALUE, max: Time.MAX_VALUE }),
    fc.integer({ min: -1000, max: 1000 }),
    fc.constantFrom(Time.MIN_VALUE, Time.MAX_VALUE),
  )
  .map((value) => value as Time);

const durations = fc
  .oneof(
    fc.maxSafeInteger(),
    fc.integer({ min: -1000, max: 1000 }),
    fc.constantFrom(TimeDuration.MIN_VALUE, TimeDuration.MAX_VALUE),
  )
  .map((value) => value as TimeDuration);

equalLaws('of times', Time.equal, times);
orderLaws('of times', Time.order, times, Time.equal);
indexableLaws('of times', Time.indexable, times);
roundTripLaw('of times through text', times, Time.asString, Time.parse);
codecLaws('of times', Time.codec, times, {
  schema: 'wider',
  inputs: fc.oneof(
    times.map(Time.asString),
    fc.constantFrom(
      '2023-02-29T00:00Z',
      '2024-02-29T00:00+01',
      '2024-02-29',
      '+999999-01-01T00:00Z',
      '2024-02-29 00:00:00.123456789+00:30',
      '2024-02-29t00:00z',
      '2024-02-29T00:00-0330',
    ),
  ),
});

codecLaws('of whole times', Time.codecOf('exact'), times, {
  schema: 'wider',
  inputs: fc.constantFrom('2024-02-29 00:00:00.123000+00', '2024-02-29 00:00:00.123456+00'),
});

equalLaws('of durations', TimeDuration.equal, durations);
orderLaws('of durations', TimeDuration.order, durations, TimeDuration.equal);
indexableLaws('of durations', TimeDuration.indexable, durations);
roundTripLaw('of durations through text', durations, TimeDuration.asString, TimeDuration.parse);
codecLaws('of durations', TimeDuration.codec, durations, {
  schema: 'wider',
  inputs: fc.oneof(
    durations.map(TimeDuration.asString),
    fc.constantFrom('PT1.5H', 'PT1.5H1M', 'P1M', 'PT', 'PT0.0001S'),
  ),
});

/** Checks the laws of the functions that compare the values of a type. */
function comparisonLaws<Value extends number>(
  name: string,
  type: Comparable<Value> & { isBetween(self: Value, minValue: Value, maxValue: Value): boolean },
  values: fc.Arbitrary<Value>,
): void {
  const pairs = fc.oneof(fc.tuple(values, values), fc.clone(values, 2));

  describe(`laws of the comparisons of ${name}`, () => {
    test('they agree with the comparisons of numbers', () => {
      fc.assert(
        fc.property(pairs, ([self, other]) => {
          expect(type.lessThan(self, other)).toBe(self < other);
          expect(type.lessThanOrEqual(self, other)).toBe(self <= other);
          expect(type.greaterThan(self, other)).toBe(self > other);
          expect(type.greaterThanOrEqual(self, other)).toBe(self >= other);
          expect(type.min(self, other)).toBe(Math.min(self, other));
          expect(type.max(self, other)).toBe(Math.max(self, other));
        }),
      );
    });

    test('min() and max() accept two arguments, so that a list can be reduced with them', () => {
      fc.assert(
        fc.property(fc.array(values, { minLength: 1 }), (list) => {
          expect(list.reduce(type.min)).toBe(Math.min(...list));
          expect(list.reduce(type.max)).toBe(Math.max(...list));
        }),
      );
    });

    test('clamp() and isBetween() accept the same bounds', () => {
      fc.assert(
        fc.property(values, pairs, (self, [first, second]) => {
          const [least, greatest] = [type.min(first, second), type.max(first, second)];
          const clamped = type.clamp(self, least, greatest);
          expect(clamped).toBe(Math.max(least, Math.min(self, greatest)));
          expect(type.isBetween(self, least, greatest)).toBe(clamped === self);
          expect(type.isBetween(least, least, greatest)).toBe(true);
          expect(type.isBetween(greatest, least, greatest)).toBe(true);
          // If the bounds are in the wrong order, no value lies between them.
          expect(type.isBetween(self, greatest, least)).toBe(least === greatest && self === least);
        }),
      );
    });
  });
}

comparisonLaws('times', Time, times);
comparisonLaws('durations', TimeDuration, durations);

describe('the instances', () => {
  test('can be replaced by the modules themselves', () => {
    expectTypeOf(Time).toExtend<Comparable<Time> & Equal<Time>>();
    expectTypeOf(TimeDuration).toExtend<Comparable<TimeDuration> & Equal<TimeDuration>>();
    expectTypeOf<Time>().toEqualTypeOf<Time.Time>();
    expectTypeOf<TimeDuration>().toEqualTypeOf<TimeDuration.TimeDuration>();
    expect(Time.order).toBe(Time.compare);
    expect(TimeDuration.order).toBe(TimeDuration.compare);
  });

  test('clamp() rejects bounds in the wrong order', () => {
    const [zero, one] = [0, 1];
    const message = 'Expected "minValue" not to be greater than "maxValue", received 1 and 0';
    expect(() => Time.clamp(zero as Time, one as Time, zero as Time)).toThrow(message);
    expect(() =>
      TimeDuration.clamp(zero as TimeDuration, one as TimeDuration, zero as TimeDuration),
    ).toThrow(message);
  });

  test('the codecs report which values they expect', () => {
    const messageOf = (codec: Codec.AnyCodec, input: unknown): string => {
      const result = codec.decode(input);
      return result.ok ? '' : result.error.message;
    };
    expect(messageOf(Time.codec, 0)).toBe('Expected a time in ISO 8601 as text, received a number');
    expect(messageOf(Time.codec, new Date(0))).toMatch(/^Expected a time in ISO 8601 as text, /);
    for (const [text, expected] of [
      ['now', 'a time in ISO 8601, such as "2024-02-29T12:00:00Z"'],
      ['20240229T120000Z', 'a time in ISO 8601, such as "2024-02-29T12:00:00Z"'],
      ['2024-02-29T12:00.5Z', 'a time in ISO 8601, such as "2024-02-29T12:00:00Z"'],
      ['2024-02-29T12', 'a time of day after the date, in ISO 8601'],
      ['2024-02-29', 'a time of day after the date, in ISO 8601'],
      ['2024-02-29Z', 'a time of day after the date, in ISO 8601'],
      ['2024-02-29T12:00:00', 'an offset after the time, such as "Z", in ISO 8601'],
      ['2024-02-29 12:00:00 UTC', 'an offset after the time, such as "Z", in ISO 8601'],
      ['2024-02-29 12:00:00.5 +0000 UTC', 'an offset after the time, such as "Z", in ISO 8601'],
      ['2024-02-29T12:00:00+05:30:15', 'an offset of hours and minutes in a time in ISO 8601'],
      ['2024-02-29T12:00:00+053015', 'an offset of hours and minutes in a time in ISO 8601'],
      ['2024-02-29 12:00:00+0000 UTC', 'nothing after the offset in a time in ISO 8601'],
      ['0044-03-15 12:00:00+00 BC', 'nothing after the offset in a time in ISO 8601'],
      ['2024-02-29T12:00:00Z[UTC]', 'nothing after the offset in a time in ISO 8601'],
      ['-000000-01-01T12:00:00Z', 'the year 0 without a minus in a time in ISO 8601'],
      ['2023-02-29T12:00Z', 'a day from 1 to 28 in a time in ISO 8601'],
      ['2024-13-01', 'a month from 1 to 12 in a time in ISO 8601'],
      ['2024-00-01', 'a month from 1 to 12 in a time in ISO 8601'],
      ['2024-02-00T12:00Z', 'a day from 1 to 29 in a time in ISO 8601'],
      ['2024-02-29T24:00:00Z', 'an hour from 0 to 23 in a time in ISO 8601'],
      ['2024-02-29T12:60:00Z', 'a minute from 0 to 59 in a time in ISO 8601'],
      ['2016-12-31T23:59:60Z', 'a second from 0 to 59 in a time in ISO 8601'],
      [
        '+999999-01-01T00:00Z',
        'a time in ISO 8601 from -271821-04-20 to +275760-09-13, with an offset up to 23:59',
      ],
      [
        '2024-02-29T12:00+24:00',
        'a time in ISO 8601 from -271821-04-20 to +275760-09-13, with an offset up to 23:59',
      ],
      [
        '2024-02-29T12:00:00.0000000001Z',
        '1 to 9 digits in the fraction of the second of a time in ISO 8601',
      ],
      [
        '2024-02-29T12:00:00.Z',
        '1 to 9 digits in the fraction of the second of a time in ISO 8601',
      ],
    ] as const) {
      expect(messageOf(Time.codec, text)).toBe(`Expected ${expected}, received a string`);
    }
    expect(messageOf(Time.codecOf('exact'), '2024-02-29T12:00:00.0001Z')).toBe(
      'Expected a time in ISO 8601 in whole milliseconds, received a string',
    );
    for (const [text, expected] of [
      ['1 hour', 'a duration in ISO 8601, such as "PT1H30M"'],
      ['P1M', 'a duration in ISO 8601 without years and months'],
      ['-P1Y2DT1H', 'a duration in ISO 8601 without years and months'],
      ['PT0.0000005S', 'a duration in ISO 8601 in whole milliseconds'],
      ['PT0.0000000005S', 'a duration in ISO 8601 with at most 9 digits in a fraction'],
      ['PT1.5H30M', 'a duration in ISO 8601 with a fraction in the last part only'],
      ['P1.5DT1H', 'a duration in ISO 8601 with a fraction in the last part only'],
      [
        'P9999999999999999W',
        'a duration in ISO 8601 from -9007199254740991 to 9007199254740991 milliseconds',
      ],
    ] as const) {
      expect(messageOf(TimeDuration.codec, text)).toBe(`Expected ${expected}, received a string`);
    }
    expect(messageOf(Codec.array(TimeDuration.codec), [1])).toBe(
      'At "/0": expected a duration in ISO 8601 as text, received a number',
    );
  });

  test.each([
    ['Postgres', '2024-02-29 12:00:00.123456+00'],
    ['Postgres in JSON', '2024-02-29T12:00:00.123456+00:00'],
    ['Python', '2024-02-29T12:00:00.123456+00:00'],
    ['Python in a text', '2024-02-29 12:00:00.123456+00:00'],
    ['Python with %z', '2024-02-29T12:00:00.123456+0000'],
    ['Go', '2024-02-29T12:00:00.123456789Z'],
    ['RFC 3339 in lower case', '2024-02-29t12:00:00.123456z'],
    ['Newfoundland without a colon', '2024-02-29T08:30:00.123456-0330'],
  ])('the codec of times reads what %s writes', (_, text) => {
    const value = Time.of({ year: 2024, month: 2, day: 29, hour: 12, millisecond: 123 });
    expect(Time.codec.decode(text)).toEqual({ ok: true, value });
    expect(Time.codecOf('ceil').decode(text)).toEqual({ ok: true, value: value + 1 });
    expect(Time.codecOf('exact').decode(text).ok).toBe(false);
  });

  test('the codec of durations rounds with a mode', () => {
    const text = 'PT0.0015S';
    expect(TimeDuration.codec.decode(text).ok).toBe(false);
    expect(TimeDuration.codecOf('exact').decode(text).ok).toBe(false);
    expect(TimeDuration.codecOf('floor').decode(text)).toEqual({ ok: true, value: 1 });
    expect(TimeDuration.codecOf('halfEven').decode(text)).toEqual({ ok: true, value: 2 });
  });

  test.each([undefined, null, 'down', 0])('the rounding mode %s does not exist', (rounding) => {
    for (const codecOf of [Time.codecOf, TimeDuration.codecOf]) {
      expect(() => codecOf(rounding as 'exact')).toThrow(
        'Expected "roundingMode" to be a rounding mode or "exact", received ',
      );
    }
  });

  test('zero occurs once among the indices', () => {
    expect(Time.indexable.fromIndex(-0)).toBe(0);
    expect(TimeDuration.indexable.fromIndex(-0)).toBe(0);
  });
});
