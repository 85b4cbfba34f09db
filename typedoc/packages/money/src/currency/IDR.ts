// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'IDR'> = /* @__PURE__ */ withCode({
  code: 'IDR',
  numericCode: '360',
  name: 'Rupiah',
  minorUnit: 2,
  symbol: 'Rp',
});

/**
 * An amount of money in IDR (Rupiah).
 *
 * @example A price in IDR
 * ```ts
 * import { IDR, Money } from '@tstd/money';
 *
 * const price: IDR = IDR('19.90');
 *
 * price.currency.numericCode; // => '360'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface IDR extends Money<'IDR'> {
  /** The IDR currency. */
  readonly currency: Currency<'IDR'>;
}

/**
 * Creates an amount of money in IDR (Rupiah).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `IDR` |
 * | Numeric code | `360` |
 * | Name | Rupiah |
 * | Minor unit | 2 decimal places, 0.01 IDR |
 * | Symbol | `Rp` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in IDR.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in IDR to 2 decimal places
 * ```ts
 * import { IDR, Money } from '@tstd/money';
 *
 * const amount = IDR('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 IDR'
 * Money.asString(Money.round(amount)); // => '1234.57 IDR'
 * Money.asString(IDR(1n)); // => '1.00 IDR'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function IDR(amount: Amount): IDR {
  return of(amount, currency);
}
