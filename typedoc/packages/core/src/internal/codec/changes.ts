import type { JSONObject, JSONValue } from '@tstd/core-type';
import { ArgumentError } from '@tstd/error';

import type { Option } from '../../Option.js';
import { describe } from '../describe.js';
import { fault } from './fault.js';
import { type Codec, of } from './model.js';

/**
 * The parts of {@link refine}.
 *
 * @typeParam Value - The type before refining.
 * @typeParam Refined - The type after refining.
 *
 * @example A refinement for two codecs
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * const positive: Codec.Refinement<number> = {
 *   expected: 'a positive number',
 *   hasInstance: (value) => value > 0,
 * };
 *
 * Codec.refine(Codec.number, positive).decode(-1).ok; // => false
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface Refinement<Value, Refined extends Value = Value> {
  /** What the refined codec accepts, with its article: `'a positive number'`. */
  readonly expected: string;

  /**
   * Returns `true` when the value is accepted.
   *
   * @param value - A value of the codec that is refined.
   * @returns Whether the value is accepted.
   */
  readonly hasInstance: ((value: Value) => value is Refined) | ((value: Value) => boolean);

  /** The keywords that say the same in JSON Schema, draft 2020-12. */
  readonly schema?: JSONObject;
}

/**
 * Returns a codec that accepts fewer values than the given one.
 *
 * Where the values have a type of their own, `hasInstance` is a type guard.
 *
 * @typeParam Value - The type before refining.
 * @typeParam Encoded - The type of the encoded value.
 * @typeParam Refined - The type after refining.
 * @param self - The codec to refine.
 * @param refinement - What is accepted.
 * @returns A codec of the accepted values. Its `encode` throws on another value.
 *
 * @example Accept positive numbers
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * const price = Codec.refine(Codec.number, {
 *   expected: 'a positive number',
 *   hasInstance: (value) => value > 0,
 *   schema: { exclusiveMinimum: 0 },
 * });
 *
 * price.decode(2); // => { ok: true, value: 2 }
 * price.decode(0).ok; // => false
 * price.encode(0); // => throws ArgumentError
 * ```
 *
 * @category Transformations
 * @since 1.0.0
 */
export function refine<Value, Encoded, Refined extends Value = Value>(
  self: Codec<Value, Encoded>,
  refinement: Refinement<Value, Refined>,
): Codec<Refined, Encoded> {
  const { hasInstance, encode, decode, schema, isIdentity = false } = self.definition;
  const accepts = refinement.hasInstance as (value: Value) => value is Refined;
  return of<Refined, Encoded>({
    hasInstance: (value): value is Refined => hasInstance(value) && accepts(value),
    encode: (value) => {
      if (!accepts(value)) {
        throw new ArgumentError({
          message: `The codec encodes ${refinement.expected}, received ${describe(value)}`,
        });
      }
      return encode(value);
    },
    decode: (input) => {
      const result = decode(input);
      if (!result.ok) {
        return result;
      }
      const { value } = result;
      return accepts(value) ? { ok: true, value } : fault(refinement.expected, input);
    },
    schema: (references) => addKeywords(schema(references), refinement.schema),
    isIdentity,
  });
}

/**
 * The parts of {@link transform}.
 *
 * @typeParam Value - The type that the given codec decodes to.
 * @typeParam Target - The type that the transformed codec decodes to.
 *
 * @example A transformation for two codecs
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * const set: Codec.Transformation<readonly string[], ReadonlySet<string>> = {
 *   expected: 'a set',
 *   hasInstance: (value): value is ReadonlySet<string> => value instanceof Set,
 *   encode: (value) => [...value],
 *   decode: (items) => new Set(items),
 * };
 *
 * Codec.transform(Codec.array(Codec.string), set).encode(new Set(['a'])); // => ['a']
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface Transformation<Value, Target> {
  /** What the transformed codec accepts, with its article: `'a date as text'`. */
  readonly expected: string;

  /**
   * Returns `true` when the value is one that the codec encodes.
   *
   * @param value - The value to check.
   * @returns Whether the value is one that the codec encodes.
   */
  readonly hasInstance: (value: unknown) => value is Target;

  /**
   * Returns the value that the given codec encodes.
   *
   * @param value - The value to encode.
   * @returns The value for the given codec.
   */
  readonly encode: (value: Target) => Value;

  /**
   * Returns the value of what the given codec has decoded, or None when there is none.
   *
   * @param value - What the given codec has decoded.
   * @returns The value, or None.
   */
  readonly decode: (value: Value) => Option<Target>;

  /** The keywords that narrow the JSON Schema of the given codec, draft 2020-12. */
  readonly schema?: JSONObject;
}

/**
 * Returns a codec of another type, which is written as the given codec writes.
 *
 * @typeParam Value - The type that the given codec decodes to.
 * @typeParam Encoded - The type of the encoded value.
 * @typeParam Target - The type that the transformed codec decodes to.
 * @param self - The codec of the written form.
 * @param transformation - The guard and the two directions.
 * @returns A codec of the other type.
 *
 * @example Read an address as a URL
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * const url = Codec.transform(Codec.string, {
 *   expected: 'a URL',
 *   hasInstance: (value) => value instanceof URL,
 *   encode: (value) => value.href,
 *   decode: (text) => (URL.canParse(text) ? new URL(text) : undefined),
 * });
 *
 * url.encode(new URL('https://example.org')); // => 'https://example.org/'
 * url.decode('example').ok; // => false
 * ```
 *
 * @category Transformations
 * @since 1.0.0
 */
export function transform<Value, Encoded, Target>(
  self: Codec<Value, Encoded>,
  transformation: Transformation<Value, Target>,
): Codec<Target, Encoded> {
  const { encode, decode, schema } = self.definition;
  return of<Target, Encoded>({
    hasInstance: transformation.hasInstance,
    encode: (value) => encode(transformation.encode(value)),
    decode: (input) => {
      const result = decode(input);
      if (!result.ok) {
        return result;
      }
      const value = transformation.decode(result.value);
      return value === undefined ? fault(transformation.expected, input) : { ok: true, value };
    },
    schema: (references) => addKeywords(schema(references), transformation.schema),
  });
}

function addKeywords(schema: JSONObject, keywords: JSONObject = {}): JSONObject {
  const overlaps = Object.keys(keywords).some((keyword) => Object.hasOwn(schema, keyword));
  const all: readonly JSONValue[] = [schema, keywords];
  return overlaps ? { allOf: all } : { ...schema, ...keywords };
}
