import { checkArray, checkString } from '@tstd/error/Argument';
import { checkMoney } from './checks.js';
import * as BigDecimal from '@tstd/bigdecimal/BigDecimal';
import type { Option } from '@tstd/core/Option';

import * as Currency from '../../Currency.js';
import { type CurrencyLike, type Money, currencyOf, from } from './model.js';
import { write } from './value.js';

/**
 * Returns the amount of money that a text writes, or None.
 *
 * The text is a decimal and the code of an active currency or funds of ISO 4217, in this order or in the other, with one space between them, which may be a no-break space: `'1.25 USD'` or `'USD 1.25'`.
 * The decimal is one that `BigDecimal.parse` reads: without separators of thousands, with a point, and with a sign in front of it if any. Codes are in upper case. What people write by the rules of a locale is not read.
 *
 * An application that uses it has all currencies in its bundle. {@link from} does without where the currency is known.
 *
 * @param text - A decimal and the code of a currency, such as `'1.25 USD'`.
 * @returns The amount of money, or None when the text is not one or the currency is unknown.
 *
 * @example Read strictly
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
 * Returns the amount of money that a text writes in one of the given currencies, or None.
 *
 * The text is that of the form without currencies, and the code is that of one of the list: of your own, or those that you accept. It is the way back of {@link asString} for them.
 *
 * @typeParam Code - The type of the codes of the currencies.
 * @param text - A decimal and the code of a currency, such as `'1.25 USD'`.
 * @param currencies - The currencies that the text may name, or their functions, such as `USD`.
 * @returns The amount of money, or None when the text is not one or the currency is none of them.
 * @throws An `ArgumentError` when one of the list is not a currency.
 *
 * @example Points of a shop
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
 * Returns an amount as text for programs: the decimal, a space and the code of the currency. {@link parse} reads it, and is given the currency where it is one of your own.
 *
 * The decimal has all digits of the amount, and at least those of the minor unit. `format` writes for people.
 *
 * @param self - The amount to write, with all its digits.
 * @returns The text.
 *
 * @example Write an amount
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
 * Returns how many minor units an amount has, such as cents, or None when it is not a whole number of them.
 *
 * `round` makes it one.
 *
 * @param self - The amount; a fraction of a minor unit gives None.
 * @returns The number of minor units, or None.
 *
 * @example Cents
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
