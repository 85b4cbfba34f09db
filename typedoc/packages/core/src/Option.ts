import { checkArgument } from '@tstd/error';
import { checkFunction, checkObject } from '@tstd/error/Argument';

import type { Equal } from './Equal.js';
import { checkEqual, refuseMatcher } from './internal/checks.js';
import { firstStep } from './internal/firstStep.js';
import { from as orderFrom, type Order, type OrderLike } from './Order.js';
import { Err, Ok, type Result } from './Result.js';

/**
 * A value that may be missing: either `Some`, the value itself, or {@link None}, which is `undefined`.
 *
 * An option is not wrapped in an object: any value that may be `undefined`, such as the result of `Map.prototype.get`
 * or an optional property, is already an `Option`. You can also pass an `Option` to any code that accepts the value or `undefined`. This has three consequences:
 *
 * - `undefined` always means that the value is missing, so an `Option` cannot hold `undefined` as a value.
 *   The compiler rejects a call of `Some` whose argument may be `undefined`.
 * - An `Option` of an `Option` is the `Option` itself: `Option<Option<number>>` is `Option<number>`, so there is nothing to flatten.
 *   To distinguish "missing" from "present but empty", use a `Result`.
 * - `null`, `0`, `''`, `false` and `NaN` are values. Only {@link from} converts `null` to None.
 *
 * @typeParam Value - The type of the value.
 *
 * @example Add one to an age that may be missing
 * ```ts
 * import { Option } from '@tstd/core';
 *
 * const ages = new Map([['Ada', 36]]);
 * const age: Option<number> = ages.get('Ada');
 *
 * Option.map(age, (value) => value + 1); // => 37
 * Option.map(ages.get('Bob'), (value) => value + 1); // => undefined
 * ```
 *
 * @alias Maybe, Optional, Nullable, null, O, ValueOption, OptionT
 * @keywords nullish, nil, NullPointerException, nothing, crash, checks
 * @category Models
 * @since 1.0.0
 */
export type Option<Value> = Value | None;

/**
 * The type of the input of {@link from}: a value, `undefined` or `null`.
 *
 * @typeParam Value - The type of the value.
 *
 * @example A parameter that may be null
 * ```ts
 * import { Option, type OptionLike } from '@tstd/core';
 *
 * const greet = (name: OptionLike<string>): string =>
 *   Option.getOr(Option.from(name), 'nobody');
 *
 * greet('Ada'); // => 'Ada'
 * greet(null); // => 'nobody'
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type OptionLike<Value> = Value | null | undefined;

/**
 * The type of the value of an option: a type without `undefined`.
 *
 * `Some<unknown>` is any value except `undefined`.
 *
 * @typeParam Value - The type of the value.
 *
 * @example Exclude undefined from a type
 * ```ts
 * import type { Option } from '@tstd/core';
 * import { assertType } from '@tstd/core-type';
 *
 * assertType<Option.Some<string | undefined>, string>(true);
 * assertType<Option.Some<string | null>, string | null>(true);
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
// An intersection would lose the name of the type: editors would show `Int` as `number & Tag<'Int'>`.
// A conditional type leaves each member unchanged. `{}` is any value except `null` and `undefined`.
export type Some<Value> = unknown extends Value
  ? Value & ({} | null)
  : Value extends undefined
    ? never
    : Value;

/**
 * The type of the option without a value: `undefined`.
 *
 * @example The type of a missing value
 * ```ts
 * import type { Option } from '@tstd/core';
 * import { assertType } from '@tstd/core-type';
 *
 * assertType<Option<never>, Option.None>(true);
 * ```
 *
 * @alias nothing, nil, absent, empty, zero
 * @keywords missing, null, notfound
 * @category Models
 * @since 1.0.0
 */
export type None = undefined;

/**
 * The two functions of {@link match}, one for each case of an option.
 *
 * @typeParam Value - The type of the value.
 * @typeParam OnSome - The type of the result for an option that has a value.
 * @typeParam OnNone - The type of the result for None.
 *
 * @example Define both cases once
 * ```ts
 * import { Option } from '@tstd/core';
 *
 * const show: Option.OptionMatcher<number, string, string> = {
 *   Some: (value) => value.toFixed(1),
 *   None: () => '-',
 * };
 *
 * [1, undefined].map((value) => Option.match(value, show)); // => ['1.0', '-']
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface OptionMatcher<Value, OnSome, OnNone> {
  /**
   * Returns the result for an option that has a value.
   *
   * @param value - The value of the option, which is never `undefined`.
   * @returns The result.
   */
  readonly Some: (value: Value) => OnSome;

  /**
   * Returns the result for None.
   *
   * @returns The result.
   */
  readonly None: () => OnNone;
}

