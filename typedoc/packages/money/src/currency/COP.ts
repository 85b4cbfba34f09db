// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'COP'> = /* @__PURE__ */ withCode({
  code: 'COP',
  numericCode: '170',
  name: 'Colombian Peso',
  minorUnit: 2,
  symbol: '$',
});

/**
 * An amount of money in COP (Colombian Peso).
 *
 * @example A price in COP
 * ```ts
 * import { COP, Money } from '@tstd/money';
 *
 * const price: COP = COP('19.90');
 *
 * price.currency.numericCode; // => '170'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface COP extends Money<'COP'> {
  /** The COP currency. */
  readonly currency: Currency<'COP'>;
}

/**
 * Creates an amount of money in COP (Colombian Peso).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `COP` |
 * | Numeric code | `170` |
 * | Name | Colombian Peso |
 * | Minor unit | 2 decimal places, 0.01 COP |
 * | Symbol | `$` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in COP.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in COP to 2 decimal places
 * ```ts
 * import { COP, Money } from '@tstd/money';
 *
 * const amount = COP('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 COP'
 * Money.asString(Money.round(amount)); // => '1234.57 COP'
 * Money.asString(COP(1n)); // => '1.00 COP'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function COP(amount: Amount): COP {
  return of(amount, currency);
}
