// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'JMD'> = /* @__PURE__ */ withCode({
  code: 'JMD',
  numericCode: '388',
  name: 'Jamaican Dollar',
  minorUnit: 2,
  symbol: '$',
});

/**
 * An amount of money in JMD (Jamaican Dollar).
 *
 * @example A price in JMD
 * ```ts
 * import { JMD, Money } from '@tstd/money';
 *
 * const price: JMD = JMD('19.90');
 *
 * price.currency.numericCode; // => '388'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface JMD extends Money<'JMD'> {
  /** The JMD currency. */
  readonly currency: Currency<'JMD'>;
}

/**
 * Creates an amount of money in JMD (Jamaican Dollar).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `JMD` |
 * | Numeric code | `388` |
 * | Name | Jamaican Dollar |
 * | Minor unit | 2 decimal places, 0.01 JMD |
 * | Symbol | `$` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in JMD.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in JMD to 2 decimal places
 * ```ts
 * import { JMD, Money } from '@tstd/money';
 *
 * const amount = JMD('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 JMD'
 * Money.asString(Money.round(amount)); // => '1234.57 JMD'
 * Money.asString(JMD(1n)); // => '1.00 JMD'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function JMD(amount: Amount): JMD {
  return of(amount, currency);
}
