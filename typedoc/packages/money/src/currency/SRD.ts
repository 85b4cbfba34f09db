// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'SRD'> = /* @__PURE__ */ withCode({
  code: 'SRD',
  numericCode: '968',
  name: 'Surinam Dollar',
  minorUnit: 2,
  symbol: '$',
});

/**
 * An amount of money in SRD (Surinam Dollar).
 *
 * @example A price in SRD
 * ```ts
 * import { Money, SRD } from '@tstd/money';
 *
 * const price: SRD = SRD('19.90');
 *
 * price.currency.numericCode; // => '968'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface SRD extends Money<'SRD'> {
  /** The SRD currency. */
  readonly currency: Currency<'SRD'>;
}

/**
 * Creates an amount of money in SRD (Surinam Dollar).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `SRD` |
 * | Numeric code | `968` |
 * | Name | Surinam Dollar |
 * | Minor unit | 2 decimal places, 0.01 SRD |
 * | Symbol | `$` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in SRD.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in SRD to 2 decimal places
 * ```ts
 * import { Money, SRD } from '@tstd/money';
 *
 * const amount = SRD('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 SRD'
 * Money.asString(Money.round(amount)); // => '1234.57 SRD'
 * Money.asString(SRD(1n)); // => '1.00 SRD'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function SRD(amount: Amount): SRD {
  return of(amount, currency);
}
