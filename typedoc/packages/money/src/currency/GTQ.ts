// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'GTQ'> = /* @__PURE__ */ withCode({
  code: 'GTQ',
  numericCode: '320',
  name: 'Quetzal',
  minorUnit: 2,
  symbol: 'Q',
});

/**
 * An amount of money in GTQ (Quetzal).
 *
 * @example A price in GTQ
 * ```ts
 * import { GTQ, Money } from '@tstd/money';
 *
 * const price: GTQ = GTQ('19.90');
 *
 * price.currency.numericCode; // => '320'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface GTQ extends Money<'GTQ'> {
  /** The GTQ currency. */
  readonly currency: Currency<'GTQ'>;
}

/**
 * Creates an amount of money in GTQ (Quetzal).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `GTQ` |
 * | Numeric code | `320` |
 * | Name | Quetzal |
 * | Minor unit | 2 decimal places, 0.01 GTQ |
 * | Symbol | `Q` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in GTQ.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in GTQ to 2 decimal places
 * ```ts
 * import { GTQ, Money } from '@tstd/money';
 *
 * const amount = GTQ('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 GTQ'
 * Money.asString(Money.round(amount)); // => '1234.57 GTQ'
 * Money.asString(GTQ(1n)); // => '1.00 GTQ'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function GTQ(amount: Amount): GTQ {
  return of(amount, currency);
}
