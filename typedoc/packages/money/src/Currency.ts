import type { BigDecimalString } from '@tstd/bigdecimal';
import * as BigDecimal from '@tstd/bigdecimal/BigDecimal';
import * as Codec from '@tstd/core/Codec';
import { Equal } from '@tstd/core/Equal';
import type { Option } from '@tstd/core/Option';
import type { Order } from '@tstd/core/Order';
import type { Ordering } from '@tstd/core/Ordering';
import { checkArgument } from '@tstd/error';
import { checkArray, checkString } from '@tstd/error/Argument';

import { type Row, rows } from './internal/currencies.js';
import { isSameCurrency } from './internal/isSameCurrency.js';
import { checkCurrency } from './internal/money/checks.js';
import { withCode } from './internal/withCode.js';

/**
 * A currency: its code, and what is needed to round and write amounts in it.
 *
 * The currencies of this package are the active currencies and funds of ISO 4217 that have a minor unit. {@link of} makes others, such as points of a shop.
 * Two currencies are equal if they have the same code and the same minor unit. It is plain data: `JSON.stringify` and templates write its code, and operators such as `<` throw a `TypeError`.
 *
 * @typeParam Code - The type of the code, which tells currencies apart at compile time.
 *
 * @example The currency of an amount
 * ```ts
 * import { type Currency, KWD } from '@tstd/money';
 *
 * const currency: Currency<'KWD'> = KWD('1.250').currency;
 *
 * currency.name; // => 'Kuwaiti Dinar'
 * currency.minorUnit; // => 3
 * ```
 *
 * @alias CurrencyUnit, ISO4217, currencyCode, NSLocaleCurrency
 * @keywords symbol, euro, dollar, USD, EUR, ISO, foreign, decimals, yen
 * @category Models
 * @since 1.0.0
 * @see ISO 4217, the codes of currencies
 */
export type Currency<Code extends string = string> = {
  /** The code, that of ISO 4217 where it has one: three letters of the alphabet in upper case. One of your own has three to twelve capital letters and digits, and starts with a letter, so that it does not look like an amount. */
  readonly code: Code;

  /** The numeric code of ISO 4217: three digits as text, with their leading zeros. One of your own has none. */
  readonly numericCode?: string | undefined;

  /** The English name, that of ISO 4217. */
  readonly name: string;

  /** How many digits an amount has after the decimal point: 2 where there are cents. */
  readonly minorUnit: number;

  /** The sign that stands for the currency, or the code where no sign is widely used. Several currencies share a sign. */
  readonly symbol: string;

  /** What amounts in cash are a multiple of, where there is a rule and it is not the minor unit. */
  readonly cashIncrement?: BigDecimalString | undefined;
};

/**
 * Returns a currency of its parts, which `JSON.stringify` writes as its code. It is for what the package has no function for, such as the points of a shop.
 *
 * A currency with a code of ISO 4217 and another minor unit is a currency of its own: its amounts cannot be added to those of the package.
 *
 * @typeParam Code - The type of the code.
 * @param currency - The parts, of which `numericCode` and `cashIncrement` may be missing.
 * @returns The currency.
 * @throws An {@link ArgumentError} when the code is not three to twelve letters in upper case and digits with a letter first, the numeric code neither left out nor three digits, the name or the symbol blank, the minor unit not an integer from 0 to 20, or the increment of cash not positive.
 *
 * @example Points of a shop
 * ```ts
 * import { Currency, Money } from '@tstd/money';
 *
 * const points = Currency.of({
 *   code: 'PTS',
 *   name: 'Point',
 *   minorUnit: 0,
 *   symbol: 'pt',
 * });
 *
 * Money.asString(Money.of(250n, points)); // => '250 PTS'
 * Currency.of({ ...points, code: 'points' }); // => throws ArgumentError
 * ```
 *
 * @alias Money::Currency.register
 * @keywords custom, crypto, bitcoin, loyalty, token, gold, withdrawn
 * @category Constructors
 * @since 1.0.0
 */
export function of<const Code extends string>(currency: Currency<Code>): Currency<Code> {
  checkArgument(
    hasInstance(currency),
    'currency',
    'an object with a code of three to twelve capital letters and digits, a numeric code of three digits or none, a name, a minor unit from 0 to 20 and a symbol',
    currency,
  );
  return withCode(currency);
}

/**
 * The active currencies and funds of ISO 4217 that have a minor unit, in the order of their codes.
 *
 * An application that uses it has all of them in its bundle. One that uses only functions such as `USD` has none but those.
 *
 * @example List the currencies
 * ```ts
 * import { Currency } from '@tstd/money';
 *
 * Currency.values.slice(0, 3).map(({ code }) => code); // => ['AED', 'AFN', 'ALL']
 * Currency.values
 *   .filter(({ minorUnit }) => minorUnit === 4)
 *   .map(({ code }) => code); // => ['CLF', 'UYW']
 * ```
 *
 * @alias all, getAvailableCurrencies, supportedValuesOf, getCurrencies, availableCurrencies,
 *   registeredCurrencies, currencyCodes
 * @keywords dropdown, select, supported
 * @category Constructors
 * @since 1.0.0
 */
