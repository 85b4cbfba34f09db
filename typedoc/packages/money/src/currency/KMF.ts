// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'KMF'> = /* @__PURE__ */ withCode({
  code: 'KMF',
  numericCode: '174',
  name: 'Comorian Franc',
  minorUnit: 0,
  symbol: 'CF',
});

/**
 * An amount of money in KMF (Comorian Franc).
 *
 * @example A price in KMF
 * ```ts
 * import { KMF, Money } from '@tstd/money';
 *
 * const price: KMF = KMF('20');
 *
 * price.currency.numericCode; // => '174'
 * Money.toMinorUnits(price); // => 20n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface KMF extends Money<'KMF'> {
  /** The KMF currency. */
  readonly currency: Currency<'KMF'>;
}

/**
 * Creates an amount of money in KMF (Comorian Franc).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `KMF` |
 * | Numeric code | `174` |
 * | Name | Comorian Franc |
 * | Minor unit | 0 decimal places, 1 KMF |
 * | Symbol | `CF` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in KMF.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in KMF to 0 decimal places
 * ```ts
 * import { KMF, Money } from '@tstd/money';
 *
 * const amount = KMF('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 KMF'
 * Money.asString(Money.round(amount)); // => '1235 KMF'
 * Money.asString(KMF(1n)); // => '1 KMF'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function KMF(amount: Amount): KMF {
  return of(amount, currency);
}
