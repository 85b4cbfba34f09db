// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'XCD'> = /* @__PURE__ */ withCode({
  code: 'XCD',
  numericCode: '951',
  name: 'East Caribbean Dollar',
  minorUnit: 2,
  symbol: '$',
});

/**
 * An amount of money in XCD (East Caribbean Dollar).
 *
 * @example A price in XCD
 * ```ts
 * import { Money, XCD } from '@tstd/money';
 *
 * const price: XCD = XCD('19.90');
 *
 * price.currency.numericCode; // => '951'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface XCD extends Money<'XCD'> {
  /** The XCD currency. */
  readonly currency: Currency<'XCD'>;
}

/**
 * Creates an amount of money in XCD (East Caribbean Dollar).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `XCD` |
 * | Numeric code | `951` |
 * | Name | East Caribbean Dollar |
 * | Minor unit | 2 decimal places, 0.01 XCD |
 * | Symbol | `$` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in XCD.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in XCD to 2 decimal places
 * ```ts
 * import { Money, XCD } from '@tstd/money';
 *
 * const amount = XCD('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 XCD'
 * Money.asString(Money.round(amount)); // => '1234.57 XCD'
 * Money.asString(XCD(1n)); // => '1.00 XCD'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function XCD(amount: Amount): XCD {
  return of(amount, currency);
}
