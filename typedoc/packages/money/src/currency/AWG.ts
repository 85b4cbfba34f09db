// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'AWG'> = /* @__PURE__ */ withCode({
  code: 'AWG',
  numericCode: '533',
  name: 'Aruban Florin',
  minorUnit: 2,
  symbol: 'AWG',
});

/**
 * An amount of money in AWG (Aruban Florin).
 *
 * @example A price in AWG
 * ```ts
 * import { AWG, Money } from '@tstd/money';
 *
 * const price: AWG = AWG('19.90');
 *
 * price.currency.numericCode; // => '533'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface AWG extends Money<'AWG'> {
  /** The AWG currency. */
  readonly currency: Currency<'AWG'>;
}

/**
 * Creates an amount of money in AWG (Aruban Florin).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `AWG` |
 * | Numeric code | `533` |
 * | Name | Aruban Florin |
 * | Minor unit | 2 decimal places, 0.01 AWG |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in AWG.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in AWG to 2 decimal places
 * ```ts
 * import { AWG, Money } from '@tstd/money';
 *
 * const amount = AWG('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 AWG'
 * Money.asString(Money.round(amount)); // => '1234.57 AWG'
 * Money.asString(AWG(1n)); // => '1.00 AWG'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function AWG(amount: Amount): AWG {
  return of(amount, currency);
}
