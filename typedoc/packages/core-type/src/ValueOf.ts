/**
 * The union of the types of an object's properties, or of an array's elements.
 *
 * @typeParam Container - The type of the object or the array.
 *
 * @example The values of a constant
 * ```ts
 * import { assertType, type ValueOf } from '@tstd/core-type';
 *
 * const Level = { Low: 1, High: 2 } as const;
 *
 * assertType<ValueOf<typeof Level>, 1 | 2>(true);
 * assertType<ValueOf<readonly ['a', 'b']>, 'a' | 'b'>(true);
 * ```
 *
 * @alias ValuesType
 * @keywords keyof, enum
 * @category Type helpers
 * @since 1.0.0
 */
export type ValueOf<Container> = Container extends readonly unknown[]
  ? Container[number]
  : Container[keyof Container];
