import type { RoundingMode } from '../RoundingMode.js';

/**
 * Whether a quotient that was cut off at its whole part has to move one step away from zero.
 *
 * It is asked only when something was cut off.
 *
 * @param roundingMode - The rounding mode.
 * @param isNegative - Whether the exact quotient is less than zero.
 * @param half - Less than, equal to or greater than zero when what was cut off is less than, equal to or greater than one half.
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
 * The integer next to a number, maybe `-0`. The part that is cut off is exact in binary.
 *
 * What is not finite stays so.
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
 * The multiple of `10 ** -digits` next to the shortest decimal of a finite number, maybe `-0`.
 *
 * It is not finite where the multiple is beyond the greatest number.
 */
export function roundToDigits(value: number, digits: number, roundingMode: RoundingMode): number {
  if (value === 0) {
    return value;
  }
  // Without an argument, `toExponential` writes the shortest decimal that reads back as the number.
  const [mantissa = '', exponent] = Math.abs(value).toExponential().split('e');
  const decimals = mantissa.replace('.', '');
  const kept = Number(exponent) + 1 + digits;
  if (kept >= decimals.length) {
    return value;
  }
  // Where no digit is kept, the text is empty, which `BigInt` reads as 0n.
  const whole = BigInt(decimals.slice(0, Math.max(kept, 0)));
  const half = kept < 0 ? -1 : compareToHalf(decimals.slice(kept));
  const step = roundsAway(roundingMode, value < 0, half, whole % 2n === 1n) ? 1n : 0n;
  const rounded = Number(`${whole + step}e${-digits}`);
  return value < 0 ? -rounded : rounded;
}

/** Compares the digits after a point with one half. The last of them is never a zero. */
function compareToHalf(digits: string): number {
  if (digits === '5') {
    return 0;
  }
  return digits < '5' ? -1 : 1;
}
