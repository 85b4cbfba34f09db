import type { Awaitable } from '@tstd/async';
import { identity } from '@tstd/core';
import * as Result from '@tstd/core/Result';
import { type AbortError, checkArgument } from '@tstd/error';
import { checkArray, checkFunction, checkObject } from '@tstd/error/Argument';
import { createCanceler } from './internal/cancellation.js';
import { checkOverrides, checkResult, checkTask, isTaskLike } from './internal/checks.js';
import {
  createTask,
  environmentOf,
  execute,
  outcomeAtOnce,
  shield,
  toNode,
} from './internal/fiber.js';
import { enterSafely } from './internal/jobs.js';
import { type Limits, limitsOf } from './internal/limits.js';
import { memoized } from './internal/memoized.js';
import type { Environment, Exit as FiberExit, Start } from './internal/model.js';
import { parallel, type Plan } from './internal/parallel.js';
import { isItems, isList, type Items, readerOf } from './internal/reader.js';
import { checkPart, checkSchedule, concat, isDue, waitOf } from './internal/schedule.js';
import { createSemaphore } from './internal/semaphore.js';
import { startTimer } from './internal/startTimer.js';
import { createVirtualClock } from './internal/virtualClock.js';
import type { Semaphore } from './Semaphore.js';
import type { TaskCanceler } from './TaskCanceler.js';
import type { TaskFunction } from './TaskFunction.js';
import type { TaskLike } from './TaskLike.js';
import type { TaskParameters } from './TaskParameters.js';
import type { TaskParametersOverrides } from './TaskParametersOverrides.js';
import type { VirtualClock } from './VirtualClock.js';

/**
 * A description of work that ends with a value, or with an error of a known type.
 *
 * Nothing happens until you call {@link run}, and each run does the work again. Write `await Task.run(task)` unless you know that no step waits: if a step waits, `run` returns a promise. `await task` would not run anything, so it is a compile error.
 *
 * A task can end in three ways:
 *
 * | Ends with | Meaning | `Task.run` |
 * | --- | --- | --- |
 * | a value | the task has succeeded | returns an `Ok` |
 * | an error | an expected failure, which the type of the task lists | returns an `Err` |
 * | a defect | an exception that should not have been thrown | throws the exception, or returns a promise that rejects with it |
 *
 * A cancelled run ends with an `Err` that contains an `AbortError`, unless there is a defect. After the cancellation, only finalizers run, such as those of {@link andFinally} and {@link acquireUseRelease}. The run waits for these finalizers, and for any resource that is being acquired, for at most its `grace` period.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 *
 * @example Describe first, run later
 * ```ts
 * import { Task } from '@tstd/task';
 *
 * const half = (value: number): Task<number, string> =>
 *   value % 2 === 0 ? Task.Ok(value / 2) : Task.Err(`${value} is odd`);
 *
 * const quarter = (value: number): Task<number, string> =>
 *   Task.andThen(half(value), half);
 *
 * Task.run(quarter(8)); // => { ok: true, value: 2 }
 * Task.run(quarter(6)); // => { ok: false, error: '3 is odd' }
 * ```
 *
 * @alias IO, Future, ZIO, Fiber, Fluture, Promise, Observable, TE, RTE, Eff, Aff, Cats
 * @keywords lazy, asynchronous, deferred, monad, typed, errors, cancel, retry
 * @category Models
 * @since 1.0.0
 */
export interface Task<Value, Failure> extends TaskLike<Value, Failure> {
  /** The tag shared by all tasks. */
  readonly _: 'Task';

  /**
   * Lets `yield* task` run the task in {@link gen} and return its value.
   *
   * @returns An iterator for `yield*`.
   */
  [Symbol.iterator](): Iterator<TaskLike<unknown, Failure>, Value, unknown>;

  /** Never set. The type of this property makes `await task` a compile error. */
  readonly then?: ((run: 'Task.run(task)') => never) | undefined;
}

/**
 * The value type of a task.
 *
 * @typeParam Type - The type of a task or a task-like object.
 *
 * @example Get the value type of a task
 * ```ts
 * import { assertType } from '@tstd/core-type';
 * import { Task } from '@tstd/task';
 *
 * assertType<Task.ValueOf<Task<number, string>>, number>(true);
 * ```
 *
 * @keywords infer, extract, success, Awaited
 * @category Type helpers
 * @since 1.0.0
 */
export type ValueOf<Type> = Type extends TaskLike<infer Value, unknown> ? Value : never;

/**
 * The error type of a task.
 *
 * @typeParam Type - The type of a task or a task-like object.
 *
 * @example Get the error type of a task
 * ```ts
 * import { assertType } from '@tstd/core-type';
 * import { Task } from '@tstd/task';
 *
 * assertType<Task.ErrorOf<Task<number, string>>, string>(true);
 * ```
 *
 * @keywords infer, extract, failure
 * @category Type helpers
 * @since 1.0.0
 */
export type ErrorOf<Type> = Type extends TaskLike<unknown, infer Failure> ? Failure : never;

/**
 * The end of a task, which is passed to its finalizer: a value, an error, a defect or a cancellation.
 *
 * It is a struct, so you can pass it to `Struct.match`. Unless there is a defect, the end of a cancelled task is `Canceled`, even if the task still produces a result.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 *
 * @example Commit or roll back
 * ```ts
 * import { Struct } from '@tstd/core';
 * import type { Task } from '@tstd/task';
 *
 * const closing = (exit: Task.Exit<number, string>): string =>
 *   Struct.match(exit, {
 *     Ok: () => 'commit',
 *     Err: ({ error }) => `roll back: ${error}`,
 *     Canceled: () => 'roll back: cancelled',
 *     Defect: () => 'roll back: broken',
 *   });
 *
 * closing({ _: 'Ok', value: 1 }); // => 'commit'
 * closing({ _: 'Err', error: 'full' }); // => 'roll back: full'
 * ```
 *
 * @alias Cause.fail, Cause.die, Exit.isInterrupted
 * @keywords outcome, rollback, cancelled
 * @category Models
 * @since 1.0.0
 */
export type Exit<Value, Failure> =
  | { readonly _: 'Ok'; readonly value: Value }
  | { readonly _: 'Err'; readonly error: Failure }
  | { readonly _: 'Canceled'; readonly reason: AbortError }
  | { readonly _: 'Defect'; readonly defect: unknown };

/**
 * The options of functions that run several tasks.
 *
 * If you omit `concurrency`, all tasks run at the same time. A limit of `undefined` is rejected, because it may come from a failed calculation.
 *
 * @example At most two tasks at a time
 * ```ts
 * import { Task } from '@tstd/task';
 *
 * const ended: string[] = [];
 * const options: Task.ConcurrencyOptions = {
 *   concurrency: 2,
 *   onProgress: (count, total) => ended.push(`${count} of ${total}`),
 * };
 *
 * Task.run(Task.all([Task.Ok('a'), Task.Ok('b')], options)); // => { ok: true, value: ['a', 'b'] }
 * ended; // => ['1 of 2', '2 of 2']
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface ConcurrencyOptions {
  /** The maximum number of tasks that run at the same time, which must be a positive integer or `Infinity`. The default is `Infinity`. */
  readonly concurrency?: number;

  /** Not available here, because it changes the error type. Use {@link CollectOptions} instead. */
  readonly maxErrors?: never;

  /**
   * Called each time a task ends with a value or an error, until the overall outcome is known. An exception thrown by this function is a defect.
   *
   * @param count - The number of tasks that have ended.
   * @param total - The number of tasks, or the number of items read so far if they are read one by one.
   */
  readonly onProgress?: ((count: number, total: number) => void) | undefined;
}

/**
 * The options of functions that run several tasks and can fail with several errors.
 *
 * A limit of `undefined` is rejected.
 *
 * @example Stop at the second error
 * ```ts
 * import { Task } from '@tstd/task';
 *
 * const options: Task.CollectOptions = { maxErrors: 2 };
 * const tasks = [Task.Err('a'), Task.Err('b'), Task.Err('c')];
 *
 * Task.run(Task.collect(tasks, options)); // => { ok: false, error: ['a', 'b'] }
 * ```
 *
 * @alias stopOnError
 * @keywords maxErrors, accumulate, threshold, failures, first
 * @category Models
 * @since 1.0.0
 */
export interface CollectOptions extends Omit<ConcurrencyOptions, 'maxErrors'> {
  /** The number of errors after which to stop, which must be a positive integer or `Infinity`. The default for {@link collect} is `Infinity`. */
  readonly maxErrors?: number;
}

/**
 * A schedule for {@link retry} or {@link repeat}. It sets when to run a task again and how long to wait first.
 *
 * | Wait | Fields |
 * | --- | --- |
 * | constant | `delay: 100` |
 * | doubled each time | `delay: 100, factor: 2` |
 * | 100 ms longer each time | `delay: (_, attempt) => attempt * 100` |
 * | specified by the error | `delay: (error) => error.retryAfter` |
 *
 * No wait is longer than `maxDelay`. `jitter` is the fraction of each wait that is random: if it is 0.5, a wait of 100 ms takes more than 50 ms and at most 100 ms.
 *
 * A schedule is a plain object, so you can derive one from another: `{ ...schedule, times: 3 }`. To use one schedule after another, call {@link concatSchedules}.
 *
 * @typeParam Input - The type of the input: the error for `retry`, the value for `repeat`.
 *
 * @example Waits of 100, 200 and 300 milliseconds
 * ```ts
 * import { Task } from '@tstd/task';
 *
 * const clock = Task.virtualClock();
 * const schedule: Task.Schedule<string> = {
 *   times: 3,
 *   delay: 100,
 *   factor: 2,
 *   maxDelay: 300,
 * };
 * const running = Task.run(Task.retry(Task.Err('busy'), schedule), clock);
 *
 * while (await clock.advanceToNext());
 *
 * await running; // => { ok: false, error: 'busy' }
 * clock.now(); // => 600
 * ```
 *
 * @alias RetryPolicy, RetrySchedule, Schedule.linear, Schedule.forever, Schedule.once,
 *   Schedule.intersect, Schedule.union, Schedule.windowed, BackoffStrategy, exponentialBackoff,
 *   fibonacci, recurs
 * @keywords backoff, attempts, interval, cron
 * @category Models
 * @since 1.0.0
 */
export interface Schedule<Input> {
  /**
   * The wait before the task runs again, in milliseconds: a non-negative finite number, or a function that returns such a number. The default is 0, which does not start a timer.
   *
   * The function receives the error or value, the number of the retry or repetition (starting at 1) and the random source of the run.
   */
  readonly delay?:
    number | ((input: Input, attempt: number, random: () => number) => number) | undefined;

  /** The factor by which each wait is multiplied to get the next one. The factor must be a finite number of at least 1. The default is 1. */
  readonly factor?: number | undefined;

  /** The fraction of each wait that is random, from 0 to 1. The default is 0. */
  readonly jitter?: number | undefined;

  /** The longest wait, in milliseconds: a non-negative number, or `Infinity` for no limit. The default is 86,400,000 (one day). */
  readonly maxDelay?: number | undefined;

  /**
   * The time after the start of the first run during which the task may run again: a non-negative number of milliseconds, measured by the clock of the run. By default, there is no limit. `undefined` is rejected.
   *
   * If the next wait would exceed this time, the task does not run again, and the outcome is the last error or value. A run that has already started is not interrupted.
   */
  readonly maxElapsed?: number;

  /**
   * Returns the random number for the jitter, which must be at least 0 and less than 1. By default, the random source of the run is used.
   *
   * @returns The number.
   */
  readonly random?: (() => number) | undefined;

  /** The maximum number of times to run the task again, which must be a non-negative integer or `Infinity`. */
  readonly times: number;

  /**
   * Checks whether to run the task again after an error or a value. By default, the task always runs again.
   *
   * @param input - The error or value of the previous run.
   * @param attempt - The number of the retry or repetition, starting at 1.
   * @returns Whether to run the task again.
   */
  readonly when?: ((input: Input, attempt: number) => boolean) | undefined;
}

const DEFAULT_ENVIRONMENT: Environment = {
  now: () => Date.now(),
  random: () => Math.random(),
  startTimer,
};

const NO_OVERRIDES: TaskParametersOverrides = {};

/**
 * Returns a task that succeeds with `value`.
 *
 * @typeParam Value - The type of the value.
 * @param value - The value with which each run succeeds.
 * @returns A task that does nothing and succeeds.
 *
 * @example A task that succeeds
 * ```ts
 * import { Task } from '@tstd/task';
 *
 * Task.run(Task.Ok(1)); // => { ok: true, value: 1 }
 * ```
 *
 * @alias pure, resolve, of, rightTask, rightIO, succeedSome, succeedNone, Effect.void,
 *   completedFuture, Future.successful, Future.value, Promise.method
 * @keywords Promise.resolve, constant, wrap, immediate, static, done
 * @category Constructors
 * @since 1.0.0
 */
export function Ok<Value>(value: Value): Task<Value, never> {
  return createTask('Ok', value, undefined);
}

/**
 * Returns a task that fails with `error`.
 *
 * @typeParam Failure - The type of the error.
 * @param error - The error with which each run fails.
 * @returns A task that does nothing and fails.
 *
 * @example A task that fails
 * ```ts
 * import { Task } from '@tstd/task';
 *
 * Task.run(Task.Err('offline')); // => { ok: false, error: 'offline' }
 * ```
 *
 * @alias reject, leftTask, leftIO, failSync, throwIfEmpty, rxjs.throwError, failedFuture,
 *   Task.FromException, Future.failed, Future.error, raiseError, FromException
 * @keywords throw, raise, Promise.reject, typed, immediately
 * @category Constructors
 * @since 1.0.0
 */
export function Err<Failure>(error: Failure): Task<never, Failure> {
  return createTask('Err', error, undefined);
}

/**
 * Returns a task that calls a function or runs a task-like object in each run.
 *
 * The function returns a result or a promise of a result. It should not throw, because an exception is a defect. For a function that may throw, use {@link tryCall}.
 *
 * A cancelled run does not wait for a promise that is still pending. To stop the work in the background, pass on `signal` or use `onCancel`.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 * @param source - A function that returns a result or a promise of a result, or a task-like object. The function is called in each run.
 * @returns A task that runs `source`. If `source` is already a task, it is returned unchanged.
 *
 * @example Call a function in each run
 * ```ts
 * import { Result } from '@tstd/core';
 * import { Task } from '@tstd/task';
 *
 * let count = 0;
 * const next = Task.from(() => Result.Ok((count += 1)));
 *
 * Task.run(next); // => { ok: true, value: 1 }
 * Task.run(next); // => { ok: true, value: 2 }
 * ```
 *
 * @alias fromPromise, async, fromIO, taskify, fromTaskOption, asyncEffect, Effect.sync,
 *   Effect.promise, Effect.suspend, Effect.callback, promisify, util.promisify
 * @keywords promise, wrap, convert, lazy, effect
 * @category Constructors
 * @since 1.0.0
 */
