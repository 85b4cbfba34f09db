import { checkFunction, checkObject, checkString } from '@tstd/error/Argument';
import type { Option } from '@tstd/core';

import { hasOwn } from './hasOwn.js';
import type { NameAt, NameOf, PossibleKey, Record, RecordKey, RecordOf } from './model.js';

/*
 * `RecordOf` infers the keys and the type of the record. `& object` rejects numbers and booleans,
 * which would pass as records of their methods. `Required<Self>` reads an optional property as the
 * type that it has if it exists. `NoInfer` prevents a callback from deciding the types of the record.
 */

/**
 * Checks whether the value is a plain object: a literal or an object without a prototype, from this realm or another.
 *
 * Arrays, functions and instances of classes, such as a `Map` or a `Date`, are not records.
 *
 * @param value - Any value; the values of its keys are not checked.
 * @returns Whether the value is a record.
 *
 * @example Distinguish plain objects from other values
 * ```ts
 * import { Record } from '@tstd/collection';
 *
 * Record.hasInstance({ a: 1 }); // => true
 * Record.hasInstance([1]); // => false
 * Record.hasInstance(new Map()); // => false
 * Record.hasInstance(null); // => false
 * ```
 *
 * @alias isRecord, isPlainObject, isObject, isObjectLike, isReadonlyRecord, Predicate.isRecord
 * @keywords check, typeof, guard, instanceof, dictionary, validate, class
 * @category Guards
 * @since 1.0.0
 */
export function hasInstance(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return false;
  }
  const prototype = Object.getPrototypeOf(value) as object | null;
  // Each realm has its own `Object.prototype`, which has no prototype itself.
  return (
    prototype === null ||
    isRoot(prototype) ||
    (isRoot(Object.getPrototypeOf(prototype) as object) && hasNativeConstructorOnly(prototype))
  );
}

function isRoot(prototype: object): boolean {
  return Object.getPrototypeOf(prototype) === null;
}

/** Checks for the prototype of `process.env` in Node, which no class of a program shares. */
function hasNativeConstructorOnly(prototype: object): boolean {
  const keys = Reflect.ownKeys(prototype);
  const { constructor } = prototype;
  return (
    keys.length === 1 &&
    keys[0] === 'constructor' &&
    typeof constructor === 'function' &&
    constructor.name === '' &&
    // The prototype of an anonymous class may also have only a constructor, but its source is visible.
    Function.prototype.toString.call(constructor).endsWith('{ [native code] }')
  );
}

/**
 * Checks whether the record is empty.
 *
 * @typeParam Key - The type of the keys.
 * @param self - The record; only its own enumerable keys are read.
 * @returns Whether the record is empty.
 *
 * @example An empty record and a key with the value undefined
 * ```ts
 * import { Record } from '@tstd/collection';
 *
 * Record.isEmpty({}); // => true
 * Record.isEmpty({ a: undefined }); // => false
 * ```
 *
 * @alias isEmptyReadonlyRecord
 * @keywords properties, length, zero, blank, object, keys, none
 * @category Guards
 * @since 1.0.0
 */
export function isEmpty<Key extends RecordKey>(
  self: Partial<Record<Key, unknown>> & object,
): boolean {
  checkObject(self, 'self');
  for (const key in self) {
    if (hasOwn(self, key)) {
      return false;
    }
  }
  return true;
}

/**
 * Returns the number of keys.
 *
 * @typeParam Key - The type of the keys.
 * @param self - The record; only its own enumerable keys are read.
 * @returns The number of keys, 0 or more.
 *
 * @example Count the keys
 * ```ts
 * import { Record } from '@tstd/collection';
 *
 * Record.size({ tea: 2, coffee: 3 }); // => 2
 * Record.size({}); // => 0
 * ```
 *
 * @keywords length, properties, cardinality, object
 * @category Access
 * @since 1.0.0
 */
