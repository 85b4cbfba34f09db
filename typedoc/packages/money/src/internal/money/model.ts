import type { BigDecimalString } from '@tstd/bigdecimal';
import * as BigDecimal from '@tstd/bigdecimal/BigDecimal';
import type { Option } from '@tstd/core/Option';
import { checkArgument } from '@tstd/error';
import { checkBigInt } from '@tstd/error/Argument';

import type { Currency } from '../../Currency.js';
import { checkCurrency } from './checks.js';
import { create } from './value.js';

/**
 * An amount of money in a currency.
 *
 * The amount is exact. It may have more digits than the minor unit of its currency has, as unit prices and converted amounts do: `round` brings it to the minor unit when it is to be paid.
 * It is plain data, and keeps the digits that it is given: `10` and `10.00` are equal, but not the same data. Compare them by `equals`.
 *
 * Operators such as `<` and `+` throw a `TypeError` that names the functions to call. A template writes the amount as `asString` does. A literal, or a copy by a spread or by `structuredClone`, is an amount too, but does neither.
 *
 * @typeParam Code - The type of the code of the currency. Amounts whose codes differ cannot be added.
 *
 * @example Amounts that the compiler tells apart
 * ```ts
 * import { EUR, Money, USD } from '@tstd/money';
 *
 * const price: Money<'USD'> = USD('19.90');
 *
 * Money.asString(Money.add(price, USD('0.10'))); // => '20.00 USD'
 * // @ts-expect-error TS2345: Euros are not US dollars.
 * Money.add(price, EUR('0.10')); // => throws CurrencyMismatchError
 * ```
 *
 * @example Operators throw
 * ```ts
 * import { Money, USD } from '@tstd/money';
 *
 * const [small, great] = [USD('1.5'), USD('12')];
 *
 * small < great; // => throws TypeError
 * Money.lessThan(small, great); // => true
 * `Total: ${small}`; // => 'Total: 1.50 USD'
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type Money<Code extends string = string> = {
  /** The amount in the currency, not in its minor unit. */
  readonly amount: BigDecimal.BigDecimal;

  /** The currency. */
  readonly currency: Currency<Code>;
};

/**
 * What the functions of this module take for an exact decimal that the program knows.
 *
 * A number stands for the shortest decimal that reads back as it, which mostly is the one that the program writes: `0.1` is 0.1.
 *
 * @example Four forms of one amount
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 * import { Money, USD } from '@tstd/money';
 *
 * const amounts: readonly Money.Amount[] = ['5', 5, 5n, BigDecimal.of('5')];
 *
 * amounts.map((amount) => Money.asString(USD(amount))); // => ['5.00 USD', '5.00 USD', '5.00 USD', '5.00 USD']
 * ```
 *
 * @keywords number, string, accepted, float
 * @category Models
 * @since 1.0.0
 */
export type Amount = BigDecimal.BigDecimal | BigDecimalString | bigint | number;

/**
 * What is accepted where a currency is asked for: the currency, or the function that makes amounts in it, such as `USD`.
 *
 * @typeParam Code - The type of the code of the currency.
 *
 * @example A currency and its function
 * ```ts
 * import { Money, USD } from '@tstd/money';
 *
 * const currencies: readonly Money.CurrencyLike<'USD'>[] = [
 *   USD,
 *   USD('1').currency,
 * ];
 *
 * currencies.map((currency) => Money.asString(Money.zero(currency))); // => ['0.00 USD', '0.00 USD']
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type CurrencyLike<Code extends string = string> =
  Currency<Code> | ((amount: bigint) => Money<Code>);

/**
 * Returns an amount of money in a currency. It is for amounts that the program knows; {@link from} is for those that it receives.
 *
 * For a currency of ISO 4217 there is a shorter way: `USD('1.25')`.
 *
 * @typeParam Code - The type of the code of the currency.
 * @param amount - The amount. It may have more digits than the minor unit.
 * @param currency - The currency of the amount, or its function, such as `USD`.
 * @returns The amount of money.
 * @throws An {@link ArgumentError} when the amount is not a decimal, such as `NaN` or `'0x10'`.
 *
 * @example Make an amount
 * ```ts
 * import { Money, USD } from '@tstd/money';
 *
 * const { currency } = USD('1');
 *
 * Money.asString(Money.of('1.25', currency)); // => '1.25 USD'
 * Money.of(NaN, currency); // => throws ArgumentError
 * ```
 *
 * @alias Monetary.getAmountFactory, Money.fromDecimal, Money.from_amount, Money.new, BigMoney.of,
 *   FastMoney.of
 * @keywords constructor, price, create, string
 * @category Constructors
 * @since 1.0.0
 */
