import { checkArgument } from '@tstd/error';
import { checkObject } from '@tstd/error/Argument';

import { read } from './conversions.js';
import type { BigDecimal, BigDecimalString } from './model.js';
import { checkScale, create, SCALE_LIMIT } from './parts.js';

/**
 * The greatest scale that a function accepts: 1,000,000.
 *
 * This limit prevents a mistake from exhausting memory. A product may still have more decimal places.
 *
 * @example Exceed the maximum scale
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
 * The decimal 0, the identity element of addition.
 *
 * @example Use as the initial value of a sum
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
 * The decimal 1, the identity element of multiplication.
 *
 * @example Use as the initial value of a product
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
 * The options for converting an integer with {@link of}.
 *
 * @example Create decimals from cents
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
  /** The number of decimal places, which must be an integer from 0 to 1,000,000. The default is 0. */
  readonly scale?: number | undefined;
}

/**
 * Creates a decimal from a literal. Use it for decimals that are fixed in your code; for input, use `parse`.
 *
 * @param text - The string, in the format that `parse` accepts.
 * @returns The decimal. Its scale is the number of decimal places after the exponent is applied; the scale of zero is 0.
 * @throws An {@link ArgumentError} if the string is not a decimal.
 *
 * @example Create a decimal
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
 * Creates a decimal from an integer whose last digits become the decimal places.
 *
 * @param value - The digits, with the sign but without the point.
 * @param options - The number of decimal places; none by default.
 * @returns The decimal.
 * @throws An {@link ArgumentError} if `scale` is not an integer from 0 to 1,000,000.
 *
 * @example Create decimals from cents
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
