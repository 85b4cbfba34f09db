import type { Option } from '@tstd/core';
import { checkArgument } from '@tstd/error';
import { checkFunction, checkObject, checkString } from '@tstd/error/Argument';

import { MAX_LEVELS } from '../checks.js';
import { entries, get, hasInstance, keys } from './access.js';
import { fromEntries } from './constructors.js';
import { draft, draftOf, setOwn } from './draft.js';
import { hasOwn } from './hasOwn.js';
import type {
  DeepPartial,
  NameAt,
  NameOf,
  PartialRecord,
  EntryOf,
  PartialOf,
  Merged,
  PossibleKey,
  Record,
  RecordKey,
  RecordOf,
} from './model.js';

/**
 * Returns a copy of the record with `key` set to `value`, whether or not the record already contains the key.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Self - The type of the record.
 * @typeParam NewKey - The type of the key to set.
 * @typeParam NewValue - The type of the value to set.
 * @param self - The original record, which is not changed.
 * @param key - The key, new or already in the record, which may be any string.
 * @param value - The new value for `key`.
 * @returns A new record.
 *
 * @example Add a key and replace a value
 * ```ts
 * import { Record } from '@tstd/collection';
 *
 * Record.set({ tea: 2 }, 'coffee', 3); // => { tea: 2, coffee: 3 }
 * Record.set({ tea: 2 }, 'tea', 4); // => { tea: 4 }
 * ```
 *
 * @example Replace a value with one of another type
 * ```ts
 * import { Record } from '@tstd/collection';
 *
 * const server: { readonly host: string; readonly port: null } = Record.set(
 *   { host: 'localhost', port: 80 },
 *   'port',
 *   null,
 * );
 *
 * server; // => { host: 'localhost', port: null }
 * ```
 *
 * @alias put, assocPath, setIn, upsertAt, setWith, addProp, setPath, replaceKey, Record.replace,
 *   Record.replaceOption, R.updateAt
 * @keywords property, assign, insert, upsert, overwrite, object, immutable
 * @category Transformations
 * @since 1.0.0
 */
export function set<
  Key extends RecordKey,
  Self extends Partial<Record<Key, unknown>>,
  NewKey extends RecordKey,
  NewValue,
>(
  self: RecordOf<Key, Self>,
  key: NewKey,
  value: NewValue,
): Merged<Self, EntryOf<NewKey>, NewValue, Record<string, NewValue>>;
export function set(
  self: Record<string, unknown>,
  key: string,
  value: unknown,
): Record<string, unknown> {
  checkObject(self, 'self');
  checkString(key, 'key');
  const result = draftOf<string, unknown>(self);
  setOwn(result, key, value);
  return result;
}

/**
 * Returns a copy of the record in which the value for `key` is replaced by the result of `fn`.
 *
 * If the record does not contain the key, the result is None and `fn` is not called.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Self - The type of the record.
 * @typeParam NewValue - The type of the new value.
 * @typeParam Text - The type of the key.
 * @param self - The original record, which is not changed.
 * @param key - The key to look for, which may be any string. If the type of the record lists its keys, a literal must be one of these keys.
 * @param fn - Called with the current value for `key`, if the key exists; returns the new value.
 * @returns A new record with the same keys, or None.
 *
 * @example Update a value
 * ```ts
 * import { Record } from '@tstd/collection';
 *
 * const prices: Record<string, number> = { tea: 2 };
 *
 * Record.update(prices, 'tea', (price) => price + 1); // => { tea: 3 }
 * Record.update(prices, 'coffee', (price) => price + 1); // => undefined
 * ```
 *
 * @alias over, evolve, modifyAt, modifyPath, computeIfPresent, updateWith, modifyKey, R.modify,
 *   Record.modifyOption
 * @keywords modify, property, alter, adjust, increment, object, immutable
 * @category Transformations
 * @since 1.0.0
 */
export function update<
  Key extends RecordKey,
  Self extends Partial<Record<Key, unknown>>,
  NewValue,
  Text extends RecordKey = Key,
