// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'BRL'> = /* @__PURE__ */ withCode({
  code: 'BRL',
  numericCode: '986',
  name: 'Brazilian Real',
  minorUnit: 2,
  symbol: 'R$',
});

/**
 * An amount of money in BRL (Brazilian Real).
 *
 * @example A price in BRL
 * ```ts
 * import { BRL, Money } from '@tstd/money';
 *
 * const price: BRL = BRL('19.90');
 *
 * price.currency.numericCode; // => '986'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface BRL extends Money<'BRL'> {
  /** The BRL currency. */
  readonly currency: Currency<'BRL'>;
}

/**
 * Creates an amount of money in BRL (Brazilian Real).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `BRL` |
 * | Numeric code | `986` |
 * | Name | Brazilian Real |
 * | Minor unit | 2 decimal places, 0.01 BRL |
 * | Symbol | `R$` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in BRL.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in BRL to 2 decimal places
 * ```ts
 * import { BRL, Money } from '@tstd/money';
 *
 * const amount = BRL('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 BRL'
 * Money.asString(Money.round(amount)); // => '1234.57 BRL'
 * Money.asString(BRL(1n)); // => '1.00 BRL'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function BRL(amount: Amount): BRL {
  return of(amount, currency);
}
