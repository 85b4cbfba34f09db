import { checkObject } from '@tstd/error/Argument';
import { checkMoney } from './checks.js';
import * as BigDecimal from '@tstd/bigdecimal/BigDecimal';

import type { Option } from '@tstd/core/Option';

import type { Currency } from '../../Currency.js';
import type { Money } from './model.js';

/**
 * The options of {@link format}.
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
  /** How to write the currency: its symbol, made unambiguous (`'symbol'`, the default), its symbol alone, its code or its name. */
  readonly currencyDisplay?: 'symbol' | 'narrowSymbol' | 'code' | 'name' | undefined;

  /** Whether to write negative amounts in parentheses if the locale does so (`'accounting'`). The default is `'standard'`. */
  readonly currencySign?: 'standard' | 'accounting' | undefined;

  /** When to write a sign. The default is `'auto'`: for negative amounts. */
  readonly signDisplay?: 'auto' | 'always' | 'exceptZero' | 'negative' | 'never' | undefined;

  /** Whether to separate thousands. The default is `true`. */
  readonly useGrouping?: boolean | undefined;

  /** The digits to use, such as `'arab'` or `'latn'`. The default is that of the locale. */
  readonly numberingSystem?: string | undefined;
}

/**
 * Returns an amount as a string for display, in the format of a locale.
 *
 * The string has all digits of the amount, and at least those of the minor unit of ISO 4217. `Intl` alone would round, and uses other digits for some currencies. If you want fewer digits, call {@link round} first.
 * If `Intl` knows the currency, the format of the locale applies. A custom currency, or one with a custom symbol, is written with its `symbol`, `code` or `name`.
 *
 * @param self - The amount to write, with all its digits.
 * @param locales - The locales, the preferred one first. The default is the locale of the runtime.
 * @param options - How to write the currency, the sign and the digits.
 * @returns The string.
 * @throws An `ArgumentError` if an option has the wrong type, and a `RangeError` if `Intl` does not know a locale or the value of an option.
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
 * @example All digits are kept
 * ```ts
 * import { LBP, Money, USD } from '@tstd/money';
 *
 * Money.format(USD('12345678901234567890.123'), 'en-US'); // => '$12,345,678,901,234,567,890.123'
 * Money.format(LBP('1.5'), 'en-US', { currencyDisplay: 'code' }); // => 'LBP\u00a01.50'
 * ```
 *
 * @example A custom currency
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

/** A currency that `Intl` knows, written instead of one that it does not know. */
interface StandIn {
  readonly currency: string;
  readonly currencyDisplay?: CurrencyDisplay | undefined;
}

/** Returns the label of a currency if `Intl` would write a different one, or cannot write it at all. */
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
    ? // No currency has the code: it is written as it is.
      { currency: 'XQQ', currencyDisplay: display }
    : { currency: 'USD', currencyDisplay: 'narrowSymbol' };
}

function labelOf(standIn: StandIn, locales: Intl.LocalesArgument): string {
  const parts = new Intl.NumberFormat(locales, { ...standIn, style: 'currency' }).formatToParts(1);
  // SAFETY: the style writes a currency in every locale.
  return (parts.find(({ type }) => type === 'currency') as Intl.NumberFormatPart).value;
}
