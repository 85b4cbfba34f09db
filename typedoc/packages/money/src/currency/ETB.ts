// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'ETB'> = /* @__PURE__ */ withCode({
  code: 'ETB',
  numericCode: '230',
  name: 'Ethiopian Birr',
  minorUnit: 2,
  symbol: 'ETB',
});

/**
 * An amount of money in ETB (Ethiopian Birr).
 *
 * @example A price in ETB
 * ```ts
 * import { ETB, Money } from '@tstd/money';
 *
 * const price: ETB = ETB('19.90');
 *
 * price.currency.numericCode; // => '230'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface ETB extends Money<'ETB'> {
  /** The ETB currency. */
  readonly currency: Currency<'ETB'>;
}

/**
 * Creates an amount of money in ETB (Ethiopian Birr).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `ETB` |
 * | Numeric code | `230` |
 * | Name | Ethiopian Birr |
 * | Minor unit | 2 decimal places, 0.01 ETB |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in ETB.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in ETB to 2 decimal places
 * ```ts
 * import { ETB, Money } from '@tstd/money';
 *
 * const amount = ETB('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 ETB'
 * Money.asString(Money.round(amount)); // => '1234.57 ETB'
 * Money.asString(ETB(1n)); // => '1.00 ETB'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function ETB(amount: Amount): ETB {
  return of(amount, currency);
}
