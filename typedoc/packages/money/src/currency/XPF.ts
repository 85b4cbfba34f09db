// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'XPF'> = /* @__PURE__ */ withCode({
  code: 'XPF',
  numericCode: '953',
  name: 'CFP Franc',
  minorUnit: 0,
  symbol: 'CFPF',
});

/**
 * An amount of money in XPF (CFP Franc).
 *
 * @example A price in XPF
 * ```ts
 * import { Money, XPF } from '@tstd/money';
 *
 * const price: XPF = XPF('20');
 *
 * price.currency.numericCode; // => '953'
 * Money.toMinorUnits(price); // => 20n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface XPF extends Money<'XPF'> {
  /** The XPF currency. */
  readonly currency: Currency<'XPF'>;
}

/**
 * Creates an amount of money in XPF (CFP Franc).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `XPF` |
 * | Numeric code | `953` |
 * | Name | CFP Franc |
 * | Minor unit | 0 decimal places, 1 XPF |
 * | Symbol | `CFPF` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in XPF.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in XPF to 0 decimal places
 * ```ts
 * import { Money, XPF } from '@tstd/money';
 *
 * const amount = XPF('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 XPF'
 * Money.asString(Money.round(amount)); // => '1235 XPF'
 * Money.asString(XPF(1n)); // => '1 XPF'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function XPF(amount: Amount): XPF {
  return of(amount, currency);
}
