// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'AMD'> = /* @__PURE__ */ withCode({
  code: 'AMD',
  numericCode: '051',
  name: 'Armenian Dram',
  minorUnit: 2,
  symbol: '֏',
});

/**
 * An amount of money in AMD (Armenian Dram).
 *
 * @example A price in AMD
 * ```ts
 * import { AMD, Money } from '@tstd/money';
 *
 * const price: AMD = AMD('19.90');
 *
 * price.currency.numericCode; // => '051'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface AMD extends Money<'AMD'> {
  /** The AMD currency. */
  readonly currency: Currency<'AMD'>;
}

/**
 * Creates an amount of money in AMD (Armenian Dram).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `AMD` |
 * | Numeric code | `051` |
 * | Name | Armenian Dram |
 * | Minor unit | 2 decimal places, 0.01 AMD |
 * | Symbol | `֏` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in AMD.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in AMD to 2 decimal places
 * ```ts
 * import { AMD, Money } from '@tstd/money';
 *
 * const amount = AMD('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 AMD'
 * Money.asString(Money.round(amount)); // => '1234.57 AMD'
 * Money.asString(AMD(1n)); // => '1.00 AMD'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function AMD(amount: Amount): AMD {
  return of(amount, currency);
}
