// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'ZMW'> = /* @__PURE__ */ withCode({
  code: 'ZMW',
  numericCode: '967',
  name: 'Zambian Kwacha',
  minorUnit: 2,
  symbol: 'ZK',
});

/**
 * An amount of money in ZMW (Zambian Kwacha).
 *
 * @example A price in ZMW
 * ```ts
 * import { Money, ZMW } from '@tstd/money';
 *
 * const price: ZMW = ZMW('19.90');
 *
 * price.currency.numericCode; // => '967'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface ZMW extends Money<'ZMW'> {
  /** The ZMW currency. */
  readonly currency: Currency<'ZMW'>;
}

/**
 * Creates an amount of money in ZMW (Zambian Kwacha).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `ZMW` |
 * | Numeric code | `967` |
 * | Name | Zambian Kwacha |
 * | Minor unit | 2 decimal places, 0.01 ZMW |
 * | Symbol | `ZK` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in ZMW.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in ZMW to 2 decimal places
 * ```ts
 * import { Money, ZMW } from '@tstd/money';
 *
 * const amount = ZMW('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 ZMW'
 * Money.asString(Money.round(amount)); // => '1234.57 ZMW'
 * Money.asString(ZMW(1n)); // => '1.00 ZMW'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function ZMW(amount: Amount): ZMW {
  return of(amount, currency);
}
