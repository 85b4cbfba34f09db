import type { Equal } from '@tstd/core';

import { isSubsetOf } from './access.js';

/**
 * The equality of sets: they have the same values, in any order.
 *
 * @example The order of the values does not matter
 * ```ts
 * import { Set } from '@tstd/collection';
 *
 * Set.equal.equals(Set.of(1, 2), Set.of(2, 1)); // => true
 * Set.equal.equals(Set.of(1), Set.of(1, 2)); // => false
 * ```
 *
 * @alias SetEquals
 * @keywords content, compare
 * @category Instances
 * @since 1.0.0
 */
export const equal: Equal<ReadonlySet<unknown>> = Object.freeze({
  equals: (self: ReadonlySet<unknown>, other: ReadonlySet<unknown>) =>
    self.size === other.size && isSubsetOf(self, other),
});
