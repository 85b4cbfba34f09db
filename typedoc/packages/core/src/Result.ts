import { checkFunction, checkObject } from '@tstd/error/Argument';

import type { Equal } from './Equal.js';
import { checkEqual, checkOrder, checkResult, refuseMatcher } from './internal/checks.js';
import { firstStep } from './internal/firstStep.js';
import type { Option, Some } from './Option.js';
import { from as orderFrom, type Order, type OrderLike } from './Order.js';

/**
 * The outcome of an operation that may fail: {@link Ok} with a value, or {@link Err} with an error.
 *
 * A result is a plain object, so you can compare it, clone it and send it as JSON if its value or error allows this. To read a result, check its `ok` field, use the guards or call {@link match}.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 *
 * @example A function that may fail
 * ```ts
 * import { Result } from '@tstd/core';
 *
 * const half = (value: number): Result<number, string> =>
 *   value % 2 === 0 ? Result.Ok(value / 2) : Result.Err(`${value} is odd`);
 *
 * half(4); // => { ok: true, value: 2 }
 * half(3); // => { ok: false, error: '3 is odd' }
 * ```
 *
 * @alias Exit, Try, Validation, Outcome, Fallible, E, Expected, EitherT, RemoteData, AsyncData
 * @keywords exception, handling, throw, panic, railway, failure, catch, unexpected, typed
 * @category Models
 * @since 1.0.0
 */
export type Result<Value, Failure> = Ok<Value> | Err<Failure>;

/**
 * The result of an operation that succeeded.
 *
 * @typeParam Value - The type of the value.
 *
 * @example Read the value of an Ok
 * ```ts
 * import { Result } from '@tstd/core';
 *
 * const success: Result.Ok<number> = Result.Ok(1);
 *
 * success.value; // => 1
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface Ok<Value> {
  /** `true`, which marks a success. */
  readonly ok: true;

  /** The value. */
  readonly value: Value;
}

/**
 * The result of an operation that failed.
 *
 * The name comes from Rust. A type named `Error` would shadow the global class in files that import the type by name,
 * and most `Err` results contain an instance of that class.
 *
 * @typeParam Failure - The type of the error.
 *
 * @example Read the error of an Err
 * ```ts
 * import { Result } from '@tstd/core';
 *
 * const failure: Result.Err<RangeError> = Result.Err(
 *   new RangeError('Too large'),
 * );
 *
 * failure.error.message; // => 'Too large'
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface Err<Failure> {
  /** `false`, which marks a failure. */
  readonly ok: false;

  /** The error, which may be of any type. */
  readonly error: Failure;
}

/**
 * The two functions of {@link match}, one for each case of a result.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 * @typeParam OnOk - The type of the result for an `Ok`.
 * @typeParam OnErr - The type of the result for an `Err`.
 *
 * @example Define both cases once
 * ```ts
 * import { Result } from '@tstd/core';
 *
 * const show: Result.ResultMatcher<number, string, string, string> = {
 *   Ok: (value) => value.toFixed(1),
 *   Err: (error) => `(${error})`,
 * };
 *
 * Result.match(Result.Ok(1), show); // => '1.0'
 * Result.match(Result.Err('none'), show); // => '(none)'
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface ResultMatcher<Value, Failure, OnOk, OnErr> {
  /**
   * Returns the result for an `Ok`.
   *
   * @param value - The value of the `Ok`.
   * @returns The value that {@link match} returns.
   */
  readonly Ok: (value: Value) => OnOk;

  /**
   * Returns the result for an `Err`.
   *
   * @param error - The error of the `Err`.
   * @returns The value that {@link match} returns.
   */
  readonly Err: (error: Failure) => OnErr;
}

/**
 * The type of the value in a result type.
 *
 * @typeParam Type - A result type.
 *
 * @example Extract the type of the value
 * ```ts
 * import { Result } from '@tstd/core';
 * import { assertType } from '@tstd/core-type';
 *
 * assertType<Result.ValueOf<Result<number, string>>, number>(true);
 * assertType<Result.ValueOf<Result.Err<string>>, never>(true);
 * ```
 *
 * @alias InferOk, InferOkTypes, Result.InferOk
 * @keywords infer, extract, success
 * @category Type helpers
 * @since 1.0.0
 */
export type ValueOf<Type> = Type extends Ok<infer Value> ? Value : never;

/**
 * The type of the error in a result type.
 *
 * @typeParam Type - A result type.
 *
 * @example Extract the type of the error
 * ```ts
 * import { Result } from '@tstd/core';
 * import { assertType } from '@tstd/core-type';
 *
 * assertType<Result.ErrorOf<Result<number, string>>, string>(true);
 * assertType<Result.ErrorOf<Result.Ok<number>>, never>(true);
 * ```
 *
 * @alias InferErr, InferErrTypes
 * @keywords infer, extract, failure
 * @category Type helpers
 * @since 1.0.0
 */
export type ErrorOf<Type> = Type extends Err<infer Failure> ? Failure : never;

/**
 * Creates an `Ok` that contains the given value.
 *
 * @typeParam Value - The type of the value.
 * @param value - Any value, including `undefined`.
 * @returns An `Ok` with the value.
 *
 * @example Create a success
 * ```ts
 * import { Result } from '@tstd/core';
 *
 * Result.Ok(1); // => { ok: true, value: 1 }
 * Result.Ok(undefined); // => { ok: true, value: undefined }
 * ```
 *
 * @alias Success, succeed, okAsync, Valid, of
 * @keywords wrap, resolve, pure, return, good
 * @category Constructors
 * @since 1.0.0
 */
export function Ok<Value>(value: Value): Ok<Value> {
  return { ok: true, value };
}

/**
 * Creates an `Err` that contains the given error.
 *
 * @typeParam Failure - The type of the error.
 * @param error - The error, of any type; it is not thrown.
 * @returns An `Err` with the error.
 *
 * @example Create a failure
 * ```ts
 * import { Result } from '@tstd/core';
 *
 * Result.Err('not found'); // => { ok: false, error: 'not found' }
 * ```
 *
 * @alias Failure, fail, errAsync, throwError, Invalid, failCause
 * @keywords error, reject, raise, exception, return, reason
 * @category Constructors
 * @since 1.0.0
 */
export function Err<Failure>(error: Failure): Err<Failure> {
  return { ok: false, error };
}

/**
 * Calls `fn` and returns an `Ok` with its return value, or an `Err` if `fn` throws.
 *
 * A promise is handled like any other value and is not awaited. For a promise, use {@link fromPromise}.
 * Exceptions from `onError` are not caught, so `onError` can rethrow an unexpected error.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 * @param fn - Called once, without arguments; if it throws, the exception is passed to `onError`.
 * @param onError - Called with the exception; its result is the error of the `Err`.
 * @returns The outcome of the call.
 *
 * @example Parse text that may be invalid
 * ```ts
 * import { Result } from '@tstd/core';
 *
 * const parse = (text: string): Result<unknown, string> =>
 *   Result.tryCall(() => JSON.parse(text), () => 'not JSON');
 *
 * parse('[1]'); // => { ok: true, value: [1] }
 * parse('[1'); // => { ok: false, error: 'not JSON' }
 * ```
 *
 * @alias attempt, fromTry, runCatching, encase, encaseResult, tryit, fromTryCatch, liftThrowable,
 *   fromExecution, tryOr, tryOrElse, catch_unwind
 * @keywords exception, catch, wrap, safe, JSON.parse, block, legacy, third-party, sync
 * @category Constructors
 * @since 1.0.0
 */
export function tryCall<Value, Failure>(
  fn: () => Value,
  onError: (error: unknown) => Failure,
): Result<Value, Failure> {
  checkFunction(fn, 'fn');
  checkFunction(onError, 'onError');
  let value: Value;
  try {
    value = fn();
  } catch (error) {
    return Err(onError(error));
  }
  return Ok(value);
}

