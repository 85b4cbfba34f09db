// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'DZD'> = /* @__PURE__ */ withCode({
  code: 'DZD',
  numericCode: '012',
  name: 'Algerian Dinar',
  minorUnit: 2,
  symbol: 'DZD',
});

/**
 * An amount of money in DZD (Algerian Dinar).
 *
 * @example A price in DZD
 * ```ts
 * import { DZD, Money } from '@tstd/money';
 *
 * const price: DZD = DZD('19.90');
 *
 * price.currency.numericCode; // => '012'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface DZD extends Money<'DZD'> {
  /** The DZD currency. */
  readonly currency: Currency<'DZD'>;
}

/**
 * Creates an amount of money in DZD (Algerian Dinar).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `DZD` |
 * | Numeric code | `012` |
 * | Name | Algerian Dinar |
 * | Minor unit | 2 decimal places, 0.01 DZD |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in DZD.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in DZD to 2 decimal places
 * ```ts
 * import { DZD, Money } from '@tstd/money';
 *
 * const amount = DZD('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 DZD'
 * Money.asString(Money.round(amount)); // => '1234.57 DZD'
 * Money.asString(DZD(1n)); // => '1.00 DZD'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function DZD(amount: Amount): DZD {
  return of(amount, currency);
}
