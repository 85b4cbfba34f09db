// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'MRU'> = /* @__PURE__ */ withCode({
  code: 'MRU',
  numericCode: '929',
  name: 'Ouguiya',
  minorUnit: 2,
  symbol: 'MRU',
});

/**
 * An amount of money in MRU (Ouguiya).
 *
 * @example A price in MRU
 * ```ts
 * import { MRU, Money } from '@tstd/money';
 *
 * const price: MRU = MRU('19.90');
 *
 * price.currency.numericCode; // => '929'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface MRU extends Money<'MRU'> {
  /** The MRU currency. */
  readonly currency: Currency<'MRU'>;
}

/**
 * Creates an amount of money in MRU (Ouguiya).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `MRU` |
 * | Numeric code | `929` |
 * | Name | Ouguiya |
 * | Minor unit | 2 decimal places, 0.01 MRU |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in MRU.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in MRU to 2 decimal places
 * ```ts
 * import { MRU, Money } from '@tstd/money';
 *
 * const amount = MRU('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 MRU'
 * Money.asString(Money.round(amount)); // => '1234.57 MRU'
 * Money.asString(MRU(1n)); // => '1.00 MRU'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function MRU(amount: Amount): MRU {
  return of(amount, currency);
}
