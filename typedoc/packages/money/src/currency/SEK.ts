// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'SEK'> = /* @__PURE__ */ withCode({
  code: 'SEK',
  numericCode: '752',
  name: 'Swedish Krona',
  minorUnit: 2,
  symbol: 'kr',
  cashIncrement: '1',
});

/**
 * An amount of money in SEK (Swedish Krona).
 *
 * @example A price in SEK
 * ```ts
 * import { Money, SEK } from '@tstd/money';
 *
 * const price: SEK = SEK('19.90');
 *
 * price.currency.numericCode; // => '752'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface SEK extends Money<'SEK'> {
  /** The SEK currency. */
  readonly currency: Currency<'SEK'>;
}

/**
 * Creates an amount of money in SEK (Swedish Krona).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `SEK` |
 * | Numeric code | `752` |
 * | Name | Swedish Krona |
 * | Minor unit | 2 decimal places, 0.01 SEK |
 * | Symbol | `kr` |
 * | Cash | multiples of 1 SEK |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in SEK.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in SEK to 2 decimal places
 * ```ts
 * import { Money, SEK } from '@tstd/money';
 *
 * const amount = SEK('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 SEK'
 * Money.asString(Money.round(amount)); // => '1234.57 SEK'
 * Money.asString(SEK(1n)); // => '1.00 SEK'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function SEK(amount: Amount): SEK {
  return of(amount, currency);
}