export function size<Key extends RecordKey>(self: Partial<Record<Key, unknown>> & object): number {
  checkObject(self, 'self');
  return Object.keys(self).length;
}

/**
 * Checks whether the record contains `key`.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Text - The type of the key to look for.
 * @param self - The record in which to look up the key; inherited properties are not found.
 * @param key - The key to look for: one of the keys in the type of the record, or a value of a wider type such as `string`.
 * @returns Whether the record contains the key.
 *
 * @example Check for an inherited property
 * ```ts
 * import { Record } from '@tstd/collection';
 *
 * const key: string = 'toString';
 *
 * Record.has({ tea: 2 }, 'tea'); // => true
 * Record.has({ tea: 2 }, key); // => false
 * Record.has({ tea: undefined }, 'tea'); // => true
 * ```
 *
 * @alias hasKey, containsKey, hasOwnProperty, hasOwn, hasIn, hasPath, key_exists,
 *   array_key_exists, propertyIsEnumerable, hasProperty, Predicate.hasProperty, hasattr
 * @keywords property, exists, present, defined, object, prototype
 * @category Access
 * @since 1.0.0
 */
export function has<Key extends RecordKey, Text extends RecordKey = Key>(
  self: Partial<Record<Key, unknown>> & object,
  key: PossibleKey<Key, Text>,
): boolean {
  checkObject(self, 'self');
  checkString(key, 'key');
  return hasOwn(self, key);
}

/**
 * Returns the value for `key`, or None if the record does not contain the key.
 *
 * The result is also None if the value is `undefined`. To distinguish the two cases, use {@link has}.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Self - The type of the record.
 * @typeParam Text - The type of the key to look for.
 * @param self - The record in which to look up the key; inherited properties are not found.
 * @param key - The key to look for, which may be any string. If the type of the record lists its keys, a literal must be one of these keys.
 * @returns The value, or None.
 *
 * @example Look up an inherited property
 * ```ts
 * import { Record } from '@tstd/collection';
 *
 * const prices: Record<string, number> = { tea: 2 };
 *
 * Record.get(prices, 'tea'); // => 2
 * Record.get(prices, 'coffee'); // => undefined
 * Record.get(prices, 'constructor'); // => undefined
 * ```
 *
 * @example Values of different types
 * ```ts
 * import { Record } from '@tstd/collection';
 * import type { Option } from '@tstd/core';
 *
 * const server = { host: 'localhost', port: 80 };
 * const port: Option<number> = Record.get(server, 'port');
 *
 * port; // => 80
 * ```
 *
 * @alias prop, path, propOr, pathOr, getIn, dig, itemgetter, getOwn, R.lookup, getattr
 * @keywords lookup, property, access, fetch, undefined, missing, object, dynamic, prototype
 * @category Access
 * @since 1.0.0
 */
export function get<
  Key extends RecordKey,
  Self extends Partial<Record<Key, unknown>>,
  Text extends RecordKey = Key,
>(
  self: RecordOf<Key, Self>,
  key: PossibleKey<Key, Text>,
): Option<Required<Self>[NameAt<Key, Self, Text>]>;
export function get(self: Record<string, unknown>, key: string): unknown {
  checkObject(self, 'self');
  checkString(key, 'key');
  return hasOwn(self, key) ? self[key] : undefined;
}

/**
 * Returns the keys of a record.
 *
 * The keys are in JavaScript's order: array indices in ascending order, then the other keys in the order in which they were added.
 *
 * @typeParam Key - The type of the keys.
 * @param self - The record to copy; later changes to it do not affect the result.
 * @returns A new array of the keys.
 *
 * @example The position of integer keys
 * ```ts
 * import { Record } from '@tstd/collection';
 *
 * Record.keys({ tea: 2, coffee: 3 }); // => ['tea', 'coffee']
 * Record.keys({ b: 1, 10: 2, 9: 3 }); // => ['9', '10', 'b']
 * ```
 *
 * @alias keysIn, array_keys, ownKeys, keySet, keysStrict, getOwnPropertyNames, maps.Keys
 * @keywords properties, names, fields, attributes, object, list, typed
 * @category Access
 * @since 1.0.0
 */
