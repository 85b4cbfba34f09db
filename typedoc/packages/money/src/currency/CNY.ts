// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'CNY'> = /* @__PURE__ */ withCode({
  code: 'CNY',
  numericCode: '156',
  name: 'Yuan Renminbi',
  minorUnit: 2,
  symbol: '¥',
});

/**
 * An amount of money in CNY (Yuan Renminbi).
 *
 * @example A price in CNY
 * ```ts
 * import { CNY, Money } from '@tstd/money';
 *
 * const price: CNY = CNY('19.90');
 *
 * price.currency.numericCode; // => '156'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface CNY extends Money<'CNY'> {
  /** The CNY currency. */
  readonly currency: Currency<'CNY'>;
}

/**
 * Creates an amount of money in CNY (Yuan Renminbi).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `CNY` |
 * | Numeric code | `156` |
 * | Name | Yuan Renminbi |
 * | Minor unit | 2 decimal places, 0.01 CNY |
 * | Symbol | `¥` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in CNY.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in CNY to 2 decimal places
 * ```ts
 * import { CNY, Money } from '@tstd/money';
 *
 * const amount = CNY('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 CNY'
 * Money.asString(Money.round(amount)); // => '1234.57 CNY'
 * Money.asString(CNY(1n)); // => '1.00 CNY'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function CNY(amount: Amount): CNY {
  return of(amount, currency);
}
