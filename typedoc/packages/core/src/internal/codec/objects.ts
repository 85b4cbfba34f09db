import { checkCodec } from '../checks.js';
import type { JSONObject, JSONValue, Pretty } from '@tstd/core-type';
import { ArgumentError, checkArgument } from '@tstd/error';
import { checkArray, checkBoolean, checkObject } from '@tstd/error/Argument';

import type { Option } from '../../Option.js';
import { isPlainObject } from '../isPlainObject.js';
import { setOwn } from '../setOwn.js';
import { type Fault, fault } from './fault.js';
import { SOUGHT_FAULTS, addWithin, asMissing, failure } from './faults.js';
import {
  type AnyCodec,
  type Codec,
  type Definition,
  type EncodedOf,
  type InputOf,
  type ValueOf,
  of,
} from './model.js';

/**
 * The codecs for an object's fields, by name.
 *
 * @example Reuse fields in two objects
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * const point = { x: Codec.number, y: Codec.number } satisfies Codec.Fields;
 *
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
 * @example Reject undeclared keys
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * const codec = Codec.object(
 *   {},
 *   { optional: { name: Codec.string }, exact: true },
 * );
 *
 * codec.decode({}).ok; // => true
 * codec.decode({ name: 'Ada', age: 36 }).ok; // => false
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface ObjectOptions<Optional extends Fields> {
  /** The codecs for the fields that may be absent. By default, there are none. */
  readonly optional?: Optional | undefined;

  /** Whether undeclared keys are rejected. By default, undeclared keys are left out of the value. */
  readonly exact?: boolean | undefined;
}

/**
 * The codec for an object, from which {@link extend}, {@link pick}, {@link omit} and {@link partial} derive other codecs.
 *
 * @typeParam Value - The type of the decoded object.
 * @typeParam Encoded - The type of the encoded object.
 * @typeParam Input - The type of the object that `decode` expects.
 *
 * @example A function that accepts object codecs
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * const withId = <Value, Encoded>(self: Codec.ObjectCodec<Value, Encoded>) =>
 *   Codec.extend(self, { id: Codec.string });
 *
 * withId(Codec.object({ name: Codec.string })).decode({
 *   id: 'a',
 *   name: 'Ada',
 * }).ok; // => true
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface ObjectCodec<Value, Encoded = JSONValue, Input = Encoded> extends Codec<
  Value,
  Encoded,
  Input
> {
  /** The fields of the object, and whether undeclared keys are rejected. */
  readonly shape: ObjectShape;
}

/**
 * The fields of an {@link ObjectCodec}, and whether undeclared keys are rejected.
 *
 * @example List the names of the fields
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * const user = Codec.object(
 *   { name: Codec.string },
 *   { optional: { age: Codec.number } },
 * );
 * const shape: Codec.ObjectShape = user.shape;
 *
 * Object.keys({ ...shape.fields, ...shape.optional }); // => ['name', 'age']
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface ObjectShape {
  /** The codecs for the required fields. */
  readonly fields: Fields;

  /** The codecs for the fields that may be absent. */
  readonly optional: Fields;

  /** Whether undeclared keys are rejected. */
  readonly exact: boolean;
}

/**
 * Returns the codec for an object with the given fields.
 *
 * Every field in `fields` must be present, even if its value is the `null` of an {@link option}, unless it has a default from {@link withDefault}. Fields in `options.optional` may be absent.
 * A field that is `undefined` counts as absent, as in JSON. Undeclared keys are left out of the value, or rejected if `options.exact` is `true`.
 *
 * Only own properties are read, so `toString` and `__proto__` are names like any other. The value is a plain object, not an instance of a class.
 *
 * @typeParam Required - The types of the required fields.
 * @typeParam Optional - The types of the optional fields.
 * @param fields - The codec for each required field, by name. The fields are read in this order.
 * @param options - The codecs for the optional fields, and whether undeclared keys are rejected.
 * @returns A codec for objects.
 * @throws An {@link ArgumentError} if a field is both required and optional.
 *
 * @example Decode required and optional fields
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * const user = Codec.object(
 *   { name: Codec.string },
 *   { optional: { age: Codec.number } },
 * );
 *
 * user.decode({ name: 'Ada' }); // => { ok: true, value: { name: 'Ada' } }
 * user.decode({ name: 'Ada', age: 36, id: 1 }); // => { ok: true, value: { name: 'Ada', age: 36 } }
 * user.decode({ age: 36 }).ok; // => false
 * ```
 *
 * @alias struct, partialObject, looseObject, shape, strict, objectOf, TypeLiteral, exactStrict,
 *   strictInterface, inexact, Schema.Class, S.Class
 * @keywords properties, DTO, passthrough, unknown, extra, nested, user, body
 * @category Combinations
 * @since 1.0.0
 */