export function keys<Key extends RecordKey>(
  self: Partial<Record<Key, unknown>> & object,
): readonly Key[] {
  checkObject(self, 'self');
  // SAFETY: as everywhere in TypeScript, a value may have more keys than its type declares.
  return Object.keys(self) as Key[];
}

/**
 * Returns the values of a record, in the order of its keys.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Self - The type of the record.
 * @param self - The record to copy; later changes to it do not affect the result.
 * @returns A new array of the values.
 *
 * @example All values
 * ```ts
 * import { Record } from '@tstd/collection';
 *
 * Record.values({ tea: 2, coffee: 3 }); // => [2, 3]
 * ```
 *
 * @alias valuesIn, elems, array_values, maps.Values
 * @keywords object, list, array, contents
 * @category Access
 * @since 1.0.0
 */
export function values<Key extends RecordKey, Self extends Partial<Record<Key, unknown>>>(
  self: RecordOf<Key, Self>,
): readonly Required<Self>[NameOf<Key, Self>][];
export function values(self: Record<string, unknown>): readonly unknown[] {
  checkObject(self, 'self');
  return Object.values(self);
}

/**
 * Returns the key-value pairs, in the order of the keys.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Self - The type of the record.
 * @param self - The record to copy; later changes to it do not affect the result.
 * @returns A new array of pairs.
 *
 * @example Convert a record to a map
 * ```ts
 * import { Record } from '@tstd/collection';
 *
 * Record.entries({ tea: 2, coffee: 3 }); // => [['tea', 2], ['coffee', 3]]
 * new Map(Record.entries({ tea: 2 })).get('tea'); // => 2
 * ```
 *
 * @alias toEntries, toPairsIn, entrySet, pairs, entriesIn, dict.items, maps.All, toUnfoldable,
 *   assocs
 * @keywords tuples, items, iterate, convert, array, object, loop
 * @category Access
 * @since 1.0.0
 */
export function entries<Key extends RecordKey, Self extends Partial<Record<Key, unknown>>>(
  self: RecordOf<Key, Self>,
): readonly (readonly [Key, Required<Self>[NameOf<Key, Self>]])[];
export function entries(self: Record<string, unknown>): readonly (readonly [string, unknown])[] {
  checkObject(self, 'self');
  return Object.entries(self);
}

/**
 * Returns the first value that satisfies `predicate`, in the order of the keys, or None.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Self - The type of the record.
 * @typeParam To - The type that `predicate` guarantees.
 * @param self - The record to search, in the order of its keys.
 * @param predicate - Called with each value and its key until it returns `true`.
 * @returns The value, or None.
 *
 * @example Find a value of a narrower type
 * ```ts
 * import { Record } from '@tstd/collection';
 * import { type Option, String } from '@tstd/core';
 *
 * const text: Option<string> = Record.find(
 *   { a: 1, b: 'two' },
 *   String.hasInstance,
 * );
 *
 * text; // => 'two'
 * ```
 *
 * @keywords search, detect, locate, object
 * @category Access
 * @since 1.0.0
 */
export function find<
  Key extends RecordKey,
  Self extends Partial<Record<Key, unknown>>,
  To extends Required<Self>[NameOf<Key, Self>],
