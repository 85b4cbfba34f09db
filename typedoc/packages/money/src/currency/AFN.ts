// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'AFN'> = /* @__PURE__ */ withCode({
  code: 'AFN',
  numericCode: '971',
  name: 'Afghani',
  minorUnit: 2,
  symbol: '؋',
});

/**
 * An amount of money in AFN (Afghani).
 *
 * @example A price in AFN
 * ```ts
 * import { AFN, Money } from '@tstd/money';
 *
 * const price: AFN = AFN('19.90');
 *
 * price.currency.numericCode; // => '971'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface AFN extends Money<'AFN'> {
  /** The AFN currency. */
  readonly currency: Currency<'AFN'>;
}

/**
 * Creates an amount of money in AFN (Afghani).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `AFN` |
 * | Numeric code | `971` |
 * | Name | Afghani |
 * | Minor unit | 2 decimal places, 0.01 AFN |
 * | Symbol | `؋` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in AFN.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in AFN to 2 decimal places
 * ```ts
 * import { AFN, Money } from '@tstd/money';
 *
 * const amount = AFN('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 AFN'
 * Money.asString(Money.round(amount)); // => '1234.57 AFN'
 * Money.asString(AFN(1n)); // => '1.00 AFN'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function AFN(amount: Amount): AFN {
  return of(amount, currency);
}
