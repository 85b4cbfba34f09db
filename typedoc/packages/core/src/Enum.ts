import { ArgumentError, checkArgument } from '@tstd/error';
import { checkObject, checkString } from '@tstd/error/Argument';

import type { Bounded } from './Bounded.js';
import * as Codec from './Codec.js';
import { Equal } from './Equal.js';
import { Indexable } from './Indexable.js';
import { describe } from './internal/describe.js';
import type { Option } from './Option.js';
import type { Order } from './Order.js';

/**
 * The union of an enum's values. `Enum<typeof Color>` corresponds to the type that a native `enum Color` declares.
 *
 * An enum is a frozen plain object that maps names to values. You create it with {@link of}. The values are strings or numbers, which are stored and sent without a wrapper.
 *
 * @typeParam Self - The type of the enum.
 *
 * @example Derive the type of the values
 * ```ts
 * import { Enum } from '@tstd/core';
 *
 * const Color = Enum.of({ Red: 'red', Green: 'green' });
 * type Color = Enum<typeof Color>;
 *
 * const favourite: Color = Color.Green;
 * favourite; // => 'green'
 * // @ts-expect-error TS2322: The enum has no such value.
 * const other: Color = 'blue';
 * other; // => 'blue'
 * ```
 *
 * @alias Enumeration, literalUnion, nativeEnum, picklist, enums, StringEnum
 * @keywords constants, choices, options, status, native
 * @category Models
 * @since 1.0.0
 */
export type Enum<Self extends EnumLike> = Extract<Self[keyof Self], EnumValue>;

/**
 * An object that serves as an enum: its members are the properties that contain a string or a number.
 *
 * It can be the result of {@link of}, a native `enum` or an object `as const`. Other properties are ignored, as are the reverse mappings from values to names that TypeScript adds to a numeric `enum`.
 * In a frozen object, looking up a value or a name takes constant time. Any other object may change, so a look-up checks the members one by one, in order.
 *
 * @example Three objects that serve as an enum
 * ```ts
 * import { Enum, type EnumLike } from '@tstd/core';
 *
 * function count(self: EnumLike): number {
 *   return Enum.keys(self).length;
 * }
 *
 * count(Enum.of({ Red: 'red', Green: 'green' })); // => 2
 * count({ Low: 1, High: 2 } as const); // => 2
 * count({ Low: 1, note: null }); // => 1
 * ```
 *
 * @keywords native
 * @category Models
 * @since 1.0.0
 */
export interface EnumLike {
  /** A member, if it is a string or a number. */
  readonly [name: string]: unknown;
}

/**
 * The type of the values of an enum's members.
 *
 * @example A string and a number as values
 * ```ts
 * import type { Enum } from '@tstd/core';
 *
 * const values: readonly Enum.EnumValue[] = ['red', 1];
 *
 * values.length; // => 2
 * ```
 *
 * @keywords string, number
 * @category Models
 * @since 1.0.0
 */
export type EnumValue = string | number;

/**
 * The names and values from which {@link of} creates an enum.
 *
 * @example Members that are defined elsewhere
 * ```ts
 * import { Enum } from '@tstd/core';
 *
 * const members: Enum.EnumMembers = { Red: 'red', Green: 'green' };
 *
 * Enum.of(members).values; // => ['red', 'green']
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type EnumMembers = { readonly [name: string]: EnumValue };

/**
 * The union of the names of an enum's members.
 *
 * @typeParam Self - The type of the enum.
 *
 * @example Derive the type of the names
 * ```ts
 * import { Enum } from '@tstd/core';
 *
 * const Color = Enum.of({ Red: 'red', Green: 'green' });
 * type ColorName = Enum.EnumKey<typeof Color>;
 *
 * const name: ColorName = 'Green';
 * Color[name]; // => 'green'
 * ```
 *
 * @keywords keyof
 * @category Type helpers
 * @since 1.0.0
 */
export type EnumKey<Self extends EnumLike> = {
  [Name in keyof Self]: Self[Name] extends EnumValue ? Name : never;
}[keyof Self] &
  string;

/**
 * The names that no member can have: the names of this module's functions and of its constant.
 *
 * @example Reject a reserved name
 * ```ts
 * import { Enum } from '@tstd/core';
 *
 * const reserved: Enum.EnumReservedName = 'codec';
 *
 * // @ts-expect-error TS2418: The name is reserved.
 * Enum.of({ [reserved]: 'a' }); // => throws ArgumentError
 * ```
 *
 * @category Type helpers
 * @since 1.0.0
 */
