import { checkObject } from '@tstd/error/Argument';
import { checkMoney } from './checks.js';
import * as BigDecimal from '@tstd/bigdecimal/BigDecimal';

import type { Option } from '@tstd/core/Option';

import type { Currency } from '../../Currency.js';
import type { Money } from './model.js';

/**
 * The options of {@link format}.
 *
 * @example Write the name of the currency
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
  /** How to write the currency: as an unambiguous symbol (`'symbol'`, the default), as a short symbol (`'narrowSymbol'`), as its code (`'code'`) or as its name (`'name'`). */
  readonly currencyDisplay?: 'symbol' | 'narrowSymbol' | 'code' | 'name' | undefined;

  /** How to write negative amounts: in parentheses if the locale does so (`'accounting'`). The default is `'standard'`. */
  readonly currencySign?: 'standard' | 'accounting' | undefined;

  /** When to write a sign. The default, `'auto'`, writes a sign for negative amounts only. */
  readonly signDisplay?: 'auto' | 'always' | 'exceptZero' | 'negative' | 'never' | undefined;

  /** Whether to separate thousands. The default is `true`. */
  readonly useGrouping?: boolean | undefined;

  /** The numbering system to use, such as `'arab'` or `'latn'`. The default is the numbering system of the locale. */
  readonly numberingSystem?: string | undefined;
}

/**
 * Formats an amount for display, in the format of a locale.
 *
 * The string contains all digits of the amount, and at least as many decimal places as the ISO 4217 minor unit. `Intl` alone would round the amount, and uses another number of decimal places for some currencies. For fewer decimal places, call {@link round} first.
 * If `Intl` supports the currency, the currency is written as in the locale. A custom currency, or a currency with a custom symbol, is written with its `symbol`, `code` or `name`.
 *
 * @param self - The amount to convert; all its digits are kept.
 * @param locales - The locales, in order of preference. The default is the locale of the runtime.
 * @param options - How to write the currency, the sign and the digits.
 * @returns The string.
 * @throws An `ArgumentError` if an option has the wrong type, or a `RangeError` if `Intl` rejects a locale or the value of an option.
 *
 * @example Format an amount in three locales
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
 * @example Keep all digits
 * ```ts
 * import { LBP, Money, USD } from '@tstd/money';
 *
 * Money.format(USD('12345678901234567890.123'), 'en-US'); // => '$12,345,678,901,234,567,890.123'
 * Money.format(LBP('1.5'), 'en-US', { currencyDisplay: 'code' }); // => 'LBP\u00a01.50'
 * ```
 *
 * @example Format an amount in a custom currency
 * ```ts
 * import { Currency, Money } from '@tstd/money';
 *
 * const coin = Currency.of({
 *   code: 'COIN',
 *   name: 'coins',
 *   minorUnit: 0,
 *   symbol: '◎',
 * });
 *
 * Money.format(Money.of(1200n, coin), 'en-US'); // => '◎1,200'
 * Money.format(Money.of(1200n, coin), 'de-DE'); // => '1.200\u00a0◎'
 * Money.format(Money.of(1200n, coin), 'en-US', { currencyDisplay: 'name' }); // => '1,200 coins'
 * ```
 *
 * @alias formatCurrency, toFormatted, NumberFormat, toRoundedUnit, currency.format,
 *   number_to_currency
 * @keywords symbol, euro, dollar, thousands, separator, toLocaleString, price, display, cents,
 *   print
 * @category Conversions
 * @since 1.0.0
 */
export function format(
  self: Money,
  locales?: Intl.LocalesArgument,
  options: FormatOptions = {},
): string {
  checkMoney(self, 'self');
  checkObject(options, 'options');
  const { amount, currency } = self;
  const { currencyDisplay: display = 'symbol' } = options;
  const write = (standIn: StandIn): string =>
    BigDecimal.format(amount, locales, {
      ...options,
      ...standIn,
      style: 'currency',
      // Without a maximum, a decimal is written with all its digits.
      minimumFractionDigits: currency.minorUnit,
    });
  const label = ownLabel(currency, display);
  if (label === undefined) {
    return write({ currency: currency.code });
  }
  const standIn = standInOf(label, display);
  return write(standIn).replace(labelOf(standIn, locales), () => label);
}

type CurrencyDisplay = NonNullable<FormatOptions['currencyDisplay']>;

/** A currency that `Intl` supports, formatted instead of one that `Intl` does not support. */
interface StandIn {
  readonly currency: string;
  readonly currencyDisplay?: CurrencyDisplay | undefined;
}

/** Returns the label of a currency if `Intl` would write a different label or does not accept the code. */
function ownLabel(currency: Currency, display: CurrencyDisplay): Option<string> {
  const { code, name, symbol } = currency;
  const isForIntl = /^[A-Z]{3}$/.test(code);
  switch (display) {
    case 'code':
      return isForIntl ? undefined : code;
    case 'name':
      return isForIntl && labelOf({ currency: code, currencyDisplay: display }, 'en') !== code
        ? undefined
        : name;
    default:
      return isForIntl &&
        labelOf({ currency: code, currencyDisplay: 'narrowSymbol' }, 'en') === symbol
        ? undefined
        : symbol;
  }
}

/** Returns a currency whose label is spaced correctly: a label that ends with a letter or a digit is separated from the amount, like a code, and a symbol is placed like `$`. */
function standInOf(label: string, display: CurrencyDisplay): StandIn {
  return display === 'name' || /[\p{Letter}\p{Number}]$/u.test(label)
    ? // No currency has this code, so `Intl` writes the code itself.
      { currency: 'XQQ', currencyDisplay: display }
    : { currency: 'USD', currencyDisplay: 'narrowSymbol' };
}

function labelOf(standIn: StandIn, locales: Intl.LocalesArgument): string {
  const parts = new Intl.NumberFormat(locales, { ...standIn, style: 'currency' }).formatToParts(1);
  // SAFETY: the style writes a currency in every locale.
  return (parts.find(({ type }) => type === 'currency') as Intl.NumberFormatPart).value;
}