>(
  self: RecordOf<Key, Self>,
  key: PossibleKey<Key, Text>,
  fn: (value: NoInfer<Required<Self>[NameAt<Key, Self, Text>]>) => NewValue,
): Option<Merged<Self, EntryOf<Key & Text>, NewValue, Record<string, NewValue>>>;
export function update(
  self: Record<string, unknown>,
  key: string,
  fn: (value: unknown) => unknown,
): Option<Record<string, unknown>> {
  checkObject(self, 'self');
  checkString(key, 'key');
  checkFunction(fn, 'fn');
  return hasOwn(self, key) ? set(self, key, fn(self[key])) : undefined;
}

/**
 * Returns a copy of the record without `key`.
 *
 * If the type allows the key but the record does not contain it, the result is an equal record.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Self - The type of the record.
 * @typeParam Deleted - The type of the key to leave out.
 * @param self - The original record, which is not changed.
 * @param key - The key to leave out: one of the keys in the type of the record, or a value of a wider type such as `string`.
 * @returns A new record.
 *
 * @example Remove a key
 * ```ts
 * import { Record } from '@tstd/collection';
 *
 * const prices: Record<string, number> = { tea: 2 };
 *
 * Record.delete({ tea: 2, coffee: 3 }, 'tea'); // => { coffee: 3 }
 * Record.delete(prices, 'coffee'); // => { tea: 2 }
 * ```
 *
 * @alias unset, dissocPath, deleteIn, delete_key, Record.remove, deleteProperty, removeIn,
 *   R.deleteAt, Record.deleteAt
 * @keywords remove, omit, property, drop, strip, object, immutable
 * @category Transformations
 * @since 1.0.0
 */
function deleteKey<
  Key extends RecordKey,
  Self extends Partial<Record<Key, unknown>>,
  Deleted extends RecordKey,
>(
  self: RecordOf<Key, Self>,
  key: PossibleKey<Key, Deleted>,
): Deleted extends unknown
  ? {} extends Record<Deleted, 1>
    ? PartialOf<Key, Required<Self>>
    : {
        readonly [
          Name in keyof Self as `${Name & (string | number)}` extends Deleted ? never : Name
        ]: Self[Name];
      }
  : never;
function deleteKey(self: Record<string, unknown>, key: string): Record<string, unknown> {
  checkObject(self, 'self');
  checkString(key, 'key');
  return draftOf<string, unknown>(self, key);
}

// `delete` is a reserved word: an export may have this name, but a declaration may not.
export { deleteKey as delete };

/**
 * Returns a copy of the record without the values that are `undefined`.
 *
 * Values that are `null` are kept.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Self - The type of the record.
 * @param self - The original record, which is not changed.
 * @returns A new record of the entries whose values are not `undefined`.
 *
 * @example Leave out options that are not set
 * ```ts
 * import { Record } from '@tstd/collection';
 *
 * const limits: {
 *   readonly width?: number | undefined;
 *   readonly height?: number | undefined;
 * } = { width: 80, height: undefined };
 *
 * Record.compact(limits); // => { width: 80 }
 * Record.compact({ tea: 2, coffee: null }); // => { tea: 2, coffee: null }
 * ```
 *
 * @alias Record.getSomes
 * @keywords undefined, null, remove, empty, strip, clean, missing, object, JSON, query
 * @category Transformations
 * @since 1.0.0
 */
export function compact<Key extends RecordKey, Self extends Partial<Record<Key, unknown>>>(
  self: RecordOf<Key, Self>,
): PartialOf<Key, { [Name in keyof Required<Self>]: Exclude<Required<Self>[Name], undefined> }>;
export function compact(self: Record<string, unknown>): Record<string, unknown> {
  checkObject(self, 'self');
  const result = draft<string, unknown>();
  for (const key of keys(self)) {
    const value = self[key];
    if (value !== undefined) {
      setOwn(result, key, value);
    }
  }
  return result;
}

