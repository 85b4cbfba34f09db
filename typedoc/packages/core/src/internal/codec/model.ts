import { checkCodec, checkFlag } from '../checks.js';
import type { JSONObject, JSONValue } from '@tstd/core-type';

import { ArgumentError } from '@tstd/error';
import { checkFunction, checkObject } from '@tstd/error/Argument';

import { CodecError } from '../../CodecError.js';
import type { Result } from '../../Result.js';
import { capitalize } from '../capitalize.js';
import { describe, describeKind } from '../describe.js';
import { type Fault, expectation } from './fault.js';
import { MAX_FAULTS, failure, listFaults } from './faults.js';
import type { StandardIssue, StandardResult, StandardSchema } from './StandardSchema.js';

/**
 * A two-way conversion between the values of a type and JSON.
 *
 * `encode` converts a value to JSON. `decode` accepts any input and returns the value or the faults. It does not catch exceptions from getters or proxies in the input.
 * For codecs of primitives, and of lists, tuples, objects, records, sets and maps of primitives, `decode(encode(value))` returns an equal value.
 * The codec for an object omits properties that it does not declare, and optional fields that are `undefined`. A hole in an array becomes an item that is `undefined`.
 * A union preserves this round trip if no member decodes the JSON of a later member. An {@link option} preserves it if its value is not encoded as `null`.
 * {@link withDefault} preserves it except for `undefined`, which becomes the default. {@link lazy}, {@link refine} and {@link transform} preserve it if their arguments do.
 * Decoding lists up to 100 faults in an input: the `CodecError` contains the first fault, the list of faults, and whether there are more. A codec created with {@link failFast} stops at the first fault. The fields of an object are read in the order in which they are declared.
 *
 * Every codec implements Standard Schema.
 *
 * @typeParam Value - The type of the decoded value.
 * @typeParam Encoded - The type of the encoded value.
 * @typeParam Input - The type of the input that `decode` expects, for Standard Schema: the type of the encoded value, except that fields with a default may be absent.
 *
 * @example The codec for a user
 * ```ts
 * import { Codec, Int, String } from '@tstd/core';
 *
 * const user = Codec.object({ id: Int.codec, name: String.codec });
 *
 * user.decode({ id: 1, name: 'Ada' }); // => { ok: true, value: { id: 1, name: 'Ada' } }
 *
 * const result = user.decode({ id: 1.5, name: 'Ada' });
 * result.ok ? '' : result.error.message; // => 'At "/id": expected a safe integer, received a number'
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface Codec<Value, Encoded = JSONValue, Input = Encoded> extends StandardSchema<
  Input,
  Value
> {
  /**
   * Checks whether the codec can encode a value.
   *
   * @param value - Any value, in its decoded form.
   * @returns Whether the codec can encode the value.
   */
  readonly hasInstance: (value: unknown) => value is Value;

  /**
   * Converts a value to JSON.
   *
   * @param value - A value that `hasInstance` accepts. It is not changed.
   * @returns The encoded value.
   * @throws An `ArgumentError` if `hasInstance` returns `false` for the value, for example for `NaN`.
   */
  readonly encode: (value: Value) => Encoded;

  /**
   * Decodes an input and returns the value or the faults in the input.
   *
   * @param input - The encoded value, for example from `JSON.parse`.
   * @returns The decoded value, or the error that lists the faults.
   */
  readonly decode: (input: unknown) => Result<Value, CodecError>;

  /** The definition from which the codec was created. The combinators of this module use this definition. */
  readonly definition: Definition<Value, Encoded>;
}

/**
 * The parts of a {@link Codec} that {@link of} expects.
 *
 * @typeParam Value - The type of the decoded value.
 * @typeParam Encoded - The type of the encoded value.
 *
 * @example Extend the definition of a codec
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
   * Checks whether the codec can encode a value. A union calls this function to find the member that matches a value.
   *
   * @param value - Any value, in its decoded form.
   * @returns Whether the codec can encode the value.
   */
  readonly hasInstance: (value: unknown) => value is Value;

  /**
   * Converts a value to JSON. The function receives only values that `hasInstance` accepts.
   *
   * @param value - The value, in its decoded form.
   * @returns The encoded value.
   */
  readonly encode: (value: Value) => Encoded;

  /**
   * Decodes an input and returns the value or the fault. A missing key is read as `undefined`.
   *
   * @param input - Any input. For a missing key, it is `undefined`.
   * @param limit - The number of faults after which decoding may stop. A codec with several parts passes the remaining number to each part. The default is 101, one more than a `CodecError` lists.
   * @returns The decoded value, or the first fault, which contains the others.
   */
  readonly decode: (input: unknown, limit?: number) => Result<Value, Fault>;

  /**
   * Returns the JSON Schema (draft 2020-12) of the encoded values.
   *
   * @param references - The definitions to which a recursive schema adds itself.
   * @returns The schema.
   */
  readonly schema: (references: SchemaReferences) => JSONObject;

  /**
   * Whether the encoded form of every value is the value itself: `encode` returns it unchanged, and `decode` accepts exactly the values that `hasInstance` accepts and returns them unchanged. The combinators then call only `hasInstance`, which is faster. The default is `false`.
   */
  readonly isIdentity?: boolean | undefined;

  /**
   * Whether a field with this codec may be absent: `decode` accepts `undefined`, and the JSON Schema of an object does not require the field. The default is `false`.
   */
  readonly isOptional?: boolean | undefined;
}