>(
  self: RecordOf<Key, Self>,
  predicate: (value: NoInfer<Required<Self>[NameOf<Key, Self>]>, key: NoInfer<Key>) => value is To,
): Option<To>;
/**
 * Returns the first value that satisfies `predicate`, in the order of the keys, or None.
 *
 * The result is also None if the value found is `undefined`. To distinguish the two cases, use {@link findKey}.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Self - The type of the record.
 * @param self - The record to search, in the order of its keys.
 * @param predicate - Called with each value and its key until it returns `true`.
 * @returns The value, or None.
 *
 * @example Find a value
 * ```ts
 * import { Record } from '@tstd/collection';
 *
 * Record.find({ tea: 2, coffee: 3 }, (price) => price > 2); // => 3
 * Record.find({ tea: 2 }, (price) => price > 2); // => undefined
 * ```
 *
 * @category Access
 * @since 1.0.0
 */
export function find<Key extends RecordKey, Self extends Partial<Record<Key, unknown>>>(
  self: RecordOf<Key, Self>,
  predicate: (value: NoInfer<Required<Self>[NameOf<Key, Self>]>, key: NoInfer<Key>) => boolean,
): Option<Required<Self>[NameOf<Key, Self>]>;
export function find(
  self: Record<string, unknown>,
  predicate: (value: unknown, key: string) => boolean,
): unknown {
  checkObject(self, 'self');
  checkFunction(predicate, 'predicate');
  const key = findKey(self, predicate);
  return key === undefined ? undefined : self[key];
}

/**
 * Applies `fn` to each value in turn and returns the first result that is not None.
 *
 * The search stops at that result. If `fn` returns None for every value, the result is None.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Self - The type of the record.
 * @typeParam To - The type of the new value.
 * @param self - The record to search, in the order of its keys.
 * @param fn - Called with each value and its key until it returns a value other than None.
 * @returns The value, or None.
 *
 * @example Parse the first string that is an integer
 * ```ts
 * import { Record } from '@tstd/collection';
 * import { Int } from '@tstd/core';
 *
 * const ages = { Ada: 'unknown', Alan: '41' };
 *
 * Record.findMap(ages, (text) => Int.parse(text)); // => 41
 * Record.findMap({}, () => 1); // => undefined
 * ```
 *
 * @alias pickFirst, firstNotNullOf
 * @keywords search, transform, parse, valid, convert, extract
 * @category Access
 * @since 1.0.0
 */
