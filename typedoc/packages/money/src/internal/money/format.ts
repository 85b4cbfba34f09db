import * as BigDecimal from '@tstd/bigdecimal/BigDecimal';

import type { Money } from './model.js';

/**
 * How an amount is written for people. What is left out is as the locale has it.
 *
 * @example The name of the currency
 * ```ts
 * import { EUR, Money } from '@tstd/money';
 *
 * const options: Money.FormatOptions = { currencyDisplay: 'name' };
 *
 * Money.format(EUR('1.25'), 'en', options); // => '1.25 euros'
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface FormatOptions {
  /** What stands for the currency: its sign with what tells it from others (`'symbol'`, the default), its sign alone, its code or its name. */
  readonly currencyDisplay?: 'symbol' | 'narrowSymbol' | 'code' | 'name';

  /** Whether a negative amount is written in parentheses where the locale does so (`'accounting'`). The default is `'standard'`. */
  readonly currencySign?: 'standard' | 'accounting';

  /** When a sign is written. The default is `'auto'`: on negative amounts. */
  readonly signDisplay?: 'auto' | 'always' | 'exceptZero' | 'negative' | 'never';

  /** Whether thousands are separated. The default is `true`. */
  readonly useGrouping?: boolean;

  /** The digits to write with, such as `'arab'` or `'latn'`. */
  readonly numberingSystem?: string;
}

/**
 * Returns an amount as text for people, by the rules of a locale.
 *
 * All digits of the amount are written, and at least those of the minor unit by ISO 4217: `Intl` alone would round, and has other digits for some currencies. {@link round} comes first where that is not wanted.
 *
 * @param self - The amount to write.
 * @param locales - The locales, the preferred one first. The default is that of the runtime.
 * @param options - How to write it.
 * @returns The text.
 *
 * @example Three locales
 * ```ts
 * import { Money, USD } from '@tstd/money';
 *
 * const price = USD('1234.5');
 *
 * Money.format(price, 'en-US'); // => '$1,234.50'
 * Money.format(price, 'de-DE'); // => '1.234,50\u00a0$'
 * Money.format(price, 'fr-FR'); // => '1\u202f234,50\u00a0$US'
 * ```
 *
 * @example No digit is lost
 * ```ts
 * import { LBP, Money, USD } from '@tstd/money';
 *
 * Money.format(USD('12345678901234567890.123'), 'en-US'); // => '$12,345,678,901,234,567,890.123'
 * Money.format(LBP('1.5'), 'en-US', { currencyDisplay: 'code' }); // => 'LBP\u00a01.50'
 * ```
 *
 * @category Conversions
 * @since 1.0.0
 */
export function format(
  self: Money,
  locales?: Intl.LocalesArgument,
  options: FormatOptions = {},
): string {
  const { amount, currency } = self;
  return BigDecimal.format(amount, locales, {
    ...options,
    style: 'currency',
    currency: currency.code,
    // Without a maximum, a decimal is written with all its digits.
    minimumFractionDigits: currency.minorUnit,
  });
}
