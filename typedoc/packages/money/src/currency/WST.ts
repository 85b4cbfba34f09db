// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'WST'> = /* @__PURE__ */ withCode({
  code: 'WST',
  numericCode: '882',
  name: 'Tala',
  minorUnit: 2,
  symbol: 'WST',
});

/**
 * An amount of money in WST (Tala).
 *
 * @example A price in WST
 * ```ts
 * import { Money, WST } from '@tstd/money';
 *
 * const price: WST = WST('19.90');
 *
 * price.currency.numericCode; // => '882'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface WST extends Money<'WST'> {
  /** The WST currency. */
  readonly currency: Currency<'WST'>;
}

/**
 * Creates an amount of money in WST (Tala).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `WST` |
 * | Numeric code | `882` |
 * | Name | Tala |
 * | Minor unit | 2 decimal places, 0.01 WST |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in WST.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in WST to 2 decimal places
 * ```ts
 * import { Money, WST } from '@tstd/money';
 *
 * const amount = WST('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 WST'
 * Money.asString(Money.round(amount)); // => '1234.57 WST'
 * Money.asString(WST(1n)); // => '1.00 WST'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function WST(amount: Amount): WST {
  return of(amount, currency);
}
