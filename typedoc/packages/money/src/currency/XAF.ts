// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'XAF'> = /* @__PURE__ */ withCode({
  code: 'XAF',
  numericCode: '950',
  name: 'CFA Franc BEAC',
  minorUnit: 0,
  symbol: 'FCFA',
});

/**
 * An amount of money in XAF (CFA Franc BEAC).
 *
 * @example A price in XAF
 * ```ts
 * import { Money, XAF } from '@tstd/money';
 *
 * const price: XAF = XAF('20');
 *
 * price.currency.numericCode; // => '950'
 * Money.toMinorUnits(price); // => 20n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface XAF extends Money<'XAF'> {
  /** The XAF currency. */
  readonly currency: Currency<'XAF'>;
}

/**
 * Creates an amount of money in XAF (CFA Franc BEAC).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `XAF` |
 * | Numeric code | `950` |
 * | Name | CFA Franc BEAC |
 * | Minor unit | 0 decimal places, 1 XAF |
 * | Symbol | `FCFA` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in XAF.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in XAF to 0 decimal places
 * ```ts
 * import { Money, XAF } from '@tstd/money';
 *
 * const amount = XAF('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 XAF'
 * Money.asString(Money.round(amount)); // => '1235 XAF'
 * Money.asString(XAF(1n)); // => '1 XAF'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function XAF(amount: Amount): XAF {
  return of(amount, currency);
}
