// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'SLE'> = /* @__PURE__ */ withCode({
  code: 'SLE',
  numericCode: '925',
  name: 'Leone',
  minorUnit: 2,
  symbol: 'SLE',
});

/**
 * An amount of money in SLE (Leone).
 *
 * @example A price in SLE
 * ```ts
 * import { Money, SLE } from '@tstd/money';
 *
 * const price: SLE = SLE('19.90');
 *
 * price.currency.numericCode; // => '925'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface SLE extends Money<'SLE'> {
  /** The SLE currency. */
  readonly currency: Currency<'SLE'>;
}

/**
 * Creates an amount of money in SLE (Leone).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `SLE` |
 * | Numeric code | `925` |
 * | Name | Leone |
 * | Minor unit | 2 decimal places, 0.01 SLE |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in SLE.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in SLE to 2 decimal places
 * ```ts
 * import { Money, SLE } from '@tstd/money';
 *
 * const amount = SLE('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 SLE'
 * Money.asString(Money.round(amount)); // => '1234.57 SLE'
 * Money.asString(SLE(1n)); // => '1.00 SLE'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function SLE(amount: Amount): SLE {
  return of(amount, currency);
}
