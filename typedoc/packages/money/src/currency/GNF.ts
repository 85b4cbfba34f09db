// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'GNF'> = /* @__PURE__ */ withCode({
  code: 'GNF',
  numericCode: '324',
  name: 'Guinean Franc',
  minorUnit: 0,
  symbol: 'FG',
});

/**
 * An amount of money in GNF (Guinean Franc).
 *
 * @example A price in GNF
 * ```ts
 * import { GNF, Money } from '@tstd/money';
 *
 * const price: GNF = GNF('20');
 *
 * price.currency.numericCode; // => '324'
 * Money.toMinorUnits(price); // => 20n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface GNF extends Money<'GNF'> {
  /** The GNF currency. */
  readonly currency: Currency<'GNF'>;
}

/**
 * Creates an amount of money in GNF (Guinean Franc).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `GNF` |
 * | Numeric code | `324` |
 * | Name | Guinean Franc |
 * | Minor unit | 0 decimal places, 1 GNF |
 * | Symbol | `FG` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in GNF.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in GNF to 0 decimal places
 * ```ts
 * import { GNF, Money } from '@tstd/money';
 *
 * const amount = GNF('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 GNF'
 * Money.asString(Money.round(amount)); // => '1235 GNF'
 * Money.asString(GNF(1n)); // => '1 GNF'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function GNF(amount: Amount): GNF {
  return of(amount, currency);
}