/**
 * Applies `fn` to each value and returns a record of the results with the same keys.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Self - The type of the record.
 * @typeParam To - The type of the new values.
 * @param self - The record whose values are passed to `fn`, in the order of its keys.
 * @param fn - Called once with each value and its key; returns the new value.
 * @returns A new record with the same keys.
 *
 * @example Change each value
 * ```ts
 * import { Record } from '@tstd/collection';
 *
 * Record.map({ tea: 2, coffee: 3 }, (price) => price * 2); // => { tea: 4, coffee: 6 }
 * Record.map({ tea: 2 }, (price, name) => `${name}: ${price}`); // => { tea: 'tea: 2' }
 * ```
 *
 * @alias mapObjIndexed, mapObject, transform_values, mapWithKey
 * @keywords convert, properties, fields
 * @category Transformations
 * @since 1.0.0
 */
export function map<Key extends RecordKey, Self extends Partial<Record<Key, unknown>>, To>(
  self: RecordOf<Key, Self>,
  fn: (value: NoInfer<Required<Self>[NameOf<Key, Self>]>, key: NoInfer<Key>) => To,
): { readonly [Name in keyof Self]: To };
export function map(
  self: Record<string, unknown>,
  fn: (value: unknown, key: string) => unknown,
): Record<string, unknown> {
  checkObject(self, 'self');
  checkFunction(fn, 'fn');
  const result = draft<string, unknown>();
  for (const key of keys(self)) {
    setOwn(result, key, fn(self[key], key));
  }
  return result;
}

/**
 * Applies `fn` to each entry and returns a record of the same values with the resulting keys.
 *
 * If several entries get the same key, the last value is kept.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Self - The type of the record.
 * @typeParam To - The type of the new keys.
 * @param self - The record whose values are passed to `fn`, in the order of its keys.
 * @param fn - Called once with each value and its key; returns the new key.
 * @returns A new record.
 *
 * @example Change each key
 * ```ts
 * import { Record } from '@tstd/collection';
 *
 * Record.mapKeys({ tea: 2, milk: 1 }, (_, name) => name.toUpperCase()); // => { TEA: 2, MILK: 1 }
 * Record.mapKeys({ a: 1, A: 2 }, (_, name) => name.toUpperCase()); // => { A: 2 }
 * ```
 *
 * @alias renameKeys, transformKeys, symbolize_keys, deep_transform_keys, stringify_keys,
 *   camelcaseKeys, toCamelCaseKeys, toSnakeCaseKeys
 * @keywords rename, camelCase, snake_case, prefix, convert, object, properties, lowercase, API
 * @category Transformations
 * @since 1.0.0
 */
export function mapKeys<
  Key extends RecordKey,
  Self extends Partial<Record<Key, unknown>>,
  To extends RecordKey,
>(
  self: RecordOf<Key, Self>,
  fn: (value: NoInfer<Required<Self>[NameOf<Key, Self>]>, key: NoInfer<Key>) => To,
): PartialRecord<To, Required<Self>[NameOf<Key, Self>]>;
export function mapKeys(
  self: Record<string, unknown>,
  fn: (value: unknown, key: string) => string,
): Record<string, unknown> {
  checkObject(self, 'self');
  checkFunction(fn, 'fn');
  const result = draft<string, unknown>();
  for (const key of keys(self)) {
    setOwn(result, fn(self[key], key), self[key]);
  }
  return result;
}

/**
 * Applies `fn` to each entry and returns a record of the resulting key-value pairs.
 *
 * If several entries get the same key, the last value is kept.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Self - The type of the record.
 * @typeParam To - The type of the new keys.
 * @typeParam NewValue - The type of the new values.
 * @param self - The record whose values are passed to `fn`, in the order of its keys.
 * @param fn - Called once with each value and its key; returns the new key and the new value as a pair.
 * @returns A new record.
 *
 * @example Change keys and values
 * ```ts
 * import { Record } from '@tstd/collection';
 *
 * Record.mapEntries({ tea: 2 }, (price, name) => [
 *   name.toUpperCase(),
 *   price * 2,
 * ]); // => { TEA: 4 }
 * Record.mapEntries({ a: 1, A: 2 }, (value, name) => [
 *   name.toUpperCase(),
 *   value,
 * ]); // => { A: 2 }
 * ```
 *
 * @alias mapToObj, to_h
 * @keywords rename, transform, convert, rebuild, object, both
 * @category Transformations
 * @since 1.0.0
 */
