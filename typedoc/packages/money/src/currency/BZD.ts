// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'BZD'> = /* @__PURE__ */ withCode({
  code: 'BZD',
  numericCode: '084',
  name: 'Belize Dollar',
  minorUnit: 2,
  symbol: '$',
});

/**
 * An amount of money in BZD (Belize Dollar).
 *
 * @example A price in BZD
 * ```ts
 * import { BZD, Money } from '@tstd/money';
 *
 * const price: BZD = BZD('19.90');
 *
 * price.currency.numericCode; // => '084'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface BZD extends Money<'BZD'> {
  /** The BZD currency. */
  readonly currency: Currency<'BZD'>;
}

/**
 * Creates an amount of money in BZD (Belize Dollar).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `BZD` |
 * | Numeric code | `084` |
 * | Name | Belize Dollar |
 * | Minor unit | 2 decimal places, 0.01 BZD |
 * | Symbol | `$` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in BZD.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in BZD to 2 decimal places
 * ```ts
 * import { BZD, Money } from '@tstd/money';
 *
 * const amount = BZD('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 BZD'
 * Money.asString(Money.round(amount)); // => '1234.57 BZD'
 * Money.asString(BZD(1n)); // => '1.00 BZD'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function BZD(amount: Amount): BZD {
  return of(amount, currency);
}
