import { checkArray, checkString } from '@tstd/error/Argument';
import { checkMoney } from './checks.js';
import * as BigDecimal from '@tstd/bigdecimal/BigDecimal';
import type { Option } from '@tstd/core/Option';

import * as Currency from '../../Currency.js';
import { type CurrencyLike, type Money, currencyOf, from } from './model.js';
import { write } from './value.js';

/**
 * Parses a string as an amount of money, or returns None if the string is invalid.
 *
 * The string consists of a decimal and the code of an active ISO 4217 currency or fund, in either order, with one space or no-break space between them, such as `'1.25 USD'` or `'USD 1.25'`.
 * The decimal must have the format that `BigDecimal.parse` accepts: no thousands separators, a point as the decimal separator and, if there is a sign, the sign first. The code must be in upper case. Amounts in the format of a locale are not accepted.
 *
 * If your application uses this function, its bundle contains all currencies. To avoid that when you know the currency, use {@link from}.
 *
 * @param text - A decimal and a currency code, such as `'1.25 USD'`.
 * @returns The amount of money, or None if the string is invalid or the currency is unknown.
 *
 * @example Parse valid and invalid strings
 * ```ts
 * import { Option } from '@tstd/core';
 * import { Money } from '@tstd/money';
 *
 * Option.map(Money.parse('USD -1.25'), Money.asString); // => '-1.25 USD'
 * Money.parse('1.25'); // => undefined
 * Money.parse('1,250.00 USD'); // => undefined
 * Money.parse('1.25 HRK'); // => undefined
 * ```
 *
 * @alias fromString, decode, read, tryParse, valueOf, readMaybe, from_str, readEither
 * @keywords string, price, input, CSV, import, valid
 * @category Conversions
 * @since 1.0.0
 */
export function parse(text: string): Option<Money>;

/**
 * Parses a string as an amount in one of the given currencies, or returns None if the string is invalid.
 *
 * The string has the same format as without `currencies`, but the code must be that of a currency in the list. The list may contain custom currencies, or only the currencies that you accept. For the currencies in the list, this function reverses {@link asString}.
 *
 * @typeParam Code - The type of the currency codes.
 * @param text - A decimal and a currency code, such as `'1.25 USD'`.
 * @param currencies - The currencies that are accepted, or the functions that create their amounts, such as `USD`.
 * @returns The amount of money, or None if the string is invalid or the currency is not in the list.
 * @throws An `ArgumentError` if an element of the list is not a currency.
 *
 * @example Parse an amount in loyalty points
 * ```ts
 * import { Option } from '@tstd/core';
 * import { Currency, Money, USD } from '@tstd/money';
 *
 * const points = Currency.of({
 *   code: 'PTS',
 *   name: 'Point',
 *   minorUnit: 0,
 *   symbol: 'pt',
 * });
 *
 * Option.map(Money.parse('250 PTS', [points, USD]), Money.asString); // => '250 PTS'
 * Money.parse('250 EUR', [points, USD]); // => undefined
 * ```
 *
 * @category Conversions
 * @since 1.0.0
 */
export function parse<const Code extends string>(
  text: string,
  currencies: readonly CurrencyLike<Code>[],
): Option<Money<Code>>;

export function parse(text: string, currencies?: readonly CurrencyLike[]): Option<Money> {
  checkString(text, 'text');
  const known = currencies === undefined ? undefined : currenciesOf(currencies);
  const [, codeBefore, before, after, codeAfter] =
    /^(?:([A-Z][A-Z0-9]{2,11})[ \u00a0](\S+)|(\S+)[ \u00a0]([A-Z][A-Z0-9]{2,11}))$/.exec(text) ??
    [];
  const [code, amount] = [codeBefore ?? codeAfter, before ?? after];
  if (code === undefined || amount === undefined) {
    return undefined;
  }
  const currency =
    known === undefined ? Currency.from(code) : known.find((each) => each.code === code);
  return currency === undefined ? undefined : from(amount, currency);
}

function currenciesOf(currencies: readonly CurrencyLike[]): readonly Currency.Currency[] {
  checkArray(currencies, 'currencies');
  return currencies.map((currency) => currencyOf(currency, 'currencies'));
}

/**
 * Converts an amount to a string for other programs: the decimal, a space and the currency code. {@link parse} converts the string back to the amount. For a custom currency, pass the currency to `parse`.
 *
 * The decimal contains all digits of the amount, and at least as many decimal places as the minor unit. For display, use `format`.
 *
 * @param self - The amount to convert; all its digits are kept.
 * @returns The decimal and the currency code.
 *
 * @example Convert amounts to strings
 * ```ts
 * import { JPY, Money, USD } from '@tstd/money';
 *
 * Money.asString(USD('1234.5')); // => '1234.50 USD'
 * Money.asString(USD('0.125')); // => '0.125 USD'
 * Money.asString(JPY('1234')); // => '1234 JPY'
 * ```
 *
 * @alias toString, show, Display, inspect, str, serialize-error
 * @keywords serialize, stringify, database, store, plain, EUR
 * @category Conversions
 * @since 1.0.0
 */
export function asString(self: Money): string {
  checkMoney(self, 'self');
  return write(self);
}

/**
 * Returns the number of minor units in an amount, or None if that number is not an integer.
 *
 * To get a whole number of minor units, round the amount with `round` first.
 *
 * @param self - The amount to convert. Cents, for example, are the minor units of US dollars.
 * @returns The number of minor units, or None.
 *
 * @example Convert amounts to cents
 * ```ts
 * import { Money, USD } from '@tstd/money';
 *
 * Money.toMinorUnits(USD('12.5')); // => 1250n
 * Money.toMinorUnits(USD('12.505')); // => undefined
 * Money.toMinorUnits(Money.round(USD('12.505'))); // => 1251n
 * ```
 *
 * @alias cents, subunits, getMinorUnit, getAmountInCents, getMinorAmount, toCents, getAmountMinor,
 *   getAmountMinorLong, amountMinor, in_cents
 * @keywords stripe, pennies, pence, integer, payment, API, database, bigint
 * @category Conversions
 * @since 1.0.0
 */
export function toMinorUnits(self: Money): Option<bigint> {
  checkMoney(self, 'self');
  const { amount, currency } = self;
  return BigDecimal.toBigInt(
    BigDecimal.multiply(amount, BigDecimal.of(10n ** BigInt(currency.minorUnit))),
  );
}