/**
 * The option without a value: `undefined`.
 *
 * @example Recognise a missing value
 * ```ts
 * import { Option } from '@tstd/core';
 *
 * Option.None; // => undefined
 * new Map([['a', 1]]).get('b') === Option.None; // => true
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export const None: None = undefined;

/**
 * Returns `value` itself, as an option that has a value.
 *
 * @typeParam Value - The type of the value.
 * @param value - Any value except `undefined`.
 * @returns The same value.
 *
 * @throws An {@link ArgumentError} if `value` is `undefined`, which can happen only in untyped code.
 *
 * @example Accept any value except undefined, even null
 * ```ts
 * import { Option } from '@tstd/core';
 *
 * Option.Some(1); // => 1
 * Option.Some(null); // => null
 * // @ts-expect-error TS2345: undefined is None
 * Option.Some(undefined); // => throws ArgumentError
 * ```
 *
 * @alias Just, present, of, NonNullable
 * @keywords wrap, defined, nonnull, exists
 * @category Constructors
 * @since 1.0.0
 */
export function Some<Value extends Some<unknown>>(value: Value): Value {
  // Untyped code may pass `undefined`.
  checkArgument((value as unknown) !== undefined, 'value', 'other than undefined', value);
  return value;
}

/**
 * Converts a value to an option: `null` and `undefined` become None.
 *
 * @typeParam Value - The type of the value.
 * @param value - The value, returned unchanged unless it is `null` or `undefined`: `0` and `''` are values.
 * @returns The value, or None if it is `null` or `undefined`.
 *
 * @example Convert null to None
 * ```ts
 * import { Option } from '@tstd/core';
 *
 * Option.from('a'); // => 'a'
 * Option.from(null); // => undefined
 * Option.from(0); // => 0
 * ```
 *
 * @alias fromNull, ofNullable, fromUndefinedOr, fromNullishOr, ofObj, ofNullish, fromNullOr
 * @keywords nullish, nil, convert, wrap, DOM, querySelector, database
 * @category Constructors
 * @since 1.0.0
 */
export function from<Value>(value: OptionLike<Value>): Option<NonNullable<Value>> {
  return value ?? None;
}

/**
 * Returns `value` if it satisfies `predicate`, otherwise None.
 *
 * @typeParam Value - The type of the value.
 * @typeParam To - The type that `predicate` guarantees.
 * @param value - The value to test, which may be `undefined`.
 * @param predicate - Called once with the value; if it returns `false`, the result is None.
 * @returns The value, or None.
 *
 * @example Check a type at run time
 * ```ts
 * import { Option, String } from '@tstd/core';
 *
 * const textOf = (value: unknown): Option<string> =>
 *   Option.fromPredicate(value, String.hasInstance);
 *
 * textOf('a'); // => 'a'
 * textOf(1); // => undefined
 * ```
 *
 * @alias liftPredicate, toRefinement, fromFalsy, takeIf, takeUnless
 * @keywords validate, condition, guard, narrow
 * @category Constructors
 * @since 1.0.0
 */
export function fromPredicate<Value, To extends Value>(
  value: Value,
  predicate: (value: Value) => value is To,
): Option<To>;
/**
 * Returns `value` if it satisfies `predicate`, otherwise None.
 *
 * @typeParam Value - The type of the value.
 * @param value - The value to test, which may be `undefined`.
 * @param predicate - Called once with the value; if it returns `false`, the result is None.
 * @returns The value, or None.
 *
 * @example Check a port number
 * ```ts
 * import { Option } from '@tstd/core';
 *
 * const isPort = (value: number): boolean => value > 0 && value < 65_536;
 *
 * Option.fromPredicate(80, isPort); // => 80
 * Option.fromPredicate(0, isPort); // => undefined
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function fromPredicate<Value>(
  value: Value,
  predicate: (value: Value) => boolean,
): Option<Value>;
export function fromPredicate<Value>(
  value: Value,
  predicate: (value: Value) => boolean,
): Option<Value> {
  checkFunction(predicate, 'predicate');
  return predicate(value) ? value : None;
}

/**
 * Runs a generator function and returns its result, or None if one of its steps is None.
 *
 * `yield*` extracts the value of a {@link step}. A step that is None ends the function: only its `finally` blocks still run.
 * The code is equivalent to nested calls of {@link andThen}, but you can read it from top to bottom. The function is synchronous: it cannot wait for a promise.
 *
 * @typeParam Value - The type of the value.
 * @param body - A generator function that yields only steps.
 * @returns The result of `body`, or None.
 *
 * @example Chain look-ups that depend on one another
 * ```ts
 * import { Option } from '@tstd/core';
 *
 * const capitals = new Map([['France', 'Paris']]);
 * const populations = new Map([['Paris', 2_100_000]]);
 * const describe = (country: string): Option<string> =>
 *   Option.gen(function* () {
 *     const city = yield* Option.step(capitals.get(country));
 *     const population = yield* Option.step(populations.get(city));
 *     return `${city}: ${population}`;
 *   });
 *
 * describe('France'); // => 'Paris: 2100000'
 * describe('Atlantis'); // => undefined
 * ```
 *
 * @alias Option.let
 * @keywords yield, monad, comprehension, nested, notation, chained, several, lookups, pyramid
 * @category Constructors
 * @since 1.0.0
 */
