// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'PGK'> = /* @__PURE__ */ withCode({
  code: 'PGK',
  numericCode: '598',
  name: 'Kina',
  minorUnit: 2,
  symbol: 'PGK',
});

/**
 * An amount of money in PGK (Kina).
 *
 * @example A price in PGK
 * ```ts
 * import { Money, PGK } from '@tstd/money';
 *
 * const price: PGK = PGK('19.90');
 *
 * price.currency.numericCode; // => '598'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface PGK extends Money<'PGK'> {
  /** The PGK currency. */
  readonly currency: Currency<'PGK'>;
}

/**
 * Creates an amount of money in PGK (Kina).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `PGK` |
 * | Numeric code | `598` |
 * | Name | Kina |
 * | Minor unit | 2 decimal places, 0.01 PGK |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in PGK.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in PGK to 2 decimal places
 * ```ts
 * import { Money, PGK } from '@tstd/money';
 *
 * const amount = PGK('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 PGK'
 * Money.asString(Money.round(amount)); // => '1234.57 PGK'
 * Money.asString(PGK(1n)); // => '1.00 PGK'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function PGK(amount: Amount): PGK {
  return of(amount, currency);
}
