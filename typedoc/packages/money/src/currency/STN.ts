// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'STN'> = /* @__PURE__ */ withCode({
  code: 'STN',
  numericCode: '930',
  name: 'Dobra',
  minorUnit: 2,
  symbol: 'Db',
});

/**
 * An amount of money in STN (Dobra).
 *
 * @example A price in STN
 * ```ts
 * import { Money, STN } from '@tstd/money';
 *
 * const price: STN = STN('19.90');
 *
 * price.currency.numericCode; // => '930'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface STN extends Money<'STN'> {
  /** The STN currency. */
  readonly currency: Currency<'STN'>;
}

/**
 * Creates an amount of money in STN (Dobra).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `STN` |
 * | Numeric code | `930` |
 * | Name | Dobra |
 * | Minor unit | 2 decimal places, 0.01 STN |
 * | Symbol | `Db` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in STN.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in STN to 2 decimal places
 * ```ts
 * import { Money, STN } from '@tstd/money';
 *
 * const amount = STN('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 STN'
 * Money.asString(Money.round(amount)); // => '1234.57 STN'
 * Money.asString(STN(1n)); // => '1.00 STN'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function STN(amount: Amount): STN {
  return of(amount, currency);
}
