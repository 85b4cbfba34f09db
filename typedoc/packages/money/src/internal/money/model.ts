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
 * The amount is exact. It may have more decimal places than the minor unit of its currency, for example if it is a unit price or the result of a conversion. Before a payment, use `round` to round the amount to the minor unit.
 * An amount is plain data, and keeps its digits: `10` and `10.00` are equal amounts, but different data. To compare amounts, use `equals`.
 *
 * Operators such as `<` and `+` throw a `TypeError` that names the functions to use instead. Template literals convert an amount to a string as `asString` does. An object literal, or a copy made with spread syntax or `structuredClone`, is also an amount, but without these two features.
 *
 * @typeParam Code - The type of the currency code. Amounts with different codes cannot be added.
 *
 * @example Distinguish currencies at compile time
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
 * @example Use functions instead of operators
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
  /** The amount in the main unit of the currency, not in its minor unit. */
  readonly amount: BigDecimal.BigDecimal;

  /** The currency. */
  readonly currency: Currency<Code>;
};

/**
 * The input for an exact decimal that is fixed in your code.
 *
 * A number is interpreted as the shortest decimal that converts back to the same number, which is usually the decimal that you write: `0.1` is exactly 0.1.
 *
 * @example Pass an amount in four forms
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
 * The input for a currency: the currency itself, or the function that creates its amounts, such as `USD`.
 *
 * @typeParam Code - The type of the currency code.
 *
 * @example Pass a currency or its function
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
 * Creates an amount of money in a currency. Use this function for amounts that are fixed in your code, and {@link from} for external input.
 *
 * For an ISO 4217 currency, a function such as `USD` is shorter: `USD('1.25')`.
 *
 * @typeParam Code - The type of the currency code.
 * @param amount - The amount. It may have more decimal places than the minor unit.
 * @param currency - The currency of the amount, or the function that creates its amounts, such as `USD`.
 * @returns The amount of money.
 * @throws An {@link ArgumentError} if the amount is not a decimal, for example `NaN` or `'0x10'`.
 *
 * @example Create an amount
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
 * Creates an amount of money from a number of minor units, such as cents.
 *
 * @typeParam Code - The type of the currency code.
 * @param units - The number of minor units, which may be negative: `125n` is 1.25 dollars.
 * @param currency - The currency of the amount, or the function that creates its amounts, such as `USD`.
 * @returns The amount of money.
 *
 * @example Pass minor units of three currencies
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
 * Returns the amount zero in a currency.
 *
 * @typeParam Code - The type of the currency code.
 * @param currency - The currency of the amount, or the function that creates its amounts, such as `USD`.
 * @returns The amount zero.
 *
 * @example Create the amount zero
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
 * Creates an amount of money from external input, or returns None if the input is not a decimal.
 *
 * For a string that contains its currency, use `parse`.
 *
 * @typeParam Code - The type of the currency code.
 * @param amount - The amount: a string without a currency and without thousands separators, a number, a big integer or a decimal.
 * @param currency - The currency of the amount, or the function that creates its amounts, such as `USD`.
 * @returns The amount of money, or None.
 *
 * @example Check external amounts
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

/** Returns the decimal for an `Amount`, and throws if it is not a decimal. */
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

/** Returns the currency itself, or the currency of its function. */
export function currencyOf<Code extends string>(
  currency: CurrencyLike<Code>,
  name: string = 'currency',
): Currency<Code> {
  // SAFETY: in untyped code, a function may return anything, which is checked below.
  const known: Option<Currency<Code>> =
    typeof currency === 'function'
      ? (currency(0n) as Option<Money<Code>> | null)?.currency
      : currency;
  checkCurrency(known, name);
  // SAFETY: the result has been checked.
  return known as Currency<Code>;
}

/** Returns another amount in the same currency. */
export function withAmount<Code extends string>(
  self: Money<Code>,
  amount: BigDecimal.BigDecimal,
): Money<Code> {
  return create(amount, self.currency);
}