export function from<Value = never, Failure = never>(
  source: TaskFunction<Value, Failure> | TaskLike<Value, Failure>,
): Task<Value, Failure>;
/**
 * Returns a task that calls a function in each run. The type of the result may be a union.
 *
 * Use the second signature if the values or errors do not have a common type.
 *
 * @typeParam Outcome - The type of the result, which may be a union.
 * @param source - A function that returns a result or a promise of a result. It is called in each run.
 * @returns A task that calls the function.
 *
 * @example Errors of two different types
 * ```ts
 * import { Result } from '@tstd/core';
 * import { Task } from '@tstd/task';
 *
 * const read = (text: string) =>
 *   Task.from(() => {
 *     if (text === '') return Result.Err({ reason: 'empty' as const });
 *     if (text.length > 3)
 *       return Result.Err({ reason: 'long' as const, limit: 3 });
 *     return Result.Ok(text);
 *   });
 *
 * Task.run(read('abc')); // => { ok: true, value: 'abc' }
 * Task.run(read('')); // => { ok: false, error: { reason: 'empty' } }
 * Task.run(read('abcd')); // => { ok: false, error: { reason: 'long', limit: 3 } }
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function from<Outcome extends Result.Result<unknown, unknown>>(
  source: (parameters: TaskParameters) => Awaitable<Outcome>,
): Task<Result.ValueOf<Outcome>, Result.ErrorOf<Outcome>>;
/**
 * Returns a task that runs a task-like object. The type of the object may be a union.
 *
 * @typeParam Self - The type of the task, which may be a union.
 * @param source - A task, which is returned unchanged, or a task-like object.
 * @returns A task that runs `source`. If `source` is already a task, it is returned unchanged.
 */
export function from<Self extends TaskLike<unknown, unknown>>(
  source: Self,
): Task<ValueOf<Self>, ErrorOf<Self>>;
export function from<Value, Failure>(
  source: TaskFunction<Value, Failure> | TaskLike<Value, Failure>,
): Task<Value, Failure> {
  if (typeof source === 'function') {
    return createTask('Call', source, undefined);
  }
  checkArgument(isTaskLike(source), 'source', 'a function or a task', source);
  // SAFETY: the guard does not know the types, which are those of the source.
  return hasInstance(source)
    ? (source as Task<Value, Failure>)
    : from((parameters) => source.runTask(parameters));
}

/**
 * Returns a task that ends with the value or the error of `result`.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 * @param result - The result that each run returns.
 * @returns A task that succeeds with the value or fails with the error of `result`.
 *
 * @example Convert a result to a task
 * ```ts
 * import { Result } from '@tstd/core';
 * import { Task } from '@tstd/task';
 *
 * Task.run(Task.fromResult(Result.Ok(1))); // => { ok: true, value: 1 }
 * Task.run(Task.fromResult(Result.Err('no'))); // => { ok: false, error: 'no' }
 * ```
 *
 * @alias fromEither, fromOption, liftEither, fromIOEither, fromResultAsync
 * @keywords lift, Either, synchronous, sync, convert, Ok
 * @category Constructors
 * @since 1.0.0
 */
export function fromResult<Value = never, Failure = never>(
  result: Result.Result<Value, Failure>,
): Task<Value, Failure>;
/**
 * Returns a task that ends with the value or the error of `result`. The type of the result may be a union.
 *
 * Use the second signature if the values or errors do not have a common type.
 *
 * @typeParam Outcome - The type of the result, which may be a union.
 * @param result - The result that each run returns.
 * @returns A task that succeeds with the value or fails with the error of `result`.
 *
 * @example Errors of two different types
 * ```ts
 * import { Result } from '@tstd/core';
 * import { Task } from '@tstd/task';
 *
 * const check = (text: string) => {
 *   if (text === '') return Result.Err({ reason: 'empty' as const });
 *   if (text.length > 3)
 *     return Result.Err({ reason: 'long' as const, limit: 3 });
 *   return Result.Ok(text);
 * };
 *
 * Task.run(Task.fromResult(check('abc'))); // => { ok: true, value: 'abc' }
 * Task.run(Task.fromResult(check('abcd'))); // => { ok: false, error: { reason: 'long', limit: 3 } }
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function fromResult<Outcome extends Result.Result<unknown, unknown>>(
  result: Outcome,
): Task<Result.ValueOf<Outcome>, Result.ErrorOf<Outcome>>;
export function fromResult<Value, Failure>(
  result: Result.Result<Value, Failure>,
): Task<Value, Failure> {
  checkResult(result, 'result');
  return result.ok ? Ok(result.value) : Err(result.error);
}

/**
 * Returns a task that calls `fn`, which may throw or return a rejected promise.
 *
 * An exception thrown by `onError` is a defect, so this function can rethrow unexpected errors.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 * @param fn - Called in each run; returns the value or a promise of the value, and may throw.
 * @param onError - Called with the exception or the rejection reason; returns the error of the task.
 * @returns A task that calls `fn` in each run.
 *
 * @example Parse a string that may not be JSON
 * ```ts
 * import { Task } from '@tstd/task';
 *
 * const parse = (text: string): Task<unknown, string> =>
 *   Task.tryCall(() => JSON.parse(text) as unknown, () => 'not JSON');
 *
 * Task.run(parse('[1]')); // => { ok: true, value: [1] }
 * Task.run(parse('[1')); // => { ok: false, error: 'not JSON' }
 * ```
 *
 * @alias attemptAsync, tryMap, tryMapPromise, p-try, supplyAsync, CompletableFuture.supplyAsync,
 *   ZIO.attemptBlocking
 * @keywords catch, fetch, safe, wrap, fromThrowable, rejected, axios, SDK, AbortSignal
 * @category Constructors
 * @since 1.0.0
 */
export function tryCall<Value, Failure>(
  fn: (parameters: TaskParameters) => Awaitable<Value>,
  onError: (error: unknown) => Failure,
): Task<Value, Failure> {
  checkFunction(fn, 'fn');
  checkFunction(onError, 'onError');
  return createTask('Try', fn, onError);
}

/**
 * Creates a canceler, which cancels the runs to which you pass it.
 *
 * @returns A canceler whose `isCanceled` property is `false`.
 *
 * @example Cancel two runs with one call
 * ```ts
 * import { Task } from '@tstd/task';
 *
 * const canceler = Task.canceler();
 * const first = Task.run(Task.delay(60_000), { canceler });
 * const second = Task.run(Task.delay(90_000), { canceler });
 *
 * canceler.cancel();
 *
 * (await first).ok; // => false
 * (await second).ok; // => false
 * ```
 *
 * @alias AbortController, CancellationTokenSource, interrupt, cancel, abort, unsubscribe,
 *   AbortSignal, CancelToken, interruptible, CancelablePromise, PCancelable, CancelToken.source
 * @keywords stop, kill, token, terminate, CancellationToken, button, unmount, running
 * @category Constructors
 * @since 1.0.0
 */
export function canceler(): TaskCanceler {
  return createCanceler();
}

/**
 * Creates a semaphore, which limits how many tasks run at the same time.
 *
 * @param permits - The maximum number of tasks that run at the same time, which must be a positive integer.
 * @returns A semaphore with all its permits available.
 *
 * @throws An `ArgumentError` if `permits` is not a positive integer.
 *
 * @example One writer at a time
 * ```ts
 * import { Result } from '@tstd/core';
 * import { Task } from '@tstd/task';
 *
 * const lock = Task.semaphore(1);
 * const notes: string[] = [];
 * const note = (text: string): Task<number, never> =>
 *   Task.from(() => Result.Ok(notes.push(text)));
 * const write = (name: string): Task<number, never> =>
 *   lock.withPermit(
 *     Task.andThen(note(`${name} begins`), () =>
 *       Task.andThen(Task.delay(1), () => note(`${name} ends`)),
 *     ),
 *   );
 *
 * await Task.run(Task.all([write('a'), write('b')])); // => { ok: true, value: [2, 4] }
 * notes; // => ['a begins', 'a ends', 'b begins', 'b ends']
 * Task.semaphore(0); // => throws ArgumentError
 * ```
 *
 * @alias mutex, lock, bulkhead, pQueue, withPermits, SemaphoreSlim, throat, unsafeMakeSemaphore,
 *   withConcurrency, Semaphore.new, async.queue, async.cargo
 * @keywords concurrency, limit, pLimit, queue, exclusive, database, connections, throttle, rate
 * @category Constructors
 * @since 1.0.0
 */
export function semaphore(permits: number): Semaphore {
  return createSemaphore(permits);
}

/**
 * Creates a test clock, which advances only when you tell it to.
 *
 * @param start - The initial time, in milliseconds since 1970-01-01T00:00:00Z: a non-negative finite number. The default is 0.
 * @returns A clock without timers.
 *
 * @throws An `ArgumentError` if `start` is not a non-negative finite number.
 *
 * @example Record the time of each attempt
 * ```ts
 * import { Result } from '@tstd/core';
 * import { Task } from '@tstd/task';
 *
 * const clock = Task.virtualClock();
 * const times: number[] = [];
 * const busy = Task.from(({ now }) => {
 *   times.push(now());
 *   return Result.Err('busy');
 * });
 * const running = Task.run(
 *   Task.retry(busy, { times: 3, delay: 1000, factor: 2 }),
 *   clock,
 * );
 *
 * while (await clock.advanceToNext());
 *
 * await running; // => { ok: false, error: 'busy' }
 * times; // => [0, 1000, 3000, 7000]
 * ```
 *
 * @alias jest.useFakeTimers, vi.useFakeTimers, sinon.useFakeTimers, lolex, fake-timers, runTest
 * @keywords fake, mock, useFakeTimers, advance, timers, sinon, sleep, wait, instantly, vitest
 * @category Constructors
 * @since 1.0.0
 */
export function virtualClock(start: number = 0): VirtualClock {
  return createVirtualClock(start);
}

/**
 * Checks whether a value is a task.
 *
 * It checks for the `Task` tag and the `runTask` method, so it also recognises tasks from another copy of this package.
 *
 * @param value - Any value. An object that has only a `runTask` method is not a task.
 * @returns Whether the value is a task.
 *
 * @example Check an external value
 * ```ts
 * import { Task } from '@tstd/task';
 *
 * Task.hasInstance(Task.Ok(1)); // => true
 * Task.hasInstance(Promise.resolve(1)); // => false
 * ```
 *
 * @alias is, isInstance, isA, typeof, guard
 * @keywords instanceof, check, narrow, unknown
 * @category Guards
 * @since 1.0.0
 */
export function hasInstance(value: unknown): value is Task<unknown, unknown> {
  if (typeof value !== 'object' || value === null || !('_' in value) || !('runTask' in value)) {
    return false;
  }
  return value._ === 'Task' && typeof value.runTask === 'function';
}

/**
 * Runs a task and returns its outcome: a result, or a promise of a result if a step has to wait.
 *
 * A defect is thrown, or the promise rejects with it. If several functions throw in one run, such as the functions that use and release a resource, the defect is an `AggregateError` that contains all exceptions in the order in which they were thrown. If the finalizer of a failed task throws, the `AggregateError` also contains the error of that task.
 *
 * Tasks can be nested to any depth. If the functions of tasks call `run` themselves, up to 64 nested runs are synchronous; deeper runs return a promise.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 * @param task - The task, which each call runs from the start.
 * @returns The outcome of the task.
 *
 * @throws The exception thrown by a function of the task, or an `AggregateError` if several functions throw.
 *
 * @example A synchronous and an asynchronous run
 * ```ts
 * import { Task } from '@tstd/task';
 *
 * const later = Task.map(Task.delay(1), () => 'later');
 *
 * Task.run(Task.Ok('now')); // => { ok: true, value: 'now' }
 * await Task.run(later); // => { ok: true, value: 'later' }
 * ```
 *
 * @alias runSync, unsafeRun, fork, runFork, subscribe, execute, launch, runAsync, unsafeRunSync,
 *   unsafeRunAsync, runCallback, forkDaemon
 * @keywords start, perform, trigger, main
 * @category Control flow
 * @since 1.0.0
 */
export function run<Value = never, Failure = never>(
  task: TaskLike<Value, Failure>,
): Awaitable<Result.Result<Value, Failure>>;
/**
 * Runs a task with settings that can cancel it, and returns its outcome.
 *
 * If the signal or the canceler cancels the run before it ends, the outcome is an `Err` with an {@link AbortError}. The cause of this error is the abort reason of the signal. If that reason is itself an `AbortError`, the outcome contains it instead of a new error.
 *
 * | Cancellation | Steps that still run | Outcome |
 * | --- | --- | --- |
 * | before the run | none | `Err` with an `AbortError` |
 * | during the run | finalizers | `Err` with an `AbortError` |
 * | after the run | none | the outcome of the run |
 *
 * Acquisitions, releases and finalizers cannot be cancelled: the run waits for them as long as necessary, unless `grace` limits the time. An exception thrown by a timer or a canceler is a defect.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 * @param task - The task, which each call runs from the start.
 * @param overrides - The signal, the canceler, the grace period, the clock and the random source of the run.
 * @returns The outcome of the task.
 *
 * @throws The exception thrown by a function of the task, or an `AggregateError` if several functions throw.
 * @throws An `ArgumentError` if a setting has the wrong type or if `grace` is not a non-negative number.
 *
 * @example Cancel a wait with a signal
 * ```ts
 * import { AbortError } from '@tstd/error';
 * import { Task } from '@tstd/task';
 *
 * const result = await Task.run(Task.delay(60_000), {
 *   signal: AbortSignal.timeout(1),
 * });
 *
 * result.ok; // => false
 * result.ok || result.error instanceof AbortError; // => true
 * ```
 *
 * @category Control flow
 * @since 1.0.0
 */
