/**
 * A function of any parameters and any result.
 *
 * Every function is assignable to it. It cannot be called before it is narrowed, because its parameters are `never`: use it as a constraint, with `Parameters` and `ReturnType` to read the parts.
 *
 * @param parameters - Any parameters: the type `never` accepts those of every function.
 * @returns Whatever the function returns.
 *
 * @example The number of parameters of any function
 * ```ts
 * import type { AnyFunction } from '@tstd/core-type';
 *
 * function arity<Fn extends AnyFunction>(fn: Fn): Parameters<Fn>['length'] {
 *   return fn.length;
 * }
 *
 * arity((left: number, right: number) => left + right); // => 2
 * ```
 *
 * @alias AnyFn
 * @keywords callback, signature, args, arbitrary
 * @category Models
 * @since 1.0.0
 */
export type AnyFunction = (...parameters: never) => unknown;
