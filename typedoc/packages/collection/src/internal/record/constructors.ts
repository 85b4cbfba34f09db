import { checkArray, checkFunction, checkIterable } from '@tstd/error/Argument';
import { checkPair } from '../checks.js';
import type { NonEmpty } from '../array/model.js';
import { get } from './access.js';
import { draft, setOwn } from './draft.js';
import type { PartialRecord, RecordKey } from './model.js';

/**
 * Creates a record from key-value pairs.
 *
 * If several pairs have the same key, the value of the last pair is kept.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Value - The type of the values.
 * @param entries - An array or any other iterable of pairs, such as a `Map`.
 * @returns A new record.
 *
 * @example Create a record from pairs and from a map
 * ```ts
 * import { Record } from '@tstd/collection';
 *
 * Record.fromEntries([['tea', 2], ['coffee', 3], ['tea', 4]]); // => { tea: 4, coffee: 3 }
 * Record.fromEntries(new Map([['tea', 2]])); // => { tea: 2 }
 * ```
 *
 * @alias zipObject, toObject, zipObj, associate, zipObjectDeep, zipToObject, pullObject,
 *   fromIterableWith, dict.fromkeys, fromKeys, fromFoldableMap, toRecord
 * @keywords convert, array, dict, build
 * @category Constructors
 * @since 1.0.0
 */
export function fromEntries<Key extends RecordKey, Value>(
  entries: Iterable<readonly [Key, Value]>,
): PartialRecord<Key, Value> {
  checkIterable(entries, 'entries');
  const result = draft<Key, Value>();
  for (const entry of entries) {
    checkPair(entry, 'entries');
    setOwn(result, entry[0], entry[1]);
  }
  return result;
}

/**
 * Groups values into a record by the key that `toKey` returns for each of them.
 *
 * To get a `Map`, whose keys may be of any type, use `Array.groupBy`.
 *
 * @typeParam Value - The type of the values.
 * @typeParam Key - The type of the keys.
 * @param values - The values, which keep their order in each group.
 * @param toKey - Called once with each value and its index; returns the key of its group.
 * @returns A new record of non-empty arrays.
 *
 * @example Group words by first letter
 * ```ts
 * import { Record } from '@tstd/collection';
 *
 * Record.groupBy(['tea', 'coffee', 'toast'], (word) => word.slice(0, 1)); // => { t: ['tea', 'toast'], c: ['coffee'] }
 * ```
 *
 * @alias ObjectGroupBy
 * @keywords classify, bucket, categorize, cluster, collate, list, object, category, reduce
 * @category Constructors
 * @since 1.0.0
 */
export function groupBy<Value, Key extends RecordKey>(
  values: readonly Value[],
  toKey: (value: Value, index: number) => Key,
): PartialRecord<Key, NonEmpty<Value>> {
  checkArray(values, 'values');
  checkFunction(toKey, 'toKey');
  const { length } = values;
  const groups = draft<Key, [Value, ...Value[]]>();
  for (let index = 0; index < length; index += 1) {
    const value = values[index] as Value;
    const key = toKey(value, index);
    const group = get<string, { readonly [name: string]: [Value, ...Value[]] }, string>(
      groups,
      key,
    );
    if (group === undefined) {
      setOwn(groups, key, [value]);
    } else {
      group.push(value);
    }
  }
  return groups;
}
