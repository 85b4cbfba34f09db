import { RuntimeError } from '@tstd/error';
import { checkObject } from '@tstd/error/Argument';
import type { Application } from './Application.js';
import type { ApplicationRef } from './ApplicationRef.js';
import { checkName } from './internal/checkName.js';
import { stateOf } from './internal/states.js';

/**
 * Returns the cell of a name. It is made by the first call with the name, whichever copy of this package is called.
 *
 * The first wins: a later call gives the same cell, and its initial value is ignored. The compiler cannot compare the types of two calls, so call it in one place for each name.
 *
 * It has nothing to do with the hooks of React, and their rules do not apply here.
 *
 * @typeParam Value - The type of the value.
 * @param application - The application that the cell belongs to. Only its id is read.
 * @param name - The name of the cell, which is not empty.
 * @param initialValue - The value that the cell holds at first; later calls ignore it.
 * @returns The cell, the same at each call.
 *
 * @throws An `ArgumentError` when the name is empty.
 * @throws {@link RuntimeError} When the state cannot be shared: the global object is frozen, or it has the state of a version that does not go with this one.
 *
 * @example The first wins
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
  // SAFETY: who asks for the cell by its name says the type of its value.
  return shared as ApplicationRef<Value>;
}
