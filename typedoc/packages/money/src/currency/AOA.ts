// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'AOA'> = /* @__PURE__ */ withCode({
  code: 'AOA',
  numericCode: '973',
  name: 'Kwanza',
  minorUnit: 2,
  symbol: 'Kz',
});

/**
 * An amount of money in AOA (Kwanza).
 *
 * @example A price in AOA
 * ```ts
 * import { AOA, Money } from '@tstd/money';
 *
 * const price: AOA = AOA('19.90');
 *
 * price.currency.numericCode; // => '973'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface AOA extends Money<'AOA'> {
  /** The AOA currency. */
  readonly currency: Currency<'AOA'>;
}

/**
 * Creates an amount of money in AOA (Kwanza).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `AOA` |
 * | Numeric code | `973` |
 * | Name | Kwanza |
 * | Minor unit | 2 decimal places, 0.01 AOA |
 * | Symbol | `Kz` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in AOA.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in AOA to 2 decimal places
 * ```ts
 * import { AOA, Money } from '@tstd/money';
 *
 * const amount = AOA('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 AOA'
 * Money.asString(Money.round(amount)); // => '1234.57 AOA'
 * Money.asString(AOA(1n)); // => '1.00 AOA'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function AOA(amount: Amount): AOA {
  return of(amount, currency);
}