/**
 * Waits for a promise and returns an `Ok` with its value, or an `Err` if the promise rejects.
 *
 * The returned promise rejects only if `onError` throws.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 * @param promise - The promise to wait for; any object with a `then` method is accepted.
 * @param onError - Called with the rejection reason; its result is the error of the `Err`.
 * @returns A promise that resolves to the outcome.
 *
 * @example Await a promise that may reject
 * ```ts
 * import { Result } from '@tstd/core';
 *
 * const broken = Promise.reject(new Error('No network'));
 * const onError = (): string => 'offline';
 *
 * await Result.fromPromise(Promise.resolve(1), onError); // => { ok: true, value: 1 }
 * await Result.fromPromise(broken, onError); // => { ok: false, error: 'offline' }
 * ```
 *
 * @alias fromAsyncThrowable, tryPromise, tryAsync, toAsync, fromSafePromise, fromThrowableAsync,
 *   fromAsyncExecution
 * @keywords async, unhandled, exception, fetch, catch, wrapper
 * @category Constructors
 * @since 1.0.0
 */
export async function fromPromise<Value, Failure>(
  promise: PromiseLike<Value>,
  onError: (error: unknown) => Failure,
): Promise<Result<Value, Failure>> {
  checkObject(promise, 'promise');
  checkFunction(onError, 'onError');
  let value: Value;
  try {
    value = await promise;
  } catch (error) {
    return Err(onError(error));
  }
  return Ok(value);
}

/**
 * Returns an `Ok` with `value` if it satisfies `predicate`, otherwise an `Err`.
 *
 * @typeParam Value - The type of the value.
 * @typeParam To - The type that `predicate` guarantees.
 * @typeParam Failure - The type of the error.
 * @param value - The value to test, which becomes the value of the `Ok`.
 * @param predicate - Called once with the value; `true` leads to an `Ok`, `false` to an `Err`.
 * @param onFalse - Called with the value if `predicate` returns `false`; its result is the error of the `Err`.
 * @returns An `Ok` with the value, or an `Err`.
 *
 * @example Check that a value is a string
 * ```ts
 * import { Result, String } from '@tstd/core';
 *
 * const textOf = (value: unknown): Result<string, string> =>
 *   Result.fromPredicate(value, String.hasInstance, () => 'not a text');
 *
 * textOf('a'); // => { ok: true, value: 'a' }
 * textOf(1); // => { ok: false, error: 'not a text' }
 * ```
 *
 * @alias filterOrFail, filterOrElse, liftPredicate, filterOrLeft, filterOrDie
 * @keywords validate, condition, guard, require, ensure, rule
 * @category Constructors
 * @since 1.0.0
 */
export function fromPredicate<Value, To extends Value, Failure>(
  value: Value,
  predicate: (value: Value) => value is To,
  onFalse: (value: Value) => Failure,
): Result<To, Failure>;
/**
 * Returns an `Ok` with `value` if it satisfies `predicate`, otherwise an `Err`.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 * @param value - The value to test, which becomes the value of the `Ok`.
 * @param predicate - Called once with the value; `true` leads to an `Ok`, `false` to an `Err`.
 * @param onFalse - Called with the value if `predicate` returns `false`; its result is the error of the `Err`.
 * @returns An `Ok` with the value, or an `Err`.
 *
 * @example Check a port number
 * ```ts
 * import { Result } from '@tstd/core';
 *
 * const isPort = (value: number): boolean => value > 0 && value < 65_536;
 * const port = (value: number): Result<number, string> =>
 *   Result.fromPredicate(value, isPort, () => `${value} is not a port`);
 *
 * port(80); // => { ok: true, value: 80 }
 * port(0); // => { ok: false, error: '0 is not a port' }
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function fromPredicate<Value, Failure>(
  value: Value,
  predicate: (value: Value) => boolean,
  onFalse: (value: Value) => Failure,
): Result<Value, Failure>;
export function fromPredicate<Value, Failure>(
  value: Value,
  predicate: (value: Value) => boolean,
  onFalse: (value: Value) => Failure,
): Result<Value, Failure> {
  checkFunction(predicate, 'predicate');
  checkFunction(onFalse, 'onFalse');
  return predicate(value) ? Ok(value) : Err(onFalse(value));
}

/**
 * Runs a generator function and returns an `Ok` with its result, or the first `Err` of its steps.
 *
 * `yield*` extracts the value of a {@link step}. A step that is an `Err` ends the function: only its `finally` blocks still run.
 * The code is equivalent to nested calls of {@link andThen}, but you can read it from top to bottom. The error may come from any step. The function is synchronous: it cannot wait for a promise.
 *
 * If a step in a loop depends on the value of the previous step, the compiler requires you to annotate that value: `const page: Page = yield* …`.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failed - The type of the `Err` that a step may yield.
 * @param body - A generator function that yields only steps.
 * @returns An `Ok` with the result of `body`, or the first `Err`.
 *
 * @example Chain steps that depend on one another
 * ```ts
 * import { Result } from '@tstd/core';
 *
 * const root = (value: number): Result<number, 'negative'> =>
 *   value < 0 ? Result.Err('negative') : Result.Ok(Math.sqrt(value));
 * const inverse = (value: number): Result<number, 'zero'> =>
 *   value === 0 ? Result.Err('zero') : Result.Ok(1 / value);
 * const inverseRoot = (value: number): Result<number, 'negative' | 'zero'> =>
 *   Result.gen(function* () {
 *     const side = yield* Result.step(root(value));
 *     return yield* Result.step(inverse(side));
 *   });
 *
 * inverseRoot(4); // => { ok: true, value: 0.5 }
 * inverseRoot(0); // => { ok: false, error: 'zero' }
 * inverseRoot(-1); // => { ok: false, error: 'negative' }
 * ```
 *
 * @alias Do, Either.let
 * @keywords yield, notation, propagate, monad, nested, async, early, return
 * @category Constructors
 * @since 1.0.0
 */
export function gen<Value, Failed extends Err<unknown> = never>(
  body: () => Generator<Failed, Value>,
): Result<Value, Failed['error']> {
  checkFunction(body, 'body');
  const { done, value } = firstStep(body);
  return done === true ? Ok(value) : value;
}

/**
 * Converts a result to a step for {@link gen}: `yield*` returns the value or ends the generator function with the `Err`.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 * @param self - The result whose value `yield*` returns; an `Err` ends the function.
 * @returns A generator that either returns the value or yields the `Err`.
 *
 * @example A step that ends the function
 * ```ts
 * import { Result } from '@tstd/core';
 *
 * const double = (result: Result<number, string>): Result<number, string> =>
 *   Result.gen(function* () {
 *     const value = yield* Result.step(result);
 *     return value * 2;
 *   });
 *
 * double(Result.Ok(21)); // => { ok: true, value: 42 }
 * double(Result.Err('no')); // => { ok: false, error: 'no' }
 * ```
 *
 * @keywords propagate, question, operator, early, unwrap, generator, return
 * @category Constructors
 * @since 1.0.0
 */
export function step<Value = never, Failure = never>(
  self: Result<Value, Failure>,
): Generator<Err<Failure>, Value>;
/**
 * Converts a result to a step for {@link gen}: `yield*` returns the value or ends the generator function with the `Err`.
 *
 * @typeParam Self - The type of the result, which may be a union of several types.
 * @param self - The result whose value `yield*` returns; an `Err` ends the function.
 * @returns A generator that either returns the value or yields the `Err`.
 *
 * @example An inferred union of results
 * ```ts
 * import { Result } from '@tstd/core';
 *
 * const find = (id: number) =>
 *   id === 1
 *     ? Result.Ok('Ada')
 *     : id > 1
 *       ? Result.Err('unknown' as const)
 *       : Result.Err(404 as const);
 * const greet = (id: number): Result<string, 'unknown' | 404> =>
 *   Result.gen(function* () {
 *     return `Hello, ${yield* Result.step(find(id))}`;
 *   });
 *
 * greet(1); // => { ok: true, value: 'Hello, Ada' }
 * greet(0); // => { ok: false, error: 404 }
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function step<Self extends Result<unknown, unknown>>(
  self: Self,
): Generator<Err<ErrorOf<Self>>, ValueOf<Self>>;
export function step<Value, Failure>(
  self: Result<Value, Failure>,
): Generator<Err<Failure>, Value, never> {
  checkResult(self, 'self');
  return valueOf(self);
}

/**
 * Checks whether a value is a result: an object with an `ok` field and the matching `value` or `error` field.
 *
 * Only the fields are checked, so the function also recognises a result that was read from JSON or created by another copy of this package.
 *
 * | value | result |
 * | --- | --- |
 * | `{ ok: true, value }` | `true` |
 * | `{ ok: false, error }` | `true` |
 * | anything else | `false` |
 *
 * @param value - Any value; its fields are checked, but its prototype is not.
 * @returns Whether the value is a result.
 *
 * @example Check external data
 * ```ts
 * import { Result } from '@tstd/core';
 *
 * Result.hasInstance({ ok: true, value: 1 }); // => true
 * Result.hasInstance({ ok: true, error: 'no' }); // => false
 * Result.hasInstance(undefined); // => false
 * ```
 *
 * @alias is, isInstance, isA, typeof, guard, isEither
 * @keywords validate, check, instanceof, structured, cloned, unknown
 * @category Guards
 * @since 1.0.0
 */
