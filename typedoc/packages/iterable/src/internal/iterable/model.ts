/**
 * What `for…of` reads: an array, a set, a map, a string, a generator, and a sequence of this module.
 *
 * It is the type of the language, under the name of the module that works on it.
 *
 * A sequence that a function of this module returns is lazy: nothing is read before the first element is asked for.
 * It can be read again: each `for…of` starts anew at the source. When the source can be read only once, such as a generator, so can the sequence.
 *
 * The steps of a chain call each other, and so take room on the call stack. A thousand steps fit; a chain that is too long throws a `RangeError` when it is read. {@link flatten} puts any number of iterables together in one step.
 *
 * @typeParam Value - The type of an element.
 *
 * @example Any iterable will do
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
 * @example What a set holds
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
 * A type that is wider than that of the elements, such as `string` for `'admin' | 'user'`.
 *
 * It is `never` for a union that shares a member with the elements, such as `Role | undefined` for some of the roles: a role that is not found is still a role.
 *
 * @typeParam Value - The type of the elements.
 * @typeParam Other - The type that may be wider.
 *
 * @example Texts and roles
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
