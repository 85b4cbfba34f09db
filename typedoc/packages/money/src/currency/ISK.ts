// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'ISK'> = /* @__PURE__ */ withCode({
  code: 'ISK',
  numericCode: '352',
  name: 'Iceland Krona',
  minorUnit: 0,
  symbol: 'kr',
});

/**
 * An amount of money in ISK (Iceland Krona).
 *
 * @example A price in ISK
 * ```ts
 * import { ISK, Money } from '@tstd/money';
 *
 * const price: ISK = ISK('20');
 *
 * price.currency.numericCode; // => '352'
 * Money.toMinorUnits(price); // => 20n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface ISK extends Money<'ISK'> {
  /** The ISK currency. */
  readonly currency: Currency<'ISK'>;
}

/**
 * Creates an amount of money in ISK (Iceland Krona).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `ISK` |
 * | Numeric code | `352` |
 * | Name | Iceland Krona |
 * | Minor unit | 0 decimal places, 1 ISK |
 * | Symbol | `kr` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in ISK.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in ISK to 0 decimal places
 * ```ts
 * import { ISK, Money } from '@tstd/money';
 *
 * const amount = ISK('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 ISK'
 * Money.asString(Money.round(amount)); // => '1235 ISK'
 * Money.asString(ISK(1n)); // => '1 ISK'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function ISK(amount: Amount): ISK {
  return of(amount, currency);
}
