// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'MKD'> = /* @__PURE__ */ withCode({
  code: 'MKD',
  numericCode: '807',
  name: 'Denar',
  minorUnit: 2,
  symbol: 'MKD',
});

/**
 * An amount of money in MKD (Denar).
 *
 * @example A price in MKD
 * ```ts
 * import { MKD, Money } from '@tstd/money';
 *
 * const price: MKD = MKD('19.90');
 *
 * price.currency.numericCode; // => '807'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface MKD extends Money<'MKD'> {
  /** The MKD currency. */
  readonly currency: Currency<'MKD'>;
}

/**
 * Creates an amount of money in MKD (Denar).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `MKD` |
 * | Numeric code | `807` |
 * | Name | Denar |
 * | Minor unit | 2 decimal places, 0.01 MKD |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in MKD.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in MKD to 2 decimal places
 * ```ts
 * import { MKD, Money } from '@tstd/money';
 *
 * const amount = MKD('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 MKD'
 * Money.asString(Money.round(amount)); // => '1234.57 MKD'
 * Money.asString(MKD(1n)); // => '1.00 MKD'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function MKD(amount: Amount): MKD {
  return of(amount, currency);
}