export function hasInstance(value: unknown): value is Result<unknown, unknown> {
  if (typeof value !== 'object' || value === null || !('ok' in value)) {
    return false;
  }
  return value.ok === true ? 'value' in value : value.ok === false && 'error' in value;
}

/**
 * Checks whether a result is an `Ok`.
 *
 * @typeParam Success - The type of the `Ok`.
 * @param self - The result to check; only its `ok` field is read.
 * @returns Whether the result is an `Ok`.
 *
 * @example Check whether a result is a success
 * ```ts
 * import { Result } from '@tstd/core';
 *
 * Result.isOk(Result.Ok(1)); // => true
 * Result.isOk(Result.Err('no')); // => false
 * ```
 *
 * @alias isRight, isSuccess
 * @keywords succeeded, successful, check, narrow
 * @category Guards
 * @since 1.0.0
 */
export function isOk<Success extends Ok<unknown> = never>(
  self: Success | Err<unknown>,
): self is Success {
  checkResult(self, 'self');
  return self.ok;
}

/**
 * Checks whether a result is an `Err`.
 *
 * @typeParam Failed - The type of the `Err`.
 * @param self - The result to check; only its `ok` field is read.
 * @returns Whether the result is an `Err`.
 *
 * @example Check whether a result is a failure
 * ```ts
 * import { Result } from '@tstd/core';
 *
 * Result.isErr(Result.Err('no')); // => true
 * Result.isErr(Result.Ok(1)); // => false
 * ```
 *
 * @alias isLeft, isFailure
 * @keywords failed, error, check, narrow
 * @category Guards
 * @since 1.0.0
 */
export function isErr<Failed extends Err<unknown> = never>(
  self: Ok<unknown> | Failed,
): self is Failed {
  checkResult(self, 'self');
  return !self.ok;
}

/**
 * Checks whether a result is an `Ok` whose value satisfies `predicate`.
 *
 * @typeParam Success - The type of the `Ok`.
 * @param self - The result whose value is tested; the result for an `Err` is `false`.
 * @param predicate - Called with the value; not called for an `Err`.
 * @returns Whether the result is an `Ok` whose value satisfies `predicate`.
 *
 * @example Test the value of a result
 * ```ts
 * import { Result } from '@tstd/core';
 *
 * Result.exists(Result.Ok(80), (port) => port < 1024); // => true
 * Result.exists(Result.Ok(8080), (port) => port < 1024); // => false
 * Result.exists(Result.Err('no'), () => true); // => false
 * ```
 *
 * @alias isOkAnd
 * @keywords predicate, condition, check
 * @category Guards
 * @since 1.0.0
 */
export function exists<Success extends Ok<unknown> = never>(
  self: Success | Err<unknown>,
  predicate: (value: Success['value']) => boolean,
): boolean {
  checkResult(self, 'self');
  checkFunction(predicate, 'predicate');
  return self.ok && predicate(self.value);
}

/**
 * Returns the value of an `Ok`, or `fallback` for an `Err`.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 * @typeParam Fallback - The type of the fallback.
 * @param self - The result whose value is returned if it is an `Ok`.
 * @param fallback - The value to return if `self` is an `Err`, whose error is ignored.
 * @returns The value of the result, or `fallback`.
 *
 * @example Provide a default
 * ```ts
 * import { Result } from '@tstd/core';
 *
 * Result.getOr(Result.Ok(1), 0); // => 1
 * Result.getOr(Result.Err('no'), 0); // => 0
 * ```
 *
 * @alias withDefault, fromMaybe, defaultTo, defaultValue, orDefault, getWithDefault,
 *   unwrapOrDefault, getOrDefault, valueOr, fromRight, getValueOrDefault, GetValueOr
 * @keywords fallback, failure, otherwise, ignore, error
 * @category Access
 * @since 1.0.0
 */
export function getOr<Value = never, Failure = never, Fallback = Value>(
  self: Result<Value, Failure>,
  fallback: Fallback,
): Value | Fallback;
/**
 * Returns the value of an `Ok`, or `fallback` for an `Err`.
 *
 * @typeParam Self - The type of the result, which may be a union of several types.
 * @typeParam Fallback - The type of the fallback.
 * @param self - The result whose value is returned if it is an `Ok`.
 * @param fallback - The value to return if `self` is an `Err`, whose error is ignored.
 * @returns The value of the result, or `fallback`.
 *
 * @example An inferred union of results
 * ```ts
 * import { Result } from '@tstd/core';
 *
 * const find = (id: number) =>
 *   id === 1
 *     ? Result.Ok('Ada')
 *     : id > 1
 *       ? Result.Err('unknown' as const)
 *       : Result.Err(404 as const);
 *
 * Result.getOr(find(1), 'nobody'); // => 'Ada'
 * Result.getOr(find(0), 'nobody'); // => 'nobody'
 * ```
 *
 * @category Access
 * @since 1.0.0
 */
export function getOr<Self extends Result<unknown, unknown>, Fallback>(
  self: Self,
  fallback: Fallback,
): ValueOf<Self> | Fallback;
export function getOr<Value, Fallback>(
  self: Result<Value, unknown>,
  fallback: Fallback,
): Value | Fallback {
  checkResult(self, 'self');
  return self.ok ? self.value : fallback;
}

/**
 * Returns the value of an `Ok`, or the result of calling `onErr` with the error.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 * @typeParam Fallback - The type of the fallback.
 * @param self - The result whose value is returned if it is an `Ok`.
 * @param onErr - Called with the error; the result is returned. Not called for an `Ok`.
 * @returns The value of the `Ok`, or the result of `onErr`.
 *
 * @example Compute a default from the error
 * ```ts
 * import { Result } from '@tstd/core';
 *
 * Result.getOrElse(Result.Ok('page'), (error) => `(${error})`); // => 'page'
 * Result.getOrElse(Result.Err('not found'), (error) => `(${error})`); // => '(not found)'
 * ```
 *
 * @alias unwrapOrElse, defaultWith, orElseGet, getOrElseW
 * @keywords fallback, compute, failure, recover
 * @category Access
 * @since 1.0.0
 */
export function getOrElse<Value = never, Failure = never, Fallback = Value>(
  self: Result<Value, Failure>,
  onErr: (error: Failure) => Fallback,
): Value | Fallback;
/**
 * Returns the value of an `Ok`, or the result of calling `onErr` with the error.
 *
 * @typeParam Self - The type of the result, which may be a union of several types.
 * @typeParam Fallback - The type of the fallback.
 * @param self - The result whose value is returned if it is an `Ok`.
 * @param onErr - Called with the error; the result is returned. Not called for an `Ok`.
 * @returns The value of the `Ok`, or the result of `onErr`.
 *
 * @example An inferred union of results
 * ```ts
 * import { Result } from '@tstd/core';
 *
 * const find = (id: number) =>
 *   id === 1
 *     ? Result.Ok('Ada')
 *     : id > 1
 *       ? Result.Err('unknown' as const)
 *       : Result.Err(404 as const);
 *
 * Result.getOrElse(find(1), (error) => `(${error})`); // => 'Ada'
 * Result.getOrElse(find(0), (error) => `(${error})`); // => '(404)'
 * ```
 *
 * @category Access
 * @since 1.0.0
 */
