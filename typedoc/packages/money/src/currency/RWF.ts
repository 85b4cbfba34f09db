// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'RWF'> = /* @__PURE__ */ withCode({
  code: 'RWF',
  numericCode: '646',
  name: 'Rwanda Franc',
  minorUnit: 0,
  symbol: 'RF',
});

/**
 * An amount of money in RWF (Rwanda Franc).
 *
 * @example A price in RWF
 * ```ts
 * import { Money, RWF } from '@tstd/money';
 *
 * const price: RWF = RWF('20');
 *
 * price.currency.numericCode; // => '646'
 * Money.toMinorUnits(price); // => 20n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface RWF extends Money<'RWF'> {
  /** The RWF currency. */
  readonly currency: Currency<'RWF'>;
}

/**
 * Creates an amount of money in RWF (Rwanda Franc).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `RWF` |
 * | Numeric code | `646` |
 * | Name | Rwanda Franc |
 * | Minor unit | 0 decimal places, 1 RWF |
 * | Symbol | `RF` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in RWF.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in RWF to 0 decimal places
 * ```ts
 * import { Money, RWF } from '@tstd/money';
 *
 * const amount = RWF('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 RWF'
 * Money.asString(Money.round(amount)); // => '1235 RWF'
 * Money.asString(RWF(1n)); // => '1 RWF'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function RWF(amount: Amount): RWF {
  return of(amount, currency);
}
