import type { Type } from '@tstd/core';
import type { ApplicationId } from './Application.js';
import type { ApplicationRef } from './ApplicationRef.js';

/**
 * The symbol under which the state of all applications lies on the global object. What lies there is an object {@link ApplicationStates}.
 *
 * It is the registered symbol `@tstd/application`, which is the same in each copy of this package. The property is made by the first application, not by the import, and `Object.keys` does not show it.
 *
 * Read it to inspect a program. Change it through the functions of this package only.
 *
 * @example Inspect a program
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
 * What all copies of this package share: the states of the applications, and the layout in which they are written.
 *
 * @example See whether an application exists
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
  /** The number of the layout. It changes when two versions of this package cannot share their state. */
  readonly layout: 1;

  /** The state of each application by its id. */
  readonly applications: ReadonlyMap<ApplicationId, ApplicationState>;
}

/**
 * What all copies of this package share of one application.
 *
 * It is plain data, so that a program can be inspected. Change it through the functions of this package only.
 *
 * @example The references of an application
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

  /** The configuration as it is now. The object is frozen: a change replaces it. */
  readonly configuration: Readonly<Record<PropertyKey, unknown>>;

  /** The descriptors that the values of the configuration are checked by. */
  readonly types: ReadonlyMap<PropertyKey, ValueType<unknown>>;

  /** The references by their names. */
  readonly refs: ReadonlyMap<string, ApplicationRef<unknown>>;

  /** The entries of the storages by their names. */
  readonly storages: ReadonlyMap<string, ReadonlyMap<string, unknown>>;
}

/**
 * What values are checked by: the name and the guard of a type. Each `Type` of `@tstd/core` has both.
 *
 * @typeParam Value - The type of the values.
 *
 * @example A descriptor, and a guard with a name
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
