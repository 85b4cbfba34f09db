// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'LRD'> = /* @__PURE__ */ withCode({
  code: 'LRD',
  numericCode: '430',
  name: 'Liberian Dollar',
  minorUnit: 2,
  symbol: '$',
});

/**
 * An amount of money in LRD (Liberian Dollar).
 *
 * @example A price in LRD
 * ```ts
 * import { LRD, Money } from '@tstd/money';
 *
 * const price: LRD = LRD('19.90');
 *
 * price.currency.numericCode; // => '430'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface LRD extends Money<'LRD'> {
  /** The LRD currency. */
  readonly currency: Currency<'LRD'>;
}

/**
 * Creates an amount of money in LRD (Liberian Dollar).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `LRD` |
 * | Numeric code | `430` |
 * | Name | Liberian Dollar |
 * | Minor unit | 2 decimal places, 0.01 LRD |
 * | Symbol | `$` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in LRD.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in LRD to 2 decimal places
 * ```ts
 * import { LRD, Money } from '@tstd/money';
 *
 * const amount = LRD('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 LRD'
 * Money.asString(Money.round(amount)); // => '1234.57 LRD'
 * Money.asString(LRD(1n)); // => '1.00 LRD'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function LRD(amount: Amount): LRD {
  return of(amount, currency);
}
