// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'SHP'> = /* @__PURE__ */ withCode({
  code: 'SHP',
  numericCode: '654',
  name: 'Saint Helena Pound',
  minorUnit: 2,
  symbol: '£',
});

/**
 * An amount of money in SHP (Saint Helena Pound).
 *
 * @example A price in SHP
 * ```ts
 * import { Money, SHP } from '@tstd/money';
 *
 * const price: SHP = SHP('19.90');
 *
 * price.currency.numericCode; // => '654'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface SHP extends Money<'SHP'> {
  /** The SHP currency. */
  readonly currency: Currency<'SHP'>;
}

/**
 * Creates an amount of money in SHP (Saint Helena Pound).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `SHP` |
 * | Numeric code | `654` |
 * | Name | Saint Helena Pound |
 * | Minor unit | 2 decimal places, 0.01 SHP |
 * | Symbol | `£` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in SHP.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in SHP to 2 decimal places
 * ```ts
 * import { Money, SHP } from '@tstd/money';
 *
 * const amount = SHP('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 SHP'
 * Money.asString(Money.round(amount)); // => '1234.57 SHP'
 * Money.asString(SHP(1n)); // => '1.00 SHP'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function SHP(amount: Amount): SHP {
  return of(amount, currency);
}
