// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'BOB'> = /* @__PURE__ */ withCode({
  code: 'BOB',
  numericCode: '068',
  name: 'Boliviano',
  minorUnit: 2,
  symbol: 'Bs',
});

/**
 * An amount of money in BOB (Boliviano).
 *
 * @example A price in BOB
 * ```ts
 * import { BOB, Money } from '@tstd/money';
 *
 * const price: BOB = BOB('19.90');
 *
 * price.currency.numericCode; // => '068'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface BOB extends Money<'BOB'> {
  /** The BOB currency. */
  readonly currency: Currency<'BOB'>;
}

/**
 * Creates an amount of money in BOB (Boliviano).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `BOB` |
 * | Numeric code | `068` |
 * | Name | Boliviano |
 * | Minor unit | 2 decimal places, 0.01 BOB |
 * | Symbol | `Bs` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in BOB.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in BOB to 2 decimal places
 * ```ts
 * import { BOB, Money } from '@tstd/money';
 *
 * const amount = BOB('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 BOB'
 * Money.asString(Money.round(amount)); // => '1234.57 BOB'
 * Money.asString(BOB(1n)); // => '1.00 BOB'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function BOB(amount: Amount): BOB {
  return of(amount, currency);
}