export type EnumReservedName =
  | 'bounded'
  | 'codec'
  | 'entries'
  | 'equal'
  | 'from'
  | 'fromKey'
  | 'hasInstance'
  | 'indexable'
  | 'keyOf'
  | 'keys'
  | 'of'
  | 'order'
  | 'values';

/**
 * The properties of an enum in addition to its members: lists, a guard and type class instances. These properties are not enumerable, so that `Object.keys` and spreading the enum include only the members.
 *
 * @typeParam Key - The union of the names.
 * @typeParam Value - The union of the values.
 *
 * @example Use the instances of an enum
 * ```ts
 * import { Enum } from '@tstd/core';
 *
 * const Color = Enum.of({ Red: 'red', Green: 'green' });
 * const instances: Enum.EnumInstances<'Red' | 'Green', 'red' | 'green'> =
 *   Color;
 *
 * instances.bounded; // => { minValue: 'red', maxValue: 'green' }
 * Object.keys(instances); // => ['Red', 'Green']
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type EnumInstances<Key extends string, Value extends EnumValue> = {
  /** The names in the order of declaration. */
  readonly keys: readonly Key[];

  /** The values in the order of declaration. */
  readonly values: readonly Value[];

  /**
   * Checks whether a value belongs to the enum.
   *
   * @param value - Any value: the check never throws.
   * @returns Whether the value belongs to the enum.
   */
  readonly hasInstance: (value: unknown) => value is Value;

  /** The equality of the values. */
  readonly equal: Equal<Value>;

  /** The order of the values: the order of declaration. */
  readonly order: Order<Value>;

  /** The first and the last value. */
  readonly bounded: Bounded<Value>;

  /** The numbering of the values by their position in the order of declaration, from 0. */
  readonly indexable: Indexable<Value>;

  /** The codec for the values. */
  readonly codec: Codec.Codec<Value, Value>;
};

/**
 * An enum that {@link of} created: its members and the properties that are derived from the members.
 *
 * @typeParam Members - The names and values.
 *
 * @example A function that accepts an enum with its instances
 * ```ts
 * import { Enum } from '@tstd/core';
 *
 * function first(self: Enum.EnumObject<{ Low: 1; High: 2 }>): number {
 *   return self.bounded.minValue;
 * }
 *
 * first(Enum.of({ Low: 1, High: 2 })); // => 1
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type EnumObject<Members extends EnumMembers> = Readonly<Members> &
  EnumInstances<EnumKey<Members>, Enum<Members>>;

type EachReservedName = { readonly [Name in EnumReservedName]: true };

/** No inherited name, such as `toString`, has the value `true`. */
const RESERVED: { readonly [name: string]: unknown } = {
  bounded: true,
  codec: true,
  entries: true,
  equal: true,
  from: true,
  fromKey: true,
  hasInstance: true,
  indexable: true,
  keyOf: true,
  keys: true,
  of: true,
  order: true,
  values: true,
} satisfies EachReservedName;

/**
 * Creates an enum from its members. It is a frozen object that contains the members and the instances derived from them.
 *
 * No member can have the name of a function or constant in this module, such as `of` or `equal`. The enum has eight more properties, which correspond to the functions and the constant of the same name: `keys`, `values`, `hasInstance`, `equal`, `order`, `bounded`, `indexable` and `codec`.
 * A name that is an array index, such as `'1'`, is rejected too, because JavaScript would move it to the front.
 *
 * @typeParam Members - The names and values.
 * @param members - The names and values, in the order of declaration.
 * @returns A frozen enum.
 * @throws An {@link ArgumentError} if `members` is empty, if a name is reserved or is an array index, or if a value occurs twice or is neither a string nor a finite number.
 *
 * @example Define an enum
 * ```ts
 * import { Enum } from '@tstd/core';
 *
 * const Color = Enum.of({ Red: 'red', Green: 'green' });
 *
 * Color.Red; // => 'red'
 * Color.values; // => ['red', 'green']
 * Color.codec.decode('blue').ok; // => false
 * Object.keys(Color); // => ['Red', 'Green']
 * ```
 *
 * @example Names and values that are rejected
 * ```ts
 * import { Enum } from '@tstd/core';
 *
 * // @ts-expect-error TS2322: The name is reserved.
 * Enum.of({ keys: 'a' }); // => throws ArgumentError
 * Enum.of({ A: 'a', B: 'a' }); // => throws ArgumentError
 * ```
 *
 * @keywords constants, choices, declare, status, union
 * @category Constructors
 * @since 1.0.0
 */
