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
 * A generic function of your own needs only `Money<Code>`. If two of its parameters are amounts, the compiler may infer both of their codes: put `NoInfer` around the code of the second one. To refuse amounts whose currency is not known too, ask for this type as the functions here do. Otherwise such a call throws a {@link CurrencyMismatchError} if the currencies differ.
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
 * @example A list in any one currency
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
 * Both conditions are chosen so that the compiler decides them for the code of a generic function, too, where `unknown` is left:
 *
 * - For several codes, `keyof` a union of objects is `never`. For one that is not known yet, the index type reduces to the code itself.
 * - An object without keys is one of the record only if the code is no literal. To see whether a condition is never met, the compiler puts a type in place of the code that can be assigned to `never`.
 */
type IsKnown<Code> = [Code] extends [never] ? false : true;

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