export function run<Value = never, Failure = never>(
  task: TaskLike<Value, Failure>,
  overrides: TaskParametersOverrides | undefined,
): Awaitable<Result.Result<Value, Failure | AbortError>>;
/**
 * Runs a task and returns its outcome: a result, or a promise of a result if a step has to wait.
 *
 * @typeParam Self - The type of the task, which may be a union.
 * @param task - The task, which each call runs from the start.
 * @returns The outcome of the task.
 *
 * @throws The exception thrown by a function of the task, or an `AggregateError` if several functions throw.
 */
export function run<Self extends TaskLike<unknown, unknown>>(
  task: Self,
): Awaitable<Result.Result<ValueOf<Self>, ErrorOf<Self>>>;
/**
 * Runs a task with settings that can cancel it, and returns its outcome.
 *
 * @typeParam Self - The type of the task, which may be a union.
 * @param task - The task, which each call runs from the start.
 * @param overrides - The signal, the canceler, the grace period, the clock and the random source of the run.
 * @returns The outcome of the task.
 *
 * @throws The exception thrown by a function of the task, or an `AggregateError` if several functions throw.
 * @throws An `ArgumentError` if a setting has the wrong type or if `grace` is not a non-negative number.
 */
export function run<Self extends TaskLike<unknown, unknown>>(
  task: Self,
  overrides: TaskParametersOverrides | undefined,
): Awaitable<Result.Result<ValueOf<Self>, ErrorOf<Self> | AbortError>>;
export function run(
  task: TaskLike<unknown, unknown>,
  overrides?: TaskParametersOverrides,
): Awaitable<Result.Result<unknown, unknown>> {
  checkTask(task, 'task');
  if (overrides === undefined) {
    return outcomeAtOnce(task) ?? execute(task, DEFAULT_ENVIRONMENT, NO_OVERRIDES);
  }
  checkOverrides(overrides);
  return execute(task, environmentOf(overrides, DEFAULT_ENVIRONMENT), overrides);
}

/**
 * Runs a task and returns a promise of its value.
 *
 * @typeParam Value - The type of the value.
 * @param task - The task, which each call runs from the start.
 * @param overrides - The signal, the canceler, the grace period, the clock and the random source of the run.
 * @returns A promise of the value. It is rejected with the error of the task, with an `AbortError` if the run is cancelled, or with a defect.
 *
 * @example Convert a task to a promise
 * ```ts
 * import { RuntimeError } from '@tstd/error';
 * import { Task } from '@tstd/task';
 *
 * await Task.toPromise(Task.Ok(1)); // => 1
 * await Task.toPromise(Task.Err(new RuntimeError())); // => throws RuntimeError
 * ```
 *
 * @alias runPromiseExit, unsafeRunPromise, lastValueFrom, firstValueFrom, await, unsafeToFuture,
 *   toFuture, unsafeRunToFuture, toCompletableFuture
 * @keywords convert, async, interop, framework, reject, Express
 * @category Conversions
 * @since 1.0.0
 */
export function toPromise<Value>(
  task: TaskLike<Value, unknown>,
  overrides?: TaskParametersOverrides,
): Promise<Value>;
/**
 * Runs a task and returns a promise of its value.
 *
 * @typeParam Self - The type of the task, which may be a union.
 * @param task - The task, which each call runs from the start.
 * @param overrides - The signal, the canceler, the grace period, the clock and the random source of the run.
 * @returns A promise of the value. It is rejected with the error of the task, with an `AbortError` if the run is cancelled, or with a defect.
 */
export function toPromise<Self extends TaskLike<unknown, unknown>>(
  task: Self,
  overrides?: TaskParametersOverrides,
): Promise<ValueOf<Self>>;
export async function toPromise<Value>(
  task: TaskLike<Value, unknown>,
  overrides?: TaskParametersOverrides,
): Promise<Value> {
  return Result.getOrThrow(await run(task, overrides));
}

/**
 * Returns a task whose value is the result of `self`: an `Ok` or an `Err`. The returned task never fails.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 * @param self - The task whose value or error becomes the result.
 * @returns A task that succeeds with an `Ok` or an `Err`.
 *
 * @example Inspect the result
 * ```ts
 * import { Task } from '@tstd/task';
 *
 * Task.run(Task.toResult(Task.Err('no'))); // => { ok: true, value: { ok: false, error: 'no' } }
 * ```
 *
 * @alias runPromiseEither, Effect.option, Effect.result, p-reflect, await-to-js, safeAwait
 * @keywords attempt, either, catch, exit, reify, error, continue, try
 * @category Conversions
 * @since 1.0.0
 */
export function toResult<Value = never, Failure = never>(
  self: TaskLike<Value, Failure>,
): Task<Result.Result<Value, Failure>, never>;
/**
 * Returns a task whose value is the result of `self`: an `Ok` or an `Err`. The returned task never fails.
 *
 * @typeParam Self - The type of the task, which may be a union.
 * @param self - The task whose value or error becomes the result.
 * @returns A task that succeeds with an `Ok` or an `Err`.
 */
export function toResult<Self extends TaskLike<unknown, unknown>>(
  self: Self,
): Task<Result.Result<ValueOf<Self>, ErrorOf<Self>>, never>;
export function toResult<Value, Failure>(
  self: TaskLike<Value, Failure>,
): Task<Result.Result<Value, Failure>, never> {
  return match(self, {
    Ok: (value): Result.Result<Value, Failure> => Result.Ok(value),
    Err: (error): Result.Result<Value, Failure> => Result.Err(error),
  });
}

/**
 * Returns a task that succeeds with the value of `self`, or with `fallback` if `self` fails. The returned task never fails.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 * @typeParam Fallback - The type of the fallback.
 * @param self - The task, whose error is ignored.
 * @param fallback - The value to use if the task fails.
 * @returns A task that succeeds with the value of `self` or with `fallback`.
 *
 * @example A default value
 * ```ts
 * import { Task } from '@tstd/task';
 *
 * Task.run(Task.getOr(Task.Ok(1), 0)); // => { ok: true, value: 1 }
 * Task.run(Task.getOr(Task.Err('no'), 0)); // => { ok: true, value: 0 }
 * ```
 *
 * @alias unwrapOr, withDefault, fromMaybe, defaultTo, defaultValue, orDefault, getWithDefault,
 *   unwrapOrDefault, getOrDefault, valueOr, orElseSucceed, getValueOrDefault
 * @keywords fallback, replace, ignore, swallow, error, offline
 * @category Access
 * @since 1.0.0
 */
export function getOr<Value = never, Failure = never, Fallback = Value>(
  self: TaskLike<Value, Failure>,
  fallback: Fallback,
): Task<Value | Fallback, never>;
/**
 * Returns a task that succeeds with the value of `self`, or with `fallback` if `self` fails. The returned task never fails.
 *
 * @typeParam Self - The type of the task, which may be a union.
 * @typeParam Fallback - The type of the fallback.
 * @param self - The task, whose error is ignored.
 * @param fallback - The value to use if the task fails.
 * @returns A task that succeeds with the value of `self` or with `fallback`.
 */
export function getOr<Self extends TaskLike<unknown, unknown>, Fallback>(
  self: Self,
  fallback: Fallback,
): Task<ValueOf<Self> | Fallback, never>;
export function getOr<Value, Failure, Fallback>(
  self: TaskLike<Value, Failure>,
  fallback: Fallback,
): Task<Value | Fallback, never> {
  return getOrElse(self, () => fallback);
}

/**
 * Returns a task that succeeds with the value of `self`, or with the result of `onErr` if `self` fails. The returned task never fails.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 * @typeParam Fallback - The type of the fallback.
 * @param self - The task, whose error is passed to `onErr`.
 * @param onErr - Called with the error if the task fails; returns the value to use instead.
 * @returns A task that succeeds with the value of `self` or with the result of `onErr`.
 *
 * @example A default that depends on the error
 * ```ts
 * import { Task } from '@tstd/task';
 *
 * const page = Task.getOrElse(Task.Err('not found'), (error) => `(${error})`);
 *
 * Task.run(page); // => { ok: true, value: '(not found)' }
 * ```
 *
 * @alias unwrapOrElse, defaultWith, orElseGet, getOrElseW
 * @keywords fallback, computed, recover
 * @category Access
 * @since 1.0.0
 */
export function getOrElse<Value = never, Failure = never, Fallback = Value>(
  self: TaskLike<Value, Failure>,
  onErr: (error: Failure) => Fallback,
): Task<Value | Fallback, never>;
/**
 * Returns a task that succeeds with the value of `self`, or with the result of `onErr` if `self` fails. The returned task never fails.
 *
 * @typeParam Self - The type of the task, which may be a union.
 * @typeParam Fallback - The type of the fallback.
 * @param self - The task, whose error is passed to `onErr`.
 * @param onErr - Called with the error if the task fails; returns the value to use instead.
 * @returns A task that succeeds with the value of `self` or with the result of `onErr`.
 */
export function getOrElse<Self extends TaskLike<unknown, unknown>, Fallback>(
  self: Self,
  onErr: (error: ErrorOf<Self>) => Fallback,
): Task<ValueOf<Self> | Fallback, never>;
export function getOrElse<Value, Failure, Fallback>(
  self: TaskLike<Value, Failure>,
  onErr: (error: Failure) => Fallback,
): Task<Value | Fallback, never> {
  checkFunction(onErr, 'onErr');
  return orElse(self, (error) => Ok(onErr(error)));
}

/**
 * Returns a task that calls the `Ok` or `Err` function of `matcher`, depending on the outcome of `self`. The returned task never fails.
 *
 * The value of the returned task is the result of the called function.
 *
 * @typeParam Self - The type of the task, which may be a union.
 * @typeParam OnOk - The type of the result of `Ok`.
 * @typeParam OnErr - The type of the result of `Err`.
 * @param self - The task. Its value or its error is passed to one of the functions.
 * @param matcher - The functions for a value and for an error.
 * @returns A task that succeeds with the result of the called function.
 *
 * @example Handle success and failure in one expression
 * ```ts
 * import { Task } from '@tstd/task';
 *
 * const describe = (task: Task<number, string>): Task<string, never> =>
 *   Task.match(task, {
 *     Ok: (value) => `received ${value}`,
 *     Err: (error) => `failed: ${error}`,
 *   });
 *
 * Task.run(describe(Task.Ok(1))); // => { ok: true, value: 'received 1' }
 * Task.run(describe(Task.Err('offline'))); // => { ok: true, value: 'failed: offline' }
 * ```
 *
 * @alias fold, cata, either, maybe, caseOf, switch, when, pattern, matchWith, cond,
 *   ifPresentOrElse, matchEffect
 * @keywords success, failure, handle, branch, render, error
 * @category Access
 * @since 1.0.0
 */
export function match<Self extends TaskLike<unknown, unknown>, OnOk, OnErr>(
  self: Self,
  matcher: Result.ResultMatcher<ValueOf<Self>, ErrorOf<Self>, OnOk, OnErr>,
): Task<OnOk | OnErr, never> {
  checkObject(matcher, 'matcher');
  checkTask(self, 'self');
  checkFunction(matcher.Ok, 'matcher.Ok');
  checkFunction(matcher.Err, 'matcher.Err');
  return createTask('Match', self, matcher);
}

/**
 * Returns a task that applies `fn` to the value of `self`.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 * @typeParam To - The type of the new value.
 * @param self - The task, whose error is not changed.
 * @param fn - Called with the value if the task succeeds; returns the new value.
 * @returns A task that succeeds with the result of `fn`, or fails with the error of `self`.
 *
 * @example Change the value
 * ```ts
 * import { Task } from '@tstd/task';
 *
 * const double = (task: Task<number, string>): Task<number, string> =>
 *   Task.map(task, (value) => value * 2);
 *
 * Task.run(double(Task.Ok(21))); // => { ok: true, value: 42 }
 * Task.run(double(Task.Err('no'))); // => { ok: false, error: 'no' }
 * ```
 *
 * @alias fmap, lift, transform, project, functor, as, thenApply, asVoid, asSome, thenApplyAsync
 * @keywords async, result
 * @category Transformations
 * @since 1.0.0
 */
export function map<Value = never, Failure = never, To = never>(
  self: TaskLike<Value, Failure>,
  fn: (value: Value) => To,
): Task<To, Failure>;
/**
 * Returns a task that applies `fn` to the value of `self`.
 *
 * @typeParam Self - The type of the task, which may be a union.
 * @typeParam To - The type of the new value.
 * @param self - The task, whose error is not changed.
 * @param fn - Called with the value if the task succeeds; returns the new value.
 * @returns A task that succeeds with the result of `fn`, or fails with the error of `self`.
 */
export function map<Self extends TaskLike<unknown, unknown>, To>(
  self: Self,
  fn: (value: ValueOf<Self>) => To,
): Task<To, ErrorOf<Self>>;
export function map<Value, Failure, To>(
  self: TaskLike<Value, Failure>,
  fn: (value: Value) => To,
): Task<To, Failure> {
  checkTask(self, 'self');
  checkFunction(fn, 'fn');
  return createTask('Map', self, fn);
}

/**
 * Returns a task that applies `fn` to the error of `self`.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 * @typeParam To - The type of the new error.
 * @param self - The task, whose value is not changed.
 * @param fn - Called with the error if the task fails; returns the new error.
 * @returns A task that fails with the result of `fn`, or succeeds with the value of `self`.
 *
 * @example Make the error more specific
 * ```ts
 * import { Task } from '@tstd/task';
 *
 * const explain = (task: Task<number, string>): Task<number, string> =>
 *   Task.mapError(task, (error) => `Cannot read the port: ${error}`);
 *
 * Task.run(explain(Task.Err('empty'))); // => { ok: false, error: 'Cannot read the port: empty' }
 * Task.run(explain(Task.Ok(80))); // => { ok: true, value: 80 }
 * ```
 *
 * @alias mapFailure, withLeft, bimap, catchMap, orLeft, mapErrorCause, mapBoth, Effect.mapBoth,
 *   mapErr, mapLeftW, leftMap
 * @keywords wrap, rethrow, translate, context, cause, domain, layer, replace
 * @category Transformations
 * @since 1.0.0
 */
export function mapError<Value = never, Failure = never, To = never>(
  self: TaskLike<Value, Failure>,
  fn: (error: Failure) => To,
): Task<Value, To>;
/**
 * Returns a task that applies `fn` to the error of `self`.
 *
 * @typeParam Self - The type of the task, which may be a union.
 * @typeParam To - The type of the new error.
 * @param self - The task, whose value is not changed.
 * @param fn - Called with the error if the task fails; returns the new error.
 * @returns A task that fails with the result of `fn`, or succeeds with the value of `self`.
 */
