import type { Pretty } from '@tstd/core-type';
import { checkArray } from '@tstd/error/Argument';

import { checkHolder } from './internal/checks.js';

/**
 * The type of the result of {@link pick}: an object type with only the properties whose keys are in a list.
 *
 * A property is optional if it may be missing: if it comes from an index signature,
 * if its key is one of several possible keys, or if the length of the list is unknown.
 *
 * @typeParam Value - The type of the object.
 * @typeParam Keys - The type of the list of keys.
 *
 * @example Required and optional properties of the result
 * ```ts
 * import type { Picked } from '@tstd/core';
 * import { assertType } from '@tstd/core-type';
 *
 * interface Point {
 *   readonly x: number;
 *   readonly y: number;
 * }
 *
 * assertType<Picked<Point, ['x']>, { readonly x: number }>(true);
 * assertType<
 *   Picked<Point, ('x' | 'y')[]>,
 *   { readonly x?: number; readonly y?: number }
 * >(true);
 * ```
 *
 * @alias PickStrict, StrictPick, DistributedPick
 * @category Type helpers
 * @since 1.0.0
 */
// Keys that are certainly present: elements of a tuple that are a single literal and do not come from an index signature.
// A key comes from an index signature if `{}` is assignable to a record of it.
export type Picked<Value, Keys extends readonly (keyof Value)[]> = (
  number extends Keys['length']
    ? never
    : {
        [Index in keyof Keys]: {
          [Key in Keys[Index]]: [Keys[Index]] extends [Key] ? Key : never;
        }[Keys[Index]];
      }[number] &
        keyof {
          [Key in keyof Value as Record<never, never> extends Record<Key, 1> ? never : Key]: 1;
        }
) extends infer Sure extends keyof Value
  ? Pretty<
      Readonly<Pick<Value, Sure>> & Readonly<Partial<Pick<Value, Exclude<Keys[number], Sure>>>>
    >
  : never;

/**
 * Returns a copy of an object with only the properties whose keys are in `keys`.
 *
 * Only own enumerable properties are copied. Inherited properties, such as the methods of a class, are left out,
 * because the function is meant for plain objects.
 *
 * @typeParam Value - The type of the object.
 * @typeParam Keys - The type of the list of keys.
 * @param self - A plain object, which is not changed.
 * @param keys - The keys to keep. Keys that the object does not have are ignored.
 * @returns A new object with the picked properties.
 *
 * @example Keep two properties
 * ```ts
 * import { pick } from '@tstd/core';
 *
 * const user = { id: 7, name: 'Ada', password: 'secret' };
 *
 * pick(user, ['id', 'name']); // => { id: 7, name: 'Ada' }
 * pick(user, []); // => {}
 * ```
 *
 * @alias project, pickAll, selectKeys, pluck, only, R.project, pickKeys, Hash.slice
 * @keywords select, subset, fields, extract, choose, copy
 * @category Transformations
 * @since 1.0.0
 */
export function pick<Value extends object, const Keys extends readonly (keyof Value)[]>(
  self: Value,
  keys: Keys,
): Picked<Value, Keys> {
  checkHolder(self, 'self');
  checkArray(keys, 'keys');
  const entries = keys
    .filter((key) => Object.prototype.propertyIsEnumerable.call(self, key))
    .map((key) => [key, self[key]] as const);
  // SAFETY: each entry is a property of the object under one of the keys.
  // `fromEntries` defines properties instead of assigning them, so `__proto__` is a key like any other.
  return Object.fromEntries(entries) as Picked<Value, Keys>;
}
