// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'XOF'> = /* @__PURE__ */ withCode({
  code: 'XOF',
  numericCode: '952',
  name: 'CFA Franc BCEAO',
  minorUnit: 0,
  symbol: 'F CFA',
});

/**
 * An amount of money in XOF (CFA Franc BCEAO).
 *
 * @example A price in XOF
 * ```ts
 * import { Money, XOF } from '@tstd/money';
 *
 * const price: XOF = XOF('20');
 *
 * price.currency.numericCode; // => '952'
 * Money.toMinorUnits(price); // => 20n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface XOF extends Money<'XOF'> {
  /** The XOF currency. */
  readonly currency: Currency<'XOF'>;
}

/**
 * Creates an amount of money in XOF (CFA Franc BCEAO).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `XOF` |
 * | Numeric code | `952` |
 * | Name | CFA Franc BCEAO |
 * | Minor unit | 0 decimal places, 1 XOF |
 * | Symbol | `F CFA` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in XOF.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in XOF to 0 decimal places
 * ```ts
 * import { Money, XOF } from '@tstd/money';
 *
 * const amount = XOF('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 XOF'
 * Money.asString(Money.round(amount)); // => '1235 XOF'
 * Money.asString(XOF(1n)); // => '1 XOF'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function XOF(amount: Amount): XOF {
  return of(amount, currency);
}
