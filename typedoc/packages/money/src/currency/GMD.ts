// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'GMD'> = /* @__PURE__ */ withCode({
  code: 'GMD',
  numericCode: '270',
  name: 'Dalasi',
  minorUnit: 2,
  symbol: 'GMD',
});

/**
 * An amount of money in GMD (Dalasi).
 *
 * @example A price in GMD
 * ```ts
 * import { GMD, Money } from '@tstd/money';
 *
 * const price: GMD = GMD('19.90');
 *
 * price.currency.numericCode; // => '270'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface GMD extends Money<'GMD'> {
  /** The GMD currency. */
  readonly currency: Currency<'GMD'>;
}

/**
 * Creates an amount of money in GMD (Dalasi).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `GMD` |
 * | Numeric code | `270` |
 * | Name | Dalasi |
 * | Minor unit | 2 decimal places, 0.01 GMD |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in GMD.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in GMD to 2 decimal places
 * ```ts
 * import { GMD, Money } from '@tstd/money';
 *
 * const amount = GMD('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 GMD'
 * Money.asString(Money.round(amount)); // => '1234.57 GMD'
 * Money.asString(GMD(1n)); // => '1.00 GMD'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function GMD(amount: Amount): GMD {
  return of(amount, currency);
}
