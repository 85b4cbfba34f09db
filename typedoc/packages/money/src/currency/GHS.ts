// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'GHS'> = /* @__PURE__ */ withCode({
  code: 'GHS',
  numericCode: '936',
  name: 'Ghana Cedi',
  minorUnit: 2,
  symbol: 'GH₵',
});

/**
 * An amount of money in GHS (Ghana Cedi).
 *
 * @example A price in GHS
 * ```ts
 * import { GHS, Money } from '@tstd/money';
 *
 * const price: GHS = GHS('19.90');
 *
 * price.currency.numericCode; // => '936'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface GHS extends Money<'GHS'> {
  /** The GHS currency. */
  readonly currency: Currency<'GHS'>;
}

/**
 * Creates an amount of money in GHS (Ghana Cedi).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `GHS` |
 * | Numeric code | `936` |
 * | Name | Ghana Cedi |
 * | Minor unit | 2 decimal places, 0.01 GHS |
 * | Symbol | `GH₵` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in GHS.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in GHS to 2 decimal places
 * ```ts
 * import { GHS, Money } from '@tstd/money';
 *
 * const amount = GHS('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 GHS'
 * Money.asString(Money.round(amount)); // => '1234.57 GHS'
 * Money.asString(GHS(1n)); // => '1.00 GHS'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function GHS(amount: Amount): GHS {
  return of(amount, currency);
}
