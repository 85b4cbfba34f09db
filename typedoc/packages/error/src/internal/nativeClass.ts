import { isError } from '../isError.js';

/** A native class, whatever its constructor takes. */
type NativeClass = new (...parameters: never) => globalThis.Error;

/**
 * Returns a class that makes the errors of a native class, with a name and a message as JSON: of
 * the errors of the platform, JSON has nothing. Those are instances of it as well.
 */
export function nativeClass(Native: NativeClass): NativeClass {
  class Serializable extends Native {
    static override [Symbol.hasInstance](value: unknown): boolean {
      return this === Serializable ? value instanceof Native : super[Symbol.hasInstance](value);
    }

    toJSON(): object {
      const { message, name } = this;
      return { name, message, ...errorsOf(this), ...(this as object) };
    }
  }
  Object.defineProperty(Serializable, 'name', { configurable: true, value: Native.name });
  return Serializable;
}

/** The errors that an error holds. They are no property that JSON has. */
function errorsOf(error: { readonly name: string; readonly errors?: unknown }): object {
  const { errors } = error;
  return Array.isArray(errors) ? { errors: errors.map(jsonOf) } : {};
}

function jsonOf(value: unknown): unknown {
  return isError(value) && !('toJSON' in value)
    ? { name: value.name, message: value.message }
    : value;
}