export function mapEntries<
  Key extends RecordKey,
  Self extends Partial<Record<Key, unknown>>,
  To extends RecordKey,
  NewValue,
>(
  self: RecordOf<Key, Self>,
  fn: (
    value: NoInfer<Required<Self>[NameOf<Key, Self>]>,
    key: NoInfer<Key>,
  ) => readonly [To, NewValue],
): PartialRecord<To, NewValue>;
export function mapEntries(
  self: Record<string, unknown>,
  fn: (value: unknown, key: string) => readonly [string, unknown],
): Record<string, unknown> {
  checkObject(self, 'self');
  checkFunction(fn, 'fn');
  return fromEntries(entries(self).map(([key, value]) => fn(value, key)));
}

/**
 * Returns a record of only the entries whose values satisfy `predicate`.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Self - The type of the record.
 * @typeParam To - The type that `predicate` guarantees.
 * @param self - The record whose values are passed to `predicate`, in the order of its keys.
 * @param predicate - Called once with each value and its key; if it returns `true`, the entry is kept.
 * @returns A new record of the entries whose values satisfy `predicate`.
 *
 * @example Keep the values of a narrower type
 * ```ts
 * import { Record } from '@tstd/collection';
 * import { Option } from '@tstd/core';
 *
 * const ages: Record<string, number> = Record.filter(
 *   { Ada: 36, Bob: undefined },
 *   Option.isSome,
 * );
 *
 * ages; // => { Ada: 36 }
 * ```
 *
 * @alias filterKeys, filterValues, filterObject, filterWithIndex, filterWithKey, array_filter,
 *   shake
 * @keywords condition, properties, matching, object, remove, keys
 * @category Transformations
 * @since 1.0.0
 */
export function filter<
  Key extends RecordKey,
  Self extends Partial<Record<Key, unknown>>,
  To extends Required<Self>[NameOf<Key, Self>],
>(
  self: RecordOf<Key, Self>,
  predicate: (value: NoInfer<Required<Self>[NameOf<Key, Self>]>, key: NoInfer<Key>) => value is To,
): PartialOf<Key, { [Name in keyof Required<Self>]: Required<Self>[Name] & To }>;
/**
 * Returns a record of only the entries whose values satisfy `predicate`.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Self - The type of the record.
 * @param self - The record whose values are passed to `predicate`, in the order of its keys.
 * @param predicate - Called once with each value and its key; if it returns `true`, the entry is kept.
 * @returns A new record of the entries whose values satisfy `predicate`.
 *
 * @example Filter by value and by key
 * ```ts
 * import { Record } from '@tstd/collection';
 *
 * Record.filter({ tea: 2, coffee: 3 }, (price) => price > 2); // => { coffee: 3 }
 * Record.filter({ tea: 2, coffee: 3 }, (_, name) => name === 'tea'); // => { tea: 2 }
 * ```
 *
 * @category Transformations
 * @since 1.0.0
 */
export function filter<Key extends RecordKey, Self extends Partial<Record<Key, unknown>>>(
  self: RecordOf<Key, Self>,
  predicate: (value: NoInfer<Required<Self>[NameOf<Key, Self>]>, key: NoInfer<Key>) => boolean,
): PartialOf<Key, Required<Self>>;
export function filter(
  self: Record<string, unknown>,
  predicate: (value: unknown, key: string) => boolean,
): Record<string, unknown> {
  checkObject(self, 'self');
  checkFunction(predicate, 'predicate');
  const result = draft<string, unknown>();
  for (const key of keys(self)) {
    const value = self[key];
    if (predicate(value, key)) {
      setOwn(result, key, value);
    }
  }
  return result;
}

