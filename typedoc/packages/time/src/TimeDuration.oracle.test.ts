import { RoundingMode } from '@tstd/num';
import Big from 'big.js';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';

import { TimeDuration } from './index.js';

const numRuns = 10_000;

const modes = fc.constantFrom(...RoundingMode.values);

const units = fc.constantFrom(...TimeDuration.units);

/** The units that Temporal accepts without a reference date. */
const exactUnits = ['days', 'hours', 'minutes', 'seconds', 'milliseconds'] as const;

/** Durations of all magnitudes: many of them short, or close to a number of half units. */
const durations = fc
  .oneof(
    fc.maxSafeInteger(),
    fc.integer({ min: -100_000, max: 100_000 }),
    fc
      .tuple(
        fc.integer({ min: -1000, max: 1000 }),
        fc.constantFrom(500, 30_000, 1_800_000, 43_200_000, 302_400_000),
        fc.integer({ min: -1, max: 1 }),
      )
      .map(([count, half, milliseconds]) => count * half + milliseconds),
  )
  .map((value) => (value + 0) as TimeDuration);

const oracleOf = (milliseconds: number): Temporal.Duration =>
  Temporal.Duration.from({ milliseconds });

/** A date without daylight saving changes, so that its day has 24 hours. */
const relativeTo = Temporal.PlainDate.from('2000-01-01');

function attempt<Value>(fn: () => Value): Value | undefined {
  try {
    return fn();
  } catch {
    return undefined;
  }
}

function nanosecondsOf(duration: Temporal.Duration): bigint {
  const { weeks, days, hours, minutes, seconds, milliseconds, microseconds, nanoseconds } =
    duration;
  const parts: readonly (readonly [number, bigint])[] = [
    [weeks, 604_800_000_000_000n],
    [days, 86_400_000_000_000n],
    [hours, 3_600_000_000_000n],
    [minutes, 60_000_000_000n],
    [seconds, 1_000_000_000n],
    [milliseconds, 1_000_000n],
    [microseconds, 1000n],
    [nanoseconds, 1n],
  ];
  return parts.reduce((total, [count, length]) => total + BigInt(count) * length, 0n);
}

const safe = (value: bigint): number | undefined =>
  Number.isSafeInteger(Number(value)) ? Number(value) : undefined;

describe('text, compared with Temporal', () => {
  const part = (name: string): fc.Arbitrary<string> =>
    fc.oneof(
      { arbitrary: fc.constant(''), weight: 3 },
      { arbitrary: fc.stringMatching(/^[0-9]{1,4}$/).map((digits) => digits + name), weight: 3 },
      { arbitrary: fc.stringMatching(/^[0-9]{9,13}$/).map((digits) => digits + name), weight: 1 },
    );
  const last = fc
    .tuple(
      fc.constantFrom('H', 'M', 'S', 'S', 'S'),
      fc.stringMatching(/^[0-9]{1,3}([.,]([0-9]{1,3}|[0-9]{4,10}|[0-9]{3}(5|50|000)))?$/),
    )
    .map(([name, digits]) => `${digits}${name}`);
  const texts = fc
    .tuple(
      fc.constantFrom('', '', '-', '+'),
      part('W'),
      part('D'),
      fc.constantFrom('T', 'T', 'T', 'T', ''),
      part('H'),
      part('M'),
      fc.oneof({ arbitrary: fc.constant(''), weight: 1 }, { arbitrary: last, weight: 2 }),
    )
    .map(([sign, ...parts]) => `${sign}P${parts.join('')}`)
    // A single M before T means months to Temporal, and is invalid here.
    .filter((text) => !/^[+-]?P[^T]*M/.test(text));

  test('asString() returns the same string as Temporal', () => {
    fc.assert(
      fc.property(durations, (duration) => {
        const text = oracleOf(duration).round({ largestUnit: 'day' }).toString();
        expect(TimeDuration.asString(duration)).toBe(text);
      }),
      { numRuns },
    );
  });

  test('parse() accepts the same strings as Temporal if they are in whole milliseconds', () => {
    let read = 0;
    fc.assert(
      fc.property(texts, (text) => {
        const oracle = attempt(() => Temporal.Duration.from(text));
        const nanoseconds = oracle === undefined ? undefined : nanosecondsOf(oracle);
        const isWhole = nanoseconds !== undefined && nanoseconds % 1_000_000n === 0n;
        const expected = isWhole ? safe(nanoseconds / 1_000_000n) : undefined;
        expect(TimeDuration.parse(text)).toBe(expected);
        read += expected === undefined ? 0 : 1;
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
        const oracle = attempt(() => Temporal.Duration.from(text));
        fc.pre(oracle === undefined || oracle.weeks === 0);
        const rounded = attempt(() =>
          oracle?.round({ largestUnit: 'day', roundingMode, smallestUnit: 'millisecond' }),
        );
        const expected =
          rounded === undefined ? undefined : safe(nanosecondsOf(rounded) / 1_000_000n);
        expect(TimeDuration.parse(text, roundingMode)).toBe(expected);
      }),
      { numRuns },
    );
  });
});

