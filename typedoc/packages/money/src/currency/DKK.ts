// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'DKK'> = /* @__PURE__ */ withCode({
  code: 'DKK',
  numericCode: '208',
  name: 'Danish Krone',
  minorUnit: 2,
  symbol: 'kr',
  cashIncrement: '0.50',
});

/**
 * An amount of money in DKK (Danish Krone).
 *
 * @example A price in DKK
 * ```ts
 * import { DKK, Money } from '@tstd/money';
 *
 * const price: DKK = DKK('19.90');
 *
 * price.currency.numericCode; // => '208'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface DKK extends Money<'DKK'> {
  /** The DKK currency. */
  readonly currency: Currency<'DKK'>;
}

/**
 * Creates an amount of money in DKK (Danish Krone).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `DKK` |
 * | Numeric code | `208` |
 * | Name | Danish Krone |
 * | Minor unit | 2 decimal places, 0.01 DKK |
 * | Symbol | `kr` |
 * | Cash | multiples of 0.50 DKK |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in DKK.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in DKK to 2 decimal places
 * ```ts
 * import { DKK, Money } from '@tstd/money';
 *
 * const amount = DKK('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 DKK'
 * Money.asString(Money.round(amount)); // => '1234.57 DKK'
 * Money.asString(DKK(1n)); // => '1.00 DKK'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function DKK(amount: Amount): DKK {
  return of(amount, currency);
}
