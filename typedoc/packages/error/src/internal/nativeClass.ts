import { isError } from '../isError.js';

/** A native class, whatever the parameters of its constructor. */
type NativeClass = new (...parameters: never) => globalThis.Error;

/**
 * Returns a subclass of a native class, whose errors write their name and message as JSON. Its
 * `instanceof` also accepts errors of the native class.
 */
export function nativeClass(Native: NativeClass): NativeClass {
  class Serializable extends Native {
    static override [Symbol.hasInstance](value: unknown): boolean {
      return this === Serializable ? value instanceof Native : super[Symbol.hasInstance](value);
    }

    toJSON(): object {
      const parts = partsOf(this);
      // Spread twice: first for the order, and last so that no property of a subclass replaces them.
      return { ...parts, ...(this as object), ...parts };
    }
  }
  Object.defineProperty(Serializable, 'name', { configurable: true, value: Native.name });
  return Serializable;
}

/** Returns the name and the message of an error, and the errors that it contains: JSON would leave them all out. */
function partsOf(error: globalThis.Error): object {
  const { message, name } = error;
  return error instanceof globalThis.AggregateError && Array.isArray(error.errors)
    ? { name, message, errors: error.errors.map(jsonOf) }
    : { name, message };
}

function jsonOf(value: unknown): unknown {
  return isError(value) && !('toJSON' in value) ? partsOf(value) : value;
}
