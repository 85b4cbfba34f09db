// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'CRC'> = /* @__PURE__ */ withCode({
  code: 'CRC',
  numericCode: '188',
  name: 'Costa Rican Colon',
  minorUnit: 2,
  symbol: '₡',
});

/**
 * An amount of money in CRC (Costa Rican Colon).
 *
 * @example A price in CRC
 * ```ts
 * import { CRC, Money } from '@tstd/money';
 *
 * const price: CRC = CRC('19.90');
 *
 * price.currency.numericCode; // => '188'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface CRC extends Money<'CRC'> {
  /** The CRC currency. */
  readonly currency: Currency<'CRC'>;
}

/**
 * Creates an amount of money in CRC (Costa Rican Colon).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `CRC` |
 * | Numeric code | `188` |
 * | Name | Costa Rican Colon |
 * | Minor unit | 2 decimal places, 0.01 CRC |
 * | Symbol | `₡` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in CRC.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in CRC to 2 decimal places
 * ```ts
 * import { CRC, Money } from '@tstd/money';
 *
 * const amount = CRC('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 CRC'
 * Money.asString(Money.round(amount)); // => '1234.57 CRC'
 * Money.asString(CRC(1n)); // => '1.00 CRC'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function CRC(amount: Amount): CRC {
  return of(amount, currency);
}
