// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'BYN'> = /* @__PURE__ */ withCode({
  code: 'BYN',
  numericCode: '933',
  name: 'Belarusian Ruble',
  minorUnit: 2,
  symbol: 'BYN',
});

/**
 * An amount of money in BYN (Belarusian Ruble).
 *
 * @example A price in BYN
 * ```ts
 * import { BYN, Money } from '@tstd/money';
 *
 * const price: BYN = BYN('19.90');
 *
 * price.currency.numericCode; // => '933'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface BYN extends Money<'BYN'> {
  /** The BYN currency. */
  readonly currency: Currency<'BYN'>;
}

/**
 * Creates an amount of money in BYN (Belarusian Ruble).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `BYN` |
 * | Numeric code | `933` |
 * | Name | Belarusian Ruble |
 * | Minor unit | 2 decimal places, 0.01 BYN |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in BYN.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in BYN to 2 decimal places
 * ```ts
 * import { BYN, Money } from '@tstd/money';
 *
 * const amount = BYN('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 BYN'
 * Money.asString(Money.round(amount)); // => '1234.57 BYN'
 * Money.asString(BYN(1n)); // => '1.00 BYN'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function BYN(amount: Amount): BYN {
  return of(amount, currency);
}
