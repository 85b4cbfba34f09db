import type { Option } from '@tstd/core';
import { ArgumentError, RuntimeError } from '@tstd/error';
import { checkObject, checkString } from '@tstd/error/Argument';
import type { Application } from './Application.js';
import type { ValueType } from './ApplicationState.js';
import { checkName } from './internal/checkName.js';
import { checkType } from './internal/checkType.js';
import { stateOf } from './internal/states.js';
import type { Storage } from './Storage.js';

/**
 * Returns the storage with the given name. The first call with this name creates an empty storage. All calls share its entries, in every copy of this package.
 *
 * Values are checked when they are stored and when they are read, because another copy may use another type.
 *
 * This function is not a React hook, so the rules of hooks do not apply.
 *
 * @typeParam Value - The type of the values, without `undefined`.
 * @param application - The application to which the storage belongs. Only the id of the application is read.
 * @param name - The name of the storage, which must not be empty.
 * @param type - The type that checks the values, such as `Type.string`.
 * @returns The storage, whose entries are shared by all calls with this name in the application.
 *
 * @throws An {@link ArgumentError} if the name is empty or the type is invalid.
 * @throws A {@link RuntimeError} if the state cannot be shared because the global object is frozen or contains the state of an incompatible version.
 *
 * @example Share a storage
 * ```ts
 * import { Application, useStorage } from '@tstd/application';
 * import { Type } from '@tstd/core';
 *
 * const application = Application('example/storage', {});
 * const writer = useStorage(application, 'names', Type.string);
 * const reader = useStorage(application, 'names', Type.string);
 *
 * writer.set('en', 'tea');
 * writer.set('fr', 'thé');
 *
 * reader.get('fr'); // => 'thé'
 * reader.get('de'); // => undefined
 * reader.keys(); // => ['en', 'fr']
 * ```
 *
 * @example Reject a value of the wrong type
 * ```ts
 * import { Application, useStorage } from '@tstd/application';
 * import { Type } from '@tstd/core';
 *
 * const ages = useStorage(
 *   Application('example/typed', {}),
 *   'ages',
 *   Type.number,
 * );
 *
 * // @ts-expect-error TS2345: A string is not a number.
 * ages.set('Ada', '36'); // => throws ArgumentError
 * ages.has('Ada'); // => false
 * ```
 *
 * @alias localStorage, sessionStorage, useLocalStorage, useSessionStorage, AsyncStorage,
 *   useSyncExternalStore, localforage, keyv, idb-keyval
 * @keywords persist, save, browser, remember, cookie, shared, cache, registry, plugin
 * @category Constructors
 * @since 1.0.0
 */
export function useStorage<Value extends Option.Some<unknown>>(
  application: Pick<Application<object>, 'id'>,
  name: string,
  type: ValueType<Value>,
): Storage<Value> {
  checkObject(application, 'application');
  checkName(name, 'name');
  checkType(type, 'type');
  const { id, storages } = stateOf(application.id);
  const entries = storages.get(name) ?? new Map<string, unknown>();
  storages.set(name, entries);

  const messageOf = (key: string): string =>
    `Expected "${key}" in the storage "${name}" of the application "${id}" to be of the type "${type.name}"`;
  return {
    get: (key) => {
      const value = entries.get(key);
      if (value === undefined || type.hasInstance(value)) {
        return value;
      }
      throw new RuntimeError({ message: messageOf(key) });
    },
    set: (key, value) => {
      checkString(key, 'key');
      // A missing value has no key. Untyped code can still pass `undefined`.
      if ((value as unknown) === undefined || !type.hasInstance(value)) {
        throw new ArgumentError({ message: messageOf(key) });
      }
      entries.set(key, value);
    },
    has: (key) => entries.has(key),
    delete: (key) => entries.delete(key),
    clear: () => {
      entries.clear();
    },
    keys: () => [...entries.keys()],
  };
}
