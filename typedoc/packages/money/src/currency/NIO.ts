// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'NIO'> = /* @__PURE__ */ withCode({
  code: 'NIO',
  numericCode: '558',
  name: 'Cordoba Oro',
  minorUnit: 2,
  symbol: 'C$',
});

/**
 * An amount of money in NIO (Cordoba Oro).
 *
 * @example A price in NIO
 * ```ts
 * import { Money, NIO } from '@tstd/money';
 *
 * const price: NIO = NIO('19.90');
 *
 * price.currency.numericCode; // => '558'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface NIO extends Money<'NIO'> {
  /** The NIO currency. */
  readonly currency: Currency<'NIO'>;
}

/**
 * Creates an amount of money in NIO (Cordoba Oro).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `NIO` |
 * | Numeric code | `558` |
 * | Name | Cordoba Oro |
 * | Minor unit | 2 decimal places, 0.01 NIO |
 * | Symbol | `C$` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in NIO.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in NIO to 2 decimal places
 * ```ts
 * import { Money, NIO } from '@tstd/money';
 *
 * const amount = NIO('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 NIO'
 * Money.asString(Money.round(amount)); // => '1234.57 NIO'
 * Money.asString(NIO(1n)); // => '1.00 NIO'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function NIO(amount: Amount): NIO {
  return of(amount, currency);
}
