import { checkFunction } from '@tstd/error/Argument';
import { checkSet } from '../checks.js';
import type { Option } from '@tstd/core';

/**
 * Returns a copy of the set with `value` added.
 *
 * A new value is added at the end of the set.
 *
 * @typeParam Value - The type of the values.
 * @typeParam NewValue - The type of the added value.
 * @param self - The original set, which is not changed.
 * @param value - The value to add, unless the set already contains it. Objects are compared by reference.
 * @returns A new set.
 *
 * @example Add a value
 * ```ts
 * import { Set } from '@tstd/collection';
 *
 * Set.add(Set.of(2, 1), 3); // => Set.of(2, 1, 3)
 * Set.add(Set.of(2, 1), 2); // => Set.of(2, 1)
 * ```
 *
 * @alias Set.insert
 * @keywords insert, include, put, append, immutable, copy
 * @category Transformations
 * @since 1.0.0
 */
export function add<Value, NewValue = Value>(
  self: ReadonlySet<Value>,
  value: NewValue,
): ReadonlySet<Value | NewValue> {
  checkSet(self, 'self');
  return new Set<Value | NewValue>(self).add(value);
}

/**
 * Returns a copy of the set without `value`.
 *
 * If the set does not contain the value, the result is an equal set.
 *
 * @typeParam Value - The type of the values.
 * @param self - The original set, which is not changed.
 * @param value - The value to remove. Objects are compared by reference.
 * @returns A new set.
 *
 * @example Leave out a value
 * ```ts
 * import { Set } from '@tstd/collection';
 *
 * Set.delete(Set.of(2, 1), 2); // => Set.of(1)
 * Set.delete(Set.of(2, 1), 3); // => Set.of(2, 1)
 * ```
 *
 * @keywords remove, discard, drop, erase, immutable
 * @category Transformations
 * @since 1.0.0
 */
function deleteValue<Value>(self: ReadonlySet<Value>, value: NoInfer<Value>): ReadonlySet<Value> {
  checkSet(self, 'self');
  const result = new Set(self);
  result.delete(value);
  return result;
}

// `delete` is a reserved word: an export may have this name, but a declaration may not.
export { deleteValue as delete };

/**
 * Applies `fn` to each value and returns a set of the results.
 *
 * The result is smaller than the set if `fn` returns the same result for several values.
 *
 * @typeParam Value - The type of the values.
 * @typeParam To - The type of the new values.
 * @param self - The set whose values are passed to `fn`, in order.
 * @param fn - Called once with each value; returns the new value.
 * @returns A new set.
 *
 * @example Change each value
 * ```ts
 * import { Set } from '@tstd/collection';
 *
 * Set.map(Set.of(1, 2), (value) => value * 2); // => Set.of(2, 4)
 * Set.map(Set.of(1, -1), (value) => value ** 2); // => Set.of(1)
 * ```
 *
 * @keywords convert
 * @category Transformations
 * @since 1.0.0
 */
export function map<Value, To>(
  self: ReadonlySet<Value>,
  fn: (value: Value) => To,
): ReadonlySet<To> {
  checkSet(self, 'self');
  checkFunction(fn, 'fn');
  return new Set([...self].map((value) => fn(value)));
}

/**
 * Returns a set of only the values that satisfy `predicate`.
 *
 * @typeParam Value - The type of the values.
 * @typeParam To - The type that `predicate` guarantees.
 * @param self - The set whose values are passed to `predicate`, in order.
 * @param predicate - Called once with each value; if it returns `true`, the value is kept.
 * @returns A new set of the values that satisfy `predicate`.
 *
 * @example Keep the values of a narrower type
 * ```ts
 * import { Set } from '@tstd/collection';
 * import { String } from '@tstd/core';
 *
 * const texts: Set<string> = Set.filter(
 *   Set.from([1, 'a']),
 *   String.hasInstance,
 * );
 *
 * texts; // => Set.of('a')
 * ```
 *
 * @keywords condition, matching, criteria, remove
 * @category Transformations
 * @since 1.0.0
 */
export function filter<Value, To extends Value>(
  self: ReadonlySet<Value>,
  predicate: (value: Value) => value is To,
): ReadonlySet<To>;
/**
 * Returns a set of only the values that satisfy `predicate`.
 *
 * @typeParam Value - The type of the values.
 * @param self - The set whose values are passed to `predicate`, in order.
 * @param predicate - Called once with each value; if it returns `true`, the value is kept.
 * @returns A new set of the values that satisfy `predicate`.
 *
 * @example Keep the odd numbers
 * ```ts
 * import { Set } from '@tstd/collection';
 *
 * Set.filter(Set.of(1, 2, 3), (value) => value % 2 === 1); // => Set.of(1, 3)
 * ```
 *
 * @category Transformations
 * @since 1.0.0
 */
