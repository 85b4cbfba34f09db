// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'KRW'> = /* @__PURE__ */ withCode({
  code: 'KRW',
  numericCode: '410',
  name: 'Won',
  minorUnit: 0,
  symbol: '₩',
});

/**
 * An amount of money in KRW (Won).
 *
 * @example A price in KRW
 * ```ts
 * import { KRW, Money } from '@tstd/money';
 *
 * const price: KRW = KRW('20');
 *
 * price.currency.numericCode; // => '410'
 * Money.toMinorUnits(price); // => 20n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface KRW extends Money<'KRW'> {
  /** The KRW currency. */
  readonly currency: Currency<'KRW'>;
}

/**
 * Creates an amount of money in KRW (Won).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `KRW` |
 * | Numeric code | `410` |
 * | Name | Won |
 * | Minor unit | 0 decimal places, 1 KRW |
 * | Symbol | `₩` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in KRW.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in KRW to 0 decimal places
 * ```ts
 * import { KRW, Money } from '@tstd/money';
 *
 * const amount = KRW('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 KRW'
 * Money.asString(Money.round(amount)); // => '1235 KRW'
 * Money.asString(KRW(1n)); // => '1 KRW'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function KRW(amount: Amount): KRW {
  return of(amount, currency);
}
