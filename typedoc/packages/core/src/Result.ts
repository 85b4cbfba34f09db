import type { Equal } from './Equal.js';
import type { Option, Some } from './Option.js';
import { from as orderFrom, type Order, type OrderLike } from './Order.js';

/**
 * The outcome of what may fail: {@link Ok} with a value, or {@link Err} with an error.
 *
 * It is plain data, so it can be compared, cloned and sent as JSON. Read it by its field `ok`, by the guards or by {@link match}.
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
 * @category Models
 * @since 1.0.0
 */
export type Result<Value, Failure> = Ok<Value> | Err<Failure>;

/**
 * The outcome of a success.
 *
 * @typeParam Value - The type of the value.
 *
 * @example The value is there once the kind is known
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
 * The outcome of a failure.
 *
 * The name is Rust's. `Error` would hide the global class where it is imported by name,
 * and an object of that class is what an `Err` holds most often.
 *
 * @typeParam Failure - The type of the error.
 *
 * @example The error is there once the kind is known
 * ```ts
 * import { Result } from '@tstd/core';
 *
 * const failure: Result.Err<RangeError> = Result.Err(new RangeError('Too large'));
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
 * The functions for both kinds of result.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 * @typeParam OnOk - The type of what is returned for an `Ok`.
 * @typeParam OnErr - The type of what is returned for an `Err`.
 *
 * @example Name both cases once
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
   * Returns what an `Ok` gives.
   *
   * @param value - The value of the result.
   * @returns What {@link match} returns.
   */
  readonly Ok: (value: Value) => OnOk;

  /**
   * Returns what an `Err` gives.
   *
   * @param error - The error of the result.
   * @returns What {@link match} returns.
   */
  readonly Err: (error: Failure) => OnErr;
}

/**
 * The type of the value of a result type.
 *
 * @typeParam Type - A result type.
 *
 * @example The value of what a function returns
 * ```ts
 * import { Result } from '@tstd/core';
 * import { assertType } from '@tstd/core-type';
 *
 * assertType<Result.ValueOf<Result<number, string>>, number>(true);
 * assertType<Result.ValueOf<Result.Err<string>>, never>(true);
 * ```
 *
 * @category Type helpers
 * @since 1.0.0
 */
export type ValueOf<Type> = Type extends Ok<infer Value> ? Value : never;

/**
 * The type of the error of a result type.
 *
 * @typeParam Type - A result type.
 *
 * @example The error of what a function returns
 * ```ts
 * import { Result } from '@tstd/core';
 * import { assertType } from '@tstd/core-type';
 *
 * assertType<Result.ErrorOf<Result<number, string>>, string>(true);
 * assertType<Result.ErrorOf<Result.Ok<number>>, never>(true);
 * ```
 *
 * @category Type helpers
 * @since 1.0.0
 */
export type ErrorOf<Type> = Type extends Err<infer Failure> ? Failure : never;

/**
 * Returns the result of a success.
 *
 * @typeParam Value - The type of the value.
 * @param value - The value.
 * @returns An `Ok` with the value.
 *
 * @example A success
 * ```ts
 * import { Result } from '@tstd/core';
 *
 * Result.Ok(1); // => { ok: true, value: 1 }
 * Result.Ok(undefined); // => { ok: true, value: undefined }
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function Ok<Value>(value: Value): Ok<Value> {
  return { ok: true, value };
}

/**
 * Returns the result of a failure.
 *
 * @typeParam Failure - The type of the error.
 * @param error - The error.
 * @returns An `Err` with the error.
 *
 * @example A failure
 * ```ts
 * import { Result } from '@tstd/core';
 *
 * Result.Err('not found'); // => { ok: false, error: 'not found' }
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function Err<Failure>(error: Failure): Err<Failure> {
  return { ok: false, error };
}

/**
 * Returns the result of calling a function: an `Ok` with what it returns, or an `Err` made of what it throws.
 *
 * A promise is a value like any other: it is not waited for. {@link fromPromise} is the function for it.
 * What `onError` throws is not caught, so an error that is not expected can be thrown again.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 * @param fn - A function that may throw.
 * @param onError - A function that makes the error of what was thrown.
 * @returns The outcome of the call.
 *
 * @example Parse what may be wrong
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
 * @category Constructors
 * @since 1.0.0
 */
