// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'CHF'> = /* @__PURE__ */ withCode({
  code: 'CHF',
  numericCode: '756',
  name: 'Swiss Franc',
  minorUnit: 2,
  symbol: 'CHF',
  cashIncrement: '0.05',
});

/**
 * An amount of money in CHF (Swiss Franc).
 *
 * @example A price in CHF
 * ```ts
 * import { CHF, Money } from '@tstd/money';
 *
 * const price: CHF = CHF('19.90');
 *
 * price.currency.numericCode; // => '756'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface CHF extends Money<'CHF'> {
  /** The CHF currency. */
  readonly currency: Currency<'CHF'>;
}

/**
 * Creates an amount of money in CHF (Swiss Franc).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `CHF` |
 * | Numeric code | `756` |
 * | Name | Swiss Franc |
 * | Minor unit | 2 decimal places, 0.01 CHF |
 * | Cash | multiples of 0.05 CHF |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in CHF.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in CHF to 2 decimal places
 * ```ts
 * import { CHF, Money } from '@tstd/money';
 *
 * const amount = CHF('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 CHF'
 * Money.asString(Money.round(amount)); // => '1234.57 CHF'
 * Money.asString(CHF(1n)); // => '1.00 CHF'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function CHF(amount: Amount): CHF {
  return of(amount, currency);
}
