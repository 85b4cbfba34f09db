import { checkFunction } from '@tstd/error/Argument';

/**
 * Returns a function that computes a value on its first call and returns the same value on every call.
 *
 * If `compute` throws, the caller receives the error and no value is stored, so the next call computes again.
 *
 * @typeParam Value - The type of the value.
 * @param compute - Called on the first call. If it throws, it is called again on the next call.
 * @returns A function that returns the value.
 *
 * @example Compute a value once
 * ```ts
 * import { lazy } from '@tstd/core';
 *
 * let calls = 0;
 * const answer = lazy(() => {
 *   calls += 1;
 *   return 42;
 * });
 *
 * calls; // => 0
 * answer() + answer(); // => 84
 * calls; // => 1
 * ```
 *
 * @alias memoize, thunk, memo, suspend, memoizeOne, thunkify, lazy_static, OnceCell, OnceLock,
 *   LazyLock, lodash.memoize, memoizeWith
 * @keywords cache, defer, singleton, expensive, initialize, delay, connection
 * @category Control flow
 * @since 1.0.0
 */
export function lazy<Value>(compute: () => Value): () => Value {
  checkFunction(compute, 'compute');
  let pending: (() => Value) | undefined = compute;
  let value: Value | undefined;
  return () => {
    if (pending !== undefined) {
      value = pending();
      // Release the computation, so that the values it refers to can be collected.
      pending = undefined;
    }
    // SAFETY: the computation has returned, so this is a `Value`, which may be undefined.
    return value as Value;
  };
}
