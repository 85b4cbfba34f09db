import { messageOf } from './messageOf.js';

/**
 * A substitute for the `ArgumentError` class in programs that have not loaded it. The class would make
 * each function that checks an argument ten times as long. It recognises its errors by their name, so
 * this error counts as one of them.
 */
class PlainArgumentError extends Error {
  static {
    Object.defineProperty(this.prototype, 'name', {
      configurable: true,
      value: 'ArgumentError',
      writable: true,
    });
  }

  toJSON(): object {
    const { message, name } = this;
    return { name, message };
  }
}

let createError = (message: string): Error => new PlainArgumentError(message);

/** Sets the class of the errors to throw from now on: `ArgumentError`, once it is loaded. */
export function refuseWith(create: (message: string) => Error): void {
  createError = create;
}

/**
 * Throws the error for a wrong argument. It is a separate function because engines inline the
 * checks only if they are short.
 */
export function refuse(value: unknown, name: string, expected: string): never {
  throw createError(messageOf(name, expected, value));
}