describe('parts and units, compared with Temporal', () => {
  test('of() adds up parts as Temporal does', () => {
    const parts = fc.record(
      {
        weeks: fc.nat(10_000),
        days: fc.nat(100_000),
        hours: fc.nat(1_000_000),
        minutes: fc.nat(),
        seconds: fc.nat(),
        milliseconds: fc.oneof(fc.nat(), fc.maxSafeNat()),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(parts, fc.boolean(), (positive, isNegative) => {
        const entries = Object.entries(positive).map(([unit, count]) => [
          unit,
          isNegative ? -count : count,
        ]);
        const parameters = Object.fromEntries(entries) as typeof positive;
        const oracle = attempt(() => Temporal.Duration.from({ milliseconds: 0, ...parameters }));
        const expected = oracle && safe(nanosecondsOf(oracle) / 1_000_000n);
        expect(attempt(() => TimeDuration.of(parameters))).toBe(expected);
      }),
      { numRuns },
    );
  });

  test('toParameters() splits a duration as Temporal does', () => {
    fc.assert(
      fc.property(durations, fc.constantFrom(...exactUnits), (duration, largestUnit) => {
        const oracle = oracleOf(duration).round({ largestUnit });
        const { days, hours, minutes, seconds, milliseconds } = oracle;
        const expected = { days, hours, minutes, seconds, milliseconds };
        expect(TimeDuration.toParameters(duration, largestUnit)).toStrictEqual({
          weeks: 0,
          ...expected,
        });
        expect(TimeDuration.of(TimeDuration.toParameters(duration, largestUnit))).toBe(duration);
      }),
      { numRuns },
    );
  });

  test('toParameters() splits weeks as Temporal does with a date', () => {
    const some = fc.integer({ min: -1e12, max: 1e12 }).map((value) => value as TimeDuration);
    fc.assert(
      fc.property(some, (duration) => {
        const { weeks, days } = oracleOf(duration).round({ largestUnit: 'week', relativeTo });
        expect(TimeDuration.toParameters(duration, 'weeks')).toMatchObject({ weeks, days });
        expect(TimeDuration.of(TimeDuration.toParameters(duration, 'weeks'))).toBe(duration);
      }),
    );
  });

  test('to() returns the number nearest to the exact fraction', () => {
    const Precise = Big();
    Precise.DP = 40;
    fc.assert(
      fc.property(durations, units, (duration, unit) => {
        const exact = new Precise(duration).div(TimeDuration.of({ [unit]: 1 }));
        expect(TimeDuration.to(duration, unit)).toBe(Number(exact.toFixed()));
      }),
      { numRuns },
    );
  });

  test('to() with a mode and round() round as Temporal does', () => {
    const cases = fc.constantFrom(...exactUnits);
    fc.assert(
      fc.property(durations, cases, modes, (duration, unit, roundingMode) => {
        const oracle = oracleOf(duration).round({
          largestUnit: unit,
          roundingMode,
          smallestUnit: unit,
        });
        expect(TimeDuration.to(duration, unit, roundingMode)).toBe(oracle[unit]);
        expect(TimeDuration.round(duration, unit, roundingMode)).toBe(
          safe(nanosecondsOf(oracle) / 1_000_000n),
        );
      }),
      { numRuns },
    );
  });
});

describe('arithmetic, compared with Temporal and big.js', () => {
  test('add(), subtract(), negate() and absolute() agree with Temporal', () => {
    fc.assert(
      fc.property(durations, durations, (self, other) => {
        const [first, second] = [oracleOf(self), oracleOf(other)];
        const exact = (duration: Temporal.Duration): number | undefined =>
          safe(nanosecondsOf(duration) / 1_000_000n);
        expect(TimeDuration.add(self, other)).toBe(exact(first.add(second)));
        expect(TimeDuration.subtract(self, other)).toBe(exact(first.subtract(second)));
        expect(TimeDuration.negate(self)).toBe(exact(first.negated()));
        expect(TimeDuration.absolute(self)).toBe(exact(first.abs()));
        expect(TimeDuration.sign(self)).toBe(first.sign);
        expect(TimeDuration.compare(self, other)).toBe(Temporal.Duration.compare(first, second));
      }),
      { numRuns },
    );
  });

  /** The modes that big.js also has. */
  const common = { trunc: 0, halfExpand: 1, halfEven: 2, expand: 3 } as const;
  const commonModes = fc.constantFrom(...(Object.keys(common) as (keyof typeof common)[]));

  const factors = fc.oneof(
    fc.integer({ min: -1000, max: 1000 }).map((value) => value / 8),
    fc.integer({ min: -1000, max: 1000 }).map((value) => value / 10),
    fc.double({ noDefaultInfinity: true, noNaN: true }),
  );

  const whole = (value: Big): number | undefined => safe(BigInt(value.toFixed(0)));

  test('multiply() interprets the factor as the decimal in the code', () => {
    fc.assert(
      fc.property(durations, factors, commonModes, (duration, factor, mode) => {
        const product = new Big(duration).times(factor).round(0, common[mode]);
        expect(TimeDuration.multiply(duration, factor, mode)).toBe(whole(product));
      }),
      { numRuns },
    );
  });

  test('from() interprets the number as the decimal in the code', () => {
    fc.assert(
      fc.property(factors, units, commonModes, (value, unit, mode) => {
        const exact = new Big(value).times(TimeDuration.of({ [unit]: 1 }));
        const isWhole = exact.eq(exact.round(0, 0));
        expect(TimeDuration.from(value, unit, mode)).toBe(whole(exact.round(0, common[mode])));
        expect(TimeDuration.from(value, unit)).toBe(isWhole ? whole(exact) : undefined);
      }),
      { numRuns },
    );
  });

  test('divide() reverses multiply(), up to one millisecond', () => {
    const divisors = factors.filter((divisor) => divisor !== 0);
    fc.assert(
      fc.property(durations, divisors, (duration, divisor) => {
        const [floor, ceil] = [
          TimeDuration.divide(duration, divisor, 'floor'),
          TimeDuration.divide(duration, divisor, 'ceil'),
        ];
        fc.pre(floor !== undefined && ceil !== undefined);
        const ends = [floor, ceil].map((end) => new Big(end).times(divisor));
        const [least, greatest] = divisor > 0 ? ends : ends.toReversed();
        expect(least?.lte(duration)).toBe(true);
        expect(greatest?.gte(duration)).toBe(true);
        expect(ceil - floor).toBe(least?.eq(duration) ? 0 : 1);
      }),
      { numRuns },
    );
  });

  test('quotient() and remainder() add up to the duration, in all modes', () => {
    fc.assert(
      fc.property(durations, durations, modes, (self, other, mode) => {
        const quotient = TimeDuration.quotient(self, other, mode);
        const remainder = TimeDuration.remainder(self, other, mode);
        if (other === 0) {
          expect([quotient, remainder]).toStrictEqual([undefined, undefined]);
        } else {
          const product = BigInt(quotient ?? NaN) * BigInt(other);
          expect(product + BigInt(remainder ?? NaN)).toBe(BigInt(self));
        }
      }),
      { numRuns },
    );
  });
});
