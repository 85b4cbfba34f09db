// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'CLF'> = /* @__PURE__ */ withCode({
  code: 'CLF',
  numericCode: '990',
  name: 'Unidad de Fomento',
  minorUnit: 4,
  symbol: 'CLF',
});

/**
 * An amount of money in CLF (Unidad de Fomento).
 *
 * @example A price in CLF
 * ```ts
 * import { CLF, Money } from '@tstd/money';
 *
 * const price: CLF = CLF('19.9000');
 *
 * price.currency.numericCode; // => '990'
 * Money.toMinorUnits(price); // => 199000n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface CLF extends Money<'CLF'> {
  /** The CLF currency. */
  readonly currency: Currency<'CLF'>;
}

/**
 * Creates an amount of money in CLF (Unidad de Fomento).
 *
 * It is an ISO 4217 funds code, for which no coins or notes exist.
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `CLF` |
 * | Numeric code | `990` |
 * | Name | Unidad de Fomento |
 * | Minor unit | 4 decimal places, 0.0001 CLF |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in CLF.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in CLF to 4 decimal places
 * ```ts
 * import { CLF, Money } from '@tstd/money';
 *
 * const amount = CLF('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 CLF'
 * Money.asString(Money.round(amount)); // => '1234.5679 CLF'
 * Money.asString(CLF(1n)); // => '1.0000 CLF'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function CLF(amount: Amount): CLF {
  return of(amount, currency);
}
