// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'TWD'> = /* @__PURE__ */ withCode({
  code: 'TWD',
  numericCode: '901',
  name: 'New Taiwan Dollar',
  minorUnit: 2,
  symbol: '$',
});

/**
 * An amount of money in TWD (New Taiwan Dollar).
 *
 * @example A price in TWD
 * ```ts
 * import { Money, TWD } from '@tstd/money';
 *
 * const price: TWD = TWD('19.90');
 *
 * price.currency.numericCode; // => '901'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface TWD extends Money<'TWD'> {
  /** The TWD currency. */
  readonly currency: Currency<'TWD'>;
}

/**
 * Creates an amount of money in TWD (New Taiwan Dollar).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `TWD` |
 * | Numeric code | `901` |
 * | Name | New Taiwan Dollar |
 * | Minor unit | 2 decimal places, 0.01 TWD |
 * | Symbol | `$` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in TWD.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in TWD to 2 decimal places
 * ```ts
 * import { Money, TWD } from '@tstd/money';
 *
 * const amount = TWD('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 TWD'
 * Money.asString(Money.round(amount)); // => '1234.57 TWD'
 * Money.asString(TWD(1n)); // => '1.00 TWD'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function TWD(amount: Amount): TWD {
  return of(amount, currency);
}