export function tryCall<Value, Failure>(
  fn: () => Value,
  onError: (error: unknown) => Failure,
): Result<Value, Failure> {
  let value: Value;
  try {
    value = fn();
  } catch (error) {
    return Err(onError(error));
  }
  return Ok(value);
}

/**
 * Returns a promise of the outcome of a promise: an `Ok` with its value, or an `Err` made of the reason of its rejection.
 *
 * The promise that is returned is rejected only when `onError` throws.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 * @param promise - A promise.
 * @param onError - A function that makes the error of the reason.
 * @returns A promise of the outcome.
 *
 * @example Await without a catch
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
 * @category Constructors
 * @since 1.0.0
 */
export async function fromPromise<Value, Failure>(
  promise: PromiseLike<Value>,
  onError: (error: unknown) => Failure,
): Promise<Result<Value, Failure>> {
  let value: Value;
  try {
    value = await promise;
  } catch (error) {
    return Err(onError(error));
  }
  return Ok(value);
}

/**
 * Returns `true` when a value is a result: an object with a field `ok`, and the field that belongs to it.
 *
 * It looks at the fields only, so it also knows a result that was read from JSON or made by another copy of this package.
 *
 * | value | result |
 * | --- | --- |
 * | `{ ok: true, value }` | `true` |
 * | `{ ok: false, error }` | `true` |
 * | anything else | `false` |
 *
 * @param value - The value to test.
 * @returns Whether the value is a result.
 *
 * @example Test what comes from outside
 * ```ts
 * import { Result } from '@tstd/core';
 *
 * Result.isResult({ ok: true, value: 1 }); // => true
 * Result.isResult({ ok: true, error: 'no' }); // => false
 * Result.isResult(undefined); // => false
 * ```
 *
 * @category Guards
 * @since 1.0.0
 */
export function isResult(value: unknown): value is Result<unknown, unknown> {
  if (typeof value !== 'object' || value === null || !('ok' in value)) {
    return false;
  }
  return value.ok === true ? 'value' in value : value.ok === false && 'error' in value;
}

/**
 * Returns `true` when a result is an `Ok`.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 * @param self - The result to test.
 * @returns Whether the result is an `Ok`.
 *
 * @example Test a result
 * ```ts
 * import { Result } from '@tstd/core';
 *
 * Result.isOk(Result.Ok(1)); // => true
 * Result.isOk(Result.Err('no')); // => false
 * ```
 *
 * @category Guards
 * @since 1.0.0
 */
export function isOk<Value = never, Failure = never>(
  self: Result<Value, Failure>,
): self is Ok<Value> {
  return self.ok;
}

/**
 * Returns `true` when a result is an `Err`.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 * @param self - The result to test.
 * @returns Whether the result is an `Err`.
 *
 * @example Test a result
 * ```ts
 * import { Result } from '@tstd/core';
 *
 * Result.isErr(Result.Err('no')); // => true
 * Result.isErr(Result.Ok(1)); // => false
 * ```
 *
 * @category Guards
 * @since 1.0.0
 */
export function isErr<Value = never, Failure = never>(
  self: Result<Value, Failure>,
): self is Err<Failure> {
  return !self.ok;
}

/**
 * Returns the value of a result, or a given value when it is an `Err`.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 * @typeParam Fallback - The type of the value that is used instead.
 * @param self - The result to read.
 * @param fallback - The value that is used instead.
 * @returns The value of the result, or `fallback`.
 *
 * @example A default
 * ```ts
 * import { Result } from '@tstd/core';
 *
 * Result.getOr(Result.Ok(1), 0); // => 1
 * Result.getOr(Result.Err('no'), 0); // => 0
 * ```
 *
 * @category Access
 * @since 1.0.0
 */
