// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'KGS'> = /* @__PURE__ */ withCode({
  code: 'KGS',
  numericCode: '417',
  name: 'Som',
  minorUnit: 2,
  symbol: '⃀',
});

/**
 * An amount of money in KGS (Som).
 *
 * @example A price in KGS
 * ```ts
 * import { KGS, Money } from '@tstd/money';
 *
 * const price: KGS = KGS('19.90');
 *
 * price.currency.numericCode; // => '417'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface KGS extends Money<'KGS'> {
  /** The KGS currency. */
  readonly currency: Currency<'KGS'>;
}

/**
 * Creates an amount of money in KGS (Som).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `KGS` |
 * | Numeric code | `417` |
 * | Name | Som |
 * | Minor unit | 2 decimal places, 0.01 KGS |
 * | Symbol | `⃀` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in KGS.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in KGS to 2 decimal places
 * ```ts
 * import { KGS, Money } from '@tstd/money';
 *
 * const amount = KGS('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 KGS'
 * Money.asString(Money.round(amount)); // => '1234.57 KGS'
 * Money.asString(KGS(1n)); // => '1.00 KGS'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function KGS(amount: Amount): KGS {
  return of(amount, currency);
}
