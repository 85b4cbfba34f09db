import type { Pretty } from '@tstd/core-type';
import { checkArray } from '@tstd/error/Argument';

import { checkHolder } from './internal/checks.js';

/**
 * The type of what {@link pick} returns: the properties of an object type whose keys are in a list.
 *
 * A property is optional where its presence is not sure: when it comes from an index signature,
 * when its key is one of several, and when the length of the list is not known.
 *
 * @typeParam Value - The type of the object.
 * @typeParam Keys - The type of the list of keys.
 *
 * @example A key that is sure and keys that are not
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
// The keys that are sure: elements of a tuple that are one literal, and no key of an index signature.
// An index signature is found by an empty object being assignable to a record of its keys.
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
 * Returns a new object with those properties of an object whose keys are in a list.
 *
 * Own enumerable properties are picked. What an object inherits, such as the methods of a class, is left out:
 * it is meant for plain objects.
 *
 * @typeParam Value - The type of the object.
 * @typeParam Keys - The type of the list of keys.
 * @param self - A plain object, which is not changed.
 * @param keys - The keys to keep; one that the object lacks is ignored.
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
  // `fromEntries` defines properties, so that the key `__proto__` is a key like any other.
  return Object.fromEntries(entries) as Picked<Value, Keys>;
}