/**
 * The definitions of a JSON Schema, through which a recursive schema refers to itself.
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
   * Adds a schema to the definitions, unless they already contain it, and returns a reference to the schema.
   *
   * @param identity - The object that identifies the schema. The same object always produces the same reference.
   * @param name - The name of the definition. If another schema already has this name, a number is appended.
   * @param build - Returns the schema. It is called once for each identity.
   * @returns A schema with the single keyword `$ref`.
   */
  readonly define: (identity: object, name: string, build: () => JSONObject) => JSONObject;
}

/**
 * A codec for any type.
 *
 * @example A function that accepts any codec
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * function accepts(codec: Codec.AnyCodec, input: unknown): boolean {
 *   return codec.decode(input).ok;
 * }
 *
 * accepts(Codec.string, 'a'); // => true
 * ```
 *
 * @category Type helpers
 * @since 1.0.0
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- A codec is invariant in its value: only `any` accepts every codec.
export type AnyCodec = Codec<any, unknown>;

/**
 * The type of the values that a codec decodes to.
 *
 * @typeParam Self - The type of the codec.
 *
 * @example Name the type of the values of a codec
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
 * @alias TypeOf, InferType, StaticDecode, Schema.Type, z.output, t.TypeOf, S.Type, InferValue,
 *   Type.Static
 * @keywords static
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
 * @example The encoded type of an option
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
 * @alias Encoded, t.OutputOf, StaticEncode
 * @category Type helpers
 * @since 1.0.0
 */
export type EncodedOf<Self extends AnyCodec> =
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- A codec is invariant in its value: only `any` accepts every codec.
  Self extends Codec<any, infer Encoded, unknown> ? Encoded : never;

/**
 * The type of the input that a codec expects: the type of the encoded value, except that fields with a default may be absent.
 *
 * It is the input type for Standard Schema. It describes the data that a client may send.
 *
 * @typeParam Self - The type of the codec.
 *
 * @example A field that a client may omit
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * const page = Codec.object({
 *   query: Codec.string,
 *   size: Codec.withDefault(Codec.number, 20),
 * });
 * type PageInput = Codec.InputOf<typeof page>;
 *
 * const input: PageInput = { query: 'tea' };
 * page.decode(input); // => { ok: true, value: { query: 'tea', size: 20 } }
 * ```
 *
 * @alias InferInput, z.input, Schema.Encoded
 * @keywords request, default, optional, body, form
 * @category Type helpers
 * @since 1.0.0
 */
export type InputOf<Self extends AnyCodec> =
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- A codec is invariant in its value: only `any` accepts every codec.
  Self extends Codec<any, unknown, infer Input> ? Input : never;

/**
 * Creates a codec from a guard, two conversions and a JSON Schema.
 *
 * {@link refine} and {@link transform} start from an existing codec and need less code.
 *
 * @typeParam Value - The type of the decoded value.
 * @typeParam Encoded - The type of the encoded value.
 * @typeParam Input - The type of the input that `decode` expects.
 * @param definition - The guard, the two conversions and the schema.
 * @returns A codec.
 *
 * @example Encode bigints as strings
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * const bigint = Codec.of<bigint, string>({
 *   hasInstance: (value): value is bigint => typeof value === 'bigint',
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
 * @alias makeCodec, makeSchema
 * @keywords custom, handwritten, manual, class, primitive, bigint, binary
 * @category Constructors
 * @since 1.0.0
 */
export function of<Value, Encoded = JSONValue, Input = Encoded>(
  definition: Definition<Value, Encoded>,
): Codec<Value, Encoded, Input> {
  checkObject(definition, 'definition');
  const { hasInstance } = definition;
  checkFunction(hasInstance, 'hasInstance');
  checkFunction(definition.encode, 'encode');
  checkFunction(definition.decode, 'decode');
  checkFunction(definition.schema, 'schema');
  checkFlag(definition.isIdentity, 'isIdentity');
  checkFlag(definition.isOptional, 'isOptional');
  const encode = (value: Value): Encoded => {
    if (!hasInstance(value)) {
      throw refusal(definition, value);
    }
    return definition.encode(value);
  };
  const decode = (input: unknown): Result<Value, CodecError> => {
    const result = definition.decode(input);
    return result.ok ? result : { ok: false, error: new CodecError(result.error) };
  };
  const validate = (input: unknown): StandardResult<Value> => {
    const result = definition.decode(input);
    return result.ok
      ? { value: result.value }
      : {
          issues: listFaults(result.error)
            .slice(0, MAX_FAULTS)
            .map((each) => toIssue(each)),
        };
  };
  // Codecs are shared by every module that imports them, so no module may change one.
  return Object.freeze({
    hasInstance,
    encode,
    decode,
    definition: Object.freeze(definition),
    '~standard': Object.freeze({ version: 1, vendor: 'tstd', validate } as const),
  });
}