/**
 * Applies `fn` to each value and returns a record of the results that are not None. Each result keeps its key.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Self - The type of the record.
 * @typeParam To - The type of the new values.
 * @param self - The record whose values are passed to `fn`, in the order of its keys.
 * @param fn - Called once with each value and its key; returns the new value, or None to leave out the key.
 * @returns A new record of the results.
 *
 * @example Parse the strings that are integers
 * ```ts
 * import { Record } from '@tstd/collection';
 * import { Int } from '@tstd/core';
 *
 * Record.filterMap({ tea: '2', milk: 'free' }, (text) => Int.parse(text)); // => { tea: 2 }
 * ```
 *
 * @alias compactMapValues
 * @keywords null, undefined, missing, invalid, skip, parse, object, transform, drop
 * @category Transformations
 * @since 1.0.0
 */
export function filterMap<Key extends RecordKey, Self extends Partial<Record<Key, unknown>>, To>(
  self: RecordOf<Key, Self>,
  fn: (value: NoInfer<Required<Self>[NameOf<Key, Self>]>, key: NoInfer<Key>) => Option<To>,
): PartialRecord<Key, To>;
export function filterMap(
  self: Record<string, unknown>,
  fn: (value: unknown, key: string) => unknown,
): Record<string, unknown> {
  checkObject(self, 'self');
  checkFunction(fn, 'fn');
  const result = draft<string, unknown>();
  for (const key of keys(self)) {
    const value = fn(self[key], key);
    if (value !== undefined) {
      setOwn(result, key, value);
    }
  }
  return result;
}

/**
 * Splits the record in two: the entries whose values satisfy `predicate`, and the others.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Self - The type of the record.
 * @typeParam To - The type that `predicate` guarantees.
 * @param self - The record to split; the keys keep their order in both records of the result.
 * @param predicate - Called once with each value and its key; if it returns `true`, the entry is added to the first part of the result.
 * @returns A pair of new records: the entries whose values satisfy `predicate`, and the others.
 *
 * @example Separate strings from numbers
 * ```ts
 * import { Record } from '@tstd/collection';
 * import { String } from '@tstd/core';
 *
 * Record.partition({ a: 1, b: 'two' }, String.hasInstance); // => [{ b: 'two' }, { a: 1 }]
 * ```
 *
 * @alias Record.partitionMap, Record.separate, partitionWithKey
 * @keywords split, divide, two, groups, bifurcate, object, matching, rest
 * @category Conversions
 * @since 1.0.0
 */
export function partition<
  Key extends RecordKey,
  Self extends Partial<Record<Key, unknown>>,
  To extends Required<Self>[NameOf<Key, Self>],
>(
  self: RecordOf<Key, Self>,
  predicate: (value: NoInfer<Required<Self>[NameOf<Key, Self>]>, key: NoInfer<Key>) => value is To,
): readonly [
  PartialOf<Key, { [Name in keyof Required<Self>]: Required<Self>[Name] & To }>,
  PartialOf<Key, { [Name in keyof Required<Self>]: Exclude<Required<Self>[Name], To> }>,
];
/**
 * Splits the record in two: the entries whose values satisfy `predicate`, and the others.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Self - The type of the record.
 * @param self - The record to split; the keys keep their order in both records of the result.
 * @param predicate - Called once with each value and its key; if it returns `true`, the entry is added to the first part of the result.
 * @returns A pair of new records: the entries whose values satisfy `predicate`, and the others.
 *
 * @example Separate low prices from high ones
 * ```ts
 * import { Record } from '@tstd/collection';
 *
 * Record.partition({ tea: 2, coffee: 3 }, (price) => price < 3); // => [{ tea: 2 }, { coffee: 3 }]
 * ```
 *
 * @category Conversions
 * @since 1.0.0
 */
export function partition<Key extends RecordKey, Self extends Partial<Record<Key, unknown>>>(
  self: RecordOf<Key, Self>,
  predicate: (value: NoInfer<Required<Self>[NameOf<Key, Self>]>, key: NoInfer<Key>) => boolean,
): readonly [PartialOf<Key, Required<Self>>, PartialOf<Key, Required<Self>>];
export function partition(
  self: Record<string, unknown>,
  predicate: (value: unknown, key: string) => boolean,
): readonly [Record<string, unknown>, Record<string, unknown>] {
  checkObject(self, 'self');
  checkFunction(predicate, 'predicate');
  const passed = draft<string, unknown>();
  const others = draft<string, unknown>();
  for (const key of keys(self)) {
    const value = self[key];
    setOwn(predicate(value, key) ? passed : others, key, value);
  }
  return [passed, others];
}

