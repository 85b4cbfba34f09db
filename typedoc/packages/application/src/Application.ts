import { ArgumentError, RuntimeError } from '@tstd/error';
import { checkObject } from '@tstd/error/Argument';
import type { ValueType } from './ApplicationState.js';
import { checkName } from './internal/checkName.js';
import { checkType } from './internal/checkType.js';
import { isPlainObject } from './internal/isPlainObject.js';
import { type MutableState, stateOf } from './internal/states.js';

/**
 * The name of an application: a text that is not empty.
 *
 * The whole process shares it, so use the name of your package, such as `@scope/name`.
 *
 * @example An id in a constant
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
 * The configuration of a program or a package, which has a name and is the same for the whole process.
 *
 * The functions can be taken out of the object.
 *
 * @typeParam Configuration - The type of the configuration.
 *
 * @example A function that is configured
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
   * Returns the configuration as it is now.
   *
   * The object is frozen: a change replaces it. So it can be kept to compare it, or to configure the application back.
   *
   * @returns The configuration.
   */
  readonly get: () => Readonly<Configuration>;

  /**
   * Changes some keys of the configuration, for all copies. The other keys keep their values, and objects that were read before are not changed.
   *
   * A value replaces the old one as a whole: objects in it are not merged. A key whose value is `undefined` is set to it; leave a key out to keep its value.
   * Nothing is changed when something is wrong.
   *
   * @typeParam Key - The names of the values to change.
   * @param update - The values to change, or a function that makes them of the present configuration.
   *
   * @throws An `ArgumentError` when the update is not a plain object, has a key that is unknown or a value that is not of its type, which mostly a caller without types can do.
   */
  readonly configure: <Key extends keyof Configuration = never>(
    update: ConfigurationUpdate<Configuration, Key>,
  ) => void;
}

/**
 * What changes a configuration: some of its values, or a function that makes them of the present configuration.
 *
 * @typeParam Configuration - The type of the configuration.
 * @typeParam Key - The names of the values to change.
 *
 * @example Values, and a function
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
 * Some of the values of a configuration, under the names of the type `Key`.
 *
 * Without `exactOptionalPropertyTypes`, the compiler takes `undefined` for a value of each key that can be left out: so there, each value that is named has to be there. With it, keys that may be left out are accepted too.
 *
 * @typeParam Configuration - The type of the configuration.
 * @typeParam Key - The names of the values.
 *
 * @example One of two values
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
 * The types of the values of a configuration, by which they are checked when the program runs. A key that is left out or `undefined` is not checked.
 *
 * @typeParam Configuration - The type of the configuration.
 *
 * @example Check a value that comes from outside
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
 * Returns the application of an id. It is made by the first call with the id in the process, whichever copy of this package is called.
 *
 * The first wins, key by key: a key that the application has keeps its value and its type, whatever a later call says. A later call adds the keys that are new.
 * So two versions of a package can share an application, where the newer one knows more keys.
 *
 * A key that the first configuration leaves out is unknown. Where a value may be missing, use an `Option` and give the key `undefined`.
 *
 * @typeParam Configuration - The type of the configuration.
 * @param id - The name of the application: that of your package.
 * @param initialConfiguration - The configuration at first, with all its keys.
 * @param types - What values are checked by when the program runs, for the keys that are to be checked.
 * @returns The application, which has the same configuration as all others of the id.
 *
 * @throws {@link ArgumentError} When the id is empty, the configuration is not a plain object, a value of it is not of its type, a type is none, or there is a type for a key that it does not have.
 * @throws {@link RuntimeError} When the state cannot be shared: the global object is frozen, it has the state of a version that does not go with this one, or the application has a value that is not of the type which is given here.
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
 * @example The first wins
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
 * @example What is wrong, and how to go back
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
 * // @ts-expect-error TS2322: A text is not a number.
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
  // SAFETY: the mapped type has nothing but descriptors.
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
    // SAFETY: the keys are those of the initial configurations, and `configure` takes their types only.
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
  // eslint-disable-next-line no-param-reassign -- the state is there to be changed
  state.configuration = Object.freeze(configuration);
}

/** Reads all properties once, so that what is checked is what is taken. */
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
