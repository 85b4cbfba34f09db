// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'HKD'> = /* @__PURE__ */ withCode({
  code: 'HKD',
  numericCode: '344',
  name: 'Hong Kong Dollar',
  minorUnit: 2,
  symbol: '$',
  cashIncrement: '0.10',
});

/**
 * An amount of money in HKD (Hong Kong Dollar).
 *
 * @example A price in HKD
 * ```ts
 * import { HKD, Money } from '@tstd/money';
 *
 * const price: HKD = HKD('19.90');
 *
 * price.currency.numericCode; // => '344'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface HKD extends Money<'HKD'> {
  /** The HKD currency. */
  readonly currency: Currency<'HKD'>;
}

/**
 * Creates an amount of money in HKD (Hong Kong Dollar).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `HKD` |
 * | Numeric code | `344` |
 * | Name | Hong Kong Dollar |
 * | Minor unit | 2 decimal places, 0.01 HKD |
 * | Symbol | `$` |
 * | Cash | multiples of 0.10 HKD |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in HKD.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in HKD to 2 decimal places
 * ```ts
 * import { HKD, Money } from '@tstd/money';
 *
 * const amount = HKD('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 HKD'
 * Money.asString(Money.round(amount)); // => '1234.57 HKD'
 * Money.asString(HKD(1n)); // => '1.00 HKD'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function HKD(amount: Amount): HKD {
  return of(amount, currency);
}
