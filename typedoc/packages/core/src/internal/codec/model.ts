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
 * The way of a type to JSON and back.
 *
 * `encode` turns a value into JSON. `decode` takes anything, and answers with the value or with the faults. What a getter or a proxy of the input throws is thrown on.
 * `decode(encode(value))` gives an equal value for the codecs of primitives, and for lists, tuples, objects, records, sets and maps of them.
 * Properties that the codec of an object does not name are left out, and an optional field that is `undefined`. A hole in an array becomes an item that is `undefined`.
 * A union holds the round trip when no member decodes what a member after it encodes, an {@link option} when the value inside is not written as `null`.
 * {@link withDefault} holds it but for `undefined`, which it reads as the default, and {@link lazy}, {@link refine} and {@link transform} when what they are given holds it.
 * Decoding finds all faults of an input, up to 100: the error has the first one, a list of all, and says whether there are more. {@link failFast} stops at the first. An object reads its fields in the order in which they are declared.
 *
 * Every codec implements Standard Schema.
 *
 * @typeParam Value - The type of the decoded value.
 * @typeParam Encoded - The type of the encoded value.
 * @typeParam Input - The type of what `decode` is meant to read, as Standard Schema sees it: that of the encoded value, in which a field with a default may be absent.
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
   * Returns `true` when the value is one that the codec encodes.
   *
   * @param value - Any value, in its decoded form.
   * @returns Whether the value is one that the codec encodes.
   */
  readonly hasInstance: (value: unknown) => value is Value;

  /**
   * Returns the JSON of a value.
   *
   * @param value - A value that `hasInstance` accepts; it is not changed.
   * @returns The encoded value.
   * @throws An `ArgumentError` when `hasInstance` is `false` for the value, such as `NaN`.
   */
  readonly encode: (value: Value) => Encoded;

  /**
   * Returns the value of an input, or its faults.
   *
   * @param input - The encoded value, for example from `JSON.parse`.
   * @returns The decoded value, or the error that says where the faults are.
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
   * @param value - Any value, in its decoded form.
   * @returns Whether the value is one that the codec encodes.
   */
  readonly hasInstance: (value: unknown) => value is Value;

  /**
   * Returns the JSON of a value that `hasInstance` accepts.
   *
   * @param value - The value, in its decoded form.
   * @returns The encoded value.
   */
  readonly encode: (value: Value) => Encoded;

  /**
   * Returns the value of an input, or the fault. A key that is missing is read as `undefined`.
   *
   * @param input - Any input; a key that is missing comes as `undefined`.
   * @param limit - How many faults are enough. What decodes several parts hands it on to them, and reads no further when it has found as many. When it is left out, 101 are: one more than an error lists.
   * @returns The decoded value, or the first fault with the others in it.
   */
  readonly decode: (input: unknown, limit?: number) => Result<Value, Fault>;

  /**
   * Returns the JSON Schema of the encoded values, in draft 2020-12.
   *
   * @param references - The definitions that a recursive schema adds itself to.
   * @returns The schema.
   */
  readonly schema: (references: SchemaReferences) => JSONObject;

  /**
   * Whether a value is its own JSON: `encode` returns what it is given, and `decode` what `hasInstance` accepts and nothing else. The combinators then call `hasInstance` alone, which is faster. The default is `false`.
   */
  readonly isIdentity?: boolean | undefined;

  /**
   * Whether a field with the codec may be absent: `decode` accepts `undefined`. The JSON Schema of an object does not require the field then. The default is `false`.
   */
  readonly isOptional?: boolean | undefined;
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
 * @alias Encoded, t.OutputOf, StaticEncode
 * @category Type helpers
 * @since 1.0.0
 */
export type EncodedOf<Self extends AnyCodec> =
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- A codec is invariant in its value: only `any` accepts all.
  Self extends Codec<any, infer Encoded, unknown> ? Encoded : never;

/**
 * The type of what a codec is meant to read: that of the encoded value, in which a field with a default may be absent.
 *
 * It is the input type of Standard Schema, by which a client knows what to send.
 *
 * @typeParam Self - The type of the codec.
 *
 * @example What a client may leave out
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
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- A codec is invariant in its value: only `any` accepts all.
  Self extends Codec<any, unknown, infer Input> ? Input : never;

/**
 * Returns the codec of the given parts.
 *
 * {@link refine} and {@link transform} start from a codec that exists, and need less.
 *
 * @typeParam Value - The type of the decoded value.
 * @typeParam Encoded - The type of the encoded value.
 * @typeParam Input - The type of what `decode` is meant to read.
 * @param definition - The guard, the two directions and the schema.
 * @returns A codec.
 *
 * @example Encode bigints as text
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
  // Codecs are shared by all that import them: nobody may change what another one decodes.
  return Object.freeze({
    hasInstance,
    encode,
    decode,
    definition: Object.freeze(definition),
    '~standard': Object.freeze({ version: 1, vendor: 'tstd', validate } as const),
  });
}

/**
 * Returns the same codec, but one that stops at the first fault of an input.
 *
 * For an input that nobody corrects, a list of faults helps nobody and costs time.
 *
 * @typeParam Value - The type of the decoded value.
 * @typeParam Encoded - The type of the encoded value.
 * @typeParam Input - The type of what the codec is meant to read.
 * @param self - The codec that looks for all faults.
 * @returns A codec whose errors have one fault.
 *
 * @example All faults, or the first
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
      // A definition from elsewhere may ignore the limit.
      return result.ok ? result : { ok: false, error: listFaults(result.error)[0] };
    },
  });
}

/**
 * Returns the same codec, but one whose messages write the texts and the numbers that were received.
 *
 * Other messages name the kind of the value only, since an input may hold a secret: a password in a form, or a token.
 * It is for an input that whoever reads the messages may see, such as a file of settings. Put it around a single field to leave the other fields out.
 * A message that a refinement has is kept. A text or a bigint is cut after 40 characters.
 *
 * @typeParam Value - The type of the decoded value.
 * @typeParam Encoded - The type of the encoded value.
 * @typeParam Input - The type of what the codec is meant to read.
 * @param self - The codec whose messages name kinds; around a union or an option, not within.
 * @returns A codec whose messages quote what was received.
 *
 * @example With and without the text
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
  // A field that is absent may still become one that is missing.
  return message !== undefined || received === undefined
    ? fault
    : { ...fault, message: `expected ${expected}, received ${describe(received)}` };
}

/** The error of a value that a codec does not encode: that of the part which refuses it, if one does. */
function refusal<Value, Encoded>(
  definition: Definition<Value, Encoded>,
  value: unknown,
): ArgumentError {
  try {
    // SAFETY: it is no value of the codec, and is given only to hear what is wrong with it.
    definition.encode(value as Value);
  } catch (error) {
    if (error instanceof ArgumentError) {
      return error;
    }
  }
  return new ArgumentError({
    message: `Expected "value" to be one that the codec encodes, received ${describeKind(value)}`,
  });
}

function toIssue(fault: Fault): StandardIssue {
  return { message: capitalize(expectation(fault)), path: fault.path };
}
