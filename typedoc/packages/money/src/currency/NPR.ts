// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'NPR'> = /* @__PURE__ */ withCode({
  code: 'NPR',
  numericCode: '524',
  name: 'Nepalese Rupee',
  minorUnit: 2,
  symbol: 'Rs',
});

/**
 * An amount of money in NPR (Nepalese Rupee).
 *
 * @example A price in NPR
 * ```ts
 * import { Money, NPR } from '@tstd/money';
 *
 * const price: NPR = NPR('19.90');
 *
 * price.currency.numericCode; // => '524'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface NPR extends Money<'NPR'> {
  /** The NPR currency. */
  readonly currency: Currency<'NPR'>;
}

/**
 * Creates an amount of money in NPR (Nepalese Rupee).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `NPR` |
 * | Numeric code | `524` |
 * | Name | Nepalese Rupee |
 * | Minor unit | 2 decimal places, 0.01 NPR |
 * | Symbol | `Rs` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in NPR.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in NPR to 2 decimal places
 * ```ts
 * import { Money, NPR } from '@tstd/money';
 *
 * const amount = NPR('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 NPR'
 * Money.asString(Money.round(amount)); // => '1234.57 NPR'
 * Money.asString(NPR(1n)); // => '1.00 NPR'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function NPR(amount: Amount): NPR {
  return of(amount, currency);
}