export function of<const Members extends EnumMembers>(
  members: Members & { readonly [Name in EnumReservedName]?: never },
): EnumObject<Members> {
  checkObject(members, 'members');
  checkMembers(members);
  const self = Object.fromEntries(Object.entries(members)) as Members;
  // SAFETY: the members were checked, and the object has no other properties.
  const list = Object.values(self) as Enum<Members>[];
  const codecOfList = codecOf(list);
  const indexableOfList = indexableOf(list);
  const instances: EnumInstances<EnumKey<Members>, Enum<Members>> = {
    keys: Object.freeze(Object.keys(self) as EnumKey<Members>[]),
    values: Object.freeze(list),
    hasInstance: codecOfList.hasInstance,
    equal,
    order: Indexable.order(indexableOfList),
    bounded: boundedOf(list),
    indexable: indexableOfList,
    codec: codecOfList,
  };
  for (const [name, value] of Object.entries(instances)) {
    Object.defineProperty(self, name, { value, enumerable: false });
  }
  // SAFETY: the loop above has added every property of the type.
  return Object.freeze(self) as EnumObject<Members>;
}

/**
 * Checks whether the value is one of the enum's values.
 *
 * @typeParam Self - The type of the enum.
 * @param self - The enum to search: the result of {@link of}, a native `enum` or an object `as const`.
 * @param value - Any value; it is compared with the values of the enum, not with its names.
 * @returns Whether the value is one of the enum's values.
 *
 * @example Narrow a value
 * ```ts
 * import { Enum } from '@tstd/core';
 *
 * const Color = Enum.of({ Red: 'red', Green: 'green' });
 *
 * Enum.hasInstance(Color, 'red'); // => true
 * Enum.hasInstance(Color, 'Red'); // => false
 * ```
 *
 * @alias Enum.IsDefined
 * @keywords valid, check, includes, belongs, member, string
 * @category Guards
 * @since 1.0.0
 */
export function hasInstance<Self extends EnumLike>(
  self: Self,
  value: unknown,
): value is Enum<Self> {
  return instancesOf(self)?.hasInstance(value) ?? nameOf(self, value) !== undefined;
}

/**
 * Returns the names of the members in the order of declaration.
 *
 * @typeParam Self - The type of the enum.
 * @param self - The enum; properties that contain neither a string nor a number are ignored.
 * @returns The names in the order of declaration.
 *
 * @example List the names
 * ```ts
 * import { Enum } from '@tstd/core';
 *
 * Enum.keys(Enum.of({ Red: 'red', Green: 'green' })); // => ['Red', 'Green']
 * Enum.keys({ Low: 1, High: 2 } as const); // => ['Low', 'High']
 * ```
 *
 * @alias Enum.GetNames
 * @keywords labels, iterate, identifiers
 * @category Access
 * @since 1.0.0
 */
export function keys<Self extends EnumLike>(self: Self): readonly EnumKey<Self>[] {
  return instancesOf(self)?.keys ?? entries(self).map(([name]) => name);
}

/**
 * Returns the values in the order of declaration, without duplicates.
 *
 * @typeParam Self - The type of the enum.
 * @param self - The enum; properties that contain neither a string nor a number are ignored.
 * @returns The values in the order of declaration.
 *
 * @example List the values
 * ```ts
 * import { Enum } from '@tstd/core';
 *
 * Enum.values(Enum.of({ Red: 'red', Green: 'green' })); // => ['red', 'green']
 * Enum.values({ Low: 1, High: 2 } as const); // => [1, 2]
 * ```
 *
 * @alias getValues, allCases, CaseIterable
 * @keywords options, dropdown, choices, iterate, loop, select
 * @category Access
 * @since 1.0.0
 */
export function values<Self extends EnumLike>(self: Self): readonly Enum<Self>[] {
  return instancesOf(self)?.values ?? [...new Set(entries(self).map(([, value]) => value))];
}

/**
 * Returns the names with their values in the order of declaration.
 *
 * @typeParam Self - The type of the enum.
 * @param self - The enum; properties that contain neither a string nor a number are ignored.
 * @returns Pairs of a name and the value of that name.
 *
 * @example List the members
 * ```ts
 * import { Enum } from '@tstd/core';
 *
 * Enum.entries(Enum.of({ Red: 'red', Green: 'green' })); // => [['Red', 'red'], ['Green', 'green']]
 * ```
 *
 * @keywords pairs, iterate, key, object, select, loop
 * @category Access
 * @since 1.0.0
 */
