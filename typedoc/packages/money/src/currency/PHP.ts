// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'PHP'> = /* @__PURE__ */ withCode({
  code: 'PHP',
  numericCode: '608',
  name: 'Philippine Peso',
  minorUnit: 2,
  symbol: '₱',
});

/**
 * An amount of money in PHP (Philippine Peso).
 *
 * @example A price in PHP
 * ```ts
 * import { Money, PHP } from '@tstd/money';
 *
 * const price: PHP = PHP('19.90');
 *
 * price.currency.numericCode; // => '608'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface PHP extends Money<'PHP'> {
  /** The PHP currency. */
  readonly currency: Currency<'PHP'>;
}

/**
 * Creates an amount of money in PHP (Philippine Peso).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `PHP` |
 * | Numeric code | `608` |
 * | Name | Philippine Peso |
 * | Minor unit | 2 decimal places, 0.01 PHP |
 * | Symbol | `₱` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in PHP.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in PHP to 2 decimal places
 * ```ts
 * import { Money, PHP } from '@tstd/money';
 *
 * const amount = PHP('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 PHP'
 * Money.asString(Money.round(amount)); // => '1234.57 PHP'
 * Money.asString(PHP(1n)); // => '1.00 PHP'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function PHP(amount: Amount): PHP {
  return of(amount, currency);
}
