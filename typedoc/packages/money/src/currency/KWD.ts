// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'KWD'> = /* @__PURE__ */ withCode({
  code: 'KWD',
  numericCode: '414',
  name: 'Kuwaiti Dinar',
  minorUnit: 3,
  symbol: 'KWD',
});

/**
 * An amount of money in KWD (Kuwaiti Dinar).
 *
 * @example A price in KWD
 * ```ts
 * import { KWD, Money } from '@tstd/money';
 *
 * const price: KWD = KWD('19.900');
 *
 * price.currency.numericCode; // => '414'
 * Money.toMinorUnits(price); // => 19900n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface KWD extends Money<'KWD'> {
  /** The KWD currency. */
  readonly currency: Currency<'KWD'>;
}

/**
 * Creates an amount of money in KWD (Kuwaiti Dinar).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `KWD` |
 * | Numeric code | `414` |
 * | Name | Kuwaiti Dinar |
 * | Minor unit | 3 decimal places, 0.001 KWD |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in KWD.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in KWD to 3 decimal places
 * ```ts
 * import { KWD, Money } from '@tstd/money';
 *
 * const amount = KWD('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 KWD'
 * Money.asString(Money.round(amount)); // => '1234.568 KWD'
 * Money.asString(KWD(1n)); // => '1.000 KWD'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function KWD(amount: Amount): KWD {
  return of(amount, currency);
}
