// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'SBD'> = /* @__PURE__ */ withCode({
  code: 'SBD',
  numericCode: '090',
  name: 'Solomon Islands Dollar',
  minorUnit: 2,
  symbol: '$',
});

/**
 * An amount of money in SBD (Solomon Islands Dollar).
 *
 * @example A price in SBD
 * ```ts
 * import { Money, SBD } from '@tstd/money';
 *
 * const price: SBD = SBD('19.90');
 *
 * price.currency.numericCode; // => '090'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface SBD extends Money<'SBD'> {
  /** The SBD currency. */
  readonly currency: Currency<'SBD'>;
}

/**
 * Creates an amount of money in SBD (Solomon Islands Dollar).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `SBD` |
 * | Numeric code | `090` |
 * | Name | Solomon Islands Dollar |
 * | Minor unit | 2 decimal places, 0.01 SBD |
 * | Symbol | `$` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in SBD.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in SBD to 2 decimal places
 * ```ts
 * import { Money, SBD } from '@tstd/money';
 *
 * const amount = SBD('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 SBD'
 * Money.asString(Money.round(amount)); // => '1234.57 SBD'
 * Money.asString(SBD(1n)); // => '1.00 SBD'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function SBD(amount: Amount): SBD {
  return of(amount, currency);
}
