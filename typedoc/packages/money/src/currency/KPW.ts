// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'KPW'> = /* @__PURE__ */ withCode({
  code: 'KPW',
  numericCode: '408',
  name: 'North Korean Won',
  minorUnit: 2,
  symbol: '₩',
});

/**
 * An amount of money in KPW (North Korean Won).
 *
 * @example A price in KPW
 * ```ts
 * import { KPW, Money } from '@tstd/money';
 *
 * const price: KPW = KPW('19.90');
 *
 * price.currency.numericCode; // => '408'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface KPW extends Money<'KPW'> {
  /** The KPW currency. */
  readonly currency: Currency<'KPW'>;
}

/**
 * Creates an amount of money in KPW (North Korean Won).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `KPW` |
 * | Numeric code | `408` |
 * | Name | North Korean Won |
 * | Minor unit | 2 decimal places, 0.01 KPW |
 * | Symbol | `₩` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in KPW.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in KPW to 2 decimal places
 * ```ts
 * import { KPW, Money } from '@tstd/money';
 *
 * const amount = KPW('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 KPW'
 * Money.asString(Money.round(amount)); // => '1234.57 KPW'
 * Money.asString(KPW(1n)); // => '1.00 KPW'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function KPW(amount: Amount): KPW {
  return of(amount, currency);
}
