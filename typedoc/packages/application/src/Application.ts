import { ArgumentError, RuntimeError } from '@tstd/error';
import { checkObject } from '@tstd/error/Argument';
import type { ValueType } from './ApplicationState.js';
import { checkName } from './internal/checkName.js';
import { checkType } from './internal/checkType.js';
import { isPlainObject } from './internal/isPlainObject.js';
import { type MutableState, stateOf } from './internal/states.js';

/**
 * The name of an application, which must be a non-empty string.
 *
 * The name applies to the whole process, so use the name of your package, such as `@scope/name`.
 *
 * @example Store an id in a constant
 * ```ts
 * import { Application, type ApplicationId } from '@tstd/application';
 *
 * const id: ApplicationId = 'example/named';
 *
 * Application(id, {}).id; // => 'example/named'
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type ApplicationId = string;

/**
 * The configuration of a program or a package, which the whole process shares under a name.
 *
 * You can use its functions without the object, for example after destructuring.
 *
 * @typeParam Configuration - The type of the configuration.
 *
 * @example Write a configurable function
 * ```ts
 * import { Application } from '@tstd/application';
 *
 * interface GreetingConfiguration {
 *   readonly greeting: string;
 * }
 *
 * const application: Application<GreetingConfiguration> = Application(
 *   'example/greeting',
 *   {
 *     greeting: 'Hello',
 *   },
 * );
 * const greet = (name: string): string =>
 *   `${application.get().greeting}, ${name}`;
 *
 * greet('Ada'); // => 'Hello, Ada'
 *
 * application.configure({ greeting: 'Good morning' });
 * greet('Ada'); // => 'Good morning, Ada'
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface Application<Configuration extends object> {
  /** The name of the application. */
  readonly id: ApplicationId;

  /**
   * Returns the current configuration.
   *
   * The object is frozen, and each change replaces it with a new one. You can keep the object to compare it with later ones or to reset the configuration.
   *
   * @returns The configuration.
   */
  readonly get: () => Readonly<Configuration>;

  /**
   * Changes some values of the configuration for all copies of the package. The other values and the objects that `get` has already returned stay the same.
   *
   * A new value replaces the old one entirely: objects are not merged. A key whose value is `undefined` is set to `undefined`. To keep the value of a key, omit the key.
   * If any part of the update is invalid, nothing changes.
   *
   * @typeParam Key - The names of the values to change.
   * @param update - The new values, or a function that receives the current configuration and returns the new values.
   *
   * @throws An `ArgumentError` if the update is not a plain object, or contains an unknown key or a value of the wrong type. Usually, this can happen only in untyped code.
   */
  readonly configure: <Key extends keyof Configuration = never>(
    update: ConfigurationUpdate<Configuration, Key>,
  ) => void;
}

/**
 * An update to a configuration: new values, or a function that computes new values from the current configuration.
 *
 * @typeParam Configuration - The type of the configuration.
 * @typeParam Key - The names of the values to change.
 *
 * @example Update a configuration with values or a function
 * ```ts
 * import { Application, type ConfigurationUpdate } from '@tstd/application';
 *
 * interface Limits {
 *   readonly depth: number;
 *   readonly width: number;
 * }
 *
 * const application = Application<Limits>('example/limits', {
 *   depth: 1,
 *   width: 1,
 * });
 * const updates: readonly ConfigurationUpdate<Limits>[] = [
 *   { depth: 5 },
 *   ({ depth }) => ({ width: depth * 2 }),
 * ];
 *
 * updates.forEach(application.configure);
 * application.get(); // => { depth: 5, width: 10 }
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type ConfigurationUpdate<
  Configuration extends object,
  Key extends keyof Configuration = keyof Configuration,
> =
  | ConfigurationValues<Configuration, Key>
  | ((current: Readonly<Configuration>) => ConfigurationValues<Configuration, Key>);

/**
 * Some of the values of a configuration: the values whose names are in the `Key` type.
 *
 * Without `exactOptionalPropertyTypes`, the compiler accepts `undefined` for every optional key. In this case, all named values are therefore required. With the option, they can also be optional.
 *
 * @typeParam Configuration - The type of the configuration.
 * @typeParam Key - The names of the values.
 *
 * @example Update one of two values
 * ```ts
 * import type { ConfigurationValues } from '@tstd/application';
 *
 * interface Server {
 *   readonly host: string;
 *   readonly port: number;
 * }
 *
 * const values: ConfigurationValues<Server, 'port'> = { port: 80 };
 *
 * values.port; // => 80
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type ConfigurationValues<Configuration extends object, Key extends keyof Configuration> =
  Pick<Configuration, Key> | (IsExact extends true ? Partial<Configuration> : never);

/** Whether the program that uses this type is compiled with `exactOptionalPropertyTypes`. */
type IsExact = { readonly key: undefined } extends { readonly key?: true } ? false : true;

