import { checkCodec } from '../checks.js';
import type { JSONObject, JSONValue } from '@tstd/core-type';
import { ArgumentError, checkArgument } from '@tstd/error';
import { checkArray, checkObject, checkString } from '@tstd/error/Argument';

import type { Option } from '../../Option.js';
import type { Result } from '../../Result.js';
import { describe, describeKind } from '../describe.js';
import { isPlainObject } from '../isPlainObject.js';
import { pointer } from '../pointer.js';
import { addKeywords } from './changes.js';
import { type Fault, type FaultResult, fault } from './fault.js';
import { isWithin, partAt } from './faults.js';
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
 * The options of {@link union}.
 *
 * @typeParam Key - The names of the fields that all members have.
 *
 * @example Distinguish objects by a field
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * const options: Codec.UnionOptions<'ok'> = { by: 'ok' };
 * const answer = Codec.union(
 *   [
 *     Codec.object({ ok: Codec.constant(true), value: Codec.number }),
 *     Codec.object({ ok: Codec.constant(false) }),
 *   ],
 *   options,
 * );
 *
 * const result = answer.decode({ ok: true, value: 'a' });
 * result.ok ? '' : result.error.message; // => 'At "/value": expected a finite number, received a string'
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface UnionOptions<Key extends string = string> {
  /**
   * The name of the field that distinguishes the members. By default, the members are tried one after another.
   *
   * Each member must have a required field with this name, whose codec is a {@link constant}, a {@link union} of constants or the codec for an enum. A member may also be a union of such members.
   */
  readonly by?: Key | undefined;
}

/**
 * Returns a codec that accepts a value of any member of a union.
 *
 * `encode` uses the first member whose `hasInstance` accepts the value and that writes all its fields. `decode` uses the first member that accepts the input and reads all its fields. If no member keeps all fields, the one that loses the fewest is used.
 * If two members encode to the same JSON, put the narrower one first, for example a date before a string.
 * If all members reject the input, fields with constants determine which member was meant. The `CodecError` describes the faults of that member or, if several members are possible, one fault at the path that they share.
 * If a field distinguishes the members, name it in `options.by`. `decode` then tries only one member, which is faster. Without `options.by`, if two members contain the union itself, each level of an untrusted input can double the decoding time.
 * With `options.by`, a {@link lazy} member is checked when the union first decodes an input. Any other member is checked immediately. For structs, see `Struct.union`.
 *
 * @typeParam Members - The types of the codecs.
 * @param members - The codecs, in the order in which they are tried.
 * @param options - The field that distinguishes the members. Without this option, the members are tried one after another.
 * @returns A codec for the union.
 * @throws An {@link ArgumentError} if `members` is empty, or if a member lacks the field named in `options.by` or has the same constant there as another member. The error names the member.
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
 * result.ok ? '' : result.error.message; // => 'Expected a string or a finite number, received a boolean'
 * ```
 *
 * @alias oneOf, anyOf, eitherOf, keyofUnion, joi.alternatives
 * @keywords variants, discriminator, polymorphic, alternatives, either
 * @category Combinations
 * @since 1.0.0
 */
