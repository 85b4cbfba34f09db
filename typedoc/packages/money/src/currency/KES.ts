// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'KES'> = /* @__PURE__ */ withCode({
  code: 'KES',
  numericCode: '404',
  name: 'Kenyan Shilling',
  minorUnit: 2,
  symbol: 'KES',
});

/**
 * An amount of money in KES (Kenyan Shilling).
 *
 * @example A price in KES
 * ```ts
 * import { KES, Money } from '@tstd/money';
 *
 * const price: KES = KES('19.90');
 *
 * price.currency.numericCode; // => '404'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface KES extends Money<'KES'> {
  /** The KES currency. */
  readonly currency: Currency<'KES'>;
}

/**
 * Creates an amount of money in KES (Kenyan Shilling).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `KES` |
 * | Numeric code | `404` |
 * | Name | Kenyan Shilling |
 * | Minor unit | 2 decimal places, 0.01 KES |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in KES.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in KES to 2 decimal places
 * ```ts
 * import { KES, Money } from '@tstd/money';
 *
 * const amount = KES('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 KES'
 * Money.asString(Money.round(amount)); // => '1234.57 KES'
 * Money.asString(KES(1n)); // => '1.00 KES'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function KES(amount: Amount): KES {
  return of(amount, currency);
}
