// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'SSP'> = /* @__PURE__ */ withCode({
  code: 'SSP',
  numericCode: '728',
  name: 'South Sudanese Pound',
  minorUnit: 2,
  symbol: '£',
});

/**
 * An amount of money in SSP (South Sudanese Pound).
 *
 * @example A price in SSP
 * ```ts
 * import { Money, SSP } from '@tstd/money';
 *
 * const price: SSP = SSP('19.90');
 *
 * price.currency.numericCode; // => '728'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface SSP extends Money<'SSP'> {
  /** The SSP currency. */
  readonly currency: Currency<'SSP'>;
}

/**
 * Creates an amount of money in SSP (South Sudanese Pound).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `SSP` |
 * | Numeric code | `728` |
 * | Name | South Sudanese Pound |
 * | Minor unit | 2 decimal places, 0.01 SSP |
 * | Symbol | `£` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in SSP.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in SSP to 2 decimal places
 * ```ts
 * import { Money, SSP } from '@tstd/money';
 *
 * const amount = SSP('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 SSP'
 * Money.asString(Money.round(amount)); // => '1234.57 SSP'
 * Money.asString(SSP(1n)); // => '1.00 SSP'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function SSP(amount: Amount): SSP {
  return of(amount, currency);
}
