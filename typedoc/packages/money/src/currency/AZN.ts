// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'AZN'> = /* @__PURE__ */ withCode({
  code: 'AZN',
  numericCode: '944',
  name: 'Azerbaijan Manat',
  minorUnit: 2,
  symbol: '₼',
});

/**
 * An amount of money in AZN (Azerbaijan Manat).
 *
 * @example A price in AZN
 * ```ts
 * import { AZN, Money } from '@tstd/money';
 *
 * const price: AZN = AZN('19.90');
 *
 * price.currency.numericCode; // => '944'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface AZN extends Money<'AZN'> {
  /** The AZN currency. */
  readonly currency: Currency<'AZN'>;
}

/**
 * Creates an amount of money in AZN (Azerbaijan Manat).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `AZN` |
 * | Numeric code | `944` |
 * | Name | Azerbaijan Manat |
 * | Minor unit | 2 decimal places, 0.01 AZN |
 * | Symbol | `₼` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in AZN.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in AZN to 2 decimal places
 * ```ts
 * import { AZN, Money } from '@tstd/money';
 *
 * const amount = AZN('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 AZN'
 * Money.asString(Money.round(amount)); // => '1234.57 AZN'
 * Money.asString(AZN(1n)); // => '1.00 AZN'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function AZN(amount: Amount): AZN {
  return of(amount, currency);
}
