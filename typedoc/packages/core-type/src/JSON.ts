/**
 * A JSON primitive: a string, a number, a boolean or `null`.
 *
 * The type cannot exclude `NaN` and the infinities, which do not exist in JSON ([RFC 8259](https://www.rfc-editor.org/rfc/rfc8259#section-6)). `JSON.stringify` converts them to `null`.
 *
 * @example Convert a primitive to text
 * ```ts
 * import type { JSONPrimitive } from '@tstd/core-type';
 *
 * const values: readonly JSONPrimitive[] = ['a', 1, true, null];
 *
 * JSON.stringify(values); // => '["a",1,true,null]'
 * ```
 *
 * @keywords scalar, serializable
 * @category JSON
 * @since 1.0.0
 */
export type JSONPrimitive = string | number | boolean | null;

/**
 * A JSON array: a list of JSON values.
 *
 * @example A matrix
 * ```ts
 * import type { JSONArray } from '@tstd/core-type';
 *
 * const matrix: JSONArray = [
 *   [1, 0],
 *   [0, 1],
 * ];
 *
 * JSON.stringify(matrix); // => '[[1,0],[0,1]]'
 * ```
 *
 * @alias JArray
 * @keywords serializable, parse
 * @category JSON
 * @since 1.0.0
 */
export type JSONArray = readonly JSONValue[];

/**
 * A JSON object, which contains JSON values by name.
 *
 * An interface without an index signature is not assignable to this type, but a type alias of the same shape is.
 *
 * @example A record
 * ```ts
 * import type { JSONObject } from '@tstd/core-type';
 *
 * const user: JSONObject = { name: 'Ada', tags: ['a', 'b'], manager: null };
 *
 * Object.keys(user); // => ['name', 'tags', 'manager']
 * ```
 *
 * @alias JObject
 * @keywords dictionary, serializable, parse
 * @category JSON
 * @since 1.0.0
 */
export type JSONObject = { readonly [name: string]: JSONValue };

/**
 * A value that JSON can represent: a primitive, an array or an object.
 *
 * All packages of this library share this definition. It does not include `undefined`, functions, symbols, bigints or dates.
 *
 * @example The result of a parser
 * ```ts
 * import type { JSONValue } from '@tstd/core-type';
 *
 * function parse(text: string): JSONValue {
 *   return JSON.parse(text);
 * }
 *
 * parse('{"a":[1,null]}'); // => { a: [1, null] }
 * ```
 *
 * @alias Json, Jsonifiable, JsonNode, JToken, Jsonify, JsonElement
 * @keywords unknown, serializable, payload, parse, stringify
 * @category JSON
 * @since 1.0.0
 */
export type JSONValue = JSONPrimitive | JSONArray | JSONObject;