export function gen<Value>(body: () => Generator<None, Value>): Option<Value> {
  checkFunction(body, 'body');
  // A step yields only None, so the result is an option in both cases.
  return firstStep(body).value;
}

/**
 * Converts an option to a step for {@link gen}: `yield*` returns the value or, for None, ends the generator function.
 *
 * @typeParam Value - The type of the value.
 * @param self - The option whose value `yield*` returns; None ends the function.
 * @returns A generator that either returns the value or yields None.
 *
 * @example End the function if the value is missing
 * ```ts
 * import { Option } from '@tstd/core';
 *
 * const double = (option: Option<number>): Option<number> =>
 *   Option.gen(function* () {
 *     const value = yield* Option.step(option);
 *     return value * 2;
 *   });
 *
 * double(21); // => 42
 * double(undefined); // => undefined
 * ```
 *
 * @keywords unwrap, propagate, early, bind, generator
 * @category Constructors
 * @since 1.0.0
 */
export function* step<Value>(self: Option<Value>): Generator<None, Some<Value>> {
  if (isSome(self)) {
    return self;
  }
  return (yield None) as never;
}

/**
 * Checks whether an option has a value.
 *
 * @typeParam Value - The type of the value.
 * @param self - The option to check; `null`, `0` and `''` count as values.
 * @returns Whether the option has a value.
 *
 * @example Keep only the values in a list
 * ```ts
 * import { Option } from '@tstd/core';
 *
 * Option.isSome(0); // => true
 * Option.isSome(undefined); // => false
 * [1, undefined, 2].filter(Option.isSome); // => [1, 2]
 * ```
 *
 * @alias isJust, isPresent, isDefined, hasValue, notEmpty, isNotNil, isNonNull, isNonNullish,
 *   isNotNull, isNotNullable, isNotUndefined, isNotNullish
 * @keywords defined, nonnull, check, narrow, undefined, filter, exists
 * @category Guards
 * @since 1.0.0
 */
export function isSome<Value>(self: Option<Value>): self is Some<Value> {
  return self !== None;
}

/**
 * Checks whether a value is None, that is, `undefined`.
 *
 * @param self - Any value. Only `undefined` is None; `null` is not.
 * @returns Whether the value is None.
 *
 * @example Only undefined is None
 * ```ts
 * import { Option } from '@tstd/core';
 *
 * Option.isNone(undefined); // => true
 * Option.isNone(null); // => false
 * ```
 *
 * @alias isNothing, isAbsent, isEmptyOption, isUndefined, isNull, isNullish, isNil, isNullable,
 *   isNullOrUndefined
 * @keywords missing, null, absent, check, filter
 * @category Guards
 * @since 1.0.0
 */
export function isNone(self: unknown): self is None {
  return self === None;
}

/**
 * Checks whether an option has a value that satisfies `predicate`.
 *
 * @typeParam Value - The type of the value.
 * @param self - The option whose value is tested; the result for None is `false`.
 * @param predicate - Called with the value; not called for None.
 * @returns Whether the option has a value that satisfies `predicate`.
 *
 * @example Test the value of an option
 * ```ts
 * import { Option } from '@tstd/core';
 *
 * const isEven = (value: number): boolean => value % 2 === 0;
 *
 * Option.exists(4, isEven); // => true
 * Option.exists(3, isEven); // => false
 * Option.exists(undefined, isEven); // => false
 * ```
 *
 * @alias isSomeAnd, Option.contains, containsWith
 * @keywords predicate, condition, satisfies, check
 * @category Guards
 * @since 1.0.0
 */
