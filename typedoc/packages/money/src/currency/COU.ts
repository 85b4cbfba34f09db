// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'COU'> = /* @__PURE__ */ withCode({
  code: 'COU',
  numericCode: '970',
  name: 'Unidad de Valor Real',
  minorUnit: 2,
  symbol: 'COU',
});

/**
 * An amount of money in COU (Unidad de Valor Real).
 *
 * @example A price in COU
 * ```ts
 * import { COU, Money } from '@tstd/money';
 *
 * const price: COU = COU('19.90');
 *
 * price.currency.numericCode; // => '970'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface COU extends Money<'COU'> {
  /** The COU currency. */
  readonly currency: Currency<'COU'>;
}

/**
 * Creates an amount of money in COU (Unidad de Valor Real).
 *
 * It is an ISO 4217 funds code, for which no coins or notes exist.
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `COU` |
 * | Numeric code | `970` |
 * | Name | Unidad de Valor Real |
 * | Minor unit | 2 decimal places, 0.01 COU |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in COU.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in COU to 2 decimal places
 * ```ts
 * import { COU, Money } from '@tstd/money';
 *
 * const amount = COU('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 COU'
 * Money.asString(Money.round(amount)); // => '1234.57 COU'
 * Money.asString(COU(1n)); // => '1.00 COU'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function COU(amount: Amount): COU {
  return of(amount, currency);
}