export function entries<Self extends EnumLike>(
  self: Self,
): readonly (readonly [EnumKey<Self>, Enum<Self>])[] {
  const made = instancesOf(self);
  const list = Object.entries(self);
  // In an enum that `of` created, a numeric name such as `-1` is a member, not a reverse mapping.
  // SAFETY: the filter keeps the properties that `EnumKey` and `Enum` name.
  return (
    made === undefined
      ? list.filter(([name, value]) => isEnumValue(value) && !isReverseMapping(self, name, value))
      : list
  ) as [EnumKey<Self>, Enum<Self>][];
}

/**
 * Returns the name of a value. If several names have this value, the first one is returned.
 *
 * @typeParam Self - The type of the enum.
 * @param self - The enum to search: the result of {@link of}, a native `enum` or an object `as const`.
 * @param value - A value of the enum, not a name.
 * @returns The name.
 * @throws An {@link ArgumentError} if the value does not belong to the enum.
 *
 * @example Find the name of a value
 * ```ts
 * import { Enum } from '@tstd/core';
 *
 * const Color = Enum.of({ Red: 'red', Green: 'green' });
 *
 * Enum.keyOf(Color, 'green'); // => 'Green'
 * ```
 *
 * @alias getName, reverseMapping, Enum.name
 * @keywords reverse, lookup, label, inverse
 * @category Access
 * @since 1.0.0
 */
export function keyOf<Self extends EnumLike>(self: Self, value: Enum<Self>): EnumKey<Self> {
  checkObject(self, 'self');
  const name = nameOf(self, value);
  if (name === undefined) {
    // A condition passed to `checkArgument` would describe the values on every call.
    checkArgument(false, 'value', expectedText(values(self)), value);
  }
  return name;
}

/**
 * Returns `value` if it belongs to the enum, otherwise None.
 *
 * @typeParam Self - The type of the enum.
 * @param self - The enum to search: the result of {@link of}, a native `enum` or an object `as const`.
 * @param value - Any value; it is compared with the values of the enum, not with its names.
 * @returns The value, or None.
 *
 * @example Convert a string to a value of the enum
 * ```ts
 * import { Enum } from '@tstd/core';
 *
 * const Color = Enum.of({ Red: 'red', Green: 'green' });
 *
 * Enum.from(Color, 'red'); // => 'red'
 * Enum.from(Color, 'blue'); // => undefined
 * ```
 *
 * @keywords parse, validate, string, cast, unknown, safe, input
 * @category Conversions
 * @since 1.0.0
 */
export function from<Self extends EnumLike>(self: Self, value: unknown): Option<Enum<Self>> {
  return hasInstance(self, value) ? value : undefined;
}

/**
 * Returns the value of the member with the given name, or None if there is no such member.
 *
 * @typeParam Self - The type of the enum.
 * @param self - The enum to search: the result of {@link of}, a native `enum` or an object `as const`.
 * @param key - The name of a member. Case matters, and for an inherited name, the result is None.
 * @returns The value, or None.
 *
 * @example Look up a value by name
 * ```ts
 * import { Enum } from '@tstd/core';
 *
 * const Color = Enum.of({ Red: 'red', Green: 'green' });
 *
 * Enum.fromKey(Color, 'Red'); // => 'red'
 * Enum.fromKey(Color, 'toString'); // => undefined
 * ```
 *
 * @alias valueOfEnum, Enum.Parse, Enum.TryParse
 * @keywords valueOf, parse, string, safe
 * @category Conversions
 * @since 1.0.0
 */
export function fromKey<Self extends EnumLike>(self: Self, key: string): Option<Enum<Self>> {
  checkString(key, 'key');
  const isMade = instancesOf(self) !== undefined;
  const value = Object.prototype.propertyIsEnumerable.call(self, key) ? self[key] : undefined;
  return isEnumValue(value) && (isMade || !isReverseMapping(self, key, value))
    ? // SAFETY: `key` is the name of a member.
      (value as Enum<Self>)
    : undefined;
}

