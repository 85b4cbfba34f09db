import { checkArgument } from '@tstd/error';
import { checkObject } from '@tstd/error/Argument';

import { read } from './conversions.js';
import type { BigDecimal, BigDecimalString } from './model.js';
import { checkScale, create, SCALE_LIMIT } from './parts.js';

/**
 * The greatest scale that a function can be asked for, 1,000,000.
 *
 * It keeps a slip from filling the memory. A product may have more digits after the point than that.
 *
 * @example The bound of an argument
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * BigDecimal.MAX_SCALE; // => 1000000
 * BigDecimal.of(1n, { scale: BigDecimal.MAX_SCALE + 1 }); // => throws ArgumentError
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export const MAX_SCALE: number = SCALE_LIMIT;

/**
 * The decimal 0, which changes nothing when it is added.
 *
 * @example Start a sum
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * BigDecimal.asString(BigDecimal.zero); // => '0'
 * ```
 *
 * @keywords reduce, initial, neutral, accumulator
 * @category Constructors
 * @since 1.0.0
 */
export const zero: BigDecimal = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ create(0n, 0));

/**
 * The decimal 1, which changes nothing when it is a factor.
 *
 * @example Start a product
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * BigDecimal.asString(BigDecimal.one); // => '1'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export const one: BigDecimal = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ create(1n, 0));

/**
 * How many digits stand after the point, where {@link of} takes an integer.
 *
 * @example Count in cents
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * const cents: BigDecimal.OfOptions = { scale: 2 };
 *
 * [1999n, 5n]
 *   .map((value) => BigDecimal.of(value, cents))
 *   .map(BigDecimal.asString); // => ['19.99', '0.05']
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface OfOptions {
  /** How many of the digits stand after the point, an integer from 0 to 1,000,000. 0 when it is left out. */
  readonly scale?: number | undefined;
}

/**
 * Returns the decimal that a literal writes. It is for decimals that the program knows; `parse` is for text that it receives.
 *
 * @param text - The text, as `parse` reads it.
 * @returns The decimal, with the digits that stand after the point once the exponent is applied; zero has none.
 * @throws An {@link ArgumentError} when the text is not a decimal.
 *
 * @example Write a decimal
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * BigDecimal.of('-1.50'); // => BigDecimal.of(-150n, { scale: 2 })
 * BigDecimal.of('1.5e3'); // => BigDecimal.of(1500n)
 * BigDecimal.of('.5'); // => throws ArgumentError
 * ```
 *
 * @alias BigDecimal.unsafeFromString, BigDecimal.valueOf
 * @keywords constructor, constant, create, string, number
 * @category Constructors
 * @since 1.0.0
 */
export function of(text: BigDecimalString): BigDecimal;

/**
 * Returns the decimal of an integer, of which the last digits stand after the point.
 *
 * @param value - The digits with their sign, without the point.
 * @param options - How many of the digits stand after the point; none by default.
 * @returns The decimal.
 * @throws An {@link ArgumentError} when the scale is not such an integer.
 *
 * @example Count in cents
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * BigDecimal.of(1999n, { scale: 2 }); // => BigDecimal.of('19.99')
 * BigDecimal.of(5n, { scale: 2 }); // => BigDecimal.of('0.05')
 * BigDecimal.of(1999n); // => BigDecimal.of('1999')
 * BigDecimal.of(1999n, { scale: -1 }); // => throws ArgumentError
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function of(value: bigint, options?: OfOptions): BigDecimal;

export function of(value: bigint | BigDecimalString, options: OfOptions = {}): BigDecimal {
  checkObject(options, 'options');
  if (typeof value === 'bigint') {
    const { scale = 0 } = options;
    checkScale(scale);
    return create(value, scale);
  }
  const decimal = typeof value === 'string' ? read(value) : undefined;
  checkArgument(decimal !== undefined, 'value', 'a bigint or a decimal as text', value);
  return decimal;
}