export function union<const Members extends readonly AnyCodec[]>(
  members: Members,
  options: UnionOptions<CommonKey<Members[number]>> = {},
): Codec<ValueOf<Members[number]>, EncodedOf<Members[number]>, InputOf<Members[number]>> {
  checkArray(members, 'members');
  checkObject(options, 'options');
  type Value = ValueOf<Members[number]>;
  type Encoded = EncodedOf<Members[number]>;

  checkArgument(members.length > 0, 'members', 'at least one codec', members);
  members.forEach((member, index) => {
    checkCodec(member, `members[${index}]`);
  });
  const definitions = members.map((member) => member.definition);
  const { by } = options;
  if (by !== undefined) {
    checkString(by, 'by');
  }
  return of<Value, Encoded, InputOf<Members[number]>>({
    hasInstance: (value): value is Value => {
      for (const member of definitions) {
        if (member.hasInstance(value)) {
          return true;
        }
      }
      return false;
    },
    encode: (value) => {
      const best = findBest(value, definitions, (member) =>
        member.hasInstance(value) ? { value: member.encode(value) } : undefined,
      );
      if (best === undefined) {
        throw new ArgumentError({
          message: `Expected a value of a member of the union, received ${describeKind(value)}`,
        });
      }
      // SAFETY: `EncodedOf` distributes over the members, and this is one of them.
      return best.value as Encoded;
    },
    // SAFETY: one of the members decodes the value.
    decode: (by === undefined
      ? decodeInTurn(definitions)
      : decodeByTag(definitions, by)) as Definition<Value, Encoded>['decode'],
    schema: (references) => ({ anyOf: definitions.map((member) => member.schema(references)) }),
    isIdentity: definitions.every((member) => member.isIdentity === true),
    isOptional: by === undefined && definitions.some((member) => member.isOptional === true),
  });
}

/**
 * Returns the result of the member that loses the fewest fields of the source, the first among equals.
 * If `read` returns None, the member has rejected the source.
 */
function findBest<Result extends { readonly value: unknown }>(
  source: unknown,
  members: readonly AnyDefinition[],
  read: (member: AnyDefinition) => Result | undefined,
): Result | undefined {
  let best: Result | undefined;
  let least = Infinity;
  for (const member of members) {
    const result = read(member);
    const lost = result === undefined ? Infinity : countLost(source, result.value);
    if (lost < least) {
      best = result;
      least = lost;
    }
    if (lost === 0) {
      break;
    }
  }
  return best;
}

/** Counts the fields of a source, at any depth, that a member has not kept. A part that became another kind of object counts as kept. */
function countLost(source: unknown, kept: unknown): number {
  if (source === kept) {
    return 0;
  }
  let lost = 0;
  if (Array.isArray(source) && Array.isArray(kept)) {
    for (const [index, part] of source.entries()) {
      lost += countLost(part, kept[index]);
    }
  } else if (isPlainObject(source) && isPlainObject(kept)) {
    for (const [name, part] of Object.entries(source)) {
      if (Object.hasOwn(kept, name)) {
        lost += countLost(part, kept[name]);
      } else if (part !== undefined) {
        lost += 1;
      }
    }
  }
  return lost;
}

/** Decodes with the member that fits the input best. */
function decodeInTurn(members: readonly AnyDefinition[]): AnyDefinition['decode'] {
  let tags: readonly Tags[] | undefined;
  // The first member that accepts an input wins, so only identities before any other member can be tried early.
  const other = members.findIndex((member) => member.isIdentity !== true);
  const identities = other === -1 ? members : members.slice(0, other);
  return (input, limit) => {
    for (const member of identities) {
      if (member.hasInstance(input)) {
        return { ok: true, value: input };
      }
    }
    const faults: Fault[] = [];
    const best = findBest(input, members, (member) => {
      // One fault per member is enough here: another member may accept the input.
      const result = member.decode(input, 1);
      if (result.ok) {
        return result;
      }
      faults.push(result.error);
      return undefined;
    });
    if (best !== undefined) {
      return best;
    }
    // SAFETY, also below: each member has rejected the input, and its fault has the index of the member.
    const deep = [...members.keys()].filter((index) => isWithin(faults[index] as Fault));
    const meant =
      deep.length < 2 ? deep : deep.filter(isMeant(input, (tags ??= members.map(tagsOf))));
    const telling = meant.length === 0 ? faults : meant.map((index) => faults[index] as Fault);
    const [only, second] = meant;
    return only === undefined || second !== undefined || limit === 1
      ? joinFaults(telling, input)
      : (members[only] as AnyDefinition).decode(input, limit);
  };
}

