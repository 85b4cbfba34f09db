import type { Option } from '@tstd/core/Option';
import * as BigInts from '@tstd/num/BigInt';
import type { RoundingMode } from '@tstd/num/RoundingMode';

import { MAX_VALUE, MIN_VALUE, type TimeDuration } from './model.js';

/** An exact quotient of two integers, of which the divisor is greater than zero. */
export interface Fraction {
  /** What is divided. */
  readonly dividend: bigint;
  /** What it is divided by. */
  readonly divisor: bigint;
}

/** The decimal that a finite number is written as, which is the one that a reader means: 0.1 is a tenth. */
export function toFraction(value: number): Fraction {
  // Without an argument, `toExponential` writes the shortest decimal that reads back as the number.
  const [mantissa = '', exponent] = value.toExponential().split('e');
  const [whole = '', decimals = ''] = mantissa.split('.');
  const dividend = BigInt(`${whole}${decimals}`);
  const scale = Number(exponent) - decimals.length;
  return scale < 0
    ? { dividend, divisor: 10n ** BigInt(-scale) }
    : { dividend: dividend * 10n ** BigInt(scale), divisor: 1n };
}

/** The duration next to a fraction of milliseconds. Without a mode, it has to be exact. */
export function toDuration(
  { dividend, divisor }: Fraction,
  roundingMode: RoundingMode | undefined,
): Option<TimeDuration> {
  const whole = BigInts.divide(dividend, divisor, roundingMode ?? 'trunc');
  if (whole === undefined || (roundingMode === undefined && whole * divisor !== dividend)) {
    return undefined;
  }
  return checked(whole);
}

/** A number of milliseconds as a duration, or None when it is beyond the bounds. */
export function checked(value: number | bigint): Option<TimeDuration> {
  const isWithin = value <= MAX_VALUE && value >= MIN_VALUE;
  // The addition turns -0 into 0.
  return isWithin ? ((Number(value) + 0) as TimeDuration) : undefined;
}
