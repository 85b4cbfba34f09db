// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'BHD'> = /* @__PURE__ */ withCode({
  code: 'BHD',
  numericCode: '048',
  name: 'Bahraini Dinar',
  minorUnit: 3,
  symbol: 'BHD',
});

/**
 * An amount of money in BHD (Bahraini Dinar).
 *
 * @example A price in BHD
 * ```ts
 * import { BHD, Money } from '@tstd/money';
 *
 * const price: BHD = BHD('19.900');
 *
 * price.currency.numericCode; // => '048'
 * Money.toMinorUnits(price); // => 19900n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface BHD extends Money<'BHD'> {
  /** The BHD currency. */
  readonly currency: Currency<'BHD'>;
}

/**
 * Creates an amount of money in BHD (Bahraini Dinar).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `BHD` |
 * | Numeric code | `048` |
 * | Name | Bahraini Dinar |
 * | Minor unit | 3 decimal places, 0.001 BHD |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in BHD.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in BHD to 3 decimal places
 * ```ts
 * import { BHD, Money } from '@tstd/money';
 *
 * const amount = BHD('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 BHD'
 * Money.asString(Money.round(amount)); // => '1234.568 BHD'
 * Money.asString(BHD(1n)); // => '1.000 BHD'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function BHD(amount: Amount): BHD {
  return of(amount, currency);
}
