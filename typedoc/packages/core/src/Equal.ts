import { checkObject } from '@tstd/error/Argument';

/**
 * A definition of equality for a type, as an object that you can pass to a function.
 *
 * `equals` is reflexive, symmetric and transitive: every value equals itself, `equals(a, b)` is the same as `equals(b, a)`,
 * and two values that equal a third one also equal each other. A module that exports `equals`, such as `Int`,
 * is itself an `Equal`.
 *
 * @typeParam Value - The type of the values that are compared.
 *
 * @example A function that accepts an Equal instance
 * ```ts
 * import { Equal, Int } from '@tstd/core';
 *
 * const has = <Value,>(
 *   list: readonly Value[],
 *   value: Value,
 *   equal: Equal<Value>,
 * ): boolean => list.some((element) => equal.equals(element, value));
 *
 * has(
 *   ['a', 'B'],
 *   'b',
 *   Equal((self, other) => self.toLowerCase() === other.toLowerCase()),
 * ); // => true
 * has([Int.of(1)], Int.of(2), Int); // => false
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface Equal<Value> {
  /**
   * Checks whether two values are equal.
   *
   * @param self - One of the two values. Swapping them does not change the result.
   * @param other - The value to compare `self` with.
   * @returns Whether the two values are equal.
   */
  readonly equals: (self: Value, other: Value) => boolean;
}

/**
 * Creates an {@link Equal} from a function that compares two values.
 *
 * @typeParam Value - The type of the values that are compared.
 * @param equals - A function that is reflexive, symmetric and transitive.
 * @returns The new `Equal`.
 *
 * @example Compare points by their coordinates
 * ```ts
 * import { Equal } from '@tstd/core';
 *
 * interface Point {
 *   readonly x: number;
 *   readonly y: number;
 * }
 *
 * const equal: Equal<Point> = Equal(
 *   (self, other) => self.x === other.x && self.y === other.y,
 * );
 *
 * equal.equals({ x: 1, y: 2 }, { x: 1, y: 2 }); // => true
 * equal.equals({ x: 1, y: 2 }, { x: 2, y: 1 }); // => false
 * ```
 *
 * @alias Setoid, Hash, Equatable, PartialEq, IEqualityComparer, EqualityComparer, Hasher,
 *   Equality, Eq.struct, Eq.tuple, getStructEq, getTupleEq
 * @keywords custom, structural, deep, memberwise, comparator
 * @category Constructors
 * @since 1.0.0
 */
export function Equal<Value>(equals: (self: Value, other: Value) => boolean): Equal<Value>;
/**
 * Creates an {@link Equal} for objects from an `Equal` for each field.
 *
 * Two objects are equal if all fields listed in `fields` are equal. Fields without an `Equal` are not compared.
 *
 * @typeParam Value - The type of an object with the fields that are compared.
 * @param fields - The `Equal` for each field. The fields are compared in order, up to the first one that differs.
 * @returns The new `Equal`.
 *
 * @example Compare people by two fields
 * ```ts
 * import { Equal, Int, String } from '@tstd/core';
 *
 * const equal = Equal({ name: String, age: Int });
 *
 * equal.equals(
 *   { name: 'Ada', age: Int.of(36) },
 *   { name: 'Ada', age: Int.of(36) },
 * ); // => true
 * equal.equals(
 *   { name: 'Ada', age: Int.of(36) },
 *   { name: 'Ada', age: Int.of(41) },
 * ); // => false
 * Equal({}).equals({}, {}); // => true
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function Equal<Value extends object>(
  fields: { readonly [Name in keyof Value]: Equal<Value[Name]> } & {
    // Rejects a function, which would otherwise pass as an object without fields.
    readonly [Symbol.hasInstance]?: never;
  },
): Equal<Readonly<Value>>;
export function Equal<Value>(
  source:
    | ((self: Value, other: Value) => boolean)
    | { readonly [Name in keyof Value]: Equal<Value[Name]> },
): Equal<Value> {
  if (typeof source === 'function') {
    return Object.freeze({ equals: source });
  }
  checkObject(source, 'fields');
  const names = Object.keys(source) as (string & keyof Value)[];
  return Object.freeze({
    equals: (self: Value, other: Value) =>
      names.every((name) => source[name].equals(self[name], other[name])),
  });
}
