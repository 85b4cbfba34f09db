// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'MNT'> = /* @__PURE__ */ withCode({
  code: 'MNT',
  numericCode: '496',
  name: 'Tugrik',
  minorUnit: 2,
  symbol: '₮',
});

/**
 * An amount of money in MNT (Tugrik).
 *
 * @example A price in MNT
 * ```ts
 * import { MNT, Money } from '@tstd/money';
 *
 * const price: MNT = MNT('19.90');
 *
 * price.currency.numericCode; // => '496'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface MNT extends Money<'MNT'> {
  /** The MNT currency. */
  readonly currency: Currency<'MNT'>;
}

/**
 * Creates an amount of money in MNT (Tugrik).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `MNT` |
 * | Numeric code | `496` |
 * | Name | Tugrik |
 * | Minor unit | 2 decimal places, 0.01 MNT |
 * | Symbol | `₮` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in MNT.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in MNT to 2 decimal places
 * ```ts
 * import { MNT, Money } from '@tstd/money';
 *
 * const amount = MNT('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 MNT'
 * Money.asString(Money.round(amount)); // => '1234.57 MNT'
 * Money.asString(MNT(1n)); // => '1.00 MNT'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function MNT(amount: Amount): MNT {
  return of(amount, currency);
}
