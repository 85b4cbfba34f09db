// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'DOP'> = /* @__PURE__ */ withCode({
  code: 'DOP',
  numericCode: '214',
  name: 'Dominican Peso',
  minorUnit: 2,
  symbol: '$',
});

/**
 * An amount of money in DOP (Dominican Peso).
 *
 * @example A price in DOP
 * ```ts
 * import { DOP, Money } from '@tstd/money';
 *
 * const price: DOP = DOP('19.90');
 *
 * price.currency.numericCode; // => '214'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface DOP extends Money<'DOP'> {
  /** The DOP currency. */
  readonly currency: Currency<'DOP'>;
}

/**
 * Creates an amount of money in DOP (Dominican Peso).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `DOP` |
 * | Numeric code | `214` |
 * | Name | Dominican Peso |
 * | Minor unit | 2 decimal places, 0.01 DOP |
 * | Symbol | `$` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in DOP.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in DOP to 2 decimal places
 * ```ts
 * import { DOP, Money } from '@tstd/money';
 *
 * const amount = DOP('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 DOP'
 * Money.asString(Money.round(amount)); // => '1234.57 DOP'
 * Money.asString(DOP(1n)); // => '1.00 DOP'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function DOP(amount: Amount): DOP {
  return of(amount, currency);
}
