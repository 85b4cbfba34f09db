import type { TypeEquals } from './TypeEquals.js';

/**
 * Checks, when the program is compiled, whether two types are the same.
 *
 * `assertType<Actual, Expected>(true)` compiles when they are the same, `assertType<Actual, Expected>(false)` when they are not. It does nothing when the program runs.
 * The rules of equality are those of {@link TypeEquals}: an intersection differs from the same object type in one piece (write it out with {@link Pretty} first).
 *
 * @typeParam Actual - The type to check.
 * @typeParam Expected - The type that it must be.
 *
 * @param isEqual - `true` to claim that the types are the same, `false` to claim that they differ.
 *
 * @example The type of an expression
 * ```ts
 * import { assertType } from '@tstd/core-type';
 *
 * const point = { x: 1, y: 2 } as const;
 *
 * assertType<typeof point, { readonly x: 1; readonly y: 2 }>(true);
 * assertType<typeof point, { x: 1; y: 2 }>(false);
 * assertType<any, unknown>(false);
 * ```
 *
 * @alias expectTypeOf, expectType, tsd, assertEqualType, IsExact, toEqualTypeOf, expectError,
 *   assertTypes, expectAssignable
 * @keywords static, equal, typecheck, inference, dts, Expect, compile-time, test, unit, generic
 * @category Assertions
 * @since 1.0.0
 */
export function assertType<Actual, Expected>(isEqual: TypeEquals<Actual, Expected>): void;
export function assertType(): void {
  // All the work is done by the compiler.
}
