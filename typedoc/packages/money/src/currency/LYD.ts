// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'LYD'> = /* @__PURE__ */ withCode({
  code: 'LYD',
  numericCode: '434',
  name: 'Libyan Dinar',
  minorUnit: 3,
  symbol: 'LYD',
});

/**
 * An amount of money in LYD (Libyan Dinar).
 *
 * @example A price in LYD
 * ```ts
 * import { LYD, Money } from '@tstd/money';
 *
 * const price: LYD = LYD('19.900');
 *
 * price.currency.numericCode; // => '434'
 * Money.toMinorUnits(price); // => 19900n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface LYD extends Money<'LYD'> {
  /** The LYD currency. */
  readonly currency: Currency<'LYD'>;
}

/**
 * Creates an amount of money in LYD (Libyan Dinar).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `LYD` |
 * | Numeric code | `434` |
 * | Name | Libyan Dinar |
 * | Minor unit | 3 decimal places, 0.001 LYD |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in LYD.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in LYD to 3 decimal places
 * ```ts
 * import { LYD, Money } from '@tstd/money';
 *
 * const amount = LYD('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 LYD'
 * Money.asString(Money.round(amount)); // => '1234.568 LYD'
 * Money.asString(LYD(1n)); // => '1.000 LYD'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function LYD(amount: Amount): LYD {
  return of(amount, currency);
}
