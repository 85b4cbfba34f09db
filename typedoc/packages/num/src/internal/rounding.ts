import type { RoundingMode } from '../RoundingMode.js';

/**
 * Checks whether a truncated quotient must move one step away from zero.
 *
 * Call it only if truncating changed the quotient.
 *
 * @param roundingMode - The rounding mode.
 * @param isNegative - Whether the exact quotient is less than zero.
 * @param half - Less than, equal to or greater than zero if the truncated fraction is less than, equal to or greater than one half.
 * @param isOdd - Whether the whole part is odd.
 */
export function roundsAway(
  roundingMode: RoundingMode,
  isNegative: boolean,
  half: number,
  isOdd: boolean,
): boolean {
  switch (roundingMode) {
    case 'trunc':
      return false;
    case 'expand':
      return true;
    case 'ceil':
      return !isNegative;
    case 'floor':
      return isNegative;
    case 'halfCeil':
      return half > 0 || (half === 0 && !isNegative);
    case 'halfFloor':
      return half > 0 || (half === 0 && isNegative);
    case 'halfExpand':
      return half >= 0;
    case 'halfTrunc':
      return half > 0;
    case 'halfEven':
      return half > 0 || (half === 0 && isOdd);
  }
}

/**
 * Rounds a number to an integer, which may be `-0`. The fraction of the number is exact in binary.
 *
 * `NaN` and the infinities are returned unchanged.
 */
export function roundToInteger(value: number, roundingMode: RoundingMode): number {
  const whole = Math.trunc(value);
  const fraction = Math.abs(value - whole);
  if (fraction !== 0 && roundsAway(roundingMode, value < 0, fraction - 0.5, whole % 2 !== 0)) {
    return whole + (value < 0 ? -1 : 1);
  }
  return whole;
}

/**
 * Rounds the shortest decimal of a finite number to a multiple of `10 ** -digits`, which may be `-0`.
 *
 * The result is infinite if the multiple is beyond the greatest number.
 */
export function roundToDigits(value: number, digits: number, roundingMode: RoundingMode): number {
  if (value === 0) {
    return value;
  }
  // Without an argument, `toExponential` writes the shortest decimal that parses to the same number.
  const [mantissa = '', exponent] = Math.abs(value).toExponential().split('e');
  const decimals = mantissa.replace('.', '');
  const kept = Number(exponent) + 1 + digits;
  if (kept >= decimals.length) {
    return value;
  }
  // If no digit is kept, the string is empty, and `BigInt` converts it to 0n.
  const whole = BigInt(decimals.slice(0, Math.max(kept, 0)));
  const half = kept < 0 ? -1 : compareToHalf(decimals.slice(kept));
  const step = roundsAway(roundingMode, value < 0, half, whole % 2n === 1n) ? 1n : 0n;
  const rounded = Number(`${whole + step}e${-digits}`);
  return value < 0 ? -rounded : rounded;
}

/** Compares the digits after a point with one half. The last digit must not be zero. */
function compareToHalf(digits: string): number {
  if (digits === '5') {
    return 0;
  }
  return digits < '5' ? -1 : 1;
}
