/**
 * What `for…of` reads: an array, a set, a map, a string, a generator, and a sequence of this module.
 *
 * It is the type of the language, under the name of the module that works on it.
 *
 * A sequence that a function of this module returns is lazy: nothing is read before the first element is asked for.
 * It can be read again: each `for…of` starts anew at the source. When the source can be read only once, such as a generator, so can the sequence.
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
