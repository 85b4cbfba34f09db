// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'MUR'> = /* @__PURE__ */ withCode({
  code: 'MUR',
  numericCode: '480',
  name: 'Mauritius Rupee',
  minorUnit: 2,
  symbol: 'Rs',
});

/**
 * An amount of money in MUR (Mauritius Rupee).
 *
 * @example A price in MUR
 * ```ts
 * import { MUR, Money } from '@tstd/money';
 *
 * const price: MUR = MUR('19.90');
 *
 * price.currency.numericCode; // => '480'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface MUR extends Money<'MUR'> {
  /** The MUR currency. */
  readonly currency: Currency<'MUR'>;
}

/**
 * Creates an amount of money in MUR (Mauritius Rupee).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `MUR` |
 * | Numeric code | `480` |
 * | Name | Mauritius Rupee |
 * | Minor unit | 2 decimal places, 0.01 MUR |
 * | Symbol | `Rs` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in MUR.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in MUR to 2 decimal places
 * ```ts
 * import { MUR, Money } from '@tstd/money';
 *
 * const amount = MUR('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 MUR'
 * Money.asString(Money.round(amount)); // => '1234.57 MUR'
 * Money.asString(MUR(1n)); // => '1.00 MUR'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function MUR(amount: Amount): MUR {
  return of(amount, currency);
}
