// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'ZWG'> = /* @__PURE__ */ withCode({
  code: 'ZWG',
  numericCode: '924',
  name: 'Zimbabwe Gold',
  minorUnit: 2,
  symbol: 'ZWG',
});

/**
 * An amount of money in ZWG (Zimbabwe Gold).
 *
 * @example A price in ZWG
 * ```ts
 * import { Money, ZWG } from '@tstd/money';
 *
 * const price: ZWG = ZWG('19.90');
 *
 * price.currency.numericCode; // => '924'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface ZWG extends Money<'ZWG'> {
  /** The ZWG currency. */
  readonly currency: Currency<'ZWG'>;
}

/**
 * Creates an amount of money in ZWG (Zimbabwe Gold).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `ZWG` |
 * | Numeric code | `924` |
 * | Name | Zimbabwe Gold |
 * | Minor unit | 2 decimal places, 0.01 ZWG |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in ZWG.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in ZWG to 2 decimal places
 * ```ts
 * import { Money, ZWG } from '@tstd/money';
 *
 * const amount = ZWG('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 ZWG'
 * Money.asString(Money.round(amount)); // => '1234.57 ZWG'
 * Money.asString(ZWG(1n)); // => '1.00 ZWG'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function ZWG(amount: Amount): ZWG {
  return of(amount, currency);
}