export function exists<Value>(
  self: Option<Value>,
  predicate: (value: Some<Value>) => boolean,
): boolean {
  checkFunction(predicate, 'predicate');
  return isSome(self) && predicate(self);
}

/**
 * Returns the value of an option, or `fallback` if it is None.
 *
 * Unlike `??`, this function keeps `null`, which is a value.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Fallback - The type of the fallback.
 * @param self - The option whose value is returned if it has a value.
 * @param fallback - The value to return for None; if `self` is `null`, `null` is returned.
 * @returns The value of the option, or `fallback`.
 *
 * @example Provide a default
 * ```ts
 * import { Option } from '@tstd/core';
 *
 * const ports = new Map([['http', 80]]);
 *
 * Option.getOr(ports.get('http'), 0); // => 80
 * Option.getOr(ports.get('gopher'), 0); // => 0
 * ```
 *
 * @alias unwrapOr, withDefault, fromMaybe, defaultTo, defaultValue, orDefault, getWithDefault,
 *   unwrapOrDefault, getOrDefault, valueOr, Optional.orElse, IFNULL
 * @keywords fallback, coalesce, nullish, nvl, missing, undefined, else, null
 * @category Access
 * @since 1.0.0
 */
export function getOr<Value, Fallback = Value>(
  self: Option<Value>,
  fallback: Fallback,
): Some<Value> | Fallback {
  return isSome(self) ? self : fallback;
}

/**
 * Returns the value of an option, or the result of `onNone` if it is None.
 *
 * `onNone` is called only if it is needed.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Fallback - The type of the fallback.
 * @param self - The option whose value is returned if it has a value.
 * @param onNone - Called only for None, without arguments; its result is returned.
 * @returns The value of the option, or the result of `onNone`.
 *
 * @example Compute a default only when it is needed
 * ```ts
 * import { Option } from '@tstd/core';
 *
 * Option.getOrElse(Option.from<string>('Ada'), () => 'nobody'); // => 'Ada'
 * Option.getOrElse(Option.from<string>(null), () => 'nobody'); // => 'nobody'
 * ```
 *
 * @alias unwrapOrElse, orDefaultLazy, defaultWith, orElseGet, getOrElseW
 * @keywords lazy, fallback, supplier, computed, expensive, lazily
 * @category Access
 * @since 1.0.0
 */
export function getOrElse<Value, Fallback = Value>(
  self: Option<Value>,
  onNone: () => Fallback,
): Some<Value> | Fallback {
  checkFunction(onNone, 'onNone');
  return isSome(self) ? self : onNone();
}

/**
 * Returns the value of an option, or throws the error that `onNone` returns.
 *
 * @typeParam Value - The type of the value.
 * @param self - The option whose value is returned if it has a value.
 * @param onNone - Called only for None, without arguments; the error that it returns is thrown.
 * @returns The value of the option.
 *
 * @throws The error that `onNone` returns if the option is None.
 *
 * @example Throw if a missing value is a bug
 * ```ts
 * import { Option } from '@tstd/core';
 * import { ArgumentError } from '@tstd/error';
 *
 * const onNone = (): Error =>
 *   new ArgumentError({ message: 'Expected a port' });
 *
 * Option.getOrThrow(Option.from(80), onNone); // => 80
 * Option.getOrThrow(Option.None, onNone); // => throws ArgumentError
 * ```
 *
 * @alias fromJust, getValue, unwrap, expect, orElseThrow, unsafeUnwrap, unsafeGet, unsafeCoerce,
 *   orDie, getOrThrowWith, getOrThrowException
 * @keywords exception, assert, nonnull, force, required, bang, crash, invariant
 * @category Access
 * @since 1.0.0
 */
export function getOrThrow<Value>(self: Option<Value>, onNone: () => Error): Some<Value> {
  checkFunction(onNone, 'onNone');
  if (isSome(self)) {
    return self;
  }
  throw onNone();
}

