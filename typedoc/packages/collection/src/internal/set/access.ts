import { checkFunction } from '@tstd/error/Argument';
import { checkSet } from '../checks.js';
import type { Option } from '@tstd/core';

import type { WiderThan } from '../array/model.js';

/**
 * Checks whether the set contains `value`, which may be of a wider type. If so, `value` is narrowed to the type of the values.
 *
 * @typeParam Value - The type of the values.
 * @typeParam Other - The type of the value to look for, such as `string` if the values are literals.
 * @param self - The set in which to look up the value.
 * @param value - The value to look for. Objects are compared by reference.
 * @returns Whether the set contains the value.
 *
 * @example Narrow a string entered by a user
 * ```ts
 * import { Set } from '@tstd/collection';
 *
 * const roles = Set.from<'admin' | 'user'>(['admin', 'user']);
 *
 * const roleOf = (input: string): 'admin' | 'user' =>
 *   Set.has(roles, input) ? input : 'user';
 *
 * roleOf('admin'); // => 'admin'
 * roleOf('root'); // => 'user'
 * ```
 *
 * @alias Set.member
 * @keywords contains, includes, member, membership, exists, check, test, fast, permission, guard
 * @category Access
 * @since 1.0.0
 */
export function has<Value, const Other>(
  self: ReadonlySet<Value>,
  value: WiderThan<Value, Other>,
): value is Value & WiderThan<Value, Other>;
/**
 * Checks whether the set contains `value`.
 *
 * @typeParam Value - The type of the values.
 * @typeParam Other - The type of the value to look for, which may be wider than the type of the values.
 * @param self - The set in which to look up the value.
 * @param value - The value to look for. Objects are compared by reference.
 * @returns Whether the set contains the value.
 *
 * @example Look for a value
 * ```ts
 * import { Set } from '@tstd/collection';
 *
 * Set.has(Set.of(1, Number.NaN), Number.NaN); // => true
 * Set.has(Set.of(1), 2); // => false
 * ```
 *
 * @category Access
 * @since 1.0.0
 */
export function has<Value, const Other = Value>(
  self: ReadonlySet<Value>,
  value: NoInfer<Value> | ([Value] extends [Other] ? Other : never),
): boolean;
export function has<Value>(self: ReadonlySet<Value>, value: Value): boolean {
  checkSet(self, 'self');
  return self.has(value);
}

/**
 * Checks whether the set is empty.
 *
 * @param self - The set whose size is checked.
 * @returns Whether the set is empty.
 *
 * @example An empty set and a set that contains undefined
 * ```ts
 * import { Set } from '@tstd/collection';
 *
 * Set.isEmpty(Set.of()); // => true
 * Set.isEmpty(Set.of(undefined)); // => false
 * ```
 *
 * @keywords size, length, zero, none, blank
 * @category Guards
 * @since 1.0.0
 */
export function isEmpty(self: ReadonlySet<unknown>): boolean {
  checkSet(self, 'self');
  return self.size === 0;
}

/**
 * Checks whether `other` contains all values of `self`.
 *
 * @typeParam Value - The type of the values.
 * @param self - The set whose values are looked up in `other`; an empty set is a subset of every set.
 * @param other - The set in which to look up the values of `self`.
 * @returns Whether `self` is a subset of `other` or equal to it.
 *
 * @example A subset of another set, or of itself
 * ```ts
 * import { Set } from '@tstd/collection';
 *
 * Set.isSubsetOf(Set.of(1), Set.of(1, 2)); // => true
 * Set.isSubsetOf(Set.of(1, 2), Set.of(1, 2)); // => true
 * Set.isSubsetOf(Set.of(1, 3), Set.of(1, 2)); // => false
 * ```
 *
 * @alias isSubset, subset, isSupersetOf, containsAll, isSuperset, subsetOf, superset,
 *   isSubsetWith, isProperSubsetOf
 * @keywords contained, included, within, inclusion, permissions, roles
 * @category Access
 * @since 1.0.0
 */
export function isSubsetOf<Value>(self: ReadonlySet<Value>, other: ReadonlySet<Value>): boolean {
  checkSet(self, 'self');
  checkSet(other, 'other');
  return self.size <= other.size && !some(self, (value) => !other.has(value));
}

/**
 * Checks whether two sets have no value in common.
 *
 * @typeParam Value - The type of the values.
 * @param self - The set whose values are looked up in `other`.
 * @param other - The set in which to look up the values of `self`.
 * @returns Whether no value is in both sets.
 *
 * @example Two sets without a common value
 * ```ts
 * import { Set } from '@tstd/collection';
 *
 * Set.isDisjointFrom(Set.of(1, 2), Set.of(3)); // => true
 * Set.isDisjointFrom(Set.of(1, 2), Set.of(2, 3)); // => false
 * ```
 *
 * @alias isDisjointWith, disjoint, isDisjoint, intersects
 * @keywords overlap, intersection, share, mutually, exclusive
 * @category Access
 * @since 1.0.0
 */
