import { fault } from './fault.js';
import { type AnyCodec, type Codec, type EncodedOf, type ValueOf, of } from './model.js';
import { within } from './within.js';

/**
 * Returns the codec of an array whose items have one codec.
 *
 * @typeParam Value - The type of the items.
 * @typeParam Encoded - The type of the encoded items.
 * @param item - The codec of the items.
 * @returns A codec of arrays.
 *
 * @example Decode a list of integers
 * ```ts
 * import { Codec, Int } from '@tstd/core';
 *
 * const scores = Codec.array(Int.codec);
 *
 * scores.decode([1, 2]); // => { ok: true, value: [1, 2] }
 *
 * const result = scores.decode([1, 'two']);
 * result.ok ? [] : result.error.path; // => [1]
 * ```
 *
 * @category Combinations
 * @since 1.0.0
 */
export function array<Value, Encoded>(
  item: Codec<Value, Encoded>,
): Codec<readonly Value[], readonly Encoded[]> {
  const { hasInstance, encode, decode, schema, isIdentity = false } = item.definition;
  return of<readonly Value[], readonly Encoded[]>({
    // `every` skips the holes of a sparse array, `Array.from` does not.
    hasInstance: (value): value is readonly Value[] =>
      Array.isArray(value) && Array.from(value).every((part) => hasInstance(part)),
    encode: (value) => value.map((part) => encode(part)),
    decode: (input) => {
      if (!Array.isArray(input)) {
        return fault('an array', input);
      }
      const values: Value[] = [];
      for (let index = 0; index < input.length; index += 1) {
        const part: unknown = input[index];
        if (isIdentity && hasInstance(part)) {
          values.push(part);
          continue;
        }
        const result = decode(part);
        if (!result.ok) {
          return within(index, result.error);
        }
        values.push(result.value);
      }
      return { ok: true, value: values };
    },
    schema: (references) => ({ type: 'array', items: schema(references) }),
  });
}

/**
 * Returns the codec of an array that has as many items as codecs are given, each with its own codec.
 *
 * An array that is shorter or longer is refused.
 *
 * @typeParam Members - The types of the codecs.
 * @param members - The codec of each item.
 * @returns A codec of tuples.
 *
 * @example Decode a pair
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * const entry = Codec.tuple([Codec.string, Codec.number]);
 *
 * entry.decode(['a', 1]); // => { ok: true, value: ['a', 1] }
 * entry.decode(['a']).ok; // => false
 * entry.decode(['a', 1, 2]).ok; // => false
 * ```
 *
 * @category Combinations
 * @since 1.0.0
 */
export function tuple<const Members extends readonly AnyCodec[]>(
  members: Members,
): Codec<TupleValue<Members>, TupleEncoded<Members>> {
  type Value = TupleValue<Members>;
  type Encoded = TupleEncoded<Members>;

  const definitions = members.map((member) => member.definition);
  const { length } = definitions;
  const expected = `an array of ${length} ${length === 1 ? 'item' : 'items'}`;
  const isTuple = (value: unknown): value is readonly unknown[] =>
    Array.isArray(value) && value.length === length;

  return of<Value, Encoded>({
    hasInstance: (value): value is Value =>
      isTuple(value) && definitions.every((item, index) => item.hasInstance(value[index])),
    // SAFETY: the items are encoded by position, which is what the mapped type says.
    encode: (value) => definitions.map((item, index) => item.encode(value[index])) as Encoded,
    decode: (input) => {
      if (!isTuple(input)) {
        return fault(expected, input);
      }
      const values: unknown[] = [];
      for (let index = 0; index < length; index += 1) {
        // SAFETY: the index is one of the list.
        const result = (definitions[index] as (typeof definitions)[number]).decode(input[index]);
        if (!result.ok) {
          return within(index, result.error);
        }
        values.push(result.value);
      }
      // SAFETY: the items were decoded by position, which is what the mapped type says.
      return { ok: true, value: values as unknown as Value };
    },
    schema: (references) => {
      const size = { type: 'array', minItems: length, maxItems: length };
      // The meta-schema asks for one item or more in `prefixItems`.
      return length === 0
        ? size
        : {
            ...size,
            prefixItems: definitions.map((item) => item.schema(references)),
            items: false,
          };
    },
  });
}

/**
 * The type of the tuples that {@link tuple} decodes to.
 *
 * @typeParam Members - The types of the codecs.
 *
 * @example The values of two codecs
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * type Pair = Codec.TupleValue<[typeof Codec.string, typeof Codec.number]>;
 *
 * const pair: Pair = ['a', 1];
 * Codec.tuple([Codec.string, Codec.number]).encode(pair); // => ['a', 1]
 * ```
 *
 * @category Type helpers
 * @since 1.0.0
 */
export type TupleValue<Members extends readonly AnyCodec[]> = {
  readonly [Index in keyof Members]: ValueOf<Members[Index]>;
};

/**
 * The type of the tuples that {@link tuple} encodes to.
 *
 * @typeParam Members - The types of the codecs.
 *
 * @example The JSON of two codecs
 * ```ts
 * import { Codec, Int } from '@tstd/core';
 *
 * type PairJSON = Codec.TupleEncoded<[typeof Codec.string, typeof Int.codec]>;
 *
 * const pair: PairJSON = ['a', 1];
 * Codec.tuple([Codec.string, Int.codec]).decode(pair).ok; // => true
 * ```
 *
 * @category Type helpers
 * @since 1.0.0
 */
export type TupleEncoded<Members extends readonly AnyCodec[]> = {
  readonly [Index in keyof Members]: EncodedOf<Members[Index]>;
};