/**
 * The types that check the values of a configuration at run time. Values are not checked if their key is omitted or `undefined` here.
 *
 * @typeParam Configuration - The type of the configuration.
 *
 * @example Check an external value
 * ```ts
 * import { Application, type ConfigurationTypes } from '@tstd/application';
 * import { Type } from '@tstd/core';
 *
 * interface Server {
 *   readonly port: number;
 * }
 *
 * const types: ConfigurationTypes<Server> = { port: Type.number };
 * const application = Application<Server>(
 *   'example/server',
 *   { port: 80 },
 *   types,
 * );
 *
 * application.configure(JSON.parse('{ "port": "8080" }') as Server); // => throws ArgumentError
 * application.get().port; // => 80
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type ConfigurationTypes<Configuration extends object> = {
  readonly [Key in keyof Configuration]?: ValueType<Configuration[Key]> | undefined;
};

/**
 * Returns the application with the given id. The first call with this id in the process, from any copy of this package, creates the application.
 *
 * For each key, the first call wins: a later call adds new keys, but does not change the value or the type of an existing key.
 * Two versions of a package can therefore share an application, even if the newer version has more keys.
 *
 * The configuration has only the keys that some call has passed. If a value may be missing, use an `Option` type for the value and set the key to `undefined`.
 *
 * @typeParam Configuration - The type of the configuration.
 * @param id - The name of the application, usually the name of your package.
 * @param initialConfiguration - The initial configuration, with all its keys.
 * @param types - For each key to check, the type that its value must have at run time.
 * @returns The application, whose configuration is shared by all calls with this id.
 *
 * @throws An {@link ArgumentError} if the id is empty, if the configuration is not a plain object, if one of its values has the wrong type, or if a type is invalid or belongs to a missing key.
 * @throws A {@link RuntimeError} if the state cannot be shared because the global object is frozen, because it contains the state of an incompatible version, or because an existing value does not have the type that you pass.
 *
 * @example Configure a package
 * ```ts
 * import { Application } from '@tstd/application';
 *
 * const application = Application('example/client', {
 *   retries: 3,
 *   host: 'localhost',
 * });
 *
 * application.configure({ host: 'example.org' });
 * application.configure(({ retries }) => ({ retries: retries + 1 }));
 * application.get(); // => { retries: 4, host: 'example.org' }
 * ```
 *
 * @example Keep the values of the first call
 * ```ts
 * import { Application } from '@tstd/application';
 *
 * const first = Application('example/twice', { level: 1 });
 * const second = Application('example/twice', { level: 2, name: 'new' });
 *
 * second.get(); // => { level: 1, name: 'new' }
 * first.configure({ level: 3 });
 * second.get().level; // => 3
 * ```
 *
 * @example Reject invalid updates and reset the configuration
 * ```ts
 * import { Application } from '@tstd/application';
 * import { Type } from '@tstd/core';
 *
 * const application = Application(
 *   'example/checked',
 *   { level: 1 },
 *   { level: Type.number },
 * );
 * const before = application.get();
 *
 * // @ts-expect-error TS2353: There is no such key.
 * application.configure({ rank: 2 }); // => throws ArgumentError
 * // @ts-expect-error TS2322: A string is not a number.
 * application.configure({ level: '2' }); // => throws ArgumentError
 *
 * application.configure({ level: 2 });
 * application.configure(before);
 * application.get(); // => { level: 1 }
 * ```
 *
 * @keywords singleton, settings, options, preferences, context, registry, globalThis, duplicate,
 *   plugin, once
 * @category Constructors
 * @since 1.0.0
 */
