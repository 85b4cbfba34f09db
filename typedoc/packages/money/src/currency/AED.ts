// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.

import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'AED'> = /* @__PURE__ */ withCode({
  code: 'AED',
  numericCode: '784',
  name: 'UAE Dirham',
  minorUnit: 2,
  symbol: 'AED',
});

/**
 * An amount of money in AED (UAE Dirham).
 *
 * @example A price in AED
 * ```ts
 * import { AED, Money } from '@tstd/money';
 *
 * const price: AED = AED('19.90');
 *
 * price.currency.numericCode; // => '784'
 * Money.toMinorUnits(price); // => 1990n
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface AED extends Money<'AED'> {
  /** The AED currency. */
  readonly currency: Currency<'AED'>;
}

/**
 * Creates an amount of money in AED (UAE Dirham).
 *
 * | Property | ISO 4217 |
 * | --- | --- |
 * | Code | `AED` |
 * | Numeric code | `784` |
 * | Name | UAE Dirham |
 * | Minor unit | 2 decimal places, 0.01 AED |
 *
 * @param amount - The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.
 * @returns The amount in AED.
 * @throws An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Round an amount in AED to 2 decimal places
 * ```ts
 * import { AED, Money } from '@tstd/money';
 *
 * const amount = AED('1234.56789');
 *
 * Money.asString(amount); // => '1234.56789 AED'
 * Money.asString(Money.round(amount)); // => '1234.57 AED'
 * Money.asString(AED(1n)); // => '1.00 AED'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function AED(amount: Amount): AED {
  return of(amount, currency);
}
