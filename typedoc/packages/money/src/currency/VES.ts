// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'VES'> = /* @__PURE__ */ withCode({
  code: 'VES',
  numericCode: '928',
  name: 'Bolívar Soberano',
  minorUnit: 2,
  symbol: 'VES',
});

/**
 * An amount of money in VES (Bolívar Soberano).
 *
 * @example A price in VES
 * ```ts
 * import { Money, VES } from '@tstd/money';
 *
 * const price: VES = VES('19.90');
 *
 * price.currency.numericCode; // => '928'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface VES extends Money<'VES'> {
  /** The VES currency. */
  readonly currency: Currency<'VES'>;
}

/**
 * Creates an amount of money in VES (Bolívar Soberano).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `VES` |
 * | Numeric code | `928` |
 * | Name | Bolívar Soberano |
 * | Minor unit | 2 decimal places, 0.01 VES |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in VES.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in VES to 2 decimal places
 * ```ts
 * import { Money, VES } from '@tstd/money';
 *
 * const amount = VES('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 VES'
 * Money.asString(Money.round(amount)); // => '1234.57 VES'
 * Money.asString(VES(1n)); // => '1.00 VES'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function VES(amount: Amount): VES {
  return of(amount, currency);
}
