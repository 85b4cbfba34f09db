import { checkFunction } from '@tstd/error/Argument';

/**
 * Returns a function that computes a value on its first call and gives that value on every call.
 *
 * When the computation throws, nothing is kept: the error goes to the caller, and the next call computes again.
 *
 * @typeParam Value - The type of the value.
 * @param compute - Called at the first call, and again only after it has thrown.
 * @returns A function that gives the value.
 *
 * @example Compute once
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
      // What the computation holds on to can be collected from here on.
      pending = undefined;
    }
    // SAFETY: the computation has returned, so this is a `Value`, which may itself be undefined.
    return value as Value;
  };
}
