// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'ZAR'> = /* @__PURE__ */ withCode({
  code: 'ZAR',
  numericCode: '710',
  name: 'Rand',
  minorUnit: 2,
  symbol: 'R',
  cashIncrement: '0.10',
});

/**
 * An amount of money in ZAR (Rand).
 *
 * @example A price in ZAR
 * ```ts
 * import { Money, ZAR } from '@tstd/money';
 *
 * const price: ZAR = ZAR('19.90');
 *
 * price.currency.numericCode; // => '710'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface ZAR extends Money<'ZAR'> {
  /** The ZAR currency. */
  readonly currency: Currency<'ZAR'>;
}

/**
 * Creates an amount of money in ZAR (Rand).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `ZAR` |
 * | Numeric code | `710` |
 * | Name | Rand |
 * | Minor unit | 2 decimal places, 0.01 ZAR |
 * | Symbol | `R` |
 * | Cash | multiples of 0.10 ZAR |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in ZAR.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in ZAR to 2 decimal places
 * ```ts
 * import { Money, ZAR } from '@tstd/money';
 *
 * const amount = ZAR('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 ZAR'
 * Money.asString(Money.round(amount)); // => '1234.57 ZAR'
 * Money.asString(ZAR(1n)); // => '1.00 ZAR'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function ZAR(amount: Amount): ZAR {
  return of(amount, currency);
}