/**
 * Merges two records. If both contain a key, `onBoth` computes its value.
 *
 * The keys of the first record come first, apart from array indices. To prefer the values of the second record, spread both records instead: `{ ...self, ...other }`.
 *
 * @typeParam Key - The type of the keys of the first record.
 * @typeParam Self - The type of the first record.
 * @typeParam OtherKey - The type of the keys of the second record.
 * @typeParam Other - The type of the second record.
 * @typeParam Both - The type of the values that `onBoth` returns.
 * @param self - The record that provides the first argument of `onBoth`.
 * @param other - The record that provides the second argument of `onBoth`.
 * @param onBoth - Called with both values and their key, once for each key that both records contain; the values have the types declared for these keys.
 * @returns A new record.
 *
 * @example Add up the stocks of two warehouses
 * ```ts
 * import { Record } from '@tstd/collection';
 *
 * const sum = (one: number, other: number): number => one + other;
 *
 * Record.merge({ tea: 2, milk: 1 }, { tea: 5, coffee: 3 }, sum); // => { tea: 7, milk: 1, coffee: 3 }
 * ```
 *
 * @alias mergeLeft, mergeWith, assign, mergeRight, extendObject, spread, defaults, assignWith,
 *   assignInWith, extendWith, extendOwn, R.mergeAll
 * @keywords combine, union, conflict, overwrite
 * @category Combinations
 * @since 1.0.0
 */
export function merge<
  Key extends RecordKey,
  Self extends Partial<Record<Key, unknown>>,
  OtherKey extends RecordKey,
  Other extends Partial<Record<OtherKey, unknown>>,
  Both,
>(
  self: RecordOf<Key, Self>,
  other: RecordOf<OtherKey, Other>,
  onBoth: (
    value: NoInfer<Required<Self>[keyof Self & keyof Other & (string | number)]>,
    otherValue: NoInfer<Required<Other>[keyof Self & keyof Other & (string | number)]>,
    key: NoInfer<Key & OtherKey>,
  ) => Both,
): Merged<Self, Other, Both>;
export function merge(
  self: Record<string, unknown>,
  other: Record<string, unknown>,
  onBoth: (value: unknown, otherValue: unknown, key: string) => unknown,
): Record<string, unknown> {
  checkObject(self, 'self');
  checkObject(other, 'other');
  checkFunction(onBoth, 'onBoth');
  const result = draftOf<string, unknown>(self);
  for (const key of keys(other)) {
    const value = other[key];
    setOwn(result, key, hasOwn(self, key) ? onBoth(self[key], value, key) : value);
  }
  return result;
}

/**
 * Merges two records, including nested records. The values of `other` take precedence.
 *
 * | In `self` | In `other` | In the result |
 * | --- | --- | --- |
 * | a record | a record | both, merged |
 * | any value | missing or `undefined` | the value of `self` |
 * | any value, or missing | any other value, even an array | the value of `other` |
 *
 * Only a value that `hasInstance` accepts is merged as a record: an instance of a class, such as a `Date`, is used unchanged. The keys of the first record come first, apart from array indices. No key changes a prototype, not even `__proto__`. Records may be nested up to 10,000 levels deep and may contain themselves: each pair of records is merged only once.
 *
 * @typeParam Value - The type of the record.
 * @param self - The record to start with, such as the defaults; it is not changed.
 * @param other - The values that take precedence, such as a user's settings. A value that is `undefined` does not replace anything.
 * @returns A new record, which may share nested values with both arguments.
 * @throws An `ArgumentError` if an argument is not a record, or if records are merged more than 10,000 levels deep.
 *
 * @example Merge settings into defaults
 * ```ts
 * import { Record } from '@tstd/collection';
 *
 * const defaults = {
 *   proxy: { host: 'localhost', port: 80 },
 *   tags: ['a', 'b'],
 * };
 *
 * Record.mergeDeep(defaults, { proxy: { port: 8080 } }).proxy; // => { host: 'localhost', port: 8080 }
 * Record.mergeDeep(defaults, { tags: ['c'] }).tags; // => ['c']
 * Record.mergeDeep(defaults, { proxy: undefined }).proxy.port; // => 80
 * ```
 *
 * @alias deepMerge, mergeDeepLeft, mergeDeepWith, defaultsDeep, mergeDeepWithKey, toMerged,
 *   radash.assign, mergeIn, mergeDeepIn
 * @keywords nested, recursive, config, override, options, combine, object, lodash
 * @category Combinations
 * @since 1.0.0
 */
