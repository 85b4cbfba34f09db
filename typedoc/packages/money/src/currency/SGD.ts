// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'SGD'> = /* @__PURE__ */ withCode({
  code: 'SGD',
  numericCode: '702',
  name: 'Singapore Dollar',
  minorUnit: 2,
  symbol: '$',
  cashIncrement: '0.05',
});

/**
 * An amount of money in SGD (Singapore Dollar).
 *
 * @example A price in SGD
 * ```ts
 * import { Money, SGD } from '@tstd/money';
 *
 * const price: SGD = SGD('19.90');
 *
 * price.currency.numericCode; // => '702'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface SGD extends Money<'SGD'> {
  /** The SGD currency. */
  readonly currency: Currency<'SGD'>;
}

/**
 * Creates an amount of money in SGD (Singapore Dollar).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `SGD` |
 * | Numeric code | `702` |
 * | Name | Singapore Dollar |
 * | Minor unit | 2 decimal places, 0.01 SGD |
 * | Symbol | `$` |
 * | Cash | multiples of 0.05 SGD |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in SGD.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in SGD to 2 decimal places
 * ```ts
 * import { Money, SGD } from '@tstd/money';
 *
 * const amount = SGD('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 SGD'
 * Money.asString(Money.round(amount)); // => '1234.57 SGD'
 * Money.asString(SGD(1n)); // => '1.00 SGD'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function SGD(amount: Amount): SGD {
  return of(amount, currency);
}
