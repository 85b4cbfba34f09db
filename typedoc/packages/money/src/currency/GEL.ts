// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'GEL'> = /* @__PURE__ */ withCode({
  code: 'GEL',
  numericCode: '981',
  name: 'Lari',
  minorUnit: 2,
  symbol: '₾',
});

/**
 * An amount of money in GEL (Lari).
 *
 * @example A price in GEL
 * ```ts
 * import { GEL, Money } from '@tstd/money';
 *
 * const price: GEL = GEL('19.90');
 *
 * price.currency.numericCode; // => '981'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface GEL extends Money<'GEL'> {
  /** The GEL currency. */
  readonly currency: Currency<'GEL'>;
}

/**
 * Creates an amount of money in GEL (Lari).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `GEL` |
 * | Numeric code | `981` |
 * | Name | Lari |
 * | Minor unit | 2 decimal places, 0.01 GEL |
 * | Symbol | `₾` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in GEL.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in GEL to 2 decimal places
 * ```ts
 * import { GEL, Money } from '@tstd/money';
 *
 * const amount = GEL('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 GEL'
 * Money.asString(Money.round(amount)); // => '1234.57 GEL'
 * Money.asString(GEL(1n)); // => '1.00 GEL'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function GEL(amount: Amount): GEL {
  return of(amount, currency);
}
