// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'CDF'> = /* @__PURE__ */ withCode({
  code: 'CDF',
  numericCode: '976',
  name: 'Congolese Franc',
  minorUnit: 2,
  symbol: 'CDF',
});

/**
 * An amount of money in CDF (Congolese Franc).
 *
 * @example A price in CDF
 * ```ts
 * import { CDF, Money } from '@tstd/money';
 *
 * const price: CDF = CDF('19.90');
 *
 * price.currency.numericCode; // => '976'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface CDF extends Money<'CDF'> {
  /** The CDF currency. */
  readonly currency: Currency<'CDF'>;
}

/**
 * Creates an amount of money in CDF (Congolese Franc).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `CDF` |
 * | Numeric code | `976` |
 * | Name | Congolese Franc |
 * | Minor unit | 2 decimal places, 0.01 CDF |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in CDF.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in CDF to 2 decimal places
 * ```ts
 * import { CDF, Money } from '@tstd/money';
 *
 * const amount = CDF('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 CDF'
 * Money.asString(Money.round(amount)); // => '1234.57 CDF'
 * Money.asString(CDF(1n)); // => '1.00 CDF'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function CDF(amount: Amount): CDF {
  return of(amount, currency);
}
