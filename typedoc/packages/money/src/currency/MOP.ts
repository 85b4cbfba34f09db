// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'MOP'> = /* @__PURE__ */ withCode({
  code: 'MOP',
  numericCode: '446',
  name: 'Pataca',
  minorUnit: 2,
  symbol: 'MOP',
});

/**
 * An amount of money in MOP (Pataca).
 *
 * @example A price in MOP
 * ```ts
 * import { MOP, Money } from '@tstd/money';
 *
 * const price: MOP = MOP('19.90');
 *
 * price.currency.numericCode; // => '446'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface MOP extends Money<'MOP'> {
  /** The MOP currency. */
  readonly currency: Currency<'MOP'>;
}

/**
 * Creates an amount of money in MOP (Pataca).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `MOP` |
 * | Numeric code | `446` |
 * | Name | Pataca |
 * | Minor unit | 2 decimal places, 0.01 MOP |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in MOP.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in MOP to 2 decimal places
 * ```ts
 * import { MOP, Money } from '@tstd/money';
 *
 * const amount = MOP('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 MOP'
 * Money.asString(Money.round(amount)); // => '1234.57 MOP'
 * Money.asString(MOP(1n)); // => '1.00 MOP'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function MOP(amount: Amount): MOP {
  return of(amount, currency);
}
