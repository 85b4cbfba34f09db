import type { Tag } from '@tstd/core-type';
import type { RoundingMode } from '@tstd/num/RoundingMode';

/**
 * An exact decimal: the integer `value` divided by 10 to the power of `scale`.
 *
 * It is plain data. The type is a brand, so that the compiler takes no other object for it: `of`, `from` and `parse` make the values.
 * Except for zero, the scale is kept as the decimal was written, for `1.50` says more than `1.5` to a reader. Both are equal all the same.
 *
 * Operators such as `<` and `+` throw a `TypeError` that names the functions to call. A template writes the decimal as `asString` does. A copy by a spread or by `structuredClone` is a decimal too, but has lost both.
 *
 * @example An invoice
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
 * @example Operators throw
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
  /** The digits of the decimal with its sign, without the point. */
  readonly value: bigint;

  /** How many of the digits stand after the point, from 0. It is 0 for zero. */
  readonly scale: number;
};

/**
 * A text that writes a number, as the compiler knows it: what a literal in a program may look like.
 *
 * The compiler accepts a little more than `parse` reads, such as `'.5'` and `'0x10'`. So the functions that take such a text check it when they run, too.
 *
 * @example A price list in a program
 * ```ts
 * import { BigDecimal, type BigDecimalString } from '@tstd/bigdecimal';
 *
 * const prices: readonly BigDecimalString[] = ['19.90', '0.05'];
 *
 * prices.map((price) => BigDecimal.of(price).scale); // => [2, 2]
 * // @ts-expect-error TS2322: The compiler sees that it is not a number.
 * const price: BigDecimalString = '19,90';
 * BigDecimal.isBigDecimalString(price); // => false
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type BigDecimalString = `${number}`;

/**
 * How many digits a quotient has, and how it is rounded.
 *
 * @example Two digits, a tie to the even one
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
  /** How many digits the quotient has after the point, an integer from 0 to 1,000,000. */
  readonly scale: number;

  /** How to round the quotient. Default is `'halfExpand'`, to the nearest and a tie away from zero. */
  readonly roundingMode?: RoundingMode | undefined;
}
