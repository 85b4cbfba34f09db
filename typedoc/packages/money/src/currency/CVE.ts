// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'CVE'> = /* @__PURE__ */ withCode({
  code: 'CVE',
  numericCode: '132',
  name: 'Cabo Verde Escudo',
  minorUnit: 2,
  symbol: 'CVE',
});

/**
 * An amount of money in CVE (Cabo Verde Escudo).
 *
 * @example A price in CVE
 * ```ts
 * import { CVE, Money } from '@tstd/money';
 *
 * const price: CVE = CVE('19.90');
 *
 * price.currency.numericCode; // => '132'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface CVE extends Money<'CVE'> {
  /** The CVE currency. */
  readonly currency: Currency<'CVE'>;
}

/**
 * Creates an amount of money in CVE (Cabo Verde Escudo).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `CVE` |
 * | Numeric code | `132` |
 * | Name | Cabo Verde Escudo |
 * | Minor unit | 2 decimal places, 0.01 CVE |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in CVE.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in CVE to 2 decimal places
 * ```ts
 * import { CVE, Money } from '@tstd/money';
 *
 * const amount = CVE('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 CVE'
 * Money.asString(Money.round(amount)); // => '1234.57 CVE'
 * Money.asString(CVE(1n)); // => '1.00 CVE'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function CVE(amount: Amount): CVE {
  return of(amount, currency);
}
