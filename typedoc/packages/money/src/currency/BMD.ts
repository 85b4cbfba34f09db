// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'BMD'> = /* @__PURE__ */ withCode({
  code: 'BMD',
  numericCode: '060',
  name: 'Bermudian Dollar',
  minorUnit: 2,
  symbol: '$',
});

/**
 * An amount of money in BMD (Bermudian Dollar).
 *
 * @example A price in BMD
 * ```ts
 * import { BMD, Money } from '@tstd/money';
 *
 * const price: BMD = BMD('19.90');
 *
 * price.currency.numericCode; // => '060'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface BMD extends Money<'BMD'> {
  /** The BMD currency. */
  readonly currency: Currency<'BMD'>;
}

/**
 * Creates an amount of money in BMD (Bermudian Dollar).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `BMD` |
 * | Numeric code | `060` |
 * | Name | Bermudian Dollar |
 * | Minor unit | 2 decimal places, 0.01 BMD |
 * | Symbol | `$` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in BMD.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in BMD to 2 decimal places
 * ```ts
 * import { BMD, Money } from '@tstd/money';
 *
 * const amount = BMD('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 BMD'
 * Money.asString(Money.round(amount)); // => '1234.57 BMD'
 * Money.asString(BMD(1n)); // => '1.00 BMD'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function BMD(amount: Amount): BMD {
  return of(amount, currency);
}
