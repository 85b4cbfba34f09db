// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'SZL'> = /* @__PURE__ */ withCode({
  code: 'SZL',
  numericCode: '748',
  name: 'Lilangeni',
  minorUnit: 2,
  symbol: 'SZL',
});

/**
 * An amount of money in SZL (Lilangeni).
 *
 * @example A price in SZL
 * ```ts
 * import { Money, SZL } from '@tstd/money';
 *
 * const price: SZL = SZL('19.90');
 *
 * price.currency.numericCode; // => '748'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface SZL extends Money<'SZL'> {
  /** The SZL currency. */
  readonly currency: Currency<'SZL'>;
}

/**
 * Creates an amount of money in SZL (Lilangeni).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `SZL` |
 * | Numeric code | `748` |
 * | Name | Lilangeni |
 * | Minor unit | 2 decimal places, 0.01 SZL |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in SZL.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in SZL to 2 decimal places
 * ```ts
 * import { Money, SZL } from '@tstd/money';
 *
 * const amount = SZL('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 SZL'
 * Money.asString(Money.round(amount)); // => '1234.57 SZL'
 * Money.asString(SZL(1n)); // => '1.00 SZL'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function SZL(amount: Amount): SZL {
  return of(amount, currency);
}
