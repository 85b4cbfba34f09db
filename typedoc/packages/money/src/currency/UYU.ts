// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'UYU'> = /* @__PURE__ */ withCode({
  code: 'UYU',
  numericCode: '858',
  name: 'Peso Uruguayo',
  minorUnit: 2,
  symbol: '$',
});

/**
 * An amount of money in UYU (Peso Uruguayo).
 *
 * @example A price in UYU
 * ```ts
 * import { Money, UYU } from '@tstd/money';
 *
 * const price: UYU = UYU('19.90');
 *
 * price.currency.numericCode; // => '858'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface UYU extends Money<'UYU'> {
  /** The UYU currency. */
  readonly currency: Currency<'UYU'>;
}

/**
 * Creates an amount of money in UYU (Peso Uruguayo).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `UYU` |
 * | Numeric code | `858` |
 * | Name | Peso Uruguayo |
 * | Minor unit | 2 decimal places, 0.01 UYU |
 * | Symbol | `$` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in UYU.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in UYU to 2 decimal places
 * ```ts
 * import { Money, UYU } from '@tstd/money';
 *
 * const amount = UYU('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 UYU'
 * Money.asString(Money.round(amount)); // => '1234.57 UYU'
 * Money.asString(UYU(1n)); // => '1.00 UYU'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function UYU(amount: Amount): UYU {
  return of(amount, currency);
}