export const values: readonly Currency[] = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ rows.map(toCurrency),
);

const byCode: ReadonlyMap<string, Currency> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ values.map((currency) => [currency.code, currency]),
);

const byNumericCode: ReadonlyMap<unknown, Currency> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ values.map((currency) => [currency.numericCode, currency]),
);

function toCurrency([code, numericCode, name, minorUnit, symbol, cashIncrement]: Row): Currency {
  const currency: Currency = { code, numericCode, name, minorUnit, symbol };
  return withCode(cashIncrement === undefined ? currency : { ...currency, cashIncrement });
}

/**
 * Returns `true` when the value is a currency, of ISO 4217 or not.
 *
 * @param value - Any value; each of its parts is checked.
 * @returns Whether the value is a currency.
 *
 * @example Narrow a value
 * ```ts
 * import { Currency, USD } from '@tstd/money';
 *
 * Currency.hasInstance(USD('1').currency); // => true
 * Currency.hasInstance('USD'); // => false
 * ```
 *
 * @keywords instanceof, predicate, typecheck, check, validate
 * @category Guards
 * @since 1.0.0
 */
export function hasInstance(value: unknown): value is Currency {
  if (typeof value !== 'object' || value === null) {
    return false;
  }
  const { code, numericCode, name, minorUnit, symbol, cashIncrement } = value as Partial<
    Record<keyof Currency, unknown>
  >;
  return (
    matches(code, /^[A-Z][A-Z0-9]{2,11}$/) &&
    (numericCode === undefined || matches(numericCode, /^[0-9]{3}$/)) &&
    matches(name, /\S/) &&
    matches(symbol, /\S/) &&
    Number.isInteger(minorUnit) &&
    (minorUnit as number) >= 0 &&
    (minorUnit as number) <= 20 &&
    (cashIncrement === undefined || isPositiveDecimal(cashIncrement))
  );
}

function matches(value: unknown, pattern: RegExp): boolean {
  return typeof value === 'string' && pattern.test(value);
}

function isPositiveDecimal(value: unknown): boolean {
  const decimal = typeof value === 'string' ? BigDecimal.parse(value) : undefined;
  return decimal !== undefined && BigDecimal.isPositive(decimal);
}

/**
 * Returns the active currency or fund of ISO 4217 that has a code, or None.
 *
 * @typeParam Code - The type of the code.
 * @param code - The code: three letters in upper case.
 * @returns The currency, or None when the code is unknown, withdrawn, or of something without a minor unit.
 *
 * @example Find a currency
 * ```ts
 * import { Currency } from '@tstd/money';
 *
 * Currency.from('CHF')?.name; // => 'Swiss Franc'
 * Currency.from('chf'); // => undefined
 * Currency.from('HRK'); // => undefined
 * Currency.from('XAU'); // => undefined
 * ```
 *
 * @alias getInstance, Monetary.getCurrency
 * @keywords lookup, EUR, USD, valid, string, unknown
 * @category Conversions
 * @since 1.0.0
 */
export function from<const Code extends string>(code: Code): Option<Currency<Code>> {
  // SAFETY: the map finds a currency by its own code.
  return byCode.get(code) as Option<Currency<Code>>;
}

/**
 * Returns the active currency or fund of ISO 4217 that has a numeric code, or None.
 *
 * @param numericCode - The numeric code: three digits, with their leading zeros.
 * @returns The currency, or None.
 *
 * @example Find a currency by its numeric code
 * ```ts
 * import { Currency } from '@tstd/money';
 *
 * Currency.fromNumericCode('008')?.code; // => 'ALL'
 * Currency.fromNumericCode('8'); // => undefined
 * ```
 *
 * @alias ofNumericCode, CurrencyUnit.ofNumericCode
 * @keywords 978, 840, lookup, ISO8583, number, payment
 * @category Conversions
 * @since 1.0.0
 */
export function fromNumericCode(numericCode: string): Option<Currency> {
  checkString(numericCode, 'numericCode');
  return byNumericCode.get(numericCode);
}

/**
 * Returns the code of a currency, which {@link from} reads for the currencies of this package.
 *
 * @typeParam Code - The type of the code.
 * @param self - The currency, of ISO 4217 or not.
 * @returns The code.
 *
 * @example Write a currency
 * ```ts
 * import { Currency, USD } from '@tstd/money';
 *
 * Currency.asString(USD('1').currency); // => 'USD'
 * ```
 *
 * @keywords serialize, text, EUR
 * @category Conversions
 * @since 1.0.0
 */
export function asString<Code extends string>(self: Currency<Code>): Code {
  checkCurrency(self, 'self');
  return self.code;
}

/**
 * Returns `-1`, `0` or `1` when the code of the first currency is less than, equal to or greater than that of the second.
 *
 * Currencies with the same code are ordered by their minor units.
 *
 * @param self - The currency that comes first if the ordering is `-1`.
 * @param other - The currency that comes first if the ordering is `1`.
 * @returns The ordering of both currencies.
 *
 * @example Compare the codes of two currencies
 * ```ts
 * import { CHF, Currency, EUR } from '@tstd/money';
 *
 * Currency.compare(EUR('1').currency, CHF('1').currency); // => 1
 * ```
 *
 * @keywords alphabetical, order, sort
 * @category Comparisons
 * @since 1.0.0
 */
