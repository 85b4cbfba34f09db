/**
 * Accepts any values and returns nothing.
 *
 * @param values - The values to ignore.
 *
 * @example Pass a callback that does nothing
 * ```ts
 * import { ignore } from '@tstd/core';
 *
 * await Promise.reject(new Error('Not important')).catch(ignore); // => undefined
 * ignore(1, 'two'); // => undefined
 * ```
 *
 * @alias constVoid, unit, void, asUnit, doNothing, constUndefined, nop, ignoreLogged, constNull,
 *   asyncNoop
 * @keywords empty, discard, placeholder, dummy, stub, lint, floating, function, unused
 * @category Control flow
 * @since 1.0.0
 */
export function ignore(...values: readonly unknown[]): void;
export function ignore(): void {
  // This function intentionally does nothing.
}
