// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'USD'> = /* @__PURE__ */ withCode({
  code: 'USD',
  numericCode: '840',
  name: 'US Dollar',
  minorUnit: 2,
  symbol: '$',
});

/**
 * An amount of money in USD (US Dollar).
 *
 * @example A price in USD
 * ```ts
 * import { Money, USD } from '@tstd/money';
 *
 * const price: USD = USD('19.90');
 *
 * price.currency.numericCode; // => '840'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface USD extends Money<'USD'> {
  /** The USD currency. */
  readonly currency: Currency<'USD'>;
}

/**
 * Creates an amount of money in USD (US Dollar).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `USD` |
 * | Numeric code | `840` |
 * | Name | US Dollar |
 * | Minor unit | 2 decimal places, 0.01 USD |
 * | Symbol | `$` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in USD.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in USD to 2 decimal places
 * ```ts
 * import { Money, USD } from '@tstd/money';
 *
 * const amount = USD('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 USD'
 * Money.asString(Money.round(amount)); // => '1234.57 USD'
 * Money.asString(USD(1n)); // => '1.00 USD'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function USD(amount: Amount): USD {
  return of(amount, currency);
}
