// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'CZK'> = /* @__PURE__ */ withCode({
  code: 'CZK',
  numericCode: '203',
  name: 'Czech Koruna',
  minorUnit: 2,
  symbol: 'Kč',
  cashIncrement: '1',
});

/**
 * An amount of money in CZK (Czech Koruna).
 *
 * @example A price in CZK
 * ```ts
 * import { CZK, Money } from '@tstd/money';
 *
 * const price: CZK = CZK('19.90');
 *
 * price.currency.numericCode; // => '203'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface CZK extends Money<'CZK'> {
  /** The CZK currency. */
  readonly currency: Currency<'CZK'>;
}

/**
 * Creates an amount of money in CZK (Czech Koruna).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `CZK` |
 * | Numeric code | `203` |
 * | Name | Czech Koruna |
 * | Minor unit | 2 decimal places, 0.01 CZK |
 * | Symbol | `Kč` |
 * | Cash | multiples of 1 CZK |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in CZK.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in CZK to 2 decimal places
 * ```ts
 * import { CZK, Money } from '@tstd/money';
 *
 * const amount = CZK('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 CZK'
 * Money.asString(Money.round(amount)); // => '1234.57 CZK'
 * Money.asString(CZK(1n)); // => '1.00 CZK'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function CZK(amount: Amount): CZK {
  return of(amount, currency);
}
