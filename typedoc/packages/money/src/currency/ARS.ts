// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'ARS'> = /* @__PURE__ */ withCode({
  code: 'ARS',
  numericCode: '032',
  name: 'Argentine Peso',
  minorUnit: 2,
  symbol: '$',
});

/**
 * An amount of money in ARS (Argentine Peso).
 *
 * @example A price in ARS
 * ```ts
 * import { ARS, Money } from '@tstd/money';
 *
 * const price: ARS = ARS('19.90');
 *
 * price.currency.numericCode; // => '032'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface ARS extends Money<'ARS'> {
  /** The ARS currency. */
  readonly currency: Currency<'ARS'>;
}

/**
 * Creates an amount of money in ARS (Argentine Peso).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `ARS` |
 * | Numeric code | `032` |
 * | Name | Argentine Peso |
 * | Minor unit | 2 decimal places, 0.01 ARS |
 * | Symbol | `$` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in ARS.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in ARS to 2 decimal places
 * ```ts
 * import { ARS, Money } from '@tstd/money';
 *
 * const amount = ARS('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 ARS'
 * Money.asString(Money.round(amount)); // => '1234.57 ARS'
 * Money.asString(ARS(1n)); // => '1.00 ARS'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function ARS(amount: Amount): ARS {
  return of(amount, currency);
}
