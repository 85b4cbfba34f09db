/**
 * Functions that check the type of an argument. Call them in functions that untyped code can call.
 *
 * - Each function throws an {@link ArgumentError} that names the parameter and describes the received value. If the argument has the right type, the function returns nothing.
 * - The functions check only the type of the argument, not the elements of an array or the properties of an object. For any other condition, use `checkArgument`.
 * - After the call, the compiler narrows the argument to the type.
 * - The checks cost almost nothing if the argument has the right type. All functions in the library begin with these checks.
 *
 * @keywords validate, parameter, typeof, check, untyped, runtime, JavaScript
 * @module
 */

import { refuse } from './internal/refuse.js';

/**
 * Throws if an argument is not an array.
 *
 * Arrays from other realms are accepted. The elements are not checked.
 *
 * @param value - The argument that was passed; the message describes it.
 * @param name - The name of the parameter, for the message.
 * @throws An {@link ArgumentError} if the argument has another type.
 *
 * @example Check an array
 * ```ts
 * import { Argument } from '@tstd/error';
 *
 * function last(list: readonly string[]): string | undefined {
 *   Argument.checkArray(list, 'list');
 *   return list.at(-1);
 * }
 *
 * last(['a', 'b']); // => 'b'
 * last(JSON.parse('{}')); // => throws ArgumentError
 * ```
 *
 * @alias assertArray
 * @keywords validate, parameter, list
 * @category Assertions
 * @since 1.0.0
 */
export function checkArray(value: unknown, name: string): asserts value is readonly unknown[] {
  if (!Array.isArray(value)) {
    refuse(value, name, 'an array');
  }
}

/**
 * Throws if an argument is not a bigint.
 *
 * @param value - The argument that was passed; the message describes it.
 * @param name - The name of the parameter, for the message.
 * @throws An {@link ArgumentError} if the argument has another type.
 *
 * @example Check a bigint
 * ```ts
 * import { Argument } from '@tstd/error';
 *
 * function twice(id: bigint): bigint {
 *   Argument.checkBigInt(id, 'id');
 *   return id * 2n;
 * }
 *
 * twice(2n); // => 4n
 * twice(JSON.parse('2')); // => throws ArgumentError
 * ```
 *
 * @category Assertions
 * @since 1.0.0
 */
export function checkBigInt(value: unknown, name: string): asserts value is bigint {
  if (typeof value !== 'bigint') {
    refuse(value, name, 'a bigint');
  }
}

/**
 * Throws if an argument is not a boolean.
 *
 * Other values are not converted.
 *
 * @param value - The argument that was passed; the message describes it.
 * @param name - The name of the parameter, for the message.
 * @throws An {@link ArgumentError} if the argument has another type.
 *
 * @example Check a boolean
 * ```ts
 * import { Argument } from '@tstd/error';
 *
 * function answer(isReady: boolean): string {
 *   Argument.checkBoolean(isReady, 'isReady');
 *   return isReady ? 'yes' : 'no';
 * }
 *
 * answer(true); // => 'yes'
 * answer(JSON.parse('1')); // => throws ArgumentError
 * ```
 *
 * @alias assertBoolean
 * @keywords validate, typeof, parameter, flag
 * @category Assertions
 * @since 1.0.0
 */
export function checkBoolean(value: unknown, name: string): asserts value is boolean {
  if (typeof value !== 'boolean') {
    refuse(value, name, 'a boolean');
  }
}

/**
 * Throws if an argument is not a function.
 *
 * Classes are functions too.
 *
 * @param value - The argument that was passed; the message describes it.
 * @param name - The name of the parameter, for the message.
 * @throws An {@link ArgumentError} if the argument has another type.
 *
 * @example Check a function
 * ```ts
 * import { Argument } from '@tstd/error';
 *
 * function twice(fn: () => void): void {
 *   Argument.checkFunction(fn, 'fn');
 *   fn();
 *   fn();
 * }
 *
 * twice(() => undefined); // => undefined
 * twice(JSON.parse('{}')); // => throws ArgumentError
 * ```
 *
 * @alias assertFunction
 * @keywords validate, typeof, callback, parameter
 * @category Assertions
 * @since 1.0.0
 */
export function checkFunction(
  value: unknown,
  name: string,
): asserts value is (...parameters: never) => unknown {
  if (typeof value !== 'function') {
    refuse(value, name, 'a function');
  }
}

