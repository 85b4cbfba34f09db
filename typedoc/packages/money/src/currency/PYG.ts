// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'PYG'> = /* @__PURE__ */ withCode({
  code: 'PYG',
  numericCode: '600',
  name: 'Guarani',
  minorUnit: 0,
  symbol: '₲',
});

/**
 * An amount of money in PYG (Guarani).
 *
 * @example A price in PYG
 * ```ts
 * import { Money, PYG } from '@tstd/money';
 *
 * const price: PYG = PYG('20');
 *
 * price.currency.numericCode; // => '600'
 * Money.toMinorUnits(price); // => 20n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface PYG extends Money<'PYG'> {
  /** The PYG currency. */
  readonly currency: Currency<'PYG'>;
}

/**
 * Creates an amount of money in PYG (Guarani).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `PYG` |
 * | Numeric code | `600` |
 * | Name | Guarani |
 * | Minor unit | 0 decimal places, 1 PYG |
 * | Symbol | `₲` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in PYG.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in PYG to 0 decimal places
 * ```ts
 * import { Money, PYG } from '@tstd/money';
 *
 * const amount = PYG('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 PYG'
 * Money.asString(Money.round(amount)); // => '1235 PYG'
 * Money.asString(PYG(1n)); // => '1 PYG'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function PYG(amount: Amount): PYG {
  return of(amount, currency);
}
