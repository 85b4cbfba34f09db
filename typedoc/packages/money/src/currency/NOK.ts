// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'NOK'> = /* @__PURE__ */ withCode({
  code: 'NOK',
  numericCode: '578',
  name: 'Norwegian Krone',
  minorUnit: 2,
  symbol: 'kr',
  cashIncrement: '1',
});

/**
 * An amount of money in NOK (Norwegian Krone).
 *
 * @example A price in NOK
 * ```ts
 * import { Money, NOK } from '@tstd/money';
 *
 * const price: NOK = NOK('19.90');
 *
 * price.currency.numericCode; // => '578'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface NOK extends Money<'NOK'> {
  /** The NOK currency. */
  readonly currency: Currency<'NOK'>;
}

/**
 * Creates an amount of money in NOK (Norwegian Krone).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `NOK` |
 * | Numeric code | `578` |
 * | Name | Norwegian Krone |
 * | Minor unit | 2 decimal places, 0.01 NOK |
 * | Symbol | `kr` |
 * | Cash | multiples of 1 NOK |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in NOK.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in NOK to 2 decimal places
 * ```ts
 * import { Money, NOK } from '@tstd/money';
 *
 * const amount = NOK('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 NOK'
 * Money.asString(Money.round(amount)); // => '1234.57 NOK'
 * Money.asString(NOK(1n)); // => '1.00 NOK'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function NOK(amount: Amount): NOK {
  return of(amount, currency);
}
