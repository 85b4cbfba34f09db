// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'CUP'> = /* @__PURE__ */ withCode({
  code: 'CUP',
  numericCode: '192',
  name: 'Cuban Peso',
  minorUnit: 2,
  symbol: '$',
});

/**
 * An amount of money in CUP (Cuban Peso).
 *
 * @example A price in CUP
 * ```ts
 * import { CUP, Money } from '@tstd/money';
 *
 * const price: CUP = CUP('19.90');
 *
 * price.currency.numericCode; // => '192'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface CUP extends Money<'CUP'> {
  /** The CUP currency. */
  readonly currency: Currency<'CUP'>;
}

/**
 * Creates an amount of money in CUP (Cuban Peso).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `CUP` |
 * | Numeric code | `192` |
 * | Name | Cuban Peso |
 * | Minor unit | 2 decimal places, 0.01 CUP |
 * | Symbol | `$` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in CUP.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in CUP to 2 decimal places
 * ```ts
 * import { CUP, Money } from '@tstd/money';
 *
 * const amount = CUP('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 CUP'
 * Money.asString(Money.round(amount)); // => '1234.57 CUP'
 * Money.asString(CUP(1n)); // => '1.00 CUP'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function CUP(amount: Amount): CUP {
  return of(amount, currency);
}
