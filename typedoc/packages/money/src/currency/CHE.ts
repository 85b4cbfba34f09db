// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'CHE'> = /* @__PURE__ */ withCode({
  code: 'CHE',
  numericCode: '947',
  name: 'WIR Euro',
  minorUnit: 2,
  symbol: 'CHE',
});

/**
 * An amount of money in CHE (WIR Euro).
 *
 * @example A price in CHE
 * ```ts
 * import { CHE, Money } from '@tstd/money';
 *
 * const price: CHE = CHE('19.90');
 *
 * price.currency.numericCode; // => '947'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface CHE extends Money<'CHE'> {
  /** The CHE currency. */
  readonly currency: Currency<'CHE'>;
}

/**
 * Creates an amount of money in CHE (WIR Euro).
 *
 * It is an ISO 4217 funds code, for which no coins or notes exist.
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `CHE` |
 * | Numeric code | `947` |
 * | Name | WIR Euro |
 * | Minor unit | 2 decimal places, 0.01 CHE |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in CHE.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in CHE to 2 decimal places
 * ```ts
 * import { CHE, Money } from '@tstd/money';
 *
 * const amount = CHE('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 CHE'
 * Money.asString(Money.round(amount)); // => '1234.57 CHE'
 * Money.asString(CHE(1n)); // => '1.00 CHE'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function CHE(amount: Amount): CHE {
  return of(amount, currency);
}
