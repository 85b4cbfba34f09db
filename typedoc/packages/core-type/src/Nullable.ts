/**
 * A value that may be missing, either as `null` or as `undefined`.
 *
 * TypeScript's own `NonNullable` does the opposite.
 *
 * @typeParam Value - The type of the value if it is present.
 *
 * @example Accept both kinds of missing values
 * ```ts
 * import type { Nullable } from '@tstd/core-type';
 *
 * function orZero(value: Nullable<number>): number {
 *   return value ?? 0;
 * }
 *
 * orZero(2); // => 2
 * orZero(null); // => 0
 * orZero(undefined); // => 0
 * ```
 *
 * @alias Maybe, Nullish, Nil, Undefinable
 * @keywords optional, absent, union
 * @category Type helpers
 * @since 1.0.0
 */
export type Nullable<Value> = Value | null | undefined;
