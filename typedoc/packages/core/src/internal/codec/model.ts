import type { JSONObject, JSONValue } from '@tstd/core-type';

import { CodecError } from '../../CodecError.js';
import type { Result } from '../../Result.js';
import { capitalize } from '../capitalize.js';
import { type Fault, expectation } from './fault.js';
import type { StandardIssue, StandardResult, StandardSchema } from './StandardSchema.js';

/**
 * The way of a type to JSON and back.
 *
 * `encode` turns a value into JSON. `decode` takes anything, and answers with the value or with the fault.
 * The round trip holds: `decode(encode(value))` is the value again.
 * Decoding stops at the first fault, so that a failure has one path and bad input costs little. An object reads its fields in the order in which they are declared.
 *
 * Every codec implements Standard Schema.
 *
 * @typeParam Value - The type of the decoded value.
 * @typeParam Encoded - The type of the encoded value.
 *
 * @example The codec of a user
 * ```ts
 * import { Codec, Int, String } from '@tstd/core';
 *
 * const user = Codec.object({ id: Int.codec, name: String.codec });
 *
 * user.decode({ id: 1, name: 'Ada' }); // => { ok: true, value: { id: 1, name: 'Ada' } }
 *
 * const result = user.decode({ id: 1.5, name: 'Ada' });
 * result.ok ? '' : result.error.message; // => 'At "/id": expected a safe integer, received 1.5'
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface Codec<Value, Encoded = JSONValue> extends StandardSchema<Encoded, Value> {
  /**
   * Returns `true` when the value is one that the codec encodes.
   *
   * @param value - The value to check.
   * @returns Whether the value is one that the codec encodes.
   */
  readonly hasInstance: (value: unknown) => value is Value;

  /**
   * Returns the JSON of a value.
   *
   * @param value - The value to encode.
   * @returns The encoded value.
   * @throws An `ArgumentError` when the type of the value admits what JSON or the codec does not, such as `NaN`.
   */
  readonly encode: (value: Value) => Encoded;

  /**
   * Returns the value of an input, or the fault.
   *
   * @param input - The encoded value, for example from `JSON.parse`.
   * @returns The decoded value, or the error that says where the fault is.
   */
  readonly decode: (input: unknown) => Result<Value, CodecError>;

  /** What the codec was made of. The combinators of this module read it. */
  readonly definition: Definition<Value, Encoded>;
}

/**
 * The parts of a {@link Codec}: what {@link of} asks for.
 *
 * @typeParam Value - The type of the decoded value.
 * @typeParam Encoded - The type of the encoded value.
 *
 * @example Extend what a codec was made of
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * const definition: Codec.Definition<string, string> = {
 *   ...Codec.string.definition,
 *   schema: () => ({ type: 'string', title: 'Name' }),
 * };
 *
 * Codec.toJSONSchema(Codec.of(definition))['title']; // => 'Name'
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface Definition<Value, Encoded = JSONValue> {
  /**
   * Returns `true` when the value is one that the codec encodes. A union finds the member for a value with it.
   *
   * @param value - The value to check.
   * @returns Whether the value is one that the codec encodes.
   */
  readonly hasInstance: (value: unknown) => value is Value;

  /**
   * Returns the JSON of a value.
   *
   * @param value - The value to encode.
   * @returns The encoded value.
   */
  readonly encode: (value: Value) => Encoded;

  /**
   * Returns the value of an input, or the fault. A key that is missing is read as `undefined`.
   *
   * @param input - The encoded value.
   * @returns The decoded value, or the fault.
   */
  readonly decode: (input: unknown) => Result<Value, Fault>;

  /**
   * Returns the JSON Schema of the encoded values, in draft 2020-12.
   *
   * @param references - The definitions that a recursive schema adds itself to.
   * @returns The schema.
   */
  readonly schema: (references: SchemaReferences) => JSONObject;

  /**
   * Whether a value is its own JSON: `encode` returns what it is given, and `decode` returns exactly what `hasInstance` accepts. The combinators then ask `hasInstance` alone, which is faster. The default is `false`.
   */
  readonly isIdentity?: boolean;
}