/**
 * Calls the `Some` or `None` function of `matcher`, depending on the option, and returns the result.
 *
 * @typeParam Value - The type of the value.
 * @typeParam OnSome - The type of the result for an option that has a value.
 * @typeParam OnNone - The type of the result for None.
 * @param self - The option that determines which function is called.
 * @param matcher - Both functions: `Some` is called with the value, and `None` is called without arguments.
 * @returns The result of the function that was called.
 *
 * @example Both cases in one expression
 * ```ts
 * import { Option } from '@tstd/core';
 *
 * const greet = (name: Option<string>): string =>
 *   Option.match(name, {
 *     Some: (value) => `Hello, ${value}`,
 *     None: () => 'Hello',
 *   });
 *
 * greet('Ada'); // => 'Hello, Ada'
 * greet(undefined); // => 'Hello'
 * ```
 *
 * @alias cata, either, maybe, caseOf, switch, when, pattern, matchWith, cond, ifPresentOrElse,
 *   foldM, mapOrElse
 * @keywords branch, handle, present, absent, undefined
 * @category Access
 * @since 1.0.0
 */
export function match<Value, OnSome, OnNone>(
  self: Option<Value>,
  matcher: OptionMatcher<Some<Value>, OnSome, OnNone>,
): OnSome | OnNone {
  // Untyped code may pass anything.
  if (
    typeof (matcher as typeof matcher | null)?.Some !== 'function' ||
    typeof matcher.None !== 'function'
  ) {
    refuseMatcher(matcher, 'Some', 'None');
  }
  return isSome(self) ? matcher.Some(self) : matcher.None();
}

/**
 * Applies `fn` to the value of an option and returns the result; None stays None.
 *
 * If `fn` returns `undefined`, the result is None, as with {@link andThen}.
 *
 * @typeParam Value - The type of the value.
 * @typeParam To - The type of the new value.
 * @param self - The option whose value is passed to `fn`; None stays None.
 * @param fn - Called with the value; not called for None.
 * @returns The result of `fn`, or None.
 *
 * @example Change a value that may be missing
 * ```ts
 * import { Option } from '@tstd/core';
 *
 * const length = (text: Option<string>): Option<number> =>
 *   Option.map(text, (value) => value.length);
 *
 * length('four'); // => 4
 * length(undefined); // => undefined
 * ```
 *
 * @alias fmap, lift, transform, project, functor, as, mapNullable
 * @keywords chaining, modify, inside, undefined, safe
 * @category Transformations
 * @since 1.0.0
 */
export function map<Value, To>(self: Option<Value>, fn: (value: Some<Value>) => To): Option<To> {
  checkFunction(fn, 'fn');
  return isSome(self) ? fn(self) : None;
}

/**
 * Passes the value of an option to `fn` and returns the option that `fn` returns; None stays None.
 *
 * | option | result of `fn` | result |
 * | --- | --- | --- |
 * | Some | Some | Some |
 * | Some | None | None |
 * | None | (not called) | None |
 *
 * @typeParam Value - The type of the value.
 * @typeParam To - The type of the new value.
 * @param self - The option whose value is passed to `fn`; None stays None.
 * @param fn - Called with the value; the result is returned. Not called for None.
 * @returns The result of `fn`, or None.
 *
 * @example Chain two look-ups
 * ```ts
 * import { Option } from '@tstd/core';
 *
 * const capitals = new Map([['France', 'Paris']]);
 * const populations = new Map([['Paris', 2_100_000]]);
 *
 * Option.andThen(capitals.get('France'), (city) => populations.get(city)); // => 2_100_000
 * Option.andThen(capitals.get('Atlantis'), (city) => populations.get(city)); // => undefined
 * ```
 *
 * @alias bind, bindTo, thenCompose, switchMap, mergeMap, exhaustMap, asyncAndThen, kleisli,
 *   chainW, flatMapNullable, chainNullableK, chainOptionK
 * @keywords nested, dependent, successive, lookup, sequential, undefined
 * @category Transformations
 * @since 1.0.0
 */
export function andThen<Value, To>(
  self: Option<Value>,
  fn: (value: Some<Value>) => Option<To>,
): Option<To> {
  checkFunction(fn, 'fn');
  return isSome(self) ? fn(self) : None;
}

/**
 * Returns the option if its value satisfies `predicate`, otherwise None.
 *
 * `predicate` is not called for None, whereas {@link fromPredicate} calls it for every value, including `undefined`.
 *
 * @typeParam Value - The type of the value.
 * @typeParam To - The type that `predicate` guarantees.
 * @param self - The option to return if its value satisfies `predicate`; None stays None.
 * @param predicate - Called with the value; not called for None.
 * @returns The same option, or None.
 *
 * @example Keep a value of a narrower type
 * ```ts
 * import { Option } from '@tstd/core';
 *
 * const isText = (value: unknown): value is string =>
 *   typeof value === 'string';
 * const values: readonly Option<string | number>[] = ['a', 1];
 * const texts: readonly Option<string>[] = values.map((value) =>
 *   Option.filter(value, isText),
 * );
 *
 * texts; // => ['a', undefined]
 * ```
 *
 * @alias Option.filterMap, Option.partitionMap, filterSome
 * @keywords discard, predicate, reject, condition
 * @category Transformations
 * @since 1.0.0
 */
