import type { Equal } from '@tstd/core';

import { checkEqual } from '../checks.js';

/**
 * Returns the equality of maps by the equality of their values.
 *
 * Two maps are equal when they have the same keys, in any order, and equal values under each of them.
 *
 * @typeParam Value - The type of the values.
 * @param equal - Compares the values under the same key.
 * @returns The equality of the maps.
 *
 * @example The order of the keys does not matter
 * ```ts
 * import { Map } from '@tstd/collection';
 * import { String } from '@tstd/core';
 *
 * const { equals } = Map.equal(String.equal);
 *
 * equals(Map.of([1, 'x'], [2, 'y']), Map.of([2, 'y'], [1, 'x'])); // => true
 * equals(Map.of([1, 'x']), Map.of([1, 'x'], [2, 'y'])); // => false
 * ```
 *
 * @keywords identical, deepEqual, compare, content
 * @category Instances
 * @since 1.0.0
 */
export function equal<Value>(equal: Equal<Value>): Equal<ReadonlyMap<unknown, Value>> {
  checkEqual(equal, 'equal');
  return {
    equals: (self, other) =>
      self.size === other.size &&
      [...self].every(
        // SAFETY: a map that has the key has a value of its type there, which may be undefined.
        ([key, value]) => other.has(key) && equal.equals(value, other.get(key) as Value),
      ),
  };
}
