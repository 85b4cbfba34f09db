// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'UZS'> = /* @__PURE__ */ withCode({
  code: 'UZS',
  numericCode: '860',
  name: 'Uzbekistan Sum',
  minorUnit: 2,
  symbol: 'UZS',
});

/**
 * An amount of money in UZS (Uzbekistan Sum).
 *
 * @example A price in UZS
 * ```ts
 * import { Money, UZS } from '@tstd/money';
 *
 * const price: UZS = UZS('19.90');
 *
 * price.currency.numericCode; // => '860'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface UZS extends Money<'UZS'> {
  /** The UZS currency. */
  readonly currency: Currency<'UZS'>;
}

/**
 * Creates an amount of money in UZS (Uzbekistan Sum).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `UZS` |
 * | Numeric code | `860` |
 * | Name | Uzbekistan Sum |
 * | Minor unit | 2 decimal places, 0.01 UZS |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in UZS.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in UZS to 2 decimal places
 * ```ts
 * import { Money, UZS } from '@tstd/money';
 *
 * const amount = UZS('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 UZS'
 * Money.asString(Money.round(amount)); // => '1234.57 UZS'
 * Money.asString(UZS(1n)); // => '1.00 UZS'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function UZS(amount: Amount): UZS {
  return of(amount, currency);
}
