// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'USN'> = /* @__PURE__ */ withCode({
  code: 'USN',
  numericCode: '997',
  name: 'US Dollar (Next day)',
  minorUnit: 2,
  symbol: 'USN',
});

/**
 * An amount of money in USN (US Dollar (Next day)).
 *
 * @example A price in USN
 * ```ts
 * import { Money, USN } from '@tstd/money';
 *
 * const price: USN = USN('19.90');
 *
 * price.currency.numericCode; // => '997'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface USN extends Money<'USN'> {
  /** The USN currency. */
  readonly currency: Currency<'USN'>;
}

/**
 * Creates an amount of money in USN (US Dollar (Next day)).
 *
 * It is an ISO 4217 funds code, for which no coins or notes exist.
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `USN` |
 * | Numeric code | `997` |
 * | Name | US Dollar (Next day) |
 * | Minor unit | 2 decimal places, 0.01 USN |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in USN.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in USN to 2 decimal places
 * ```ts
 * import { Money, USN } from '@tstd/money';
 *
 * const amount = USN('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 USN'
 * Money.asString(Money.round(amount)); // => '1234.57 USN'
 * Money.asString(USN(1n)); // => '1.00 USN'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function USN(amount: Amount): USN {
  return of(amount, currency);
}
