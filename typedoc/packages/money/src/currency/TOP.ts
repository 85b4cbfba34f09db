// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'TOP'> = /* @__PURE__ */ withCode({
  code: 'TOP',
  numericCode: '776',
  name: 'Pa’anga',
  minorUnit: 2,
  symbol: 'T$',
});

/**
 * An amount of money in TOP (Pa’anga).
 *
 * @example A price in TOP
 * ```ts
 * import { Money, TOP } from '@tstd/money';
 *
 * const price: TOP = TOP('19.90');
 *
 * price.currency.numericCode; // => '776'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface TOP extends Money<'TOP'> {
  /** The TOP currency. */
  readonly currency: Currency<'TOP'>;
}

/**
 * Creates an amount of money in TOP (Pa’anga).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `TOP` |
 * | Numeric code | `776` |
 * | Name | Pa’anga |
 * | Minor unit | 2 decimal places, 0.01 TOP |
 * | Symbol | `T$` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in TOP.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in TOP to 2 decimal places
 * ```ts
 * import { Money, TOP } from '@tstd/money';
 *
 * const amount = TOP('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 TOP'
 * Money.asString(Money.round(amount)); // => '1234.57 TOP'
 * Money.asString(TOP(1n)); // => '1.00 TOP'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function TOP(amount: Amount): TOP {
  return of(amount, currency);
}