export function getOr<Value = never, Failure = never, Fallback = Value>(
  self: Result<Value, Failure>,
  fallback: Fallback,
): Value | Fallback {
  return self.ok ? self.value : fallback;
}

/**
 * Returns the value of a result, or what a function makes of the error.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 * @typeParam Fallback - The type of the value that is used instead.
 * @param self - The result to read.
 * @param onErr - A function that makes the value that is used instead.
 * @returns The value of the result, or the result of the function.
 *
 * @example A default that depends on the error
 * ```ts
 * import { Result } from '@tstd/core';
 *
 * Result.getOrElse(Result.Ok('page'), (error) => `(${error})`); // => 'page'
 * Result.getOrElse(Result.Err('not found'), (error) => `(${error})`); // => '(not found)'
 * ```
 *
 * @category Access
 * @since 1.0.0
 */
export function getOrElse<Value = never, Failure = never, Fallback = Value>(
  self: Result<Value, Failure>,
  onErr: (error: Failure) => Fallback,
): Value | Fallback {
  return self.ok ? self.value : onErr(self.error);
}

/**
 * Returns the value of a result, or throws its error.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 * @param self - The result to read.
 * @returns The value of the result.
 *
 * @throws The error of the result, as it is, when it is an `Err`.
 *
 * @example Where a failure is a mistake in the program
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
 * @category Access
 * @since 1.0.0
 */
export function getOrThrow<Value = never, Failure = never>(self: Result<Value, Failure>): Value {
  if (self.ok) {
    return self.value;
  }
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- the error of a result may be of any type
  throw self.error;
}

/**
 * Returns what the function that belongs to the kind of a result returns.
 *
 * Only that function is called.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 * @typeParam OnOk - The type of what is returned for an `Ok`.
 * @typeParam OnErr - The type of what is returned for an `Err`.
 * @param self - The result to read.
 * @param matcher - One function for each kind of result.
 * @returns What the function that was called returns.
 *
 * @example Both cases in one expression
 * ```ts
 * import { Result } from '@tstd/core';
 *
 * const describe = (result: Result<number, string>): string =>
 *   Result.match(result, { Ok: (value) => `got ${value}`, Err: (error) => `failed: ${error}` });
 *
 * describe(Result.Ok(1)); // => 'got 1'
 * describe(Result.Err('offline')); // => 'failed: offline'
 * ```
 *
 * @category Access
 * @since 1.0.0
 */
export function match<Value = never, Failure = never, OnOk = never, OnErr = never>(
  self: Result<Value, Failure>,
  matcher: ResultMatcher<Value, Failure, OnOk, OnErr>,
): OnOk | OnErr {
  return self.ok ? matcher.Ok(self.value) : matcher.Err(self.error);
}

/**
 * Returns a result with what a function makes of the value, or the same `Err`.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 * @typeParam To - The type of the new value.
 * @param self - The result to read.
 * @param fn - A function of the value.
 * @returns An `Ok` with the result of the function, or the same `Err`.
 *
 * @example Change the value
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
 * @category Transformations
 * @since 1.0.0
 */
export function map<Value = never, Failure = never, To = never>(
  self: Result<Value, Failure>,
  fn: (value: Value) => To,
): Result<To, Failure> {
  return self.ok ? Ok(fn(self.value)) : self;
}

/**
 * Returns a result with what a function makes of the error, or the same `Ok`.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 * @typeParam To - The type of the new error.
 * @param self - The result to read.
 * @param fn - A function of the error.
 * @returns An `Err` with the result of the function, or the same `Ok`.
 *
 * @example Say more about the error
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
 * @category Transformations
 * @since 1.0.0
 */
export function mapError<Value = never, Failure = never, To = never>(
  self: Result<Value, Failure>,
  fn: (error: Failure) => To,
): Result<Value, To> {
  return self.ok ? self : Err(fn(self.error));
}