/** Returns a function that checks whether a member can be meant. It cannot if a field with constants has the constant of another member. */
function isMeant(input: unknown, tags: readonly Tags[]): (index: number) => boolean {
  const object = isPlainObject(input) ? input : {};
  return (index) => {
    // SAFETY: the index is that of a member.
    for (const [name, values] of tags[index] as Tags) {
      const tag = Object.hasOwn(object, name) ? object[name] : undefined;
      if (!values.includes(tag) && tags.some((other) => other.get(name)?.includes(tag))) {
        return false;
      }
    }
    return true;
  };
}

/** Decodes with the member whose constant is in the given field of the input. */
function decodeByTag(members: readonly AnyDefinition[], key: string): AnyDefinition['decode'] {
  let table: TagTable | undefined;
  const read = (): TagTable => (table ??= tagTable(members, key));
  // Report mistakes immediately, unless a lazy member may refer to a codec that is declared later.
  if (!members.some(isLazy)) {
    read();
  }
  return (input, limit) => {
    if (!isPlainObject(input)) {
      return fault('an object', input);
    }
    const { byTag, expected } = read();
    const tag = Object.hasOwn(input, key) ? input[key] : undefined;
    const member = byTag.get(tag);
    if (member !== undefined) {
      return member.decode(input, limit);
    }
    const path = [key];
    return tag === undefined
      ? { ok: false, error: { path, expected, received: tag, isMissing: true } }
      : fault(expected, tag, path);
  };
}

interface TagTable {
  readonly byTag: ReadonlyMap<unknown, AnyDefinition>;

  /** A description of the constants that the field may have. */
  readonly expected: string;
}

function tagTable(members: readonly AnyDefinition[], key: string): TagTable {
  const byTag = new Map<unknown, AnyDefinition>();
  for (const [index, member] of members.entries()) {
    const tags = tagsOf(member).get(key);
    checkArgument(
      tags !== undefined,
      `members[${index}]`,
      `the codec of an object with constants in the required field "${key}"`,
      member,
    );
    for (const tag of tags) {
      checkArgument(
        !byTag.has(tag),
        `members[${index}]`,
        `the codec of an object with a unique constant in the field "${key}"`,
        tag,
      );
      byTag.set(tag, member);
    }
  }
  return { byTag, expected: [...byTag.keys()].map((tag) => describe(tag)).join(' or ') };
}

/** Checks whether a member may not be built yet: it is a lazy codec, or a union or refinement of one. */
function isLazy(member: AnyDefinition): boolean {
  const refers = (schema: unknown): boolean =>
    isPlainObject(schema) &&
    ('$ref' in schema || [schema['anyOf'], schema['allOf']].flat().some(refers));
  return refers(member.schema({ define: () => ({ $ref: '' }) }));
}

interface LazySchema {
  readonly identity: object;
  readonly build: () => JSONObject;
}

/** The constants of each required field that accepts nothing else, by the name of the field. */
type Tags = ReadonlyMap<string, readonly unknown[]>;

const NO_TAGS: Tags = /* @__PURE__ */ new Map();

/** Reads the constants that a member expects in its fields from its schema. */
function tagsOf(member: AnyDefinition): Tags {
  const builds = new Map<unknown, LazySchema>();
  const tagsByIdentity = new Map<object, Tags>();
  const references: SchemaReferences = {
    define: (identity, _name, build) => {
      const $ref = String(builds.size);
      builds.set($ref, { identity, build });
      return { $ref };
    },
  };

  const read = (schema: unknown): Tags => {
    if (!isPlainObject(schema)) {
      return NO_TAGS;
    }
    const { $ref, anyOf, allOf, properties, required } = schema;
    const lazy = builds.get($ref);
    if (lazy !== undefined) {
      if (!tagsByIdentity.has(lazy.identity)) {
        // A schema that contains only itself has no constants.
        tagsByIdentity.set(lazy.identity, NO_TAGS);
        tagsByIdentity.set(lazy.identity, read(lazy.build()));
      }
      // SAFETY: the entry was set above.
      return tagsByIdentity.get(lazy.identity) as Tags;
    }
    if (Array.isArray(anyOf)) {
      const [first = NO_TAGS, ...others] = anyOf.map(read);
      return toTags([...first.keys()], (name) =>
        joinTags([first, ...others].map((each) => each.get(name))),
      );
    }
    if (Array.isArray(allOf)) {
      return new Map(allOf.map(read).flatMap((each) => [...each]));
    }
    return isPlainObject(properties) && Array.isArray(required)
      ? toTags(required as readonly string[], (name) => constantsOf(properties[name]))
      : NO_TAGS;
  };
  return read(member.schema(references));
}

