import { ArgumentError } from '@tstd/error';

import type { Option } from '../../Option.js';
import { describe } from '../describe.js';
import { pointer } from '../pointer.js';
import { type Fault, type FaultResult, fault } from './fault.js';
import { type AnyCodec, type Codec, type EncodedOf, type ValueOf, of } from './model.js';

/**
 * Returns the codec of a value that is of one of several types.
 *
 * `encode` uses the first member whose `hasInstance` accepts the value, `decode` the first member that accepts the input.
 * Put the narrower member first where two members encode to the same JSON: a date before a string.
 * Declare first the field that tells objects apart: a member that refuses there reads no further.
 *
 * @typeParam Members - The types of the codecs.
 * @param members - The codecs, in the order in which they are tried.
 * @returns A codec of the union.
 * @throws An {@link ArgumentError} when there is no member.
 *
 * @example A string or a number
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * const id = Codec.union([Codec.string, Codec.number]);
 *
 * id.decode('a'); // => { ok: true, value: 'a' }
 * id.decode(1); // => { ok: true, value: 1 }
 *
 * const result = id.decode(true);
 * result.ok ? '' : result.error.message; // => 'Expected a string or a finite number, received true'
 * ```
 *
 * @example Objects that a field tells apart
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * const shape = Codec.union([
 *   Codec.object({ kind: Codec.constant('circle'), radius: Codec.number }),
 *   Codec.object({ kind: Codec.constant('square'), side: Codec.number }),
 * ]);
 *
 * shape.encode({ kind: 'square', side: 2 }); // => { kind: 'square', side: 2 }
 * shape.decode({ kind: 'square', radius: 2 }).ok; // => false
 * ```
 *
 * @category Combinations
 * @since 1.0.0
 */
export function union<const Members extends readonly AnyCodec[]>(
  members: Members,
): Codec<ValueOf<Members[number]>, EncodedOf<Members[number]>> {
  type Value = ValueOf<Members[number]>;
  type Encoded = EncodedOf<Members[number]>;

  if (members.length === 0) {
    throw new ArgumentError({
      message: 'A union needs one codec or more, received an empty array',
    });
  }
  const definitions = members.map((member) => member.definition);
  // The first member that accepts an input decides: a later one is not asked before it.
  const other = definitions.findIndex((member) => member.isIdentity !== true);
  const identities = other === -1 ? definitions : definitions.slice(0, other);
  return of<Value, Encoded>({
    hasInstance: (value): value is Value => definitions.some((member) => member.hasInstance(value)),
    encode: (value) => {
      const member = definitions.find((candidate) => candidate.hasInstance(value));
      if (member === undefined) {
        throw new ArgumentError({
          message: `A union encodes the values of its members, received ${describe(value)}`,
        });
      }
      // SAFETY: `EncodedOf` distributes over the members, this is one of them.
      return member.encode(value) as Encoded;
    },
    decode: (input) => {
      for (const member of identities) {
        if (member.hasInstance(input)) {
          // SAFETY: it is a value of the member, which is its own JSON.
          return { ok: true, value: input as Value };
        }
      }
      const faults: Fault[] = [];
      for (const member of definitions) {
        const result = member.decode(input);
        if (result.ok) {
          return result;
        }
        faults.push(result.error);
      }
      return joinFaults(faults, input);
    },
    schema: (references) => ({ anyOf: definitions.map((member) => member.schema(references)) }),
    isIdentity: other === -1,
  });
}

/**
 * Returns the codec of a value that may be absent. None is written as `null`.
 *
 * The given codec must not encode a value to `null` itself: `decode` reads every `null` as None.
 * For a field that may be left out, see the option `optional` of {@link object}.
 *
 * @typeParam Value - The type of the value inside.
 * @typeParam Encoded - The type of the encoded value inside.
 * @param some - The codec of the value inside.
 * @returns A codec of options.
 *
 * @example Read null as None
 * ```ts
 * import { Codec, Option } from '@tstd/core';
 *
 * const score = Codec.option(Codec.number);
 *
 * score.encode(Option.None); // => null
 * score.decode(null); // => { ok: true, value: undefined }
 * score.decode(1); // => { ok: true, value: 1 }
 * score.decode(undefined).ok; // => false
 * ```
 *
 * @category Combinations
 * @since 1.0.0
 */
export function option<Value, Encoded>(
  some: Codec<Value, Encoded>,
): Codec<Option<Value>, Encoded | null> {
  const { hasInstance, encode, decode, schema } = some.definition;
  return of<Option<Value>, Encoded | null>({
    hasInstance: (value): value is Option<Value> => value === undefined || hasInstance(value),
    encode: (value) => (value === undefined ? null : encode(value)),
    decode: (input) => {
      if (input === null) {
        return { ok: true, value: undefined };
      }
      const result = decode(input);
      return result.ok ? result : joinFaults([result.error, NULL_EXPECTED], input);
    },
    schema: (references) => ({ anyOf: [schema(references), { type: 'null' }] }),
  });
}

const NULL_EXPECTED: Fault = { path: [], expected: 'null', received: undefined };

/**
 * Makes one fault of those of all members. A member that got into the input says more than one that refused it at once.
 */
function joinFaults(faults: readonly Fault[], input: unknown): FaultResult {
  const deep = faults.filter((each) => each.path.length > 0);
  const [first, second] = deep;
  if (first !== undefined && second === undefined) {
    return { ok: false, error: first };
  }
  const telling = first === undefined ? faults : deep;
  return fault([...new Set(telling.map(describeFault))].join(' or '), input);
}

function describeFault({ path, expected }: Fault): string {
  return path.length === 0 ? expected : `${expected} at "${pointer(path)}"`;
}
