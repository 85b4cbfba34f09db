// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'THB'> = /* @__PURE__ */ withCode({
  code: 'THB',
  numericCode: '764',
  name: 'Baht',
  minorUnit: 2,
  symbol: '฿',
});

/**
 * An amount of money in THB (Baht).
 *
 * @example A price in THB
 * ```ts
 * import { Money, THB } from '@tstd/money';
 *
 * const price: THB = THB('19.90');
 *
 * price.currency.numericCode; // => '764'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface THB extends Money<'THB'> {
  /** The THB currency. */
  readonly currency: Currency<'THB'>;
}

/**
 * Creates an amount of money in THB (Baht).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `THB` |
 * | Numeric code | `764` |
 * | Name | Baht |
 * | Minor unit | 2 decimal places, 0.01 THB |
 * | Symbol | `฿` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in THB.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in THB to 2 decimal places
 * ```ts
 * import { Money, THB } from '@tstd/money';
 *
 * const amount = THB('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 THB'
 * Money.asString(Money.round(amount)); // => '1234.57 THB'
 * Money.asString(THB(1n)); // => '1.00 THB'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function THB(amount: Amount): THB {
  return of(amount, currency);
}
