// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'PLN'> = /* @__PURE__ */ withCode({
  code: 'PLN',
  numericCode: '985',
  name: 'Zloty',
  minorUnit: 2,
  symbol: 'zł',
});

/**
 * An amount of money in PLN (Zloty).
 *
 * @example A price in PLN
 * ```ts
 * import { Money, PLN } from '@tstd/money';
 *
 * const price: PLN = PLN('19.90');
 *
 * price.currency.numericCode; // => '985'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface PLN extends Money<'PLN'> {
  /** The PLN currency. */
  readonly currency: Currency<'PLN'>;
}

/**
 * Creates an amount of money in PLN (Zloty).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `PLN` |
 * | Numeric code | `985` |
 * | Name | Zloty |
 * | Minor unit | 2 decimal places, 0.01 PLN |
 * | Symbol | `zł` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in PLN.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in PLN to 2 decimal places
 * ```ts
 * import { Money, PLN } from '@tstd/money';
 *
 * const amount = PLN('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 PLN'
 * Money.asString(Money.round(amount)); // => '1234.57 PLN'
 * Money.asString(PLN(1n)); // => '1.00 PLN'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function PLN(amount: Amount): PLN {
  return of(amount, currency);
}
