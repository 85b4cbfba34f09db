// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'MWK'> = /* @__PURE__ */ withCode({
  code: 'MWK',
  numericCode: '454',
  name: 'Malawi Kwacha',
  minorUnit: 2,
  symbol: 'MWK',
});

/**
 * An amount of money in MWK (Malawi Kwacha).
 *
 * @example A price in MWK
 * ```ts
 * import { MWK, Money } from '@tstd/money';
 *
 * const price: MWK = MWK('19.90');
 *
 * price.currency.numericCode; // => '454'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface MWK extends Money<'MWK'> {
  /** The MWK currency. */
  readonly currency: Currency<'MWK'>;
}

/**
 * Creates an amount of money in MWK (Malawi Kwacha).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `MWK` |
 * | Numeric code | `454` |
 * | Name | Malawi Kwacha |
 * | Minor unit | 2 decimal places, 0.01 MWK |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in MWK.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in MWK to 2 decimal places
 * ```ts
 * import { MWK, Money } from '@tstd/money';
 *
 * const amount = MWK('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 MWK'
 * Money.asString(Money.round(amount)); // => '1234.57 MWK'
 * Money.asString(MWK(1n)); // => '1.00 MWK'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function MWK(amount: Amount): MWK {
  return of(amount, currency);
}
