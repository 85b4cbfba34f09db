// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'HTG'> = /* @__PURE__ */ withCode({
  code: 'HTG',
  numericCode: '332',
  name: 'Gourde',
  minorUnit: 2,
  symbol: 'HTG',
});

/**
 * An amount of money in HTG (Gourde).
 *
 * @example A price in HTG
 * ```ts
 * import { HTG, Money } from '@tstd/money';
 *
 * const price: HTG = HTG('19.90');
 *
 * price.currency.numericCode; // => '332'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface HTG extends Money<'HTG'> {
  /** The HTG currency. */
  readonly currency: Currency<'HTG'>;
}

/**
 * Creates an amount of money in HTG (Gourde).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `HTG` |
 * | Numeric code | `332` |
 * | Name | Gourde |
 * | Minor unit | 2 decimal places, 0.01 HTG |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in HTG.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in HTG to 2 decimal places
 * ```ts
 * import { HTG, Money } from '@tstd/money';
 *
 * const amount = HTG('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 HTG'
 * Money.asString(Money.round(amount)); // => '1234.57 HTG'
 * Money.asString(HTG(1n)); // => '1.00 HTG'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function HTG(amount: Amount): HTG {
  return of(amount, currency);
}
