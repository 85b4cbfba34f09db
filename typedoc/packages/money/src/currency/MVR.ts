// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'MVR'> = /* @__PURE__ */ withCode({
  code: 'MVR',
  numericCode: '462',
  name: 'Rufiyaa',
  minorUnit: 2,
  symbol: 'MVR',
});

/**
 * An amount of money in MVR (Rufiyaa).
 *
 * @example A price in MVR
 * ```ts
 * import { MVR, Money } from '@tstd/money';
 *
 * const price: MVR = MVR('19.90');
 *
 * price.currency.numericCode; // => '462'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface MVR extends Money<'MVR'> {
  /** The MVR currency. */
  readonly currency: Currency<'MVR'>;
}

/**
 * Creates an amount of money in MVR (Rufiyaa).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `MVR` |
 * | Numeric code | `462` |
 * | Name | Rufiyaa |
 * | Minor unit | 2 decimal places, 0.01 MVR |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in MVR.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in MVR to 2 decimal places
 * ```ts
 * import { MVR, Money } from '@tstd/money';
 *
 * const amount = MVR('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 MVR'
 * Money.asString(Money.round(amount)); // => '1234.57 MVR'
 * Money.asString(MVR(1n)); // => '1.00 MVR'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function MVR(amount: Amount): MVR {
  return of(amount, currency);
}