/**
 * Throws if an argument is not iterable.
 *
 * An iterable is any value that `for…of` accepts, such as an array, a set or a string. The function does not iterate over the value.
 *
 * @param value - The argument that was passed; the message describes it.
 * @param name - The name of the parameter, for the message.
 * @throws An {@link ArgumentError} if the argument has another type.
 *
 * @example Check an iterable
 * ```ts
 * import { Argument } from '@tstd/error';
 *
 * function count(values: Iterable<unknown>): number {
 *   Argument.checkIterable(values, 'values');
 *   return [...values].length;
 * }
 *
 * count(new Set([1, 2])); // => 2
 * count(JSON.parse('{}')); // => throws ArgumentError
 * ```
 *
 * @keywords validate, parameter, Symbol.iterator
 * @category Assertions
 * @since 1.0.0
 */
export function checkIterable(
  value: unknown,
  name: string,
): asserts value is { readonly [Symbol.iterator]: unknown } {
  if (!(Symbol.iterator in new Object(value))) {
    refuse(value, name, 'an iterable');
  }
}

/**
 * Throws if an argument is not a number.
 *
 * `NaN` and the infinities are numbers too.
 *
 * @param value - The argument that was passed; the message describes it.
 * @param name - The name of the parameter, for the message.
 * @throws An {@link ArgumentError} if the argument has another type.
 *
 * @example Check a number
 * ```ts
 * import { Argument } from '@tstd/error';
 *
 * function twice(count: number): number {
 *   Argument.checkNumber(count, 'count');
 *   return count * 2;
 * }
 *
 * twice(2); // => 4
 * twice(JSON.parse('"2"')); // => throws ArgumentError
 * ```
 *
 * @alias assertNumber, ow.number
 * @keywords validate, typeof, parameter, NaN
 * @category Assertions
 * @since 1.0.0
 */
export function checkNumber(value: unknown, name: string): asserts value is number {
  if (typeof value !== 'number') {
    refuse(value, name, 'a number');
  }
}

/**
 * Throws if an argument is not an object.
 *
 * `null` and functions are rejected, but arrays are accepted.
 *
 * @param value - The argument that was passed; the message describes it.
 * @param name - The name of the parameter, for the message.
 * @throws An {@link ArgumentError} if the argument has another type.
 *
 * @example Check an object
 * ```ts
 * import { Argument } from '@tstd/error';
 *
 * function keys(options: object): readonly string[] {
 *   Argument.checkObject(options, 'options');
 *   return Object.keys(options);
 * }
 *
 * keys({ a: 1 }); // => ['a']
 * keys(JSON.parse('null')); // => throws ArgumentError
 * ```
 *
 * @alias assertObject
 * @keywords validate, typeof, null, parameter
 * @category Assertions
 * @since 1.0.0
 */
export function checkObject(value: unknown, name: string): asserts value is object {
  if (typeof value !== 'object' || value === null) {
    refuse(value, name, 'an object');
  }
}

/**
 * Throws if an argument is not a string.
 *
 * @param value - The argument that was passed; the message describes it.
 * @param name - The name of the parameter, for the message.
 * @throws An {@link ArgumentError} if the argument has another type.
 *
 * @example Check a string
 * ```ts
 * import { Argument } from '@tstd/error';
 *
 * function shout(text: string): string {
 *   Argument.checkString(text, 'text');
 *   return text.toUpperCase();
 * }
 *
 * shout('a'); // => 'A'
 * shout(JSON.parse('1')); // => throws ArgumentError
 * ```
 *
 * @alias assertString, ow.string
 * @keywords validate, typeof, parameter
 * @category Assertions
 * @since 1.0.0
 */
export function checkString(value: unknown, name: string): asserts value is string {
  if (typeof value !== 'string') {
    refuse(value, name, 'a string');
  }
}

/**
 * Throws if an argument is not a symbol.
 *
 * @param value - The argument that was passed; the message describes it.
 * @param name - The name of the parameter, for the message.
 * @throws An {@link ArgumentError} if the argument has another type.
 *
 * @example Check a symbol
 * ```ts
 * import { Argument } from '@tstd/error';
 *
 * function nameOf(tag: symbol): string | undefined {
 *   Argument.checkSymbol(tag, 'tag');
 *   return tag.description;
 * }
 *
 * nameOf(Symbol('a')); // => 'a'
 * nameOf(JSON.parse('"a"')); // => throws ArgumentError
 * ```
 *
 * @category Assertions
 * @since 1.0.0
 */
export function checkSymbol(value: unknown, name: string): asserts value is symbol {
  if (typeof value !== 'symbol') {
    refuse(value, name, 'a symbol');
  }
}