export function mergeDeep<Value extends object>(
  self: Value,
  other: NoInfer<DeepPartial<Value>>,
): Readonly<Value> {
  checkArgument(hasInstance(self), 'self', 'a record', self);
  checkArgument(hasInstance(other), 'other', 'a record', other);
  const merges = new Map<object, Map<object, Merge>>();
  const waiting: Merge[] = [];
  const mergedOf: MergedOf = (one, another, level) => {
    const known = merges.get(one) ?? new Map<object, Merge>();
    merges.set(one, known);
    let merge = known.get(another);
    if (merge === undefined) {
      checkArgument(level <= MAX_LEVELS, 'other', `at most ${MAX_LEVELS} levels deep`, other);
      merge = { self: one, other: another, level, result: draftOf(one) };
      known.set(another, merge);
      waiting.push(merge);
    }
    return merge.result;
  };
  const result = mergedOf(self, other, 1);
  // Depth first: if getters return new records endlessly, keeping all records of a level would fill the heap.
  for (let merge = waiting.pop(); merge !== undefined; merge = waiting.pop()) {
    putOver(merge, mergedOf);
  }
  // SAFETY: the type of `other` allows it to replace a value only with one of the same type.
  return result as Readonly<Value>;
}

/** Two records to merge, and the copy of the first one that becomes the result. */
interface Merge {
  readonly self: Record<string, unknown>;
  readonly other: Record<string, unknown>;
  readonly level: number;
  readonly result: Record<string, unknown>;
}

type MergedOf = (
  self: Record<string, unknown>,
  other: Record<string, unknown>,
  level: number,
) => Record<string, unknown>;

/** Merges one level. Nested records are queued instead of merged recursively, so that no depth overflows the call stack. */
function putOver({ self, other, level, result }: Merge, mergedOf: MergedOf): void {
  for (const key of keys(other)) {
    const value = get(self, key);
    const otherValue = other[key];
    if (hasInstance(value) && hasInstance(otherValue)) {
      setOwn(result, key, mergedOf(value, otherValue, level + 1));
    } else if (otherValue !== undefined) {
      setOwn(result, key, otherValue);
    }
  }
}

/**
 * Returns a record in which keys and values are swapped.
 *
 * If several keys have the same value, the last key is kept. Values that are `undefined` are left out.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Self - The type of the record.
 * @param self - The record whose values become the keys; the values must be strings.
 * @returns A new record.
 *
 * @example Find a country by its capital
 * ```ts
 * import { Record } from '@tstd/collection';
 *
 * Record.invert({ France: 'Paris', Japan: 'Tokyo' }); // => { Paris: 'France', Tokyo: 'Japan' }
 * Record.invert({ a: 'x', b: 'x' }); // => { x: 'b' }
 * ```
 *
 * @alias swapKeys, flipRecord, invertObj, invertBy, array_flip
 * @keywords reverse, swap, flip, bidirectional, lookup, object
 * @category Conversions
 * @since 1.0.0
 */
export function invert<Key extends RecordKey, Self extends Partial<Record<Key, RecordKey>>>(
  self: Partial<Record<Key, RecordKey>> & Self & object,
): PartialRecord<Required<Self>[NameOf<Key, Self>] & RecordKey, Key>;
export function invert(self: Record<string, Option<string>>): Record<string, string> {
  checkObject(self, 'self');
  const result = draft<string, string>();
  for (const key of keys(self)) {
    const value = self[key];
    if (value !== undefined) {
      setOwn(result, value, key);
    }
  }
  return result;
}
