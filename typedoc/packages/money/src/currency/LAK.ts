// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'LAK'> = /* @__PURE__ */ withCode({
  code: 'LAK',
  numericCode: '418',
  name: 'Lao Kip',
  minorUnit: 2,
  symbol: '₭',
});

/**
 * An amount of money in LAK (Lao Kip).
 *
 * @example A price in LAK
 * ```ts
 * import { LAK, Money } from '@tstd/money';
 *
 * const price: LAK = LAK('19.90');
 *
 * price.currency.numericCode; // => '418'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface LAK extends Money<'LAK'> {
  /** The LAK currency. */
  readonly currency: Currency<'LAK'>;
}

/**
 * Creates an amount of money in LAK (Lao Kip).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `LAK` |
 * | Numeric code | `418` |
 * | Name | Lao Kip |
 * | Minor unit | 2 decimal places, 0.01 LAK |
 * | Symbol | `₭` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in LAK.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in LAK to 2 decimal places
 * ```ts
 * import { LAK, Money } from '@tstd/money';
 *
 * const amount = LAK('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 LAK'
 * Money.asString(Money.round(amount)); // => '1234.57 LAK'
 * Money.asString(LAK(1n)); // => '1.00 LAK'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function LAK(amount: Amount): LAK {
  return of(amount, currency);
}
