import type { Error } from './Error.js';

/**
 * Any error class, whatever the parameters of its constructor.
 *
 * Every native error class and every class created by `ErrorClass` is assignable to this type, as are their subclasses and abstract classes.
 *
 * @typeParam Instance - The type of the instances of the class.
 * @param parameters - Any parameters: the type `never` accepts the parameters of every constructor.
 *
 * @example Find an error by its class
 * ```ts
 * import {
 *   RangeError,
 *   TypeError,
 *   type Error,
 *   type ErrorType,
 * } from '@tstd/error';
 *
 * function find<Instance extends Error>(
 *   errors: readonly unknown[],
 *   type: ErrorType<Instance>,
 * ): Instance | undefined {
 *   return errors.find((error): error is Instance => error instanceof type);
 * }
 *
 * find([new RangeError('a'), new TypeError('b')], TypeError)?.message; // => 'b'
 * find([], TypeError); // => undefined
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type ErrorType<Instance extends Error = Error> = abstract new (
  ...parameters: never
) => Instance;
