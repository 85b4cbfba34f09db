import type { Array as ReadonlyArrayType } from '@tstd/core-type';

/**
 * A read-only array.
 *
 * It is an ordinary JavaScript array, such as an array literal or a result of `JSON.parse`, with a type that omits the methods that change the array. Arrays are neither wrapped nor converted.
 *
 * @typeParam Value - The type of the elements.
 *
 * @example A function that does not change its argument
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * const scores: Array<number> = [3, 1];
 *
 * Array.append(scores, 2); // => [3, 1, 2]
 * scores; // => [3, 1]
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type Array<Value> = ReadonlyArrayType<Value>;

/**
 * An array with at least one element, so its first element always exists.
 *
 * @typeParam Value - The type of the elements.
 *
 * @example A first element that always exists
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * const scores: Array.NonEmpty<number> = [3, 1];
 * const first: number = Array.first(scores);
 *
 * first; // => 3
 * ```
 *
 * @alias NonEmptyList, NonEmptyChunk, NonEmptyReadonlyArray, NonEmptyTuple
 * @keywords guaranteed
 * @category Models
 * @since 1.0.0
 */
export type NonEmpty<Value> = readonly [Value, ...Value[]];

/**
 * A type that is wider than the type of the elements, such as `string` for `'admin' | 'user'`.
 *
 * For a union that shares a member with the type of the elements, such as `Role | undefined`, the result is `never`. Otherwise, a failed check would exclude `Role` from the type of the value, although the array may lack that role.
 *
 * @typeParam Value - The type of the elements.
 * @typeParam Other - The type that may be wider.
 *
 * @example A wider type and a union with a shared member
 * ```ts
 * import { assertType } from '@tstd/core-type';
 * import type { Array } from '@tstd/collection';
 *
 * type Role = 'admin' | 'user';
 *
 * assertType<Array.WiderThan<Role, string>, string>(true);
 * assertType<Array.WiderThan<Role, Role | null>, never>(true);
 * ```
 *
 * @category Type helpers
 * @since 1.0.0
 */
export type WiderThan<Value, Other> = [Value, Extract<Other, Value>] extends [Other, never]
  ? Other
  : never;
