// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'TTD'> = /* @__PURE__ */ withCode({
  code: 'TTD',
  numericCode: '780',
  name: 'Trinidad and Tobago Dollar',
  minorUnit: 2,
  symbol: '$',
});

/**
 * An amount of money in TTD (Trinidad and Tobago Dollar).
 *
 * @example A price in TTD
 * ```ts
 * import { Money, TTD } from '@tstd/money';
 *
 * const price: TTD = TTD('19.90');
 *
 * price.currency.numericCode; // => '780'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface TTD extends Money<'TTD'> {
  /** The TTD currency. */
  readonly currency: Currency<'TTD'>;
}

/**
 * Creates an amount of money in TTD (Trinidad and Tobago Dollar).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `TTD` |
 * | Numeric code | `780` |
 * | Name | Trinidad and Tobago Dollar |
 * | Minor unit | 2 decimal places, 0.01 TTD |
 * | Symbol | `$` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in TTD.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in TTD to 2 decimal places
 * ```ts
 * import { Money, TTD } from '@tstd/money';
 *
 * const amount = TTD('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 TTD'
 * Money.asString(Money.round(amount)); // => '1234.57 TTD'
 * Money.asString(TTD(1n)); // => '1.00 TTD'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function TTD(amount: Amount): TTD {
  return of(amount, currency);
}
