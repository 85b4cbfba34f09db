// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'SVC'> = /* @__PURE__ */ withCode({
  code: 'SVC',
  numericCode: '222',
  name: 'El Salvador Colon',
  minorUnit: 2,
  symbol: 'SVC',
});

/**
 * An amount of money in SVC (El Salvador Colon).
 *
 * @example A price in SVC
 * ```ts
 * import { Money, SVC } from '@tstd/money';
 *
 * const price: SVC = SVC('19.90');
 *
 * price.currency.numericCode; // => '222'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface SVC extends Money<'SVC'> {
  /** The SVC currency. */
  readonly currency: Currency<'SVC'>;
}

/**
 * Creates an amount of money in SVC (El Salvador Colon).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `SVC` |
 * | Numeric code | `222` |
 * | Name | El Salvador Colon |
 * | Minor unit | 2 decimal places, 0.01 SVC |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in SVC.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in SVC to 2 decimal places
 * ```ts
 * import { Money, SVC } from '@tstd/money';
 *
 * const amount = SVC('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 SVC'
 * Money.asString(Money.round(amount)); // => '1234.57 SVC'
 * Money.asString(SVC(1n)); // => '1.00 SVC'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function SVC(amount: Amount): SVC {
  return of(amount, currency);
}