export function isDisjointFrom<Value>(
  self: ReadonlySet<Value>,
  other: ReadonlySet<Value>,
): boolean {
  checkSet(self, 'self');
  checkSet(other, 'other');
  return !some(self, (value) => other.has(value));
}

/**
 * Returns the first value that satisfies `predicate`, or None.
 *
 * @typeParam Value - The type of the values.
 * @typeParam To - The type that `predicate` guarantees.
 * @param self - The set to search, in the order of its values.
 * @param predicate - Called with each value until it returns `true`.
 * @returns The value, or None.
 *
 * @example Find a value of a narrower type
 * ```ts
 * import { Set } from '@tstd/collection';
 * import { type Option, String } from '@tstd/core';
 *
 * const text: Option<string> = Set.find(
 *   Set.from([1, 'a']),
 *   String.hasInstance,
 * );
 *
 * text; // => 'a'
 * ```
 *
 * @keywords search, detect, locate
 * @category Access
 * @since 1.0.0
 */
export function find<Value, To extends Value>(
  self: ReadonlySet<Value>,
  predicate: (value: Value) => value is To,
): Option<To>;
/**
 * Returns the first value that satisfies `predicate`, or None.
 *
 * The result is also None if the value found is `undefined`. To distinguish the two cases, use {@link some}.
 *
 * @typeParam Value - The type of the values.
 * @param self - The set to search, in the order of its values.
 * @param predicate - Called with each value until it returns `true`.
 * @returns The value, or None.
 *
 * @example Find a value
 * ```ts
 * import { Set } from '@tstd/collection';
 *
 * Set.find(Set.of(1, 2, 3), (value) => value > 1); // => 2
 * Set.find(Set.of(1, 2, 3), (value) => value > 3); // => undefined
 * ```
 *
 * @category Access
 * @since 1.0.0
 */
export function find<Value>(
  self: ReadonlySet<Value>,
  predicate: (value: Value) => boolean,
): Option<Value>;
export function find<Value>(
  self: ReadonlySet<Value>,
  predicate: (value: Value) => boolean,
): Option<Value> {
  checkSet(self, 'self');
  checkFunction(predicate, 'predicate');
  for (const value of self) {
    if (predicate(value)) {
      return value;
    }
  }
  return undefined;
}

/**
 * Applies `fn` to each value in turn and returns the first result that is not None.
 *
 * The search stops at that result. If `fn` returns None for every value, the result is None.
 *
 * @typeParam Value - The type of the values.
 * @typeParam To - The type of the new value.
 * @param self - The set to search, in the order of its values.
 * @param fn - Called with each value until it returns a value other than None.
 * @returns The value, or None.
 *
 * @example Parse the first string that is an integer
 * ```ts
 * import { Set } from '@tstd/collection';
 * import { Int } from '@tstd/core';
 *
 * Set.findMap(Set.of('one', '2', '3'), (text) => Int.parse(text)); // => 2
 * Set.findMap(Set.of('one'), (text) => Int.parse(text)); // => undefined
 * ```
 *
 * @alias pickFirst, firstNotNullOf
 * @keywords search, transform, parse, valid, convert, extract
 * @category Access
 * @since 1.0.0
 */
