import type { AnyFunction, Primitive } from '@tstd/core-type';

/**
 * The type of the keys of a record: any string.
 *
 * If you use a number as a key, JavaScript converts it to a string. A symbol cannot be a key of a record.
 *
 * @example A function that accepts any record
 * ```ts
 * import { Record, type RecordKey } from '@tstd/collection';
 *
 * const longKeys = <Key extends RecordKey>(
 *   self: Record<Key, unknown>,
 * ): readonly Key[] => Record.keys(self).filter((key) => key.length > 3);
 *
 * longKeys({ tea: 2, coffee: 3 }); // => ['coffee']
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type RecordKey = string;

/**
 * A read-only plain object whose values all have the same type.
 *
 * It is an ordinary JavaScript object, such as an object literal or a result of `JSON.parse`. The functions of the `Record` module read only its own enumerable properties with string keys. They never find an inherited property such as `toString`.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Value - The type of the values.
 *
 * @example Arbitrary keys and known keys
 * ```ts
 * import { Record } from '@tstd/collection';
 *
 * const ages: Record<string, number> = { Ada: 36, Alan: 41 };
 * const sizes: Record<'small' | 'large', number> = { small: 1, large: 2 };
 *
 * Record.get(ages, 'Ada'); // => 36
 * Record.get(ages, 'toString'); // => undefined
 * Record.map(sizes, (size) => size * 10).large; // => 20
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type Record<Key extends RecordKey, Value> = { readonly [Name in Key]: Value };

/**
 * A record that may lack some of its keys: each known key is an optional property. If the type of the keys is open, such as `string`, the type of the record is unchanged.
 *
 * It is the type of a result whose keys depend on a test or on a list that is created at run time.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Value - The type of the values.
 *
 * @example A group that may be missing
 * ```ts
 * import { Array, Record } from '@tstd/collection';
 *
 * const groups: Record.PartialRecord<
 *   'odd' | 'even',
 *   Array.NonEmpty<number>
 * > = Record.groupBy([1, 3], (value) => (value % 2 === 1 ? 'odd' : 'even'));
 *
 * groups.odd?.length; // => 2
 * groups.even?.length; // => undefined
 * ```
 *
 * @category Type helpers
 * @since 1.0.0
 */
// An empty object is assignable to a record of these keys only if they are open.
export type PartialRecord<Key extends RecordKey, Value> =
  {} extends Record<Key, 1> ? Record<Key, Value> : { readonly [Name in Key]?: Value };

/**
 * The type of a key to look up, which must be a key that the record may contain.
 *
 * It is the type of one of the keys, or a wider type such as `string`. The compiler rejects any other key.
 *
 * @typeParam Key - The type of the keys of the record.
 * @typeParam Text - The type of the key to look up.
 *
 * @example A key that the compiler rejects
 * ```ts
 * import { Record } from '@tstd/collection';
 *
 * const sizes = { small: 1, large: 2 };
 * const text: string = 'medium';
 *
 * Record.get(sizes, text); // => undefined
 * // @ts-expect-error TS2345: there is no such size
 * Record.get(sizes, 'huge'); // => undefined
 * ```
 *
 * @category Type helpers
 * @since 1.0.0
 */
export type PossibleKey<Key extends RecordKey, Text extends RecordKey> =
  | NoInfer<Key>
  | ([Key] extends [never] ? Text : [Extract<Key, Text>] extends [never] ? never : Text);

/**
 * The type of the property names of a record, which are its keys as its type declares them.
 *
 * If a key is written as a number, as in `{ 404: 'No' }`, it is a number in the type of the record. The type of the keys is then `string`, and only the property names distinguish one key from another.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Self - The type of the record.
 *
 * @example Values with numeric keys
 * ```ts
 * import { assertType } from '@tstd/core-type';
 * import { Record } from '@tstd/collection';
 *
 * const texts = { 200: 'OK', 404: 'No' };
 *
 * assertType<Record.NameOf<string, typeof texts>, 200 | 404>(true);
 * Record.map(texts, (text) => text.length); // => { 200: 2, 404: 2 }
 * ```
 *
 * @category Type helpers
 * @since 1.0.0
 */
export type NameOf<Key extends RecordKey, Self> = string extends Key
  ? keyof Self & (string | number)
  : Key;

/**
 * A record with some of the keys of another record. Each value keeps its type.
 *
 * Known keys are optional. If the type of the keys is open, such as `string`, the type of each value is the union of the types of all values.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Values - The type of the record; all its properties are required.
 *
 * @example A property that was left out
 * ```ts
 * import { Record } from '@tstd/collection';
 *
 * type Server = { readonly host: string; readonly port: number };
 * const changed: Record.PartialOf<keyof Server, Server> = Record.filter(
 *   { host: 'localhost', port: 80 },
 *   (value) => value !== 80,
 * );
 *
 * changed.host?.length; // => 9
 * changed.port?.toFixed(); // => undefined
 * ```
 *
 * @category Type helpers
 * @since 1.0.0
 */
export type PartialOf<Key extends RecordKey, Values> =
  {} extends Record<Key, 1>
    ? Record<Key, Values[NameOf<Key, Values> & keyof Values]>
    : { readonly [Name in Key]?: Values[Name & keyof Values] };

/**
 * A record that contains the given key. If the type of the key is a union, the record contains one of its members as a key.
 *
 * @typeParam Key - The type of the key.
 * @typeParam Keys - All members of the union. This parameter is internal: leave it out.
 *
 * @example A single key, and one of two keys
 * ```ts
 * import { assertType } from '@tstd/core-type';
 * import type { Record } from '@tstd/collection';
 *
 * type Both = Record.EntryOf<'a' | 'b'>;
 *
 * assertType<Record.EntryOf<'a'>, { readonly a: unknown }>(true);
 * assertType<Both, { readonly a?: unknown; readonly b?: unknown }>(true);
 * ```
 *
 * @category Type helpers
 * @since 1.0.0
 */
