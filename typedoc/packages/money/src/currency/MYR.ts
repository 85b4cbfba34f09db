// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'MYR'> = /* @__PURE__ */ withCode({
  code: 'MYR',
  numericCode: '458',
  name: 'Malaysian Ringgit',
  minorUnit: 2,
  symbol: 'RM',
  cashIncrement: '0.05',
});

/**
 * An amount of money in MYR (Malaysian Ringgit).
 *
 * @example A price in MYR
 * ```ts
 * import { MYR, Money } from '@tstd/money';
 *
 * const price: MYR = MYR('19.90');
 *
 * price.currency.numericCode; // => '458'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface MYR extends Money<'MYR'> {
  /** The MYR currency. */
  readonly currency: Currency<'MYR'>;
}

/**
 * Creates an amount of money in MYR (Malaysian Ringgit).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `MYR` |
 * | Numeric code | `458` |
 * | Name | Malaysian Ringgit |
 * | Minor unit | 2 decimal places, 0.01 MYR |
 * | Symbol | `RM` |
 * | Cash | multiples of 0.05 MYR |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in MYR.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in MYR to 2 decimal places
 * ```ts
 * import { MYR, Money } from '@tstd/money';
 *
 * const amount = MYR('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 MYR'
 * Money.asString(Money.round(amount)); // => '1234.57 MYR'
 * Money.asString(MYR(1n)); // => '1.00 MYR'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function MYR(amount: Amount): MYR {
  return of(amount, currency);
}