export function filter<Value, To extends Value>(
  self: Option<Value>,
  predicate: (value: Value) => value is To,
): Option<To>;
/**
 * Returns the option if its value satisfies `predicate`, otherwise None.
 *
 * `predicate` is not called for None, whereas {@link fromPredicate} calls it for every value, including `undefined`.
 *
 * @typeParam Value - The type of the value.
 * @param self - The option to return if its value satisfies `predicate`; None stays None.
 * @param predicate - Called with the value; not called for None.
 * @returns The same option, or None.
 *
 * @example Keep a value that satisfies a predicate
 * ```ts
 * import { Option } from '@tstd/core';
 *
 * const isEven = (value: number): boolean => value % 2 === 0;
 *
 * Option.filter(4, isEven); // => 4
 * Option.filter(3, isEven); // => undefined
 * Option.filter(undefined, isEven); // => undefined
 * ```
 *
 * @category Transformations
 * @since 1.0.0
 */
export function filter<Value>(
  self: Option<Value>,
  predicate: (value: Some<Value>) => boolean,
): Option<Some<Value>>;
export function filter<Value>(
  self: Option<Value>,
  predicate: (value: Some<Value>) => boolean,
): Option<Some<Value>> {
  checkFunction(predicate, 'predicate');
  return isSome(self) && predicate(self) ? self : None;
}

/**
 * Calls `fn` with the value of an option and returns the option unchanged.
 *
 * `fn` is not called for None, and its return value is ignored.
 *
 * @typeParam Value - The type of the value.
 * @param self - The option whose value is passed to `fn`; the option itself is returned unchanged.
 * @param fn - Called with the value; not called for None.
 * @returns The same option.
 *
 * @example Log a value that was found
 * ```ts
 * import { Option } from '@tstd/core';
 *
 * const lines: string[] = [];
 * const note = (port: number): number => lines.push(`port ${port}`);
 *
 * Option.tap(80, note); // => 80
 * Option.tap(undefined, note); // => undefined
 * lines; // => ['port 80']
 * ```
 *
 * @alias inspect, also, chainFirst, sideEffect, ifPresent, ifJust, inspectSome, tapSome, doto,
 *   ifSome
 * @keywords log, debug, trace, print, console
 * @category Transformations
 * @since 1.0.0
 */
export function tap<Value>(self: Option<Value>, fn: (value: Some<Value>) => void): Option<Value> {
  checkFunction(fn, 'fn');
  if (isSome(self)) {
    fn(self);
  }
  return self;
}

/**
 * Returns the option if it has a value, otherwise `other`.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Other - The type of the value of the other option.
 * @param self - The option to return if it has a value.
 * @param other - The option to return if `self` is None; it may be None itself.
 * @returns The first option that has a value, or None.
 *
 * @example Use the first option that has a value
 * ```ts
 * import { Option } from '@tstd/core';
 *
 * Option.or(1, 2); // => 1
 * Option.or(undefined, 2); // => 2
 * Option.or(undefined, undefined); // => undefined
 * ```
 *
 * @alias alt, orTry, fallback, alternative, firstSome, coalesce, firstSomeOf, orElseSome,
 *   orElseOption, altW, altAll
 * @keywords backup, otherwise, secondary, default, several
 * @category Combinations
 * @since 1.0.0
 */
export function or<Value, Other = Value>(
  self: Option<Value>,
  other: Option<Other>,
): Option<Some<Value> | Other> {
  return isSome(self) ? self : other;
}

/**
 * Returns the option if it has a value, otherwise the option that `onNone` returns.
 *
 * `onNone` is called only if it is needed.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Other - The type of the value of the other option.
 * @param self - The option to return if it has a value.
 * @param onNone - Called only for None, without arguments; its result is returned.
 * @returns The first option that has a value, or None.
 *
 * @example Look up a name in a second map
 * ```ts
 * import { Option } from '@tstd/core';
 *
 * const own = new Map([['colour', 'blue']]);
 * const shared = new Map([['size', 'large']]);
 * const read = (name: string): Option<string> =>
 *   Option.orElse(own.get(name), () => shared.get(name));
 *
 * read('colour'); // => 'blue'
 * read('size'); // => 'large'
 * read('weight'); // => undefined
 * ```
 *
 * @alias orElseResult, orElseW, altLazy
 * @keywords fallback, backup, lazy, alternative, cache, try
 * @category Combinations
 * @since 1.0.0
 */
