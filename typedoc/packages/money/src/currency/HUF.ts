// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'HUF'> = /* @__PURE__ */ withCode({
  code: 'HUF',
  numericCode: '348',
  name: 'Forint',
  minorUnit: 2,
  symbol: 'Ft',
  cashIncrement: '5',
});

/**
 * An amount of money in HUF (Forint).
 *
 * @example A price in HUF
 * ```ts
 * import { HUF, Money } from '@tstd/money';
 *
 * const price: HUF = HUF('19.90');
 *
 * price.currency.numericCode; // => '348'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface HUF extends Money<'HUF'> {
  /** The HUF currency. */
  readonly currency: Currency<'HUF'>;
}

/**
 * Creates an amount of money in HUF (Forint).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `HUF` |
 * | Numeric code | `348` |
 * | Name | Forint |
 * | Minor unit | 2 decimal places, 0.01 HUF |
 * | Symbol | `Ft` |
 * | Cash | multiples of 5 HUF |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in HUF.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in HUF to 2 decimal places
 * ```ts
 * import { HUF, Money } from '@tstd/money';
 *
 * const amount = HUF('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 HUF'
 * Money.asString(Money.round(amount)); // => '1234.57 HUF'
 * Money.asString(HUF(1n)); // => '1.00 HUF'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function HUF(amount: Amount): HUF {
  return of(amount, currency);
}
