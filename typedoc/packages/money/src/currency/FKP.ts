// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'FKP'> = /* @__PURE__ */ withCode({
  code: 'FKP',
  numericCode: '238',
  name: 'Falkland Islands Pound',
  minorUnit: 2,
  symbol: '£',
});

/**
 * An amount of money in FKP (Falkland Islands Pound).
 *
 * @example A price in FKP
 * ```ts
 * import { FKP, Money } from '@tstd/money';
 *
 * const price: FKP = FKP('19.90');
 *
 * price.currency.numericCode; // => '238'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface FKP extends Money<'FKP'> {
  /** The FKP currency. */
  readonly currency: Currency<'FKP'>;
}

/**
 * Creates an amount of money in FKP (Falkland Islands Pound).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `FKP` |
 * | Numeric code | `238` |
 * | Name | Falkland Islands Pound |
 * | Minor unit | 2 decimal places, 0.01 FKP |
 * | Symbol | `£` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in FKP.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in FKP to 2 decimal places
 * ```ts
 * import { FKP, Money } from '@tstd/money';
 *
 * const amount = FKP('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 FKP'
 * Money.asString(Money.round(amount)); // => '1234.57 FKP'
 * Money.asString(FKP(1n)); // => '1.00 FKP'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function FKP(amount: Amount): FKP {
  return of(amount, currency);
}
