import type { Option } from '@tstd/core/Option';
import * as BigInts from '@tstd/num/BigInt';
import type { RoundingMode } from '@tstd/num/RoundingMode';

import { MAX_VALUE, MIN_VALUE, type TimeDuration } from './model.js';

/** An exact quotient of two integers. The divisor is greater than zero. */
export interface Fraction {
  /** The dividend. */
  readonly dividend: bigint;
  /** The divisor. */
  readonly divisor: bigint;
}

/** Converts a finite number to the decimal that represents it in code: 0.1 is exactly one tenth. */
export function toFraction(value: number): Fraction {
  // Without an argument, `toExponential` returns the shortest decimal that converts back to the
  // same number.
  const [mantissa = '', exponent] = value.toExponential().split('e');
  const [whole = '', decimals = ''] = mantissa.split('.');
  const dividend = BigInt(`${whole}${decimals}`);
  const scale = Number(exponent) - decimals.length;
  return scale < 0
    ? { dividend, divisor: 10n ** BigInt(-scale) }
    : { dividend: dividend * 10n ** BigInt(scale), divisor: 1n };
}

/** Converts a fraction to a duration in milliseconds. Without a mode, the fraction must be a whole number. */
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

/** Returns a number of milliseconds as a duration, or None if it is outside the bounds. */
export function checked(value: number | bigint): Option<TimeDuration> {
  const isWithin = value <= MAX_VALUE && value >= MIN_VALUE;
  // Adding 0 turns -0 into 0.
  return isWithin ? ((Number(value) + 0) as TimeDuration) : undefined;
}
