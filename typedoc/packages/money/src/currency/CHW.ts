// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'CHW'> = /* @__PURE__ */ withCode({
  code: 'CHW',
  numericCode: '948',
  name: 'WIR Franc',
  minorUnit: 2,
  symbol: 'CHW',
});

/**
 * An amount of money in CHW (WIR Franc).
 *
 * @example A price in CHW
 * ```ts
 * import { CHW, Money } from '@tstd/money';
 *
 * const price: CHW = CHW('19.90');
 *
 * price.currency.numericCode; // => '948'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface CHW extends Money<'CHW'> {
  /** The CHW currency. */
  readonly currency: Currency<'CHW'>;
}

/**
 * Creates an amount of money in CHW (WIR Franc).
 *
 * It is an ISO 4217 funds code, for which no coins or notes exist.
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `CHW` |
 * | Numeric code | `948` |
 * | Name | WIR Franc |
 * | Minor unit | 2 decimal places, 0.01 CHW |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in CHW.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in CHW to 2 decimal places
 * ```ts
 * import { CHW, Money } from '@tstd/money';
 *
 * const amount = CHW('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 CHW'
 * Money.asString(Money.round(amount)); // => '1234.57 CHW'
 * Money.asString(CHW(1n)); // => '1.00 CHW'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function CHW(amount: Amount): CHW {
  return of(amount, currency);
}
