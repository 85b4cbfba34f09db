// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'EUR'> = /* @__PURE__ */ withCode({
  code: 'EUR',
  numericCode: '978',
  name: 'Euro',
  minorUnit: 2,
  symbol: '€',
});

/**
 * An amount of money in EUR (Euro).
 *
 * @example A price in EUR
 * ```ts
 * import { EUR, Money } from '@tstd/money';
 *
 * const price: EUR = EUR('19.90');
 *
 * price.currency.numericCode; // => '978'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface EUR extends Money<'EUR'> {
  /** The EUR currency. */
  readonly currency: Currency<'EUR'>;
}

/**
 * Creates an amount of money in EUR (Euro).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `EUR` |
 * | Numeric code | `978` |
 * | Name | Euro |
 * | Minor unit | 2 decimal places, 0.01 EUR |
 * | Symbol | `€` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in EUR.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in EUR to 2 decimal places
 * ```ts
 * import { EUR, Money } from '@tstd/money';
 *
 * const amount = EUR('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 EUR'
 * Money.asString(Money.round(amount)); // => '1234.57 EUR'
 * Money.asString(EUR(1n)); // => '1.00 EUR'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function EUR(amount: Amount): EUR {
  return of(amount, currency);
}
