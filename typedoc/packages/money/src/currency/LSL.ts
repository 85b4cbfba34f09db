// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'LSL'> = /* @__PURE__ */ withCode({
  code: 'LSL',
  numericCode: '426',
  name: 'Loti',
  minorUnit: 2,
  symbol: 'LSL',
});

/**
 * An amount of money in LSL (Loti).
 *
 * @example A price in LSL
 * ```ts
 * import { LSL, Money } from '@tstd/money';
 *
 * const price: LSL = LSL('19.90');
 *
 * price.currency.numericCode; // => '426'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface LSL extends Money<'LSL'> {
  /** The LSL currency. */
  readonly currency: Currency<'LSL'>;
}

/**
 * Creates an amount of money in LSL (Loti).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `LSL` |
 * | Numeric code | `426` |
 * | Name | Loti |
 * | Minor unit | 2 decimal places, 0.01 LSL |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in LSL.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in LSL to 2 decimal places
 * ```ts
 * import { LSL, Money } from '@tstd/money';
 *
 * const amount = LSL('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 LSL'
 * Money.asString(Money.round(amount)); // => '1234.57 LSL'
 * Money.asString(LSL(1n)); // => '1.00 LSL'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function LSL(amount: Amount): LSL {
  return of(amount, currency);
}
