// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'SAR'> = /* @__PURE__ */ withCode({
  code: 'SAR',
  numericCode: '682',
  name: 'Saudi Riyal',
  minorUnit: 2,
  symbol: 'SAR',
});

/**
 * An amount of money in SAR (Saudi Riyal).
 *
 * @example A price in SAR
 * ```ts
 * import { Money, SAR } from '@tstd/money';
 *
 * const price: SAR = SAR('19.90');
 *
 * price.currency.numericCode; // => '682'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface SAR extends Money<'SAR'> {
  /** The SAR currency. */
  readonly currency: Currency<'SAR'>;
}

/**
 * Creates an amount of money in SAR (Saudi Riyal).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `SAR` |
 * | Numeric code | `682` |
 * | Name | Saudi Riyal |
 * | Minor unit | 2 decimal places, 0.01 SAR |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in SAR.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in SAR to 2 decimal places
 * ```ts
 * import { Money, SAR } from '@tstd/money';
 *
 * const amount = SAR('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 SAR'
 * Money.asString(Money.round(amount)); // => '1234.57 SAR'
 * Money.asString(SAR(1n)); // => '1.00 SAR'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function SAR(amount: Amount): SAR {
  return of(amount, currency);
}
