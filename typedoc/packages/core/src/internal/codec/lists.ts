import type { JSONObject } from '@tstd/core-type';
import { checkArray, checkObject } from '@tstd/error/Argument';

import { checkCodec } from '../checks.js';
import { type Fault, type FaultResult, fault } from './fault.js';
import { transform } from './changes.js';
import { SOUGHT_FAULTS, addWithin, failure } from './faults.js';
import {
  type AnyCodec,
  type Codec,
  type Definition,
  type EncodedOf,
  type InputOf,
  type SchemaReferences,
  type ValueOf,
  of,
} from './model.js';

/**
 * Returns the codec for arrays whose items are all decoded and encoded with the given codec.
 *
 * @typeParam Value - The type of the items.
 * @typeParam Encoded - The type of the encoded items.
 * @typeParam Input - The type of the input that the codec expects.
 * @param item - The codec that reads and writes each item, in order.
 * @returns A codec for arrays.
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
 * @alias ArrayEnsure, t.readonlyArray
 * @keywords validate, elements, JSON, rows, nonempty
 * @category Combinations
 * @since 1.0.0
 */
export function array<Value, Encoded, Input>(
  item: Codec<Value, Encoded, Input>,
): Codec<readonly Value[], readonly Encoded[], readonly Input[]> {
  checkCodec(item, 'item');
  const { definition } = item;
  return ofItems<readonly Value[], readonly Encoded[], readonly Input[]>({
    expected: 'an array',
    least: 0,
    most: Infinity,
    // SAFETY: the codec encodes only items that it has accepted.
    definitionAt: () => definition as AnyCodec['definition'],
    schema: (references) => ({ type: 'array', items: definition.schema(references) }),
  });
}

/**
 * The options of {@link tuple}.
 *
 * @typeParam Rest - The type of the codec for additional items.
 *
 * @example Accept a command with any number of arguments
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * const options: Codec.TupleOptions<typeof Codec.string> = {
 *   rest: Codec.string,
 * };
 *
 * Codec.tuple([Codec.constant('copy')], options).decode(['copy', 'a', 'b'])
 *   .ok; // => true
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface TupleOptions<Rest extends AnyCodec> {
  /** The codec for additional items. By default, additional items are rejected. */
  readonly rest?: Rest | undefined;
}

/**
 * Returns the codec for arrays in which each item has its own codec.
 *
 * The array must have one item for each codec. With `options.rest`, any number of additional items may follow. An array of the wrong length is a fault, which is listed before the faults of the items.
 *
 * @typeParam Members - The types of the codecs.
 * @typeParam Rest - The type of the codec for additional items.
 * @param members - One codec for each item, in the order of the items.
 * @param options - The codec for additional items. Without this option, additional items are rejected.
 * @returns A codec for tuples.
 *
 * @example Decode a pair
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * const entry = Codec.tuple([Codec.string, Codec.number]);
 *
 * entry.decode(['a', 1]); // => { ok: true, value: ['a', 1] }
 * entry.decode(['a', 1, 2]).ok; // => false
 * ```
 *
 * @alias tupleOf, looseTuple, strictTuple, tupleWithRest, joi.ordered
 * @keywords fixed, length, positional, heterogeneous, coordinates, variadic, mixed
 * @category Combinations
 * @since 1.0.0
 */
export function tuple<const Members extends readonly AnyCodec[], Rest extends AnyCodec = never>(
  members: Members,
  options: TupleOptions<Rest> = {},
): Codec<TupleValue<Members, Rest>, TupleEncoded<Members, Rest>, TupleInput<Members, Rest>> {
  checkArray(members, 'members');
  checkObject(options, 'options');
  members.forEach((member, index) => {
    checkCodec(member, `members[${index}]`);
  });
  if (options.rest !== undefined) {
    checkCodec(options.rest, 'rest');
  }

  const { length } = members;
  const definitions = members.map((member) => member.definition);
  const rest = options.rest?.definition;
  return ofItems<TupleValue<Members, Rest>, TupleEncoded<Members, Rest>, TupleInput<Members, Rest>>(
    {
      expected: `an array of ${length} ${length === 1 ? 'item' : 'items'}${rest === undefined ? '' : ' or more'}`,
      least: length,
      most: rest === undefined ? length : Infinity,
      // SAFETY: only with a rest can the array be longer.
      definitionAt: (index) => (definitions[index] ?? rest) as AnyCodec['definition'],
      schema: (references) => ({
        type: 'array',
        minItems: length,
        ...(rest === undefined && { maxItems: length }),
        // The meta-schema requires at least one item in `prefixItems`.
        ...(length > 0 && {
          prefixItems: definitions.map((definition) => definition.schema(references)),
        }),
        ...(rest === undefined
          ? length > 0 && { items: false }
          : { items: rest.schema(references) }),
      }),
    },
  );
}

interface ItemsOptions {
  /** A description of an array with the right number of items. */
  readonly expected: string;

