// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'JOD'> = /* @__PURE__ */ withCode({
  code: 'JOD',
  numericCode: '400',
  name: 'Jordanian Dinar',
  minorUnit: 3,
  symbol: 'JOD',
});

/**
 * An amount of money in JOD (Jordanian Dinar).
 *
 * @example A price in JOD
 * ```ts
 * import { JOD, Money } from '@tstd/money';
 *
 * const price: JOD = JOD('19.900');
 *
 * price.currency.numericCode; // => '400'
 * Money.toMinorUnits(price); // => 19900n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface JOD extends Money<'JOD'> {
  /** The JOD currency. */
  readonly currency: Currency<'JOD'>;
}

/**
 * Creates an amount of money in JOD (Jordanian Dinar).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `JOD` |
 * | Numeric code | `400` |
 * | Name | Jordanian Dinar |
 * | Minor unit | 3 decimal places, 0.001 JOD |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in JOD.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in JOD to 3 decimal places
 * ```ts
 * import { JOD, Money } from '@tstd/money';
 *
 * const amount = JOD('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 JOD'
 * Money.asString(Money.round(amount)); // => '1234.568 JOD'
 * Money.asString(JOD(1n)); // => '1.000 JOD'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function JOD(amount: Amount): JOD {
  return of(amount, currency);
}
