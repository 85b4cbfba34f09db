// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'TMT'> = /* @__PURE__ */ withCode({
  code: 'TMT',
  numericCode: '934',
  name: 'Turkmenistan New Manat',
  minorUnit: 2,
  symbol: 'TMT',
});

/**
 * An amount of money in TMT (Turkmenistan New Manat).
 *
 * @example A price in TMT
 * ```ts
 * import { Money, TMT } from '@tstd/money';
 *
 * const price: TMT = TMT('19.90');
 *
 * price.currency.numericCode; // => '934'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface TMT extends Money<'TMT'> {
  /** The TMT currency. */
  readonly currency: Currency<'TMT'>;
}

/**
 * Creates an amount of money in TMT (Turkmenistan New Manat).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `TMT` |
 * | Numeric code | `934` |
 * | Name | Turkmenistan New Manat |
 * | Minor unit | 2 decimal places, 0.01 TMT |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in TMT.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in TMT to 2 decimal places
 * ```ts
 * import { Money, TMT } from '@tstd/money';
 *
 * const amount = TMT('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 TMT'
 * Money.asString(Money.round(amount)); // => '1234.57 TMT'
 * Money.asString(TMT(1n)); // => '1.00 TMT'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function TMT(amount: Amount): TMT {
  return of(amount, currency);
}
