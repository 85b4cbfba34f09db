import * as Codec from '@tstd/core/Codec';
import { Equal } from '@tstd/core/Equal';
import type { Order } from '@tstd/core/Order';

import { compare, equals } from './comparisons.js';
import { asString, read } from './conversions.js';
import { hasInstance } from './guards.js';
import type { BigDecimal } from './model.js';
import { DECIMAL, MAX_LENGTH } from './text.js';

/**
 * An `Equal` instance that compares decimals numerically.
 *
 * @example Compare two values for equality
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * BigDecimal.equal.equals(BigDecimal.of('1.0'), BigDecimal.of('1.00')); // => true
 * ```
 *
 * @category Instances
 * @since 1.0.0
 */
export const equal: Equal<BigDecimal> = /* @__PURE__ */ Equal(equals);

/**
 * The ascending numeric order of decimals.
 *
 * @example Sort in descending order
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 * import { Order } from '@tstd/core';
 *
 * const prices = [
 *   BigDecimal.of('1.5'),
 *   BigDecimal.of('10'),
 *   BigDecimal.of('9.99'),
 * ];
 *
 * prices.sort(Order.reverse(BigDecimal.order)).map(BigDecimal.asString); // => ['10', '9.99', '1.5']
 * ```
 *
 * @category Instances
 * @since 1.0.0
 */
export const order: Order<BigDecimal> = compare;

/**
 * The codec for decimals. It encodes them as JSON strings, because parsers round JSON numbers and drop their trailing zeros.
 *
 * It decodes strings of at most 100,000 characters that `parse` accepts, and encodes a decimal as the string that `asString` returns.
 *
 * @example Decode a price
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * BigDecimal.codec.encode(BigDecimal.of('19.90')); // => '19.90'
 * BigDecimal.codec.decode('19.90'); // => { ok: true, value: BigDecimal.of('19.90') }
 * BigDecimal.codec.decode(19.9).ok; // => false
 * ```
 *
 * @alias Schema.BigDecimal
 * @keywords API
 * @category Instances
 * @since 1.0.0
 */
export const codec: Codec.Codec<BigDecimal, string> = /* @__PURE__ */ Codec.of<BigDecimal, string>({
  hasInstance,
  encode: asString,
  decode: (input) => {
    const value = typeof input === 'string' ? read(input) : undefined;
    return value === undefined ? Codec.fault('a decimal as text', input) : { ok: true, value };
  },
  schema: () => ({ type: 'string', maxLength: MAX_LENGTH, pattern: DECIMAL.source }),
});
