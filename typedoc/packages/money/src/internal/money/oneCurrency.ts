import * as Result from '@tstd/core/Result';

import { CurrencyMismatchError } from '../../CurrencyMismatchError.js';
import { isSameCurrency } from '../isSameCurrency.js';
import type { Money } from './model.js';

/**
 * `unknown` if `Code` is a single code, otherwise a type to which no amount is assignable.
 *
 * Functions that need a single currency require this type in addition to `Money<Code>`. The compiler then rejects an amount whose currency is known only at run time, for example from `Currency.from`, and an amount whose type allows several currencies.
 * Functions whose names begin with `try` accept such amounts.
 *
 * Your own generic functions need only `Money<Code>`. If two parameters are amounts, the compiler may infer the union of their codes. To prevent that, wrap the code of the second parameter in `NoInfer`. To also reject amounts in an unknown currency, use this type as the functions in this module do. Otherwise, a call with different currencies throws a {@link CurrencyMismatchError}.
 *
 * @typeParam Code - The type of the currency code.
 *
 * @example Pass one code, several codes or any code
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
 * @example Write a function for any single currency
 * ```ts
 * import { CHF, Money, USD } from '@tstd/money';
 *
 * function withTip<Code extends string>(
 *   bill: Money<Code>,
 *   tip: Money<NoInfer<Code>>,
 * ): Money<Code> {
 *   return Money.add(bill, tip);
 * }
 *
 * Money.asString(withTip(CHF('19.90'), CHF('2.10'))); // => '22.00 CHF'
 * // @ts-expect-error TS2345: US dollars are not Swiss francs.
 * withTip(CHF('19.90'), USD('2.10')); // => throws CurrencyMismatchError
 * ```
 *
 * @example Accept a list in any single currency
 * ```ts
 * import { EUR, Money } from '@tstd/money';
 *
 * function average<Code extends string>(
 *   prices: readonly Money<Code>[],
 *   currency: Money.CurrencyLike<Code>,
 * ): Money<Code> | undefined {
 *   return Money.divide(Money.sum(prices, currency), prices.length);
 * }
 *
 * average([EUR('1'), EUR('2')], EUR); // => EUR('1.50')
 * average([], EUR); // => undefined
 * ```
 *
 * @category Type helpers
 * @since 1.0.0
 */
export type OneCurrency<Code extends string> = [Code] extends [
  keyof { [Each in Code]: Record<Each, true> }[Code],
]
  ? [{}, IsKnown<Code>] extends [Record<Code, true>, true]
    ? SeveralCurrencies
    : unknown
  : SeveralCurrencies;

/*
 * Both conditions are chosen so that the compiler can also decide them for the code of a generic function, where `unknown` must be the result:
 *
 * - For several codes, `keyof` a union of objects is `never`. For a code that is not known yet, the index type reduces to the code itself.
 * - An empty object type is assignable to the record only if the code is not a literal. To see whether a condition can never hold, the compiler replaces the code with a type that is assignable to `never`.
 */
type IsKnown<Code> = [Code] extends [never] ? false : true;

/**
 * The result of {@link OneCurrency} if the currency is unknown at compile time. No amount has this type. The name of its property tells you what to do.
 *
 * @example Add amounts in an unknown currency
 * ```ts
 * import { Result } from '@tstd/core';
 * import { Money, USD } from '@tstd/money';
 *
 * const amount: Money = USD('1.25');
 *
 * // @ts-expect-error TS2345: The currency of the amount is unknown.
 * Money.asString(Money.add(amount, amount)); // => '2.50 USD'
 * Result.map(Money.tryAdd(amount, amount), Money.asString); // => { ok: true, value: '2.50 USD' }
 * ```
 *
 * @category Type helpers
 * @since 1.0.0
 */
export type SeveralCurrencies = {
  /** Not a real property: its name appears in the compiler error message. */
  readonly 'the currency is not known, use a function that begins with try': never;
};

/** Returns an error if two amounts are in different currencies, otherwise `undefined`. */
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
        ? `Expected an amount in ${expected} with a minor unit of ${minorUnit} digits, received one with ${otherUnit}`
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

/** Returns the result of `fn`, or an error if two amounts are in different currencies. */
export function tryBoth<Value>(
  self: Money,
  other: Money,
  fn: () => Value,
): Result.Result<Value, CurrencyMismatchError> {
  const error = findMismatch(self, other);
  return error === undefined ? Result.Ok(fn()) : Result.Err(error);
}
