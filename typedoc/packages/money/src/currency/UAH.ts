// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'UAH'> = /* @__PURE__ */ withCode({
  code: 'UAH',
  numericCode: '980',
  name: 'Hryvnia',
  minorUnit: 2,
  symbol: '₴',
});

/**
 * An amount of money in UAH (Hryvnia).
 *
 * @example A price in UAH
 * ```ts
 * import { Money, UAH } from '@tstd/money';
 *
 * const price: UAH = UAH('19.90');
 *
 * price.currency.numericCode; // => '980'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface UAH extends Money<'UAH'> {
  /** The UAH currency. */
  readonly currency: Currency<'UAH'>;
}

/**
 * Creates an amount of money in UAH (Hryvnia).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `UAH` |
 * | Numeric code | `980` |
 * | Name | Hryvnia |
 * | Minor unit | 2 decimal places, 0.01 UAH |
 * | Symbol | `₴` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in UAH.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in UAH to 2 decimal places
 * ```ts
 * import { Money, UAH } from '@tstd/money';
 *
 * const amount = UAH('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 UAH'
 * Money.asString(Money.round(amount)); // => '1234.57 UAH'
 * Money.asString(UAH(1n)); // => '1.00 UAH'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function UAH(amount: Amount): UAH {
  return of(amount, currency);
}