/**
 * An `Equal` instance that compares the values of any enum.
 *
 * @example Compare two values
 * ```ts
 * import { Enum } from '@tstd/core';
 *
 * const Color = Enum.of({ Red: 'red', Green: 'green' });
 *
 * Enum.equal.equals(Color.Red, Color.Red); // => true
 * Enum.equal.equals(Color.Red, Color.Green); // => false
 * ```
 *
 * @category Instances
 * @since 1.0.0
 */
export const equal: Equal<EnumValue> = /* @__PURE__ */ Equal((self, other) => self === other);

/**
 * Returns the order of the values, which is the order of declaration.
 *
 * @typeParam Self - The type of the enum.
 * @param self - The enum, in its order of declaration.
 * @returns The order, which throws an {@link ArgumentError} if it compares a value that does not belong to the enum.
 *
 * @example Sort in the order of declaration
 * ```ts
 * import { Enum } from '@tstd/core';
 *
 * const Size = Enum.of({ Small: 'S', Medium: 'M', Large: 'L' });
 *
 * [Size.Large, Size.Small, Size.Medium].sort(Enum.order(Size)); // => ['S', 'M', 'L']
 * ```
 *
 * @keywords rank, priority, severity, ordinal
 * @category Instances
 * @since 1.0.0
 */
export function order<Self extends EnumLike>(self: Self): Order<Enum<Self>> {
  return Indexable.order(indexable(self));
}

/**
 * Returns the first and the last value in the order of declaration.
 *
 * @typeParam Self - The type of the enum.
 * @param self - The enum, in its order of declaration.
 * @returns The bounds.
 * @throws An {@link ArgumentError} if the enum has no members.
 *
 * @example Read the first and the last value
 * ```ts
 * import { Enum } from '@tstd/core';
 *
 * const Size = Enum.of({ Small: 'S', Medium: 'M', Large: 'L' });
 *
 * Enum.bounded(Size); // => { minValue: 'S', maxValue: 'L' }
 * ```
 *
 * @keywords min, max, smallest, largest, limits
 * @category Instances
 * @since 1.0.0
 */
export function bounded<Self extends EnumLike>(self: Self): Bounded<Enum<Self>> {
  return instancesOf(self)?.bounded ?? boundedOf(values(self));
}

/**
 * Returns the numbering of the values by their position in the order of declaration, from 0.
 *
 * @typeParam Self - The type of the enum.
 * @param self - The enum, in its order of declaration.
 * @returns The numbering.
 *
 * @example Find the next value
 * ```ts
 * import { Enum, Indexable } from '@tstd/core';
 *
 * const Size = Enum.of({ Small: 'S', Medium: 'M', Large: 'L' });
 *
 * Enum.indexable(Size).toIndex('M'); // => 1
 * Indexable.next(Enum.indexable(Size), 'M'); // => 'L'
 * Indexable.next(Enum.indexable(Size), 'L'); // => undefined
 * ```
 *
 * @alias Enum.ordinal
 * @keywords ordinal, successor, previous, cycle, step, wizard
 * @category Instances
 * @since 1.0.0
 */
export function indexable<Self extends EnumLike>(self: Self): Indexable<Enum<Self>> {
  return instancesOf(self)?.indexable ?? indexableOf(values(self));
}

/**
 * Returns the codec for the values, which are encoded unchanged.
 *
 * @typeParam Self - The type of the enum.
 * @param self - The enum, in its order of declaration.
 * @returns A codec for the values.
 * @throws An {@link ArgumentError} if the enum has no members.
 *
 * @example Decode a value
 * ```ts
 * import { Enum } from '@tstd/core';
 *
 * const Color = Enum.of({ Red: 'red', Green: 'green' });
 *
 * Enum.codec(Color).decode('red'); // => { ok: true, value: 'red' }
 *
 * const result = Enum.codec(Color).decode('blue');
 * result.ok ? '' : result.error.message; // => 'Expected "red" or "green", received a string'
 * ```
 *
 * @alias Schema.Enums, Schema.Enum, z.enum, z.nativeEnum, v.enum, v.picklist, t.keyof, Type.Enum
 * @keywords nativeEnum, allowed, oneOf, string, unknown
 * @category Instances
 * @since 1.0.0
 */
export function codec<Self extends EnumLike>(self: Self): Codec.Codec<Enum<Self>, Enum<Self>> {
  return instancesOf(self)?.codec ?? codecOf(values(self));
}

const MAX_VALUES_IN_TEXT = 10;

