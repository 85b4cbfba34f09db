// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'BOV'> = /* @__PURE__ */ withCode({
  code: 'BOV',
  numericCode: '984',
  name: 'Mvdol',
  minorUnit: 2,
  symbol: 'BOV',
});

/**
 * An amount of money in BOV (Mvdol).
 *
 * @example A price in BOV
 * ```ts
 * import { BOV, Money } from '@tstd/money';
 *
 * const price: BOV = BOV('19.90');
 *
 * price.currency.numericCode; // => '984'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface BOV extends Money<'BOV'> {
  /** The BOV currency. */
  readonly currency: Currency<'BOV'>;
}

/**
 * Creates an amount of money in BOV (Mvdol).
 *
 * It is an ISO 4217 funds code, for which no coins or notes exist.
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `BOV` |
 * | Numeric code | `984` |
 * | Name | Mvdol |
 * | Minor unit | 2 decimal places, 0.01 BOV |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in BOV.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in BOV to 2 decimal places
 * ```ts
 * import { BOV, Money } from '@tstd/money';
 *
 * const amount = BOV('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 BOV'
 * Money.asString(Money.round(amount)); // => '1234.57 BOV'
 * Money.asString(BOV(1n)); // => '1.00 BOV'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function BOV(amount: Amount): BOV {
  return of(amount, currency);
}
