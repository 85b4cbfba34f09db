/**
 * JSON text and JSON values, with failures as values.
 *
 * The global `JSON` throws on a text that it cannot read, returns `undefined` for a function, and writes `null` for `NaN`. Here each of these is an error in a {@link Result}.
 * What is read is a {@link JSONValue}: known to be JSON, and not yet known to be what the program needs. A codec says that.
 *
 * @example Read a text, then decode it
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
 * What a JSON text holds: `null`, a boolean, a number, a string, an array or an object of such values.
 *
 * It is the type of `@tstd/core-type`. The type admits `NaN` and the infinities, which JSON does not have; {@link hasInstance} refuses them.
 *
 * @example Values of several kinds
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
 * The error of a text that is not JSON: a native `SyntaxError` that knows the place of the fault.
 *
 * The message says what was expected, where, and what stands there: a single character, a word or a number. It never holds more of the text. It is the same in each engine.
 *
 * @example The place of a fault
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
  /** The index of the code unit at fault, which is the length of the text when the text ends too early. */
  readonly position: number;

  /** The number of the line at fault, from 1. */
  readonly line: number;

  /** The number of the code unit at fault within its line, from 1. */
  readonly column: number;
}

/**
 * The options of {@link stringify}.
 *
 * @example A text for people
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
  /** The white space of one level: a number of spaces from 0 to 10, or spaces and tabs. The default is 0, which gives a text of one line. */
  readonly indent?: number | string | undefined;

  /** Whether the names of each object are sorted by their UTF-16 code units, as [RFC 8785](https://www.rfc-editor.org/rfc/rfc8785) does. The default is `false`: names keep their order. */
  readonly sortKeys?: boolean | undefined;
}

/**
 * Returns the value of a JSON text, or the error that says where the text is wrong.
 *
 * Four things to know of JSON in JavaScript:
 *
 * - A name `__proto__` becomes an own property, and changes no prototype. It does when the property is copied by an assignment or by `Object.assign`.
 * - Of two properties with the same name, the last one counts.
 * - A number is rounded to the nearest one that JavaScript has: beyond 2^53, not all integers are exact. One that would be infinite, such as `1e400`, is an error.
 * - A text may be nested as deeply as the engine reads it. The other functions of this module accept 10,000 levels of arrays and objects.
 *
 * @param text - A whole JSON text; white space around the value is accepted.
 * @returns The value, or the error.
 *
 * @example Read a text
 * ```ts
 * import { JSON } from '@tstd/core';
 *
 * JSON.parse('[1, null]'); // => { ok: true, value: [1, null] }
 *
 * const result = JSON.parse('[1, ]');
 * result.ok ? '' : result.error.message; // => 'Expected a value at line 1, column 5, received "]"'
 * ```
 *
 * @example Texts that are refused
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
      // The text is JSON, but the engine cannot read it, for the lack of a resource.
      throw cause;
    }
    return Err(parseError(text, fault));
  }
}

/**
 * Returns the JSON text of a value, or the error that says which part JSON cannot hold.
 *
 * | value | alone | in an array | in an object |
 * | --- | --- | --- | --- |
 * | `undefined` | error | error | left out |
 * | a function, a symbol, a bigint | error | error | error |
 * | `NaN`, an infinity | error | error | error |
 * | an object that contains itself, or more than 10,000 levels | error | error | error |
 * | an object with a method `toJSON`, such as a date | what the method gives | the same | the same |
 * | an instance of another class, such as a map | error | error | error |
 *
 * `-0` is written as `0`. Properties whose key is a symbol are left out, and so are those that are not enumerable.
 * What `toJSON` or a getter throws is thrown on. If they return new objects without end, the number of levels stops them.
 *
 * @param value - Any value, which is not changed; its getters and methods `toJSON` are called.
 * @param options - The layout of the text; by default one line, with the names in their own order.
 * @returns The text, or the error.
 *
 * @throws {@link ArgumentError} When `indent` is not a whole number from 0 to 10, or a text with other characters than spaces and tabs.
 *
 * @example Write a value
 * ```ts
 * import { JSON } from '@tstd/core';
 *
 * JSON.stringify({ a: [1, null], b: undefined }); // => { ok: true, value: '{"a":[1,null]}' }
 * JSON.stringify(new Date(0)); // => { ok: true, value: '"1970-01-01T00:00:00.000Z"' }
 * ```
 *
 * @example Where the global JSON is silent
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
 * Returns `true` when the value is a JSON value, through all its parts.
 *
 * An array is one when it has no hole, and an object when it is plain: not the instance of a class. An object that contains itself is not one, nor is a value of more than 10,000 levels. It never throws.
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
    // A getter or a proxy has thrown.
    return false;
  }
}

/**
 * Returns `true` when both values are the same, part by part.
 *
 * The order of the names of an object does not count, that of the elements of an array does. `0` and `-0` are the same: JSON text writes both as `0`.
 *
 * @param self - One of the values; swapping them does not change the result.
 * @param other - The value that must equal `self`.
 * @returns Whether both values are the same.
 * @throws An {@link ArgumentError} when the values are the same through more than 10,000 levels of arrays and objects.
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
 * The equality of JSON values, by content.
 *
 * @example Compare two values
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
 * The codec of JSON values of any shape, as they are.
 *
 * It is for a part of a format that the program hands on without reading it.
 *
 * @example A field of any shape
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
    // SAFETY: no part of the input is at fault, so it is a JSON value.
    return error === undefined ? Ok(input as JSONValue) : Err(error);
  },
  schema: () => ({}),
});

/** A number of so many digits, or with such an exponent, can be beyond the greatest one, which has 309 digits. */
function mayHoldInfinity(text: string): boolean {
  return /[0-9]{200}|[eE]\+?[0-9]{3}/.test(text);
}

/** A run of characters that belong to one word or number, or a single character. */
const WORD = /^(?:[\w.+-]+|.)/su;

/** More than the message of an error shows. */
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

/** A text may be a secret: one character of it is written at most, which is enough for the signs of JSON. */
function describeWord(word: string): string {
  if (countCodePoints(word) === 1) {
    return describe(word);
  }
  return /^[\d.+-]/.test(word) ? 'a number' : 'a word';
}

const MAX_INDENT = 10;

function checkIndent(indent: number | string): string {
  if (typeof indent === 'string') {
    checkArgument(/^[ \t]*$/.test(indent), 'indent', 'a text of spaces and tabs', indent);
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
