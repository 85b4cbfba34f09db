// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'XCG'> = /* @__PURE__ */ withCode({
  code: 'XCG',
  numericCode: '532',
  name: 'Caribbean Guilder',
  minorUnit: 2,
  symbol: 'Cg',
});

/**
 * An amount of money in XCG (Caribbean Guilder).
 *
 * @example A price in XCG
 * ```ts
 * import { Money, XCG } from '@tstd/money';
 *
 * const price: XCG = XCG('19.90');
 *
 * price.currency.numericCode; // => '532'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface XCG extends Money<'XCG'> {
  /** The XCG currency. */
  readonly currency: Currency<'XCG'>;
}

/**
 * Creates an amount of money in XCG (Caribbean Guilder).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `XCG` |
 * | Numeric code | `532` |
 * | Name | Caribbean Guilder |
 * | Minor unit | 2 decimal places, 0.01 XCG |
 * | Symbol | `Cg` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in XCG.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in XCG to 2 decimal places
 * ```ts
 * import { Money, XCG } from '@tstd/money';
 *
 * const amount = XCG('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 XCG'
 * Money.asString(Money.round(amount)); // => '1234.57 XCG'
 * Money.asString(XCG(1n)); // => '1.00 XCG'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function XCG(amount: Amount): XCG {
  return of(amount, currency);
}