export function getOrElse<Self extends Result<unknown, unknown>, Fallback>(
  self: Self,
  onErr: (error: ErrorOf<Self>) => Fallback,
): ValueOf<Self> | Fallback;
export function getOrElse<Value, Failure, Fallback>(
  self: Result<Value, Failure>,
  onErr: (error: Failure) => Fallback,
): Value | Fallback {
  checkResult(self, 'self');
  checkFunction(onErr, 'onErr');
  return self.ok ? self.value : onErr(self.error);
}

/**
 * Returns the value of an `Ok`, or throws the error of an `Err`.
 *
 * @typeParam Success - The type of the `Ok`.
 * @param self - The result whose value is returned if it is an `Ok`.
 * @returns The value of the result.
 *
 * @throws The error of the result, unchanged, if it is an `Err`.
 *
 * @example Throw if a failure is a bug
 * ```ts
 * import { Result } from '@tstd/core';
 * import { ArgumentError } from '@tstd/error';
 *
 * const error = new ArgumentError({ message: 'Expected a port' });
 *
 * Result.getOrThrow(Result.Ok(80)); // => 80
 * Result.getOrThrow(Result.Err(error)); // => throws ArgumentError
 * ```
 *
 * @alias unwrap, expect, orElseThrow, unsafeGet, unsafeCoerce, orDie, unsafelyUnwrap,
 *   getWithError, lo.Must, getOrThrowWith, getOrThrowException
 * @keywords exception, rethrow, raise, panic, assert, border, crash
 * @category Access
 * @since 1.0.0
 */
export function getOrThrow<Success extends Ok<unknown> = never>(
  self: Success | Err<unknown>,
): Success['value'] {
  checkResult(self, 'self');
  if (self.ok) {
    return self.value;
  }
  throw self.error;
}

/**
 * Calls the `Ok` or `Err` function of `matcher`, depending on the result, and returns the value of the call.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 * @typeParam OnOk - The type of the result for an `Ok`.
 * @typeParam OnErr - The type of the result for an `Err`.
 * @param self - The result that determines which function is called.
 * @param matcher - Both functions: `Ok` is called with the value, and `Err` is called with the error.
 * @returns The return value of the function that was called.
 *
 * @example Both cases in one expression
 * ```ts
 * import { Result } from '@tstd/core';
 *
 * const describe = (result: Result<number, string>): string =>
 *   Result.match(result, {
 *     Ok: (value) => `received ${value}`,
 *     Err: (error) => `failed: ${error}`,
 *   });
 *
 * describe(Result.Ok(1)); // => 'received 1'
 * describe(Result.Err('offline')); // => 'failed: offline'
 * ```
 *
 * @alias cata, either, maybe, caseOf, switch, when, pattern, matchWith, cond, ifPresentOrElse,
 *   Either.merge, Result.merge
 * @keywords success, failure, branch, handle, render, response
 * @category Access
 * @since 1.0.0
 */
export function match<Value = never, Failure = never, OnOk = never, OnErr = never>(
  self: Result<Value, Failure>,
  matcher: ResultMatcher<Value, Failure, OnOk, OnErr>,
): OnOk | OnErr;
/**
 * Calls the `Ok` or `Err` function of `matcher`, depending on the result, and returns the value of the call.
 *
 * @typeParam Self - The type of the result, which may be a union of several types.
 * @typeParam OnOk - The type of the result for an `Ok`.
 * @typeParam OnErr - The type of the result for an `Err`.
 * @param self - The result that determines which function is called.
 * @param matcher - Both functions: `Ok` is called with the value, and `Err` is called with the error.
 * @returns The return value of the function that was called.
 *
 * @example An inferred union of results
 * ```ts
 * import { Result } from '@tstd/core';
 *
 * const find = (id: number) =>
 *   id === 1
 *     ? Result.Ok('Ada')
 *     : id > 1
 *       ? Result.Err('unknown' as const)
 *       : Result.Err(404 as const);
 *
 * const greet = (id: number): string =>
 *   Result.match(find(id), {
 *     Ok: (name) => `Hello, ${name}`,
 *     Err: (error) => `failed: ${error}`,
 *   });
 *
 * greet(1); // => 'Hello, Ada'
 * greet(0); // => 'failed: 404'
 * ```
 *
 * @category Access
 * @since 1.0.0
 */
export function match<Self extends Result<unknown, unknown>, OnOk, OnErr>(
  self: Self,
  matcher: ResultMatcher<ValueOf<Self>, ErrorOf<Self>, OnOk, OnErr>,
): OnOk | OnErr;
export function match<Value, Failure, OnOk, OnErr>(
  self: Result<Value, Failure>,
  matcher: ResultMatcher<Value, Failure, OnOk, OnErr>,
): OnOk | OnErr {
  checkResult(self, 'self');
  // Untyped code may pass anything.
  if (
    typeof (matcher as typeof matcher | null)?.Ok !== 'function' ||
    typeof matcher.Err !== 'function'
  ) {
    refuseMatcher(matcher, 'Ok', 'Err');
  }
  return self.ok ? matcher.Ok(self.value) : matcher.Err(self.error);
}

/**
 * Applies `fn` to the value of an `Ok`; an `Err` is returned unchanged.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 * @typeParam To - The type of the new value.
 * @param self - The result whose value is passed to `fn`; an `Err` is returned unchanged.
 * @param fn - Called with the value; not called for an `Err`.
 * @returns An `Ok` with the result of `fn`, or the same `Err`.
 *
 * @example Double the value of a success
 * ```ts
 * import { Result } from '@tstd/core';
 *
 * const double = (result: Result<number, string>): Result<number, string> =>
 *   Result.map(result, (value) => value * 2);
 *
 * double(Result.Ok(21)); // => { ok: true, value: 42 }
 * double(Result.Err('no')); // => { ok: false, error: 'no' }
 * ```
 *
 * @alias fmap, lift, transform, project, functor, as, mapOk, mapRight
 * @keywords success, modify, convert
 * @category Transformations
 * @since 1.0.0
 */
export function map<Value = never, Failure = never, To = never>(
  self: Result<Value, Failure>,
  fn: (value: Value) => To,
): Result<To, Failure>;
/**
 * Applies `fn` to the value of an `Ok`; an `Err` is returned unchanged.
 *
 * @typeParam Self - The type of the result, which may be a union of several types.
 * @typeParam To - The type of the new value.
 * @param self - The result whose value is passed to `fn`; an `Err` is returned unchanged.
 * @param fn - Called with the value; not called for an `Err`.
 * @returns An `Ok` with the result of `fn`, or the same `Err`.
 *
 * @example An inferred union of results
 * ```ts
 * import { Result } from '@tstd/core';
 *
 * const find = (id: number) =>
 *   id === 1
 *     ? Result.Ok('Ada')
 *     : id > 1
 *       ? Result.Err('unknown' as const)
 *       : Result.Err(404 as const);
 *
 * const length = (id: number): Result<number, 'unknown' | 404> =>
 *   Result.map(find(id), (name) => name.length);
 *
 * length(1); // => { ok: true, value: 3 }
 * length(0); // => { ok: false, error: 404 }
 * ```
 *
 * @category Transformations
 * @since 1.0.0
 */
export function map<Self extends Result<unknown, unknown>, To>(
  self: Self,
  fn: (value: ValueOf<Self>) => To,
): Result<To, ErrorOf<Self>>;
export function map<Value, Failure, To>(
  self: Result<Value, Failure>,
  fn: (value: Value) => To,
): Result<To, Failure> {
  checkResult(self, 'self');
  checkFunction(fn, 'fn');
  return self.ok ? Ok(fn(self.value)) : self;
}

