// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'UYI'> = /* @__PURE__ */ withCode({
  code: 'UYI',
  numericCode: '940',
  name: 'Uruguay Peso en Unidades Indexadas (UI)',
  minorUnit: 0,
  symbol: 'UYI',
});

/**
 * An amount of money in UYI (Uruguay Peso en Unidades Indexadas (UI)).
 *
 * @example A price in UYI
 * ```ts
 * import { Money, UYI } from '@tstd/money';
 *
 * const price: UYI = UYI('20');
 *
 * price.currency.numericCode; // => '940'
 * Money.toMinorUnits(price); // => 20n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface UYI extends Money<'UYI'> {
  /** The UYI currency. */
  readonly currency: Currency<'UYI'>;
}

/**
 * Creates an amount of money in UYI (Uruguay Peso en Unidades Indexadas (UI)).
 *
 * It is an ISO 4217 funds code, for which no coins or notes exist.
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `UYI` |
 * | Numeric code | `940` |
 * | Name | Uruguay Peso en Unidades Indexadas (UI) |
 * | Minor unit | 0 decimal places, 1 UYI |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in UYI.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in UYI to 0 decimal places
 * ```ts
 * import { Money, UYI } from '@tstd/money';
 *
 * const amount = UYI('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 UYI'
 * Money.asString(Money.round(amount)); // => '1235 UYI'
 * Money.asString(UYI(1n)); // => '1 UYI'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function UYI(amount: Amount): UYI {
  return of(amount, currency);
}
