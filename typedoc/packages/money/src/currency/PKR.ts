// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'PKR'> = /* @__PURE__ */ withCode({
  code: 'PKR',
  numericCode: '586',
  name: 'Pakistan Rupee',
  minorUnit: 2,
  symbol: 'Rs',
});

/**
 * An amount of money in PKR (Pakistan Rupee).
 *
 * @example A price in PKR
 * ```ts
 * import { Money, PKR } from '@tstd/money';
 *
 * const price: PKR = PKR('19.90');
 *
 * price.currency.numericCode; // => '586'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface PKR extends Money<'PKR'> {
  /** The PKR currency. */
  readonly currency: Currency<'PKR'>;
}

/**
 * Creates an amount of money in PKR (Pakistan Rupee).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `PKR` |
 * | Numeric code | `586` |
 * | Name | Pakistan Rupee |
 * | Minor unit | 2 decimal places, 0.01 PKR |
 * | Symbol | `Rs` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in PKR.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in PKR to 2 decimal places
 * ```ts
 * import { Money, PKR } from '@tstd/money';
 *
 * const amount = PKR('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 PKR'
 * Money.asString(Money.round(amount)); // => '1234.57 PKR'
 * Money.asString(PKR(1n)); // => '1.00 PKR'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function PKR(amount: Amount): PKR {
  return of(amount, currency);
}