/**
 * Applies `fn` to the error of an `Err`; an `Ok` is returned unchanged.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 * @typeParam To - The type of the new error.
 * @param self - The result whose error is passed to `fn`; an `Ok` is returned unchanged.
 * @param fn - Called with the error; not called for an `Ok`.
 * @returns An `Err` with the result of `fn`, or the same `Ok`.
 *
 * @example Add context to an error
 * ```ts
 * import { Result } from '@tstd/core';
 *
 * const explain = (result: Result<number, string>): Result<number, string> =>
 *   Result.mapError(result, (error) => `Cannot read the port: ${error}`);
 *
 * explain(Result.Err('empty')); // => { ok: false, error: 'Cannot read the port: empty' }
 * explain(Result.Ok(80)); // => { ok: true, value: 80 }
 * ```
 *
 * @alias mapFailure, withLeft, bimap, catchMap, orLeft, Either.mapBoth, Result.mapBoth, wrap_err,
 *   mapLeftW, leftMap
 * @keywords wrap, translate, context, annotate, convert, domain, layer, replace, rename
 * @category Transformations
 * @since 1.0.0
 */
export function mapError<Value = never, Failure = never, To = never>(
  self: Result<Value, Failure>,
  fn: (error: Failure) => To,
): Result<Value, To>;
/**
 * Applies `fn` to the error of an `Err`; an `Ok` is returned unchanged.
 *
 * @typeParam Self - The type of the result, which may be a union of several types.
 * @typeParam To - The type of the new error.
 * @param self - The result whose error is passed to `fn`; an `Ok` is returned unchanged.
 * @param fn - Called with the error; not called for an `Ok`.
 * @returns An `Err` with the result of `fn`, or the same `Ok`.
 *
 * @example An inferred union of results
 * ```ts
 * import { Result } from '@tstd/core';
 *
 * const find = (id: number) =>
 *   id === 1
 *     ? Result.Ok('Ada')
 *     : id > 1
 *       ? Result.Err('unknown' as const)
 *       : Result.Err(404 as const);
 *
 * const explain = (id: number): Result<string, string> =>
 *   Result.mapError(find(id), (error) => `Nobody: ${error}`);
 *
 * explain(0); // => { ok: false, error: 'Nobody: 404' }
 * explain(1); // => { ok: true, value: 'Ada' }
 * ```
 *
 * @category Transformations
 * @since 1.0.0
 */
export function mapError<Self extends Result<unknown, unknown>, To>(
  self: Self,
  fn: (error: ErrorOf<Self>) => To,
): Result<ValueOf<Self>, To>;
export function mapError<Value, Failure, To>(
  self: Result<Value, Failure>,
  fn: (error: Failure) => To,
): Result<Value, To> {
  checkResult(self, 'self');
  checkFunction(fn, 'fn');
  return self.ok ? self : Err(fn(self.error));
}

/**
 * Passes the value of an `Ok` to `fn` and returns the result of `fn`; an `Err` is returned unchanged.
 *
 * | result | result of `fn` | outcome |
 * | --- | --- | --- |
 * | `Ok` | `Ok` | the second `Ok` |
 * | `Ok` | `Err` | the second `Err` |
 * | `Err` | (not called) | the first `Err` |
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 * @typeParam To - The type of the new value.
 * @typeParam ToFailure - The type of the error of `fn`.
 * @param self - The result whose value is passed to `fn`; an `Err` is returned unchanged.
 * @param fn - Called with the value; the result is returned. Not called for an `Err`.
 * @returns The result of `fn`, or the same `Err`.
 *
 * @example Chain steps until one fails
 * ```ts
 * import { Result } from '@tstd/core';
 *
 * const root = (value: number): Result<number, string> =>
 *   value < 0 ? Result.Err('negative') : Result.Ok(Math.sqrt(value));
 *
 * Result.andThen(root(16), root); // => { ok: true, value: 2 }
 * Result.andThen(root(-1), root); // => { ok: false, error: 'negative' }
 * ```
 *
 * @alias bind, bindTo, thenCompose, switchMap, mergeMap, exhaustMap, asyncAndThen, kleisli,
 *   chainW, chainOptionKW, flatMapEither, flatMapResult
 * @keywords pipeline, sequence, compose, railway, dependent
 * @category Transformations
 * @since 1.0.0
 */
export function andThen<Value = never, Failure = never, To = never, ToFailure = never>(
  self: Result<Value, Failure>,
  fn: (value: Value) => Result<To, ToFailure>,
): Result<To, Failure | ToFailure>;
/**
 * Passes the value of an `Ok` to `fn` and returns the result of `fn`; an `Err` is returned unchanged.
 *
 * @typeParam Self - The type of the result, which may be a union of several types.
 * @typeParam Next - The type of the result of `fn`, which may be a union of several types.
 * @param self - The result whose value is passed to `fn`; an `Err` is returned unchanged.
 * @param fn - Called with the value; the result is returned. Not called for an `Err`.
 * @returns The result of `fn`, or the same `Err`.
 *
 * @example An inferred union of results
 * ```ts
 * import { Result } from '@tstd/core';
 *
 * const find = (id: number) =>
 *   id === 1
 *     ? Result.Ok('Ada')
 *     : id > 1
 *       ? Result.Err('unknown' as const)
 *       : Result.Err(404 as const);
 *
 * const initial = (id: number): Result<string, 'unknown' | 404 | 'unnamed'> =>
 *   Result.andThen(find(id), (name) =>
 *     name === ''
 *       ? Result.Err('unnamed' as const)
 *       : Result.Ok(name.charAt(0)),
 *   );
 *
 * initial(1); // => { ok: true, value: 'A' }
 * initial(0); // => { ok: false, error: 404 }
 * ```
 *
 * @category Transformations
 * @since 1.0.0
 */
export function andThen<
  Self extends Result<unknown, unknown>,
  Next extends Result<unknown, unknown>,
>(
  self: Self,
  fn: (value: ValueOf<Self>) => Next,
): Result<ValueOf<Next>, ErrorOf<Self> | ErrorOf<Next>>;
export function andThen<Value, Failure, To, ToFailure>(
  self: Result<Value, Failure>,
  fn: (value: Value) => Result<To, ToFailure>,
): Result<To, Failure | ToFailure> {
  checkResult(self, 'self');
  checkFunction(fn, 'fn');
  return self.ok ? fn(self.value) : self;
}

/**
 * Returns the result inside an `Ok`; an `Err` is returned unchanged.
 *
 * | result | its value | outcome |
 * | --- | --- | --- |
 * | `Ok` | `Ok` | the inner `Ok` |
 * | `Ok` | `Err` | the inner `Err` |
 * | `Err` | (none) | the outer `Err` |
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the outer error.
 * @typeParam InnerFailure - The type of the inner error.
 * @param self - A result whose value is itself a result; one level of nesting is removed.
 * @returns The inner result, or the same `Err`.
 *
 * @example Flatten nested results
 * ```ts
 * import { Result } from '@tstd/core';
 *
 * Result.flatten(Result.Ok(Result.Ok(1))); // => { ok: true, value: 1 }
 * Result.flatten(Result.Ok(Result.Err('inner'))); // => { ok: false, error: 'inner' }
 * Result.flatten(Result.Err('outer')); // => { ok: false, error: 'outer' }
 * ```
 *
 * @alias join
 * @keywords nested, unwrap, double, inside
 * @category Transformations
 * @since 1.0.0
 */
export function flatten<Value = never, Failure = never, InnerFailure = never>(
  self: Result<Result<Value, InnerFailure>, Failure>,
): Result<Value, Failure | InnerFailure>;
/**
 * Returns the result inside an `Ok`; an `Err` is returned unchanged.
 *
 * @typeParam Self - The type of the result, which may be a union of several types.
 * @param self - A result whose value is itself a result; one level of nesting is removed.
 * @returns The inner result, or the same `Err`.
 *
 * @example An inferred union of results
 * ```ts
 * import { Result } from '@tstd/core';
 *
 * const find = (id: number) =>
 *   id === 1
 *     ? Result.Ok('Ada')
 *     : id > 1
 *       ? Result.Err('unknown' as const)
 *       : Result.Err(404 as const);
 * const checked = Result.map(Result.Ok(0), find);
 * const found: Result<string, 'unknown' | 404> = Result.flatten(checked);
 *
 * found; // => { ok: false, error: 404 }
 * ```
 *
 * @category Transformations
 * @since 1.0.0
 */
