import type { Awaitable as CoreAwaitable } from '@tstd/core-type';

/**
 * A value or a promise of a value.
 *
 * It is an alias of the `Awaitable` type from `@tstd/core-type`. The functions in this package use it.
 *
 * @typeParam Value - The type of the awaited value.
 *
 * @example Accept a value or a promise
 * ```ts
 * import type { Awaitable } from '@tstd/async';
 *
 * async function length(text: Awaitable<string>): Promise<number> {
 *   return (await text).length;
 * }
 *
 * await length('four'); // => 4
 * await length(Promise.resolve('four')); // => 4
 * ```
 *
 * @alias MaybePromise, PromiseOr, Promisable, MaybeAsync, Thenable, PromiseLike, ValueTask
 * @keywords sync, callback, either, optional
 * @category Models
 * @since 1.0.0
 */
export type Awaitable<Value> = CoreAwaitable<Value>;