export function object<Required extends Fields, Optional extends Fields = Record<never, never>>(
  fields: Required,
  options: ObjectOptions<Optional> = {},
): ObjectCodec<
  ObjectValue<NoInfer<Required>, NoInfer<Optional>>,
  ObjectEncoded<NoInfer<Required>, NoInfer<Optional>>,
  ObjectInput<NoInfer<Required>, NoInfer<Optional>>
> {
  checkObject(fields, 'fields');
  checkObject(options, 'options');
  // `NoInfer`: only the fields determine the types, not the type that the caller expects.
  type Value = ObjectValue<Required, Optional>;
  type Encoded = ObjectEncoded<Required, Optional>;

  const { optional = {}, exact = false } = options;
  checkBoolean(exact, 'exact');
  const list = listFields(fields, optional);
  const names = new Set(list.map((field) => field.name));
  const hasOtherKeys = (input: object): boolean =>
    exact && Object.keys(input).some((key) => !names.has(key));

  const codec = of<Value, Encoded, ObjectInput<NoInfer<Required>, NoInfer<Optional>>>({
    hasInstance: (value): value is Value => {
      if (!isPlainObject(value) || hasOtherKeys(value)) {
        return false;
      }
      // Loops need less stack than callbacks for nested objects.
      for (const { name, required, definition } of list) {
        const part = readOwn(value, name);
        if ((required || part !== undefined) && !definition.hasInstance(part)) {
          return false;
        }
      }
      return true;
    },
    encode: (value) => {
      const encoded: Record<string, unknown> = {};
      for (const { name, required, definition } of list) {
        const part = readOwn(value, name);
        if (required || part !== undefined) {
          setOwn(encoded, name, definition.encode(part));
        }
      }
      // SAFETY: each field is encoded by its own codec, as the mapped type says.
      return encoded as Encoded;
    },
    decode: (input, limit = SOUGHT_FAULTS) => {
      if (!isPlainObject(input)) {
        return fault('an object', input);
      }
      const value: Record<string, unknown> = {};
      const faults: Fault[] = [];
      for (const { name, required, definition } of list) {
        const part = readOwn(input, name);
        if (part === undefined && !required) {
          continue;
        }
        if (definition.isIdentity === true && definition.hasInstance(part)) {
          setOwn(value, name, part);
        } else {
          const result = definition.decode(part, limit - faults.length);
          if (result.ok) {
            setOwn(value, name, result.value);
            continue;
          }
          addWithin(faults, name, part === undefined ? asMissing(result.error) : result.error);
          if (faults.length >= limit) {
            return failure(faults);
          }
        }
      }
      if (exact) {
        for (const key of Object.keys(input)) {
          if (!names.has(key)) {
            addWithin(faults, key, fault('no such key', input[key]).error);
          }
          if (faults.length >= limit) {
            break;
          }
        }
      }
      return faults.length === 0
        ? // SAFETY: each field was decoded by its own codec, as the mapped type says.
          { ok: true, value: value as Value }
        : failure(faults);
    },
    schema: (references) => {
      const required = list
        .filter((field) => field.required && field.definition.isOptional !== true)
        .map((field) => field.name);
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
  const shape = Object.freeze({
    // Freeze copies, not the objects of the caller.
    fields: Object.freeze({ ...fields }),
    optional: Object.freeze({ ...optional }),
    exact,
  });
  return Object.freeze({ ...codec, shape });
}

/**
 * Returns the codec for an object with additional fields. A new field replaces a field with the same name.
 *
 * By default, the new codec rejects undeclared keys if the given codec rejects them. To change this, set `options.exact`.
 *
 * @typeParam Value - The type of the given object.
 * @typeParam Encoded - The encoded type of the given object.
 * @typeParam Input - The type of the input that the given codec expects.
 * @typeParam Required - The types of the required fields.
 * @typeParam Optional - The types of the optional fields.
 * @param self - The codec to start from, which is not changed. A refined codec is not accepted, because it does not expose its fields.
 * @param fields - The codec for each additional required field, by name. It replaces a field with the same name.
 * @param options - The codecs for additional optional fields, and whether undeclared keys are rejected.
 * @returns A codec for objects with all fields.
 * @throws An {@link ArgumentError} if a new field is both required and optional.
 *
 * @example Add a field
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * const point = Codec.object({ x: Codec.number, y: Codec.number });
 * const label = Codec.extend(
 *   point,
 *   { text: Codec.string },
 *   { optional: { size: Codec.number } },
 * );
 *
 * label.decode({ x: 1, y: 2, text: 'a' }); // => { ok: true, value: { x: 1, y: 2, text: 'a' } }
 * label.decode({ x: 1, y: 2 }).ok; // => false
 * ```
 *
 * @alias safeExtend, augment, fieldsAssign, v.intersect, z.intersection, t.intersection,
 *   Type.Intersect, Type.Composite, mergeSchemas, z.merge, yup.concat, z.and
 * @keywords merge, inherit, intersection, additional, base
 * @category Transformations
 * @since 1.0.0
 */
export function extend<
  Value,
  Encoded,
  Input,
  Required extends Fields,
  Optional extends Fields = Record<never, never>,
>(
  self: ObjectCodec<Value, Encoded, Input>,
  fields: Required,
  options: ObjectOptions<Optional> = {},
): ObjectCodec<
  Pretty<
    Omit<Value, keyof NoInfer<Required> | keyof NoInfer<Optional>> &
      ObjectValue<NoInfer<Required>, NoInfer<Optional>>
  >,
  Pretty<
    Omit<Encoded, keyof NoInfer<Required> | keyof NoInfer<Optional>> &
      ObjectEncoded<NoInfer<Required>, NoInfer<Optional>>
  >,
  Pretty<
    Omit<Input, keyof NoInfer<Required> | keyof NoInfer<Optional>> &
      ObjectInput<NoInfer<Required>, NoInfer<Optional>>
  >
> {
  const shape = shapeOf(self);
  checkObject(fields, 'fields');
  checkObject(options, 'options');
  const { optional = {}, exact = shape.exact }: ObjectOptions<Fields> = options;
  checkObject(optional, 'optional');
  const isOld = (name: string): boolean =>
    !Object.hasOwn(fields, name) && !Object.hasOwn(optional, name);
  return ofShape({
    fields: { ...filterFields(shape.fields, isOld), ...fields },
    optional: { ...filterFields(shape.optional, isOld), ...optional },
    exact,
  });
}

/**
 * Returns the codec for an object that has only the named fields.
 *
 * @typeParam Value - The type of the given object.
 * @typeParam Encoded - The encoded type of the given object.
 * @typeParam Input - The type of the input that the given codec expects.
 * @typeParam Name - The names of the fields.
 * @param self - The codec to start from, which is not changed. A refined codec is not accepted, because it does not expose its fields.
 * @param names - The names of the fields to keep, required or optional.
 * @returns A codec for objects with these fields.
 * @throws An {@link ArgumentError} if one of the named fields does not exist.
 *
 * @example Keep a field
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * const user = Codec.object({ id: Codec.string, name: Codec.string });
 *
 * Codec.pick(user, ['id']).decode({ id: 'a' }); // => { ok: true, value: { id: 'a' } }
 * Codec.pick(user, ['id']).decode({}).ok; // => false
 * ```
 *
 * @alias project, pickAll, selectKeys, pluck, only, R.pick, R.project, pickKeys, Struct.pick,
 *   Hash.slice, Type.Pick
 * @keywords subset, select, choose, extract, projection, view
 * @category Transformations
 * @since 1.0.0
 */
export function pick<Value, Encoded, Input, const Name extends FieldName<Value, Encoded, Input>>(
  self: ObjectCodec<Value, Encoded, Input>,
  names: readonly Name[],
): ObjectCodec<Pretty<Pick<Value, Name>>, Pretty<Pick<Encoded, Name>>, Pretty<Pick<Input, Name>>> {
  return keepFields(shapeOf(self), names, (isNamed) => isNamed);
}

/**
 * Returns the codec for an object without the named fields.
 *
 * @typeParam Value - The type of the given object.
 * @typeParam Encoded - The encoded type of the given object.
 * @typeParam Input - The type of the input that the given codec expects.
 * @typeParam Name - The names of the fields.
 * @param self - The codec to start from, which is not changed. A refined codec is not accepted, because it does not expose its fields.
 * @param names - The names of the fields to leave out, required or optional.
 * @returns A codec for objects with the other fields.
 * @throws An {@link ArgumentError} if one of the named fields does not exist.
 *
 * @example Leave out a field
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * const user = Codec.object({ id: Codec.string, name: Codec.string });
 *
 * Codec.omit(user, ['id']).decode({ name: 'Ada' }); // => { ok: true, value: { name: 'Ada' } }
 * Codec.omit(user, ['id']).decode({ id: 'a' }).ok; // => false
 * ```
 *
 * @alias except, excludeKeys, Type.Omit, R.omit, omitKeys, Struct.omit
 * @keywords remove, drop, hide, strip, delete, password, id, create
 * @category Transformations
 * @since 1.0.0
 */
export function omit<Value, Encoded, Input, const Name extends FieldName<Value, Encoded, Input>>(
  self: ObjectCodec<Value, Encoded, Input>,
  names: readonly Name[],
): ObjectCodec<Pretty<Omit<Value, Name>>, Pretty<Omit<Encoded, Name>>, Pretty<Omit<Input, Name>>> {
  return keepFields(shapeOf(self), names, (isNamed) => !isNamed);
}

/**
 * Returns the codec for an object whose fields are all optional, for example for an update.
 *
 * An absent field stays absent: the default of {@link withDefault} is not used.
 *
 * @typeParam Value - The type of the given object.
 * @typeParam Encoded - The encoded type of the given object.
 * @typeParam Input - The type of the input that the given codec expects.
 * @param self - The codec to start from, which is not changed. A refined codec is not accepted, because it does not expose its fields.
 * @returns A codec for objects in which every field is optional.
 *
 * @example Decode an update
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * const user = Codec.object({ name: Codec.string, age: Codec.number });
 *
 * Codec.partial(user).decode({ age: 37 }); // => { ok: true, value: { age: 37 } }
 * ```
 *
 * @alias partialWith, v.partial, t.partial, Type.Partial
 * @keywords optional, patch, update, draft, undefined
 * @category Transformations
 * @since 1.0.0
 */
export function partial<Value, Encoded, Input>(
  self: ObjectCodec<Value, Encoded, Input>,
): ObjectCodec<Pretty<Partial<Value>>, Pretty<Partial<Encoded>>, Pretty<Partial<Input>>> {
  const { fields, optional, exact } = shapeOf(self);
  return ofShape({ fields: {}, optional: { ...fields, ...optional }, exact });
}

/**
 * The options of {@link record}.
 *
 * @typeParam Key - The type of the keys.
 *
 * @example Accept only the values of an enum as keys
 * ```ts
 * import { Codec, Enum } from '@tstd/core';
 *
 * const Plan = Enum.of({ Free: 'free', Team: 'team' });
 * const options: Codec.RecordOptions<Enum<typeof Plan>> = { key: Plan.codec };
 *
 * Codec.record(Codec.number, options).decode({ gold: 1 }).ok; // => false
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface RecordOptions<Key extends string> {
  /** The codec for the keys, which must be strings both before and after decoding. */
  readonly key: Codec<Key, string>;
}

/**
 * Returns the codec for objects whose values are all decoded and encoded with the given codec.
 *
 * With `options.key`, the keys have a codec too. No key is required. Two keys that decode or encode to the same key are rejected, because one value would be lost.
 * `__proto__` becomes an own property.
 *
 * @typeParam Value - The type of the values.
 * @typeParam Encoded - The type of the encoded values.
 * @typeParam Input - The type of the input that the codec expects.
 * @param value - The codec that reads and writes each value.
 * @returns A codec for records.
 *
 * @example Decode prices by name
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * const prices = Codec.record(Codec.number);
 *
 * prices.decode({ tea: 2, coffee: 3 }); // => { ok: true, value: { tea: 2, coffee: 3 } }
 * prices.decode({ tea: '2' }).ok; // => false
 * ```
 *
 * @alias dict, recordOf, objectMap, additionalProperties, looseRecord, z.partialRecord,
 *   t.UnknownRecord, patternProperties
 * @keywords hash, dynamic, arbitrary, keys, map
 * @category Combinations
 * @since 1.0.0
 */
export function record<Value, Encoded, Input>(
  value: Codec<Value, Encoded, Input>,
): Codec<
  { readonly [key: string]: Value },
  { readonly [key: string]: Encoded },
  { readonly [key: string]: Input }
>;

/**
 * Returns the codec for objects with one codec for all keys and another for all values.
 *
 * @typeParam Value - The type of the values.
 * @typeParam Encoded - The type of the encoded values.
 * @typeParam Input - The type of the input that the codec expects.
 * @typeParam Key - The type of the keys.
 * @param value - The codec that reads and writes each value.
 * @param options - The codec for the keys, which must be strings both before and after decoding.
 * @returns A codec for records.
 */
export function record<Value, Encoded, Input, Key extends string>(
  value: Codec<Value, Encoded, Input>,
  options: RecordOptions<Key>,
): Codec<
  { readonly [Name in Key]?: Value },
  { readonly [key: string]: Encoded },
  { readonly [key: string]: Input }
>;

export function record<Value, Encoded, Input>(
  value: Codec<Value, Encoded, Input>,
  options?: RecordOptions<string>,
): Codec<
  { readonly [key: string]: Value },
  { readonly [key: string]: Encoded },
  { readonly [key: string]: Input }
> {
  checkCodec(value, 'value');
  type Self = { readonly [key: string]: Value };
  type SelfEncoded = { readonly [key: string]: Encoded };

  const key = options === undefined ? undefined : keyOf(options);
  const { hasInstance, encode, decode, schema } = value.definition;
  return of<Self, SelfEncoded, { readonly [key: string]: Input }>({
    hasInstance: (self): self is Self => {
      if (!isPlainObject(self)) {
        return false;
      }
      for (const [name, part] of Object.entries(self)) {
        if (key?.hasInstance(name) === false || !hasInstance(part)) {
          return false;
        }
      }
      return key === undefined || key.isIdentity === true || hasDistinctKeys(self, key);
    },
    encode: (self) => {
      const encoded: Record<string, Encoded> = {};
      for (const [name, part] of Object.entries(self)) {
        const encodedKey = key === undefined ? name : key.encode(name);
        const isFirst = !Object.hasOwn(encoded, encodedKey);
        checkArgument(isFirst, 'value', 'a record whose keys remain distinct when encoded', self);
        setOwn(encoded, encodedKey, encode(part));
      }
      return encoded;
    },
    decode: (input, limit = SOUGHT_FAULTS) => {
      if (!isPlainObject(input)) {
        return fault('an object', input);
      }
      const self: Record<string, Value> = {};
      const faults: Fault[] = [];
      for (const [name, part] of Object.entries(input)) {
        const decodedKey = key === undefined ? name : decodeKey(key, name, self, faults);
        if (faults.length < limit) {
          const result = decode(part, limit - faults.length);
          if (!result.ok) {
            addWithin(faults, name, result.error);
          } else if (decodedKey !== undefined) {
            setOwn(self, decodedKey, result.value);
          }
        }
        if (faults.length >= limit) {
          break;
        }
      }
      return faults.length === 0 ? { ok: true, value: self } : failure(faults);
    },
    schema: (references): JSONObject => ({
      type: 'object',
      ...(key !== undefined && { propertyNames: key.schema(references) }),
      additionalProperties: schema(references),
    }),
  });
}

/**
 * The type of the objects that a codec created by {@link object} decodes to.
 *
 * @typeParam Required - The types of the required fields.
 * @typeParam Optional - The types of the optional fields.
 *
 * @example Name the type of a decoded object
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * type User = Codec.ObjectValue<
 *   { name: typeof Codec.string },
 *   { age: typeof Codec.number }
 * >;
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
 * The type of the objects that a codec created by {@link object} encodes to.
 *
 * @typeParam Required - The types of the required fields.
 * @typeParam Optional - The types of the optional fields.
 *
 * @example Name the type of an encoded object
 * ```ts
 * import { Codec, Int } from '@tstd/core';
 *
 * type UserJSON = Codec.ObjectEncoded<
 *   { name: typeof Codec.string },
 *   { age: typeof Int.codec }
 * >;
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

/**
 * The type of the input that a codec created by {@link object} expects: fields with a default may be absent.
 *
 * @typeParam Required - The types of the required fields.
 * @typeParam Optional - The types of the optional fields.
 *
 * @example Name the input type of an object with a default
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * const size = Codec.withDefault(Codec.number, 20);
 * type PageInput = Codec.ObjectInput<{ size: typeof size }, {}>;
 *
 * const input: PageInput = {};
 * Codec.object({ size }).decode(input); // => { ok: true, value: { size: 20 } }
 * ```
 *
 * @category Type helpers
 * @since 1.0.0
 */
export type ObjectInput<Required extends Fields, Optional extends Fields> = Pretty<
  {
    readonly [
      Name in keyof Required as HasDefault<Required[Name]> extends true ? never : Name
    ]: InputOf<Required[Name]>;
  } & {
    readonly [
      Name in keyof Required as HasDefault<Required[Name]> extends true ? Name : never
    ]?: Exclude<InputOf<Required[Name]>, undefined>;
  } & {
    readonly [Name in keyof Optional]?: InputOf<Optional[Name]>;
  }
>;

/** Whether a codec decodes `undefined` but never encodes it. The first condition lets the compiler resolve the type early, in generic code too. */
type HasDefault<Self extends AnyCodec> =
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- A codec is invariant in its value: only `any` accepts every codec.
  Self extends Codec<any, unknown, EncodedOf<Self>>
    ? false
    : undefined extends InputOf<Self>
      ? true
      : false;

/** The names of the fields that the value, the encoded value and the input of an object all have. */
type FieldName<Value, Encoded, Input> = keyof Value & keyof Encoded & keyof Input & string;

interface Field {
  readonly name: string;
  readonly required: boolean;
  readonly definition: AnyCodec['definition'];
}

/** Returns the shape of a codec, or throws for a codec that was refined or transformed. */
function shapeOf(self: { readonly shape: ObjectShape }): ObjectShape {
  checkCodec(self, 'self');
  // Untyped code may pass a codec without a shape.
  const shape = self.shape as ObjectShape | undefined;
  checkArgument(shape !== undefined, 'self', 'the codec of an object', self);
  return shape;
}

/** Creates the codec for a shape, which the type arguments must describe. */
function ofShape<Value, Encoded, Input>({
  fields,
  optional,
  exact,
}: ObjectShape): ObjectCodec<Value, Encoded, Input> {
  return object(fields, { optional, exact }) as ObjectCodec<unknown, unknown> as ObjectCodec<
    Value,
    Encoded,
    Input
  >;
}

function keepFields<Value, Encoded, Input>(
  { fields, optional, exact }: ObjectShape,
  names: readonly string[],
  keeps: (isNamed: boolean) => boolean,
): ObjectCodec<Value, Encoded, Input> {
  checkArray(names, 'names');
  for (const name of names) {
    checkArgument(
      Object.hasOwn(fields, name) || Object.hasOwn(optional, name),
      'names',
      'names of fields',
      name,
    );
  }
  const isKept = (name: string): boolean => keeps(names.includes(name));
  return ofShape({
    fields: filterFields(fields, isKept),
    optional: filterFields(optional, isKept),
    exact,
  });
}

function filterFields(fields: Fields, isKept: (name: string) => boolean): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => isKept(name)));
}

