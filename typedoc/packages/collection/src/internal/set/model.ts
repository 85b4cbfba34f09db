/**
 * A read-only set.
 *
 * It is a native `Set` with a type that omits the methods that change the set. Sets are neither wrapped nor converted.
 *
 * @typeParam Value - The type of the values.
 *
 * @example A function that does not change its argument
 * ```ts
 * import { Set } from '@tstd/collection';
 *
 * const names: Set<string> = Set.of('Ada');
 *
 * Set.add(names, 'Alan'); // => Set.of('Ada', 'Alan')
 * names.size; // => 1
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type Set<Value> = ReadonlySet<Value>;
