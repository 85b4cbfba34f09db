// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'QAR'> = /* @__PURE__ */ withCode({
  code: 'QAR',
  numericCode: '634',
  name: 'Qatari Rial',
  minorUnit: 2,
  symbol: 'QAR',
});

/**
 * An amount of money in QAR (Qatari Rial).
 *
 * @example A price in QAR
 * ```ts
 * import { Money, QAR } from '@tstd/money';
 *
 * const price: QAR = QAR('19.90');
 *
 * price.currency.numericCode; // => '634'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface QAR extends Money<'QAR'> {
  /** The QAR currency. */
  readonly currency: Currency<'QAR'>;
}

/**
 * Creates an amount of money in QAR (Qatari Rial).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `QAR` |
 * | Numeric code | `634` |
 * | Name | Qatari Rial |
 * | Minor unit | 2 decimal places, 0.01 QAR |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in QAR.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in QAR to 2 decimal places
 * ```ts
 * import { Money, QAR } from '@tstd/money';
 *
 * const amount = QAR('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 QAR'
 * Money.asString(Money.round(amount)); // => '1234.57 QAR'
 * Money.asString(QAR(1n)); // => '1.00 QAR'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function QAR(amount: Amount): QAR {
  return of(amount, currency);
}
