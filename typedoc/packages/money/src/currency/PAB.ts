// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'PAB'> = /* @__PURE__ */ withCode({
  code: 'PAB',
  numericCode: '590',
  name: 'Balboa',
  minorUnit: 2,
  symbol: 'PAB',
});

/**
 * An amount of money in PAB (Balboa).
 *
 * @example A price in PAB
 * ```ts
 * import { Money, PAB } from '@tstd/money';
 *
 * const price: PAB = PAB('19.90');
 *
 * price.currency.numericCode; // => '590'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface PAB extends Money<'PAB'> {
  /** The PAB currency. */
  readonly currency: Currency<'PAB'>;
}

/**
 * Creates an amount of money in PAB (Balboa).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `PAB` |
 * | Numeric code | `590` |
 * | Name | Balboa |
 * | Minor unit | 2 decimal places, 0.01 PAB |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in PAB.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in PAB to 2 decimal places
 * ```ts
 * import { Money, PAB } from '@tstd/money';
 *
 * const amount = PAB('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 PAB'
 * Money.asString(Money.round(amount)); // => '1234.57 PAB'
 * Money.asString(PAB(1n)); // => '1.00 PAB'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function PAB(amount: Amount): PAB {
  return of(amount, currency);
}
