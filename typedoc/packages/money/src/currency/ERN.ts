// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'ERN'> = /* @__PURE__ */ withCode({
  code: 'ERN',
  numericCode: '232',
  name: 'Nakfa',
  minorUnit: 2,
  symbol: 'ERN',
});

/**
 * An amount of money in ERN (Nakfa).
 *
 * @example A price in ERN
 * ```ts
 * import { ERN, Money } from '@tstd/money';
 *
 * const price: ERN = ERN('19.90');
 *
 * price.currency.numericCode; // => '232'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface ERN extends Money<'ERN'> {
  /** The ERN currency. */
  readonly currency: Currency<'ERN'>;
}

/**
 * Creates an amount of money in ERN (Nakfa).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `ERN` |
 * | Numeric code | `232` |
 * | Name | Nakfa |
 * | Minor unit | 2 decimal places, 0.01 ERN |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in ERN.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in ERN to 2 decimal places
 * ```ts
 * import { ERN, Money } from '@tstd/money';
 *
 * const amount = ERN('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 ERN'
 * Money.asString(Money.round(amount)); // => '1234.57 ERN'
 * Money.asString(ERN(1n)); // => '1.00 ERN'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function ERN(amount: Amount): ERN {
  return of(amount, currency);
}
