import type { TypeEquals } from './TypeEquals.js';

/**
 * Checks at compile time whether two types are the same.
 *
 * `assertType<Actual, Expected>(true)` compiles if the types are the same, and `assertType<Actual, Expected>(false)` if they are not. At run time, the function does nothing.
 * Types are equal in the sense of {@link TypeEquals}: an intersection differs from a single object type with the same properties. Apply {@link Pretty} first.
 *
 * @typeParam Actual - The type to check.
 * @typeParam Expected - The expected type.
 *
 * @param isEqual - `true` if the types must be the same, `false` if they must differ.
 *
 * @example Check the type of an expression
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
  // The compiler does all the work.
}
