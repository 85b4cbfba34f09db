// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'YER'> = /* @__PURE__ */ withCode({
  code: 'YER',
  numericCode: '886',
  name: 'Yemeni Rial',
  minorUnit: 2,
  symbol: 'YER',
});

/**
 * An amount of money in YER (Yemeni Rial).
 *
 * @example A price in YER
 * ```ts
 * import { Money, YER } from '@tstd/money';
 *
 * const price: YER = YER('19.90');
 *
 * price.currency.numericCode; // => '886'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface YER extends Money<'YER'> {
  /** The YER currency. */
  readonly currency: Currency<'YER'>;
}

/**
 * Creates an amount of money in YER (Yemeni Rial).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `YER` |
 * | Numeric code | `886` |
 * | Name | Yemeni Rial |
 * | Minor unit | 2 decimal places, 0.01 YER |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in YER.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in YER to 2 decimal places
 * ```ts
 * import { Money, YER } from '@tstd/money';
 *
 * const amount = YER('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 YER'
 * Money.asString(Money.round(amount)); // => '1234.57 YER'
 * Money.asString(YER(1n)); // => '1.00 YER'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function YER(amount: Amount): YER {
  return of(amount, currency);
}
