// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'UYW'> = /* @__PURE__ */ withCode({
  code: 'UYW',
  numericCode: '927',
  name: 'Unidad Previsional',
  minorUnit: 4,
  symbol: 'UYW',
});

/**
 * An amount of money in UYW (Unidad Previsional).
 *
 * @example A price in UYW
 * ```ts
 * import { Money, UYW } from '@tstd/money';
 *
 * const price: UYW = UYW('19.9000');
 *
 * price.currency.numericCode; // => '927'
 * Money.toMinorUnits(price); // => 199000n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface UYW extends Money<'UYW'> {
  /** The UYW currency. */
  readonly currency: Currency<'UYW'>;
}

/**
 * Creates an amount of money in UYW (Unidad Previsional).
 *
 * It is an ISO 4217 funds code, for which no coins or notes exist.
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `UYW` |
 * | Numeric code | `927` |
 * | Name | Unidad Previsional |
 * | Minor unit | 4 decimal places, 0.0001 UYW |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in UYW.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in UYW to 4 decimal places
 * ```ts
 * import { Money, UYW } from '@tstd/money';
 *
 * const amount = UYW('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 UYW'
 * Money.asString(Money.round(amount)); // => '1234.5679 UYW'
 * Money.asString(UYW(1n)); // => '1.0000 UYW'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function UYW(amount: Amount): UYW {
  return of(amount, currency);
}