export function mapError<Self extends TaskLike<unknown, unknown>, To>(
  self: Self,
  fn: (error: ErrorOf<Self>) => To,
): Task<ValueOf<Self>, To>;
export function mapError<Value, Failure, To>(
  self: TaskLike<Value, Failure>,
  fn: (error: Failure) => To,
): Task<Value, To> {
  checkTask(self, 'self');
  checkFunction(fn, 'fn');
  return createTask('MapError', self, fn);
}

/**
 * Returns a task that passes the value of `self` to `fn` and runs the task that `fn` returns.
 *
 * Chains may have any length and depth, and functions may be recursive: the call stack does not overflow.
 *
 * | `self` | task from `fn` | outcome |
 * | --- | --- | --- |
 * | succeeds | succeeds | the second value |
 * | succeeds | fails | the second error |
 * | fails | (not called) | the first error |
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 * @typeParam To - The type of the new value.
 * @typeParam ToFailure - The type of the error of the task that `fn` returns.
 * @param self - The task to run first; if it fails, `fn` is not called.
 * @param fn - Called with the value if the task succeeds; returns the next task.
 * @returns A task that ends like the task that `fn` returns, or fails with the error of `self`.
 *
 * @example Count down
 * ```ts
 * import { Task } from '@tstd/task';
 *
 * const countDown = (from: number): Task<string, never> =>
 *   Task.andThen(Task.Ok(from), (count) =>
 *     count === 0 ? Task.Ok('done') : countDown(count - 1),
 *   );
 *
 * Task.run(countDown(100_000)); // => { ok: true, value: 'done' }
 * ```
 *
 * @alias bind, bindTo, thenCompose, switchMap, mergeMap, exhaustMap, asyncAndThen, kleisli,
 *   chainW, chainEitherK, chainEitherKW, chainTaskK
 * @keywords dependent, next, follow, waterfall, compose, sequential
 * @category Transformations
 * @since 1.0.0
 */
export function andThen<Value = never, Failure = never, To = never, ToFailure = never>(
  self: TaskLike<Value, Failure>,
  fn: (value: Value) => TaskLike<To, ToFailure>,
): Task<To, Failure | ToFailure>;
/**
 * Returns a task that passes the value of `self` to `fn` and runs the task that `fn` returns.
 *
 * @typeParam Self - The type of the task, which may be a union.
 * @typeParam Next - The type of the task that the function returns. It may be a union.
 * @param self - The task to run first; if it fails, `fn` is not called.
 * @param fn - Called with the value if the task succeeds; returns the next task.
 * @returns A task that ends like the task that `fn` returns, or fails with the error of `self`.
 */
export function andThen<
  Self extends TaskLike<unknown, unknown>,
  Next extends TaskLike<unknown, unknown>,
>(
  self: Self,
  fn: (value: ValueOf<Self>) => Next,
): Task<ValueOf<Next>, ErrorOf<Self> | ErrorOf<Next>>;
export function andThen<Value, Failure, To, ToFailure>(
  self: TaskLike<Value, Failure>,
  fn: (value: Value) => TaskLike<To, ToFailure>,
): Task<To, Failure | ToFailure> {
  checkTask(self, 'self');
  checkFunction(fn, 'fn');
  return createTask('AndThen', self, fn);
}

/**
 * Returns a task that runs `self`, and then runs the task that is the value of `self`.
 *
 * @typeParam Value - The type of the value of the inner task.
 * @typeParam Failure - The type of the error of the outer task.
 * @typeParam InnerFailure - The type of the error of the inner task.
 * @param self - A task whose value is another task, which runs next.
 * @returns A task that ends like the inner task, or fails with the error of the outer one.
 *
 * @example A task inside a task
 * ```ts
 * import { Task } from '@tstd/task';
 *
 * Task.run(Task.flatten(Task.Ok(Task.Ok(1)))); // => { ok: true, value: 1 }
 * ```
 *
 * @alias join
 * @keywords nested, unwrap, collapse
 * @category Transformations
 * @since 1.0.0
 */
export function flatten<Value = never, Failure = never, InnerFailure = never>(
  self: TaskLike<TaskLike<Value, InnerFailure>, Failure>,
): Task<Value, Failure | InnerFailure>;
/**
 * Returns a task that runs `self`, and then runs the task that is the value of `self`.
 *
 * @typeParam Self - The type of the task, which may be a union.
 * @param self - A task whose value is another task, which runs next.
 * @returns A task that ends like the inner task, or fails with the error of the outer one.
 */
export function flatten<Self extends TaskLike<TaskLike<unknown, unknown>, unknown>>(
  self: Self,
): Task<ValueOf<ValueOf<Self>>, ErrorOf<Self> | ErrorOf<ValueOf<Self>>>;
export function flatten<Value, Failure, InnerFailure>(
  self: TaskLike<TaskLike<Value, InnerFailure>, Failure>,
): Task<Value, Failure | InnerFailure> {
  return andThen(self, (inner) => inner);
}

/**
 * Returns a task that runs `self`, then the task that `fn` returns, and succeeds with the value of `self`.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 * @typeParam ToFailure - The type of the error of the task that `fn` returns.
 * @param self - The task to run first; if it fails, `fn` is not called.
 * @param fn - Called with the value if the task succeeds; returns a task whose value is ignored but whose error is not.
 * @returns A task that succeeds with the value of `self`, or fails with the first error.
 *
 * @example Check a value without changing it
 * ```ts
 * import { Task } from '@tstd/task';
 *
 * const checked = (port: number): Task<number, string> =>
 *   Task.tap(Task.Ok(port), (value) =>
 *     value > 0 ? Task.Ok('fine') : Task.Err('no port'),
 *   );
 *
 * Task.run(checked(80)); // => { ok: true, value: 80 }
 * Task.run(checked(0)); // => { ok: false, error: 'no port' }
 * ```
 *
 * @alias inspect, also, chainFirst, sideEffect, ifPresent, doOnNext, tapEffect, flatTap, tapIO,
 *   chainFirstIOK, chainFirstTaskK, chainFirstEitherK
 * @keywords log, debug, spy, intermediate, save, audit
 * @category Transformations
 * @since 1.0.0
 */
export function tap<Value = never, Failure = never, ToFailure = never>(
  self: TaskLike<Value, Failure>,
  fn: (value: Value) => TaskLike<unknown, ToFailure>,
): Task<Value, Failure | ToFailure>;
/**
 * Returns a task that runs `self`, then the task that `fn` returns, and succeeds with the value of `self`.
 *
 * @typeParam Self - The type of the task, which may be a union.
 * @typeParam Next - The type of the task that the function returns. It may be a union.
 * @param self - The task to run first; if it fails, `fn` is not called.
 * @param fn - Called with the value if the task succeeds; returns a task whose value is ignored but whose error is not.
 * @returns A task that succeeds with the value of `self`, or fails with the first error.
 */
export function tap<
  Self extends TaskLike<unknown, unknown>,
  Next extends TaskLike<unknown, unknown>,
>(
  self: Self,
  fn: (value: ValueOf<Self>) => Next,
): Task<ValueOf<Self>, ErrorOf<Self> | ErrorOf<Next>>;
export function tap<Value, Failure, ToFailure>(
  self: TaskLike<Value, Failure>,
  fn: (value: Value) => TaskLike<unknown, ToFailure>,
): Task<Value, Failure | ToFailure> {
  checkFunction(fn, 'fn');
  return andThen(self, (value) => map(fn(value), () => value));
}

/**
 * Returns a task that runs `self`. If `self` fails, it also runs the task that `fn` returns, and keeps the error.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 * @typeParam ToFailure - The type of the error of the task that `fn` returns.
 * @param self - The task to run first; if it succeeds, `fn` is not called.
 * @param fn - Called with the error if the task fails; returns a task whose value is ignored but whose error is not.
 * @returns A task that succeeds with the value of `self`, or fails with the error of `self`. If the second task fails too, the returned task fails with the error of that task.
 *
 * @example Record a failure
 * ```ts
 * import { Result } from '@tstd/core';
 * import { Task } from '@tstd/task';
 *
 * const notes: string[] = [];
 * const note = (text: string): Task<number, never> =>
 *   Task.from(() => Result.Ok(notes.push(text)));
 *
 * Task.run(Task.tapError(Task.Err('offline'), note)); // => { ok: false, error: 'offline' }
 * notes; // => ['offline']
 * ```
 *
 * @alias orTee, inspectErr, tapLeft, orElseFirst, doOnError, orElseFirstIOK, orElseFirstTaskK,
 *   tapErrorTag, tapErrorCause, tapCause, p-log, catchTap
 * @keywords log, report, Sentry, peek, monitoring, console, telemetry
 * @category Transformations
 * @since 1.0.0
 */
export function tapError<Value = never, Failure = never, ToFailure = never>(
  self: TaskLike<Value, Failure>,
  fn: (error: Failure) => TaskLike<unknown, ToFailure>,
): Task<Value, Failure | ToFailure>;
/**
 * Returns a task that runs `self`. If `self` fails, it also runs the task that `fn` returns, and keeps the error.
 *
 * @typeParam Self - The type of the task, which may be a union.
 * @typeParam Next - The type of the task that the function returns. It may be a union.
 * @param self - The task to run first; if it succeeds, `fn` is not called.
 * @param fn - Called with the error if the task fails; returns a task whose value is ignored but whose error is not.
 * @returns A task that succeeds with the value of `self`, or fails with the error of `self`. If the second task fails too, the returned task fails with the error of that task.
 */
export function tapError<
  Self extends TaskLike<unknown, unknown>,
  Next extends TaskLike<unknown, unknown>,
>(
  self: Self,
  fn: (error: ErrorOf<Self>) => Next,
): Task<ValueOf<Self>, ErrorOf<Self> | ErrorOf<Next>>;
export function tapError<Value, Failure, ToFailure>(
  self: TaskLike<Value, Failure>,
  fn: (error: Failure) => TaskLike<unknown, ToFailure>,
): Task<Value, Failure | ToFailure> {
  checkFunction(fn, 'fn');
  return orElse(self, (error) => andThen(fn(error), () => Err(error)));
}

/**
 * Returns a task that runs `self` and, if `self` fails, runs `other`.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 * @typeParam Other - The type of the value of the other task.
 * @typeParam OtherFailure - The type of the error of the other task.
 * @param self - The task to run first; if it succeeds, `other` is not run.
 * @param other - The task to run if the first one fails.
 * @returns A task that succeeds with the first value, or fails with the error of `other` if both tasks fail.
 *
 * @example The first success, or the second error
 * ```ts
 * import { Task } from '@tstd/task';
 *
 * Task.run(Task.or(Task.Err('no'), Task.Ok(2))); // => { ok: true, value: 2 }
 * Task.run(Task.or(Task.Err('first'), Task.Err('second'))); // => { ok: false, error: 'second' }
 * ```
 *
 * @alias alt, orTry, fallback, alternative, firstSome, coalesce, orElseOption, altW, altAll
 * @keywords backup, failover, otherwise, secondary, mirror, default, request
 * @category Combinations
 * @since 1.0.0
 */
export function or<Value = never, Failure = never, Other = never, OtherFailure = never>(
  self: TaskLike<Value, Failure>,
  other: TaskLike<Other, OtherFailure>,
): Task<Value | Other, OtherFailure>;
/**
 * Returns a task that runs `self` and, if `self` fails, runs `other`.
 *
 * @typeParam Self - The type of the task, which may be a union.
 * @typeParam Other - The type of the other task, which may be a union.
 * @param self - The task to run first; if it succeeds, `other` is not run.
 * @param other - The task to run if the first one fails.
 * @returns A task that succeeds with the first value, or fails with the error of `other` if both tasks fail.
 */
export function or<
  Self extends TaskLike<unknown, unknown>,
  Other extends TaskLike<unknown, unknown>,
>(self: Self, other: Other): Task<ValueOf<Self> | ValueOf<Other>, ErrorOf<Other>>;
export function or<Value, Failure, Other, OtherFailure>(
  self: TaskLike<Value, Failure>,
  other: TaskLike<Other, OtherFailure>,
): Task<Value | Other, OtherFailure> {
  checkTask(other, 'other');
  return orElse(self, () => other);
}

/**
 * Returns a task that runs `self` and, if `self` fails, runs the task that `onErr` returns.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 * @typeParam Other - The type of the value of the other task.
 * @typeParam OtherFailure - The type of the error of the other task.
 * @param self - The task to run first; if it succeeds, `onErr` is not called.
 * @param onErr - Called with the error if the task fails; returns the task to run instead.
 * @returns A task that succeeds with the value of `self`, or ends like the task that `onErr` returns.
 *
 * @example Recover from one error
 * ```ts
 * import { Task } from '@tstd/task';
 *
 * const recover = (error: string): Task<number, string> =>
 *   error === 'empty' ? Task.Ok(0) : Task.Err(error);
 *
 * Task.run(Task.orElse(Task.Err('empty'), recover)); // => { ok: true, value: 0 }
 * Task.run(Task.orElse(Task.Err('broken'), recover)); // => { ok: false, error: 'broken' }
 * ```
 *
 * @alias recover, recoverWith, rescue, catchError, catch, catchTag, onErrorResumeNext,
 *   handleErrorWith, catchIf, orElseW, altLazy, catchTags
 * @keywords fallback, handle, rejected, cache, second, request
 * @category Combinations
 * @since 1.0.0
 */
export function orElse<Value = never, Failure = never, Other = never, OtherFailure = never>(
  self: TaskLike<Value, Failure>,
  onErr: (error: Failure) => TaskLike<Other, OtherFailure>,
): Task<Value | Other, OtherFailure>;
/**
 * Returns a task that runs `self` and, if `self` fails, runs the task that `onErr` returns.
 *
 * @typeParam Self - The type of the task, which may be a union.
 * @typeParam Other - The type of the other task, which may be a union.
 * @param self - The task to run first; if it succeeds, `onErr` is not called.
 * @param onErr - Called with the error if the task fails; returns the task to run instead.
 * @returns A task that succeeds with the value of `self`, or ends like the task that `onErr` returns.
 */
export function orElse<
  Self extends TaskLike<unknown, unknown>,
  Other extends TaskLike<unknown, unknown>,