export function orElse<Value, Other = Value>(
  self: Option<Value>,
  onNone: () => Option<Other>,
): Option<Some<Value> | Other> {
  checkFunction(onNone, 'onNone');
  return isSome(self) ? self : onNone();
}

/**
 * Returns the values of both options as a pair, or None if either option is None.
 *
 * @typeParam Value - The type of the first value.
 * @typeParam Other - The type of the second value.
 * @param self - The option whose value comes first in the pair.
 * @param other - The option whose value comes second in the pair.
 * @returns Both values, or None.
 *
 * @example Require both values
 * ```ts
 * import { Option } from '@tstd/core';
 *
 * Option.zip(1, 'a'); // => [1, 'a']
 * Option.zip(1, undefined); // => undefined
 * ```
 *
 * @alias product, tupled, both, ap, apply, apFirst, apSecond, zipLeft, zipRight, Option.zipWith,
 *   productMany, fanout
 * @keywords combine, merge, couple
 * @category Combinations
 * @since 1.0.0
 */
export function zip<Value, Other>(
  self: Option<Value>,
  other: Option<Other>,
): Option<readonly [Some<Value>, Some<Other>]> {
  return isSome(self) && isSome(other) ? [self, other] : None;
}

/**
 * Returns the values of all options in a list, or None if any of them is None.
 *
 * @typeParam Options - The type of the list.
 * @param options - The options, as a tuple or an array; if the list is empty, so is the result.
 * @returns The values in the same order, or None.
 *
 * @example Require all values
 * ```ts
 * import { Option } from '@tstd/core';
 *
 * Option.all([1, 'a', true]); // => [1, 'a', true]
 * Option.all([1, undefined]); // => undefined
 * Option.all([]); // => []
 * ```
 *
 * @alias sequenceOption, sequence, traverse, traverseArrayOption, sequenceArrayOption,
 *   traverseArrayWithIndex, traverseReadonlyArrayWithIndex, traverseReadonlyNonEmptyArrayWithIndex,
 *   apS, productAll, Option.allFromDict, requireNoNulls
 * @keywords combine, gather, several, form, required
 * @category Combinations
 * @since 1.0.0
 */
export function all<const Options extends readonly unknown[]>(
  options: Options,
): Option<{ readonly [Index in keyof Options]: Some<Options[Index]> }>;
/**
 * Returns the values of all options in a record, or None if any of them is None.
 *
 * @typeParam Options - The type of the record.
 * @param options - The options by their keys; if the record is empty, so is the result.
 * @returns The values under the same keys, or None.
 *
 * @example Combine the options in a record
 * ```ts
 * import { Option } from '@tstd/core';
 *
 * Option.all({ host: 'a', port: 80 }); // => { host: 'a', port: 80 }
 * Option.all({ host: 'a', port: undefined }); // => undefined
 * ```
 *
 * @category Combinations
 * @since 1.0.0
 */
export function all<const Options extends { readonly [key: string]: unknown }>(
  options: Options,
): Option<{ readonly [Key in keyof Options]: Some<Options[Key]> }>;
export function all(
  options: readonly unknown[] | { readonly [key: string]: unknown },
): Option<object> {
  checkObject(options, 'options');
  if (Array.isArray(options)) {
    // `includes` also finds holes in a sparse array, which count as None.
    return options.includes(None) ? None : [...(options as readonly unknown[])];
  }
  const entries = Object.entries(options);
  return entries.some(([, option]) => isNone(option)) ? None : Object.fromEntries(entries);
}

/**
 * Returns the value of an option, or `null` if it is None.
 *
 * @typeParam Value - The type of the value.
 * @param self - The option to convert; a value such as `0` or `''` is kept.
 * @returns The value, or `null`.
 *
 * @example Convert None to null for JSON
 * ```ts
 * import { Option } from '@tstd/core';
 *
 * JSON.stringify({ age: Option.toNullable(undefined) }); // => '{"age":null}'
 * Option.toNullable(36); // => 36
 * ```
 *
 * @alias getOrNull, getOrUndefined, orNull, orUndefined, toUndefined, orNil, extractNullable,
 *   toObj, unwrapOrNull, unwrapOrUndefined, extract, toUnion
 * @keywords convert, undefined, database, SQL, DOM
 * @category Conversions
 * @since 1.0.0
 */