export function compare(self: Currency, other: Currency): Ordering {
  checkCurrency(self, 'self');
  checkCurrency(other, 'other');
  const [first, second] =
    self.code === other.code ? [self.minorUnit, other.minorUnit] : [self.code, other.code];
  if (first === second) {
    return 0;
  }
  return first < second ? -1 : 1;
}

/**
 * Returns `true` when both currencies have the same code and the same minor unit.
 *
 * @param self - The currency, whose name and symbol are not compared.
 * @param other - The currency that it is compared with.
 * @returns Whether both currencies are equal.
 *
 * @example Compare two currencies
 * ```ts
 * import { Currency, EUR, USD } from '@tstd/money';
 *
 * Currency.equals(EUR('1').currency, EUR('2').currency); // => true
 * Currency.equals(EUR('1').currency, USD('1').currency); // => false
 * Currency.equals(EUR('1').currency, {
 *   ...EUR('1').currency,
 *   minorUnit: 3,
 * }); // => false
 * ```
 *
 * @keywords identical, match
 * @category Comparisons
 * @since 1.0.0
 */
export function equals(self: Currency, other: Currency): boolean {
  checkCurrency(self, 'self');
  checkCurrency(other, 'other');
  return isSameCurrency(self, other);
}

/**
 * The equality of currencies: that of their codes and minor units.
 *
 * @example Compare two currencies
 * ```ts
 * import { Currency, EUR } from '@tstd/money';
 *
 * Currency.equal.equals(EUR('1').currency, EUR('2').currency); // => true
 * ```
 *
 * @category Instances
 * @since 1.0.0
 */
export const equal: Equal<Currency> = /* @__PURE__ */ Equal(equals);

/**
 * The order of currencies: by their codes, then by their minor units.
 *
 * @example Sort from the last code to the first
 * ```ts
 * import { Order } from '@tstd/core';
 * import { CHF, Currency, EUR } from '@tstd/money';
 *
 * const currencies = [CHF('1').currency, EUR('1').currency];
 *
 * currencies.toSorted(Order.reverse(Currency.order)).map(Currency.asString); // => ['EUR', 'CHF']
 * ```
 *
 * @category Instances
 * @since 1.0.0
 */
export const order: Order<Currency> = compare;

/**
 * Returns the codec of the given currencies: each is written as its code. {@link codec} is that of all.
 *
 * @typeParam Code - The type of the codes.
 * @param currencies - The currencies that the codec accepts.
 * @returns A codec of currencies. Its `encode` throws an {@link ArgumentError} on another currency.
 *
 * @example Two currencies
 * ```ts
 * import { Currency, EUR, USD } from '@tstd/money';
 *
 * const codec = Currency.codecOf([EUR('1').currency, USD('1').currency]);
 *
 * codec.encode(EUR('1').currency); // => 'EUR'
 * codec.decode('GBP').ok; // => false
 * ```
 *
 * @keywords JSON, serialize, schema, allowed, decode, validate
 * @category Instances
 * @since 1.0.0
 */
export function codecOf<Code extends string>(
  currencies: readonly Currency<Code>[],
): Codec.Codec<Currency<Code>, Code> {
  checkArray(currencies, 'currencies');
  for (const currency of currencies) {
    checkCurrency(currency, 'currencies');
  }
  const byOwnCode: ReadonlyMap<unknown, Currency<Code>> = new Map(
    currencies.map((currency) => [currency.code, currency]),
  );
  const isKnown = (value: Currency): boolean => {
    const known = byOwnCode.get(value.code);
    return known !== undefined && isSameCurrency(known, value);
  };
  return Codec.of<Currency<Code>, Code>({
    hasInstance: (value): value is Currency<Code> => hasInstance(value) && isKnown(value),
    encode: (value) => {
      checkArgument(isKnown(value), 'value', 'a currency that the codec knows', value.code);
      return value.code;
    },
    decode: (input) => {
      const value = byOwnCode.get(input);
      return value === undefined
        ? Codec.fault('the code of a currency', input)
        : { ok: true, value };
    },
    schema: () => ({ enum: currencies.map(({ code }) => code) }),
  });
}

/**
 * The codec of the active currencies and funds of ISO 4217 that have a minor unit: each is written as its code.
 *
 * @example Decode a code
 * ```ts
 * import { Result } from '@tstd/core';
 * import { Currency } from '@tstd/money';
 *
 * Result.map(Currency.codec.decode('JPY'), ({ name }) => name); // => { ok: true, value: 'Yen' }
 * Currency.codec.decode('jpy').ok; // => false
 * ```
 *
 * @keywords EUR
 * @category Instances
 * @since 1.0.0
 */
export const codec: Codec.Codec<Currency, string> = /* @__PURE__ */ codecOf(values);
