import type { Option } from '@tstd/core';
import { checkArgument } from '@tstd/error';
import { checkFunction, checkObject, checkString } from '@tstd/error/Argument';

import { entries, get, hasInstance, keys } from './access.js';
import { fromEntries } from './constructors.js';
import { draft, draftOf, setOwn } from './draft.js';
import { hasOwn } from './hasOwn.js';
import type { DeepPartial, OpenKey, PossibleKey, Record, RecordKey } from './model.js';

/**
 * Returns the record with a value under a key, in place of the one that is there, if any.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Value - The type of the values.
 * @typeParam NewKey - The type of the key that is set.
 * @typeParam NewValue - The type of the value that is set.
 * @param self - The record to read.
 * @param key - The key, which may be any text.
 * @param value - The value to put there.
 * @returns A new record.
 *
 * @example Add and replace
 * ```ts
 * import { Record } from '@tstd/collection';
 *
 * Record.set({ tea: 2 }, 'coffee', 3); // => { tea: 2, coffee: 3 }
 * Record.set({ tea: 2 }, 'tea', 4); // => { tea: 4 }
 * ```
 *
 * @category Transformations
 * @since 1.0.0
 */
export function set<Key extends RecordKey, Value, NewKey extends RecordKey, NewValue = Value>(
  self: Record<Key, Value> & object,
  key: NewKey,
  value: NewValue,
): Record<Key | NewKey, Value | NewValue> {
  checkObject(self, 'self');
  const result = draftOf<Key | NewKey, Value | NewValue>(self);
  setOwn(result, key, value);
  return result;
}

/**
 * Returns the record with what a function makes of the value under a key in its place, or None when the record does not have the key.
 *
 * The function is called only when the record has the key.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Value - The type of the values.
 * @typeParam NewValue - The type of the value that is put in.
 * @typeParam Text - The type of the key.
 * @param self - The record to read.
 * @param key - The key, which may be any text. Where the keys are known one by one, a literal has to be one of them.
 * @param fn - A function of the value.
 * @returns A new record with the same keys, or None.
 *
 * @example Change a value
 * ```ts
 * import { Record } from '@tstd/collection';
 *
 * const prices: Record<string, number> = { tea: 2 };
 *
 * Record.update(prices, 'tea', (price) => price + 1); // => { tea: 3 }
 * Record.update(prices, 'coffee', (price) => price + 1); // => undefined
 * ```
 *
 * @category Transformations
 * @since 1.0.0
 */
export function update<
  Key extends RecordKey,
  Value,
  NewValue = Value,
  Text extends RecordKey = Key,
>(
  self: Record<Key, Value> & object,
  key: PossibleKey<Key, Text>,
  fn: (value: Value) => NewValue,
): Option<Record<Key, Value | NewValue>> {
  checkObject(self, 'self');
  checkString(key, 'key');
  checkFunction(fn, 'fn');
  // SAFETY: a key that the record has is of the type of its keys.
  return hasOwn(self, key) ? set(self, key as Key, fn(self[key as Key])) : undefined;
}

/**
 * Returns the record without a key.
 *
 * A key that may be there, and is not, is no mistake: the result is an equal record.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Value - The type of the values.
 * @typeParam Deleted - The type of the key that is left out.
 * @param self - The record to read.
 * @param key - The key: one that may be there.
 * @returns A new record.
 *
 * @example Leave out a key
 * ```ts
 * import { Record } from '@tstd/collection';
 *
 * const prices: Record<string, number> = { tea: 2 };
 *
 * Record.delete({ tea: 2, coffee: 3 }, 'tea'); // => { coffee: 3 }
 * Record.delete(prices, 'coffee'); // => { tea: 2 }
 * ```
 *
 * @category Transformations
 * @since 1.0.0
 */
function deleteKey<Key extends RecordKey, Value, Deleted extends RecordKey>(
  self: Record<Key, Value> & object,
  key: PossibleKey<Key, Deleted>,
): Record<Exclude<Key, Deleted>, Value> {
  checkObject(self, 'self');
  checkString(key, 'key');
  return draftOf<Exclude<Key, Deleted>, Value>(self, key);
}

// `delete` is a reserved word, which only the name of an export may be.
export { deleteKey as delete };

