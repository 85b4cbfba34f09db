// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'JPY'> = /* @__PURE__ */ withCode({
  code: 'JPY',
  numericCode: '392',
  name: 'Yen',
  minorUnit: 0,
  symbol: '¥',
});

/**
 * An amount of money in JPY (Yen).
 *
 * @example A price in JPY
 * ```ts
 * import { JPY, Money } from '@tstd/money';
 *
 * const price: JPY = JPY('20');
 *
 * price.currency.numericCode; // => '392'
 * Money.toMinorUnits(price); // => 20n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface JPY extends Money<'JPY'> {
  /** The JPY currency. */
  readonly currency: Currency<'JPY'>;
}

/**
 * Creates an amount of money in JPY (Yen).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `JPY` |
 * | Numeric code | `392` |
 * | Name | Yen |
 * | Minor unit | 0 decimal places, 1 JPY |
 * | Symbol | `¥` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in JPY.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in JPY to 0 decimal places
 * ```ts
 * import { JPY, Money } from '@tstd/money';
 *
 * const amount = JPY('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 JPY'
 * Money.asString(Money.round(amount)); // => '1235 JPY'
 * Money.asString(JPY(1n)); // => '1 JPY'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function JPY(amount: Amount): JPY {
  return of(amount, currency);
}
