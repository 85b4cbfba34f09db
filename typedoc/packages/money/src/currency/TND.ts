// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'TND'> = /* @__PURE__ */ withCode({
  code: 'TND',
  numericCode: '788',
  name: 'Tunisian Dinar',
  minorUnit: 3,
  symbol: 'TND',
});

/**
 * An amount of money in TND (Tunisian Dinar).
 *
 * @example A price in TND
 * ```ts
 * import { Money, TND } from '@tstd/money';
 *
 * const price: TND = TND('19.900');
 *
 * price.currency.numericCode; // => '788'
 * Money.toMinorUnits(price); // => 19900n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface TND extends Money<'TND'> {
  /** The TND currency. */
  readonly currency: Currency<'TND'>;
}

/**
 * Creates an amount of money in TND (Tunisian Dinar).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `TND` |
 * | Numeric code | `788` |
 * | Name | Tunisian Dinar |
 * | Minor unit | 3 decimal places, 0.001 TND |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in TND.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in TND to 3 decimal places
 * ```ts
 * import { Money, TND } from '@tstd/money';
 *
 * const amount = TND('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 TND'
 * Money.asString(Money.round(amount)); // => '1234.568 TND'
 * Money.asString(TND(1n)); // => '1.000 TND'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function TND(amount: Amount): TND {
  return of(amount, currency);
}
