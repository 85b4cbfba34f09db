// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'IQD'> = /* @__PURE__ */ withCode({
  code: 'IQD',
  numericCode: '368',
  name: 'Iraqi Dinar',
  minorUnit: 3,
  symbol: 'IQD',
});

/**
 * An amount of money in IQD (Iraqi Dinar).
 *
 * @example A price in IQD
 * ```ts
 * import { IQD, Money } from '@tstd/money';
 *
 * const price: IQD = IQD('19.900');
 *
 * price.currency.numericCode; // => '368'
 * Money.toMinorUnits(price); // => 19900n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface IQD extends Money<'IQD'> {
  /** The IQD currency. */
  readonly currency: Currency<'IQD'>;
}

/**
 * Creates an amount of money in IQD (Iraqi Dinar).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `IQD` |
 * | Numeric code | `368` |
 * | Name | Iraqi Dinar |
 * | Minor unit | 3 decimal places, 0.001 IQD |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in IQD.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in IQD to 3 decimal places
 * ```ts
 * import { IQD, Money } from '@tstd/money';
 *
 * const amount = IQD('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 IQD'
 * Money.asString(Money.round(amount)); // => '1234.568 IQD'
 * Money.asString(IQD(1n)); // => '1.000 IQD'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function IQD(amount: Amount): IQD {
  return of(amount, currency);
}
