// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'MGA'> = /* @__PURE__ */ withCode({
  code: 'MGA',
  numericCode: '969',
  name: 'Malagasy Ariary',
  minorUnit: 2,
  symbol: 'Ar',
});

/**
 * An amount of money in MGA (Malagasy Ariary).
 *
 * @example A price in MGA
 * ```ts
 * import { MGA, Money } from '@tstd/money';
 *
 * const price: MGA = MGA('19.90');
 *
 * price.currency.numericCode; // => '969'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface MGA extends Money<'MGA'> {
  /** The MGA currency. */
  readonly currency: Currency<'MGA'>;
}

/**
 * Creates an amount of money in MGA (Malagasy Ariary).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `MGA` |
 * | Numeric code | `969` |
 * | Name | Malagasy Ariary |
 * | Minor unit | 2 decimal places, 0.01 MGA |
 * | Symbol | `Ar` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in MGA.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in MGA to 2 decimal places
 * ```ts
 * import { MGA, Money } from '@tstd/money';
 *
 * const amount = MGA('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 MGA'
 * Money.asString(Money.round(amount)); // => '1234.57 MGA'
 * Money.asString(MGA(1n)); // => '1.00 MGA'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function MGA(amount: Amount): MGA {
  return of(amount, currency);
}
