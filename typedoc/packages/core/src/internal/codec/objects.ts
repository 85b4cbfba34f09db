import type { JSONObject, Pretty } from '@tstd/core-type';
import { ArgumentError } from '@tstd/error';

import { isPlainObject } from '../isPlainObject.js';
import { setOwn } from '../setOwn.js';
import { fault } from './fault.js';
import { type AnyCodec, type Codec, type EncodedOf, type ValueOf, of } from './model.js';
import { within } from './within.js';

/**
 * The codecs of an object's fields, by name.
 *
 * @example Fields in two objects
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * const point = { x: Codec.number, y: Codec.number } satisfies Codec.Fields;
 *
 * Codec.object(point).decode({ x: 1, y: 2 }).ok; // => true
 * Codec.object({ ...point, z: Codec.number }).decode({ x: 1, y: 2 }).ok; // => false
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type Fields = { readonly [name: string]: AnyCodec };

/**
 * The options of {@link object}.
 *
 * @typeParam Optional - The types of the optional fields.
 *
 * @example Refuse keys that are not declared
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * const codec = Codec.object({}, { optional: { name: Codec.string }, exact: true });
 *
 * codec.decode({}).ok; // => true
 * codec.decode({ name: 'Ada', age: 36 }).ok; // => false
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface ObjectOptions<Optional extends Fields> {
  /** The codecs of the fields that may be absent. None when it is left out. */
  readonly optional?: Optional;

  /** Whether keys that are not declared are refused. When it is left out or `false`, they are ignored. */
  readonly exact?: boolean;
}

/**
 * Returns the codec of an object with the given fields.
 *
 * The fields of `fields` are required: each must be present, with `null` when its codec is an {@link option}. The fields of `options.optional` may be absent.
 * A field whose value is `undefined` is absent, as in JSON. Keys that are not declared are left out of the value, or refused when `options.exact` is `true`.
 *
 * Only own properties are read, so that `toString` and `__proto__` are names like any other. A value is a plain object, not an instance of a class.
 *
 * @typeParam Required - The types of the required fields.
 * @typeParam Optional - The types of the optional fields.
 * @param fields - The codecs of the required fields.
 * @param options - The codecs of the optional fields, and what happens to other keys.
 * @returns A codec of objects.
 * @throws An {@link ArgumentError} when a field is both required and optional.
 *
 * @example Required and optional fields
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * const user = Codec.object({ name: Codec.string }, { optional: { age: Codec.number } });
 *
 * user.decode({ name: 'Ada' }); // => { ok: true, value: { name: 'Ada' } }
 * user.decode({ name: 'Ada', age: 36 }); // => { ok: true, value: { name: 'Ada', age: 36 } }
 * user.decode({ age: 36 }).ok; // => false
 * ```
 *
 * @example Keys that are not declared
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * const input = { x: 1, y: 2 };
 *
 * Codec.object({ x: Codec.number }).decode(input); // => { ok: true, value: { x: 1 } }
 * Codec.object({ x: Codec.number }, { exact: true }).decode(input).ok; // => false
 * ```
 *
 * @category Combinations
 * @since 1.0.0
 */
export function object<Required extends Fields, Optional extends Fields = Record<never, never>>(
  fields: Required,
  options: ObjectOptions<Optional> = {},
): Codec<
  ObjectValue<NoInfer<Required>, NoInfer<Optional>>,
  ObjectEncoded<NoInfer<Required>, NoInfer<Optional>>
> {
  // `NoInfer`: the fields decide, not the type that the caller expects of the result.
  type Value = ObjectValue<Required, Optional>;
  type Encoded = ObjectEncoded<Required, Optional>;

  const { exact = false } = options;
  const list = listFields(fields, options.optional ?? {});
  const names = new Set(list.map((field) => field.name));
  const extraKeyOf = (input: object): string | undefined =>
    exact ? Object.keys(input).find((key) => !names.has(key)) : undefined;

  return of<Value, Encoded>({
    hasInstance: (value): value is Value =>
      isPlainObject(value) &&
      extraKeyOf(value) === undefined &&
      list.every((field) => hasField(value, field)),
    encode: (value) => encodeFields(value, list) as Encoded,
    decode: (input) => {
      if (!isPlainObject(input)) {
        return fault('an object', input);
      }
      const value: Record<string, unknown> = {};
      for (const { name, required, definition } of list) {
        const part = readOwn(input, name);
        if (definition.isIdentity === true && definition.hasInstance(part)) {
          setOwn(value, name, part);
        } else if (required || part !== undefined) {
          const result = definition.decode(part);
          if (!result.ok) {
            return within(name, result.error);
          }
          setOwn(value, name, result.value);
        }
      }
      const extra = extraKeyOf(input);
      return extra === undefined
        ? // SAFETY: each field was decoded by its own codec, which is what the mapped type says.
          { ok: true, value: value as Value }
        : fault('no such key', input[extra], [extra]);
    },
    schema: (references) => {
      const required = list.filter((field) => field.required).map((field) => field.name);
      return {
        type: 'object',
        properties: Object.fromEntries(
          list.map(({ name, definition }) => [name, definition.schema(references)]),
        ),
        ...(required.length > 0 && { required }),
        ...(exact && { additionalProperties: false }),
      };
    },
  });
}

