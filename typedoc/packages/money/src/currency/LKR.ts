// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'LKR'> = /* @__PURE__ */ withCode({
  code: 'LKR',
  numericCode: '144',
  name: 'Sri Lanka Rupee',
  minorUnit: 2,
  symbol: 'Rs',
});

/**
 * An amount of money in LKR (Sri Lanka Rupee).
 *
 * @example A price in LKR
 * ```ts
 * import { LKR, Money } from '@tstd/money';
 *
 * const price: LKR = LKR('19.90');
 *
 * price.currency.numericCode; // => '144'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface LKR extends Money<'LKR'> {
  /** The LKR currency. */
  readonly currency: Currency<'LKR'>;
}

/**
 * Creates an amount of money in LKR (Sri Lanka Rupee).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `LKR` |
 * | Numeric code | `144` |
 * | Name | Sri Lanka Rupee |
 * | Minor unit | 2 decimal places, 0.01 LKR |
 * | Symbol | `Rs` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in LKR.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in LKR to 2 decimal places
 * ```ts
 * import { LKR, Money } from '@tstd/money';
 *
 * const amount = LKR('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 LKR'
 * Money.asString(Money.round(amount)); // => '1234.57 LKR'
 * Money.asString(LKR(1n)); // => '1.00 LKR'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function LKR(amount: Amount): LKR {
  return of(amount, currency);
}
