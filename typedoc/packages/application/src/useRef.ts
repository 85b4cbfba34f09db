import { RuntimeError } from '@tstd/error';
import { checkObject } from '@tstd/error/Argument';
import type { Application } from './Application.js';
import type { ApplicationRef } from './ApplicationRef.js';
import { checkName } from './internal/checkName.js';
import { stateOf } from './internal/states.js';

/**
 * Returns the cell with the given name. The first call with this name, from any copy of this package, creates the cell.
 *
 * The first call wins: later calls return the same cell, and ignore their initial value. The compiler cannot compare the types of two calls, so call `useRef` in only one place for each name.
 *
 * This function is not a React hook, so the rules of hooks do not apply.
 *
 * @typeParam Value - The type of the value.
 * @param application - The application to which the cell belongs. Only the id of the application is read.
 * @param name - The name of the cell, which must not be empty.
 * @param initialValue - The initial value of the cell; later calls ignore it.
 * @returns The cell, which is the same for every call.
 *
 * @throws An `ArgumentError` if the name is empty.
 * @throws A {@link RuntimeError} if the state cannot be shared because the global object is frozen or contains the state of an incompatible version.
 *
 * @example Keep the values of the first call
 * ```ts
 * import { Application, useRef } from '@tstd/application';
 *
 * const application = Application('example/ref', {});
 * const first = useRef(application, 'level', 1);
 * const second = useRef(application, 'level', 2);
 *
 * first.current = 3;
 *
 * second.current; // => 3
 * first === second; // => true
 * ```
 *
 * @alias useAtom, useRecoilState, useSignal, useStore, jotai, recoil, zustand, valtio, nanostores,
 *   useSnapshot
 * @keywords shared, state, global, mutable, hook, React, counter, duplicated
 * @category Constructors
 * @since 1.0.0
 */
export function useRef<Value>(
  application: Pick<Application<object>, 'id'>,
  name: string,
  initialValue: Value,
): ApplicationRef<Value> {
  checkObject(application, 'application');
  checkName(name, 'name');
  const { id, refs } = stateOf(application.id);
  const shared: unknown = refs.get(name);
  if (shared === undefined) {
    const ref: ApplicationRef<Value> = Object.seal({
      application: id,
      name,
      current: initialValue,
    });
    refs.set(name, ref);
    return ref;
  }
  if (typeof shared !== 'object' || shared === null || !('current' in shared)) {
    throw new RuntimeError({
      message: `The reference "${name}" of the application "${id}" was damaged by another program`,
    });
  }
  // SAFETY: the caller is responsible for using one type for each name.
  return shared as ApplicationRef<Value>;
}
