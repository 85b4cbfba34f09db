/**
 * A value or a promise of a value.
 *
 * @typeParam Value - The type of the value once it is awaited.
 *
 * @example Accept a value or a promise
 * ```ts
 * import type { Awaitable } from '@tstd/core-type';
 *
 * async function double(value: Awaitable<number>): Promise<number> {
 *   return (await value) * 2;
 * }
 *
 * await double(21); // => 42
 * await double(Promise.resolve(21)); // => 42
 * ```
 *
 * @alias MaybePromise, PromiseOr, Promisable, MaybeAsync, Thenable, PromiseLike, ValueTask
 * @keywords sync, callback
 * @category Models
 * @since 1.0.0
 */
export type Awaitable<Value> = Value | PromiseLike<Value>;
