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
 * A currency: its code, and the data needed to round and format amounts.
 *
 * This package contains the active ISO 4217 currencies and funds that have a minor unit. To create other currencies, such as loyalty points, use {@link of}.
 * Two currencies are equal if they have the same code and the same minor unit. `JSON.stringify` and template literals convert a currency to its code. Operators such as `<` throw a `TypeError`.
 *
 * @typeParam Code - The type of the code, which distinguishes currencies at compile time.
 *
 * @example Read the currency of an amount
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
 * @see ISO 4217, currency codes
 */
export type Currency<Code extends string = string> = {
  /** The code. An ISO 4217 code consists of three capital letters. The code of a custom currency consists of three to twelve capital letters or digits. It starts with a letter, so that it cannot be mistaken for an amount. */
  readonly code: Code;

  /** The ISO 4217 numeric code: three digits as a string, with leading zeros. A custom currency may omit it. */
  readonly numericCode?: string | undefined;

  /** The English name, as in ISO 4217. */
  readonly name: string;

  /** The number of decimal places of the minor unit: 2 for a currency with cents. */
  readonly minorUnit: number;

  /** The symbol of the currency, or its code if no symbol is widely used. Several currencies can share a symbol. */
  readonly symbol: string;

  /** The smallest step between cash amounts, if it is defined and differs from the minor unit. */
  readonly cashIncrement?: BigDecimalString | undefined;
};

/**
 * Creates a currency from its properties. Use this function for currencies that the package does not contain, such as loyalty points.
 *
 * A currency with an ISO 4217 code but another minor unit is a different currency. You cannot add amounts in this currency to amounts in the built-in currency with the same code.
 *
 * @typeParam Code - The type of the currency code.
 * @param currency - The properties. `numericCode` and `cashIncrement` are optional.
 * @returns The currency.
 * @throws An {@link ArgumentError} if a property is invalid. The code must consist of three to twelve capital letters or digits and start with a letter. The numeric code, if present, must be three digits. The name and the symbol must not be blank. The minor unit must be an integer from 0 to 20. The cash increment, if present, must be positive.
 *
 * @example Create a currency for loyalty points
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
    'an object with a code of three to twelve capital letters or digits that starts with a letter, a numeric code of three digits or none, a name, a minor unit from 0 to 20, a symbol and a positive cash increment or none',
    currency,
  );
  return withCode(currency);
}

/**
 * The active ISO 4217 currencies and funds that have a minor unit, sorted by code.
 *
 * - Ten of them are funds codes, such as `CLF` and `USN`.
 * - 17 codes have no digits after the point, seven have three, two have four, and the others have two.
 * - The list contains neither withdrawn codes, such as `HRK`, `BGN`, `ANG` and `ZWL`, nor codes without a minor unit, such as `XAU` (gold).
 * - For 14 codes, cash has its own increment, set by a rule or by the smallest coin, such as 0.05 for `CHF`. The euro has no cash increment, because the rule differs from country to country: pass the increment to `Money.roundToIncrement`.
 *
 * If your application uses this list, {@link from}, {@link fromNumericCode} or {@link codec}, its bundle contains all currencies. If you use only functions such as `USD`, the bundle contains only the currencies of these functions.
 *
 * @example List and filter the currencies
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
 * Checks whether the value is an ISO 4217 or custom currency.
 *
 * @param value - Any value; each of its properties is checked.
 * @returns Whether the value is a currency.
 *
 * @example Narrow the type of a value
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
 * Returns the active ISO 4217 currency or fund with the given code, or None.
 *
 * @typeParam Code - The type of the currency code.
 * @param code - The code: three capital letters.
 * @returns The currency, or None if the code is unknown or withdrawn, or if its currency has no minor unit.
 *
 * @example Find a currency by its code
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
 * Returns the active ISO 4217 currency or fund with the given numeric code, or None.
 *
 * @param numericCode - The numeric code: three digits, with leading zeros.
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
 * Returns the code of a currency. If the currency is in this package, {@link from} converts the code back to it.
 *
 * @typeParam Code - The type of the currency code.
 * @param self - The ISO 4217 or custom currency.
 * @returns The code.
 *
 * @example Convert a currency to its code
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
 * Compares two currencies by code. Returns `-1` if the first code is less, `0` if the currencies are equal, and `1` if the first code is greater.
 *
 * Currencies with the same code are compared by minor unit.
 *
 * @param self - The value on the left. It comes before `other` if the result is `-1`.
 * @param other - The value on the right. It comes before `self` if the result is `1`.
 * @returns The ordering of the two currencies.
 *
 * @example Compare two currencies by code
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
 * Checks whether two currencies have the same code and the same minor unit.
 *
 * @param self - One of the values; their order does not matter.
 * @param other - The value to compare `self` with.
 * @returns Whether the two currencies are equal.
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
 * An `Equal` instance that compares the codes and minor units of currencies.
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
 * An `Order` instance that compares the codes of currencies, then their minor units.
 *
 * @example Sort currencies by code in descending order
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
 * Returns a codec for the given currencies. Each currency is encoded as its code.
 *
 * @typeParam Code - The type of the currency codes.
 * @param currencies - The currencies that the codec accepts.
 * @returns A codec for currencies. Its `encode` function throws an {@link ArgumentError} for any other currency.
 *
 * @example Accept only two currencies
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
 * A codec for the active ISO 4217 currencies and funds that have a minor unit. Each currency is encoded as its code.
 *
 * @example Decode a currency code
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