/**
 * Returns the result that a function makes of the value, or the same `Err`.
 *
 * | result | result of the function | outcome |
 * | --- | --- | --- |
 * | `Ok` | `Ok` | the second `Ok` |
 * | `Ok` | `Err` | the second `Err` |
 * | `Err` | (not called) | the first `Err` |
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 * @typeParam To - The type of the new value.
 * @typeParam ToFailure - The type of the error of the function.
 * @param self - The result to read.
 * @param fn - A function of the value that may fail.
 * @returns The result of the function, or the same `Err`.
 *
 * @example One step after another, until one fails
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
 * @category Transformations
 * @since 1.0.0
 */
export function andThen<Value = never, Failure = never, To = never, ToFailure = never>(
  self: Result<Value, Failure>,
  fn: (value: Value) => Result<To, ToFailure>,
): Result<To, Failure | ToFailure> {
  return self.ok ? fn(self.value) : self;
}

/**
 * Returns a result when it is an `Ok`, else another one.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 * @typeParam Other - The type of the value of the other result.
 * @typeParam OtherFailure - The type of the error of the other result.
 * @param self - The result to prefer.
 * @param other - The result that is used instead.
 * @returns The first result that is an `Ok`, or the second `Err`.
 *
 * @example The first of two
 * ```ts
 * import { Result } from '@tstd/core';
 *
 * Result.or(Result.Err('no'), Result.Ok(2)); // => { ok: true, value: 2 }
 * Result.or(Result.Err('first'), Result.Err('second')); // => { ok: false, error: 'second' }
 * ```
 *
 * @category Combinations
 * @since 1.0.0
 */
export function or<Value = never, Failure = never, Other = never, OtherFailure = never>(
  self: Result<Value, Failure>,
  other: Result<Other, OtherFailure>,
): Result<Value | Other, OtherFailure> {
  return self.ok ? self : other;
}

/**
 * Returns a result when it is an `Ok`, else the result that a function makes of the error.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 * @typeParam Other - The type of the value of the other result.
 * @typeParam OtherFailure - The type of the error of the other result.
 * @param self - The result to prefer.
 * @param onErr - A function of the error that gives the result that is used instead.
 * @returns The first result that is an `Ok`, or the second `Err`.
 *
 * @example Recover from one error
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
 * @category Combinations
 * @since 1.0.0
 */
export function orElse<Value = never, Failure = never, Other = never, OtherFailure = never>(
  self: Result<Value, Failure>,
  onErr: (error: Failure) => Result<Other, OtherFailure>,
): Result<Value | Other, OtherFailure> {
  return self.ok ? self : onErr(self.error);
}

/**
 * Returns the pair of the values of two results, or the first `Err`.
 *
 * @typeParam Value - The type of the first value.
 * @typeParam Failure - The type of the first error.
 * @typeParam Other - The type of the second value.
 * @typeParam OtherFailure - The type of the second error.
 * @param self - The first result.
 * @param other - The second result.
 * @returns An `Ok` with both values, or the first `Err`.
 *
 * @example Both or the first error
 * ```ts
 * import { Result } from '@tstd/core';
 *
 * Result.zip(Result.Ok(1), Result.Ok('a')); // => { ok: true, value: [1, 'a'] }
 * Result.zip(Result.Err('first'), Result.Err('second')); // => { ok: false, error: 'first' }
 * ```
 *
 * @category Combinations
 * @since 1.0.0
 */
export function zip<Value = never, Failure = never, Other = never, OtherFailure = never>(
  self: Result<Value, Failure>,
  other: Result<Other, OtherFailure>,
): Result<readonly [Value, Other], Failure | OtherFailure> {
  if (!self.ok) {
    return self;
  }
  return other.ok ? Ok([self.value, other.value]) : other;
}