// The instances of an enum that `of` created, in this copy of the package or in another copy.
function instancesOf<Self extends EnumLike>(
  self: Self,
): EnumInstances<EnumKey<Self>, Enum<Self>> | undefined {
  checkObject(self, 'self');
  // Members are strings or numbers, so only an enum that `of` created has these two.
  return typeof self['hasInstance'] === 'function' && Array.isArray(self['keys'])
    ? // SAFETY: an enum that `of` created has its instances.
      (self as unknown as EnumInstances<EnumKey<Self>, Enum<Self>>)
    : undefined;
}

/** The first name of each value, cached for enums that cannot change. All others are read every time. */
const NAMES = /* @__PURE__ */ new WeakMap<object, ReadonlyMap<unknown, string>>();

function nameOf<Self extends EnumLike>(self: Self, value: unknown): EnumKey<Self> | undefined {
  const names = NAMES.get(self) ?? (isConstant(self) ? readNames(self) : undefined);
  const name = names === undefined ? findName(self, value) : names.get(value);
  // SAFETY: these are the names of the members.
  return name as EnumKey<Self> | undefined;
}

function findName(self: EnumLike, value: unknown): string | undefined {
  return isEnumValue(value)
    ? Object.keys(self).find((name) => self[name] === value && !isReverseMapping(self, name, value))
    : undefined;
}

/** Whether no property can change. A getter can return another value even if the object is frozen. */
function isConstant(self: EnumLike): boolean {
  return (
    Object.isFrozen(self) &&
    Object.values(Object.getOwnPropertyDescriptors(self)).every((each) => 'value' in each)
  );
}

function readNames(self: EnumLike): ReadonlyMap<unknown, string> {
  const names = new Map<unknown, string>();
  for (const [name, value] of entries(self)) {
    if (!names.has(value)) {
      names.set(value, name);
    }
  }
  NAMES.set(self, names);
  return names;
}

function boundedOf<Value extends EnumValue>(list: readonly Value[]): Bounded<Value> {
  const [minValue] = list;
  if (minValue === undefined) {
    throw noMember();
  }
  // SAFETY: a list with a first value has a last one.
  return Object.freeze({ minValue, maxValue: list.at(-1) as Value });
}

// A parameter keeps this type; a constant would be narrowed to literals.
function indexableOf<Value extends EnumValue>(list: readonly Value[]): Indexable<Value> {
  return Indexable(list);
}

function codecOf<Value extends EnumValue>(list: readonly Value[]): Codec.Codec<Value, Value> {
  if (list.length === 0) {
    throw noMember();
  }
  const members: ReadonlySet<unknown> = new Set(list);
  const isMember = (value: unknown): value is Value => members.has(value);
  const expected = expectedText(list);
  return Codec.of<Value, Value>({
    hasInstance: isMember,
    encode: (value) => value,
    decode: (input) =>
      isMember(input) ? { ok: true, value: input } : Codec.fault(expected, input),
    schema: () => ({ enum: list }),
  });
}

function expectedText(list: readonly EnumValue[]): string {
  return list.length > MAX_VALUES_IN_TEXT
    ? `one of ${list.length} values of an enum`
    : list.map(describe).join(' or ');
}

function isEnumValue(value: unknown): value is EnumValue {
  return typeof value === 'string' || Number.isFinite(value);
}

/** Whether the property is a reverse mapping from a number to its name, which TypeScript adds to a numeric `enum`. */
function isReverseMapping(self: EnumLike, name: string, value: EnumValue): boolean {
  const back = typeof value === 'string' && Object.hasOwn(self, value) ? self[value] : undefined;
  return typeof back === 'number' && String(back) === name;
}

function checkMembers(members: EnumMembers): void {
  const names = new Map<EnumValue, string>();
  for (const [name, value] of Object.entries(members)) {
    if (RESERVED[name] === true) {
      throw new ArgumentError({
        message: `Expected "members" without the name "${name}", which is reserved for a function of Enum`,
      });
    }
    if (/^(?:0|[1-9][0-9]*)$/.test(name)) {
      throw new ArgumentError({
        message: `Expected "members" without the name "${name}": JavaScript would move an array index to the front`,
      });
    }
    checkArgument(isEnumValue(value), `members.${name}`, 'a string or a finite number', value);
    const twin = names.get(value);
    if (twin !== undefined) {
      throw new ArgumentError({
        message: `Expected "members" with different values, received ${describe(value)} for both "${twin}" and "${name}"`,
      });
    }
    names.set(value, name);
  }
}

function noMember(): ArgumentError {
  return new ArgumentError({ message: 'Expected an enum with at least one member' });
}
