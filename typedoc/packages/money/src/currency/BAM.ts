// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'BAM'> = /* @__PURE__ */ withCode({
  code: 'BAM',
  numericCode: '977',
  name: 'Convertible Mark',
  minorUnit: 2,
  symbol: 'KM',
});

/**
 * An amount of money in BAM (Convertible Mark).
 *
 * @example A price in BAM
 * ```ts
 * import { BAM, Money } from '@tstd/money';
 *
 * const price: BAM = BAM('19.90');
 *
 * price.currency.numericCode; // => '977'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface BAM extends Money<'BAM'> {
  /** The BAM currency. */
  readonly currency: Currency<'BAM'>;
}

/**
 * Creates an amount of money in BAM (Convertible Mark).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `BAM` |
 * | Numeric code | `977` |
 * | Name | Convertible Mark |
 * | Minor unit | 2 decimal places, 0.01 BAM |
 * | Symbol | `KM` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in BAM.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in BAM to 2 decimal places
 * ```ts
 * import { BAM, Money } from '@tstd/money';
 *
 * const amount = BAM('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 BAM'
 * Money.asString(Money.round(amount)); // => '1234.57 BAM'
 * Money.asString(BAM(1n)); // => '1.00 BAM'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function BAM(amount: Amount): BAM {
  return of(amount, currency);
}
