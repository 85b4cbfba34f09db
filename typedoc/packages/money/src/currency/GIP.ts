// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'GIP'> = /* @__PURE__ */ withCode({
  code: 'GIP',
  numericCode: '292',
  name: 'Gibraltar Pound',
  minorUnit: 2,
  symbol: '£',
});

/**
 * An amount of money in GIP (Gibraltar Pound).
 *
 * @example A price in GIP
 * ```ts
 * import { GIP, Money } from '@tstd/money';
 *
 * const price: GIP = GIP('19.90');
 *
 * price.currency.numericCode; // => '292'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface GIP extends Money<'GIP'> {
  /** The GIP currency. */
  readonly currency: Currency<'GIP'>;
}

/**
 * Creates an amount of money in GIP (Gibraltar Pound).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `GIP` |
 * | Numeric code | `292` |
 * | Name | Gibraltar Pound |
 * | Minor unit | 2 decimal places, 0.01 GIP |
 * | Symbol | `£` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in GIP.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in GIP to 2 decimal places
 * ```ts
 * import { GIP, Money } from '@tstd/money';
 *
 * const amount = GIP('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 GIP'
 * Money.asString(Money.round(amount)); // => '1234.57 GIP'
 * Money.asString(GIP(1n)); // => '1.00 GIP'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function GIP(amount: Amount): GIP {
  return of(amount, currency);
}
