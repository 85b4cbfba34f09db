// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'VND'> = /* @__PURE__ */ withCode({
  code: 'VND',
  numericCode: '704',
  name: 'Dong',
  minorUnit: 0,
  symbol: '₫',
});

/**
 * An amount of money in VND (Dong).
 *
 * @example A price in VND
 * ```ts
 * import { Money, VND } from '@tstd/money';
 *
 * const price: VND = VND('20');
 *
 * price.currency.numericCode; // => '704'
 * Money.toMinorUnits(price); // => 20n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface VND extends Money<'VND'> {
  /** The VND currency. */
  readonly currency: Currency<'VND'>;
}

/**
 * Creates an amount of money in VND (Dong).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `VND` |
 * | Numeric code | `704` |
 * | Name | Dong |
 * | Minor unit | 0 decimal places, 1 VND |
 * | Symbol | `₫` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in VND.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in VND to 0 decimal places
 * ```ts
 * import { Money, VND } from '@tstd/money';
 *
 * const amount = VND('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 VND'
 * Money.asString(Money.round(amount)); // => '1235 VND'
 * Money.asString(VND(1n)); // => '1 VND'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function VND(amount: Amount): VND {
  return of(amount, currency);
}
