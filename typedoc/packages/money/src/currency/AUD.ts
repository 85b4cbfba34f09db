// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'AUD'> = /* @__PURE__ */ withCode({
  code: 'AUD',
  numericCode: '036',
  name: 'Australian Dollar',
  minorUnit: 2,
  symbol: '$',
  cashIncrement: '0.05',
});

/**
 * An amount of money in AUD (Australian Dollar).
 *
 * @example A price in AUD
 * ```ts
 * import { AUD, Money } from '@tstd/money';
 *
 * const price: AUD = AUD('19.90');
 *
 * price.currency.numericCode; // => '036'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface AUD extends Money<'AUD'> {
  /** The AUD currency. */
  readonly currency: Currency<'AUD'>;
}

/**
 * Creates an amount of money in AUD (Australian Dollar).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `AUD` |
 * | Numeric code | `036` |
 * | Name | Australian Dollar |
 * | Minor unit | 2 decimal places, 0.01 AUD |
 * | Symbol | `$` |
 * | Cash | multiples of 0.05 AUD |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in AUD.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in AUD to 2 decimal places
 * ```ts
 * import { AUD, Money } from '@tstd/money';
 *
 * const amount = AUD('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 AUD'
 * Money.asString(Money.round(amount)); // => '1234.57 AUD'
 * Money.asString(AUD(1n)); // => '1.00 AUD'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function AUD(amount: Amount): AUD {
  return of(amount, currency);
}
