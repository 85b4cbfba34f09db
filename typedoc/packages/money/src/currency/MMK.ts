// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'MMK'> = /* @__PURE__ */ withCode({
  code: 'MMK',
  numericCode: '104',
  name: 'Kyat',
  minorUnit: 2,
  symbol: 'K',
});

/**
 * An amount of money in MMK (Kyat).
 *
 * @example A price in MMK
 * ```ts
 * import { MMK, Money } from '@tstd/money';
 *
 * const price: MMK = MMK('19.90');
 *
 * price.currency.numericCode; // => '104'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface MMK extends Money<'MMK'> {
  /** The MMK currency. */
  readonly currency: Currency<'MMK'>;
}

/**
 * Creates an amount of money in MMK (Kyat).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `MMK` |
 * | Numeric code | `104` |
 * | Name | Kyat |
 * | Minor unit | 2 decimal places, 0.01 MMK |
 * | Symbol | `K` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in MMK.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in MMK to 2 decimal places
 * ```ts
 * import { MMK, Money } from '@tstd/money';
 *
 * const amount = MMK('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 MMK'
 * Money.asString(Money.round(amount)); // => '1234.57 MMK'
 * Money.asString(MMK(1n)); // => '1.00 MMK'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function MMK(amount: Amount): MMK {
  return of(amount, currency);
}
