import type { Tag } from '@tstd/core-type';
import type { RoundingMode } from '@tstd/num/RoundingMode';

/**
 * An exact decimal: the integer `value` divided by 10 to the power of `scale`.
 *
 * A decimal is plain data. Because its type is branded, the compiler does not accept any other object in its place: create decimals with `of`, `from` or `parse`.
 * Except for zero, a decimal keeps the scale with which it was written, because people assume that `1.50` is more precise than `1.5`. The two decimals are still equal.
 *
 * Operators such as `<` and `+` throw a `TypeError` that names the functions to call. A template literal converts the decimal as `asString` does. A copy that you create with a spread or with `structuredClone` is also a decimal, but does not have either of these behaviours.
 *
 * @example Calculate an invoice
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * const price: BigDecimal = BigDecimal.of('19.90');
 * const total = BigDecimal.multiply(price, BigDecimal.of('3'));
 *
 * total; // => BigDecimal.of(5970n, { scale: 2 })
 * BigDecimal.asString(total); // => '59.70'
 * BigDecimal.equals(total, BigDecimal.of('59.7')); // => true
 * ```
 *
 * @example Operators throw an error
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * const [small, great] = [BigDecimal.of('1.5'), BigDecimal.of('12')];
 *
 * small < great; // => throws TypeError
 * BigDecimal.lessThan(small, great); // => true
 * `${small} kg`; // => '1.5 kg'
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type BigDecimal = Tag<'BigDecimal'> & {
  /** The digits of the decimal, with its sign but without the point. */
  readonly value: bigint;

  /** The number of decimal places, a non-negative integer; 0 if the decimal is zero. */
  readonly scale: number;
};

/**
 * A string literal that represents a decimal and whose format the compiler checks.
 *
 * The compiler accepts slightly more strings than `parse`, for example `'.5'` and `'0x10'`. Functions that accept a string of this type therefore also check it at run time.
 *
 * @example A price list in a program
 * ```ts
 * import { BigDecimal, type BigDecimalString } from '@tstd/bigdecimal';
 *
 * const prices: readonly BigDecimalString[] = ['19.90', '0.05'];
 *
 * prices.map((price) => BigDecimal.of(price).scale); // => [2, 2]
 * // @ts-expect-error TS2322: The compiler recognises that the string is not a number.
 * const price: BigDecimalString = '19,90';
 * BigDecimal.isBigDecimalString(price); // => false
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type BigDecimalString = `${number}`;

/**
 * The number of decimal places in a quotient, and how to round the quotient.
 *
 * @example Round to two decimal places, with ties to the even digit
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * const cents: BigDecimal.DivideOptions = {
 *   scale: 2,
 *   roundingMode: 'halfEven',
 * };
 *
 * BigDecimal.divide(BigDecimal.of('0.05'), BigDecimal.of('2'), cents); // => BigDecimal.of('0.02')
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface DivideOptions {
  /** The number of decimal places in the quotient, which must be an integer from 0 to 1,000,000. */
  readonly scale: number;

  /** How to round the quotient. The default, `'halfExpand'`, rounds to the nearest value, with ties away from zero. */
  readonly roundingMode?: RoundingMode | undefined;
}
