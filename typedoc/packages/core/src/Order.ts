import { checkBigInt, checkFunction, checkNumber, checkObject } from '@tstd/error/Argument';
import { checkOrder } from './internal/checks.js';
import * as Ordering from './Ordering.js';

/**
 * A total order of a type: a function that compares any two values of the type.
 *
 * Any two values can be compared, `order(a, b)` is the opposite of `order(b, a)`, every value is equal to itself,
 * and if `a` is not greater than `b` and `b` is not greater than `c`, then `a` is not greater than `c`.
 *
 * @typeParam Value - The type of the values that are compared.
 * @param self - The value on the left. It comes before `other` if the result is `-1`.
 * @param other - The value on the right. It comes before `self` if the result is `1`.
 * @returns The ordering of the two values.
 *
 * @example A custom order
 * ```ts
 * import { type Order } from '@tstd/core';
 *
 * const caseless: Order<string> = (self, other) => {
 *   const [left, right] = [self.toLowerCase(), other.toLowerCase()];
 *   return left < right ? -1 : left > right ? 1 : 0;
 * };
 *
 * ['b', 'C', 'a'].toSorted(caseless); // => ['a', 'b', 'C']
 * ```
 *
 * @alias Comparator, IComparer, Sortable
 * @keywords sort, custom, criteria, direction
 * @category Models
 * @since 1.0.0
 */
export type Order<Value> = (self: Value, other: Value) => Ordering.Ordering;

/**
 * The input of functions that expect an order: a comparator, or an object with a `compare` method.
 *
 * A comparator is any function that `Array.prototype.sort` accepts, such as an {@link Order} or a function that returns a difference. Only the sign of the number matters, and `NaN` counts as 0. The objects with a `compare` method include every `Comparable`, every module that exports `compare`, such as `Int`, and `Intl.Collator` objects.
 *
 * @typeParam Value - The type of the values that are compared.
 *
 * @example Pass an order, a difference or a module
 * ```ts
 * import { Int, Order, type OrderLike } from '@tstd/core';
 *
 * const orders: readonly OrderLike<Int>[] = [
 *   Int.order,
 *   (self, other) => self - other,
 *   Int,
 * ];
 *
 * orders.map((order) => Order.from(order)(Int.of(1), Int.of(3))); // => [-1, -1, -1]
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type OrderLike<Value> =
  | ((self: Value, other: Value) => number)
  | {
      /** Compares two values; only the sign of the result matters. */
      readonly compare: (self: Value, other: Value) => number;
    };

/**
 * Converts a comparator, or an object with a `compare` method, to an order.
 *
 * A comparator written for `Array.prototype.sort`, such as a difference or a call of `String.prototype.localeCompare`, may return any number. Only its sign matters, and `NaN` counts as 0, as in ECMA-262.
 *
 * @typeParam Value - The type of the values that are compared.
 * @param order - A function that returns a negative number if the first value is less than the second, a positive number if it is greater, and 0 if the two are equal; or an object with such a `compare` method.
 * @returns The order, which throws an {@link ArgumentError} if the function does not return a number.
 *
 * @example Sort by the rules of a language
 * ```ts
 * import { Order } from '@tstd/core';
 *
 * const german = Order.from<string>(new Intl.Collator('de'));
 * const byLength = Order.from(
 *   (self: string, other: string) => self.length - other.length,
 * );
 * const byDifference = Order.from(
 *   (self: number, other: number) => self - other,
 * );
 *
 * ['z', 'ä', 'a'].toSorted(german); // => ['a', 'ä', 'z']
 * byLength('fig', 'banana'); // => -1
 * byDifference(Infinity, Infinity); // => 0
 * ```
 *
 * @alias makeOrd, Comparer, R.comparator, Comparer.Create, cmp_to_key
 * @keywords comparator, wrap, localeCompare, Collator, alphabetical, accents, case-insensitive,
 *   umlaut, locale, natural
 * @category Constructors
 * @since 1.0.0
 */
export function from<Value>(order: OrderLike<Value>): Order<Value> {
  const compare = comparatorOf(order, 'order');
  return made.has(compare)
    ? (compare as Order<Value>)
    : noted((self, other) => toOrdering(compare(self, other)));
}

