/**
 * An object or a module that turns values into text for people.
 *
 * `asString` never throws for a value of the type. The classes of `@tstd/error` are of this kind, and so is the package itself, because it exports `asString`.
 * It is for logs and messages. What is to be read back is written by the codec of a type.
 *
 * @typeParam Value - The type of the values that are turned into text.
 *
 * @example A function that asks for a text of each value
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
   * Returns a text for people.
   *
   * @param self - Any value of the type: writing it never throws.
   * @returns The text.
   */
  readonly asString: (self: Value) => string;
}
