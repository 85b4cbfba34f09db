// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'SCR'> = /* @__PURE__ */ withCode({
  code: 'SCR',
  numericCode: '690',
  name: 'Seychelles Rupee',
  minorUnit: 2,
  symbol: 'SCR',
});

/**
 * An amount of money in SCR (Seychelles Rupee).
 *
 * @example A price in SCR
 * ```ts
 * import { Money, SCR } from '@tstd/money';
 *
 * const price: SCR = SCR('19.90');
 *
 * price.currency.numericCode; // => '690'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface SCR extends Money<'SCR'> {
  /** The SCR currency. */
  readonly currency: Currency<'SCR'>;
}

/**
 * Creates an amount of money in SCR (Seychelles Rupee).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `SCR` |
 * | Numeric code | `690` |
 * | Name | Seychelles Rupee |
 * | Minor unit | 2 decimal places, 0.01 SCR |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in SCR.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in SCR to 2 decimal places
 * ```ts
 * import { Money, SCR } from '@tstd/money';
 *
 * const amount = SCR('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 SCR'
 * Money.asString(Money.round(amount)); // => '1234.57 SCR'
 * Money.asString(SCR(1n)); // => '1.00 SCR'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function SCR(amount: Amount): SCR {
  return of(amount, currency);
}
