// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'RSD'> = /* @__PURE__ */ withCode({
  code: 'RSD',
  numericCode: '941',
  name: 'Serbian Dinar',
  minorUnit: 2,
  symbol: 'RSD',
});

/**
 * An amount of money in RSD (Serbian Dinar).
 *
 * @example A price in RSD
 * ```ts
 * import { Money, RSD } from '@tstd/money';
 *
 * const price: RSD = RSD('19.90');
 *
 * price.currency.numericCode; // => '941'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface RSD extends Money<'RSD'> {
  /** The RSD currency. */
  readonly currency: Currency<'RSD'>;
}

/**
 * Creates an amount of money in RSD (Serbian Dinar).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `RSD` |
 * | Numeric code | `941` |
 * | Name | Serbian Dinar |
 * | Minor unit | 2 decimal places, 0.01 RSD |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in RSD.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in RSD to 2 decimal places
 * ```ts
 * import { Money, RSD } from '@tstd/money';
 *
 * const amount = RSD('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 RSD'
 * Money.asString(Money.round(amount)); // => '1234.57 RSD'
 * Money.asString(RSD(1n)); // => '1.00 RSD'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function RSD(amount: Amount): RSD {
  return of(amount, currency);
}
