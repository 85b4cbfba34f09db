// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'ALL'> = /* @__PURE__ */ withCode({
  code: 'ALL',
  numericCode: '008',
  name: 'Lek',
  minorUnit: 2,
  symbol: 'ALL',
});

/**
 * An amount of money in ALL (Lek).
 *
 * @example A price in ALL
 * ```ts
 * import { ALL, Money } from '@tstd/money';
 *
 * const price: ALL = ALL('19.90');
 *
 * price.currency.numericCode; // => '008'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface ALL extends Money<'ALL'> {
  /** The ALL currency. */
  readonly currency: Currency<'ALL'>;
}

/**
 * Creates an amount of money in ALL (Lek).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `ALL` |
 * | Numeric code | `008` |
 * | Name | Lek |
 * | Minor unit | 2 decimal places, 0.01 ALL |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in ALL.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in ALL to 2 decimal places
 * ```ts
 * import { ALL, Money } from '@tstd/money';
 *
 * const amount = ALL('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 ALL'
 * Money.asString(Money.round(amount)); // => '1234.57 ALL'
 * Money.asString(ALL(1n)); // => '1.00 ALL'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function ALL(amount: Amount): ALL {
  return of(amount, currency);
}
