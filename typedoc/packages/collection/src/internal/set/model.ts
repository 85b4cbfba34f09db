/**
 * A set that is only read.
 *
 * It is the native `Set` under a type without the methods that change it. There is no wrapper and no conversion.
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
