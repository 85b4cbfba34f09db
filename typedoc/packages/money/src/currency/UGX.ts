// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'UGX'> = /* @__PURE__ */ withCode({
  code: 'UGX',
  numericCode: '800',
  name: 'Uganda Shilling',
  minorUnit: 0,
  symbol: 'UGX',
});

/**
 * An amount of money in UGX (Uganda Shilling).
 *
 * @example A price in UGX
 * ```ts
 * import { Money, UGX } from '@tstd/money';
 *
 * const price: UGX = UGX('20');
 *
 * price.currency.numericCode; // => '800'
 * Money.toMinorUnits(price); // => 20n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface UGX extends Money<'UGX'> {
  /** The UGX currency. */
  readonly currency: Currency<'UGX'>;
}

/**
 * Creates an amount of money in UGX (Uganda Shilling).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `UGX` |
 * | Numeric code | `800` |
 * | Name | Uganda Shilling |
 * | Minor unit | 0 decimal places, 1 UGX |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in UGX.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in UGX to 0 decimal places
 * ```ts
 * import { Money, UGX } from '@tstd/money';
 *
 * const amount = UGX('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 UGX'
 * Money.asString(Money.round(amount)); // => '1235 UGX'
 * Money.asString(UGX(1n)); // => '1 UGX'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function UGX(amount: Amount): UGX {
  return of(amount, currency);
}