/**
 * Returns an `Order` that compares objects field by field until two fields differ.
 *
 * The fields are compared in the order in which you write them, except that fields whose names are array indices come first.
 * Fields without an order are not compared.
 *
 * @typeParam Value - The type of an object with the fields that are compared.
 * @param orders - The order for each field, with the most important field first.
 * @returns An order that compares objects.
 *
 * @example Sort people by age, then by name
 * ```ts
 * import { Order, String } from '@tstd/core';
 *
 * const people = [
 *   { name: 'Alan', age: 36, id: 1 },
 *   { name: 'Ada', age: 36, id: 2 },
 *   { name: 'Grace', age: 24, id: 3 },
 * ];
 * const order = Order.struct({ age: Order.number, name: String.order });
 *
 * people.toSorted(order).map((person) => person.name); // => ['Grace', 'Ada', 'Alan']
 * order({ name: 'Ada', age: 36 }, { name: 'Ada', age: 36 }); // => 0
 * ```
 *
 * @alias getStructOrd, Struct.getOrder
 * @keywords several, multiple, columns, criteria, keys, table, tiebreaker
 * @category Combinations
 * @since 1.0.0
 */
export function struct<Value extends object>(
  orders: { readonly [Name in keyof Value]: OrderLike<Value[Name]> } & {
    // Rejects functions, which have this method and would count as objects without fields.
    readonly [Symbol.hasInstance]?: never;
  },
): Order<Readonly<Value>> {
  checkObject(orders, 'orders');
  Object.entries(orders).forEach(([name, order]) => {
    checkOrder(order, `orders.${name}`);
  });
  const fields = Object.keys(orders) as (string & keyof Value)[];
  return combine(
    ...fields.map((name) => compareBy(orders[name], (value: Readonly<Value>) => value[name])),
  );
}

/**
 * Returns an order that compares the results of `toKey` with `order`.
 *
 * `order` is the first parameter, because it is the value that the function transforms. Functions that sort a list, such as `Array.sortBy` from `@tstd/collection`, expect the order last.
 *
 * @typeParam Key - The type of the keys that are compared.
 * @typeParam Value - The type of the values that the new order compares.
 * @param order - The order that compares the keys.
 * @param toKey - Called with each of the two values in every comparison. Its results are compared.
 * @returns An order that compares values by their keys.
 *
 * @example Sort people by age
 * ```ts
 * import { Order } from '@tstd/core';
 *
 * interface Person {
 *   readonly name: string;
 *   readonly age: number;
 * }
 *
 * const people: readonly Person[] = [
 *   { name: 'Ada', age: 36 },
 *   { name: 'Alan', age: 24 },
 * ];
 * const byAge = Order.compareBy(Order.number, (person: Person) => person.age);
 *
 * people.toSorted(byAge).map((person) => person.name); // => ['Alan', 'Ada']
 * ```
 *
 * @alias comparing, mapInput, by, comparingBy, comparingInt, comparator, ascend,
 *   compareByDescending, comparingLong, comparingDouble, compareFunctions
 * @keywords sortBy, property, key, field, objects, date, name
 * @category Transformations
 * @since 1.0.0
 */
export function compareBy<Key, Value>(
  order: OrderLike<Key>,
  toKey: (value: Value) => Key,
): Order<Value> {
  checkFunction(toKey, 'toKey');
  const compare = comparatorOf(order, 'order');
  return noted((self, other) => toOrdering(compare(toKey(self), toKey(other))));
}

/**
 * Reverses an order: the smallest value becomes the largest.
 *
 * @typeParam Value - The type of the values that are compared.
 * @param order - The order to reverse, which is called with swapped arguments. Equal values stay equal.
 * @returns The reversed order.
 *
 * @example Sort from largest to smallest
 * ```ts
 * import { Order } from '@tstd/core';
 *
 * [1, 10, 2].toSorted(Order.reverse(Order.number)); // => [10, 2, 1]
 * ```
 *
 * @alias Down, descend, descending, desc, reverseOrder, compareDesc, getDual, getDualOrd
 * @keywords invert, flip, highest, newest, largest, latest
 * @category Transformations
 * @since 1.0.0
 */
export function reverse<Value>(order: OrderLike<Value>): Order<Value> {
  const compare = comparatorOf(order, 'order');
  return noted((self, other) => toOrdering(compare(other, self)));
}

