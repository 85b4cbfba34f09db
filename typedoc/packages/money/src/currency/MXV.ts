// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'MXV'> = /* @__PURE__ */ withCode({
  code: 'MXV',
  numericCode: '979',
  name: 'Mexican Unidad de Inversion (UDI)',
  minorUnit: 2,
  symbol: 'MXV',
});

/**
 * An amount of money in MXV (Mexican Unidad de Inversion (UDI)).
 *
 * @example A price in MXV
 * ```ts
 * import { MXV, Money } from '@tstd/money';
 *
 * const price: MXV = MXV('19.90');
 *
 * price.currency.numericCode; // => '979'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface MXV extends Money<'MXV'> {
  /** The MXV currency. */
  readonly currency: Currency<'MXV'>;
}

/**
 * Creates an amount of money in MXV (Mexican Unidad de Inversion (UDI)).
 *
 * It is an ISO 4217 funds code, for which no coins or notes exist.
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `MXV` |
 * | Numeric code | `979` |
 * | Name | Mexican Unidad de Inversion (UDI) |
 * | Minor unit | 2 decimal places, 0.01 MXV |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in MXV.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in MXV to 2 decimal places
 * ```ts
 * import { MXV, Money } from '@tstd/money';
 *
 * const amount = MXV('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 MXV'
 * Money.asString(Money.round(amount)); // => '1234.57 MXV'
 * Money.asString(MXV(1n)); // => '1.00 MXV'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function MXV(amount: Amount): MXV {
  return of(amount, currency);
}
