// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'NAD'> = /* @__PURE__ */ withCode({
  code: 'NAD',
  numericCode: '516',
  name: 'Namibia Dollar',
  minorUnit: 2,
  symbol: '$',
});

/**
 * An amount of money in NAD (Namibia Dollar).
 *
 * @example A price in NAD
 * ```ts
 * import { Money, NAD } from '@tstd/money';
 *
 * const price: NAD = NAD('19.90');
 *
 * price.currency.numericCode; // => '516'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface NAD extends Money<'NAD'> {
  /** The NAD currency. */
  readonly currency: Currency<'NAD'>;
}

/**
 * Creates an amount of money in NAD (Namibia Dollar).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `NAD` |
 * | Numeric code | `516` |
 * | Name | Namibia Dollar |
 * | Minor unit | 2 decimal places, 0.01 NAD |
 * | Symbol | `$` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in NAD.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in NAD to 2 decimal places
 * ```ts
 * import { Money, NAD } from '@tstd/money';
 *
 * const amount = NAD('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 NAD'
 * Money.asString(Money.round(amount)); // => '1234.57 NAD'
 * Money.asString(NAD(1n)); // => '1.00 NAD'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function NAD(amount: Amount): NAD {
  return of(amount, currency);
}
