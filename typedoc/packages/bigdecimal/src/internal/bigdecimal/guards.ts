import type { BigDecimal, BigDecimalString } from './model.js';
import { checkDecimal, powerOfTen } from './parts.js';
import { DECIMAL, MAX_LENGTH } from './text.js';

/**
 * Checks whether the value is a decimal: an object with a `bigint` in `value` and a valid `scale`.
 *
 * @param value - Any value; a number, a big integer or a string is not a decimal.
 * @returns Whether the value is a decimal.
 *
 * @example Narrow the type of a value
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * BigDecimal.hasInstance(BigDecimal.of('1.5')); // => true
 * BigDecimal.hasInstance({ value: 15n, scale: -1 }); // => false
 * BigDecimal.hasInstance('1.5'); // => false
 * ```
 *
 * @alias BigNumber.isBigNumber, isBigNumber, Decimal.isDecimal
 * @keywords instanceof, predicate, typecheck, check, validate, unknown
 * @category Guards
 * @since 1.0.0
 */
export function hasInstance(value: unknown): value is BigDecimal {
  if (typeof value !== 'object' || value === null) {
    return false;
  }
  const { value: digits, scale } = value as { readonly value?: unknown; readonly scale?: unknown };
  if (typeof digits !== 'bigint' || typeof scale !== 'number') {
    return false;
  }
  return Number.isSafeInteger(scale) && (digits === 0n ? scale === 0 : scale >= 0);
}

/**
 * Checks whether the value is a string of at most 100,000 characters that `parse` and `of` accept.
 *
 * @param value - Any value: the check never throws.
 * @returns Whether the value is a string that represents a decimal.
 *
 * @example Narrow the type of a string
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * BigDecimal.isBigDecimalString('1.50'); // => true
 * BigDecimal.isBigDecimalString('1,50'); // => false
 * BigDecimal.isBigDecimalString(1.5); // => false
 * ```
 *
 * @keywords valid, numeric, regex, input, check
 * @category Guards
 * @since 1.0.0
 */
export function isBigDecimalString(value: unknown): value is BigDecimalString {
  return typeof value === 'string' && value.length <= MAX_LENGTH && DECIMAL.test(value);
}

/**
 * Checks whether a decimal is zero.
 *
 * @param self - The decimal to check; a tiny decimal is not zero.
 * @returns Whether the decimal is zero.
 *
 * @example Recognise zero
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * BigDecimal.isZero(BigDecimal.of('-0.00')); // => true
 * BigDecimal.isZero(BigDecimal.of('0.01')); // => false
 * ```
 *
 * @keywords empty, null
 * @category Guards
 * @since 1.0.0
 */
export function isZero(self: BigDecimal): boolean {
  checkDecimal(self, 'self');
  return self.value === 0n;
}

/**
 * Checks whether a decimal is greater than zero.
 *
 * @param self - The decimal to check; zero is neither positive nor negative.
 * @returns Whether the decimal is greater than zero.
 *
 * @example Recognise a positive decimal
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * BigDecimal.isPositive(BigDecimal.of('0.01')); // => true
 * BigDecimal.isPositive(BigDecimal.zero); // => false
 * ```
 *
 * @keywords above, plus
 * @category Guards
 * @since 1.0.0
 */
export function isPositive(self: BigDecimal): boolean {
  checkDecimal(self, 'self');
  return self.value > 0n;
}

/**
 * Checks whether a decimal is less than zero.
 *
 * @param self - The decimal to check; zero is neither positive nor negative.
 * @returns Whether the decimal is less than zero.
 *
 * @example Recognise a negative decimal
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * BigDecimal.isNegative(BigDecimal.of('-0.01')); // => true
 * BigDecimal.isNegative(BigDecimal.zero); // => false
 * ```
 *
 * @alias isNeg, signbit
 * @keywords below, minus, debt, loss
 * @category Guards
 * @since 1.0.0
 */
export function isNegative(self: BigDecimal): boolean {
  checkDecimal(self, 'self');
  return self.value < 0n;
}

/**
 * Checks whether a decimal has no fractional part. Zeros after the point do not count as a fractional part.
 *
 * @param self - The decimal to check; it may have zeros after the point.
 * @returns Whether the decimal is an integer.
 *
 * @example Recognise an integer
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * BigDecimal.isInteger(BigDecimal.of('2.00')); // => true
 * BigDecimal.isInteger(BigDecimal.of('2.01')); // => false
 * ```
 *
 * @alias Decimal.isInt
 * @keywords isInt, fraction, round
 * @category Guards
 * @since 1.0.0
 */
export function isInteger(self: BigDecimal): boolean {
  checkDecimal(self, 'self');
  return self.value % powerOfTen(self.scale) === 0n;
}
