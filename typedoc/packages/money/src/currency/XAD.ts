// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'XAD'> = /* @__PURE__ */ withCode({
  code: 'XAD',
  numericCode: '396',
  name: 'Arab Accounting Dinar',
  minorUnit: 2,
  symbol: 'XAD',
});

/**
 * An amount of money in XAD (Arab Accounting Dinar).
 *
 * @example A price in XAD
 * ```ts
 * import { Money, XAD } from '@tstd/money';
 *
 * const price: XAD = XAD('19.90');
 *
 * price.currency.numericCode; // => '396'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface XAD extends Money<'XAD'> {
  /** The XAD currency. */
  readonly currency: Currency<'XAD'>;
}

/**
 * Creates an amount of money in XAD (Arab Accounting Dinar).
 *
 * It is an ISO 4217 funds code, for which no coins or notes exist.
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `XAD` |
 * | Numeric code | `396` |
 * | Name | Arab Accounting Dinar |
 * | Minor unit | 2 decimal places, 0.01 XAD |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in XAD.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in XAD to 2 decimal places
 * ```ts
 * import { Money, XAD } from '@tstd/money';
 *
 * const amount = XAD('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 XAD'
 * Money.asString(Money.round(amount)); // => '1234.57 XAD'
 * Money.asString(XAD(1n)); // => '1.00 XAD'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function XAD(amount: Amount): XAD {
  return of(amount, currency);
}
