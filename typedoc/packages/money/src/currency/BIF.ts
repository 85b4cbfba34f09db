// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'BIF'> = /* @__PURE__ */ withCode({
  code: 'BIF',
  numericCode: '108',
  name: 'Burundi Franc',
  minorUnit: 0,
  symbol: 'BIF',
});

/**
 * An amount of money in BIF (Burundi Franc).
 *
 * @example A price in BIF
 * ```ts
 * import { BIF, Money } from '@tstd/money';
 *
 * const price: BIF = BIF('20');
 *
 * price.currency.numericCode; // => '108'
 * Money.toMinorUnits(price); // => 20n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface BIF extends Money<'BIF'> {
  /** The BIF currency. */
  readonly currency: Currency<'BIF'>;
}

/**
 * Creates an amount of money in BIF (Burundi Franc).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `BIF` |
 * | Numeric code | `108` |
 * | Name | Burundi Franc |
 * | Minor unit | 0 decimal places, 1 BIF |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in BIF.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in BIF to 0 decimal places
 * ```ts
 * import { BIF, Money } from '@tstd/money';
 *
 * const amount = BIF('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 BIF'
 * Money.asString(Money.round(amount)); // => '1235 BIF'
 * Money.asString(BIF(1n)); // => '1 BIF'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function BIF(amount: Amount): BIF {
  return of(amount, currency);
}