export function toNullable<Value>(self: Option<Value>): Some<Value> | null {
  return isSome(self) ? self : null;
}

/**
 * Returns an array with the value of an option, or an empty array if it is None.
 *
 * @typeParam Value - The type of the value.
 * @param self - The option to convert.
 * @returns A read-only array with the value, or an empty array.
 *
 * @example Leave out a missing value
 * ```ts
 * import { Option } from '@tstd/core';
 *
 * const nickname = Option.from<string>(null);
 *
 * ['Ada', ...Option.toArray(nickname), 'Lovelace']; // => ['Ada', 'Lovelace']
 * Option.toArray(1); // => [1]
 * ```
 *
 * @alias maybeToList, toIterable, Optional.stream
 * @keywords flatten, compact, spread, singleton, zero, one
 * @category Conversions
 * @since 1.0.0
 */
export function toArray<Value>(self: Option<Value>): readonly Some<Value>[] {
  return isSome(self) ? [self] : [];
}

/**
 * Converts an option to a result: a value becomes an `Ok`, and None becomes an `Err`.
 *
 * `onNone` is called only if it is needed.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 * @param self - The option whose value becomes the value of the `Ok`.
 * @param onNone - Called only for None, without arguments; its result is the error of the `Err`.
 * @returns An `Ok` with the value, or an `Err` with the result of `onNone`.
 *
 * @example Explain why the value is missing
 * ```ts
 * import { Option } from '@tstd/core';
 *
 * Option.toResult(1, () => 'missing'); // => { ok: true, value: 1 }
 * Option.toResult(undefined, () => 'missing'); // => { ok: false, error: 'missing' }
 * ```
 *
 * @alias okOr, okOrElse, toEither, toRight, note, toValidation, E.fromNullable, E.fromOption,
 *   Either.fromNullable, Either.fromOption, Result.fromNullable, Result.fromOption
 * @keywords convert, missing, reason, notFound, explain, absent
 * @category Conversions
 * @since 1.0.0
 */
export function toResult<Value, Failure>(
  self: Option<Value>,
  onNone: () => Failure,
): Result<Some<Value>, Failure> {
  checkFunction(onNone, 'onNone');
  return isSome(self) ? Ok(self) : Err(onNone());
}

/**
 * Returns an `Equal` that compares the values of options with `equal`.
 *
 * None is equal only to None.
 *
 * @typeParam Value - The type of the value.
 * @param equal - The `Equal` that compares two values. It is not called for None.
 * @returns The `Equal` for options.
 *
 * @example Compare options of numbers
 * ```ts
 * import { Equal, Option } from '@tstd/core';
 *
 * const equal = Option.equal(Equal<number>(Object.is));
 *
 * equal.equals(1, 1); // => true
 * equal.equals(1, undefined); // => false
 * equal.equals(undefined, undefined); // => true
 * ```
 *
 * @alias Eq, Setoid, Equivalence, getEq, getEquivalence, makeEquivalence
 * @keywords undefined
 * @category Instances
 * @since 1.0.0
 */
export function equal<Value>(equal: Equal<Value>): Equal<Option<Value>> {
  checkEqual(equal, 'equal');
  return {
    equals: (self, other) =>
      isSome(self) && isSome(other) ? equal.equals(self, other) : self === other,
  };
}

/**
 * Returns an `Order` that compares the values of options with `order` and puts None first.
 *
 * `Array.prototype.sort` does not use this order for `undefined`: it always puts `undefined` last, without calling a comparator.
 *
 * @typeParam Value - The type of the value.
 * @param order - The order that compares two values; not called for None.
 * @returns The order for options.
 *
 * @example Put None before all values
 * ```ts
 * import { Option, Order } from '@tstd/core';
 *
 * const order = Option.order(Order.number);
 *
 * order(undefined, 1); // => -1
 * order(2, 1); // => 1
 * order(undefined, undefined); // => 0
 * ```
 *
 * @alias Ord, Ordering, O.getOrd, Option.getOrd, getOrder, makeOrder, nullsFirst, nullsLast
 * @keywords nulls, sort, missing, undefined, last, empty
 * @category Instances
 * @since 1.0.0
 */
export function order<Value>(order: OrderLike<Value>): Order<Option<Value>> {
  const compare = orderFrom(order);
  return (self, other) => {
    if (isNone(self)) {
      return isNone(other) ? 0 : -1;
    }
    return isNone(other) ? 1 : compare(self, other);
  };
}