  /** The smallest valid length. */
  readonly least: number;

  /** The largest valid length. */
  readonly most: number;

  /** Returns the definition of the item at an index. */
  readonly definitionAt: (index: number) => Definition<unknown, unknown>;

  readonly schema: (references: SchemaReferences) => JSONObject;
}

/** Creates the codec for an array. Unlike callbacks, loops visit the holes of a sparse array, and need less stack for nested arrays. */
function ofItems<Value extends readonly unknown[], Encoded extends readonly unknown[], Input>({
  expected,
  least,
  most,
  definitionAt,
  schema,
}: ItemsOptions): Codec<Value, Encoded, Input> {
  const hasLength = ({ length }: readonly unknown[]): boolean => length >= least && length <= most;
  return of<Value, Encoded, Input>({
    hasInstance: (value): value is Value => {
      if (!Array.isArray(value) || !hasLength(value)) {
        return false;
      }
      for (let index = 0; index < value.length; index += 1) {
        if (!definitionAt(index).hasInstance(value[index])) {
          return false;
        }
      }
      return true;
    },
    encode: (value) => {
      const encoded: unknown[] = [];
      for (let index = 0; index < value.length; index += 1) {
        encoded.push(definitionAt(index).encode(value[index]));
      }
      // SAFETY: the items are encoded by position, as the types say.
      return encoded as readonly unknown[] as Encoded;
    },
    decode: (input, limit = SOUGHT_FAULTS) => {
      if (!Array.isArray(input)) {
        return fault(expected, input);
      }
      const values: unknown[] = [];
      const faults: Fault[] = hasLength(input) ? [] : [{ path: [], expected, received: input }];
      const end = Math.min(input.length, most);
      for (let index = 0; index < end && faults.length < limit; index += 1) {
        const part: unknown = input[index];
        const definition = definitionAt(index);
        if (definition.isIdentity === true && definition.hasInstance(part)) {
          values.push(part);
          continue;
        }
        const result = definition.decode(part, limit - faults.length);
        if (result.ok) {
          values.push(result.value);
        } else {
          addWithin(faults, index, result.error);
        }
      }
      return faults.length === 0
        ? // SAFETY: the items are decoded by position, as the types say.
          { ok: true, value: values as readonly unknown[] as Value }
        : failure(faults);
    },
    schema,
  });
}

/**
 * Returns the codec for sets, which are encoded as arrays in the same order.
 *
 * An input that contains an item twice is rejected, as {@link map} rejects duplicate keys. Items are compared as in a `Set`, so two objects are always different.
 *
 * @typeParam Value - The type of the items.
 * @typeParam Encoded - The type of the encoded items.
 * @typeParam Input - The type of the input that the codec expects.
 * @param item - The codec that reads and writes each item, in order.
 * @returns A codec for sets.
 *
 * @example Decode tags
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * const tags = Codec.set(Codec.string);
 *
 * tags.decode(['a', 'b']); // => { ok: true, value: new Set(['a', 'b']) }
 * tags.encode(new Set(['a'])); // => ['a']
 *
 * const result = tags.decode(['a', 'b', 'a']);
 * result.ok ? '' : result.error.message; // => 'At "/2": expected a unique item, received a string'
 * ```
 *
 * @alias SetFromSelf, ReadonlySetSchema, v.set, setFromArray
 * @keywords unique, distinct, duplicates, uniqueItems, array, JSON
 * @category Combinations
 * @since 1.0.0
 */
export function set<Value, Encoded, Input>(
  item: Codec<Value, Encoded, Input>,
): Codec<ReadonlySet<Value>, readonly Encoded[], readonly Input[]> {
  checkCodec(item, 'item');
  const { hasInstance } = item.definition;
  return transform<readonly Value[], readonly Encoded[], readonly Input[], ReadonlySet<Value>>(
    array(item),
    {
      expected: 'an array',
      hasInstance: (value): value is ReadonlySet<Value> =>
        value instanceof Set && everyPart(value, hasInstance),
      encode: (value) => [...value],
      decode: (items) => {
        const self = new Set(items);
        return self.size === items.length
          ? self
          : repeated(items, (index) => fault('a unique item', items[index], [index]));
      },
    },
  );
}

