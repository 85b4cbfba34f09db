// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'SDG'> = /* @__PURE__ */ withCode({
  code: 'SDG',
  numericCode: '938',
  name: 'Sudanese Pound',
  minorUnit: 2,
  symbol: 'SDG',
});

/**
 * An amount of money in SDG (Sudanese Pound).
 *
 * @example A price in SDG
 * ```ts
 * import { Money, SDG } from '@tstd/money';
 *
 * const price: SDG = SDG('19.90');
 *
 * price.currency.numericCode; // => '938'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface SDG extends Money<'SDG'> {
  /** The SDG currency. */
  readonly currency: Currency<'SDG'>;
}

/**
 * Creates an amount of money in SDG (Sudanese Pound).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `SDG` |
 * | Numeric code | `938` |
 * | Name | Sudanese Pound |
 * | Minor unit | 2 decimal places, 0.01 SDG |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in SDG.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in SDG to 2 decimal places
 * ```ts
 * import { Money, SDG } from '@tstd/money';
 *
 * const amount = SDG('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 SDG'
 * Money.asString(Money.round(amount)); // => '1234.57 SDG'
 * Money.asString(SDG(1n)); // => '1.00 SDG'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function SDG(amount: Amount): SDG {
  return of(amount, currency);
}
