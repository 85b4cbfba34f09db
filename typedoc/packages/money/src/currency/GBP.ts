// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'GBP'> = /* @__PURE__ */ withCode({
  code: 'GBP',
  numericCode: '826',
  name: 'Pound Sterling',
  minorUnit: 2,
  symbol: '£',
});

/**
 * An amount of money in GBP (Pound Sterling).
 *
 * @example A price in GBP
 * ```ts
 * import { GBP, Money } from '@tstd/money';
 *
 * const price: GBP = GBP('19.90');
 *
 * price.currency.numericCode; // => '826'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface GBP extends Money<'GBP'> {
  /** The GBP currency. */
  readonly currency: Currency<'GBP'>;
}

/**
 * Creates an amount of money in GBP (Pound Sterling).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `GBP` |
 * | Numeric code | `826` |
 * | Name | Pound Sterling |
 * | Minor unit | 2 decimal places, 0.01 GBP |
 * | Symbol | `£` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in GBP.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in GBP to 2 decimal places
 * ```ts
 * import { GBP, Money } from '@tstd/money';
 *
 * const amount = GBP('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 GBP'
 * Money.asString(Money.round(amount)); // => '1234.57 GBP'
 * Money.asString(GBP(1n)); // => '1.00 GBP'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function GBP(amount: Amount): GBP {
  return of(amount, currency);
}
