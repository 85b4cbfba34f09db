import { checkArgument } from '@tstd/error';
import type { ValueType } from '../ApplicationState.js';

/** Throws if a type has no guard. Otherwise, a type that is missing by mistake would allow every value. */
export function checkType(type: unknown, parameter: string): asserts type is ValueType<unknown> {
  const hasInstance: unknown =
    typeof type === 'object' && type !== null ? Reflect.get(type, 'hasInstance') : undefined;
  checkArgument(typeof hasInstance === 'function', parameter, 'a type', type);
}
