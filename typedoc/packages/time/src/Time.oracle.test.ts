import { type RoundingMode, RoundingMode as RoundingModes } from '@tstd/num';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';

import { Time, type TimeDuration, type TimeParameters } from './index.js';

const numRuns = 10_000;

/** Times of all magnitudes: many of them near the epoch, a bound or the start of a day. */
const times = fc
  .oneof(
    fc.integer({ min: Time.MIN_VALUE, max: Time.MAX_VALUE }),
    fc.integer({ min: -100_000, max: 100_000 }),
    fc.integer({ min: Time.MIN_VALUE, max: Time.MIN_VALUE + 100_000 }),
    fc.integer({ min: Time.MAX_VALUE - 100_000, max: Time.MAX_VALUE }),
    fc
      .tuple(fc.integer({ min: -1e8 + 1, max: 1e8 - 1 }), fc.integer({ min: -1, max: 1 }))
      .map(([days, milliseconds]) => days * 86_400_000 + milliseconds),
  )
  .map((value) => value as Time);

const durations = fc
  .oneof(fc.maxSafeInteger(), fc.integer({ min: -100_000, max: 100_000 }))
  .map((value) => value as TimeDuration);

const modes = fc.constantFrom(...RoundingModes.values);

const instantOf = (time: number): Temporal.Instant => Temporal.Instant.fromEpochMilliseconds(time);

/** Returns the result of the oracle, or None if it throws. */
function attempt<Value>(fn: () => Value): Value | undefined {
  try {
    return fn();
  } catch {
    return undefined;
  }
}

const pad = (length: number, min: number, max: number): fc.Arbitrary<string> =>
  fc.integer({ min, max }).map((value) => String(value).padStart(length, '0'));

/** The parts of a string, few of which are invalid, because a string with several errors tests little. */
const texts = fc
  .tuple(
    fc.oneof(
      { arbitrary: pad(4, 0, 9999), weight: 4 },
      { arbitrary: pad(6, 0, 300_000).map((digits) => `+${digits}`), weight: 2 },
      { arbitrary: pad(6, 0, 300_000).map((digits) => `-${digits}`), weight: 2 },
      { arbitrary: fc.constantFrom('+275760', '-271821', '-000000', '+2024', '24'), weight: 1 },
    ),
    fc.oneof(
      { arbitrary: pad(2, 1, 12), weight: 8 },
      { arbitrary: fc.constantFrom('00', '13', '1'), weight: 1 },
    ),
    fc.oneof(
      { arbitrary: pad(2, 1, 31), weight: 8 },
      { arbitrary: fc.constantFrom('00', '32', '1'), weight: 1 },
    ),
    fc.oneof({ arbitrary: pad(2, 0, 23), weight: 8 }, { arbitrary: pad(2, 24, 25), weight: 1 }),
    fc.oneof({ arbitrary: pad(2, 0, 59), weight: 8 }, { arbitrary: pad(2, 60, 61), weight: 1 }),
    fc.oneof(
      { arbitrary: fc.constant(''), weight: 2 },
      { arbitrary: pad(2, 0, 59).map((digits) => `:${digits}`), weight: 8 },
      { arbitrary: pad(2, 60, 61).map((digits) => `:${digits}`), weight: 1 },
    ),
    fc.oneof(
      { arbitrary: fc.constant(''), weight: 4 },
      { arbitrary: fc.stringMatching(/^[.,][0-9]{1,3}$/), weight: 4 },
      { arbitrary: fc.stringMatching(/^[.,][0-9]{4,10}$/), weight: 4 },
      { arbitrary: fc.stringMatching(/^[.,][0-9]{3}(000|5|500000)$/), weight: 4 },
      { arbitrary: fc.constant('.'), weight: 1 },
    ),
    fc.oneof(
      { arbitrary: fc.constantFrom('Z', 'Z', 'z'), weight: 6 },
      { arbitrary: fc.stringMatching(/^[+-]([01][0-9]|2[0-3])(:?[0-5][0-9])?$/), weight: 6 },
      { arbitrary: fc.constantFrom('', '+24:00', '+01:60', '-00:00', '+2400', '+010'), weight: 1 },
    ),
    fc.constantFrom('T', 'T', ' ', 't'),
  )
  .map(
    ([year, month, day, hour, minute, second, fraction, offset, separator]) =>
      `${year}-${month}-${day}${separator}${hour}:${minute}${second}${fraction}${offset}`,
  );

