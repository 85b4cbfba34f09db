// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'PEN'> = /* @__PURE__ */ withCode({
  code: 'PEN',
  numericCode: '604',
  name: 'Sol',
  minorUnit: 2,
  symbol: 'PEN',
});

/**
 * An amount of money in PEN (Sol).
 *
 * @example A price in PEN
 * ```ts
 * import { Money, PEN } from '@tstd/money';
 *
 * const price: PEN = PEN('19.90');
 *
 * price.currency.numericCode; // => '604'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface PEN extends Money<'PEN'> {
  /** The PEN currency. */
  readonly currency: Currency<'PEN'>;
}

/**
 * Creates an amount of money in PEN (Sol).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `PEN` |
 * | Numeric code | `604` |
 * | Name | Sol |
 * | Minor unit | 2 decimal places, 0.01 PEN |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in PEN.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in PEN to 2 decimal places
 * ```ts
 * import { Money, PEN } from '@tstd/money';
 *
 * const amount = PEN('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 PEN'
 * Money.asString(Money.round(amount)); // => '1234.57 PEN'
 * Money.asString(PEN(1n)); // => '1.00 PEN'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function PEN(amount: Amount): PEN {
  return of(amount, currency);
}
