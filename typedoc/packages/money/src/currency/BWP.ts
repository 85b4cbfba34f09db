// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'BWP'> = /* @__PURE__ */ withCode({
  code: 'BWP',
  numericCode: '072',
  name: 'Pula',
  minorUnit: 2,
  symbol: 'P',
});

/**
 * An amount of money in BWP (Pula).
 *
 * @example A price in BWP
 * ```ts
 * import { BWP, Money } from '@tstd/money';
 *
 * const price: BWP = BWP('19.90');
 *
 * price.currency.numericCode; // => '072'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface BWP extends Money<'BWP'> {
  /** The BWP currency. */
  readonly currency: Currency<'BWP'>;
}

/**
 * Creates an amount of money in BWP (Pula).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `BWP` |
 * | Numeric code | `072` |
 * | Name | Pula |
 * | Minor unit | 2 decimal places, 0.01 BWP |
 * | Symbol | `P` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in BWP.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in BWP to 2 decimal places
 * ```ts
 * import { BWP, Money } from '@tstd/money';
 *
 * const amount = BWP('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 BWP'
 * Money.asString(Money.round(amount)); // => '1234.57 BWP'
 * Money.asString(BWP(1n)); // => '1.00 BWP'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function BWP(amount: Amount): BWP {
  return of(amount, currency);
}
