/**
 * Anything that `for…of` can read: an array, a set, a map, a string, a generator or a sequence of this module.
 *
 * It is the built-in type, under the name of this module.
 *
 * A sequence that a function of this module returns is lazy: nothing is read until the first element is requested.
 * You can read it several times: each `for…of` starts at the beginning of the source. If the source can be read only once, like a generator, so can the sequence.
 *
 * The steps of a chain call each other and use the call stack. There is room for a thousand steps; a longer chain may throw a `RangeError` when you read it. {@link flatten} joins any number of iterables in one step.
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
 * The type of the elements of an iterable.
 *
 * @typeParam Self - The type of the iterable.
 *
 * @example The elements of a set
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
 * A type that is wider than the type of the elements, such as `string` for `'admin' | 'user'`.
 *
 * It is `never` if the other type is a union that shares a member with the elements, such as `Role | undefined` for a list of some roles: a role that is not found is still a role.
 *
 * @typeParam Value - The type of the elements.
 * @typeParam Other - The type that may be wider.
 *
 * @example A text, and a role that may be missing
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
