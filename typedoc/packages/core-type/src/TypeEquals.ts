/**
 * `true` if two types are the same, otherwise `false`.
 *
 * Mutual assignability is not enough: `any`, `unknown` and `never` equal only themselves, and `readonly` and `?` make a difference.
 *
 * | `Left` | `Right` | result |
 * | --- | --- | --- |
 * | `string` | `string` | `true` |
 * | `any` | `unknown` | `false` |
 * | `{ a: 1 }` | `{ readonly a: 1 }` | `false` |
 * | `{ a?: 1 }` | `{ a: 1 \| undefined }` | `false` |
 * | `{ a: 1 } & { b: 2 }` | `{ a: 1; b: 2 }` | `false` |
 *
 * @typeParam Left - The first type.
 * @typeParam Right - The second type.
 *
 * @example Choose a type by equality
 * ```ts
 * import { assertType, type TypeEquals } from '@tstd/core-type';
 *
 * type IsAny<Value> = TypeEquals<Value, any>;
 *
 * assertType<IsAny<any>, true>(true);
 * assertType<IsAny<never>, false>(true);
 * ```
 *
 * @alias IsEqual, Equals
 * @keywords identical, compare, conditional, test, static
 * @category Type helpers
 * @since 1.0.0
 */
// The compiler considers two generic functions with deferred conditional types assignable only if
// the types after `extends` are identical, which is its strictest relation.
export type TypeEquals<Left, Right> =
  (<Probe>() => Probe extends Left ? 1 : 2) extends <Probe>() => Probe extends Right ? 1 : 2
    ? true
    : false;
