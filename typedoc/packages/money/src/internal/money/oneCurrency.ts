import * as Result from '@tstd/core/Result';

import { CurrencyMismatchError } from '../../CurrencyMismatchError.js';
import { isSameCurrency } from '../isSameCurrency.js';
import type { Money } from './model.js';

/**
 * `unknown` where the type of a code is one code, which an amount can always be; else a type that no amount has.
 *
 * The functions that need one currency ask for it beside `Money<Code>`: an amount whose currency is known only at run time, for example through `Currency.from`, or is one of two, is refused when the program is compiled.
 * The functions whose names begin with `try` take it.
 *
 * A function of your own for any one currency takes the currency too, and adds with `sum`: the compiler knows of the currency that it is one, and not of an amount that was computed.
 *
 * @typeParam Code - The type of the code.
 *
 * @example One code, several, any
 * ```ts
 * import type { Money } from '@tstd/money';
 *
 * type IsOne<Code extends string> =
 *   unknown extends Money.OneCurrency<Code> ? true : false;
 *
 * const one: IsOne<'USD'> = true;
 * const either: IsOne<'EUR' | 'USD'> = false;
 * const any: IsOne<string> = false;
 *
 * [one, either, any]; // => [true, false, false]
 * ```
 *
 * @example A function for any one currency
 * ```ts
 * import { CHF, Money } from '@tstd/money';
 *
 * function withTax<Code extends string>(
 *   net: Money<Code>,
 *   currency: Money.CurrencyLike<Code> & Money.OneCurrency<Code>,
 * ): Money<Code> {
 *   return Money.sum([net, Money.percent(net, '8.1')], currency);
 * }
 *
 * Money.asString(withTax(CHF('19.90'), CHF)); // => '21.51 CHF'
 * ```
 *
 * @category Type helpers
 * @since 1.0.0
 */
export type OneCurrency<Code extends string> =
  // An object without keys is one of the record only where the code is no literal.
  {} extends Record<Code, true>
    ? SeveralCurrencies
    : IsUnion<Code> extends true
      ? SeveralCurrencies
      : unknown;

/**
 * What {@link OneCurrency} is where the currency is not known when the program is compiled. No amount has this type, and its key says what to do.
 *
 * @example An amount in an unknown currency
 * ```ts
 * import { Result } from '@tstd/core';
 * import { Money, USD } from '@tstd/money';
 *
 * const amount: Money = USD('1.25');
 *
 * // @ts-expect-error TS2345: The currency of the amount is not known.
 * Money.asString(Money.add(amount, amount)); // => '2.50 USD'
 * Result.map(Money.tryAdd(amount, amount), Money.asString); // => { ok: true, value: '2.50 USD' }
 * ```
 *
 * @category Type helpers
 * @since 1.0.0
 */
export type SeveralCurrencies = {
  /** Nothing: it is here for the message of the compiler. */
  readonly 'the currency is not known, use a function that begins with try': never;
};

type IsUnion<Code extends string, All extends string = Code> = Code extends unknown
  ? [All] extends [Code]
    ? false
    : true
  : never;

/** Returns the error of two amounts in different currencies, or None. */
export function findMismatch(self: Money, other: Money): CurrencyMismatchError | undefined {
  const { code: expected, minorUnit } = self.currency;
  const { code: received, minorUnit: otherUnit } = other.currency;
  if (isSameCurrency(self.currency, other.currency)) {
    return undefined;
  }
  return new CurrencyMismatchError({
    expected,
    received,
    message:
      expected === received
        ? `Expected an amount in ${expected} with a minor unit of ${minorUnit} digits, received one of ${otherUnit}`
        : undefined,
  });
}

/** Throws if the currencies of two amounts differ. */
export function checkSameCurrency(self: Money, other: Money): void {
  const error = findMismatch(self, other);
  if (error !== undefined) {
    throw error;
  }
}

/** The outcome of a function of two amounts, or of their mismatch. */
export function tryBoth<Value>(
  self: Money,
  other: Money,
  fn: () => Value,
): Result.Result<Value, CurrencyMismatchError> {
  const error = findMismatch(self, other);
  return error === undefined ? Result.Ok(fn()) : Result.Err(error);
}
