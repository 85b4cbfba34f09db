// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'RON'> = /* @__PURE__ */ withCode({
  code: 'RON',
  numericCode: '946',
  name: 'Romanian Leu',
  minorUnit: 2,
  symbol: 'lei',
});

/**
 * An amount of money in RON (Romanian Leu).
 *
 * @example A price in RON
 * ```ts
 * import { Money, RON } from '@tstd/money';
 *
 * const price: RON = RON('19.90');
 *
 * price.currency.numericCode; // => '946'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface RON extends Money<'RON'> {
  /** The RON currency. */
  readonly currency: Currency<'RON'>;
}

/**
 * Creates an amount of money in RON (Romanian Leu).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `RON` |
 * | Numeric code | `946` |
 * | Name | Romanian Leu |
 * | Minor unit | 2 decimal places, 0.01 RON |
 * | Symbol | `lei` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in RON.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in RON to 2 decimal places
 * ```ts
 * import { Money, RON } from '@tstd/money';
 *
 * const amount = RON('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 RON'
 * Money.asString(Money.round(amount)); // => '1234.57 RON'
 * Money.asString(RON(1n)); // => '1.00 RON'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function RON(amount: Amount): RON {
  return of(amount, currency);
}
