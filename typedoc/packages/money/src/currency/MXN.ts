// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'MXN'> = /* @__PURE__ */ withCode({
  code: 'MXN',
  numericCode: '484',
  name: 'Mexican Peso',
  minorUnit: 2,
  symbol: '$',
});

/**
 * An amount of money in MXN (Mexican Peso).
 *
 * @example A price in MXN
 * ```ts
 * import { MXN, Money } from '@tstd/money';
 *
 * const price: MXN = MXN('19.90');
 *
 * price.currency.numericCode; // => '484'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface MXN extends Money<'MXN'> {
  /** The MXN currency. */
  readonly currency: Currency<'MXN'>;
}

/**
 * Creates an amount of money in MXN (Mexican Peso).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `MXN` |
 * | Numeric code | `484` |
 * | Name | Mexican Peso |
 * | Minor unit | 2 decimal places, 0.01 MXN |
 * | Symbol | `$` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in MXN.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in MXN to 2 decimal places
 * ```ts
 * import { MXN, Money } from '@tstd/money';
 *
 * const amount = MXN('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 MXN'
 * Money.asString(Money.round(amount)); // => '1234.57 MXN'
 * Money.asString(MXN(1n)); // => '1.00 MXN'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function MXN(amount: Amount): MXN {
  return of(amount, currency);
}
