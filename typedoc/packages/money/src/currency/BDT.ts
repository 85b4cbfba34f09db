// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'BDT'> = /* @__PURE__ */ withCode({
  code: 'BDT',
  numericCode: '050',
  name: 'Taka',
  minorUnit: 2,
  symbol: '৳',
});

/**
 * An amount of money in BDT (Taka).
 *
 * @example A price in BDT
 * ```ts
 * import { BDT, Money } from '@tstd/money';
 *
 * const price: BDT = BDT('19.90');
 *
 * price.currency.numericCode; // => '050'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface BDT extends Money<'BDT'> {
  /** The BDT currency. */
  readonly currency: Currency<'BDT'>;
}

/**
 * Creates an amount of money in BDT (Taka).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `BDT` |
 * | Numeric code | `050` |
 * | Name | Taka |
 * | Minor unit | 2 decimal places, 0.01 BDT |
 * | Symbol | `৳` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in BDT.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in BDT to 2 decimal places
 * ```ts
 * import { BDT, Money } from '@tstd/money';
 *
 * const amount = BDT('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 BDT'
 * Money.asString(Money.round(amount)); // => '1234.57 BDT'
 * Money.asString(BDT(1n)); // => '1.00 BDT'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function BDT(amount: Amount): BDT {
  return of(amount, currency);
}