export function findMap<Key extends RecordKey, Self extends Partial<Record<Key, unknown>>, To>(
  self: RecordOf<Key, Self>,
  fn: (value: NoInfer<Required<Self>[NameOf<Key, Self>]>, key: NoInfer<Key>) => Option<To>,
): Option<To>;
export function findMap(
  self: Record<string, unknown>,
  fn: (value: unknown, key: string) => unknown,
): unknown {
  checkObject(self, 'self');
  checkFunction(fn, 'fn');
  for (const key of keys(self)) {
    const found = fn(self[key], key);
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}

/**
 * Returns the key of the first value that satisfies `predicate`, in the order of the keys, or None.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Self - The type of the record.
 * @param self - The record to search, in the order of its keys.
 * @param predicate - Called with each value and its key until it returns `true`.
 * @returns The key, or None.
 *
 * @example Find a key
 * ```ts
 * import { Record } from '@tstd/collection';
 *
 * Record.findKey({ tea: 2, coffee: 3 }, (price) => price > 2); // => 'coffee'
 * Record.findKey({ tea: 2 }, (price) => price > 2); // => undefined
 * ```
 *
 * @alias findLastKey, array_search
 * @keywords search, reverse, lookup, property, object
 * @category Access
 * @since 1.0.0
 */
export function findKey<Key extends RecordKey, Self extends Partial<Record<Key, unknown>>>(
  self: RecordOf<Key, Self>,
  predicate: (value: NoInfer<Required<Self>[NameOf<Key, Self>]>, key: NoInfer<Key>) => boolean,
): Option<Key>;
export function findKey(
  self: Record<string, unknown>,
  predicate: (value: unknown, key: string) => boolean,
): Option<string> {
  checkObject(self, 'self');
  checkFunction(predicate, 'predicate');
  for (const key of keys(self)) {
    if (predicate(self[key], key)) {
      return key;
    }
  }
  return undefined;
}

/**
 * Checks whether at least one value satisfies `predicate`.
 *
 * The check stops at the first value that satisfies `predicate`.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Self - The type of the record.
 * @param self - The record to search, in the order of its keys.
 * @param predicate - Called with each value and its key until it returns `true`.
 * @returns Whether at least one value satisfies `predicate`.
 *
 * @example Check that at least one value satisfies a test
 * ```ts
 * import { Record } from '@tstd/collection';
 *
 * Record.some({ tea: 2, coffee: 3 }, (price) => price > 2); // => true
 * Record.some({}, () => true); // => false
 * ```
 *
 * @keywords object, exists
 * @category Access
 * @since 1.0.0
 */
export function some<Key extends RecordKey, Self extends Partial<Record<Key, unknown>>>(
  self: RecordOf<Key, Self>,
  predicate: (value: NoInfer<Required<Self>[NameOf<Key, Self>]>, key: NoInfer<Key>) => boolean,
): boolean;
export function some(
  self: Record<string, unknown>,
  predicate: (value: unknown, key: string) => boolean,
): boolean {
  checkObject(self, 'self');
  checkFunction(predicate, 'predicate');
  return findKey(self, predicate) !== undefined;
}

/**
 * Checks whether all values satisfy `predicate`. If so, the type of the record is narrowed.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Self - The type of the record.
 * @typeParam To - The type that `predicate` guarantees.
 * @param self - The record whose values are tested; if the record is empty, the result is `true`.
 * @param predicate - Called with each value and its key until it returns `false`.
 * @returns Whether all values satisfy `predicate`.
 *
 * @example Narrow the type of a record
 * ```ts
 * import { Record } from '@tstd/collection';
 * import { String } from '@tstd/core';
 *
 * const name = (values: Record<string, unknown>): string =>
 *   Record.every(values, String.hasInstance)
 *     ? Object.values(values).join(' ')
 *     : '';
 *
 * name({ first: 'Ada', last: 'Lovelace' }); // => 'Ada Lovelace'
 * name({ first: 'Ada', age: 36 }); // => ''
 * ```
 *
 * @keywords object, satisfy, validate
 * @category Access
 * @since 1.0.0
 */
export function every<
  Key extends RecordKey,
  Self extends Partial<Record<Key, unknown>>,
  To extends Required<Self>[NameOf<Key, Self>],
>(
  self: RecordOf<Key, Self>,
  predicate: (value: NoInfer<Required<Self>[NameOf<Key, Self>]>, key: NoInfer<Key>) => value is To,
): self is Self & { readonly [Name in keyof Self]: To };
/**
 * Checks whether all values satisfy `predicate`. The result is also `true` for an empty collection.
 *
 * The check stops at the first value that does not satisfy `predicate`.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Self - The type of the record.
 * @param self - The record whose values are tested; if the record is empty, the result is `true`.
 * @param predicate - Called with each value and its key until it returns `false`.
 * @returns Whether all values satisfy `predicate`.
 *
 * @example Check that all values satisfy a test
 * ```ts
 * import { Record } from '@tstd/collection';
 *
 * Record.every({ tea: 2, coffee: 3 }, (price) => price > 2); // => false
 * Record.every({}, () => false); // => true
 * ```
 *
 * @category Access
 * @since 1.0.0
 */
export function every<Key extends RecordKey, Self extends Partial<Record<Key, unknown>>>(
  self: RecordOf<Key, Self>,
  predicate: (value: NoInfer<Required<Self>[NameOf<Key, Self>]>, key: NoInfer<Key>) => boolean,
): boolean;
export function every(
  self: Record<string, unknown>,
  predicate: (value: unknown, key: string) => boolean,
): boolean {
  checkObject(self, 'self');
  checkFunction(predicate, 'predicate');
  return !some(self, (value, key) => !predicate(value, key));
}

/**
 * Counts the values that satisfy `predicate`.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Self - The type of the record.
 * @param self - The record whose values are passed to `predicate`, in the order of its keys.
 * @param predicate - Called once with each value and its key; if it returns `true`, the value is counted.
 * @returns The number of values that satisfy `predicate`, 0 or more.
 *
 * @example Count the low prices
 * ```ts
 * import { Record } from '@tstd/collection';
 *
 * Record.count({ tea: 2, coffee: 3, milk: 1 }, (price) => price < 3); // => 2
 * ```
 *
 * @keywords COUNTIF, tally, object, condition
 * @category Access
 * @since 1.0.0
 */
export function count<Key extends RecordKey, Self extends Partial<Record<Key, unknown>>>(
  self: RecordOf<Key, Self>,
  predicate: (value: NoInfer<Required<Self>[NameOf<Key, Self>]>, key: NoInfer<Key>) => boolean,
): number;
export function count(
  self: Record<string, unknown>,
  predicate: (value: unknown, key: string) => boolean,
): number {
  checkObject(self, 'self');
  checkFunction(predicate, 'predicate');
  return reduce(self, (sum, value, key) => (predicate(value, key) ? sum + 1 : sum), 0);
}

/**
 * Calls `fn` with the state and each value, in the order of the keys, and returns the final state.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Self - The type of the record.
 * @typeParam State - The type of the state.
 * @param self - The record whose values are passed to `fn`, in the order of its keys.
 * @param fn - Called with the state, each value and its key, in order; returns the next state.
 * @param initial - The initial state.
 * @returns The final state, which is `initial` if the record is empty.
 *
 * @example Sum numbers
 * ```ts
 * import { Record } from '@tstd/collection';
 *
 * Record.reduce({ tea: 2, coffee: 3 }, (sum, price) => sum + price, 0); // => 5
 * ```
 *
 * @alias foldrWithKey, foldlWithKey
 * @keywords accumulator, sum, total, combine, object
 * @category Access
 * @since 1.0.0
 */
export function reduce<Key extends RecordKey, Self extends Partial<Record<Key, unknown>>, State>(
  self: RecordOf<Key, Self>,
  fn: (state: State, value: NoInfer<Required<Self>[NameOf<Key, Self>]>, key: NoInfer<Key>) => State,
  initial: State,
): State;
export function reduce<State>(
  self: Record<string, unknown>,
  fn: (state: State, value: unknown, key: string) => State,
  initial: State,
): State {
  checkObject(self, 'self');
  checkFunction(fn, 'fn');
  let state = initial;
  for (const key of keys(self)) {
    state = fn(state, self[key], key);
  }
  return state;
}

/**
 * Calls `fn` with each value and its key, in the order of the keys.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Self - The type of the record.
 * @param self - The record whose values are passed to `fn`, in the order of its keys.
 * @param fn - Called once with each value and its key; its result is ignored.
 * @returns Nothing.
 *
 * @example Add the values to a set
 * ```ts
 * import { Record } from '@tstd/collection';
 *
 * const seen = new Set<number>();
 * Record.forEach({ tea: 2, coffee: 3, milk: 2 }, (price) => seen.add(price));
 *
 * seen.size; // => 2
 * ```
 *
 * @alias forOwn, forIn, forEachObjIndexed, each_pair
 * @keywords loop, iterate, traverse, object
 * @category Control flow
 * @since 1.0.0
 */
export function forEach<Key extends RecordKey, Self extends Partial<Record<Key, unknown>>>(
  self: RecordOf<Key, Self>,
  fn: (value: NoInfer<Required<Self>[NameOf<Key, Self>]>, key: NoInfer<Key>) => void,
): void;
export function forEach(
  self: Record<string, unknown>,
  fn: (value: unknown, key: string) => void,
): void {
  checkObject(self, 'self');
  checkFunction(fn, 'fn');
  for (const key of keys(self)) {
    fn(self[key], key);
  }
}