export function findMap<Value, To>(
  self: ReadonlySet<Value>,
  fn: (value: Value) => Option<To>,
): Option<To> {
  checkSet(self, 'self');
  checkFunction(fn, 'fn');
  for (const value of self) {
    const found = fn(value);
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}

/**
 * Checks whether at least one value satisfies `predicate`.
 *
 * The check stops at the first value that satisfies `predicate`.
 *
 * @typeParam Value - The type of the values.
 * @param self - The set to search, in the order of its values.
 * @param predicate - Called with each value until it returns `true`.
 * @returns Whether at least one value satisfies `predicate`.
 *
 * @example Check that at least one value satisfies a test
 * ```ts
 * import { Set } from '@tstd/collection';
 *
 * Set.some(Set.of(1, 2), (value) => value > 1); // => true
 * Set.some(Set.of(), () => true); // => false
 * ```
 *
 * @keywords exists, matches
 * @category Access
 * @since 1.0.0
 */
export function some<Value>(
  self: ReadonlySet<Value>,
  predicate: (value: Value) => boolean,
): boolean {
  checkSet(self, 'self');
  checkFunction(predicate, 'predicate');
  for (const value of self) {
    if (predicate(value)) {
      return true;
    }
  }
  return false;
}

/**
 * Checks whether all values satisfy `predicate`. If so, the type of the set is narrowed.
 *
 * @typeParam Value - The type of the values.
 * @typeParam To - The type that `predicate` guarantees.
 * @param self - The set whose values are tested; if the set is empty, the result is `true`.
 * @param predicate - Called with each value until it returns `false`.
 * @returns Whether all values satisfy `predicate`.
 *
 * @example Narrow the type of a set
 * ```ts
 * import { Set } from '@tstd/collection';
 * import { String } from '@tstd/core';
 *
 * const join = (values: Set<unknown>): string =>
 *   Set.every(values, String.hasInstance) ? [...values].join(' ') : '';
 *
 * join(Set.of('a', 'b')); // => 'a b'
 * join(Set.from(['a', 1])); // => ''
 * ```
 *
 * @keywords satisfy, validate
 * @category Access
 * @since 1.0.0
 */
export function every<Value, To extends Value>(
  self: ReadonlySet<Value>,
  predicate: (value: Value) => value is To,
): self is ReadonlySet<To>;
/**
 * Checks whether all values satisfy `predicate`. The result is also `true` for an empty collection.
 *
 * The check stops at the first value that does not satisfy `predicate`.
 *
 * @typeParam Value - The type of the values.
 * @param self - The set whose values are tested; if the set is empty, the result is `true`.
 * @param predicate - Called with each value until it returns `false`.
 * @returns Whether all values satisfy `predicate`.
 *
 * @example Check that all values satisfy a test
 * ```ts
 * import { Set } from '@tstd/collection';
 *
 * Set.every(Set.of(1, 2), (value) => value > 1); // => false
 * Set.every(Set.of(), () => false); // => true
 * ```
 *
 * @category Access
 * @since 1.0.0
 */
export function every<Value>(
  self: ReadonlySet<Value>,
  predicate: (value: Value) => boolean,
): boolean;
export function every<Value>(
  self: ReadonlySet<Value>,
  predicate: (value: Value) => boolean,
): boolean {
  checkSet(self, 'self');
  checkFunction(predicate, 'predicate');
  return !some(self, (value) => !predicate(value));
}

/**
 * Counts the values that satisfy `predicate`.
 *
 * @typeParam Value - The type of the values.
 * @param self - The set whose values are passed to `predicate`, in order.
 * @param predicate - Called once with each value; if it returns `true`, the value is counted.
 * @returns The number of values that satisfy `predicate`, 0 or more.
 *
 * @example Count the even numbers
 * ```ts
 * import { Set } from '@tstd/collection';
 *
 * Set.count(Set.of(1, 2, 4), (value) => value % 2 === 0); // => 2
 * ```
 *
 * @keywords COUNTIF, tally, condition
 * @category Access
 * @since 1.0.0
 */
export function count<Value>(
  self: ReadonlySet<Value>,
  predicate: (value: Value) => boolean,
): number {
  checkSet(self, 'self');
  checkFunction(predicate, 'predicate');
  return reduce(self, (sum, value) => (predicate(value) ? sum + 1 : sum), 0);
}

/**
 * Calls `fn` with the state and each value, in order, and returns the final state.
 *
 * @typeParam Value - The type of the values.
 * @typeParam State - The type of the state.
 * @param self - The set whose values are passed to `fn`, in order.
 * @param fn - Called with the state and each value, in order; returns the next state.
 * @param initial - The initial state.
 * @returns The final state, which is `initial` if the set is empty.
 *
 * @example Sum numbers
 * ```ts
 * import { Set } from '@tstd/collection';
 *
 * Set.reduce(Set.of(2, 3), (sum, value) => sum + value, 0); // => 5
 * ```
 *
 * @keywords accumulator, sum, total, combine
 * @category Access
 * @since 1.0.0
 */
export function reduce<Value, State>(
  self: ReadonlySet<Value>,
  fn: (state: State, value: Value) => State,
  initial: State,
): State {
  checkSet(self, 'self');
  checkFunction(fn, 'fn');
  let state = initial;
  for (const value of [...self]) {
    state = fn(state, value);
  }
  return state;
}

/**
 * Calls `fn` with each value, in order.
 *
 * @typeParam Value - The type of the values.
 * @param self - The set whose values are passed to `fn`, in order. If `fn` changes the set, the change has no effect on the calls.
 * @param fn - Called once with each value; its result is ignored.
 * @returns Nothing.
 *
 * @example Collect the values into an array
 * ```ts
 * import { Set } from '@tstd/collection';
 *
 * const lines: string[] = [];
 * Set.forEach(Set.of('tea', 'milk'), (name) => lines.push(name));
 *
 * lines; // => ['tea', 'milk']
 * ```
 *
 * @keywords loop, iterate, traverse, side-effect
 * @category Control flow
 * @since 1.0.0
 */
export function forEach<Value>(self: ReadonlySet<Value>, fn: (value: Value) => void): void {
  checkSet(self, 'self');
  checkFunction(fn, 'fn');
  for (const value of [...self]) {
    fn(value);
  }
}
