// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'NGN'> = /* @__PURE__ */ withCode({
  code: 'NGN',
  numericCode: '566',
  name: 'Naira',
  minorUnit: 2,
  symbol: '₦',
});

/**
 * An amount of money in NGN (Naira).
 *
 * @example A price in NGN
 * ```ts
 * import { Money, NGN } from '@tstd/money';
 *
 * const price: NGN = NGN('19.90');
 *
 * price.currency.numericCode; // => '566'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface NGN extends Money<'NGN'> {
  /** The NGN currency. */
  readonly currency: Currency<'NGN'>;
}

/**
 * Creates an amount of money in NGN (Naira).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `NGN` |
 * | Numeric code | `566` |
 * | Name | Naira |
 * | Minor unit | 2 decimal places, 0.01 NGN |
 * | Symbol | `₦` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in NGN.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in NGN to 2 decimal places
 * ```ts
 * import { Money, NGN } from '@tstd/money';
 *
 * const amount = NGN('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 NGN'
 * Money.asString(Money.round(amount)); // => '1234.57 NGN'
 * Money.asString(NGN(1n)); // => '1.00 NGN'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function NGN(amount: Amount): NGN {
  return of(amount, currency);
}
