// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'GYD'> = /* @__PURE__ */ withCode({
  code: 'GYD',
  numericCode: '328',
  name: 'Guyana Dollar',
  minorUnit: 2,
  symbol: '$',
});

/**
 * An amount of money in GYD (Guyana Dollar).
 *
 * @example A price in GYD
 * ```ts
 * import { GYD, Money } from '@tstd/money';
 *
 * const price: GYD = GYD('19.90');
 *
 * price.currency.numericCode; // => '328'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface GYD extends Money<'GYD'> {
  /** The GYD currency. */
  readonly currency: Currency<'GYD'>;
}

/**
 * Creates an amount of money in GYD (Guyana Dollar).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `GYD` |
 * | Numeric code | `328` |
 * | Name | Guyana Dollar |
 * | Minor unit | 2 decimal places, 0.01 GYD |
 * | Symbol | `$` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in GYD.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in GYD to 2 decimal places
 * ```ts
 * import { GYD, Money } from '@tstd/money';
 *
 * const amount = GYD('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 GYD'
 * Money.asString(Money.round(amount)); // => '1234.57 GYD'
 * Money.asString(GYD(1n)); // => '1.00 GYD'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function GYD(amount: Amount): GYD {
  return of(amount, currency);
}
