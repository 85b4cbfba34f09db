// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'FJD'> = /* @__PURE__ */ withCode({
  code: 'FJD',
  numericCode: '242',
  name: 'Fiji Dollar',
  minorUnit: 2,
  symbol: '$',
});

/**
 * An amount of money in FJD (Fiji Dollar).
 *
 * @example A price in FJD
 * ```ts
 * import { FJD, Money } from '@tstd/money';
 *
 * const price: FJD = FJD('19.90');
 *
 * price.currency.numericCode; // => '242'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface FJD extends Money<'FJD'> {
  /** The FJD currency. */
  readonly currency: Currency<'FJD'>;
}

/**
 * Creates an amount of money in FJD (Fiji Dollar).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `FJD` |
 * | Numeric code | `242` |
 * | Name | Fiji Dollar |
 * | Minor unit | 2 decimal places, 0.01 FJD |
 * | Symbol | `$` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in FJD.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in FJD to 2 decimal places
 * ```ts
 * import { FJD, Money } from '@tstd/money';
 *
 * const amount = FJD('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 FJD'
 * Money.asString(Money.round(amount)); // => '1234.57 FJD'
 * Money.asString(FJD(1n)); // => '1.00 FJD'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function FJD(amount: Amount): FJD {
  return of(amount, currency);
}