export function flatten<Self extends Result<Result<unknown, unknown>, unknown>>(
  self: Self,
): Result<ValueOf<ValueOf<Self>>, ErrorOf<Self> | ErrorOf<ValueOf<Self>>>;
export function flatten(self: Result<Result<unknown, unknown>, unknown>): Result<unknown, unknown> {
  checkResult(self, 'self');
  return self.ok ? self.value : self;
}

/**
 * Calls `fn` with the value of an `Ok` and returns the result unchanged.
 *
 * `fn` is not called for an `Err`, and its return value is ignored.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 * @param self - The result whose value is passed to `fn`; the result itself is returned unchanged.
 * @param fn - Called with the value; not called for an `Err`.
 * @returns The same result.
 *
 * @example Log a value
 * ```ts
 * import { Result } from '@tstd/core';
 *
 * const lines: string[] = [];
 * const note = (port: number): number => lines.push(`port ${port}`);
 *
 * Result.tap(Result.Ok(80), note); // => { ok: true, value: 80 }
 * Result.tap(Result.Err('no'), note); // => { ok: false, error: 'no' }
 * lines; // => ['port 80']
 * ```
 *
 * @alias inspect, also, chainFirst, sideEffect, ifPresent, tapEither, andThrough, inspectOk,
 *   tapOk, onSuccess, doto, ifSome
 * @keywords log, debug, trace, print, spy
 * @category Transformations
 * @since 1.0.0
 */
export function tap<Value = never, Failure = never>(
  self: Result<Value, Failure>,
  fn: (value: Value) => void,
): Result<Value, Failure>;
/**
 * Calls `fn` with the value of an `Ok` and returns the result unchanged.
 *
 * @typeParam Self - The type of the result, which may be a union of several types.
 * @param self - The result whose value is passed to `fn`; the result itself is returned unchanged.
 * @param fn - Called with the value; not called for an `Err`.
 * @returns The same result.
 *
 * @example An inferred union of results
 * ```ts
 * import { Result } from '@tstd/core';
 *
 * const find = (id: number) =>
 *   id === 1
 *     ? Result.Ok('Ada')
 *     : id > 1
 *       ? Result.Err('unknown' as const)
 *       : Result.Err(404 as const);
 * const names: string[] = [];
 *
 * Result.tap(find(1), (name) => names.push(name)); // => { ok: true, value: 'Ada' }
 * names; // => ['Ada']
 * ```
 *
 * @category Transformations
 * @since 1.0.0
 */
export function tap<Self extends Result<unknown, unknown>>(
  self: Self,
  fn: (value: ValueOf<Self>) => void,
): Result<ValueOf<Self>, ErrorOf<Self>>;
export function tap<Value, Failure>(
  self: Result<Value, Failure>,
  fn: (value: Value) => void,
): Result<Value, Failure> {
  checkResult(self, 'self');
  checkFunction(fn, 'fn');
  if (self.ok) {
    fn(self.value);
  }
  return self;
}

/**
 * Calls `fn` with the error of an `Err` and returns the result unchanged.
 *
 * `fn` is not called for an `Ok`, and its return value is ignored.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 * @param self - The result whose error is passed to `fn`; the result itself is returned unchanged.
 * @param fn - Called with the error; not called for an `Ok`.
 * @returns The same result.
 *
 * @example Log an error
 * ```ts
 * import { Result } from '@tstd/core';
 *
 * const lines: string[] = [];
 * const note = (error: string): number => lines.push(`failed: ${error}`);
 *
 * Result.tapError(Result.Err('no'), note); // => { ok: false, error: 'no' }
 * Result.tapError(Result.Ok(80), note); // => { ok: true, value: 80 }
 * lines; // => ['failed: no']
 * ```
 *
 * @alias inspectErr, tapLeft, orElseFirst, inspectError, onFailure, catchTap, tapErr, inspectLeft
 * @keywords log, report, trace, debug, failure, Sentry, side-effect, console
 * @category Transformations
 * @since 1.0.0
 */
export function tapError<Value = never, Failure = never>(
  self: Result<Value, Failure>,
  fn: (error: Failure) => void,
): Result<Value, Failure>;
/**
 * Calls `fn` with the error of an `Err` and returns the result unchanged.
 *
 * @typeParam Self - The type of the result, which may be a union of several types.
 * @param self - The result whose error is passed to `fn`; the result itself is returned unchanged.
 * @param fn - Called with the error; not called for an `Ok`.
 * @returns The same result.
 *
 * @example An inferred union of results
 * ```ts
 * import { Result } from '@tstd/core';
 *
 * const find = (id: number) =>
 *   id === 1
 *     ? Result.Ok('Ada')
 *     : id > 1
 *       ? Result.Err('unknown' as const)
 *       : Result.Err(404 as const);
 * const errors: ('unknown' | 404)[] = [];
 *
 * Result.tapError(find(0), (error) => errors.push(error)); // => { ok: false, error: 404 }
 * errors; // => [404]
 * ```
 *
 * @category Transformations
 * @since 1.0.0
 */
export function tapError<Self extends Result<unknown, unknown>>(
  self: Self,
  fn: (error: ErrorOf<Self>) => void,
): Result<ValueOf<Self>, ErrorOf<Self>>;
export function tapError<Value, Failure>(
  self: Result<Value, Failure>,
  fn: (error: Failure) => void,
): Result<Value, Failure> {
  checkResult(self, 'self');
  checkFunction(fn, 'fn');
  if (!self.ok) {
    fn(self.error);
  }
  return self;
}

/**
 * Returns the result if it is an `Ok`, otherwise `other`.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 * @typeParam Other - The type of the value of the other result.
 * @typeParam OtherFailure - The type of the error of the other result.
 * @param self - The result to return if it is an `Ok`.
 * @param other - The result to return if `self` is an `Err`; it may be an `Err` itself.
 * @returns The first result that is an `Ok`, or the second `Err`.
 *
 * @example Replace a failure with another result
 * ```ts
 * import { Result } from '@tstd/core';
 *
 * Result.or(Result.Err('no'), Result.Ok(2)); // => { ok: true, value: 2 }
 * Result.or(Result.Err('first'), Result.Err('second')); // => { ok: false, error: 'second' }
 * ```
 *
 * @alias alt, orTry, fallback, alternative, firstSome, coalesce, orElseOption, altW, altAll
 * @keywords backup, otherwise, secondary, default
 * @category Combinations
 * @since 1.0.0
 */
export function or<Value = never, Failure = never, Other = never, OtherFailure = never>(
  self: Result<Value, Failure>,
  other: Result<Other, OtherFailure>,
): Result<Value | Other, OtherFailure>;
/**
 * Returns the result if it is an `Ok`, otherwise `other`.
 *
 * @typeParam Self - The type of the result, which may be a union of several types.
 * @typeParam Other - The type of the other result, which may be a union of several types.
 * @param self - The result to return if it is an `Ok`.
 * @param other - The result to return if `self` is an `Err`; it may be an `Err` itself.
 * @returns The first result that is an `Ok`, or the second `Err`.
 *
 * @example An inferred union of results
 * ```ts
 * import { Result } from '@tstd/core';
 *
 * const find = (id: number) =>
 *   id === 1
 *     ? Result.Ok('Ada')
 *     : id > 1
 *       ? Result.Err('unknown' as const)
 *       : Result.Err(404 as const);
 *
 * Result.or(find(0), find(1)); // => { ok: true, value: 'Ada' }
 * Result.or(find(2), find(0)); // => { ok: false, error: 404 }
 * ```
 *
 * @category Combinations
 * @since 1.0.0
 */
export function or<Self extends Result<unknown, unknown>, Other extends Result<unknown, unknown>>(
  self: Self,
  other: Other,
): Result<ValueOf<Self> | ValueOf<Other>, ErrorOf<Other>>;
export function or<Value, Other, OtherFailure>(
  self: Result<Value, unknown>,
  other: Result<Other, OtherFailure>,
): Result<Value | Other, OtherFailure> {
  checkResult(self, 'self');
  checkResult(other, 'other');
  return self.ok ? self : other;
}

