// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'MDL'> = /* @__PURE__ */ withCode({
  code: 'MDL',
  numericCode: '498',
  name: 'Moldovan Leu',
  minorUnit: 2,
  symbol: 'MDL',
});

/**
 * An amount of money in MDL (Moldovan Leu).
 *
 * @example A price in MDL
 * ```ts
 * import { MDL, Money } from '@tstd/money';
 *
 * const price: MDL = MDL('19.90');
 *
 * price.currency.numericCode; // => '498'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface MDL extends Money<'MDL'> {
  /** The MDL currency. */
  readonly currency: Currency<'MDL'>;
}

/**
 * Creates an amount of money in MDL (Moldovan Leu).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `MDL` |
 * | Numeric code | `498` |
 * | Name | Moldovan Leu |
 * | Minor unit | 2 decimal places, 0.01 MDL |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in MDL.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in MDL to 2 decimal places
 * ```ts
 * import { MDL, Money } from '@tstd/money';
 *
 * const amount = MDL('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 MDL'
 * Money.asString(Money.round(amount)); // => '1234.57 MDL'
 * Money.asString(MDL(1n)); // => '1.00 MDL'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function MDL(amount: Amount): MDL {
  return of(amount, currency);
}
