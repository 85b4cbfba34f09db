// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'ILS'> = /* @__PURE__ */ withCode({
  code: 'ILS',
  numericCode: '376',
  name: 'New Israeli Sheqel',
  minorUnit: 2,
  symbol: '₪',
  cashIncrement: '0.10',
});

/**
 * An amount of money in ILS (New Israeli Sheqel).
 *
 * @example A price in ILS
 * ```ts
 * import { ILS, Money } from '@tstd/money';
 *
 * const price: ILS = ILS('19.90');
 *
 * price.currency.numericCode; // => '376'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface ILS extends Money<'ILS'> {
  /** The ILS currency. */
  readonly currency: Currency<'ILS'>;
}

/**
 * Creates an amount of money in ILS (New Israeli Sheqel).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `ILS` |
 * | Numeric code | `376` |
 * | Name | New Israeli Sheqel |
 * | Minor unit | 2 decimal places, 0.01 ILS |
 * | Symbol | `₪` |
 * | Cash | multiples of 0.10 ILS |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in ILS.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in ILS to 2 decimal places
 * ```ts
 * import { ILS, Money } from '@tstd/money';
 *
 * const amount = ILS('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 ILS'
 * Money.asString(Money.round(amount)); // => '1234.57 ILS'
 * Money.asString(ILS(1n)); // => '1.00 ILS'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function ILS(amount: Amount): ILS {
  return of(amount, currency);
}
