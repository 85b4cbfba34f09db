/**
 * Anything that `for…of` can iterate over: an array, a set, a map, a string, a generator or a sequence from this module.
 *
 * This type is an alias of the built-in `Iterable`.
 *
 * The sequences that this module returns are lazy: they read nothing until you request the first element.
 * You can iterate over them several times: each `for…of` starts at the beginning of the source. If a source can be read only once, like a generator, the same applies to every sequence based on it.
 *
 * The steps of a chain call each other on the call stack, which has room for a thousand steps. A longer chain may throw a `RangeError` when you iterate over it. To join any number of iterables in one step, use {@link flatten}.
 *
 * @typeParam Value - The type of an element.
 *
 * @example A function that accepts any iterable
 * ```ts
 * import { Iterable } from '@tstd/iterable';
 *
 * const total = (values: Iterable<number>): number =>
 *   Iterable.reduce(values, (sum, value) => sum + value, 0);
 *
 * total([1, 2]); // => 3
 * total(new Set([1, 2])); // => 3
 * total(Iterable.range(1, 101)); // => 5050
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type Iterable<Value> = globalThis.Iterable<Value>;

/**
 * The element type of an iterable.
 *
 * @typeParam Self - The type of the iterable.
 *
 * @example The element type of a set
 * ```ts
 * import { assertType } from '@tstd/core-type';
 * import type { Iterable } from '@tstd/iterable';
 *
 * assertType<Iterable.ElementOf<ReadonlySet<number>>, number>(true);
 * ```
 *
 * @category Type helpers
 * @since 1.0.0
 */
export type ElementOf<Self> = Self extends Iterable<infer Element> ? Element : never;

/**
 * A type that is wider than the element type, such as `string` for `'admin' | 'user'`.
 *
 * The result is `never` if `Other` is a union with a member that is also an element type, such as `Role | undefined`. Otherwise, a role that is missing from the list would be narrowed to `undefined`.
 *
 * @typeParam Value - The type of the elements.
 * @typeParam Other - The type that may be wider.
 *
 * @example A wider type and a union with the element type
 * ```ts
 * import { assertType } from '@tstd/core-type';
 * import type { Iterable } from '@tstd/iterable';
 *
 * type Role = 'admin' | 'user';
 *
 * assertType<Iterable.WiderThan<Role, string>, string>(true);
 * assertType<Iterable.WiderThan<Role, Role | null>, never>(true);
 * ```
 *
 * @category Type helpers
 * @since 1.0.0
 */
export type WiderThan<Value, Other> = [Value, Extract<Other, Value>] extends [Other, never]
  ? Other
  : never;
