/**
 * An object or a module that converts values to strings for display.
 *
 * `asString` never throws for a value of type `Value`. The error classes from `@tstd/error` implement this interface. So does the `@tstd/error` module itself, because it exports `asString`.
 * The string is meant for logs and messages. To write a value that a program must read back, use the codec for the type of the value.
 *
 * @typeParam Value - The type of the values that are converted to strings.
 *
 * @example Convert every value to a string
 * ```ts
 * import { type AsString, Symbol } from '@tstd/core';
 * import { ArgumentError } from '@tstd/error';
 *
 * const lines = <Value,>(
 *   values: readonly Value[],
 *   type: AsString<Value>,
 * ): readonly string[] => values.map((value) => type.asString(value));
 *
 * lines([new ArgumentError({ message: 'Expected a port' })], ArgumentError); // => ['ArgumentError: Expected a port']
 * lines([Symbol.iterator], Symbol); // => ['Symbol(Symbol.iterator)']
 * ```
 *
 * @keywords print, label, serialize
 * @category Models
 * @since 1.0.0
 */
export interface AsString<Value> {
  /**
   * Returns a string for display.
   *
   * @param self - Any value of the type. The function never throws.
   * @returns The string.
   */
  readonly asString: (self: Value) => string;
}
