import { checkFunction } from '@tstd/error/Argument';
import { checkSet } from '../checks.js';
import type { Option } from '@tstd/core';

import type { WiderThan } from '../array/model.js';

/**
 * Returns `true` when the set has a value of a wider type. Then the value has the type of those in the set.
 *
 * @typeParam Value - The type of the values.
 * @typeParam Other - The type of the value to look for, such as `string` for literals.
 * @param self - The set to look up the value in.
 * @param value - The value to look for; an object equals only itself.
 * @returns Whether the set has the value.
 *
 * @example Narrow what someone typed
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
 * Returns `true` when the set has a value.
 *
 * @typeParam Value - The type of the values.
 * @typeParam Other - The type of the value to look for, if it is wider.
 * @param self - The set to look up the value in.
 * @param value - The value to look for; an object equals only itself.
 * @returns Whether the set has the value.
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
 * Returns `true` when the set has no value.
 *
 * @param self - The set whose size is checked.
 * @returns Whether the set is empty.
 *
 * @example Nothing to show
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
 * Returns `true` when another set has all values of a set.
 *
 * @typeParam Value - The type of the values.
 * @param self - The set whose values are looked for; an empty one is part of any set.
 * @param other - The set to look in.
 * @returns Whether the set is a part of the other one, or all of it.
 *
 * @example A set in another one, or in itself
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
 * Returns `true` when two sets have no value in common.
 *
 * @typeParam Value - The type of the values.
 * @param self - The set whose values are looked for.
 * @param other - The set to look in.
 * @returns Whether no value is in both sets.
 *
 * @example Nothing in common
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
 * Returns the first value that passes a test, or None.
 *
 * @typeParam Value - The type of the values.
 * @typeParam To - The type that the test makes sure of.
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
 * Returns the first value that passes a test, or None.
 *
 * The result is also None if the value found is `undefined`. To tell the two apart, use {@link some}.
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
 * Applies a function to each value and returns its first result that is not None, if there is one.
 *
 * No later value is read.
 *
 * @typeParam Value - The type of the values.
 * @typeParam To - The type of the new value.
 * @param self - The set to search, in the order of its values.
 * @param fn - Called with each value until it returns a value other than None.
 * @returns The value, or None.
 *
 * @example The first that can be read
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
 * Returns `true` when at least one value passes a test.
 *
 * It stops at the first value that passes.
 *
 * @typeParam Value - The type of the values.
 * @param self - The set to search, in the order of its values.
 * @param predicate - Called with each value until it returns `true`.
 * @returns Whether a value passes.
 *
 * @example One is enough
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
 * Returns `true` when all values pass a test. Then the type of the set says so.
 *
 * @typeParam Value - The type of the values.
 * @typeParam To - The type that the test makes sure of.
 * @param self - The set to test; an empty one passes.
 * @param predicate - Called with each value until it returns `false`.
 * @returns Whether all values pass.
 *
 * @example Narrow a set
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
 * Returns `true` when all values pass a test, and when there is no value.
 *
 * It stops at the first value that does not pass.
 *
 * @typeParam Value - The type of the values.
 * @param self - The set to test; an empty one passes.
 * @param predicate - Called with each value until it returns `false`.
 * @returns Whether all values pass.
 *
 * @example All of them
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
 * Returns the number of values that pass a test.
 *
 * @typeParam Value - The type of the values.
 * @param self - The set whose values are passed to `predicate`, in their order.
 * @param predicate - Called once with each value; if it returns `true`, the value counts.
 * @returns The number of values that pass, 0 or more.
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
 * Returns the state that is left when a function has taken in all values.
 *
 * @typeParam Value - The type of the values.
 * @typeParam State - The type of the state.
 * @param self - The set whose values are passed to `fn`, in their order.
 * @param fn - Called with the state and each value, in order; returns the next state.
 * @param initial - The first state; it is the result if there are no values.
 * @returns The last state, which is the initial one when the set is empty.
 *
 * @example Add up
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
 * Calls a function with each value, in the order of the values.
 *
 * @typeParam Value - The type of the values.
 * @param self - The set whose values are passed to `fn`, in order; later changes to it are not seen.
 * @param fn - Called once with each value; what it returns is ignored.
 * @returns Nothing.
 *
 * @example Hand the values to something else
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