function keyOf(options: RecordOptions<string>): Definition<string, string> {
  checkObject(options, 'options');
  checkCodec(options.key, 'key');
  return options.key.definition;
}

function hasDistinctKeys(self: object, { encode }: Definition<string, string>): boolean {
  const names = Object.keys(self);
  return new Set(names.map(encode)).size === names.length;
}

/** Returns the decoded key, or adds a fault and returns None. */
function decodeKey(
  { decode }: Definition<string, string>,
  name: string,
  taken: object,
  faults: Fault[],
): Option<string> {
  const result = decode(name);
  if (!result.ok) {
    addWithin(faults, name, fault(`${result.error.expected} as the key`, name).error);
    return undefined;
  }
  if (Object.hasOwn(taken, result.value)) {
    addWithin(faults, name, fault('a unique key', name).error);
    return undefined;
  }
  return result.value;
}

function listFields(required: Fields, optional: Fields): readonly Field[] {
  checkObject(optional, 'optional');
  const twice = Object.keys(optional).find((name) => Object.hasOwn(required, name));
  if (twice !== undefined) {
    throw new ArgumentError({
      message: `The field "${twice}" is both required and optional: declare it once`,
    });
  }
  return [...toFields(required, true), ...toFields(optional, false)];
}

function toFields(codecs: Fields, required: boolean): readonly Field[] {
  return Object.entries(codecs).map(([name, codec]) => {
    checkCodec(codec, name);
    return { name, definition: codec.definition, required };
  });
}

function readOwn(value: { readonly [key: string]: unknown }, name: string): unknown {
  return Object.hasOwn(value, name) ? value[name] : undefined;
}
