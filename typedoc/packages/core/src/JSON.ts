/**
 * Functions for JSON text and JSON values that return failures as values.
 *
 * The global `JSON` throws if it cannot parse a string, returns `undefined` for a function, and writes `null` for `NaN`. In this module, each of these is an error in a {@link Result}.
 * Parsing returns a {@link JSONValue}. You know that it is JSON, but not yet that it has the shape that your program needs. A codec checks the shape.
 *
 * @example Parse JSON text, then decode it
 * ```ts
 * import { Codec, JSON, Result } from '@tstd/core';
 *
 * const point = Codec.object({ x: Codec.number });
 *
 * Result.andThen(JSON.parse('{"x":1}'), point.decode); // => { ok: true, value: { x: 1 } }
 * Result.andThen(JSON.parse('{"x":'), point.decode).ok; // => false
 * ```
 *
 * @keywords serialize, deserialize, unmarshal, safe, parse, stringify, unknown
 * @module
 */

import { checkJSON } from './internal/checks.js';
import type { JSONValue as JSONValueType } from '@tstd/core-type';
import { ArgumentError, SyntaxError, checkArgument } from '@tstd/error';
import { checkBoolean, checkObject, checkString } from '@tstd/error/Argument';

import * as Codec from './Codec.js';
import { CodecError } from './CodecError.js';
import { Equal } from './Equal.js';
import { countCodePoints } from './internal/codePoints.js';
import { describe } from './internal/describe.js';
import { equals as equalsValue } from './internal/json/equals.js';
import { findFault } from './internal/json/findFault.js';
import { findSyntaxFault, type SyntaxFault } from './internal/json/findSyntaxFault.js';
import { write } from './internal/json/write.js';
import { Err, Ok, type Result } from './Result.js';

/**
 * The value of JSON text: `null`, a boolean, a number, a string, or an array or an object of JSON values.
 *
 * It is an alias of the `JSONValue` type from `@tstd/core-type`. The type allows `NaN` and the infinities, which do not exist in JSON. {@link hasInstance} rejects them.
 *
 * @example Values of different kinds
 * ```ts
 * import { JSON } from '@tstd/core';
 *
 * const value: JSON.JSONValue = { name: 'Ada', tags: ['a', null], age: 36 };
 *
 * JSON.hasInstance(value); // => true
 * // @ts-expect-error TS2322: JSON has no bigint.
 * const other: JSON.JSONValue = 1n;
 * JSON.hasInstance(other); // => false
 * ```
 *
 * @keywords unknown, payload, type
 * @category Models
 * @since 1.0.0
 */
export type JSONValue = JSONValueType;

/**
 * The error for text that is not JSON: a native `SyntaxError` with the position of the error.
 *
 * The message says what was expected, at which position, and what was found there: a single character, "a word" or "a number". It never quotes more of the text, and it is the same in every engine.
 *
 * @example Find the position of an error
 * ```ts
 * import { JSON } from '@tstd/core';
 *
 * const result = JSON.parse('{\n  "x": 1,\n}');
 * const error = result.ok ? undefined : result.error;
 *
 * error?.message; // => 'Expected a name in quotes at line 3, column 1, received "}"'
 * error?.position; // => 12
 * error instanceof SyntaxError; // => true
 * ```
 *
 * @alias JsonException, JsonParseException, json.JSONDecodeError, JsonProcessingException
 * @keywords line, column, position, unexpected
 * @category Errors
 * @since 1.0.0
 */
export interface ParseError extends SyntaxError {
  /** The index of the code unit at which the text is invalid. If the text ends too early, it is the length of the text. */
  readonly position: number;

  /** The number of the line that contains the error, from 1. */
  readonly line: number;

  /** The position of the invalid code unit in its line, from 1. */
  readonly column: number;
}

