// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'KYD'> = /* @__PURE__ */ withCode({
  code: 'KYD',
  numericCode: '136',
  name: 'Cayman Islands Dollar',
  minorUnit: 2,
  symbol: '$',
});

/**
 * An amount of money in KYD (Cayman Islands Dollar).
 *
 * @example A price in KYD
 * ```ts
 * import { KYD, Money } from '@tstd/money';
 *
 * const price: KYD = KYD('19.90');
 *
 * price.currency.numericCode; // => '136'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface KYD extends Money<'KYD'> {
  /** The KYD currency. */
  readonly currency: Currency<'KYD'>;
}

/**
 * Creates an amount of money in KYD (Cayman Islands Dollar).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `KYD` |
 * | Numeric code | `136` |
 * | Name | Cayman Islands Dollar |
 * | Minor unit | 2 decimal places, 0.01 KYD |
 * | Symbol | `$` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in KYD.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in KYD to 2 decimal places
 * ```ts
 * import { KYD, Money } from '@tstd/money';
 *
 * const amount = KYD('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 KYD'
 * Money.asString(Money.round(amount)); // => '1234.57 KYD'
 * Money.asString(KYD(1n)); // => '1.00 KYD'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function KYD(amount: Amount): KYD {
  return of(amount, currency);
}
