// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'EGP'> = /* @__PURE__ */ withCode({
  code: 'EGP',
  numericCode: '818',
  name: 'Egyptian Pound',
  minorUnit: 2,
  symbol: 'E£',
});

/**
 * An amount of money in EGP (Egyptian Pound).
 *
 * @example A price in EGP
 * ```ts
 * import { EGP, Money } from '@tstd/money';
 *
 * const price: EGP = EGP('19.90');
 *
 * price.currency.numericCode; // => '818'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface EGP extends Money<'EGP'> {
  /** The EGP currency. */
  readonly currency: Currency<'EGP'>;
}

/**
 * Creates an amount of money in EGP (Egyptian Pound).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `EGP` |
 * | Numeric code | `818` |
 * | Name | Egyptian Pound |
 * | Minor unit | 2 decimal places, 0.01 EGP |
 * | Symbol | `E£` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in EGP.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in EGP to 2 decimal places
 * ```ts
 * import { EGP, Money } from '@tstd/money';
 *
 * const amount = EGP('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 EGP'
 * Money.asString(Money.round(amount)); // => '1234.57 EGP'
 * Money.asString(EGP(1n)); // => '1.00 EGP'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function EGP(amount: Amount): EGP {
  return of(amount, currency);
}
