// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'NZD'> = /* @__PURE__ */ withCode({
  code: 'NZD',
  numericCode: '554',
  name: 'New Zealand Dollar',
  minorUnit: 2,
  symbol: '$',
  cashIncrement: '0.10',
});

/**
 * An amount of money in NZD (New Zealand Dollar).
 *
 * @example A price in NZD
 * ```ts
 * import { Money, NZD } from '@tstd/money';
 *
 * const price: NZD = NZD('19.90');
 *
 * price.currency.numericCode; // => '554'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface NZD extends Money<'NZD'> {
  /** The NZD currency. */
  readonly currency: Currency<'NZD'>;
}

/**
 * Creates an amount of money in NZD (New Zealand Dollar).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `NZD` |
 * | Numeric code | `554` |
 * | Name | New Zealand Dollar |
 * | Minor unit | 2 decimal places, 0.01 NZD |
 * | Symbol | `$` |
 * | Cash | multiples of 0.10 NZD |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in NZD.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in NZD to 2 decimal places
 * ```ts
 * import { Money, NZD } from '@tstd/money';
 *
 * const amount = NZD('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 NZD'
 * Money.asString(Money.round(amount)); // => '1234.57 NZD'
 * Money.asString(NZD(1n)); // => '1.00 NZD'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function NZD(amount: Amount): NZD {
  return of(amount, currency);
}
