import { checkArray } from '@tstd/error/Argument';

import { checkHolder } from './internal/checks.js';

/**
 * The type of the result of {@link omit}: an object type without the properties whose keys are in a list.
 *
 * An index signature stays, because it does not guarantee that any property exists.
 *
 * @typeParam Value - The type of the object.
 * @typeParam Key - The type of the keys.
 *
 * @example Remove a key
 * ```ts
 * import type { Omitted } from '@tstd/core';
 * import { assertType } from '@tstd/core-type';
 *
 * assertType<
 *   Omitted<{ id: number; name?: string }, 'id'>,
 *   { readonly name?: string }
 * >(true);
 * ```
 *
 * @alias OmitStrict, StrictOmit, DistributedOmit
 * @category Type helpers
 * @since 1.0.0
 */
// A key comes from an index signature if `{}` is assignable to a record of it.
export type Omitted<Value, Key extends PropertyKey> = {
  readonly [
    Name in keyof Value as Record<never, never> extends Record<Name, 1> ? Name : Exclude<Name, Key>
  ]: Value[Name];
};

/**
 * Returns a copy of an object without the properties whose keys are in `keys`.
 *
 * Only own enumerable properties are copied. Inherited properties, such as the methods of a class, are left out,
 * because the function is meant for plain objects.
 *
 * @typeParam Value - The type of the object.
 * @typeParam Key - The type of the keys.
 * @param self - A plain object, which is not changed.
 * @param keys - The keys to leave out. Keys that the object does not have are ignored.
 * @returns A new object with the other properties.
 *
 * @example Leave out a property
 * ```ts
 * import { omit } from '@tstd/core';
 *
 * const user = { id: 7, name: 'Ada', password: 'secret' };
 *
 * omit(user, ['password']); // => { id: 7, name: 'Ada' }
 * omit(user, []); // => { id: 7, name: 'Ada', password: 'secret' }
 * ```
 *
 * @alias except, excludeKeys, omitKeys
 * @keywords remove, delete, drop, exclude, fields, hide, password, copy
 * @category Transformations
 * @since 1.0.0
 */
export function omit<Value extends object, const Key extends keyof Value>(
  self: Value,
  keys: readonly Key[],
): Omitted<Value, Key> {
  checkHolder(self, 'self');
  checkArray(keys, 'keys');
  const rest = { ...self };
  for (const key of keys) {
    Reflect.deleteProperty(rest, key);
  }
  return rest;
}
