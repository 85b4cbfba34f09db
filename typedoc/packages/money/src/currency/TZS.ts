// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'TZS'> = /* @__PURE__ */ withCode({
  code: 'TZS',
  numericCode: '834',
  name: 'Tanzanian Shilling',
  minorUnit: 2,
  symbol: 'TZS',
});

/**
 * An amount of money in TZS (Tanzanian Shilling).
 *
 * @example A price in TZS
 * ```ts
 * import { Money, TZS } from '@tstd/money';
 *
 * const price: TZS = TZS('19.90');
 *
 * price.currency.numericCode; // => '834'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface TZS extends Money<'TZS'> {
  /** The TZS currency. */
  readonly currency: Currency<'TZS'>;
}

/**
 * Creates an amount of money in TZS (Tanzanian Shilling).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `TZS` |
 * | Numeric code | `834` |
 * | Name | Tanzanian Shilling |
 * | Minor unit | 2 decimal places, 0.01 TZS |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in TZS.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in TZS to 2 decimal places
 * ```ts
 * import { Money, TZS } from '@tstd/money';
 *
 * const amount = TZS('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 TZS'
 * Money.asString(Money.round(amount)); // => '1234.57 TZS'
 * Money.asString(TZS(1n)); // => '1.00 TZS'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function TZS(amount: Amount): TZS {
  return of(amount, currency);
}
