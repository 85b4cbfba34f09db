import type { Type } from '@tstd/core';
import type { ApplicationId } from './Application.js';
import type { ApplicationRef } from './ApplicationRef.js';

/**
 * The symbol under which the global object stores the state of all applications, an {@link ApplicationStates} object.
 *
 * It is the registered symbol `@tstd/application`, which is the same in every copy of this package. The property is created with the first application, not when the package is imported. `Object.keys` does not include it.
 *
 * Read this property to inspect the state of a program. Change it only through the functions of this package.
 *
 * @example Inspect the state of a program
 * ```ts
 * import {
 *   $storage,
 *   Application,
 *   type ApplicationStates,
 * } from '@tstd/application';
 *
 * Application('example/inspected', { level: 1 });
 *
 * const states = Reflect.get(globalThis, $storage) as ApplicationStates;
 *
 * states.applications.get('example/inspected')?.configuration; // => { level: 1 }
 * $storage === Symbol.for('@tstd/application'); // => true
 * ```
 *
 * @keywords globalThis, debug, registered, duplicate
 * @category Instances
 * @since 1.0.0
 */
export const $storage: unique symbol = /* @__PURE__ */ Symbol.for('@tstd/application');

/**
 * The state that all copies of this package share: the states of all applications, and the number of the layout.
 *
 * @example Check whether an application exists
 * ```ts
 * import {
 *   $storage,
 *   Application,
 *   type ApplicationStates,
 * } from '@tstd/application';
 *
 * Application('example/counted', {});
 *
 * const states = Reflect.get(globalThis, $storage) as ApplicationStates;
 *
 * states.layout; // => 1
 * states.applications.has('example/counted'); // => true
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface ApplicationStates {
  /** The version number of the layout. Two versions of this package with different layouts cannot share their state. */
  readonly layout: 1;

  /** The state of each application, by id. */
  readonly applications: ReadonlyMap<ApplicationId, ApplicationState>;
}

/**
 * The state of one application, which all copies of this package share.
 *
 * It is plain data, so you can inspect the state of a program. Change it only through the functions of this package.
 *
 * @example List the cells of an application
 * ```ts
 * import {
 *   $storage,
 *   Application,
 *   type ApplicationState,
 *   type ApplicationStates,
 *   useRef,
 * } from '@tstd/application';
 *
 * useRef(Application('example/state', {}), 'requests', 3);
 *
 * const states = Reflect.get(globalThis, $storage) as ApplicationStates;
 * const state: ApplicationState | undefined =
 *   states.applications.get('example/state');
 *
 * state?.refs.get('requests')?.current; // => 3
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface ApplicationState {
  /** The id of the application. */
  readonly id: ApplicationId;

  /** The current configuration. The object is frozen, and each change replaces it with a new one. */
  readonly configuration: Readonly<Record<PropertyKey, unknown>>;

  /** The descriptors that check the values of the configuration. */
  readonly types: ReadonlyMap<PropertyKey, ValueType<unknown>>;

  /** The cells, by name. */
  readonly refs: ReadonlyMap<string, ApplicationRef<unknown>>;

  /** The entries of the storages, by name. */
  readonly storages: ReadonlyMap<string, ReadonlyMap<string, unknown>>;
}

/**
 * The name of a type and the type guard that checks its values. Every `Type` from `@tstd/core` has both.
 *
 * @typeParam Value - The type of the values.
 *
 * @example Use a descriptor or a named guard
 * ```ts
 * import { Type } from '@tstd/core';
 * import type { ValueType } from '@tstd/application';
 *
 * const types: readonly ValueType<number>[] = [
 *   Type.number,
 *   {
 *     name: 'even',
 *     hasInstance: (value): value is number => Number(value) % 2 === 0,
 *   },
 * ];
 *
 * types.map((type) => type.hasInstance(3)); // => [true, false]
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type ValueType<Value> = Pick<Type<Value>, 'hasInstance' | 'name'>;