function toTags(
  names: readonly string[],
  valuesOf: (name: string) => readonly unknown[] | undefined,
): Tags {
  const tags = new Map<string, readonly unknown[]>();
  for (const name of names) {
    const values = valuesOf(name);
    if (values !== undefined) {
      tags.set(name, values);
    }
  }
  return tags;
}

/** Lists the only values that a schema accepts, or returns None if it accepts others. */
function constantsOf(schema: unknown): readonly unknown[] | undefined {
  if (!isPlainObject(schema)) {
    return undefined;
  }
  const { anyOf } = schema;
  const values: unknown = schema['enum'];
  if (Array.isArray(anyOf)) {
    return joinTags(anyOf.map(constantsOf));
  }
  if (Array.isArray(values)) {
    return values as readonly unknown[];
  }
  if (schema['type'] === 'null') {
    return [null];
  }
  return 'const' in schema ? [schema['const']] : undefined;
}

function joinTags(
  parts: readonly (readonly unknown[] | undefined)[],
): readonly unknown[] | undefined {
  return parts.every((part) => part !== undefined) ? [...new Set(parts.flat())] : undefined;
}

/**
 * Returns a codec that decodes an absent value to a default value.
 *
 * A required field of {@link object} with this codec may be absent from the JSON and from its type, {@link InputOf}, but never from the decoded value. `null` does not count as absent.
 * If the default is an object, each decoding creates a new one from its JSON.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Encoded - The type of the encoded value.
 * @typeParam Input - The type of the input that the codec expects.
 * @param self - The codec for every input except `undefined`.
 * @param fallback - The value to which an absent input is decoded. `null` does not count as absent.
 * @returns A codec that also decodes `undefined` and always encodes a value.
 * @throws An {@link ArgumentError} if the codec cannot encode the default and decode it again.
 *
 * @example Declare a field with a default
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * const page = Codec.object({ size: Codec.withDefault(Codec.number, 20) });
 *
 * page.decode({}); // => { ok: true, value: { size: 20 } }
 * page.decode({ size: null }).ok; // => false
 * Codec.withDefault(Codec.number, NaN); // => throws ArgumentError
 * ```
 *
 * @alias prefault, defaultTo, fallback, optionalWith, defaulted, getDefault,
 *   withConstructorDefault, withDecodingDefault, z.catch, v.fallback, withFallback
 * @keywords missing, undefined, initial, prefill
 * @category Combinations
 * @since 1.0.0
 */
export function withDefault<Value, Encoded, Input>(
  self: Codec<Value, Encoded, Input>,
  fallback: NoInfer<Value>,
): Codec<Value, Encoded, Input | undefined> {
  checkCodec(self, 'self');
  const { hasInstance, encode, decode, schema } = self.definition;
  checkArgument(hasInstance(fallback), 'fallback', 'a value of the codec', fallback);
  // Primitives are immutable and can be shared.
  const isShared = Object(fallback) !== fallback;
  const encoded = copy(encode(fallback));
  const decodeDefault = (): Result<Value, Fault> =>
    isShared ? { ok: true, value: fallback } : decode(copy(encoded));
  checkArgument(decodeDefault().ok, 'fallback', 'a value that the codec decodes again', fallback);
  return of<Value, Encoded, Input | undefined>({
    hasInstance,
    encode,
    decode: (input, limit) => (input === undefined ? decodeDefault() : decode(input, limit)),
    // SAFETY: codecs encode to JSON.
    schema: (references) => addKeywords(schema(references), { default: encoded as JSONValue }),
    isOptional: true,
  });
}