/**
 * Returns an order that applies `orders` one after another until one of them does not return `0`.
 *
 * If you pass no orders, all values are equal.
 *
 * @typeParam Value - The type of the values that are compared.
 * @param orders - The orders, with the most important first.
 * @returns The combined order.
 *
 * @example Sort by length, then alphabetically
 * ```ts
 * import { Order, String } from '@tstd/core';
 *
 * const byLength = Order.compareBy(
 *   Order.number,
 *   (text: string) => text.length,
 * );
 *
 * const order = Order.combine(byLength, String.order);
 *
 * ['pear', 'fig', 'date'].toSorted(order); // => ['fig', 'date', 'pear']
 * Order.combine<number>()(1, 2); // => 0
 * ```
 *
 * @alias thenBy, thenComparing, multiSort, thenByDescending, thenComparingInt, Ord.getMonoid,
 *   combineMany, Order.combineAll, thenComparingLong, Ordering.mappend
 * @keywords tiebreaker, tie, secondary, multiple, several, criteria, chain, equal
 * @category Combinations
 * @since 1.0.0
 */
export function combine<Value>(...orders: readonly OrderLike<Value>[]): Order<Value> {
  const compares = orders.map((order, index) => comparatorOf(order, `orders[${index}]`));
  return noted((self, other) => {
    for (const compare of compares) {
      const ordering = toOrdering(compare(self, other));
      if (!Ordering.isEqual(ordering)) {
        return ordering;
      }
    }
    return 0;
  });
}

/**
 * Compares two big integers.
 *
 * @param self - The value on the left. It comes before `other` if the result is `-1`.
 * @param other - The value on the right. It comes before `self` if the result is `1`.
 * @returns The ordering of the two values.
 *
 * @example Sort big integers
 * ```ts
 * import { Order } from '@tstd/core';
 *
 * [3n, 10n, 2n].toSorted(Order.bigint); // => [2n, 3n, 10n]
 * ```
 *
 * @keywords huge, long
 * @category Instances
 * @since 1.0.0
 */
export function bigint(self: bigint, other: bigint): Ordering.Ordering {
  checkBigInt(self, 'self');
  checkBigInt(other, 'other');
  return compareNatively(self, other);
}

/**
 * Compares two numbers, including `NaN`.
 *
 * `NaN` equals itself and is greater than every other number. `-0` equals `0`.
 *
 * @param self - The value on the left. It comes before `other` if the result is `-1`.
 * @param other - The value on the right. It comes before `self` if the result is `1`.
 * @returns The ordering of the two values.
 *
 * @example Sort numbers
 * ```ts
 * import { Order } from '@tstd/core';
 *
 * [10, Number.NaN, 9].toSorted(Order.number); // => [9, 10, Number.NaN]
 * Order.number(Number.NaN, Number.NaN); // => 0
 * ```
 *
 * @alias naturalOrder, totalOrder, total_cmp, N.Ord, number.Ord
 * @keywords ascending, numeric, lexicographic, 10, before, 2, wrong
 * @category Instances
 * @since 1.0.0
 */
export function number(self: number, other: number): Ordering.Ordering {
  checkNumber(self, 'self');
  checkNumber(other, 'other');
  if (Number.isNaN(self)) {
    return Number.isNaN(other) ? 0 : 1;
  }
  return Number.isNaN(other) ? -1 : compareNatively(self, other);
}

// For bigints, and for numbers except NaN, `<` and `>` define a total order.
function compareNatively<Value extends bigint | number>(
  self: Value,
  other: Value,
): Ordering.Ordering {
  if (self < other) {
    return -1;
  }
  return self > other ? 1 : 0;
}

function comparatorOf<Value>(
  order: OrderLike<Value>,
  name: string,
): (self: Value, other: Value) => number {
  checkOrder(order, name);
  return typeof order === 'function' ? order : order.compare;
}

/** Orders created in this module. They return only -1, 0 or 1, so `from` need not wrap them. */
const made = /* @__PURE__ */ new WeakSet<object>();

function noted<Value>(order: Order<Value>): Order<Value> {
  made.add(order);
  return order;
}

function toOrdering(answer: number): Ordering.Ordering {
  // Most comparators return -1 or 1: this check saves them a call.
  return answer === -1 || answer === 1 ? answer : Ordering.of(answer);
}