/** The oracle parses a leap second as the preceding second, but this library rejects leap seconds. */
const instantIn = (text: string): Temporal.Instant | undefined =>
  /[Tt ]\d\d:\d\d:60/.test(text) ? undefined : attempt(() => Temporal.Instant.from(text));

describe('text, compared with Temporal', () => {
  test('asString() returns the same string as Temporal', () => {
    fc.assert(
      fc.property(times, (time) => {
        expect(Time.asString(time)).toBe(instantOf(time).toString({ fractionalSecondDigits: 3 }));
      }),
      { numRuns },
    );
  });

  test('parse() accepts the same strings as Temporal if they are in whole milliseconds', () => {
    let read = 0;
    fc.assert(
      fc.property(texts, (text) => {
        const instant = instantIn(text);
        const isWhole = instant !== undefined && instant.epochNanoseconds % 1_000_000n === 0n;
        expect(Time.parse(text)).toBe(isWhole ? instant.epochMilliseconds : undefined);
        read += isWhole ? 1 : 0;
      }),
      { numRuns },
    );
    // Accepted and rejected strings both occur often enough.
    expect(read).toBeGreaterThan(numRuns / 10);
    expect(read).toBeLessThan((numRuns * 9) / 10);
  });

  test('parse() with a mode rounds as Temporal does', () => {
    fc.assert(
      fc.property(texts, modes, (text, roundingMode) => {
        const rounded = instantIn(text)?.round({ roundingMode, smallestUnit: 'millisecond' });
        expect(Time.parse(text, roundingMode)).toBe(rounded?.epochMilliseconds);
      }),
      { numRuns },
    );
  });
});

describe('fields, compared with Temporal', () => {
  test('toParameters() and the functions for single fields return the same fields as Temporal', () => {
    fc.assert(
      fc.property(times, (time) => {
        const zoned = instantOf(time).toZonedDateTimeISO('UTC');
        const { year, month, day, hour, minute, second, millisecond } = zoned;
        expect(Time.toParameters(time)).toStrictEqual({
          year,
          month,
          day,
          hour,
          minute,
          second,
          millisecond,
        });
        expect(Time.dayOfWeek(time)).toBe(zoned.dayOfWeek);
        expect(Time.dayOfYear(time)).toBe(zoned.dayOfYear);
      }),
      { numRuns },
    );
  });

  test('fromParameters() accepts the fields that Temporal accepts, and creates the same time', () => {
    const around = (min: number, max: number): fc.Arbitrary<number> =>
      fc.oneof(
        { arbitrary: fc.integer({ min, max }), weight: 12 },
        { arbitrary: fc.constantFrom(min - 1, max + 1), weight: 1 },
      );
    const fields = fc.record(
      {
        year: fc.oneof(
          { arbitrary: fc.integer({ min: 1900, max: 2100 }), weight: 2 },
          { arbitrary: fc.constantFrom(-271_821, 275_760), weight: 1 },
          { arbitrary: around(-271_821, 275_760), weight: 2 },
        ),
        month: around(1, 12),
        day: around(1, 31),
        hour: around(0, 23),
        minute: around(0, 59),
        second: around(0, 59),
        millisecond: around(0, 999),
      },
      { requiredKeys: ['year', 'month', 'day'] },
    );
    fc.assert(
      fc.property(fields, (parameters) => {
        const expected = attempt(
          () =>
            Temporal.PlainDateTime.from(parameters, { overflow: 'reject' }).toZonedDateTime('UTC')
              .epochMilliseconds,
        );
        const result = Time.fromParameters(parameters);
        expect(result.ok ? result.value : undefined).toBe(expected);
        if (!result.ok) {
          const { field, maxValue, minValue, received } = result.error;
          expect(received).toBe(parameters[field] ?? 0);
          expect(Number(received) < minValue || Number(received) > maxValue).toBe(true);
        }
      }),
      { numRuns },
    );
  });

  test('a field fault reports the range that the preceding fields allow', () => {
    const ends = fc.record({
      year: fc.integer({ min: -271_820, max: 275_759 }),
      month: fc.integer({ min: 1, max: 12 }),
    });
    fc.assert(
      fc.property(ends, ({ month, year }) => {
        const result = Time.fromParameters({ year, month, day: 99 });
        const { daysInMonth } = Temporal.PlainYearMonth.from({ year, month });
        expect(result.ok || result.error.maxValue).toBe(daysInMonth);
      }),
    );
  });
});

