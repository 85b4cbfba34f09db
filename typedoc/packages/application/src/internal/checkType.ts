import { ArgumentError } from '@tstd/error';
import type { ValueType } from '../ApplicationState.js';
import { nameOfKind } from './nameOfKind.js';

/** Throws when a type cannot check anything: a type that is missing by mistake is no permission. */
export function checkType(what: string, type: unknown): asserts type is ValueType<unknown> {
  const hasInstance: unknown =
    typeof type === 'object' && type !== null ? Reflect.get(type, 'hasInstance') : undefined;
  if (typeof hasInstance !== 'function') {
    throw new ArgumentError({
      message: `Expected ${what} to be a type, received ${nameOfKind(type)}`,
    });
  }
}
