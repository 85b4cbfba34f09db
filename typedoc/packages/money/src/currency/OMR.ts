// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'OMR'> = /* @__PURE__ */ withCode({
  code: 'OMR',
  numericCode: '512',
  name: 'Rial Omani',
  minorUnit: 3,
  symbol: 'OMR',
});

/**
 * An amount of money in OMR (Rial Omani).
 *
 * @example A price in OMR
 * ```ts
 * import { Money, OMR } from '@tstd/money';
 *
 * const price: OMR = OMR('19.900');
 *
 * price.currency.numericCode; // => '512'
 * Money.toMinorUnits(price); // => 19900n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface OMR extends Money<'OMR'> {
  /** The OMR currency. */
  readonly currency: Currency<'OMR'>;
}

/**
 * Creates an amount of money in OMR (Rial Omani).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `OMR` |
 * | Numeric code | `512` |
 * | Name | Rial Omani |
 * | Minor unit | 3 decimal places, 0.001 OMR |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in OMR.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in OMR to 3 decimal places
 * ```ts
 * import { Money, OMR } from '@tstd/money';
 *
 * const amount = OMR('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 OMR'
 * Money.asString(Money.round(amount)); // => '1234.568 OMR'
 * Money.asString(OMR(1n)); // => '1.000 OMR'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function OMR(amount: Amount): OMR {
  return of(amount, currency);
}