/**
 * Returns the codec of an object whose keys are any strings and whose values have one codec.
 *
 * A key `__proto__` becomes an own property, and never the prototype.
 *
 * @typeParam Value - The type of the values.
 * @typeParam Encoded - The type of the encoded values.
 * @param value - The codec of the values.
 * @returns A codec of records.
 *
 * @example Decode prices by name
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * const prices = Codec.record(Codec.number);
 *
 * prices.decode({ tea: 2, coffee: 3 }); // => { ok: true, value: { tea: 2, coffee: 3 } }
 * prices.decode({ tea: '2' }).ok; // => false
 * prices.decode([]).ok; // => false
 * ```
 *
 * @category Combinations
 * @since 1.0.0
 */
export function record<Value, Encoded>(
  value: Codec<Value, Encoded>,
): Codec<{ readonly [key: string]: Value }, { readonly [key: string]: Encoded }> {
  type Self = { readonly [key: string]: Value };
  type SelfEncoded = { readonly [key: string]: Encoded };

  const { hasInstance, encode, decode, schema } = value.definition;
  return of<Self, SelfEncoded>({
    hasInstance: (self): self is Self =>
      isPlainObject(self) && Object.values(self).every((part) => hasInstance(part)),
    encode: (self) => {
      const encoded: Record<string, Encoded> = {};
      for (const [key, part] of Object.entries(self)) {
        setOwn(encoded, key, encode(part));
      }
      return encoded;
    },
    decode: (input) => {
      if (!isPlainObject(input)) {
        return fault('an object', input);
      }
      const self: Record<string, Value> = {};
      for (const [key, part] of Object.entries(input)) {
        const result = decode(part);
        if (!result.ok) {
          return within(key, result.error);
        }
        setOwn(self, key, result.value);
      }
      return { ok: true, value: self };
    },
    schema: (references): JSONObject => ({
      type: 'object',
      additionalProperties: schema(references),
    }),
  });
}

/**
 * The type of the objects that {@link object} decodes to.
 *
 * @typeParam Required - The types of the required fields.
 * @typeParam Optional - The types of the optional fields.
 *
 * @example The value of two fields
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * type User = Codec.ObjectValue<{ name: typeof Codec.string }, { age: typeof Codec.number }>;
 *
 * const user: User = { name: 'Ada' };
 * user.age; // => undefined
 * ```
 *
 * @category Type helpers
 * @since 1.0.0
 */
export type ObjectValue<Required extends Fields, Optional extends Fields> = Pretty<
  { readonly [Name in keyof Required]: ValueOf<Required[Name]> } & {
    readonly [Name in keyof Optional]?: ValueOf<Optional[Name]>;
  }
>;

/**
 * The type of the objects that {@link object} encodes to.
 *
 * @typeParam Required - The types of the required fields.
 * @typeParam Optional - The types of the optional fields.
 *
 * @example The JSON of two fields
 * ```ts
 * import { Codec, Int } from '@tstd/core';
 *
 * type UserJSON = Codec.ObjectEncoded<{ name: typeof Codec.string }, { age: typeof Int.codec }>;
 *
 * const user: UserJSON = { name: 'Ada', age: 36 };
 * user.age; // => 36
 * ```
 *
 * @category Type helpers
 * @since 1.0.0
 */
export type ObjectEncoded<Required extends Fields, Optional extends Fields> = Pretty<
  { readonly [Name in keyof Required]: EncodedOf<Required[Name]> } & {
    readonly [Name in keyof Optional]?: EncodedOf<Optional[Name]>;
  }
>;

interface Field {
  readonly name: string;
  readonly required: boolean;
  readonly definition: AnyCodec['definition'];
}

function listFields(required: Fields, optional: Fields): readonly Field[] {
  const twice = Object.keys(optional).find((name) => Object.hasOwn(required, name));
  if (twice !== undefined) {
    throw new ArgumentError({
      message: `The field "${twice}" is required and optional, give it once`,
    });
  }
  return [
    ...Object.entries(required).map(([name, { definition }]) => ({
      name,
      definition,
      required: true,
    })),
    ...Object.entries(optional).map(([name, { definition }]) => ({
      name,
      definition,
      required: false,
    })),
  ];
}

function readOwn(value: { readonly [key: string]: unknown }, name: string): unknown {
  return Object.hasOwn(value, name) ? value[name] : undefined;
}

function hasField(value: { readonly [key: string]: unknown }, field: Field): boolean {
  const part = readOwn(value, field.name);
  return (part === undefined && !field.required) || field.definition.hasInstance(part);
}

function encodeFields(value: { readonly [key: string]: unknown }, list: readonly Field[]): object {
  const encoded: Record<string, unknown> = {};
  for (const { name, required, definition } of list) {
    const part = readOwn(value, name);
    if (required || part !== undefined) {
      setOwn(encoded, name, definition.encode(part));
    }
  }
  return encoded;
}
