/**
 * A function with any parameters and any result.
 *
 * Every function is assignable to this type. You cannot call a value of this type before you narrow it, because its parameters are `never`. Use the type as a constraint, together with `Parameters` and `ReturnType`.
 *
 * @param parameters - Any parameters, because `never` is assignable to the parameters of every function.
 * @returns The result of the function.
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
