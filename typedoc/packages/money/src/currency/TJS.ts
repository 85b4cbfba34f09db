// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'TJS'> = /* @__PURE__ */ withCode({
  code: 'TJS',
  numericCode: '972',
  name: 'Somoni',
  minorUnit: 2,
  symbol: 'TJS',
});

/**
 * An amount of money in TJS (Somoni).
 *
 * @example A price in TJS
 * ```ts
 * import { Money, TJS } from '@tstd/money';
 *
 * const price: TJS = TJS('19.90');
 *
 * price.currency.numericCode; // => '972'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface TJS extends Money<'TJS'> {
  /** The TJS currency. */
  readonly currency: Currency<'TJS'>;
}

/**
 * Creates an amount of money in TJS (Somoni).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `TJS` |
 * | Numeric code | `972` |
 * | Name | Somoni |
 * | Minor unit | 2 decimal places, 0.01 TJS |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in TJS.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in TJS to 2 decimal places
 * ```ts
 * import { Money, TJS } from '@tstd/money';
 *
 * const amount = TJS('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 TJS'
 * Money.asString(Money.round(amount)); // => '1234.57 TJS'
 * Money.asString(TJS(1n)); // => '1.00 TJS'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function TJS(amount: Amount): TJS {
  return of(amount, currency);
}