>(
  self: Self,
  onErr: (error: ErrorOf<Self>) => Other,
): Task<ValueOf<Self> | ValueOf<Other>, ErrorOf<Other>>;
export function orElse<Value, Failure, Other, OtherFailure>(
  self: TaskLike<Value, Failure>,
  onErr: (error: Failure) => TaskLike<Other, OtherFailure>,
): Task<Value | Other, OtherFailure> {
  checkTask(self, 'self');
  checkFunction(onErr, 'onErr');
  return createTask('OrElse', self, onErr);
}

/**
 * Returns a task that runs two tasks sequentially and succeeds with both values as a pair.
 *
 * If the first task fails, the second does not run. To run tasks at the same time, use {@link all}.
 *
 * @typeParam Value - The type of the first value.
 * @typeParam Failure - The type of the first error.
 * @typeParam Other - The type of the second value.
 * @typeParam OtherFailure - The type of the second error.
 * @param self - The task to run first; if it fails, `other` is not run.
 * @param other - The task to run once the first one has succeeded.
 * @returns A task that succeeds with both values, or fails with the first error.
 *
 * @example Both values or the first error
 * ```ts
 * import { Task } from '@tstd/task';
 *
 * Task.run(Task.zip(Task.Ok(1), Task.Ok('a'))); // => { ok: true, value: [1, 'a'] }
 * Task.run(Task.zip(Task.Err('first'), Task.Err('second'))); // => { ok: false, error: 'first' }
 * ```
 *
 * @alias product, tupled, both, ap, apply, Effect.zipWith, thenCombine, thenAcceptBoth,
 *   runAfterBoth, fanout, zipPar, productOption
 * @keywords sequential, combine, couple
 * @category Combinations
 * @since 1.0.0
 */
export function zip<Value = never, Failure = never, Other = never, OtherFailure = never>(
  self: TaskLike<Value, Failure>,
  other: TaskLike<Other, OtherFailure>,
): Task<readonly [Value, Other], Failure | OtherFailure>;
/**
 * Returns a task that runs two tasks sequentially and succeeds with both values as a pair.
 *
 * @typeParam Self - The type of the task, which may be a union.
 * @typeParam Other - The type of the other task, which may be a union.
 * @param self - The task to run first; if it fails, `other` is not run.
 * @param other - The task to run once the first one has succeeded.
 * @returns A task that succeeds with both values, or fails with the first error.
 */
export function zip<
  Self extends TaskLike<unknown, unknown>,
  Other extends TaskLike<unknown, unknown>,
>(
  self: Self,
  other: Other,
): Task<readonly [ValueOf<Self>, ValueOf<Other>], ErrorOf<Self> | ErrorOf<Other>>;
export function zip<Value, Failure, Other, OtherFailure>(
  self: TaskLike<Value, Failure>,
  other: TaskLike<Other, OtherFailure>,
): Task<readonly [Value, Other], Failure | OtherFailure> {
  checkTask(other, 'other');
  return andThen(self, (value) => map(other, (otherValue) => [value, otherValue] as const));
}

/**
 * Returns a task that runs all tasks in a list concurrently and succeeds with their values.
 *
 * After the first error, the other tasks are cancelled. The returned task ends once the finalizers of these tasks have ended.
 *
 * @typeParam Tasks - The type of the list.
 * @param tasks - A tuple or an array of tasks, which start in this order.
 * @param options - The number of tasks that run at the same time (all by default) and a function to call when a task ends.
 * @returns A task that succeeds with the values in the order of the list, or fails with the first error.
 *
 * @throws An `ArgumentError` if `concurrency` is neither a positive integer nor `Infinity`.
 *
 * @example All values or the first error
 * ```ts
 * import { Task } from '@tstd/task';
 *
 * const slow = Task.map(Task.delay(2), () => 'slow');
 *
 * await Task.run(Task.all([slow, Task.Ok('fast')])); // => { ok: true, value: ['slow', 'fast'] }
 * Task.run(Task.all([slow, Task.Err('broken')])); // => { ok: false, error: 'broken' }
 * Task.all([], { concurrency: 0 }); // => throws ArgumentError
 * ```
 *
 * @alias parallel, sequenceT, sequence, forkJoin, combineLatest, whenAll, collectAll, combine,
 *   pAll, pProps, allOf, waitAll
 * @keywords concurrent, asyncio.gather, simultaneous, join, wait, several, together, faster
 * @category Combinations
 * @since 1.0.0
 */
export function all<const Tasks extends readonly TaskLike<unknown, unknown>[]>(
  tasks: Tasks,
  options?: ConcurrencyOptions,
): Task<{ readonly [Index in keyof Tasks]: ValueOf<Tasks[Index]> }, ErrorOf<Tasks[number]>>;
/**
 * Returns a task that runs all tasks in a record concurrently and succeeds with their values.
 *
 * @typeParam Tasks - The type of the record.
 * @param tasks - A record of tasks, which start in the order of the keys.
 * @param options - The number of tasks that run at the same time (all by default) and a function to call when a task ends.
 * @returns A task that succeeds with the values under the same keys, or fails with the first error.
 *
 * @throws An `ArgumentError` if `concurrency` is neither a positive integer nor `Infinity`.
 *
 * @example Tasks in a record
 * ```ts
 * import { Task } from '@tstd/task';
 *
 * Task.run(Task.all({ port: Task.Ok(80), host: Task.Ok('a') })); // => { ok: true, value: { port: 80, host: 'a' } }
 * ```
 *
 * @category Combinations
 * @since 1.0.0
 */
export function all<const Tasks extends { readonly [key: string]: TaskLike<unknown, unknown> }>(
  tasks: Tasks,
  options?: ConcurrencyOptions,
): Task<{ readonly [Key in keyof Tasks]: ValueOf<Tasks[Key]> }, ErrorOf<Tasks[keyof Tasks]>>;
export function all(tasks: Tasks, options?: ConcurrencyOptions): Task<unknown, unknown> {
  const values = collectValues(inList(listOf(tasks), identity, limitsOf(options)));
  return Array.isArray(tasks) ? values : map(values, keyedLike(tasks));
}

type Tasks = List | Keyed;
type List = readonly TaskLike<unknown, unknown>[];
type Keyed = { readonly [key: string]: TaskLike<unknown, unknown> };

// Returns the tasks of a list or a record.
function listOf(tasks: Tasks): List {
  checkObject(tasks, 'tasks');
  const isList = Array.isArray(tasks);
  checkArgument(
    isList || !(isItems(tasks) || isTaskLike(tasks)),
    'tasks',
    'an array or an object of tasks',
    tasks,
  );
  return isList
    ? checkList([...(tasks as List)])
    : checkList(Object.values(tasks), Object.keys(tasks));
}

// Returns the list unless one of its items is not a task, which would fail far from the mistake.
// The tasks of a record are named by its keys.
function checkList(list: List, keys?: readonly string[]): List {
  list.forEach((task, index) => {
    if (!isTaskLike(task)) {
      checkTask(task, keys === undefined ? `tasks[${index}]` : `tasks.${keys[index]}`);
    }
  });
  return list;
}

// Returns a function that puts the values of the tasks of a record back under their keys.
function keyedLike(tasks: Tasks): (list: readonly unknown[]) => unknown {
  const keys = Object.keys(tasks);
  return (list) => Object.fromEntries(keys.map((key, index) => [key, list[index]]));
}

/**
 * Returns a task that runs all tasks in a list concurrently and succeeds with their results. The returned task never fails.
 *
 * @typeParam Tasks - The type of the list.
 * @param tasks - A tuple or an array of tasks, which start in this order.
 * @param options - The number of tasks that run at the same time (all by default) and a function to call when a task ends.
 * @returns A task that succeeds with the results in the order of the list.
 *
 * @throws An `ArgumentError` if `concurrency` is neither a positive integer nor `Infinity`.
 *
 * @example Run all tasks despite an error
 * ```ts
 * import { Task } from '@tstd/task';
 *
 * const results = Task.allSettled([Task.Err('broken'), Task.Ok(1)]);
 *
 * Task.run(Task.map(results, ([first]) => first)); // => { ok: true, value: { ok: false, error: 'broken' } }
 * Task.run(Task.map(results, ([, second]) => second)); // => { ok: true, value: { ok: true, value: 1 } }
 * ```
 *
 * @alias allResults, pSettle, async.reflectAll, Promise.reflect, reflectAll
 * @keywords Promise.allSettled, partial, failures, tolerate, continue, collect, ignore, outcome
 * @category Combinations
 * @since 1.0.0
 */
export function allSettled<const Tasks extends readonly TaskLike<unknown, unknown>[]>(
  tasks: Tasks,
  options?: ConcurrencyOptions,
): Task<
  { readonly [Index in keyof Tasks]: Result.Result<ValueOf<Tasks[Index]>, ErrorOf<Tasks[Index]>> },
  never
>;
/**
 * Returns a task that runs all tasks in a record concurrently and succeeds with their results. The returned task never fails.
 *
 * @typeParam Tasks - The type of the record.
 * @param tasks - A record of tasks, which start in the order of the keys.
 * @param options - The number of tasks that run at the same time (all by default) and a function to call when a task ends.
 * @returns A task that succeeds with the results under the same keys.
 *
 * @throws An `ArgumentError` if `concurrency` is neither a positive integer nor `Infinity`.
 */
export function allSettled<
  const Tasks extends { readonly [key: string]: TaskLike<unknown, unknown> },
>(
  tasks: Tasks,
  options?: ConcurrencyOptions,
): Task<
  { readonly [Key in keyof Tasks]: Result.Result<ValueOf<Tasks[Key]>, ErrorOf<Tasks[Key]>> },
  never
>;
export function allSettled(tasks: Tasks, options?: ConcurrencyOptions): Task<unknown, never> {
  const results = collectValues<never>(inList(listOf(tasks), toResult, limitsOf(options)));
  return Array.isArray(tasks) ? results : map(results, keyedLike(tasks));
}

/**
 * Returns a task that runs all tasks in a list concurrently and collects all values or all errors.
 *
 * An error does not stop the other tasks. Once there are `maxErrors` errors, the remaining tasks are cancelled, and the returned task ends once the finalizers of these tasks have ended. By contrast, {@link all} stops at the first error, and {@link allSettled} never fails.
 *
 * @typeParam Tasks - The type of the list.
 * @param tasks - A tuple or an array of tasks, which start in this order.
 * @param options - The number of errors after which to stop, the number of tasks that run at the same time, and a function to call when a task ends.
 * @returns A task that succeeds with the values or fails with the errors, in either case in the order of the list.
 *
 * @throws An `ArgumentError` if `maxErrors` or `concurrency` is neither a positive integer nor `Infinity`.
 *
 * @example All errors in a form
 * ```ts
 * import { Task } from '@tstd/task';
 *
 * const check = (name: string, value: string): Task<string, string> =>
 *   value === '' ? Task.Err(`${name} is empty`) : Task.Ok(value);
 * const checks = [
 *   check('name', ''),
 *   check('street', 'Main Street'),
 *   check('city', ''),
 * ];
 *
 * Task.run(Task.collect(checks)); // => { ok: false, error: ['name is empty', 'city is empty'] }
 * Task.run(Task.collect(checks, { maxErrors: 1 })); // => { ok: false, error: ['name is empty'] }
 * Task.run(Task.collect([check('name', 'Ada')])); // => { ok: true, value: ['Ada'] }
 * ```
 *
 * @alias validateAll, getApplicativeTaskValidation, validateFirst
 * @keywords accumulate, validation, applicative, several, parallel
 * @category Combinations
 * @since 1.0.0
 */
export function collect<const Tasks extends readonly TaskLike<unknown, unknown>[]>(
  tasks: Tasks,
  options?: CollectOptions,
): Task<
  { readonly [Index in keyof Tasks]: ValueOf<Tasks[Index]> },
  readonly ErrorOf<Tasks[number]>[]
>;
/**
 * Returns a task that runs all tasks in a record concurrently and collects all values or all errors.
 *
 * @typeParam Tasks - The type of the record.
 * @param tasks - A record of tasks, which start in the order of the keys.
 * @param options - The number of errors after which to stop, the number of tasks that run at the same time, and a function to call when a task ends.
 * @returns A task that succeeds with the values under the same keys, or fails with the errors in the order of the keys.
 *
 * @throws An `ArgumentError` if `maxErrors` or `concurrency` is neither a positive integer nor `Infinity`.
 *
 * @example Tasks in a record
 * ```ts
 * import { Task } from '@tstd/task';
 *
 * const host = Task.Err('no host');
 *
 * Task.run(Task.collect({ host, port: Task.Ok(80) })); // => { ok: false, error: ['no host'] }
 * ```
 *
 * @category Combinations
 * @since 1.0.0
 */
export function collect<const Tasks extends { readonly [key: string]: TaskLike<unknown, unknown> }>(
  tasks: Tasks,
  options?: CollectOptions,
): Task<
  { readonly [Key in keyof Tasks]: ValueOf<Tasks[Key]> },
  readonly ErrorOf<Tasks[keyof Tasks]>[]
>;
export function collect(tasks: Tasks, options?: CollectOptions): Task<unknown, readonly unknown[]> {
  const limits = limitsOf(options);
  const run = inList(listOf(tasks), identity, limits);
  const values = collectErrors(run, limits.maxErrors ?? Infinity);
  return Array.isArray(tasks) ? values : map(values, keyedLike(tasks));
}

/**
 * Returns a task that runs the tasks in a list concurrently and succeeds with the first value.
 *
 * After the first value, the other tasks are cancelled. The returned task ends once the finalizers of these tasks have ended. If all tasks fail, the errors are in the order of the list. If the list is empty, the returned task fails with an empty list of errors.
 *
 * @typeParam Tasks - The type of the list.
 * @param tasks - A tuple or an array of tasks, which start in this order.
 * @param options - The number of tasks that run at the same time (all by default) and a function to call when a task ends.
 * @returns A task that succeeds with the first value, or fails with all errors.
 *
 * @throws An `ArgumentError` if `concurrency` is neither a positive integer nor `Infinity`.
 *
 * @example The first value or all errors
 * ```ts
 * import { Task } from '@tstd/task';
 *
 * Task.run(Task.any([Task.Err('down'), Task.Ok(1)])); // => { ok: true, value: 1 }
 * Task.run(Task.any([Task.Err('down'), Task.Err('busy')])); // => { ok: false, error: ['down', 'busy'] }
 * ```
 *
 * @alias firstSuccessOf, firstSuccess, raceSuccess, pAny, pSome, select_ok, firstCompletedOf,
 *   CompletableFuture.anyOf
 * @keywords Promise.any, fastest, successful, AggregateError, mirror, fallback, several, wins,
 *   response
 * @category Combinations
 * @since 1.0.0
 */