export function Application<Configuration extends object>(
  id: ApplicationId,
  initialConfiguration: Configuration,
  types: ConfigurationTypes<NoInfer<Configuration>> = {},
): Application<Configuration> {
  checkObject(initialConfiguration, 'initialConfiguration');
  checkObject(types, 'types');
  checkName(id, 'id');
  const initial = copyOf(initialConfiguration, `the configuration of the application "${id}"`);
  // SAFETY: all properties of the mapped type are descriptors.
  const descriptors = copyOf(types, `the types of the application "${id}"`) as Descriptors;
  const initialTypes = new Map<PropertyKey, ValueType<unknown>>();
  for (const key of Reflect.ownKeys(descriptors)) {
    const type = descriptors[key];
    checkKey(id, initial, key);
    if (type !== undefined) {
      checkType(type, `types.${String(key)}`);
      checkValue(id, key, initial[key], type, ArgumentError);
      initialTypes.set(key, type);
    }
  }
  const state = stateOf(id);
  addKeys(state, initial, initialTypes);
  return {
    id,
    // SAFETY: the keys come from the initial configurations, and `configure` accepts only their types.
    get: () => state.configuration as Configuration,
    configure: (update) => {
      // SAFETY: as above.
      const current = state.configuration as Configuration;
      configure(state, typeof update === 'function' ? update(current) : update);
    },
  };
}

type Values = Readonly<Record<PropertyKey, unknown>>;

type Descriptor = ValueType<unknown> | undefined;

type Descriptors = Readonly<Record<PropertyKey, Descriptor>>;

function addKeys(
  state: MutableState,
  initial: Values,
  types: ReadonlyMap<PropertyKey, ValueType<unknown>>,
): void {
  const configuration = { ...initial, ...state.configuration };
  for (const [key, type] of types) {
    checkValue(state.id, key, configuration[key], type, RuntimeError);
  }
  for (const [key, type] of types) {
    if (!state.types.has(key)) {
      state.types.set(key, type);
    }
  }
  replaceConfiguration(state, configuration);
}

function configure(state: MutableState, update: object): void {
  const { id, types } = state;
  const values = copyOf(update, `the update of the application "${id}"`);
  for (const key of Reflect.ownKeys(values)) {
    checkKey(id, state.configuration, key);
    checkValue(id, key, values[key], types.get(key), ArgumentError);
  }
  replaceConfiguration(state, { ...state.configuration, ...values });
}

function replaceConfiguration(state: MutableState, configuration: Values): void {
  // eslint-disable-next-line no-param-reassign -- the purpose of the state is to be changed
  state.configuration = Object.freeze(configuration);
}

/** Reads every property only once, so that the checked value is also the value that is used. */
function copyOf(value: object, what: string): Values {
  const message = `Expected ${what} to be a plain object`;
  let copy: Values | undefined;
  try {
    copy = isPlainObject(value) ? { ...value } : undefined;
  } catch (cause) {
    throw new ArgumentError({ message: `${message} that can be read`, cause });
  }
  if (copy === undefined) {
    throw new ArgumentError({ message });
  }
  return copy;
}

function checkKey(id: ApplicationId, values: Values, key: PropertyKey): void {
  if (!Object.hasOwn(values, key)) {
    const known = Reflect.ownKeys(values).map((each) => `"${String(each)}"`);
    const expected = known.length === 0 ? 'no key' : `one of ${known.join(', ')}`;
    throw new ArgumentError({
      message: `Unknown key "${String(key)}" in the configuration of the application "${id}": expected ${expected}`,
    });
  }
}

function checkValue(
  id: ApplicationId,
  key: PropertyKey,
  value: unknown,
  type: Descriptor,
  ErrorType: typeof ArgumentError | typeof RuntimeError,
): void {
  if (type !== undefined && !type.hasInstance(value)) {
    throw new ErrorType({
      message: `Expected "${String(key)}" in the configuration of the application "${id}" to be of the type "${type.name}"`,
    });
  }
}