/**
 * Returns the record of the values that are there: without those that are None.
 *
 * It is how a record with optional properties comes to the functions that take a function: they ask for a record all of whose properties are there, because an optional one may be `undefined`. `null` is a value.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Self - The type of the record.
 * @param self - The record to read.
 * @returns A new record of the values that are not `undefined`.
 *
 * @example Optional properties
 * ```ts
 * import { Record } from '@tstd/collection';
 *
 * const limits: { readonly width?: number; readonly height?: number } = {
 *   width: 80,
 * };
 *
 * Record.compact({ tea: 2, coffee: undefined }); // => { tea: 2 }
 * Record.map(Record.compact(limits), (limit) => limit * 2); // => { width: 160 }
 * // @ts-expect-error TS2379: a limit may be missing
 * Record.map(limits, (limit) => limit * 2); // => { width: 160 }
 * ```
 *
 * @category Transformations
 * @since 1.0.0
 */
export function compact<Key extends RecordKey, Self extends Partial<Record<Key, unknown>>>(
  self: Partial<Record<Key, unknown>> & Self & object,
): Record<OpenKey<Key>, Exclude<Self[Key], undefined>>;
export function compact<Key extends RecordKey>(
  self: Partial<Record<Key, unknown>>,
): Record<string, unknown> {
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
 * Returns the record of what a function makes of each value, under the same keys.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Value - The type of the values.
 * @typeParam To - The type of the new values.
 * @param self - The record to read.
 * @param fn - A function of the value and its key.
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
 * @category Transformations
 * @since 1.0.0
 */
export function map<Key extends RecordKey, Value, To>(
  self: Record<Key, Value> & object,
  fn: (value: Value, key: Key) => To,
): Record<Key, To> {
  checkObject(self, 'self');
  checkFunction(fn, 'fn');
  const result = draft<Key, To>();
  for (const key of keys(self)) {
    setOwn(result, key, fn(self[key], key));
  }
  return result;
}

/**
 * Returns the record of the same values, under the keys that a function makes of the keys.
 *
 * When two keys become the same, the value of the later one stays.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Value - The type of the values.
 * @typeParam To - The type of the new keys.
 * @param self - The record to read.
 * @param fn - A function of the key and its value.
 * @returns A new record.
 *
 * @example Change each key
 * ```ts
 * import { Record } from '@tstd/collection';
 *
 * Record.mapKeys({ tea: 2, milk: 1 }, (name) => name.toUpperCase()); // => { TEA: 2, MILK: 1 }
 * Record.mapKeys({ a: 1, A: 2 }, (name) => name.toUpperCase()); // => { A: 2 }
 * ```
 *
 * @category Transformations
 * @since 1.0.0
 */
export function mapKeys<Key extends RecordKey, Value, To extends RecordKey>(
  self: Record<Key, Value> & object,
  fn: (key: Key, value: Value) => To,
): Record<OpenKey<To>, Value> {
  checkObject(self, 'self');
  checkFunction(fn, 'fn');
  const result = draft<OpenKey<To>, Value>();
  for (const key of keys(self)) {
    setOwn(result, fn(key, self[key]), self[key]);
  }
  return result;
}

/**
 * Returns the record of the pairs of a key and a value that a function makes of the keys and their values.
 *
 * When two keys become the same, the value of the later one stays.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Value - The type of the values.
 * @typeParam To - The type of the new keys.
 * @typeParam NewValue - The type of the new values.
 * @param self - The record to read.
 * @param fn - A function of the key and its value that gives a pair.
 * @returns A new record.
 *
 * @example Change keys and values
 * ```ts
 * import { Record } from '@tstd/collection';
 *
 * Record.mapEntries({ tea: 2 }, (name, price) => [
 *   name.toUpperCase(),
 *   price * 2,
 * ]); // => { TEA: 4 }
 * Record.mapEntries({ a: 1, A: 2 }, (name, value) => [
 *   name.toUpperCase(),
 *   value,
 * ]); // => { A: 2 }
 * ```
 *
 * @category Transformations
 * @since 1.0.0
 */
export function mapEntries<Key extends RecordKey, Value, To extends RecordKey, NewValue>(
  self: Record<Key, Value> & object,
  fn: (key: Key, value: Value) => readonly [To, NewValue],
): Record<OpenKey<To>, NewValue> {
  checkObject(self, 'self');
  checkFunction(fn, 'fn');
  return fromEntries(entries(self).map(([key, value]) => fn(key, value)));
}

/**
 * Returns the record of the values that pass a test.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Value - The type of the values.
 * @typeParam To - The type that the test makes sure of.
 * @param self - The record to read.
 * @param predicate - The test, a function of the value and its key.
 * @returns A new record of the values that pass.
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
 * @category Transformations
 * @since 1.0.0
 */
export function filter<Key extends RecordKey, Value, To extends Value>(
  self: Record<Key, Value> & object,
  predicate: (value: Value, key: Key) => value is To,
): Record<OpenKey<Key>, To>;
/**
 * Returns the record of the values that pass a test.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Value - The type of the values.
 * @param self - The record to read.
 * @param predicate - The test, a function of the value and its key.
 * @returns A new record of the values that pass.
 *
 * @example By value and by key
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
export function filter<Key extends RecordKey, Value>(
  self: Record<Key, Value> & object,
  predicate: (value: Value, key: Key) => boolean,
): Record<OpenKey<Key>, Value>;
export function filter<Key extends RecordKey, Value>(
  self: Record<Key, Value> & object,
  predicate: (value: Value, key: Key) => boolean,
): Record<string, Value> {
  checkObject(self, 'self');
  checkFunction(predicate, 'predicate');
  const result = draft<string, Value>();
  for (const key of keys(self)) {
    const value = self[key];
    if (predicate(value, key)) {
      setOwn(result, key, value);
    }
  }
  return result;
}

/**
 * Returns the record of the values that a function makes of the values, without those that are None.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Value - The type of the values.
 * @typeParam To - The type of the new values.
 * @param self - The record to read.
 * @param fn - A function of the value and its key that may give no value.
 * @returns A new record of the values.
 *
 * @example Read what can be read
 * ```ts
 * import { Record } from '@tstd/collection';
 * import { Int } from '@tstd/core';
 *
 * Record.filterMap({ tea: '2', milk: 'free' }, (text) => Int.parse(text)); // => { tea: 2 }
 * ```
 *
 * @category Transformations
 * @since 1.0.0
 */
export function filterMap<Key extends RecordKey, Value, To>(
  self: Record<Key, Value> & object,
  fn: (value: Value, key: Key) => Option<To>,
): Record<OpenKey<Key>, To> {
  checkObject(self, 'self');
  checkFunction(fn, 'fn');
  const result = draft<OpenKey<Key>, To>();
  for (const key of keys(self)) {
    const value = fn(self[key], key);
    if (value !== undefined) {
      setOwn(result, key, value);
    }
  }
  return result;
}

/**
 * Returns the record of the values that pass a test, and that of those that do not.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Value - The type of the values.
 * @typeParam To - The type that the test makes sure of.
 * @param self - The record to read.
 * @param predicate - The test, a function of the value and its key.
 * @returns A pair of new records: the values that pass, and the others.
 *
 * @example Texts and numbers
 * ```ts
 * import { Record } from '@tstd/collection';
 * import { String } from '@tstd/core';
 *
 * Record.partition({ a: 1, b: 'two' }, String.hasInstance); // => [{ b: 'two' }, { a: 1 }]
 * ```
 *
 * @category Conversions
 * @since 1.0.0
 */
export function partition<Key extends RecordKey, Value, To extends Value>(
  self: Record<Key, Value> & object,
  predicate: (value: Value, key: Key) => value is To,
): readonly [Record<OpenKey<Key>, To>, Record<OpenKey<Key>, Exclude<Value, To>>];
/**
 * Returns the record of the values that pass a test, and that of those that do not.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Value - The type of the values.
 * @param self - The record to read.
 * @param predicate - The test, a function of the value and its key.
 * @returns A pair of new records: the values that pass, and the others.
 *
 * @example Low and high prices
 * ```ts
 * import { Record } from '@tstd/collection';
 *
 * Record.partition({ tea: 2, coffee: 3 }, (price) => price < 3); // => [{ tea: 2 }, { coffee: 3 }]
 * ```
 *
 * @category Conversions
 * @since 1.0.0
 */
export function partition<Key extends RecordKey, Value>(
  self: Record<Key, Value> & object,
  predicate: (value: Value, key: Key) => boolean,
): readonly [Record<OpenKey<Key>, Value>, Record<OpenKey<Key>, Value>];
export function partition<Key extends RecordKey, Value>(
  self: Record<Key, Value> & object,
  predicate: (value: Value, key: Key) => boolean,
): readonly [Record<string, Value>, Record<string, Value>] {
  checkObject(self, 'self');
  checkFunction(predicate, 'predicate');
  const passed = draft<string, Value>();
  const others = draft<string, Value>();
  for (const key of keys(self)) {
    const value = self[key];
    setOwn(predicate(value, key) ? passed : others, key, value);
  }
  return [passed, others];
}

/**
 * Returns the record of the values of two records. A function decides where both have a value.
 *
 * The keys of the first record come first, apart from array indices. To let the second record decide, spread both: `{ ...self, ...other }`.
 *
 * @typeParam Key - The type of the keys of the first record.
 * @typeParam Value - The type of the values of the first record.
 * @typeParam OtherKey - The type of the keys of the second record.
 * @typeParam OtherValue - The type of the values of the second record.
 * @typeParam Both - The type of the values that the function gives.
 * @param self - The first record.
 * @param other - The second record.
 * @param onBoth - A function of the first value, the second value and their key.
 * @returns A new record.
 *
 * @example Add up stocks
 * ```ts
 * import { Record } from '@tstd/collection';
 *
 * const sum = (one: number, other: number): number => one + other;
 *
 * Record.merge({ tea: 2, milk: 1 }, { tea: 5, coffee: 3 }, sum); // => { tea: 7, milk: 1, coffee: 3 }
 * ```
 *
 * @category Combinations
 * @since 1.0.0
 */
export function merge<
  Key extends RecordKey,
  Value,
  OtherKey extends RecordKey,
  OtherValue,
  Both = Value | OtherValue,
>(
  self: Record<Key, Value> & object,
  other: Record<OtherKey, OtherValue> & object,
  onBoth: (value: Value, otherValue: OtherValue, key: Key & OtherKey) => Both,
): Record<Key | OtherKey, Value | OtherValue | Both> {
  checkObject(self, 'self');
  checkObject(other, 'other');
  checkFunction(onBoth, 'onBoth');
  const result = draftOf<Key | OtherKey, Value | OtherValue | Both>(self);
  for (const key of keys(other)) {
    const otherValue = other[key];
    // SAFETY: a key that the first record has too is of the type of its keys.
    const common = key as Key & OtherKey;
    setOwn(result, key, hasOwn(self, key) ? onBoth(self[common], otherValue, common) : otherValue);
  }
  return result;
}

/**
 * Returns a record with the values of another one put over it, in records at any depth.
 *
 * | In the first record | in the other record | in the result |
 * | --- | --- | --- |
 * | a record | a record | both, merged |
 * | anything | missing or `undefined` | what is in the first |
 * | anything or missing | anything else, an array too | what is in the other |
 *
 * A record is what `hasInstance` accepts: the instance of a class, such as a `Date`, is put in as it is. The keys of the first record come first, apart from array indices. No key, `__proto__` neither, reaches a prototype. Records that are nested too deep for the engine, such as two that contain themselves, throw its `RangeError`.
 *
 * @typeParam Value - The type of the record.
 * @param self - The first record, such as the defaults.
 * @param other - The other record, such as the settings of a user.
 * @returns A new record, which may share parts with both.
 * @throws An `ArgumentError` when one of them is not a record.
 *
 * @example Settings over defaults
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
 * @category Combinations
 * @since 1.0.0
 */
export function mergeDeep<Value extends object>(
  self: Value,
  other: NoInfer<DeepPartial<Value>>,
): Readonly<Value> {
  checkArgument(hasInstance(self), 'self', 'a record', self);
  checkArgument(hasInstance(other), 'other', 'a record', other);
  // SAFETY: the type of the other record lets it replace a value by one of the same type only.
  return mergeRecords(self, other) as Readonly<Value>;
}

function mergeRecords(
  self: Record<string, unknown>,
  other: Record<string, unknown>,
): Record<string, unknown> {
  const result = draftOf<string, unknown>(self);
  for (const key of keys(other)) {
    const value = get(self, key);
    const otherValue = other[key];
    if (hasInstance(value) && hasInstance(otherValue)) {
      setOwn(result, key, mergeRecords(value, otherValue));
    } else if (otherValue !== undefined) {
      setOwn(result, key, otherValue);
    }
  }
  return result;
}

/**
 * Returns the record of the keys under their values.
 *
 * When two values are the same, the later key stays.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Value - The type of the values.
 * @param self - The record to read.
 * @returns A new record.
 *
 * @example The way back
 * ```ts
 * import { Record } from '@tstd/collection';
 *
 * Record.invert({ France: 'Paris', Japan: 'Tokyo' }); // => { Paris: 'France', Tokyo: 'Japan' }
 * Record.invert({ a: 'x', b: 'x' }); // => { x: 'b' }
 * ```
 *
 * @category Conversions
 * @since 1.0.0
 */
export function invert<Key extends RecordKey, Value extends RecordKey>(
  self: Record<Key, Value> & object,
): Record<OpenKey<Value>, Key> {
  checkObject(self, 'self');
  const result = draft<OpenKey<Value>, Key>();
  for (const key of keys(self)) {
    setOwn(result, self[key], key);
  }
  return result;
}
