import { RuntimeError } from '@tstd/error';
import type { ApplicationId } from '../Application.js';
import type { ApplicationRef } from '../ApplicationRef.js';
import { $storage, type ApplicationState, type ValueType } from '../ApplicationState.js';
import { checkName } from './checkName.js';
import { nameOfKind } from './nameOfKind.js';

/** The layout that this copy reads and writes. Increase it when a property of a state changes its meaning. */
const LAYOUT = 1;

/** The state of an application, which the functions of this package change. */
export interface MutableState extends ApplicationState {
  /** The current configuration, which is replaced as a whole. */
  configuration: Readonly<Record<PropertyKey, unknown>>;
  /** The descriptors of the values; new keys may add more. */
  readonly types: Map<PropertyKey, ValueType<unknown>>;
  /** The cells, by name. */
  readonly refs: Map<string, ApplicationRef<unknown>>;
  /** The entries of the storages, by name. */
  readonly storages: Map<string, Map<string, unknown>>;
}

/** Returns the state of an application, which all copies of this package share. Creates the state if it does not exist. */
export function stateOf(id: ApplicationId): MutableState {
  checkName(id, 'id');
  const applications = shareApplications();
  const shared = applications.get(id);
  if (shared !== undefined) {
    return checkState(id, shared);
  }
  const state: MutableState = {
    id,
    configuration: Object.freeze({}),
    types: new Map(),
    refs: new Map(),
    storages: new Map(),
  };
  applications.set(id, state);
  return state;
}

/** Returns the states of all applications. The first call in any copy stores them on the global object. */
function shareApplications(): Map<ApplicationId, unknown> {
  // Read only an own property that is not a getter, so that neither a prototype nor a program can interfere.
  const descriptor = Reflect.getOwnPropertyDescriptor(globalThis, $storage);
  return descriptor === undefined ? createApplications() : readApplications(descriptor.value);
}

function createApplications(): Map<ApplicationId, unknown> {
  const applications = new Map<ApplicationId, unknown>();
  const value = Object.freeze({ layout: LAYOUT, applications });
  // Unlike `Object.defineProperty`, this does not throw if the global object is frozen.
  if (!Reflect.defineProperty(globalThis, $storage, { configurable: true, value })) {
    throw new RuntimeError({
      message:
        'Cannot share the state of applications, because the global object does not accept new properties',
    });
  }
  return applications;
}

function readApplications(shared: unknown): Map<ApplicationId, unknown> {
  const layout = read(shared, 'layout');
  if (typeof layout === 'number' && layout !== LAYOUT) {
    throw new RuntimeError({
      message: `Two versions of "@tstd/application" are loaded that cannot share their state: expected layout ${LAYOUT}, received layout ${layout}`,
    });
  }
  const applications = read(shared, 'applications');
  if (layout !== LAYOUT || !isMap(applications)) {
    throw new RuntimeError({
      message: `Expected the property "${String($storage)}" of the global object to hold the state of applications, received ${nameOfKind(shared)} of another program`,
    });
  }
  return applications as Map<ApplicationId, unknown>;
}

function checkState(id: ApplicationId, state: unknown): MutableState {
  const configuration = read(state, 'configuration');
  const hasConfiguration = typeof configuration === 'object' && configuration !== null;
  if (!hasConfiguration || !['types', 'refs', 'storages'].every((key) => isMap(read(state, key)))) {
    throw new RuntimeError({
      message: `The shared state of the application "${id}" was damaged by another program`,
    });
  }
  // SAFETY: only copies of this package with the same layout write it, and its shape was checked.
  return state as MutableState;
}

/** Reads a property of any value, and returns `undefined` if it cannot be read. */
function read(value: unknown, key: string): unknown {
  try {
    return (value as Readonly<Record<string, unknown>>)[key];
  } catch {
    return undefined;
  }
}

/** Checks whether a value is a map of any realm. The method throws for any other value. */
function isMap(value: unknown): value is Map<unknown, unknown> {
  try {
    Map.prototype.has.call(value as Map<unknown, unknown>, undefined);
    return true;
  } catch {
    return false;
  }
}