/**
 * The options of {@link stringify}.
 *
 * @example Write readable output
 * ```ts
 * import { JSON } from '@tstd/core';
 *
 * const options: JSON.StringifyOptions = { indent: 2, sortKeys: true };
 *
 * JSON.stringify({ b: 1, a: 2 }, options); // => { ok: true, value: '{\n  "a": 2,\n  "b": 1\n}' }
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface StringifyOptions {
  /** The indentation of one level: a number of spaces from 0 to 10, or a string of spaces and tabs. The default is 0, which produces a single line. */
  readonly indent?: number | string | undefined;

  /** Whether to sort the names of each object by their UTF-16 code units, as [RFC 8785](https://www.rfc-editor.org/rfc/rfc8785) does. The default is `false`: names keep their order. */
  readonly sortKeys?: boolean | undefined;
}

/**
 * Parses JSON text and returns its value, or an error with the position at which the text is invalid.
 *
 * Four things to know about JSON in JavaScript:
 *
 * - The name `__proto__` becomes an own property and does not change a prototype. But if you copy that property with an assignment or `Object.assign`, the prototype of the target changes.
 * - If two properties have the same name, the last one is used.
 * - A number is rounded to the nearest JavaScript number. Beyond 2^53, not all integers are exact. A number that would become infinite, such as `1e400`, is an error.
 * - JSON text may be nested as deeply as the engine allows. The other functions of this module accept at most 10,000 levels of arrays and objects.
 *
 * @param text - The complete JSON text. White space around the value is accepted.
 * @returns The value, or the error.
 *
 * @example Parse JSON text
 * ```ts
 * import { JSON } from '@tstd/core';
 *
 * JSON.parse('[1, null]'); // => { ok: true, value: [1, null] }
 *
 * const result = JSON.parse('[1, ]');
 * result.ok ? '' : result.error.message; // => 'Expected a value at line 1, column 5, received "]"'
 * ```
 *
 * @example Invalid JSON text
 * ```ts
 * import { JSON } from '@tstd/core';
 *
 * JSON.parse('').ok; // => false
 * JSON.parse("'a'").ok; // => false
 * JSON.parse('NaN').ok; // => false
 * JSON.parse('1e400').ok; // => false
 * ```
 *
 * @alias fromJson, jsonDecode, deserialize, parseJson, loads, fromJsonString, safeJsonParse,
 *   JSONDecoder, secureJsonParse, Unmarshal, JsonConvert.DeserializeObject, destr
 * @keywords SyntaxError, unexpected, token, invalid, malformed, crash, HTML, position
 * @category Conversions
 * @since 1.0.0
 */
export function parse(text: string): Result<JSONValue, ParseError> {
  checkString(text, 'text');
  try {
    const value = JSON.parse(text) as JSONValue;
    const fault = mayHoldInfinity(text) ? findSyntaxFault(text) : undefined;
    return fault === undefined ? Ok(value) : Err(parseError(text, fault));
  } catch (cause) {
    const fault = findSyntaxFault(text);
    if (fault === undefined) {
      // The text is JSON, but the engine lacks the resources to parse it.
      throw cause;
    }
    return Err(parseError(text, fault));
  }
}