export function any<const Tasks extends readonly TaskLike<unknown, unknown>[]>(
  tasks: Tasks,
  options?: ConcurrencyOptions,
): Task<ValueOf<Tasks[number]>, { readonly [Index in keyof Tasks]: ErrorOf<Tasks[Index]> }>;
/**
 * Returns a task that runs the tasks in a record concurrently and succeeds with the first value.
 *
 * @typeParam Tasks - The type of the record.
 * @param tasks - A record of tasks, which start in the order of the keys.
 * @param options - The number of tasks that run at the same time (all by default) and a function to call when a task ends.
 * @returns A task that succeeds with the first value, or fails with all errors under the same keys.
 *
 * @throws An `ArgumentError` if `concurrency` is neither a positive integer nor `Infinity`.
 */
export function any<const Tasks extends { readonly [key: string]: TaskLike<unknown, unknown> }>(
  tasks: Tasks,
  options?: ConcurrencyOptions,
): Task<ValueOf<Tasks[keyof Tasks]>, { readonly [Key in keyof Tasks]: ErrorOf<Tasks[Key]> }>;
export function any(tasks: Tasks, options?: ConcurrencyOptions): Task<unknown, unknown> {
  const limits = limitsOf(options);
  const run = inList(listOf(tasks), identity, limits);
  const first = run<unknown, readonly unknown[]>(() => {
    const errors: unknown[] = [];
    const collect: Plan['collect'] = (isOk, payload, index) => {
      if (isOk) {
        return Result.Ok(payload);
      }
      errors[index] = payload;
      return undefined;
    };
    return { collect, outcome: () => Result.Err(errors) };
  });
  return Array.isArray(tasks) ? first : mapError(first, keyedLike(tasks));
}

/**
 * Returns a task that runs the tasks in a list concurrently and ends like the first one that ends.
 *
 * The other tasks are then cancelled. The returned task ends once the finalizers of these tasks have ended.
 *
 * @typeParam Tasks - The type of the list.
 * @param tasks - At least one task; the tasks start in this order.
 * @returns A task that ends like the first task to end.
 *
 * @throws An `ArgumentError` if the list is empty, because the race would never end.
 *
 * @example Return the value of the faster task
 * ```ts
 * import { Task } from '@tstd/task';
 *
 * const slow = Task.map(Task.delay(60_000), () => 'slow');
 * const fast = Task.map(Task.delay(1), () => 'fast');
 *
 * await Task.run(Task.race([slow, fast])); // => { ok: true, value: 'fast' }
 * Task.race([]); // => throws ArgumentError
 * ```
 *
 * @alias raceFirst, raceAll, amb, selectFirst, pRace, raceWith, raceEither, whenAny, select_all,
 *   tryEach, getRaceMonoid, asyncio.wait
 * @keywords fastest, winner, mirror, slow, loser, wins, response
 * @category Combinations
 * @since 1.0.0
 */
export function race<const Tasks extends readonly TaskLike<unknown, unknown>[]>(
  tasks: Tasks,
): Task<ValueOf<Tasks[number]>, ErrorOf<Tasks[number]>> {
  checkArray(tasks, 'tasks');
  checkArgument(tasks.length > 0, 'tasks', 'at least one task', tasks);
  return inList(
    checkList([...tasks]),
    identity,
    limitsOf(undefined),
  )(() => ({
    collect: (isOk, payload) => (isOk ? Result.Ok(payload) : Result.Err(payload)),
  }));
}

/**
 * Returns a task that runs the tasks that `fn` returns for the items and succeeds with their values.
 *
 * By default, all tasks run at the same time. After the first error, the other tasks are cancelled, and the returned task ends once the finalizers of these tasks have ended. If you pass `maxErrors`, the returned task stops only after that many errors and fails with all of them, in the order of the items.
 *
 * | Items | When they are read |
 * | --- | --- |
 * | an array, a string, or an iterator without `return()`, such as `map.values()` | when you call this function |
 * | any other iterable, sync or async | in each run, one by one, when a task may start |
 *
 * If items are read one by one, a run never requests more items than it can process at the same time. If the run ends early, it closes the source and waits until it is closed, unless the source is producing an item. An exception thrown by the source is a defect. A second run with the same generator is a defect too, because the generator has no items left.
 *
 * @typeParam Item - The type of the items.
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 * @param items - The items. The items of an array are copied immediately; most other sources are read in each run.
 * @param fn - Called with an item and its index when a task is about to start; returns that task.
 * @param options - The number of tasks that run at the same time (all by default) and a function to call when a task ends.
 * @returns A task that succeeds with the values in the order of the items, or fails with the first error.
 *
 * @throws An `ArgumentError` if `concurrency` is neither a positive integer nor `Infinity`.
 *
 * @example Two tasks at a time
 * ```ts
 * import { Task } from '@tstd/task';
 *
 * const square = (value: number): Task<number, never> =>
 *   Task.map(Task.delay(1), () => value ** 2);
 *
 * await Task.run(Task.forEach([1, 2, 3], square, { concurrency: 2 })); // => { ok: true, value: [1, 4, 9] }
 * ```
 *
 * @example Items that arrive one by one
 * ```ts
 * import { Task } from '@tstd/task';
 *
 * const lines: AsyncIterable<string> = {
 *   async *[Symbol.asyncIterator]() {
 *     yield 'a';
 *     yield 'b';
 *   },
 * };
 * const save = (line: string): Task<string, never> =>
 *   Task.map(Task.delay(1), () => `${line} saved`);
 *
 * await Task.run(Task.forEach(lines, save, { concurrency: 2 })); // => { ok: true, value: ['a saved', 'b saved'] }
 * ```
 *
 * @alias traverse_, mapM_, eachSeries, pMap, mapLimit, traverseArray, each, iter, forEachIndexed,
 *   eachLimit, mapSeries, pEachSeries
 * @keywords concurrency, loop, limit, parallel, batch, pLimit, slow, sequential, faster, downloads
 * @category Combinations
 * @since 1.0.0
 */
export function forEach<Item, Value = never, Failure = never>(
  items: (AsyncIterable<Item> | Iterable<Item>) & { readonly runTask?: never },
  fn: (item: Item, index: number) => TaskLike<Value, Failure>,
  options?: ConcurrencyOptions,
): Task<readonly Value[], Failure>;
/**
 * Returns a task that runs the tasks that `fn` returns for the items and collects all values or all errors.
 *
 * @typeParam Item - The type of the items.
 * @typeParam Next - The type of the task that the function returns. It may be a union.
 * @param items - The items. The items of an array are copied immediately; most other sources are read in each run.
 * @param fn - Called with an item and its index when a task is about to start; returns that task.
 * @param options - The number of errors after which to stop, the number of tasks that run at the same time, and a function to call when a task ends.
 * @returns A task that succeeds with the values or fails with the errors, in either case in the order of the items.
 *
 * @throws An `ArgumentError` if `maxErrors` or `concurrency` is neither a positive integer nor `Infinity`.
 *
 * @example Stop at the second error
 * ```ts
 * import { Task } from '@tstd/task';
 *
 * const half = (value: number): Task<number, string> =>
 *   value % 2 === 0 ? Task.Ok(value / 2) : Task.Err(`${value} is odd`);
 *
 * Task.run(Task.forEach([1, 2, 3, 5], half, { maxErrors: 2 })); // => { ok: false, error: ['1 is odd', '3 is odd'] }
 * ```
 *
 * @category Combinations
 * @since 1.0.0
 */
export function forEach<Item, Next extends TaskLike<unknown, unknown>>(
  items: (AsyncIterable<Item> | Iterable<Item>) & { readonly runTask?: never },
  fn: (item: Item, index: number) => Next,
  options: CollectOptions & { readonly maxErrors: number },
): Task<readonly ValueOf<Next>[], readonly ErrorOf<Next>[]>;
/**
 * Returns a task that runs the tasks that `fn` returns for the items and succeeds with their values.
 *
 * @typeParam Item - The type of the items.
 * @typeParam Next - The type of the task that the function returns. It may be a union.
 * @param items - The items. The items of an array are copied immediately; most other sources are read in each run.
 * @param fn - Called with an item and its index when a task is about to start; returns that task.
 * @param options - The number of tasks that run at the same time (all by default) and a function to call when a task ends.
 * @returns A task that succeeds with the values in the order of the items, or fails with the first error.
 *
 * @throws An `ArgumentError` if `concurrency` is neither a positive integer nor `Infinity`.
 */
export function forEach<Item, Next extends TaskLike<unknown, unknown>>(
  items: (AsyncIterable<Item> | Iterable<Item>) & { readonly runTask?: never },
  fn: (item: Item, index: number) => Next,
  options?: ConcurrencyOptions,
): Task<readonly ValueOf<Next>[], ErrorOf<Next>>;
export function forEach<Item>(
  items: Items<Item>,
  fn: (item: Item, index: number) => TaskLike<unknown, unknown>,
  options?: CollectOptions | ConcurrencyOptions,
): Task<readonly unknown[], unknown> {
  checkArgument(isItems(items), 'items', 'an iterable or an async iterable', items);
  checkFunction(fn, 'fn');
  const limits = limitsOf(options);
  const run = isList(items) ? inList([...items], fn, limits) : inTurn(items, fn, limits);
  return limits.maxErrors === undefined ? collectValues(run) : collectErrors(run, limits.maxErrors);
}

type Outcome = Pick<Plan, 'collect' | 'outcome'>;

// Creates the task that runs all items. `createOutcome` creates the collector of their outcomes.
type RunItems = <Value, Failure>(
  createOutcome: (length: number) => Outcome,
) => Task<Value, Failure>;

// Collects all values, or the first error.
function collectValues<Failure>(run: RunItems): Task<readonly unknown[], Failure> {
  return run((length) => {
    // Allocates the whole list at once, because extending it element by element takes longer than
    // running short tasks.
    const values = new Array<unknown>(length);
    const collect: Plan['collect'] = (isOk, payload, index) => {
      if (!isOk) {
        return Result.Err(payload);
      }
      values[index] = payload;
      return undefined;
    };
    return { collect, outcome: () => Result.Ok(values) };
  });
}

// Collects all values, or all errors up to a number.
function collectErrors(
  run: RunItems,
  maxErrors: number,
): Task<readonly unknown[], readonly unknown[]> {
  return run((length) => {
    // The positions of the other tasks stay empty.
    const errors: unknown[] = [];
    const values = new Array<unknown>(length);
    let count = 0;
    const fail = (): FiberExit => Result.Err(Object.values(errors));
    const collect: Plan['collect'] = (isOk, payload, index) => {
      count += isOk ? 0 : 1;
      (isOk ? values : errors)[index] = payload;
      return count >= maxErrors ? fail() : undefined;
    };
    return { collect, outcome: () => (count === 0 ? Result.Ok(values) : fail()) };
  });
}

// Runs the items of a list that nobody changes any more.
function inList<Item>(
  items: readonly Item[],
  fn: (item: Item, index: number) => TaskLike<unknown, unknown>,
  limits: Limits,
): RunItems {
  const { length } = items;
  // SAFETY: the index is less than the length.
  const taskAt: Plan['taskAt'] = (index) => toNode(fn(items[index] as Item, index));
  return (createOutcome) =>
    createTask(
      'Wait',
      parallel(() => planOf(limits, length, taskAt, () => length, createOutcome(length))),
      undefined,
    );
}

// Runs items that each run reads one by one.
function inTurn<Item>(
  items: Items<Item>,
  fn: (item: Item, index: number) => TaskLike<unknown, unknown>,
  limits: Limits,
): RunItems {
  const openReader = readerOf(items, fn);
  return <Value, Failure>(createOutcome: (length: number) => Outcome) =>
    andThen(Ok(undefined), () => {
      const { close, count, taskAt } = openReader();
      const start = parallel((goOn) =>
        planOf(limits, Infinity, (index) => taskAt(index, goOn), count, createOutcome(0)),
      );
      return andFinally(createTask<Value, Failure, 'Wait'>('Wait', start, undefined), close);
    });
}

// Returns the plan of one run. It does not use a spread: engines create a separate shape for each
// spread object, which is slow to read.
function planOf(
  { concurrency, onProgress }: Limits,
  length: number,
  taskAt: Plan['taskAt'],
  countAll: () => number,
  { collect, outcome }: Outcome,
): Plan {
  return {
    collect: onProgress === undefined ? collect : reportTo(onProgress, countAll, collect),
    concurrency,
    length,
    outcome,
    taskAt,
  };
}

/** Counts the ends, and reports the number before it looks at the outcome. */
function reportTo(
  onProgress: (count: number, total: number) => void,
  countAll: () => number,
  collect: Plan['collect'],
): Plan['collect'] {
  let count = 0;
  return (isOk, payload, index) => {
    count += 1;
    try {
      onProgress(count, countAll());
    } catch (error) {
      return { ok: undefined, defect: error };
    }
    return collect(isOk, payload, index);
  };
}

