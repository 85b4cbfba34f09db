// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'VUV'> = /* @__PURE__ */ withCode({
  code: 'VUV',
  numericCode: '548',
  name: 'Vatu',
  minorUnit: 0,
  symbol: 'VUV',
});

/**
 * An amount of money in VUV (Vatu).
 *
 * @example A price in VUV
 * ```ts
 * import { Money, VUV } from '@tstd/money';
 *
 * const price: VUV = VUV('20');
 *
 * price.currency.numericCode; // => '548'
 * Money.toMinorUnits(price); // => 20n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface VUV extends Money<'VUV'> {
  /** The VUV currency. */
  readonly currency: Currency<'VUV'>;
}

/**
 * Creates an amount of money in VUV (Vatu).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `VUV` |
 * | Numeric code | `548` |
 * | Name | Vatu |
 * | Minor unit | 0 decimal places, 1 VUV |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in VUV.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in VUV to 0 decimal places
 * ```ts
 * import { Money, VUV } from '@tstd/money';
 *
 * const amount = VUV('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 VUV'
 * Money.asString(Money.round(amount)); // => '1235 VUV'
 * Money.asString(VUV(1n)); // => '1 VUV'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function VUV(amount: Amount): VUV {
  return of(amount, currency);
}
