import type { AnyFunction, Primitive } from '@tstd/core-type';

/**
 * The type of the keys of a record: text.
 *
 * JavaScript turns a number into text when it is used as a key, and a symbol is not a key of a record.
 *
 * @example A function for every record
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
 * A plain object that is only read, all of whose values have one type.
 *
 * It is the ordinary object of JavaScript: what a literal makes, and what `JSON.parse` gives. Only its own enumerable properties under text keys count. What it inherits, such as `toString`, is never found.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Value - The type of the values.
 *
 * @example Keys that are open and keys that are known
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
 * A record that has some of its keys: each that is known is an optional property. Keys that are open, such as `string`, stay as they are.
 *
 * It is what is known of a result when a test, or a list made at run time, decides which keys are there.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Value - The type of the values.
 *
 * @example A group may be missing
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
// An index signature is found by an empty object being assignable to a record of its keys.
export type PartialRecord<Key extends RecordKey, Value> =
  {} extends Record<Key, 1> ? Record<Key, Value> : { readonly [Name in Key]?: Value };

/**
 * The type of a key to look up: one that may be there.
 *
 * It is one of the keys, or a wider type, such as `string`. What is none of them is refused when the program is compiled.
 *
 * @typeParam Key - The type of the keys of the record.
 * @typeParam Text - The type of the key to look up.
 *
 * @example A key that cannot be there does not compile
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
 * The type of the names by which the values of a record are read: its keys, as the type of the record writes them.
 *
 * A key that is written as a number, as in `{ 404: 'No' }`, is a number in the type of the record. The type of the keys is `string` then, and only the names tell the keys apart.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Self - The type of the record.
 *
 * @example Values under numbers
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
 * The type of a record that a function takes, whose keys and type are inferred from the argument.
 *
 * It refuses numbers and booleans, which the compiler would take for records of their methods.
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
 * What `mergeDeep` puts over a record: any of its properties, at any depth.
 *
 * A property that may be something else than one type of records, such as an optional one, an array or an object with a method, is given as a whole, so that nothing is missing in the result. A property `undefined` is as good as left out.
 *
 * @typeParam Value - The type of the record.
 *
 * @example Some of the settings
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

// It looks at each type of a union: one that is not the whole union stays as it is.
type PartOf<Value, Union> = Value extends Primitive | AnyFunction | readonly unknown[]
  ? Value
  : [Union, Extract<Value[keyof Value], AnyFunction>] extends [Value, never]
    ? DeepPartial<Value>
    : Value;