/**
 * Returns the codec for maps, which are encoded as arrays of pairs in the same order.
 *
 * An input that contains a key twice is rejected, because one of the values would be lost. Keys are compared as in a `Map`, so two objects are always different.
 * If the keys are strings, consider {@link record}.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam EncodedKey - The type of the encoded keys.
 * @typeParam KeyInput - The type of the input that the codec for the keys expects.
 * @typeParam Value - The type of the values.
 * @typeParam EncodedValue - The type of the encoded values.
 * @typeParam ValueInput - The type of the input that the codec for the values expects.
 * @param key - The codec that reads and writes each key.
 * @param value - The codec that reads and writes each value.
 * @returns A codec for maps.
 *
 * @example Decode names by number
 * ```ts
 * import { Codec, Int } from '@tstd/core';
 *
 * const names = Codec.map(Int.codec, Codec.string);
 *
 * names.decode([[1, 'Ada']]); // => { ok: true, value: new Map([[1, 'Ada']]) }
 * names.encode(new Map([[Int.of(1), 'Ada']])); // => [[1, 'Ada']]
 *
 * const result = names.decode([[1, 'Ada'], [1, 'Grace']]);
 * result.ok ? '' : result.error.message; // => 'At "/1/0": expected a unique key, received a number'
 * ```
 *
 * @alias MapFromSelf, ReadonlyMapSchema, v.map, mapFromEntries
 * @keywords entries, pairs, associative, keyed, dictionary, JSON, array
 * @category Combinations
 * @since 1.0.0
 */
export function map<Key, EncodedKey, KeyInput, Value, EncodedValue, ValueInput>(
  key: Codec<Key, EncodedKey, KeyInput>,
  value: Codec<Value, EncodedValue, ValueInput>,
): Codec<
  ReadonlyMap<Key, Value>,
  readonly (readonly [EncodedKey, EncodedValue])[],
  readonly (readonly [KeyInput, ValueInput])[]
> {
  checkCodec(key, 'key');
  checkCodec(value, 'value');
  type Entry = readonly [Key, Value];
  type EncodedEntry = readonly [EncodedKey, EncodedValue];
  type EntryInput = readonly [KeyInput, ValueInput];

  const entry = tuple([key, value]) as unknown as Codec<Entry, EncodedEntry, EntryInput>;
  const { hasInstance } = entry.definition;
  return transform<
    readonly Entry[],
    readonly EncodedEntry[],
    readonly EntryInput[],
    ReadonlyMap<Key, Value>
  >(array(entry), {
    expected: 'an array',
    hasInstance: (self): self is ReadonlyMap<Key, Value> =>
      self instanceof Map && everyPart(self, hasInstance),
    encode: (self) => [...self],
    decode: (entries) => {
      const self = new Map(entries);
      const keys = entries.map(([name]) => name);
      return self.size === keys.length
        ? self
        : repeated(keys, (index) => fault('a unique key', keys[index], [index, 0]));
    },
  });
}

/** Creates the failure of a list that contains duplicates. */
function repeated(
  values: readonly unknown[],
  faultAt: (index: number) => FaultResult,
): FaultResult {
  const seen = new Set<unknown>();
  const faults: Fault[] = [];
  for (let index = 0; faults.length < SOUGHT_FAULTS && index < values.length; index += 1) {
    if (seen.has(values[index])) {
      faults.push(faultAt(index).error);
    }
    seen.add(values[index]);
  }
  return failure(faults);
}

function everyPart(parts: Iterable<unknown>, hasInstance: (part: unknown) => boolean): boolean {
  for (const part of parts) {
    if (!hasInstance(part)) {
      return false;
    }
  }
  return true;
}

/**
 * The type of the tuples that a codec created by {@link tuple} decodes to.
 *
 * @typeParam Members - The types of the codecs.
 * @typeParam Rest - The type of the codec for additional items.
 *
 * @example Name the type of a decoded pair
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
export type TupleValue<
  Members extends readonly AnyCodec[],
  Rest extends AnyCodec = never,
> = WithRest<{ readonly [Index in keyof Members]: ValueOf<Members[Index]> }, ValueOf<Rest>>;

/**
 * The type of the tuples that a codec created by {@link tuple} encodes to.
 *
 * @typeParam Members - The types of the codecs.
 * @typeParam Rest - The type of the codec for additional items.
 *
 * @example Name the type of an encoded pair
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
export type TupleEncoded<
  Members extends readonly AnyCodec[],
  Rest extends AnyCodec = never,
> = WithRest<{ readonly [Index in keyof Members]: EncodedOf<Members[Index]> }, EncodedOf<Rest>>;

/**
 * The type of the input that a codec created by {@link tuple} expects.
 *
 * @typeParam Members - The types of the codecs.
 * @typeParam Rest - The type of the codec for additional items.
 *
 * @example Name the type of the input of a pair
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * const size = Codec.withDefault(Codec.number, 20);
 * type PairInput = Codec.TupleInput<[typeof Codec.string, typeof size]>;
 *
 * const pair: PairInput = ['tea', undefined];
 * Codec.tuple([Codec.string, size]).decode(pair); // => { ok: true, value: ['tea', 20] }
 * ```
 *
 * @category Type helpers
 * @since 1.0.0
 */
export type TupleInput<
  Members extends readonly AnyCodec[],
  Rest extends AnyCodec = never,
> = WithRest<{ readonly [Index in keyof Members]: InputOf<Members[Index]> }, InputOf<Rest>>;

type WithRest<Items extends readonly unknown[], Rest> = [Rest] extends [never]
  ? Items
  : readonly [...Items, ...Rest[]];
