// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'SOS'> = /* @__PURE__ */ withCode({
  code: 'SOS',
  numericCode: '706',
  name: 'Somali Shilling',
  minorUnit: 2,
  symbol: 'SOS',
});

/**
 * An amount of money in SOS (Somali Shilling).
 *
 * @example A price in SOS
 * ```ts
 * import { Money, SOS } from '@tstd/money';
 *
 * const price: SOS = SOS('19.90');
 *
 * price.currency.numericCode; // => '706'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface SOS extends Money<'SOS'> {
  /** The SOS currency. */
  readonly currency: Currency<'SOS'>;
}

/**
 * Creates an amount of money in SOS (Somali Shilling).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `SOS` |
 * | Numeric code | `706` |
 * | Name | Somali Shilling |
 * | Minor unit | 2 decimal places, 0.01 SOS |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in SOS.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in SOS to 2 decimal places
 * ```ts
 * import { Money, SOS } from '@tstd/money';
 *
 * const amount = SOS('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 SOS'
 * Money.asString(Money.round(amount)); // => '1234.57 SOS'
 * Money.asString(SOS(1n)); // => '1.00 SOS'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function SOS(amount: Amount): SOS {
  return of(amount, currency);
}