/**
 * The definitions of a JSON Schema, by which a recursive schema refers to itself.
 *
 * @example A schema that is defined once
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * const word = Codec.lazy('Word', () => Codec.string);
 * const schema = Codec.toJSONSchema(Codec.tuple([word, word]));
 *
 * schema['prefixItems']; // => [{ $ref: '#/$defs/Word' }, { $ref: '#/$defs/Word' }]
 * schema['$defs']; // => { Word: { type: 'string' } }
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface SchemaReferences {
  /**
   * Adds a schema to the definitions when it is not there yet, and returns a reference to it.
   *
   * @param identity - The object that stands for the schema. The same object gives the same reference.
   * @param name - The name of the definition. A number is added when another schema has the name.
   * @param build - Returns the schema. It is called once for each identity.
   * @returns A schema with one keyword, `$ref`.
   */
  readonly define: (identity: object, name: string, build: () => JSONObject) => JSONObject;
}

/**
 * Any codec, whatever it encodes.
 *
 * @example A function that takes any codec
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * function accepts(codec: Codec.AnyCodec, input: unknown): boolean {
 *   return codec.decode(input).ok;
 * }
 *
 * accepts(Codec.string, 'a'); // => true
 * accepts(Codec.number, 'a'); // => false
 * ```
 *
 * @category Type helpers
 * @since 1.0.0
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- A codec is invariant in its value: only `any` accepts all.
export type AnyCodec = Codec<any, unknown>;

/**
 * The type of the values that a codec decodes to.
 *
 * @typeParam Self - The type of the codec.
 *
 * @example Name the type of a codec
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * const point = Codec.object({ x: Codec.number, y: Codec.number });
 * type Point = Codec.ValueOf<typeof point>;
 *
 * const origin: Point = { x: 0, y: 0 };
 * point.encode(origin); // => { x: 0, y: 0 }
 * ```
 *
 * @category Type helpers
 * @since 1.0.0
 */
export type ValueOf<Self extends AnyCodec> =
  Self extends Codec<infer Value, unknown> ? Value : never;

/**
 * The type of the values that a codec encodes to.
 *
 * @typeParam Self - The type of the codec.
 *
 * @example The JSON of an option
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * const score = Codec.option(Codec.number);
 * type ScoreJSON = Codec.EncodedOf<typeof score>;
 *
 * const nothing: ScoreJSON = null;
 * score.decode(nothing); // => { ok: true, value: undefined }
 * ```
 *
 * @category Type helpers
 * @since 1.0.0
 */
export type EncodedOf<Self extends AnyCodec> =
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- A codec is invariant in its value: only `any` accepts all.
  Self extends Codec<any, infer Encoded> ? Encoded : never;

/**
 * Returns the codec of the given parts.
 *
 * It is the way to a codec from nothing. {@link refine} and {@link transform} start from a codec that exists, and need less.
 *
 * @typeParam Value - The type of the decoded value.
 * @typeParam Encoded - The type of the encoded value.
 * @param definition - The guard, the two directions and the schema.
 * @returns A codec.
 *
 * @example Encode bigints as text
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * const bigint = Codec.of<bigint, string>({
 *   hasInstance: (value) => typeof value === 'bigint',
 *   encode: (value) => value.toString(),
 *   decode: (input) =>
 *     typeof input === 'string' && /^-?\d+$/.test(input)
 *       ? { ok: true, value: BigInt(input) }
 *       : Codec.fault('an integer as text', input),
 *   schema: () => ({ type: 'string', pattern: '^-?\\d+$' }),
 * });
 *
 * bigint.encode(12n); // => '12'
 * bigint.decode('12'); // => { ok: true, value: 12n }
 * bigint.decode('1.2').ok; // => false
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function of<Value, Encoded = JSONValue>(
  definition: Definition<Value, Encoded>,
): Codec<Value, Encoded> {
  const { hasInstance, encode } = definition;
  const decode = (input: unknown): Result<Value, CodecError> => {
    const result = definition.decode(input);
    return result.ok ? result : { ok: false, error: new CodecError(result.error) };
  };
  const validate = (input: unknown): StandardResult<Value> => {
    const result = definition.decode(input);
    return result.ok ? { value: result.value } : { issues: [toIssue(result.error)] };
  };
  return {
    hasInstance,
    encode,
    decode,
    definition,
    '~standard': { version: 1, vendor: 'tstd', validate },
  };
}

function toIssue(fault: Fault): StandardIssue {
  return { message: capitalize(expectation(fault)), path: fault.path };
}
