// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'RUB'> = /* @__PURE__ */ withCode({
  code: 'RUB',
  numericCode: '643',
  name: 'Russian Ruble',
  minorUnit: 2,
  symbol: '₽',
});

/**
 * An amount of money in RUB (Russian Ruble).
 *
 * @example A price in RUB
 * ```ts
 * import { Money, RUB } from '@tstd/money';
 *
 * const price: RUB = RUB('19.90');
 *
 * price.currency.numericCode; // => '643'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface RUB extends Money<'RUB'> {
  /** The RUB currency. */
  readonly currency: Currency<'RUB'>;
}

/**
 * Creates an amount of money in RUB (Russian Ruble).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `RUB` |
 * | Numeric code | `643` |
 * | Name | Russian Ruble |
 * | Minor unit | 2 decimal places, 0.01 RUB |
 * | Symbol | `₽` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in RUB.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in RUB to 2 decimal places
 * ```ts
 * import { Money, RUB } from '@tstd/money';
 *
 * const amount = RUB('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 RUB'
 * Money.asString(Money.round(amount)); // => '1234.57 RUB'
 * Money.asString(RUB(1n)); // => '1.00 RUB'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function RUB(amount: Amount): RUB {
  return of(amount, currency);
}
