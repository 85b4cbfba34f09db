// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'BND'> = /* @__PURE__ */ withCode({
  code: 'BND',
  numericCode: '096',
  name: 'Brunei Dollar',
  minorUnit: 2,
  symbol: '$',
});

/**
 * An amount of money in BND (Brunei Dollar).
 *
 * @example A price in BND
 * ```ts
 * import { BND, Money } from '@tstd/money';
 *
 * const price: BND = BND('19.90');
 *
 * price.currency.numericCode; // => '096'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface BND extends Money<'BND'> {
  /** The BND currency. */
  readonly currency: Currency<'BND'>;
}

/**
 * Creates an amount of money in BND (Brunei Dollar).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `BND` |
 * | Numeric code | `096` |
 * | Name | Brunei Dollar |
 * | Minor unit | 2 decimal places, 0.01 BND |
 * | Symbol | `$` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in BND.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in BND to 2 decimal places
 * ```ts
 * import { BND, Money } from '@tstd/money';
 *
 * const amount = BND('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 BND'
 * Money.asString(Money.round(amount)); // => '1234.57 BND'
 * Money.asString(BND(1n)); // => '1.00 BND'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function BND(amount: Amount): BND {
  return of(amount, currency);
}
