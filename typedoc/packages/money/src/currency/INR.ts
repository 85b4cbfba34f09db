// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'INR'> = /* @__PURE__ */ withCode({
  code: 'INR',
  numericCode: '356',
  name: 'Indian Rupee',
  minorUnit: 2,
  symbol: '₹',
});

/**
 * An amount of money in INR (Indian Rupee).
 *
 * @example A price in INR
 * ```ts
 * import { INR, Money } from '@tstd/money';
 *
 * const price: INR = INR('19.90');
 *
 * price.currency.numericCode; // => '356'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface INR extends Money<'INR'> {
  /** The INR currency. */
  readonly currency: Currency<'INR'>;
}

/**
 * Creates an amount of money in INR (Indian Rupee).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `INR` |
 * | Numeric code | `356` |
 * | Name | Indian Rupee |
 * | Minor unit | 2 decimal places, 0.01 INR |
 * | Symbol | `₹` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in INR.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in INR to 2 decimal places
 * ```ts
 * import { INR, Money } from '@tstd/money';
 *
 * const amount = INR('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 INR'
 * Money.asString(Money.round(amount)); // => '1234.57 INR'
 * Money.asString(INR(1n)); // => '1.00 INR'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function INR(amount: Amount): INR {
  return of(amount, currency);
}
