// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'LBP'> = /* @__PURE__ */ withCode({
  code: 'LBP',
  numericCode: '422',
  name: 'Lebanese Pound',
  minorUnit: 2,
  symbol: 'L£',
});

/**
 * An amount of money in LBP (Lebanese Pound).
 *
 * @example A price in LBP
 * ```ts
 * import { LBP, Money } from '@tstd/money';
 *
 * const price: LBP = LBP('19.90');
 *
 * price.currency.numericCode; // => '422'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface LBP extends Money<'LBP'> {
  /** The LBP currency. */
  readonly currency: Currency<'LBP'>;
}

/**
 * Creates an amount of money in LBP (Lebanese Pound).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `LBP` |
 * | Numeric code | `422` |
 * | Name | Lebanese Pound |
 * | Minor unit | 2 decimal places, 0.01 LBP |
 * | Symbol | `L£` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in LBP.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in LBP to 2 decimal places
 * ```ts
 * import { LBP, Money } from '@tstd/money';
 *
 * const amount = LBP('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 LBP'
 * Money.asString(Money.round(amount)); // => '1234.57 LBP'
 * Money.asString(LBP(1n)); // => '1.00 LBP'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function LBP(amount: Amount): LBP {
  return of(amount, currency);
}