/** Copies JSON, because some codecs return their input itself. */
function copy(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(copy);
  }
  return isPlainObject(value)
    ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copy(part)]))
    : value;
}

/**
 * Returns the codec for a value that may be absent. None is encoded as `null`.
 *
 * The given codec must not encode any value to `null`, because `decode` reads every `null` as None.
 * For a field that may be absent, see the `optional` option of {@link object}.
 *
 * @typeParam Value - The type of a value that is present.
 * @typeParam Encoded - The encoded type of a value that is present.
 * @typeParam Input - The type of the input that the codec expects.
 * @param some - The codec for a value that is present. It must not encode any value to `null`.
 * @returns A codec for options.
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
 * ```
 *
 * @alias OptionFromNullOr, exactOptional, undefinedable, OptionFromNullishOr, nullishable, NullOr,
 *   UndefinedOr, NullishOr, optionFromNullable, notRequired, optionalKey, OptionFromUndefinedOr
 * @keywords missing, undefined, empty
 * @category Combinations
 * @since 1.0.0
 */
export function option<Value, Encoded, Input>(
  some: Codec<Value, Encoded, Input>,
): Codec<Option<Value>, Encoded | null, Input | null> {
  checkCodec(some, 'some');
  const { hasInstance, encode, decode, schema, isOptional } = some.definition;
  return of<Option<Value>, Encoded | null, Input | null>({
    hasInstance: (value): value is Option<Value> => value === undefined || hasInstance(value),
    encode: (value) => (value === undefined ? null : encode(value)),
    decode: (input, limit) => {
      if (input === null) {
        return { ok: true, value: undefined };
      }
      const result = decode(input, limit);
      return result.ok ? result : joinFaults([result.error, NULL_EXPECTED], input);
    },
    schema: (references) => ({ anyOf: [schema(references), { type: 'null' }] }),
    isOptional,
  });
}

type AnyDefinition = Definition<unknown, unknown>;

/** The names of the fields that all members have, in their decoded or encoded form. */
type CommonKey<Member> = (
  Member extends AnyCodec ? (key: keyof ValueOf<Member> | keyof EncodedOf<Member>) => void : never
) extends (key: infer Key) => void
  ? Key & string
  : never;

const NULL_EXPECTED: Fault = { path: [], expected: 'null', received: undefined };

/**
 * Joins the faults of all members into one fault, at the path that they share. Faults inside the input take precedence, because they are more specific than a fault of the whole input.
 */
function joinFaults(faults: readonly Fault[], input: unknown): FaultResult {
  const deep = faults.filter((each) => isWithin(each));
  // SAFETY: a union has at least one member, and all have rejected the input.
  const telling = (deep.length === 0 ? faults : deep) as readonly [Fault, ...Fault[]];
  const [first, second] = telling;
  if (second === undefined) {
    return { ok: false, error: first };
  }
  const end = first.path.findIndex((key, index) =>
    telling.some((each) => each.path[index] !== key),
  );
  const path = end === -1 ? first.path : first.path.slice(0, end);
  const expected = [...new Set(telling.map((each) => describeFault(each, path.length)))].join(
    ' or ',
  );
  const isMissing = telling.every(
    (each) => each.isMissing === true && each.path.length === path.length,
  );
  const error = { path, expected, received: partAt(input, path) };
  return { ok: false, error: isMissing ? { ...error, isMissing } : error };
}

function describeFault({ path, expected }: Fault, start: number): string {
  const rest = path.slice(start);
  return rest.length === 0 ? expected : `${expected} at "${pointer(rest)}"`;
}
