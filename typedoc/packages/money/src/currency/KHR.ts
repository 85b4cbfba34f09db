// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'KHR'> = /* @__PURE__ */ withCode({
  code: 'KHR',
  numericCode: '116',
  name: 'Riel',
  minorUnit: 2,
  symbol: '៛',
});

/**
 * An amount of money in KHR (Riel).
 *
 * @example A price in KHR
 * ```ts
 * import { KHR, Money } from '@tstd/money';
 *
 * const price: KHR = KHR('19.90');
 *
 * price.currency.numericCode; // => '116'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface KHR extends Money<'KHR'> {
  /** The KHR currency. */
  readonly currency: Currency<'KHR'>;
}

/**
 * Creates an amount of money in KHR (Riel).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `KHR` |
 * | Numeric code | `116` |
 * | Name | Riel |
 * | Minor unit | 2 decimal places, 0.01 KHR |
 * | Symbol | `៛` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in KHR.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in KHR to 2 decimal places
 * ```ts
 * import { KHR, Money } from '@tstd/money';
 *
 * const amount = KHR('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 KHR'
 * Money.asString(Money.round(amount)); // => '1234.57 KHR'
 * Money.asString(KHR(1n)); // => '1.00 KHR'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function KHR(amount: Amount): KHR {
  return of(amount, currency);
}
