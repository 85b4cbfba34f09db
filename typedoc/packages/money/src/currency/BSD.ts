// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'BSD'> = /* @__PURE__ */ withCode({
  code: 'BSD',
  numericCode: '044',
  name: 'Bahamian Dollar',
  minorUnit: 2,
  symbol: '$',
});

/**
 * An amount of money in BSD (Bahamian Dollar).
 *
 * @example A price in BSD
 * ```ts
 * import { BSD, Money } from '@tstd/money';
 *
 * const price: BSD = BSD('19.90');
 *
 * price.currency.numericCode; // => '044'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface BSD extends Money<'BSD'> {
  /** The BSD currency. */
  readonly currency: Currency<'BSD'>;
}

/**
 * Creates an amount of money in BSD (Bahamian Dollar).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `BSD` |
 * | Numeric code | `044` |
 * | Name | Bahamian Dollar |
 * | Minor unit | 2 decimal places, 0.01 BSD |
 * | Symbol | `$` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in BSD.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in BSD to 2 decimal places
 * ```ts
 * import { BSD, Money } from '@tstd/money';
 *
 * const amount = BSD('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 BSD'
 * Money.asString(Money.round(amount)); // => '1234.57 BSD'
 * Money.asString(BSD(1n)); // => '1.00 BSD'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function BSD(amount: Amount): BSD {
  return of(amount, currency);
}
