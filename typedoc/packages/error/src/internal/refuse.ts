import { messageOf } from './messageOf.js';

/**
 * What is thrown in a program that has not loaded the class `ArgumentError`. That class has much
 * more to it, and would make each function that checks an argument ten times as long. It tells its
 * errors by their name, so this is one of them.
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

/** Has errors of a class thrown from now on: of `ArgumentError` itself, once it is there. */
export function refuseWith(create: (message: string) => Error): void {
  createError = create;
}

/**
 * Throws the error of an argument that is not what it is to be. It stands apart from the checks,
 * which are so short without it that engines put them in place of their calls.
 */
export function refuse(value: unknown, name: string, expected: string): never {
  throw createError(messageOf(name, expected, value));
}