/**
 * Returns a copy of a codec that stops at the first fault of an input.
 *
 * Use it for input that nobody will correct: a complete list of faults would only take time.
 *
 * @typeParam Value - The type of the decoded value.
 * @typeParam Encoded - The type of the encoded value.
 * @typeParam Input - The type of the input that the codec expects.
 * @param self - The codec to wrap, which finds all faults.
 * @returns A codec whose `CodecError` lists a single fault.
 *
 * @example List all faults or only the first one
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * const scores = Codec.array(Codec.number);
 * const countOf = (codec: Codec.AnyCodec): number => {
 *   const result = codec.decode(['a', 1, 'b']);
 *   return result.ok ? 0 : result.error.faults.length;
 * };
 *
 * countOf(scores); // => 2
 * countOf(Codec.failFast(scores)); // => 1
 * ```
 *
 * @alias abortPipeEarly, bail, allErrors, stopOnFirstError
 * @keywords shortcircuit, error, performance, stop
 * @category Transformations
 * @since 1.0.0
 */
export function failFast<Value, Encoded, Input>(
  self: Codec<Value, Encoded, Input>,
): Codec<Value, Encoded, Input> {
  checkCodec(self, 'self');
  const { decode } = self.definition;
  return of<Value, Encoded, Input>({
    ...self.definition,
    decode: (input) => {
      const result = decode(input, 1);
      // A custom definition may ignore the limit.
      return result.ok ? result : { ok: false, error: listFaults(result.error)[0] };
    },
  });
}

/**
 * Returns a copy of a codec whose messages quote the received strings and numbers.
 *
 * Otherwise, messages name only the kind of the received value, because an input may contain a secret, such as a password or a token.
 * Use this function for an input that everyone who reads the messages may see, such as a configuration file. To quote a single field, wrap only the codec of that field.
 * Custom messages of refinements are kept. Strings and bigints are cut after 40 characters.
 *
 * @typeParam Value - The type of the decoded value.
 * @typeParam Encoded - The type of the encoded value.
 * @typeParam Input - The type of the input that the codec expects.
 * @param self - The codec to wrap. If it is a union or an option, wrap the whole codec, not its members.
 * @returns A codec whose messages quote the received values.
 *
 * @example Compare messages with and without the received value
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * const messageOf = (codec: Codec.AnyCodec, input: unknown): string => {
 *   const result = codec.decode(input);
 *   return result.ok ? '' : result.error.message;
 * };
 *
 * messageOf(Codec.number, '36'); // => 'Expected a finite number, received a string'
 * messageOf(Codec.quoteReceived(Codec.number), '36'); // => 'Expected a finite number, received "36"'
 * ```
 *
 * @alias reportInput, includeReceived
 * @keywords message, value, text, secret, password, log, privacy, redact, show, debug
 * @category Transformations
 * @since 1.0.0
 */
export function quoteReceived<Value, Encoded, Input>(
  self: Codec<Value, Encoded, Input>,
): Codec<Value, Encoded, Input> {
  checkCodec(self, 'self');
  const { decode } = self.definition;
  return of<Value, Encoded, Input>({
    ...self.definition,
    decode: (input, limit) => {
      const result = decode(input, limit);
      return result.ok ? result : failure(listFaults(result.error).map(quote));
    },
  });
}

function quote(fault: Fault): Fault {
  const { expected, received, message } = fault;
  // An absent value may later be marked as a missing field, which has a message of its own.
  return message !== undefined || received === undefined
    ? fault
    : { ...fault, message: `expected ${expected}, received ${describe(received)}` };
}

/** Returns the error for a value that a codec cannot encode: if possible, the error of the part that rejects the value. */
function refusal<Value, Encoded>(
  definition: Definition<Value, Encoded>,
  value: unknown,
): ArgumentError {
  try {
    // SAFETY: the value is not of the type: `encode` is called only to learn what is wrong with it.
    definition.encode(value as Value);
  } catch (error) {
    if (error instanceof ArgumentError) {
      return error;
    }
  }
  return new ArgumentError({
    message: `Expected "value" to be a value that the codec can encode, received ${describeKind(value)}`,
  });
}

function toIssue(fault: Fault): StandardIssue {
  return { message: capitalize(expectation(fault)), path: fault.path };
}