/**
 * Converts a value to JSON text, or returns an error with the path of the part that JSON cannot represent.
 *
 * | value | at the top level | in an array | in an object |
 * | --- | --- | --- | --- |
 * | `undefined` | error | error | left out |
 * | a function, a symbol, a bigint | error | error | error |
 * | `NaN`, an infinity | error | error | error |
 * | an object that contains itself or has more than 10,000 levels | error | error | error |
 * | an object with a `toJSON` method, such as a date | the result of the method | the result of the method | the result of the method |
 * | an instance of another class, such as a map | error | error | error |
 *
 * `-0` is written as `0`. Properties whose key is a symbol and properties that are not enumerable are left out.
 * If `toJSON` or a getter throws, the function throws the same exception. If they keep returning new objects, the function stops at the limit of 10,000 levels and returns an error.
 *
 * @param value - Any value, which is not changed; its getters and `toJSON` methods are called.
 * @param options - The layout of the text. By default, the text is a single line, and the names keep their order.
 * @returns The text, or the error.
 *
 * @throws An {@link ArgumentError} if `indent` is neither an integer from 0 to 10 nor a string of spaces and tabs.
 *
 * @example Convert a value to JSON text
 * ```ts
 * import { JSON } from '@tstd/core';
 *
 * JSON.stringify({ a: [1, null], b: undefined }); // => { ok: true, value: '{"a":[1,null]}' }
 * JSON.stringify(new Date(0)); // => { ok: true, value: '"1970-01-01T00:00:00.000Z"' }
 * ```
 *
 * @example Errors that the global JSON hides
 * ```ts
 * import { JSON } from '@tstd/core';
 *
 * JSON.stringify(undefined).ok; // => false
 * JSON.stringify(new Map([['a', 1]])).ok; // => false
 *
 * const result = JSON.stringify({ rates: [0.5, NaN] });
 * result.ok ? '' : result.error.message; // => 'At "/rates/1": expected a finite number, received NaN'
 * ```
 *
 * @alias toJson, jsonEncode, serialize, dumps, JSON.generate, JsonConvert.SerializeObject,
 *   safe-stable-stringify, fast-json-stable-stringify, json-stable-stringify, serde_json::to_string,
 *   writeValueAsString, safeStringify
 * @keywords circular, cyclic, convert, marshal, bigint, undefined, pretty, indent, NaN, sort
 * @category Conversions
 * @since 1.0.0
 */
export function stringify(
  value: unknown,
  options: StringifyOptions = {},
): Result<string, CodecError> {
  checkObject(options, 'options');
  const { indent = 0, sortKeys = false } = options;
  checkBoolean(sortKeys, 'sortKeys');
  const result = write(value, { indent: checkIndent(indent), sortKeys });
  return result.ok ? result : Err(new CodecError(result.error));
}

/**
 * Checks whether the value and all its parts are JSON values.
 *
 * An array must have no holes, and an object must be plain, that is, not an instance of a class. An object that contains itself is not a JSON value, and neither is a value of more than 10,000 levels.
 *
 * @param value - Any value: the check never throws.
 * @returns Whether the value is a JSON value.
 *
 * @example Narrow a value
 * ```ts
 * import { JSON } from '@tstd/core';
 *
 * JSON.hasInstance({ a: [1, 'b', null] }); // => true
 * JSON.hasInstance({ a: undefined }); // => false
 * JSON.hasInstance(NaN); // => false
 * JSON.hasInstance(new Date(0)); // => false
 * ```
 *
 * @alias isJSONValue, isJSONArray, isJSONObject
 * @keywords serializable, guard, validate, check, plain, circular, Date
 * @category Guards
 * @since 1.0.0
 */
export function hasInstance(value: unknown): value is JSONValue {
  try {
    return findFault(value) === undefined;
  } catch {
    // A getter or a proxy threw.
    return false;
  }
}

/**
 * Checks whether two values are equal, part by part.
 *
 * The order of the names of an object does not matter, but the order of the elements of an array does. `0` and `-0` are equal, because JSON text represents both as `0`.
 *
 * @param self - One of the two values. Swapping them does not change the result.
 * @param other - The value to compare `self` with.
 * @returns Whether the two values are equal.
 * @throws An {@link ArgumentError} if more than 10,000 levels of arrays and objects have to be compared.
 *
 * @example Compare by content
 * ```ts
 * import { JSON } from '@tstd/core';
 *
 * JSON.equals({ a: [1], b: 2 }, { b: 2, a: [1] }); // => true
 * JSON.equals([1, 2], [2, 1]); // => false
 * JSON.equals([], {}); // => false
 * ```
 *
 * @alias deepEqual, deepEquals, isEqualWith, isDeepEqual, isDeepStrictEqual, shallowEqual,
 *   isShallowEqual, assert.deepStrictEqual, fast-deep-equal, fast-equals, dequal, react-fast-compare
 * @keywords deep, nested, structural, identical, objects, key, order
 * @category Comparisons
 * @since 1.0.0
 */
