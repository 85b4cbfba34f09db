// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'SYP'> = /* @__PURE__ */ withCode({
  code: 'SYP',
  numericCode: '760',
  name: 'Syrian Pound',
  minorUnit: 2,
  symbol: '£',
});

/**
 * An amount of money in SYP (Syrian Pound).
 *
 * @example A price in SYP
 * ```ts
 * import { Money, SYP } from '@tstd/money';
 *
 * const price: SYP = SYP('19.90');
 *
 * price.currency.numericCode; // => '760'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface SYP extends Money<'SYP'> {
  /** The SYP currency. */
  readonly currency: Currency<'SYP'>;
}

/**
 * Creates an amount of money in SYP (Syrian Pound).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `SYP` |
 * | Numeric code | `760` |
 * | Name | Syrian Pound |
 * | Minor unit | 2 decimal places, 0.01 SYP |
 * | Symbol | `£` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in SYP.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in SYP to 2 decimal places
 * ```ts
 * import { Money, SYP } from '@tstd/money';
 *
 * const amount = SYP('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 SYP'
 * Money.asString(Money.round(amount)); // => '1234.57 SYP'
 * Money.asString(SYP(1n)); // => '1.00 SYP'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function SYP(amount: Amount): SYP {
  return of(amount, currency);
}