/**
 * Returns the result if it is an `Ok`, otherwise the result that `onErr` returns.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 * @typeParam Other - The type of the value of the other result.
 * @typeParam OtherFailure - The type of the error of the other result.
 * @param self - The result to return if it is an `Ok`.
 * @param onErr - Called with the error; the result is returned. Not called for an `Ok`.
 * @returns The first result that is an `Ok`, or the second `Err`.
 *
 * @example Recover from a specific error
 * ```ts
 * import { Result } from '@tstd/core';
 *
 * const recover = (error: string): Result<number, string> =>
 *   error === 'empty' ? Result.Ok(0) : Result.Err(error);
 *
 * Result.orElse(Result.Err('empty'), recover); // => { ok: true, value: 0 }
 * Result.orElse(Result.Err('broken'), recover); // => { ok: false, error: 'broken' }
 * ```
 *
 * @alias recover, recoverWith, rescue, orElseW, altLazy, chainLeft, flatMapError, flatMapErr,
 *   flatMapLeft, recoverCatching
 * @keywords fallback, handle, backup, alternative, retry, second, cache
 * @category Combinations
 * @since 1.0.0
 */
export function orElse<Value = never, Failure = never, Other = never, OtherFailure = never>(
  self: Result<Value, Failure>,
  onErr: (error: Failure) => Result<Other, OtherFailure>,
): Result<Value | Other, OtherFailure>;
/**
 * Returns the result if it is an `Ok`, otherwise the result that `onErr` returns.
 *
 * @typeParam Self - The type of the result, which may be a union of several types.
 * @typeParam Other - The type of the other result, which may be a union of several types.
 * @param self - The result to return if it is an `Ok`.
 * @param onErr - Called with the error; the result is returned. Not called for an `Ok`.
 * @returns The first result that is an `Ok`, or the second `Err`.
 *
 * @example An inferred union of results
 * ```ts
 * import { Result } from '@tstd/core';
 *
 * const find = (id: number) =>
 *   id === 1
 *     ? Result.Ok('Ada')
 *     : id > 1
 *       ? Result.Err('unknown' as const)
 *       : Result.Err(404 as const);
 *
 * const recover = (id: number): Result<string, 404> =>
 *   Result.orElse(find(id), (error) =>
 *     error === 'unknown' ? Result.Ok('nobody') : Result.Err(error),
 *   );
 *
 * recover(2); // => { ok: true, value: 'nobody' }
 * recover(0); // => { ok: false, error: 404 }
 * ```
 *
 * @category Combinations
 * @since 1.0.0
 */
export function orElse<
  Self extends Result<unknown, unknown>,
  Other extends Result<unknown, unknown>,
>(
  self: Self,
  onErr: (error: ErrorOf<Self>) => Other,
): Result<ValueOf<Self> | ValueOf<Other>, ErrorOf<Other>>;
export function orElse<Value, Failure, Other, OtherFailure>(
  self: Result<Value, Failure>,
  onErr: (error: Failure) => Result<Other, OtherFailure>,
): Result<Value | Other, OtherFailure> {
  checkResult(self, 'self');
  checkFunction(onErr, 'onErr');
  return self.ok ? self : onErr(self.error);
}

/**
 * Returns an `Ok` with the values of both results as a pair, or the first `Err`.
 *
 * @typeParam Value - The type of the first value.
 * @typeParam Failure - The type of the first error.
 * @typeParam Other - The type of the second value.
 * @typeParam OtherFailure - The type of the second error.
 * @param self - The result whose value comes first in the pair; if both results are an `Err`, this one is returned.
 * @param other - The result whose value comes second in the pair.
 * @returns An `Ok` with both values, or the first `Err`.
 *
 * @example Require both values
 * ```ts
 * import { Result } from '@tstd/core';
 *
 * Result.zip(Result.Ok(1), Result.Ok('a')); // => { ok: true, value: [1, 'a'] }
 * Result.zip(Result.Err('first'), Result.Err('second')); // => { ok: false, error: 'first' }
 * ```
 *
 * @alias product, tupled, both, ap, apply, Result.zipWith, Either.zipWith, fanout, zipPar,
 *   productOption
 * @keywords merge, couple, together
 * @category Combinations
 * @since 1.0.0
 */
export function zip<Value = never, Failure = never, Other = never, OtherFailure = never>(
  self: Result<Value, Failure>,
  other: Result<Other, OtherFailure>,
): Result<readonly [Value, Other], Failure | OtherFailure>;
/**
 * Returns an `Ok` with the values of both results as a pair, or the first `Err`.
 *
 * @typeParam Self - The type of the result, which may be a union of several types.
 * @typeParam Other - The type of the other result, which may be a union of several types.
 * @param self - The result whose value comes first in the pair; if both results are an `Err`, this one is returned.
 * @param other - The result whose value comes second in the pair.
 * @returns An `Ok` with both values, or the first `Err`.
 *
 * @example An inferred union of results
 * ```ts
 * import { Result } from '@tstd/core';
 *
 * const find = (id: number) =>
 *   id === 1
 *     ? Result.Ok('Ada')
 *     : id > 1
 *       ? Result.Err('unknown' as const)
 *       : Result.Err(404 as const);
 *
 * Result.zip(find(1), find(1)); // => { ok: true, value: ['Ada', 'Ada'] }
 * Result.zip(find(1), find(0)); // => { ok: false, error: 404 }
 * ```
 *
 * @category Combinations
 * @since 1.0.0
 */
export function zip<Self extends Result<unknown, unknown>, Other extends Result<unknown, unknown>>(
  self: Self,
  other: Other,
): Result<readonly [ValueOf<Self>, ValueOf<Other>], ErrorOf<Self> | ErrorOf<Other>>;
export function zip<Value, Failure, Other, OtherFailure>(
  self: Result<Value, Failure>,
  other: Result<Other, OtherFailure>,
): Result<readonly [Value, Other], Failure | OtherFailure> {
  checkResult(self, 'self');
  checkResult(other, 'other');
  if (!self.ok) {
    return self;
  }
  return other.ok ? Ok([self.value, other.value]) : other;
}

/**
 * Returns an `Ok` with the values of all results in a list, or the first `Err`.
 *
 * @typeParam Results - The type of the list.
 * @param results - The results, as a tuple or an array; if it is empty, the result is an `Ok`.
 * @returns An `Ok` with the values in the same order, or the first `Err`.
 *
 * @example Require all values
 * ```ts
 * import { Result } from '@tstd/core';
 *
 * Result.all([Result.Ok(1), Result.Ok('a')]); // => { ok: true, value: [1, 'a'] }
 * Result.all([Result.Ok(1), Result.Err('no'), Result.Err('why')]); // => { ok: false, error: 'no' }
 * Result.all([]); // => { ok: true, value: [] }
 * ```
 *
 * @alias sequence, traverse, R.traverse, R.sequence, allFromDict
 * @keywords failfast, gather, Promise.all, several
 * @category Combinations
 * @since 1.0.0
 */
export function all<const Results extends readonly Result<unknown, unknown>[]>(
  results: Results,
): Result<{ readonly [Index in keyof Results]: ValueOf<Results[Index]> }, ErrorOf<Results[number]>>;
/**
 * Returns an `Ok` with the values of all results in a record, or the first `Err`.
 *
 * @typeParam Results - The type of the record.
 * @param results - The results by their keys; if the record is empty, the result is an `Ok`.
 * @returns An `Ok` with the values under the same keys, or the first `Err`.
 *
 * @example Combine the results in a record
 * ```ts
 * import { Result } from '@tstd/core';
 *
 * Result.all({ host: Result.Ok('a'), port: Result.Ok(80) }); // => { ok: true, value: { host: 'a', port: 80 } }
 * Result.all({ host: Result.Err('no'), port: Result.Err('why') }); // => { ok: false, error: 'no' }
 * ```
 *
 * @category Combinations
 * @since 1.0.0
 */
export function all<const Results extends { readonly [key: string]: Result<unknown, unknown> }>(
  results: Results,
): Result<
  { readonly [Key in keyof Results]: ValueOf<Results[Key]> },
  ErrorOf<Results[keyof Results]>
