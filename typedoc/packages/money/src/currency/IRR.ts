// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'IRR'> = /* @__PURE__ */ withCode({
  code: 'IRR',
  numericCode: '364',
  name: 'Iranian Rial',
  minorUnit: 2,
  symbol: 'IRR',
});

/**
 * An amount of money in IRR (Iranian Rial).
 *
 * @example A price in IRR
 * ```ts
 * import { IRR, Money } from '@tstd/money';
 *
 * const price: IRR = IRR('19.90');
 *
 * price.currency.numericCode; // => '364'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface IRR extends Money<'IRR'> {
  /** The IRR currency. */
  readonly currency: Currency<'IRR'>;
}

/**
 * Creates an amount of money in IRR (Iranian Rial).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `IRR` |
 * | Numeric code | `364` |
 * | Name | Iranian Rial |
 * | Minor unit | 2 decimal places, 0.01 IRR |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in IRR.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in IRR to 2 decimal places
 * ```ts
 * import { IRR, Money } from '@tstd/money';
 *
 * const amount = IRR('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 IRR'
 * Money.asString(Money.round(amount)); // => '1234.57 IRR'
 * Money.asString(IRR(1n)); // => '1.00 IRR'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function IRR(amount: Amount): IRR {
  return of(amount, currency);
}
