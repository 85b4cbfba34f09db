// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'VED'> = /* @__PURE__ */ withCode({
  code: 'VED',
  numericCode: '926',
  name: 'Bolívar Soberano',
  minorUnit: 2,
  symbol: 'VED',
});

/**
 * An amount of money in VED (Bolívar Soberano).
 *
 * @example A price in VED
 * ```ts
 * import { Money, VED } from '@tstd/money';
 *
 * const price: VED = VED('19.90');
 *
 * price.currency.numericCode; // => '926'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface VED extends Money<'VED'> {
  /** The VED currency. */
  readonly currency: Currency<'VED'>;
}

/**
 * Creates an amount of money in VED (Bolívar Soberano).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `VED` |
 * | Numeric code | `926` |
 * | Name | Bolívar Soberano |
 * | Minor unit | 2 decimal places, 0.01 VED |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in VED.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in VED to 2 decimal places
 * ```ts
 * import { Money, VED } from '@tstd/money';
 *
 * const amount = VED('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 VED'
 * Money.asString(Money.round(amount)); // => '1234.57 VED'
 * Money.asString(VED(1n)); // => '1.00 VED'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function VED(amount: Amount): VED {
  return of(amount, currency);
}