export function filter<Value>(
  self: ReadonlySet<Value>,
  predicate: (value: Value) => boolean,
): ReadonlySet<Value>;
export function filter<Value>(
  self: ReadonlySet<Value>,
  predicate: (value: Value) => boolean,
): ReadonlySet<Value> {
  checkSet(self, 'self');
  checkFunction(predicate, 'predicate');
  return new Set([...self].filter((value) => predicate(value)));
}

/**
 * Applies `fn` to each value and returns a set of the results that are not None.
 *
 * @typeParam Value - The type of the values.
 * @typeParam To - The type of the new values.
 * @param self - The set whose values are passed to `fn`, in order.
 * @param fn - Called once with each value; returns the new value, or None to leave out the value.
 * @returns A new set.
 *
 * @example Parse the strings that are integers
 * ```ts
 * import { Set } from '@tstd/collection';
 * import { Int } from '@tstd/num';
 *
 * Set.filterMap(Set.of('2', 'none'), (text) => Int.parse(text)); // => Set.of(2)
 * ```
 *
 * @keywords null, undefined, missing, invalid, skip, parse
 * @category Transformations
 * @since 1.0.0
 */
export function filterMap<Value, To>(
  self: ReadonlySet<Value>,
  fn: (value: Value) => Option<To>,
): ReadonlySet<To> {
  checkSet(self, 'self');
  checkFunction(fn, 'fn');
  const result = new Set<To>();
  for (const value of [...self]) {
    const to = fn(value);
    if (to !== undefined) {
      result.add(to);
    }
  }
  return result;
}

/**
 * Splits the set in two: the values that satisfy `predicate`, and the others.
 *
 * @typeParam Value - The type of the values.
 * @typeParam To - The type that `predicate` guarantees.
 * @param self - The set to split; the values keep their order in both sets of the result.
 * @param predicate - Called once with each value; if it returns `true`, the value is added to the first set.
 * @returns A pair of new sets: the values that satisfy `predicate`, and the others.
 *
 * @example Separate strings from numbers
 * ```ts
 * import { Set } from '@tstd/collection';
 * import { String } from '@tstd/core';
 *
 * const [texts, numbers] = Set.partition(
 *   Set.from([1, 'a']),
 *   String.hasInstance,
 * );
 *
 * Set.map(texts, (text) => text.length); // => Set.of(1)
 * Set.map(numbers, (value) => value * 2); // => Set.of(2)
 * ```
 *
 * @keywords split, divide, groups, bifurcate, matching, rest
 * @category Transformations
 * @since 1.0.0
 */
export function partition<Value, To extends Value>(
  self: ReadonlySet<Value>,
  predicate: (value: Value) => value is To,
): readonly [ReadonlySet<To>, ReadonlySet<Exclude<Value, To>>];
/**
 * Splits the set in two: the values that satisfy `predicate`, and the others.
 *
 * @typeParam Value - The type of the values.
 * @param self - The set to split; the values keep their order in both sets of the result.
 * @param predicate - Called once with each value; if it returns `true`, the value is added to the first set.
 * @returns A pair of new sets: the values that satisfy `predicate`, and the others.
 *
 * @example Separate odd numbers from even ones
 * ```ts
 * import { Set } from '@tstd/collection';
 *
 * Set.partition(Set.of(1, 2, 3), (value) => value % 2 === 1); // => [Set.of(1, 3), Set.of(2)]
 * ```
 *
 * @category Transformations
 * @since 1.0.0
 */
export function partition<Value>(
  self: ReadonlySet<Value>,
  predicate: (value: Value) => boolean,
): readonly [ReadonlySet<Value>, ReadonlySet<Value>];
export function partition<Value>(
  self: ReadonlySet<Value>,
  predicate: (value: Value) => boolean,
): readonly [ReadonlySet<Value>, ReadonlySet<Value>] {
  checkSet(self, 'self');
  checkFunction(predicate, 'predicate');
  const passed = new Set<Value>();
  const others = new Set<Value>();
  for (const value of [...self]) {
    (predicate(value) ? passed : others).add(value);
  }
  return [passed, others];
}