describe('arithmetic, compared with Temporal', () => {
  test('add() and subtract() return the same as Temporal, or None if it throws', () => {
    fc.assert(
      fc.property(times, durations, (time, duration) => {
        const instant = instantOf(time);
        const milliseconds: number = duration;
        const [later, earlier] = [
          attempt(() => instant.add({ milliseconds }).epochMilliseconds),
          attempt(() => instant.subtract({ milliseconds }).epochMilliseconds),
        ];
        expect(Time.add(time, duration)).toBe(later);
        expect(Time.subtract(time, duration)).toBe(earlier);
      }),
      { numRuns },
    );
  });

  test('since(), until() and difference() return the same durations as Temporal', () => {
    const exact = (duration: Temporal.Duration): number | undefined =>
      Number.isSafeInteger(duration.milliseconds) ? duration.milliseconds + 0 : undefined;
    fc.assert(
      fc.property(times, times, (self, other) => {
        const [first, second] = [instantOf(self), instantOf(other)];
        const largestUnit = 'millisecond';
        expect(Time.since(self, other)).toBe(exact(first.since(second, { largestUnit })));
        expect(Time.until(self, other)).toBe(exact(first.until(second, { largestUnit })));
        expect(Time.difference(self, other)).toBe(
          exact(first.since(second, { largestUnit }).abs()),
        );
      }),
      { numRuns },
    );
  });

  test('round() rounds as Temporal does, in all modes', () => {
    const unitOf = {
      days: { smallestUnit: 'hour', roundingIncrement: 24 },
      hours: { smallestUnit: 'hour' },
      minutes: { smallestUnit: 'minute' },
      seconds: { smallestUnit: 'second' },
      milliseconds: { smallestUnit: 'millisecond' },
    } as const;
    const units = fc.constantFrom(...(Object.keys(unitOf) as Time.RoundingUnit[]));
    fc.assert(
      fc.property(times, units, modes, (time, unit, roundingMode: RoundingMode) => {
        const rounded = instantOf(time).round({ ...unitOf[unit], roundingMode });
        expect(Time.round(time, unit, roundingMode)).toBe(rounded.epochMilliseconds);
      }),
      { numRuns },
    );
  });

  test('round() encounters ties in all units', () => {
    const ties = fc.integer({ min: -1_000_000, max: 1_000_000 });
    fc.assert(
      fc.property(ties, modes, (count, roundingMode) => {
        const time = (count * 1800 * 1000) as Time;
        const rounded = instantOf(time).round({ smallestUnit: 'hour', roundingMode });
        expect(Time.round(time, 'hours', roundingMode)).toBe(rounded.epochMilliseconds);
      }),
      { numRuns },
    );
  });
});

describe('laws of time and duration', () => {
  test('subtracting a duration undoes adding it', () => {
    fc.assert(
      fc.property(times, durations, (time, duration) => {
        const later = Time.add(time, duration);
        if (later !== undefined) {
          expect(Time.subtract(later, duration)).toBe(time);
          expect(Time.since(later, time)).toBe(duration);
          expect(Time.until(time, later)).toBe(duration);
        }
      }),
    );
  });

  test('adding since() to the other time returns the first time', () => {
    fc.assert(
      fc.property(times, times, (self, other) => {
        const duration: TimeDuration | undefined = Time.since(self, other);
        if (duration !== undefined) {
          expect(Time.add(other, duration)).toBe(self);
        }
      }),
    );
  });

  test('of() converts the fields of a time back to the time', () => {
    fc.assert(
      fc.property(times, (time) => {
        const parameters: TimeParameters = Time.toParameters(time);
        expect(Time.of(parameters)).toBe(time);
        expect(Time.fromDate(Time.toDate(time))).toBe(time);
      }),
    );
  });
});