>;
export function all(results: AnyResults): Result<unknown, unknown> {
  const [values, [failed]] = split(results);
  return failed ?? Ok(values);
}

/**
 * Returns an `Ok` with the values of all results in a list, or an `Err` with every error.
 *
 * Unlike {@link all}, this function returns every error instead of only the first.
 *
 * @typeParam Results - The type of the list.
 * @param results - The results, as a tuple or an array; if it is empty, the result is an `Ok`.
 * @returns An `Ok` with the values in the same order, or an `Err` with at least one error, in the same order.
 *
 * @example Collect every error
 * ```ts
 * import { Result } from '@tstd/core';
 *
 * Result.collect([Result.Ok(1), Result.Ok('a')]); // => { ok: true, value: [1, 'a'] }
 * Result.collect([Result.Err('no'), Result.Ok(1), Result.Err('why')]); // => { ok: false, error: ['no', 'why'] }
 * Result.collect([]); // => { ok: true, value: [] }
 * ```
 *
 * @alias partitionErrors, getApplicativeValidation, getAltValidation, getValidation, ValidatedNel,
 *   ValidatedNec, Validated
 * @keywords accumulate, validation, aggregate, list, several
 * @category Combinations
 * @since 1.0.0
 */
export function collect<const Results extends readonly Result<unknown, unknown>[]>(
  results: Results,
): Result<
  { readonly [Index in keyof Results]: ValueOf<Results[Index]> },
  readonly ErrorOf<Results[number]>[]
>;
/**
 * Returns an `Ok` with the values of all results in a record, or an `Err` with every error.
 *
 * @typeParam Results - The type of the record.
 * @param results - The results by their keys; if the record is empty, the result is an `Ok`.
 * @returns An `Ok` with the values under the same keys, or an `Err` with at least one error, in the order of the keys.
 *
 * @example Check every field of a form
 * ```ts
 * import { Result } from '@tstd/core';
 *
 * const name = Result.Err('The name is empty');
 * const age = Result.Err('The age is negative');
 *
 * Result.collect({ name, age }); // => { ok: false, error: ['The name is empty', 'The age is negative'] }
 * Result.collect({ name: Result.Ok('Ada') }); // => { ok: true, value: { name: 'Ada' } }
 * ```
 *
 * @category Combinations
 * @since 1.0.0
 */
export function collect<const Results extends { readonly [key: string]: Result<unknown, unknown> }>(
  results: Results,
): Result<
  { readonly [Key in keyof Results]: ValueOf<Results[Key]> },
  readonly ErrorOf<Results[keyof Results]>[]
>;
export function collect(results: AnyResults): Result<unknown, readonly unknown[]> {
  const [values, failed] = split(results);
  return failed.length === 0 ? Ok(values) : Err(failed.map(({ error }) => error));
}

/**
 * Converts a result to an option: the value of an `Ok`, or None for an `Err`.
 *
 * The error is discarded. The compiler rejects a result whose value may be `undefined`, because an option cannot contain `undefined`.
 *
 * @typeParam Self - The type of the result, which may be a union of several types.
 * @param self - The result to convert, whose value cannot be `undefined`.
 * @returns The value, or None.
 *
 * @example Ignore the error
 * ```ts
 * import { Result } from '@tstd/core';
 *
 * Result.toOption(Result.Ok(1)); // => 1
 * Result.toOption(Result.Err('no')); // => undefined
 * ```
 *
 * @example An inferred union of results
 * ```ts
 * import { Result } from '@tstd/core';
 *
 * const find = (id: number) =>
 *   id === 1
 *     ? Result.Ok('Ada')
 *     : id > 1
 *       ? Result.Ok(id)
 *       : Result.Err('unknown' as const);
 *
 * Result.toOption(find(1)); // => 'Ada'
 * Result.toOption(find(2)); // => 2
 * Result.toOption(find(0)); // => undefined
 * ```
 *
 * @alias getRight, hush, toMaybe, O.fromEither, Option.fromEither, getSuccess, getOption
 * @keywords discard, swallow, convert, drop, ignore, undefined
 * @category Conversions
 * @since 1.0.0
 */
export function toOption<Self extends Result<Some<unknown>, unknown>>(
  self: Self,
): Option<ValueOf<Self>>;
export function toOption(self: Result<unknown, unknown>): unknown {
  checkResult(self, 'self');
  return self.ok ? self.value : undefined;
}

/**
 * Returns an `Equal` that compares the values of results with `value` and their errors with `error`.
 *
 * An `Ok` never equals an `Err`.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 * @param value - The `Equal` that compares the values of two `Ok`.
 * @param error - The `Equal` that compares the errors of two `Err`.
 * @returns The `Equal` for results.
 *
 * @example Compare results
 * ```ts
 * import { Equal, Result } from '@tstd/core';
 *
 * const equal = Result.equal(
 *   Equal<number>(Object.is),
 *   Equal<string>(Object.is),
 * );
 *
 * equal.equals(Result.Ok(1), Result.Ok(1)); // => true
 * equal.equals(Result.Ok(1), Result.Err('no')); // => false
 * ```
 *
 * @alias Eq, Setoid, Equivalence
 * @keywords test, deep
 * @category Instances
 * @since 1.0.0
 */
export function equal<Value, Failure>(
  value: Equal<Value>,
  error: Equal<Failure>,
): Equal<Result<Value, Failure>> {
  checkEqual(value, 'value');
  checkEqual(error, 'error');
  return {
    equals: (self, other) => {
      if (self.ok) {
        return other.ok && value.equals(self.value, other.value);
      }
      return !other.ok && error.equals(self.error, other.error);
    },
  };
}

/**
 * Returns an `Order` that compares results: every `Err` is less than every `Ok`.
 *
 * This matches the order of options, in which None comes first.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 * @param value - The order that compares the values of two `Ok`.
 * @param error - The order that compares the errors of two `Err`.
 * @returns The order for results.
 *
 * @example Put failures before successes
 * ```ts
 * import { Order, Result, String } from '@tstd/core';
 *
 * const order = Result.order(Order.number, String.order);
 *
 * order(Result.Err('no'), Result.Ok(1)); // => -1
 * order(Result.Ok(2), Result.Ok(1)); // => 1
 * ```
 *
 * @alias Ord, Ordering
 * @keywords sort
 * @category Instances
 * @since 1.0.0
 */
export function order<Value, Failure>(
  value: OrderLike<Value>,
  error: OrderLike<Failure>,
): Order<Result<Value, Failure>> {
  checkOrder(value, 'value');
  checkOrder(error, 'error');
  const compareValues = orderFrom(value);
  const compareErrors = orderFrom(error);
  return (self, other) => {
    if (self.ok) {
      return other.ok ? compareValues(self.value, other.value) : 1;
    }
    return other.ok ? -1 : compareErrors(self.error, other.error);
  };
}

function* valueOf<Value, Failure>(
  self: Result<Value, Failure>,
): Generator<Err<Failure>, Value, never> {
  return self.ok ? self.value : yield self;
}

type AnyResult = Result<unknown, unknown>;

type AnyResults = readonly AnyResult[] | { readonly [key: string]: AnyResult };

/** Returns the values, in the shape of `results`, and every `Err`. */
function split(results: AnyResults): readonly [values: unknown, failed: readonly Err<unknown>[]] {
  checkObject(results, 'results');
  const failed: Err<unknown>[] = [];
  const read = (result: AnyResult, key: number | string): unknown => {
    // Build the name only if an error message needs it.
    if (typeof result !== 'object' || (result as AnyResult | null) === null) {
      checkResult(result, typeof key === 'number' ? `results[${key}]` : `results.${key}`);
    }
    if (result.ok) {
      return result.value;
    }
    failed.push(result);
    return undefined;
  };
  const values: unknown = Array.isArray(results)
    ? // `Array.from` also visits holes in a sparse array, which are not results.
      Array.from(results as readonly AnyResult[], read)
    : Object.fromEntries(Object.entries(results).map(([key, result]) => [key, read(result, key)]));
  return [values, failed];
}