/**
 * Returns a task that runs the steps of a generator function.
 *
 * `yield* task` runs a task and returns its value. The first error ends the function and the returned task: later steps do not run, but `finally` blocks do. These blocks also run after a defect or a cancellation. In all these cases, the tasks in a `finally` block are finalizers: they are not cancelled, and their errors do not replace the earlier error, defect or cancellation. A `finally` block that is reached without an error behaves like the rest of the function, so a cancellation interrupts it. If a resource must always be released, use {@link acquireUseRelease}.
 *
 * Errors are not thrown, so `catch` does not catch them. To handle a failure, use {@link toResult} or {@link orElse}.
 *
 * `yield*` accepts any `Task`. Convert a task-like object with {@link from}, and a result with {@link fromResult}: results and options are plain data, which `yield*` does not accept.
 *
 * The function is called again for each run. It may run any number of steps, and it may be recursive to any depth.
 *
 * In a loop in which a step depends on the value of the previous step, the compiler requires a type annotation for that value: `const page: Page = yield* …`.
 *
 * @typeParam Step - The type of the tasks that the function runs.
 * @typeParam Value - The type of the value.
 * @param fn - A generator function, called in each run, which yields tasks and returns the value.
 * @returns A task that succeeds with the result of the function, or fails with the first error.
 *
 * @example Run three tasks in sequence
 * ```ts
 * import { Task } from '@tstd/task';
 *
 * const parse = (text: string): Task<number, 'not a number'> =>
 *   /^\d+$/.test(text) ? Task.Ok(Number(text)) : Task.Err('not a number');
 * const divide = (
 *   dividend: number,
 *   divisor: number,
 * ): Task<number, 'by zero'> =>
 *   divisor === 0 ? Task.Err('by zero') : Task.Ok(dividend / divisor);
 *
 * const quotient = (
 *   first: string,
 *   second: string,
 * ): Task<number, 'not a number' | 'by zero'> =>
 *   Task.gen(function* () {
 *     const dividend = yield* parse(first);
 *     const divisor = yield* parse(second);
 *     return yield* divide(dividend, divisor);
 *   });
 *
 * Task.run(quotient('8', '2')); // => { ok: true, value: 4 }
 * Task.run(quotient('8', 'a')); // => { ok: false, error: 'not a number' }
 * Task.run(quotient('8', '0')); // => { ok: false, error: 'by zero' }
 * ```
 *
 * @example A loop with a cleanup step at the end
 * ```ts
 * import { Task } from '@tstd/task';
 *
 * const notes: string[] = [];
 * const work = Task.gen(function* () {
 *   try {
 *     for (const name of ['a', 'b', 'c']) {
 *       notes.push(name);
 *       yield* name === 'b' ? Task.Err('broken') : Task.Ok(name);
 *     }
 *   } finally {
 *     notes.push('end');
 *   }
 * });
 *
 * Task.run(work); // => { ok: false, error: 'broken' }
 * notes; // => ['a', 'b', 'end']
 * ```
 *
 * @example Load pages that link to the next page
 * ```ts
 * import type { Option } from '@tstd/core';
 * import { Task } from '@tstd/task';
 *
 * interface Page {
 *   readonly items: readonly string[];
 *   readonly next: Option<number>;
 * }
 *
 * const load = (page: number): Task<Page, 'offline'> =>
 *   Task.Ok({
 *     items: [`item ${page}`],
 *     next: page < 3 ? page + 1 : undefined,
 *   });
 *
 * const items = Task.gen(function* () {
 *   const found: string[] = [];
 *   let next: Option<number> = 1;
 *   while (next !== undefined) {
 *     const page: Page = yield* load(next);
 *     found.push(...page.items);
 *     next = page.next;
 *   }
 *   return found;
 * });
 *
 * Task.run(items); // => { ok: true, value: ['item 1', 'item 2', 'item 3'] }
 * ```
 *
 * @example A result and a task-like object
 * ```ts
 * import { Result } from '@tstd/core';
 * import { Task, type TaskLike } from '@tstd/task';
 *
 * const count: TaskLike<number, never> = { runTask: () => Result.Ok(20) };
 * const read = (text: string): Result<number, string> =>
 *   text === '' ? Result.Err('empty') : Result.Ok(text.length);
 *
 * const sum = Task.gen(function* () {
 *   const first = yield* Task.from(count);
 *   const second = yield* Task.fromResult(read('ab'));
 *   return first + second;
 * });
 *
 * Task.run(sum); // => { ok: true, value: 22 }
 * ```
 *
 * @alias Effect.fn, fnUntraced, Effect.let, Promise.coroutine, bluebird.coroutine
 * @keywords yield, async, imperative, coroutine, pagination, do-notation, sequential, several
 * @category Control flow
 * @since 1.0.0
 */
export function gen<Step extends TaskLike<unknown, unknown>, Value>(
  fn: () => Generator<Step, Value, unknown>,
): Task<Value, ErrorOf<Step>> {
  checkFunction(fn, 'fn');
  const begin = Ok(undefined);
  return andThen(begin, () => {
    const steps = fn();
    const body = andThen(begin, () => goOn(steps, steps.next()));
    // SAFETY: the errors are those of the steps.
    return andFinally(body, () => leave(steps, returnFrom(steps))) as Task<Value, ErrorOf<Step>>;
  });
}

type Steps<Value> = Generator<TaskLike<unknown, unknown>, Value, unknown>;
type StepResult<Value> = IteratorResult<TaskLike<unknown, unknown>, Value>;

// Returns a task that continues the steps of a generator until it returns.
function goOn<Value>(steps: Steps<Value>, result: StepResult<Value>): Task<Value, unknown> {
  return result.done === true
    ? Ok(result.value)
    : andThen(result.value, (value) => goOn(steps, steps.next(value)));
}

// Returns a task that runs the remaining `finally` blocks. An error or a defect in a block leads to
// the next outer one.
function leave<Value>(steps: Steps<Value>, result: StepResult<Value>): Task<unknown, never> {
  if (result.done === true) {
    return Ok(undefined);
  }
  const next = match(result.value, {
    Ok: (value) => steps.next(value),
    Err: () => returnFrom(steps),
  });
  const ended = andFinally(next, ({ _ }) =>
    _ === 'Defect' ? leave(steps, returnFrom(steps)) : Ok(undefined),
  );
  return andThen(ended, (following) => leave(steps, following));
}

// Leaves a generator early, which has no effect if it has returned.
function returnFrom<Value>(steps: Steps<Value>): StepResult<Value> {
  // SAFETY: the return value of a generator that is left early is ignored.
  return steps.return(undefined as Value);
}

/**
 * Returns a task that runs `self` and keeps its first value for all later runs.
 *
 * | State of `self` | Waiting runs receive | The next run |
 * | --- | --- | --- |
 * | succeeds | the value | receives the value immediately |
 * | fails, or has a defect | the error or the defect | runs `self` again |
 * | is still running | its outcome | waits for the same outcome |
 *
 * Cancelling one run does not affect the others. When no run is waiting for `self` any more, `self` is cancelled, and the last run waits for the finalizers of `self`. A run that starts after that runs `self` again. `self` uses the clock and the random source of the run that started it.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 * @param self - The task whose value is kept.
 * @returns A task that ends like `self`.
 *
 * @example Load only once
 * ```ts
 * import { Result } from '@tstd/core';
 * import { Task } from '@tstd/task';
 *
 * let loads = 0;
 * const load = Task.memoize(
 *   Task.andThen(Task.delay(1), () =>
 *     Task.from(() => Result.Ok((loads += 1))),
 *   ),
 * );
 *
 * await Task.run(Task.all([load, load])); // => { ok: true, value: [1, 1] }
 * Task.run(load); // => { ok: true, value: 1 }
 * ```
 *
 * @alias once, shareReplay, cachedWithTTL, pMemoize, publishReplay, cachedFunction,
 *   cachedInvalidateWithTTL, publishLast, p-once, p-lazy, singleflight
 * @keywords singleton, lazy, initialize, reuse, dedupe, share, load, duplicate, requests, token
 * @category Control flow
 * @since 1.0.0
 */
export function memoize<Value = never, Failure = never>(
  self: TaskLike<Value, Failure>,
): Task<Value, Failure>;
/**
 * Returns a task that runs `self` and keeps its first value for all later runs.
 *
 * @typeParam Self - The type of the task, which may be a union.
 * @param self - The task whose value is kept.
 * @returns A task that ends like `self`.
 */
export function memoize<Self extends TaskLike<unknown, unknown>>(
  self: Self,
): Task<ValueOf<Self>, ErrorOf<Self>>;
export function memoize<Value, Failure>(self: TaskLike<Value, Failure>): Task<Value, Failure> {
  checkTask(self, 'self');
  return createTask('Wait', memoized(self), undefined);
}

/**
 * Returns a task that runs `self` and then `finalizer`, no matter how `self` ends.
 *
 * The finalizer runs exactly once for each run in which `self` started: after a value, an error, a defect or a cancellation. The finalizer itself is not cancelled, and the run waits for it. A defect in the finalizer replaces the value of `self`. If `self` ended with an error or a defect, that failure and the defect in the finalizer are thrown together in an `AggregateError`.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 * @param self - The task to run first, which may end in any way.
 * @param finalizer - The task to run at the end, or a function that receives the end of `self` and returns that task. The task must not be able to fail.
 * @returns A task that ends like `self`.
 *
 * @example Always run a finalizer
 * ```ts
 * import { Result } from '@tstd/core';
 * import { Task } from '@tstd/task';
 *
 * const notes: string[] = [];
 * const close = Task.from(() => Result.Ok(notes.push('closed')));
 *
 * Task.run(Task.andFinally(Task.Err('broken'), close)); // => { ok: false, error: 'broken' }
 * notes; // => ['closed']
 * ```
 *
 * @example A finalizer that depends on how the task ended
 * ```ts
 * import { Result } from '@tstd/core';
 * import { Task } from '@tstd/task';
 *
 * const notes: string[] = [];
 * const noted = <Value, Failure>(
 *   task: Task<Value, Failure>,
 * ): Task<Value, Failure> =>
 *   Task.andFinally(task, (exit) =>
 *     Task.from(() => Result.Ok(notes.push(exit._))),
 *   );
 *
 * Task.run(noted(Task.Ok(1))); // => { ok: true, value: 1 }
 * await Task.run(noted(Task.delay(60_000)), {
 *   signal: AbortSignal.timeout(1),
 * });
 * notes; // => ['Ok', 'Canceled']
 * ```
 *
 * @alias finalize, onExit, addFinalizer, guarantee, dispose, doFinally, onFinally, doOnTerminate,
 *   pFinally, Effect.onInterrupt, ensuringWith, doAfterTerminate
 * @keywords cleanup, always, teardown, close, release, spinner, loading, stop
 * @category Control flow
 * @since 1.0.0
 */
export function andFinally<Value = never, Failure = never>(
  self: TaskLike<Value, Failure>,
  finalizer: TaskLike<unknown, never> | ((exit: Exit<Value, Failure>) => TaskLike<unknown, never>),
): Task<Value, Failure>;
/**
 * Returns a task that runs `self` and then `finalizer`, no matter how `self` ends.
 *
 * @typeParam Self - The type of the task, which may be a union.
 * @param self - The task to run first, which may end in any way.
 * @param finalizer - The task to run at the end, or a function that receives the end of `self` and returns that task. The task must not be able to fail.
 * @returns A task that ends like `self`.
 */
export function andFinally<Self extends TaskLike<unknown, unknown>>(
  self: Self,
  finalizer:
    | TaskLike<unknown, never>
    | ((exit: Exit<ValueOf<Self>, ErrorOf<Self>>) => TaskLike<unknown, never>),
): Task<ValueOf<Self>, ErrorOf<Self>>;
export function andFinally<Value, Failure>(
  self: TaskLike<Value, Failure>,
  finalizer: TaskLike<unknown, never> | ((exit: Exit<Value, Failure>) => TaskLike<unknown, never>),
): Task<Value, Failure> {
  checkTask(self, 'self');
  checkArgument(
    typeof finalizer === 'function' || isTaskLike(finalizer),
    'finalizer',
    'a function or a task',
    finalizer,
  );
  return createTask('Finally', self, finalizer);
}

/**
 * Returns a task that acquires a resource, uses it and always releases it.
 *
 * | acquire | use | release |
 * | --- | --- | --- |
 * | succeeds | ends in any way | runs exactly once |
 * | succeeds, but the run has been cancelled in the meantime | does not run | runs exactly once |
 * | fails | does not run | does not run |
 *
 * The acquisition and the release are not cancelled: a cancelled run waits until they end. A defect in the release replaces a value. If the use ended with an error or a defect, that failure and the defect in the release are thrown together in an `AggregateError`.
 *
 * @typeParam Acquired - The type of the resource.
 * @typeParam AcquireFailure - The error type of the task that acquires the resource.
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The error type of the task that uses the resource.
 * @param acquire - The task whose value is the resource. This task is not cancelled.
 * @param use - Called with the resource, unless the run has been cancelled; returns the task that uses the resource.
 * @param release - Called with the resource and the end of its use; returns the task that releases the resource. This task must not be able to fail.
 * @returns A task that ends like the task that `use` returns, or fails with the error of `acquire`.
 *
 * @example A connection that is always closed
 * ```ts
 * import { Result } from '@tstd/core';
 * import { Task } from '@tstd/task';
 *
 * const notes: string[] = [];
 * const note = (text: string): Task<string, never> =>
 *   Task.from(() => Result.Ok((notes.push(text), text)));
 *
 * const work = Task.acquireUseRelease(
 *   note('open'),
 *   () => Task.Err('broken'),
 *   () => note('close'),
 * );
 *
 * Task.run(work); // => { ok: false, error: 'broken' }
 * notes; // => ['open', 'close']
 * ```
 *
 * @example Commit or roll back a transaction
 * ```ts
 * import { Result } from '@tstd/core';
 * import { Task } from '@tstd/task';
 *
 * const notes: string[] = [];
 * const note = (text: string): Task<string, never> =>
 *   Task.from(() => Result.Ok((notes.push(text), text)));
 * const inTransaction = (task: Task<number, string>): Task<number, string> =>
 *   Task.acquireUseRelease(
 *     note('begin'),
 *     () => task,
 *     (_, exit) => note(exit._ === 'Ok' ? 'commit' : 'roll back'),
 *   );
 *
 * Task.run(inTransaction(Task.Ok(1))); // => { ok: true, value: 1 }
 * Task.run(inTransaction(Task.Err('full'))); // => { ok: false, error: 'full' }
 * notes; // => ['begin', 'commit', 'begin', 'roll back']
 * ```
 *
 * @alias bracket, using, withResource, tryWithResources, scoped, Resource, useResource,
 *   bracketOnError, AsyncDisposableStack, DisposableStack, acquireReleaseInterruptible, Scope
 * @keywords cleanup, finally, leak, file, pool, dispose, open, lock, rollback, commit
 * @category Control flow
 * @since 1.0.0
 */
export function acquireUseRelease<Acquired, AcquireFailure = never, Value = never, Failure = never>(
  acquire: TaskLike<Acquired, AcquireFailure>,
  use: (resource: Acquired) => TaskLike<Value, Failure>,
  release: (resource: Acquired, exit: Exit<Value, Failure>) => TaskLike<unknown, never>,
): Task<Value, AcquireFailure | Failure>;
/**
 * Returns a task that acquires a resource, uses it and always releases it.
 *
 * @typeParam Acquire - The type of the task that acquires the resource. It may be a union.
 * @typeParam Next - The type of the task that the function returns. It may be a union.
 * @param acquire - The task whose value is the resource. This task is not cancelled.
 * @param use - Called with the resource, unless the run has been cancelled; returns the task that uses the resource.
 * @param release - Called with the resource and the end of its use; returns the task that releases the resource. This task must not be able to fail.
 * @returns A task that ends like the task that `use` returns, or fails with the error of `acquire`.
 */
