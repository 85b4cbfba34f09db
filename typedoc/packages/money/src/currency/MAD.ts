// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'MAD'> = /* @__PURE__ */ withCode({
  code: 'MAD',
  numericCode: '504',
  name: 'Moroccan Dirham',
  minorUnit: 2,
  symbol: 'MAD',
});

/**
 * An amount of money in MAD (Moroccan Dirham).
 *
 * @example A price in MAD
 * ```ts
 * import { MAD, Money } from '@tstd/money';
 *
 * const price: MAD = MAD('19.90');
 *
 * price.currency.numericCode; // => '504'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface MAD extends Money<'MAD'> {
  /** The MAD currency. */
  readonly currency: Currency<'MAD'>;
}

/**
 * Creates an amount of money in MAD (Moroccan Dirham).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `MAD` |
 * | Numeric code | `504` |
 * | Name | Moroccan Dirham |
 * | Minor unit | 2 decimal places, 0.01 MAD |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in MAD.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in MAD to 2 decimal places
 * ```ts
 * import { MAD, Money } from '@tstd/money';
 *
 * const amount = MAD('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 MAD'
 * Money.asString(Money.round(amount)); // => '1234.57 MAD'
 * Money.asString(MAD(1n)); // => '1.00 MAD'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function MAD(amount: Amount): MAD {
  return of(amount, currency);
}
