// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'CLP'> = /* @__PURE__ */ withCode({
  code: 'CLP',
  numericCode: '152',
  name: 'Chilean Peso',
  minorUnit: 0,
  symbol: '$',
});

/**
 * An amount of money in CLP (Chilean Peso).
 *
 * @example A price in CLP
 * ```ts
 * import { CLP, Money } from '@tstd/money';
 *
 * const price: CLP = CLP('20');
 *
 * price.currency.numericCode; // => '152'
 * Money.toMinorUnits(price); // => 20n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface CLP extends Money<'CLP'> {
  /** The CLP currency. */
  readonly currency: Currency<'CLP'>;
}

/**
 * Creates an amount of money in CLP (Chilean Peso).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `CLP` |
 * | Numeric code | `152` |
 * | Name | Chilean Peso |
 * | Minor unit | 0 decimal places, 1 CLP |
 * | Symbol | `$` |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in CLP.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in CLP to 0 decimal places
 * ```ts
 * import { CLP, Money } from '@tstd/money';
 *
 * const amount = CLP('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 CLP'
 * Money.asString(Money.round(amount)); // => '1235 CLP'
 * Money.asString(CLP(1n)); // => '1 CLP'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function CLP(amount: Amount): CLP {
  return of(amount, currency);
}
