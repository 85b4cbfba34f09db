import type { Option } from '@tstd/core';

/**
 * A named table of an application that maps keys to values of one type. The whole process shares it.
 *
 * The table is stored in memory, under `$storage` on the global object, until the process ends. It is not related to the browser `Storage`, and nothing is written to disk.
 *
 * You can use its functions without the object, for example after destructuring.
 *
 * @typeParam Value - The type of the values.
 *
 * @example Share a cache among all copies of a package
 * ```ts
 * import { Application, type Storage, useStorage } from '@tstd/application';
 * import { Type } from '@tstd/core';
 *
 * const application = Application('example/cache', {});
 * const lengths: Storage<number> = useStorage(
 *   application,
 *   'lengths',
 *   Type.number,
 * );
 *
 * lengths.set('tea', 3);
 * lengths.get('tea'); // => 3
 * lengths.get('coffee'); // => undefined
 * ```
 *
 * @alias WebStorage, KeyValueStore
 * @keywords shared, registry, plugin, global
 * @category Models
 * @since 1.0.0
 */
export interface Storage<Value> {
  /**
   * Returns the value of a key, or None if the key has no value.
   *
   * @param key - The key to look up, which is case-sensitive.
   * @returns The value, or None.
   *
   * @throws A `RuntimeError` if the value does not have the type of the storage, because another copy of the package stored the value with another type.
   */
  readonly get: (key: string) => Option<Value>;

  /**
   * Sets the value of a key, replacing any existing value.
   *
   * @param key - Any string, even an empty one.
   * @param value - The value, which must have the type of the storage. It is stored without being copied.
   *
   * @throws An `ArgumentError` if the key is not a string or the value does not have the type of the storage, which can happen only in untyped code.
   */
  readonly set: (key: string, value: Value) => void;

  /**
   * Checks whether a key has a value.
   *
   * @param key - The key to look up, which is case-sensitive.
   * @returns Whether the key has a value.
   */
  readonly has: (key: string) => boolean;

  /**
   * Removes the value of a key, and returns whether the key had a value.
   *
   * @param key - The key to remove; if it has no value, nothing changes.
   * @returns Whether the key had a value.
   */
  readonly delete: (key: string) => boolean;

  /** Removes the values of all keys. */
  readonly clear: () => void;

  /**
   * Returns the keys that have a value, in the order in which they were first set.
   *
   * @returns The keys at the time of the call.
   */
  readonly keys: () => readonly string[];
}