export function equals(self: JSONValue, other: JSONValue): boolean {
  checkJSON(self, 'self');
  checkJSON(other, 'other');
  return equalsValue(self, other);
}

/**
 * An `Equal` instance that compares JSON values by their contents.
 *
 * @example Compare two JSON values
 * ```ts
 * import { JSON } from '@tstd/core';
 *
 * JSON.equal.equals({ a: 1, b: 2 }, { b: 2, a: 1 }); // => true
 * JSON.equal.equals(null, {}); // => false
 * ```
 *
 * @category Instances
 * @since 1.0.0
 */
export const equal: Equal<JSONValue> = /* @__PURE__ */ Equal(equals);

/**
 * The codec for JSON values of any shape, which are decoded and encoded unchanged.
 *
 * Use it for the parts of your data that your program passes on without reading them.
 *
 * @example Accept a field of any shape
 * ```ts
 * import { Codec, JSON } from '@tstd/core';
 *
 * const event = Codec.object({ type: Codec.string, payload: JSON.codec });
 *
 * event.decode({ type: 'a', payload: [1] }); // => { ok: true, value: { type: 'a', payload: [1] } }
 * event.decode({ type: 'a' }).ok; // => false
 * JSON.codec.encode(NaN); // => throws ArgumentError
 * ```
 *
 * @alias Schema.parseJson, Schema.fromJsonString, z.json, v.parseJson
 * @keywords column, arbitrary, metadata
 * @category Instances
 * @since 1.0.0
 */
export const codec: Codec.Codec<JSONValue> = /* @__PURE__ */ Codec.of<JSONValue>({
  hasInstance,
  encode: (value) => {
    const fault = findFault(value);
    if (fault !== undefined) {
      throw new ArgumentError({ message: new CodecError(fault).message });
    }
    return value;
  },
  decode: (input) => {
    const error = findFault(input);
    // SAFETY: no part of the input is wrong, so it is a JSON value.
    return error === undefined ? Ok(input as JSONValue) : Err(error);
  },
  schema: () => ({}),
});

/** Whether a number in the text may be too large: the largest finite number has 309 digits. */
function mayHoldInfinity(text: string): boolean {
  return /[0-9]{200}|[eE]\+?[0-9]{3}/.test(text);
}

/** A word, a number or a single character. */
const WORD = /^(?:[\w.+-]+|.)/su;

/** Longer than any part of the text that an error message quotes. */
const MAX_WORD_LENGTH = 100;

function parseError(text: string, { position, expected }: SyntaxFault): ParseError {
  const lines = text.slice(0, position).split(/\r\n|\r|\n/);
  const line = lines.length;
  const column = (lines.at(-1) as string).length + 1;
  const [word] = WORD.exec(text.slice(position, position + MAX_WORD_LENGTH)) ?? [];
  const received = word === undefined ? 'the end of the text' : describeWord(word);
  const place = `line ${line}, column ${column}`;
  const error = new SyntaxError(`Expected ${expected} at ${place}, received ${received}`);
  return Object.assign(error, { position, line, column });
}

/** The text may be secret, so quote at most one character of it: that covers the punctuation of JSON. */
function describeWord(word: string): string {
  if (countCodePoints(word) === 1) {
    return describe(word);
  }
  return /^[\d.+-]/.test(word) ? 'a number' : 'a word';
}

const MAX_INDENT = 10;

function checkIndent(indent: number | string): string {
  if (typeof indent === 'string') {
    checkArgument(/^[ \t]*$/.test(indent), 'indent', 'a string of spaces and tabs', indent);
    return indent;
  }
  checkArgument(
    Number.isInteger(indent) && indent >= 0 && indent <= MAX_INDENT,
    'indent',
    `a whole number from 0 to ${MAX_INDENT}`,
    indent,
  );
  return ' '.repeat(indent);
}
