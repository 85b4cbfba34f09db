// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'BTN'> = /* @__PURE__ */ withCode({
  code: 'BTN',
  numericCode: '064',
  name: 'Ngultrum',
  minorUnit: 2,
  symbol: 'BTN',
});

/**
 * An amount of money in BTN (Ngultrum).
 *
 * @example A price in BTN
 * ```ts
 * import { BTN, Money } from '@tstd/money';
 *
 * const price: BTN = BTN('19.90');
 *
 * price.currency.numericCode; // => '064'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface BTN extends Money<'BTN'> {
  /** The BTN currency. */
  readonly currency: Currency<'BTN'>;
}

/**
 * Creates an amount of money in BTN (Ngultrum).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `BTN` |
 * | Numeric code | `064` |
 * | Name | Ngultrum |
 * | Minor unit | 2 decimal places, 0.01 BTN |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in BTN.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in BTN to 2 decimal places
 * ```ts
 * import { BTN, Money } from '@tstd/money';
 *
 * const amount = BTN('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 BTN'
 * Money.asString(Money.round(amount)); // => '1234.57 BTN'
 * Money.asString(BTN(1n)); // => '1.00 BTN'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function BTN(amount: Amount): BTN {
  return of(amount, currency);
}
