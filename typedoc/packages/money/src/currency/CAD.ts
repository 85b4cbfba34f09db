// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'CAD'> = /* @__PURE__ */ withCode({
  code: 'CAD',
  numericCode: '124',
  name: 'Canadian Dollar',
  minorUnit: 2,
  symbol: '$',
  cashIncrement: '0.05',
});

/**
 * An amount of money in CAD (Canadian Dollar).
 *
 * @example A price in CAD
 * ```ts
 * import { CAD, Money } from '@tstd/money';
 *
 * const price: CAD = CAD('19.90');
 *
 * price.currency.numericCode; // => '124'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface CAD extends Money<'CAD'> {
  /** The CAD currency. */
  readonly currency: Currency<'CAD'>;
}

/**
 * Creates an amount of money in CAD (Canadian Dollar).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `CAD` |
 * | Numeric code | `124` |
 * | Name | Canadian Dollar |
 * | Minor unit | 2 decimal places, 0.01 CAD |
 * | Symbol | `$` |
 * | Cash | multiples of 0.05 CAD |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in CAD.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in CAD to 2 decimal places
 * ```ts
 * import { CAD, Money } from '@tstd/money';
 *
 * const amount = CAD('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 CAD'
 * Money.asString(Money.round(amount)); // => '1234.57 CAD'
 * Money.asString(CAD(1n)); // => '1.00 CAD'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function CAD(amount: Amount): CAD {
  return of(amount, currency);
}
