// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'TRY'> = /* @__PURE__ */ withCode({
  code: 'TRY',
  numericCode: '949',
  name: 'Turkish Lira',
  minorUnit: 2,
  symbol: '₺',
});

/**
 * An amount of money in TRY (Turkish Lira).
 *
 * @example A price in TRY
 * ```ts
 * import { Money, TRY } from '@tstd/money';
 *
 * const price: TRY = TRY('19.90');
 *
 * price.currency.numericCode; // => '949'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface TRY extends Money<'TRY'> {
  /** The TRY currency. */
  readonly currency: Currency<'TRY'>;
}

/**
 * Creates an amount of money in TRY (Turkish Lira).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `TRY` |
 * | Numeric code | `949` |
 * | Name | Turkish Lira |
 * | Minor unit | 2 decimal places, 0.01 TRY |
 * | Symbol | `₺` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in TRY.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in TRY to 2 decimal places
 * ```ts
 * import { Money, TRY } from '@tstd/money';
 *
 * const amount = TRY('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 TRY'
 * Money.asString(Money.round(amount)); // => '1234.57 TRY'
 * Money.asString(TRY(1n)); // => '1.00 TRY'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function TRY(amount: Amount): TRY {
  return of(amount, currency);
}
