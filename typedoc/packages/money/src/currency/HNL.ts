// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'HNL'> = /* @__PURE__ */ withCode({
  code: 'HNL',
  numericCode: '340',
  name: 'Lempira',
  minorUnit: 2,
  symbol: 'L',
});

/**
 * An amount of money in HNL (Lempira).
 *
 * @example A price in HNL
 * ```ts
 * import { HNL, Money } from '@tstd/money';
 *
 * const price: HNL = HNL('19.90');
 *
 * price.currency.numericCode; // => '340'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface HNL extends Money<'HNL'> {
  /** The HNL currency. */
  readonly currency: Currency<'HNL'>;
}

/**
 * Creates an amount of money in HNL (Lempira).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `HNL` |
 * | Numeric code | `340` |
 * | Name | Lempira |
 * | Minor unit | 2 decimal places, 0.01 HNL |
 * | Symbol | `L` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in HNL.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in HNL to 2 decimal places
 * ```ts
 * import { HNL, Money } from '@tstd/money';
 *
 * const amount = HNL('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 HNL'
 * Money.asString(Money.round(amount)); // => '1234.57 HNL'
 * Money.asString(HNL(1n)); // => '1.00 HNL'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function HNL(amount: Amount): HNL {
  return of(amount, currency);
}
