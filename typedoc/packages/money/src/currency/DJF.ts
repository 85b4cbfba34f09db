// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'DJF'> = /* @__PURE__ */ withCode({
  code: 'DJF',
  numericCode: '262',
  name: 'Djibouti Franc',
  minorUnit: 0,
  symbol: 'DJF',
});

/**
 * An amount of money in DJF (Djibouti Franc).
 *
 * @example A price in DJF
 * ```ts
 * import { DJF, Money } from '@tstd/money';
 *
 * const price: DJF = DJF('20');
 *
 * price.currency.numericCode; // => '262'
 * Money.toMinorUnits(price); // => 20n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface DJF extends Money<'DJF'> {
  /** The DJF currency. */
  readonly currency: Currency<'DJF'>;
}

/**
 * Creates an amount of money in DJF (Djibouti Franc).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `DJF` |
 * | Numeric code | `262` |
 * | Name | Djibouti Franc |
 * | Minor unit | 0 decimal places, 1 DJF |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in DJF.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in DJF to 0 decimal places
 * ```ts
 * import { DJF, Money } from '@tstd/money';
 *
 * const amount = DJF('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 DJF'
 * Money.asString(Money.round(amount)); // => '1235 DJF'
 * Money.asString(DJF(1n)); // => '1 DJF'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function DJF(amount: Amount): DJF {
  return of(amount, currency);
}