/**
 * Returns the values of all results of a list, or the first `Err`.
 *
 * @typeParam Results - The type of the list.
 * @param results - The results, as a tuple or an array.
 * @returns An `Ok` with the values in the same order, or the first `Err`.
 *
 * @example All values or the first error
 * ```ts
 * import { Result } from '@tstd/core';
 *
 * Result.all([Result.Ok(1), Result.Ok('a')]); // => { ok: true, value: [1, 'a'] }
 * Result.all([Result.Ok(1), Result.Err('no'), Result.Err('why')]); // => { ok: false, error: 'no' }
 * Result.all([]); // => { ok: true, value: [] }
 * ```
 *
 * @category Combinations
 * @since 1.0.0
 */
export function all<const Results extends readonly Result<unknown, unknown>[]>(
  results: Results,
): Result<
  { readonly [Index in keyof Results]: ValueOf<Results[Index]> },
  ErrorOf<Results[number]>
> {
  const values: unknown[] = [];
  for (const result of results) {
    if (!result.ok) {
      // SAFETY: the error of an element is what the type takes from the elements.
      return result as Err<ErrorOf<Results[number]>>;
    }
    values.push(result.value);
  }
  // SAFETY: each element was replaced by its value, in order.
  return Ok(values as { readonly [Index in keyof Results]: ValueOf<Results[Index]> });
}

/**
 * Returns the value of a result as an option, which is None for an `Err`.
 *
 * The error is dropped. A value that may be `undefined` is refused when the program is compiled, because an option cannot hold it.
 *
 * @typeParam Value - The type of the value.
 * @param self - The result to convert.
 * @returns The value, or None.
 *
 * @example When the reason does not matter
 * ```ts
 * import { Result } from '@tstd/core';
 *
 * Result.toOption(Result.Ok(1)); // => 1
 * Result.toOption(Result.Err('no')); // => undefined
 * ```
 *
 * @category Conversions
 * @since 1.0.0
 */
export function toOption<Value extends Some<unknown> = never>(
  self: Result<Value, unknown>,
): Option<Value> {
  return self.ok ? self.value : undefined;
}

/**
 * Returns the equality of results by the equality of their values and that of their errors.
 *
 * An `Ok` never equals an `Err`.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 * @param value - The equality of the values.
 * @param error - The equality of the errors.
 * @returns The equality of the results.
 *
 * @example Compare results
 * ```ts
 * import { Equal, Result } from '@tstd/core';
 *
 * const equal = Result.equal(Equal<number>(Object.is), Equal<string>(Object.is));
 *
 * equal.equals(Result.Ok(1), Result.Ok(1)); // => true
 * equal.equals(Result.Ok(1), Result.Err('no')); // => false
 * ```
 *
 * @category Instances
 * @since 1.0.0
 */
export function equal<Value, Failure>(
  value: Equal<Value>,
  error: Equal<Failure>,
): Equal<Result<Value, Failure>> {
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
 * Returns the order of results by the order of their values and that of their errors: every `Err` is less than every `Ok`.
 *
 * It agrees with the order of options, where None comes first.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 * @param value - The order of the values.
 * @param error - The order of the errors.
 * @returns The order of the results.
 *
 * @example Failures come first
 * ```ts
 * import { Order, Result, String } from '@tstd/core';
 *
 * const order = Result.order(Order.number, String.order);
 *
 * order(Result.Err('no'), Result.Ok(1)); // => -1
 * order(Result.Ok(2), Result.Ok(1)); // => 1
 * ```
 *
 * @category Instances
 * @since 1.0.0
 */
export function order<Value, Failure>(
  value: OrderLike<Value>,
  error: OrderLike<Failure>,
): Order<Result<Value, Failure>> {
  const compareValues = orderFrom(value);
  const compareErrors = orderFrom(error);
  return (self, other) => {
    if (self.ok) {
      return other.ok ? compareValues(self.value, other.value) : 1;
    }
    return other.ok ? -1 : compareErrors(self.error, other.error);
  };
}
