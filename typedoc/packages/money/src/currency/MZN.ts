// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'MZN'> = /* @__PURE__ */ withCode({
  code: 'MZN',
  numericCode: '943',
  name: 'Mozambique Metical',
  minorUnit: 2,
  symbol: 'MZN',
});

/**
 * An amount of money in MZN (Mozambique Metical).
 *
 * @example A price in MZN
 * ```ts
 * import { MZN, Money } from '@tstd/money';
 *
 * const price: MZN = MZN('19.90');
 *
 * price.currency.numericCode; // => '943'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface MZN extends Money<'MZN'> {
  /** The MZN currency. */
  readonly currency: Currency<'MZN'>;
}

/**
 * Creates an amount of money in MZN (Mozambique Metical).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `MZN` |
 * | Numeric code | `943` |
 * | Name | Mozambique Metical |
 * | Minor unit | 2 decimal places, 0.01 MZN |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in MZN.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in MZN to 2 decimal places
 * ```ts
 * import { MZN, Money } from '@tstd/money';
 *
 * const amount = MZN('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 MZN'
 * Money.asString(Money.round(amount)); // => '1234.57 MZN'
 * Money.asString(MZN(1n)); // => '1.00 MZN'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function MZN(amount: Amount): MZN {
  return of(amount, currency);
}