export function acquireUseRelease<
  Acquire extends TaskLike<unknown, unknown>,
  Next extends TaskLike<unknown, unknown>,
>(
  acquire: Acquire,
  use: (resource: ValueOf<Acquire>) => Next,
  release: (
    resource: ValueOf<Acquire>,
    exit: Exit<ValueOf<Next>, ErrorOf<Next>>,
  ) => TaskLike<unknown, never>,
): Task<ValueOf<Next>, ErrorOf<Acquire> | ErrorOf<Next>>;
export function acquireUseRelease<Acquired, AcquireFailure, Value, Failure>(
  acquire: TaskLike<Acquired, AcquireFailure>,
  use: (resource: Acquired) => TaskLike<Value, Failure>,
  release: (resource: Acquired, exit: Exit<Value, Failure>) => TaskLike<unknown, never>,
): Task<Value, AcquireFailure | Failure> {
  checkTask(acquire, 'acquire');
  checkFunction(use, 'use');
  checkFunction(release, 'release');
  return createTask('Use', createTask('Wait', shield(acquire), undefined), { release, use });
}

/**
 * Returns a task that is not cancelled once it has started: a cancelled run waits until it ends.
 *
 * After this task, a cancelled run does not start any other step and ends with an `AbortError`. A run that is cancelled before it reaches this task does not start it. The `grace` period of the run limits the wait.
 *
 * @typeParam Self - The type of the task, which may be a union.
 * @param self - The task whose steps must all run.
 * @returns A task that ends like `self`.
 *
 * @example Write both entries of a transfer or neither
 * ```ts
 * import { Task } from '@tstd/task';
 *
 * const notes: string[] = [];
 * const write = (entry: string): Task<number, never> =>
 *   Task.map(Task.delay(1), () => notes.push(entry));
 * const transfer = Task.andThen(write('debit'), () => write('credit'));
 * const canceler = Task.canceler();
 * const running = Task.run(Task.uncancelable(transfer), { canceler });
 *
 * canceler.cancel();
 *
 * (await running).ok; // => false
 * notes; // => ['debit', 'credit']
 * ```
 *
 * @alias uninterruptible, uninterruptibleMask, NonCancellable, asyncio.shield, Effect.uninterruptible
 * @keywords protect, critical, section, atomic, mask, region, cancel, interrupt
 * @category Control flow
 * @since 1.0.0
 */
export function uncancelable<Self extends TaskLike<unknown, unknown>>(
  self: Self,
): Task<ValueOf<Self>, ErrorOf<Self>> {
  checkTask(self, 'self');
  return createTask('Wait', shield(self), undefined);
}

/**
 * Returns a task that runs `self` again when it fails, according to `schedule`.
 *
 * If no run succeeds, the returned task fails with the error of the last run. Defects and cancellations are not retried. If the schedule is endless and has no waits, a synchronous task that always fails blocks the program for ever.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 * @param self - The task to run at least once.
 * @param schedule - The schedule, which sets how often to retry, how long to wait and which errors to retry.
 * @returns A task that succeeds with the first value, or fails with the last error.
 *
 * @throws An `ArgumentError` if a field of the schedule is out of range. The results of the functions in the schedule are checked during the run, and an invalid result is a defect.
 *
 * @example Succeed on the third attempt
 * ```ts
 * import { Result } from '@tstd/core';
 * import { Task } from '@tstd/task';
 *
 * let runs = 0;
 * const flaky = Task.from(() =>
 *   (runs += 1) < 3 ? Result.Err('busy') : Result.Ok(runs),
 * );
 *
 * await Task.run(
 *   Task.retry(flaky, { times: 5, delay: 1, factor: 2, jitter: 0.5 }),
 * ); // => { ok: true, value: 3 }
 * Task.retry(flaky, { times: -1 }); // => throws ArgumentError
 * ```
 *
 * @alias retryWhen, backoff, exponential, resilience, pRetry, retryAsync, asyncRetry, retryOrElse,
 *   retryBackoff, async.retryable, promise-retry, cockatiel
 * @keywords attempt, flaky, reconnect, transient, unreliable, Polly, jitter, network, times
 * @category Timing
 * @since 1.0.0
 */
export function retry<Value = never, Failure = never>(
  self: TaskLike<Value, Failure>,
  schedule: Schedule<Failure>,
): Task<Value, Failure>;
/**
 * Returns a task that runs `self` again when it fails, according to `schedule`.
 *
 * @typeParam Self - The type of the task, which may be a union.
 * @param self - The task to run at least once.
 * @param schedule - The schedule, which sets how often to retry, how long to wait and which errors to retry.
 * @returns A task that succeeds with the first value, or fails with the last error.
 *
 * @throws An `ArgumentError` if a field of the schedule is out of range. The results of the functions in the schedule are checked during the run, and an invalid result is a defect.
 */
export function retry<Self extends TaskLike<unknown, unknown>>(
  self: Self,
  schedule: Schedule<ErrorOf<Self>>,
): Task<ValueOf<Self>, ErrorOf<Self>>;
export function retry<Value, Failure>(
  self: TaskLike<Value, Failure>,
  schedule: Schedule<Failure>,
): Task<Value, Failure> {
  checkTask(self, 'self');
  checkSchedule(schedule, 'schedule');
  return withStart(schedule, (start) => {
    const attempt = (index: number): Task<Value, Failure> =>
      orElse(self, (error) =>
        again(schedule, error, index, start, () => attempt(index + 1), Err(error)),
      );
    return attempt(0);
  });
}

/**
 * Returns a task that runs `self` again when it succeeds, according to `schedule`.
 *
 * The returned task succeeds with the value of the last run, or fails with the first error. If the schedule is endless and has no waits, a synchronous task that always succeeds blocks the program for ever.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 * @param self - The task to run at least once.
 * @param schedule - The schedule, which sets how often to repeat the task, how long to wait and after which values to repeat it.
 * @returns A task that succeeds with the last value, or fails with the first error.
 *
 * @throws An `ArgumentError` if a field of the schedule is out of range. The results of the functions in the schedule are checked during the run, and an invalid result is a defect.
 *
 * @example Poll until everything is ready
 * ```ts
 * import { Result } from '@tstd/core';
 * import { Task } from '@tstd/task';
 *
 * let asked = 0;
 * const status = Task.from(() =>
 *   Result.Ok((asked += 1) < 3 ? 'pending' : 'ready'),
 * );
 * const isPending = (text: string): boolean => text === 'pending';
 *
 * await Task.run(
 *   Task.repeat(status, { times: 10, delay: 1, when: isPending }),
 * ); // => { ok: true, value: 'ready' }
 * asked; // => 3
 * Task.run(Task.repeat(Task.Ok(1), { times: 0 })); // => { ok: true, value: 1 }
 * ```
 *
 * @alias replicate, replicateM, poll, repeatWhen, schedule, nCopies, repeatElement, duplicate,
 *   setInterval, repeatN, pWhilst, during
 * @keywords loop, interval, periodic, recurring, heartbeat, seconds, status
 * @category Timing
 * @since 1.0.0
 */
export function repeat<Value = never, Failure = never>(
  self: TaskLike<Value, Failure>,
  schedule: Schedule<Value>,
): Task<Value, Failure>;
/**
 * Returns a task that runs `self` again when it succeeds, according to `schedule`.
 *
 * @typeParam Self - The type of the task, which may be a union.
 * @param self - The task to run at least once.
 * @param schedule - The schedule, which sets how often to repeat the task, how long to wait and after which values to repeat it.
 * @returns A task that succeeds with the last value, or fails with the first error.
 *
 * @throws An `ArgumentError` if a field of the schedule is out of range. The results of the functions in the schedule are checked during the run, and an invalid result is a defect.
 */
export function repeat<Self extends TaskLike<unknown, unknown>>(
  self: Self,
  schedule: Schedule<ValueOf<Self>>,
): Task<ValueOf<Self>, ErrorOf<Self>>;
export function repeat<Value, Failure>(
  self: TaskLike<Value, Failure>,
  schedule: Schedule<Value>,
): Task<Value, Failure> {
  checkTask(self, 'self');
  checkSchedule(schedule, 'schedule');
  return withStart(schedule, (start) => {
    const turn = (index: number): Task<Value, Failure> =>
      andThen(self, (value) =>
        again(schedule, value, index, start, () => turn(index + 1), Ok(value)),
      );
    return turn(0);
  });
}

// Passes the start time to a function, if the schedule needs it.
function withStart<Value, Failure>(
  { maxElapsed = Infinity }: Schedule<never>,
  fn: (start: number) => Task<Value, Failure>,
): Task<Value, Failure> {
  if (maxElapsed === Infinity) {
    return fn(0);
  }
  const readClock: Start = ({ environment }, resume) => {
    resume('Ok', environment.now());
  };
  return andThen(createTask<number, never, 'Wait'>('Wait', readClock, undefined), fn);
}

// Returns the next run after its wait, or the outcome if the schedule is over.
function again<Input, Value, Failure>(
  schedule: Schedule<Input>,
  input: Input,
  index: number,
  start: number,
  next: () => Task<Value, Failure>,
  end: Task<Value, Failure>,
): Task<Value, Failure> {
  return isDue(schedule, input, index)
    ? andThen(pause(schedule, input, index, start), (isOver) => (isOver ? end : next()))
    : end;
}

// Returns a task that waits before the next run, and whose value is whether it is too late for one.
// Without a wait, it starts no timer.
function pause<Input>(
  schedule: Schedule<Input>,
  input: Input,
  index: number,
  start: number,
): Task<boolean | undefined, never> {
  const { maxElapsed = Infinity } = schedule;
  const begin: Start = (fiber, resume, onInterrupt) => {
    const { now, random } = fiber.environment;
    const wait = waitOf(schedule, input, index, random);
    // A clock that returns NaN must not make the schedule endless.
    if (maxElapsed < Infinity && !(now() + wait - start <= maxElapsed)) {
      resume('Ok', true);
    } else if (wait === 0) {
      resume('Ok', false);
    } else {
      sleep(wait)(fiber, resume, onInterrupt);
    }
  };
  return createTask('Wait', begin, undefined);
}

/**
 * Returns a schedule that uses several schedules in sequence.
 *
 * When one schedule has used up its `times`, the next one takes over and counts from 1 again. If the `when` function of the current schedule returns `false`, the whole sequence ends.
 *
 * The result is a schedule like any other, so `{ ...schedule, maxElapsed: 30_000 }` limits the total time. The schedules that you pass must not set `maxElapsed`.
 *
 * @typeParam Input - The type of the input: the error for `retry`, the value for `repeat`.
 * @param self - The first schedule.
 * @param others - The schedules that follow, in the order of the arguments.
 * @returns A schedule that runs the task again as often as all the given schedules together.
 *
 * @throws An `ArgumentError` if a field of a schedule is out of range or if a schedule sets `maxElapsed`.
 *
 * @example Two quick attempts, then one per minute, for at most two minutes in total
 * ```ts
 * import { Result } from '@tstd/core';
 * import { Task } from '@tstd/task';
 *
 * const clock = Task.virtualClock();
 * const times: number[] = [];
 * const busy = Task.from(({ now }) => {
 *   times.push(now());
 *   return Result.Err('busy');
 * });
 * const schedule = Task.concatSchedules(
 *   { times: 2, delay: 100 },
 *   { times: Infinity, delay: 60_000 },
 * );
 * const running = Task.run(
 *   Task.retry(busy, { ...schedule, maxElapsed: 120_000 }),
 *   clock,
 * );
 *
 * while (await clock.advanceToNext());
 *
 * await running; // => { ok: false, error: 'busy' }
 * times; // => [0, 100, 200, 60_200]
 * ```
 *
 * @alias andThenEither, followedBy, Schedule.andThen, Schedule.concat, wait_chain
 * @keywords sequence, chain, followed, tiered, escalate, phases, first, quickly, slowly
 * @category Timing
 * @since 1.0.0
 */
export function concatSchedules<Input = unknown>(
  self: Schedule<Input>,
  ...others: readonly Schedule<Input>[]
): Schedule<Input> {
  checkPart(self, 'self');
  others.forEach((other, index) => {
    checkPart(other, `others[${index}]`);
  });
  return concat(self, others);
}

/**
 * Returns a task that ends after the given time.
 *
 * The time is in milliseconds. If it is zero or negative, the task waits for a timer of zero milliseconds. Unlike `setTimeout`, `delay` supports times of more than 2³¹ − 1 milliseconds (24.8 days).
 *
 * If the run is cancelled, the wait ends and the timer is stopped.
 *
 * @param milliseconds - The time to wait, in milliseconds; a negative number counts as zero.
 * @returns A task without a value.
 *
 * @throws An `ArgumentError` if `milliseconds` is not a finite number.
 *
 * @example Wait, then continue
 * ```ts
 * import { Task } from '@tstd/task';
 *
 * await Task.run(Task.map(Task.delay(1), () => 'later')); // => { ok: true, value: 'later' }
 * Task.delay(Number.NaN); // => throws ArgumentError
 * ```
 *
 * @alias sleep, setTimeout, wait, later, sleepAsync, timer, delayed, delayWhen,
 *   timers/promises.setTimeout, time.AfterFunc, threadDelay, delayedExecutor
 * @keywords Thread.sleep, milliseconds, postpone, seconds, between
 * @category Timing
 * @since 1.0.0
 */
export function delay(milliseconds: number): Task<void, never> {
  checkArgument(Number.isFinite(milliseconds), 'milliseconds', 'a finite number', milliseconds);
  return createTask('Wait', sleep(milliseconds), undefined);
}

/** Starts a timer of the run, and stops it if the wait is interrupted. */
function sleep(milliseconds: number): Start {
  return ({ environment }, resume, onInterrupt) => {
    const stop = environment.startTimer(() => {
      enterSafely(() => {
        resume('Ok', undefined);
      }, undefined);
    }, milliseconds);
    onInterrupt(() => {
      stop();
      resume('Err', undefined);
    });
  };
}
