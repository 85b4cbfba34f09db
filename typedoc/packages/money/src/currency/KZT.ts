// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'KZT'> = /* @__PURE__ */ withCode({
  code: 'KZT',
  numericCode: '398',
  name: 'Tenge',
  minorUnit: 2,
  symbol: '₸',
});

/**
 * An amount of money in KZT (Tenge).
 *
 * @example A price in KZT
 * ```ts
 * import { KZT, Money } from '@tstd/money';
 *
 * const price: KZT = KZT('19.90');
 *
 * price.currency.numericCode; // => '398'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface KZT extends Money<'KZT'> {
  /** The KZT currency. */
  readonly currency: Currency<'KZT'>;
}

/**
 * Creates an amount of money in KZT (Tenge).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `KZT` |
 * | Numeric code | `398` |
 * | Name | Tenge |
 * | Minor unit | 2 decimal places, 0.01 KZT |
 * | Symbol | `₸` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in KZT.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in KZT to 2 decimal places
 * ```ts
 * import { KZT, Money } from '@tstd/money';
 *
 * const amount = KZT('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 KZT'
 * Money.asString(Money.round(amount)); // => '1234.57 KZT'
 * Money.asString(KZT(1n)); // => '1.00 KZT'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function KZT(amount: Amount): KZT {
  return of(amount, currency);
}
