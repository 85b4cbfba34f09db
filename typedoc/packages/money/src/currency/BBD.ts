// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'BBD'> = /* @__PURE__ */ withCode({
  code: 'BBD',
  numericCode: '052',
  name: 'Barbados Dollar',
  minorUnit: 2,
  symbol: '$',
});

/**
 * An amount of money in BBD (Barbados Dollar).
 *
 * @example A price in BBD
 * ```ts
 * import { BBD, Money } from '@tstd/money';
 *
 * const price: BBD = BBD('19.90');
 *
 * price.currency.numericCode; // => '052'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface BBD extends Money<'BBD'> {
  /** The BBD currency. */
  readonly currency: Currency<'BBD'>;
}

/**
 * Creates an amount of money in BBD (Barbados Dollar).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `BBD` |
 * | Numeric code | `052` |
 * | Name | Barbados Dollar |
 * | Minor unit | 2 decimal places, 0.01 BBD |
 * | Symbol | `$` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in BBD.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in BBD to 2 decimal places
 * ```ts
 * import { BBD, Money } from '@tstd/money';
 *
 * const amount = BBD('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 BBD'
 * Money.asString(Money.round(amount)); // => '1234.57 BBD'
 * Money.asString(BBD(1n)); // => '1.00 BBD'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function BBD(amount: Amount): BBD {
  return of(amount, currency);
}