export function of<Code extends string>(amount: Amount, currency: CurrencyLike<Code>): Money<Code> {
  const known = currencyOf(currency);
  return create(toDecimal(amount), known);
}

/**
 * Returns an amount of money of a number of minor units, such as cents.
 *
 * @typeParam Code - The type of the code of the currency.
 * @param units - The number of minor units, which may be negative: `125n` is 1.25 dollars.
 * @param currency - The currency of the amount, or its function, such as `USD`.
 * @returns The amount of money.
 *
 * @example Cents, yen and fils
 * ```ts
 * import { JPY, KWD, Money, USD } from '@tstd/money';
 *
 * Money.asString(Money.ofMinorUnits(1250n, USD)); // => '12.50 USD'
 * Money.asString(Money.ofMinorUnits(1250n, JPY)); // => '1250 JPY'
 * Money.asString(Money.ofMinorUnits(1250n, KWD)); // => '1.250 KWD'
 * ```
 *
 * @alias fromCents, fromMinorUnit, ofMinor, fromSubunits
 * @keywords stripe, pennies, pence, integer, database, stored, bigint
 * @category Constructors
 * @since 1.0.0
 */
export function ofMinorUnits<Code extends string>(
  units: bigint,
  currency: CurrencyLike<Code>,
): Money<Code> {
  checkBigInt(units, 'units');
  const known = currencyOf(currency);
  return create(BigDecimal.of(units, { scale: known.minorUnit }), known);
}

/**
 * Returns no money in a currency.
 *
 * @typeParam Code - The type of the code of the currency.
 * @param currency - The currency of the amount, or its function, such as `USD`.
 * @returns The amount zero.
 *
 * @example Nothing to pay
 * ```ts
 * import { EUR, Money } from '@tstd/money';
 *
 * Money.asString(Money.zero(EUR)); // => '0.00 EUR'
 * ```
 *
 * @keywords initial, start, empty, reduce, cart
 * @category Constructors
 * @since 1.0.0
 */
export function zero<Code extends string>(currency: CurrencyLike<Code>): Money<Code> {
  return of(0n, currency);
}

/**
 * Returns an amount of money of what a program receives, or None when it is not a decimal.
 *
 * `parse` reads a text that names its currency.
 *
 * @typeParam Code - The type of the code of the currency.
 * @param amount - The amount: a text without a currency and without separators of thousands, a number, a big integer or a decimal.
 * @param currency - The currency of the amount, or its function, such as `USD`.
 * @returns The amount of money, or None.
 *
 * @example Read an amount
 * ```ts
 * import { Option } from '@tstd/core';
 * import { Money, USD } from '@tstd/money';
 *
 * Option.map(Money.from('1.25', USD), Money.asString); // => '1.25 USD'
 * Money.from('1,25', USD); // => undefined
 * Money.from(Infinity, USD); // => undefined
 * ```
 *
 * @keywords string, input, API, valid, user, form, float
 * @category Conversions
 * @since 1.0.0
 */
export function from<Code extends string>(
  amount: BigDecimal.BigDecimal | bigint | number | string,
  currency: CurrencyLike<Code>,
): Option<Money<Code>> {
  const known = currencyOf(currency);
  const decimal = readDecimal(amount);
  return decimal === undefined ? undefined : create(decimal, known);
}

/** The decimal of an amount that the program knows. */
export function toDecimal(amount: Amount, name: string = 'amount'): BigDecimal.BigDecimal {
  const decimal = readDecimal(amount);
  checkArgument(decimal !== undefined, name, 'a decimal', amount);
  return decimal;
}

function readDecimal(
  amount: BigDecimal.BigDecimal | bigint | number | string,
): Option<BigDecimal.BigDecimal> {
  switch (typeof amount) {
    case 'string':
      return BigDecimal.parse(amount);
    case 'bigint':
    case 'number':
      return BigDecimal.from(amount);
    default:
      return BigDecimal.hasInstance(amount) ? amount : undefined;
  }
}

/** The currency that something like a currency stands for. */
export function currencyOf<Code extends string>(
  currency: CurrencyLike<Code>,
  name: string = 'currency',
): Currency<Code> {
  // SAFETY: a function of a caller without types may return anything, which is checked below.
  const known: Option<Currency<Code>> =
    typeof currency === 'function'
      ? (currency(0n) as Option<Money<Code>> | null)?.currency
      : currency;
  checkCurrency(known, name);
  // SAFETY: it has been checked.
  return known as Currency<Code>;
}

/** The same currency with another amount. */
export function withAmount<Code extends string>(
  self: Money<Code>,
  amount: BigDecimal.BigDecimal,
): Money<Code> {
  return create(amount, self.currency);
}
