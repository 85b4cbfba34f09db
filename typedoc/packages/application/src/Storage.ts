import type { Option } from '@tstd/core';

/**
 * A named table of an application, from keys to values of one type, the same for the whole process.
 *
 * It lives in memory, under `$storage` on the global object, and ends with the process. It is not the `Storage` of the Web, and nothing is written to a disk.
 *
 * The functions can be taken out of the object.
 *
 * @typeParam Value - The type of the values.
 *
 * @example A cache that all copies of a package share
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
   * Returns the value of a key, or None when the key has none.
   *
   * @param key - The key to look up, in the same case.
   * @returns The value, or None.
   *
   * @throws A `RuntimeError` when the value is not of the type of the storage, which another copy with another type has put there.
   */
  readonly get: (key: string) => Option<Value>;

  /**
   * Gives a key a value, in the place of the one that it has.
   *
   * @param key - Any text, even an empty one.
   * @param value - A value of the type of the storage, which is kept as it is and not copied.
   *
   * @throws An `ArgumentError` when the key is not a text or the value is not of the type of the storage, which only a caller without types can do.
   */
  readonly set: (key: string, value: Value) => void;

  /**
   * Returns `true` when a key has a value.
   *
   * @param key - The key to look up, in the same case.
   * @returns Whether the key has a value.
   */
  readonly has: (key: string) => boolean;

  /**
   * Takes the value of a key away, and returns whether there was one.
   *
   * @param key - The key to remove; one without a value changes nothing.
   * @returns Whether the key had a value.
   */
  readonly delete: (key: string) => boolean;

  /** Takes the values of all keys away. */
  readonly clear: () => void;

  /**
   * Returns the keys that have a value, in the order in which they came.
   *
   * @returns The keys at the time of the call.
   */
  readonly keys: () => readonly string[];
}
