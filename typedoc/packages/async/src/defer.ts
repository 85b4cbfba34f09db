import type { Awaitable } from './Awaitable.js';

/**
 * A promise together with the two functions that settle it.
 *
 * @typeParam Value - The type of the promise's value.
 *
 * @example Create a gate and open it later
 * ```ts
 * import { defer, type Deferred } from '@tstd/async';
 *
 * const door: Deferred<string> = defer();
 *
 * door.resolve('open');
 * await door.promise; // => 'open'
 * ```
 *
 * @alias withResolvers, CompletableFuture, TaskCompletionSource, PromiseWithResolvers, Completer,
 *   pDefer, MVar, Deferred.make, Deferred.await, AsyncSubject, Promise.defer,
 *   TaskCompletionSource.SetResult
 * @keywords manual, event, external, latch
 * @category Models
 * @since 1.0.0
 */
export interface Deferred<Value> {
  /** The promise that the two functions settle. */
  readonly promise: Promise<Value>;

  /**
   * Rejects the promise. The function does nothing if the promise is already settled.
   *
   * @param reason - The reason, usually an error.
   */
  readonly reject: (reason?: unknown) => void;

  /**
   * Fulfils the promise with a value, or settles it in the same way as another promise. The function does nothing if the promise is already settled.
   *
   * @param value - The value, or a promise whose outcome is adopted.
   */
  readonly resolve: (value: Awaitable<Value>) => void;
}

/**
 * Creates a promise together with the functions that settle it.
 *
 * It does the same as `Promise.withResolvers`, but also works on platforms without that method. You can use the functions without the object.
 *
 * @typeParam Value - The type of the promise's value.
 *
 * @returns The promise and the functions that settle it.
 *
 * @example Settle a promise later
 * ```ts
 * import { defer } from '@tstd/async';
 *
 * const { promise, resolve } = defer<number>();
 *
 * resolve(1);
 * resolve(2);
 * await promise; // => 1
 * ```
 *
 * @alias makeDeferred, Promise.withResolvers, createDeferred, createDeferredPromise
 * @keywords withResolvers, reject, TaskCompletionSource, CompletableFuture, externally, callback,
 *   outside, event, manual
 * @category Constructors
 * @since 1.0.0
 */
export function defer<Value = void>(): Deferred<Value> {
  // SAFETY: the constructor of a promise calls its function synchronously.
  let resolve!: Deferred<Value>['resolve'];
  let reject!: Deferred<Value>['reject'];
  const promise = new Promise<Value>((onValue, onError) => {
    resolve = onValue;
    reject = onError;
  });
  return { promise, reject, resolve };
}