export type EntryOf<Key extends RecordKey, Keys extends RecordKey = Key> = Key extends unknown
  ? [Keys] extends [Key]
    ? Record<Keys, unknown>
    : Partial<Record<Keys, unknown>>
  : never;

/**
 * The type of the result of merging two records.
 *
 * Each value keeps its type. Only the value of a key that both records may contain has the merged type.
 *
 * @typeParam Self - The type of the first record.
 * @typeParam Other - The type of the second record.
 * @typeParam Both - The type of a value that is merged from two values.
 * @typeParam Values - The type of the values of the second record, by key.
 *
 * @example A shared key and keys of only one record
 * ```ts
 * import { assertType } from '@tstd/core-type';
 * import type { Record } from '@tstd/collection';
 *
 * type Merged = Record.Merged<
 *   { readonly a: string; readonly b: string },
 *   { readonly b: number; readonly c: number },
 *   boolean
 * >;
 *
 * assertType<Merged['a'], string>(true);
 * assertType<Merged['b'], boolean>(true);
 * assertType<Merged['c'], number>(true);
 * ```
 *
 * @category Type helpers
 * @since 1.0.0
 */
// `Unknowns` provides the keys, because one property of type `never` would turn all of `Self & Other` into never.
export type Merged<Self, Other, Both, Values = Required<Other>> = {
  readonly [Name in keyof (Unknowns<Self> & Unknowns<Other>)]: {} extends Having<Name>
    ? AnyOf<Required<Self>> | AnyOf<Values> | Both
    : | (Other extends Having<Name>
          ? never
          : Name extends keyof Self
            ? Required<Self>[Name]
            : never)
      | (TextOf<Name> extends TextOf<keyof Other>
          ? | (TextOf<Name> extends TextOf<keyof Self> ? Both : never)
            | (Self extends Having<Name> ? never : Values[Name & keyof Values])
          : never);
};

type Unknowns<Self> = { [Name in keyof Self]: unknown };

/** A record extends this type only if the key is required. The type is empty only if the key is open. */
type Having<Name extends PropertyKey> = { [Each in Name]: unknown };

type TextOf<Name> = `${Name & (string | number)}`;

type AnyOf<Values> = Values[keyof Values & (string | number)];

/**
 * The type of the property name for a key. If the key may be any string, it is the union of all property names.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Self - The type of the record.
 * @typeParam Text - The type of the key to look up.
 *
 * @example A known key and an arbitrary key
 * ```ts
 * import { assertType } from '@tstd/core-type';
 * import type { Record } from '@tstd/collection';
 *
 * type Server = { readonly host: string; readonly port: number };
 * type At<Text extends string> = Record.NameAt<keyof Server, Server, Text>;
 *
 * assertType<At<'port'>, 'port'>(true);
 * assertType<At<string>, 'host' | 'port'>(true);
 * ```
 *
 * @category Type helpers
 * @since 1.0.0
 */
export type NameAt<Key extends RecordKey, Self, Text extends RecordKey> = Text extends keyof Self
  ? Text
  : Text extends `${infer Name extends keyof Self & number}`
    ? Name
    : NameOf<Key, Self>;

/**
 * The type of a record parameter. The compiler infers the keys and the type of the record from the argument.
 *
 * This type excludes numbers and booleans, which the compiler would otherwise accept as records of their methods.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Self - The type of the record.
 *
 * @example A function that keeps the types of the values
 * ```ts
 * import { Record, type RecordKey } from '@tstd/collection';
 * import type { Option } from '@tstd/core';
 *
 * const firstOf = <
 *   Key extends RecordKey,
 *   Self extends Partial<Record<Key, unknown>>,
 * >(
 *   self: Record.RecordOf<Key, Self>,
 * ): Option<Required<Self>[Record.NameOf<Key, Self>]> =>
 *   Record.find(self, () => true);
 *
 * firstOf({ tea: 2, coffee: 3 }); // => 2
 * firstOf({}); // => undefined
 * ```
 *
 * @category Type helpers
 * @since 1.0.0
 */
export type RecordOf<Key extends RecordKey, Self> = Partial<Record<Key, unknown>> & Self & object;

/**
 * The values that `mergeDeep` can merge into a record: some of its properties, at any depth.
 *
 * If a property is not always a record of the same type, its value must be complete, so that nothing is missing from the result. Examples are an optional property, an array and an object with a method. A property that is `undefined` counts as omitted.
 *
 * @typeParam Value - The type of the record.
 *
 * @example Change some of the settings
 * ```ts
 * import type { Record } from '@tstd/collection';
 *
 * interface Settings {
 *   readonly tags: readonly string[];
 *   readonly proxy: { readonly host: string; readonly port: number };
 * }
 *
 * const changes: Record.DeepPartial<Settings> = { proxy: { port: 8080 } };
 *
 * changes.proxy?.port; // => 8080
 * ```
 *
 * @alias PartialDeep, RecursivePartial
 * @keywords nested, optional, recursive
 * @category Type helpers
 * @since 1.0.0
 */
export type DeepPartial<Value> = {
  readonly [Name in keyof Value]?:
    (string extends Name ? Value[Name] : PartOf<Value[Name], Value[Name]>) | undefined;
};

// This type distributes over unions: a member that is not the whole union stays as it is.
type PartOf<Value, Union> = unknown extends Value
  ? Value
  : Value extends Primitive | AnyFunction | readonly unknown[]
    ? Value
    : [Union, Extract<Value[keyof Value], AnyFunction>] extends [Value, never]
      ? DeepPartial<Value>
      : Value;
