import type { JSONValue, Pretty } from '@tstd/core-type';
import { ArgumentError, checkArgument } from '@tstd/error';
import { checkArray, checkObject, checkString } from '@tstd/error/Argument';

import * as Codec from './Codec.js';
import type { Equal } from './Equal.js';
import { checkCodec, checkEqual } from './internal/checks.js';
import { describe, describeKind } from './internal/describe.js';
import { isPlainObject } from './internal/isPlainObject.js';

/**
 * A tagged record: a plain object whose `_` field distinguishes it from the other members of a union.
 *
 * Any plain object with a string in its `_` field is a struct, whether you write it in code or read it from JSON.
 *
 * @typeParam Name - The tag, a literal type.
 * @typeParam Fields - The other fields.
 *
 * @example A union of shapes
 * ```ts
 * import { Struct } from '@tstd/core';
 *
 * type Circle = Struct<'Circle', { radius: number }>;
 * type Square = Struct<'Square', { side: number }>;
 * type Shape = Circle | Square;
 *
 * const Square = (side: number): Square => Struct.of('Square', { side });
 * const area = (shape: Shape): number =>
 *   Struct.match(shape, {
 *     Circle: ({ radius }) => Math.PI * radius ** 2,
 *     Square: ({ side }) => side ** 2,
 *   });
 *
 * Square(3); // => { _: 'Square', side: 3 }
 * area(Square(3)); // => 9
 * ```
 *
 * @alias Data, ADT, DiscriminatedUnion, TaggedUnion, CaseClass, SumType, Variant, dataclass,
 *   record, sealed, unionize, UnionOf
 * @keywords kind, discriminant, algebraic, polymorphism, state
 * @category Models
 * @since 1.0.0
 */
export type Struct<Name extends string, Fields extends object = Record<never, never>> = Pretty<
  AnyStruct<Name> & { readonly [Key in keyof Fields]: Fields[Key] }
>;

/**
 * Any tagged record: an object with a string in its `_` field.
 *
 * @typeParam Name - The tag; any string by default.
 *
 * @example A function that accepts any struct
 * ```ts
 * import { Struct } from '@tstd/core';
 *
 * const nameOf = (self: Struct.AnyStruct): string => self._;
 *
 * nameOf(Struct.of('Circle', { radius: 1 })); // => 'Circle'
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface AnyStruct<Name extends string = string> {
  /** The tag. */
  readonly _: Name;
}

/**
 * An object without a `_` field, to which you can add a tag.
 *
 * @example Add a tag to fields
 * ```ts
 * import { Struct } from '@tstd/core';
 *
 * const draw = <Fields extends object>(
 *   fields: Fields & Struct.Untagged,
 * ): Struct<'Drawing', Fields> => Struct.of('Drawing', fields);
 *
 * draw({ width: 1 }); // => { _: 'Drawing', width: 1 }
 * ```
 *
 * @category Type helpers
 * @since 1.0.0
 */
export interface Untagged {
  /** Always absent: the tag is passed separately. */
  readonly _?: never;
}

/**
 * The member of a union with the given tag.
 *
 * @typeParam Self - The union.
 * @typeParam Name - The tag.
 *
 * @example Extract a member
 * ```ts
 * import { Struct } from '@tstd/core';
 *
 * type Shape =
 *   Struct<'Circle', { radius: number }> | Struct<'Square', { side: number }>;
 *
 * const circle: Struct.Variant<Shape, 'Circle'> = { _: 'Circle', radius: 1 };
 * circle.radius; // => 1
 * ```
 *
 * @keywords Extract, narrow
 * @category Type helpers
 * @since 1.0.0
 */
export type Variant<Self extends AnyStruct, Name extends Self['_']> = Extract<
  Self,
  AnyStruct<Name>
>;

/**
 * A function for each tag of a union.
 *
 * @typeParam Self - The union.
 * @typeParam Result - The type that the functions return.
 *
 * @example Describe each shape in words
 * ```ts
 * import { Struct } from '@tstd/core';
 *
 * type Shape =
 *   Struct<'Circle', { radius: number }> | Struct<'Square', { side: number }>;
 *
 * const words: Struct.StructMatcher<Shape, string> = {
 *   Circle: ({ radius }) => `a circle of ${radius}`,
 *   Square: ({ side }) => `a square of ${side}`,
 * };
 * const shape: Shape = { _: 'Square', side: 2 };
 *
 * Struct.match(shape, words); // => 'a square of 2'
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type StructMatcher<Self extends AnyStruct, Result = unknown> = {
  readonly [Name in Self['_']]: (self: Variant<Self, Name>) => Result;
};

/**
 * A member to pass to {@link union}: a tag and the codec for the structs with that tag.
 *
 * You can use the result of {@link define} as a member. To use another codec, for example one from `Codec.lazy`, write the member by hand.
 *
 * @typeParam Self - The type of the struct.
 * @typeParam Encoded - The type of the encoded value.
 *
 * @example A variant that contains itself
 * ```ts
 * import { Codec, Struct } from '@tstd/core';
 *
 * type Branch = {
 *   readonly _: 'Branch';
 *   readonly nodes: readonly (Branch | Leaf)[];
 * };
 * type Leaf = Struct<'Leaf'>;
 *
 * const branch: Struct.StructVariant<Branch> = {
 *   tag: 'Branch',
 *   codec: Codec.lazy('Branch', () =>
 *     Struct.codec('Branch', { nodes: Codec.array(node) }),
 *   ),
 * };
 * const node: Codec<Branch | Leaf> = Struct.union([
 *   branch,
 *   Struct.define('Leaf', {}),
 * ]);
 *
 * node.decode({ _: 'Branch', nodes: [{ _: 'Leaf' }] }).ok; // => true
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface StructVariant<Self, Encoded = JSONValue> {
  /** The tag of the values. */
  readonly tag: string;

  /** The codec for the values. */
  readonly codec: Codec.Codec<Self, Encoded>;
}

/**
 * The result of {@link define}: the tag, the constructor, the guard and the codec for a struct type.
 *
 * @typeParam Name - The tag, a literal type.
 * @typeParam Self - The type of the struct.
 * @typeParam Encoded - The type of the encoded value.
 * @typeParam Input - The type of the input that the codec can read.
 *
 * @example Define a struct described by an interface
 * ```ts
 * import { Codec, Struct } from '@tstd/core';
 *
 * interface Circle {
 *   readonly _: 'Circle';
 *   readonly radius: number;
 * }
 *
 * const Circle: Struct.StructDefinition<'Circle', Circle, Circle> =
 *   Struct.define('Circle', {
 *     radius: Codec.number,
 *   });
 *
 * Circle.of({ radius: 1 }); // => { _: 'Circle', radius: 1 }
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface StructDefinition<Name extends string, Self, Encoded = JSONValue, Input = Encoded> {
  /** The tag of the values. */
  readonly tag: Name;

  /**
   * Creates a struct from its fields.
   *
   * @param fields - All fields except `_`.
   * @returns A new object with the tag and the fields.
   * @throws An `ArgumentError` if a field has a value that its codec cannot encode.
   */
  readonly of: (fields: FieldsOf<Self>) => Self;

  /**
   * Checks whether a value is a struct of this type. Both the tag and the fields are checked.
   *
   * @param value - Any value; its tag and all its fields are checked.
   * @returns Whether the value is a struct of this type.
   */
  readonly hasInstance: (value: unknown) => value is Self;

  /** The codec for the values. */
  readonly codec: Codec.ObjectCodec<Self, Encoded, Input>;
}

/**
 * The fields of a struct without its tag.
 *
 * @typeParam Self - The type of the struct.
 *
 * @example Derive the fields that a constructor expects
 * ```ts
 * import { Struct } from '@tstd/core';
 *
 * type Circle = Struct<'Circle', { radius: number }>;
 *
 * const fields: Struct.FieldsOf<Circle> = { radius: 1 };
 * const circle: Circle = Struct.of('Circle', fields);
 *
 * circle; // => { _: 'Circle', radius: 1 }
 * ```
 *
 * @keywords infer, Omit
 * @category Type helpers
 * @since 1.0.0
 */
export type FieldsOf<Self> = {
  readonly [Key in keyof Self as Exclude<Key, '_'>]: Self[Key];
};

/**
 * A member, of any type, of a union of structs.
 *
 * @example Collect members of different types
 * ```ts
 * import { Codec, Struct } from '@tstd/core';
 *
 * const members: readonly Struct.AnyStructVariant[] = [
 *   Struct.define('Circle', { radius: Codec.number }),
 *   Struct.define('Square', { side: Codec.number }),
 * ];
 *
 * members.map((member) => member.tag); // => ['Circle', 'Square']
 * ```
 *
 * @category Type helpers
 * @since 1.0.0
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- A codec is invariant in its value: only `any` accepts every codec.
export type AnyStructVariant = StructVariant<any, unknown>;

/**
 * The `Equal` instances that {@link equal} expects. Each tag needs one instance for each field.
 *
 * @example Compare circles by radius
 * ```ts
 * import { Int, Struct } from '@tstd/core';
 *
 * const variants = { Circle: { radius: Int } } satisfies Struct.EqualVariants;
 *
 * Struct.equal(variants).equals(
 *   { _: 'Circle', radius: Int.of(1) },
 *   { _: 'Circle', radius: Int.of(1) },
 * ); // => true
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type EqualVariants = {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- An equality is contravariant in its values: only `any` accepts every equality.
  readonly [tag: string]: { readonly [field: string]: Equal<any> };
};

/**
 * The type of the structs that an `Equal` from {@link equal} compares.
 *
 * @typeParam Variants - The type of the `Equal` instances.
 *
 * @example Derive the type of the compared structs
 * ```ts
 * import { Int, Struct } from '@tstd/core';
 * import { assertType } from '@tstd/core-type';
 *
 * type Circle = Struct.EqualValue<{ Circle: { radius: typeof Int } }>;
 *
 * assertType<Circle, Struct<'Circle', { radius: Int }>>(true);
 * ```
 *
 * @category Type helpers
 * @since 1.0.0
 */
export type EqualValue<Variants extends EqualVariants> = {
  readonly [Name in keyof Variants & string]: Struct<
    Name,
    {
      readonly [Key in keyof Variants[Name]]: Variants[Name][Key] extends Equal<infer Value>
        ? Value
        : never;
    }
  >;
}[keyof Variants & string];

/**
 * The type of the structs that a codec created by {@link codec} decodes to.
 *
 * @typeParam Name - The tag, a literal type.
 * @typeParam Required - The types of the required fields.
 * @typeParam Optional - The types of the optional fields.
 *
 * @example Derive the type of a struct with two fields
 * ```ts
 * import { Codec, Struct } from '@tstd/core';
 *
 * type Label = Struct.StructValue<
 *   'Label',
 *   { text: typeof Codec.string },
 *   { size: typeof Codec.number }
 * >;
 *
 * const label: Label = { _: 'Label', text: 'a' };
 * label.size; // => undefined
 * ```
 *
 * @category Type helpers
 * @since 1.0.0
 */
export type StructValue<
  Name extends string,
  Required extends Codec.Fields,
  Optional extends Codec.Fields,
> = Pretty<AnyStruct<Name> & Codec.ObjectValue<Required, Optional>>;

/**
 * The type of the objects that a codec created by {@link codec} encodes to.
 *
 * @typeParam Name - The tag, a literal type.
 * @typeParam Required - The types of the required fields.
 * @typeParam Optional - The types of the optional fields.
 *
 * @example Derive the type of a struct in JSON
 * ```ts
 * import { Int, Struct } from '@tstd/core';
 *
 * type CircleJSON = Struct.StructEncoded<
 *   'Circle',
 *   { radius: typeof Int.codec },
 *   {}
 * >;
 *
 * const circle: CircleJSON = { _: 'Circle', radius: 1 };
 * circle.radius; // => 1
 * ```
 *
 * @category Type helpers
 * @since 1.0.0
 */
export type StructEncoded<
  Name extends string,
  Required extends Codec.Fields,
  Optional extends Codec.Fields,
> = Pretty<AnyStruct<Name> & Codec.ObjectEncoded<Required, Optional>>;

/**
 * The type of the input that a codec created by {@link codec} can read: fields with a default may be absent.
 *
 * @typeParam Name - The tag, a literal type.
 * @typeParam Required - The types of the required fields.
 * @typeParam Optional - The types of the optional fields.
 *
 * @example Derive the type of the input for a struct
 * ```ts
 * import { Codec, Struct } from '@tstd/core';
 *
 * const radius = Codec.withDefault(Codec.number, 1);
 * type CircleInput = Struct.StructInput<
 *   'Circle',
 *   { radius: typeof radius },
 *   {}
 * >;
 *
 * const circle: CircleInput = { _: 'Circle' };
 * Struct.codec('Circle', { radius }).decode(circle); // => { ok: true, value: { _: 'Circle', radius: 1 } }
 * ```
 *
 * @category Type helpers
 * @since 1.0.0
 */
export type StructInput<
  Name extends string,
  Required extends Codec.Fields,
  Optional extends Codec.Fields,
> = Pretty<AnyStruct<Name> & Codec.ObjectInput<Required, Optional>>;

/**
 * The type of the structs that a definition describes.
 *
 * @typeParam Self - The type of the definition.
 *
 * @example Name the type of the values
 * ```ts
 * import { Codec, Struct } from '@tstd/core';
 *
 * const Circle = Struct.define('Circle', { radius: Codec.number });
 * type Circle = Struct.ValueOf<typeof Circle>;
 *
 * const circle: Circle = { _: 'Circle', radius: 1 };
 * Circle.hasInstance(circle); // => true
 * ```
 *
 * @category Type helpers
 * @since 1.0.0
 */
export type ValueOf<Self extends AnyStructVariant> = Codec.ValueOf<Self['codec']>;

/**
 * Creates a struct from a tag and fields.
 *
 * @typeParam Name - The tag, a literal type.
 * @typeParam Fields - The type of the fields.
 * @param tag - The tag, which becomes the `_` field.
 * @param fields - The other fields, as own properties of an object. If you omit `fields`, the struct has only the tag.
 * @returns A new object.
 * @throws An {@link ArgumentError} if `fields` contains a field named `_`.
 *
 * @example Create a struct
 * ```ts
 * import { Struct } from '@tstd/core';
 *
 * Struct.of('Circle', { radius: 1 }); // => { _: 'Circle', radius: 1 }
 * Struct.of('Empty'); // => { _: 'Empty' }
 * // @ts-expect-error TS2345: The tag cannot be passed twice.
 * Struct.of('Circle', { _: 'Square' }); // => throws ArgumentError
 * ```
 *
 * @keywords instance, instantiate, create, object, type
 * @category Constructors
 * @since 1.0.0
 */
export function of<const Name extends string, Fields extends object = Record<never, never>>(
  tag: Name,
  fields?: Fields & Untagged,
): Struct<Name, Fields> {
  checkString(tag, 'tag');
  if (fields !== undefined) {
    checkObject(fields, 'fields');
    checkFields(fields);
  }
  // SAFETY: the object has the tag and the fields that the type lists.
  return { _: tag, ...fields } as unknown as Struct<Name, Fields>;
}

/**
 * Defines a struct type from the codecs for its fields. Returns a constructor, a guard and a codec for the type.
 *
 * If a field has no codec, for example because it is a function, write a constructor that calls {@link of}.
 *
 * @typeParam Name - The tag, a literal type.
 * @typeParam Required - The types of the required fields.
 * @typeParam Optional - The types of the optional fields.
 * @param tag - The tag, which becomes the `_` field.
 * @param fields - The codec for each required field except `_`, by name.
 * @param options - The codecs for the optional fields, and the handling of other keys.
 * @returns The constructor, the guard and the codec.
 * @throws An {@link ArgumentError} if a field is named `_`, or is both required and optional.
 *
 * @example Define a struct
 * ```ts
 * import { Codec, Struct } from '@tstd/core';
 *
 * const Circle = Struct.define('Circle', { radius: Codec.number });
 * type Circle = Struct.ValueOf<typeof Circle>;
 *
 * Circle.of({ radius: 1 }); // => { _: 'Circle', radius: 1 }
 * Circle.of({ radius: Infinity }); // => throws ArgumentError
 * Circle.hasInstance({ _: 'Square', radius: 1 }); // => false
 * Circle.codec.decode({ _: 'Circle', radius: '1' }).ok; // => false
 * ```
 *
 * @alias taggedEnum, TaggedStruct, TaggedClass, Data.tagged, Data.case, Data.TaggedClass
 * @keywords schema, class, variant, case, type, validation, union
 * @category Constructors
 * @since 1.0.0
 */
export function define<
  const Name extends string,
  Required extends Codec.Fields,
  Optional extends Codec.Fields = Record<never, never>,
>(
  tag: Name,
  fields: Required & Untagged,
  options?: Codec.ObjectOptions<Optional & Untagged>,
): StructDefinition<
  Name,
  StructValue<Name, NoInfer<Required>, NoInfer<Optional>>,
  StructEncoded<Name, NoInfer<Required>, NoInfer<Optional>>,
  StructInput<Name, NoInfer<Required>, NoInfer<Optional>>
> {
  checkObject(fields, 'fields');
  const structCodec = codec<Name, Required, Optional>(tag, fields, options);
  const { hasInstance } = structCodec;
  return {
    tag,
    of: (parts) => {
      checkObject(parts, 'fields');
      const self: unknown = of(tag, parts);
      if (!hasInstance(self)) {
        const list = Object.entries(parts).map(([name, part]) => `${name}: ${describeKind(part)}`);
        throw new ArgumentError({
          message: `Expected valid fields for "${tag}", received ${list.join(', ') || 'no fields'}`,
        });
      }
      return self;
    },
    hasInstance,
    codec: structCodec,
  };
}

/**
 * Checks whether a value is a struct: a plain object with a string in its `_` field.
 *
 * @param value - Any value; of its fields, only `_` is checked.
 * @returns Whether the value is a struct.
 *
 * @example Narrow a value
 * ```ts
 * import { Struct } from '@tstd/core';
 *
 * Struct.hasInstance({ _: 'Circle', radius: 1 }); // => true
 * Struct.hasInstance({ radius: 1 }); // => false
 * Struct.hasInstance({ _: 1 }); // => false
 * ```
 *
 * @keywords tagged, guard, check, validate
 * @category Guards
 * @since 1.0.0
 */
export function hasInstance(value: unknown): value is AnyStruct {
  return typeof tagOf(value) === 'string';
}

/**
 * Checks whether a struct has the given tag. To check the fields too, use the `hasInstance` function that {@link define} returns.
 *
 * @typeParam Self - The union.
 * @typeParam Name - The tag.
 * @param self - The struct whose `_` field is compared; its other fields are not read.
 * @param tag - The tag that the `_` field must equal.
 * @returns Whether the struct has the tag.
 *
 * @example Narrow a union
 * ```ts
 * import { Struct } from '@tstd/core';
 *
 * type Shape =
 *   Struct<'Circle', { radius: number }> | Struct<'Square', { side: number }>;
 *
 * const radiusOf = (shape: Shape): number =>
 *   Struct.is(shape, 'Circle') ? shape.radius : 0;
 *
 * radiusOf({ _: 'Circle', radius: 1 }); // => 1
 * radiusOf({ _: 'Square', side: 1 }); // => 0
 * ```
 *
 * @alias isTagged, isMatching
 * @keywords guard, discriminate, kind, variant, check, type, switch
 * @category Guards
 * @since 1.0.0
 */
export function is<Self extends AnyStruct, const Name extends Self['_']>(
  self: Self,
  tag: Name,
): self is Self & AnyStruct<Name> {
  checkObject(self, 'self');
  checkString(tag, 'tag');
  return self._ === tag;
}

/**
 * Calls the function that `matcher` contains for the tag of a struct and returns its result.
 *
 * The compiler requires a function for each tag of the union.
 *
 * @typeParam Self - The union.
 * @typeParam Matcher - The type of the functions.
 * @param self - The struct, which is passed to the function for its tag.
 * @param matcher - A function for each tag, as an own property.
 * @returns The result of the function that was called.
 * @throws An {@link ArgumentError} if `matcher` has no function for the tag or only inherits one.
 *
 * @example Handle each shape
 * ```ts
 * import { Struct } from '@tstd/core';
 *
 * type Shape =
 *   Struct<'Circle', { radius: number }> | Struct<'Square', { side: number }>;
 *
 * const widthOf = (shape: Shape): number =>
 *   Struct.match(shape, {
 *     Circle: ({ radius }) => 2 * radius,
 *     Square: ({ side }) => side,
 *   });
 * const circle = { _: 'Circle', radius: 1 } as Shape;
 *
 * widthOf(circle); // => 2
 * // @ts-expect-error TS2345: The function for a square is missing.
 * Struct.match(circle, { Circle: () => 'round' }); // => 'round'
 * ```
 *
 * @alias matchTag, matchOn, tagMatch, matchTags, valueTags, Match.tagsExhaustive,
 *   Match.discriminator, Match.discriminatorsExhaustive, Match.type, Match.value, P.match,
 *   ts-pattern
 * @keywords exhaustive, variant, visitor, union, forgotten, render
 * @category Access
 * @since 1.0.0
 */
export function match<Self extends AnyStruct, Matcher extends StructMatcher<Self>>(
  self: Self,
  matcher: Matcher,
): ReturnType<Matcher[Self['_']]> {
  checkObject(self, 'self');
  checkObject(matcher, 'matcher');
  // SAFETY: `StructMatcher` requires a function for each tag of the union.
  const branch = readOwn(matcher, self._) as
    ((self: Self) => ReturnType<Matcher[Self['_']]>) | undefined;
  if (typeof branch !== 'function') {
    throw new ArgumentError({ message: `Expected a function for the tag ${describe(self._)}` });
  }
  return branch(self);
}

/**
 * Returns an `Equal` that compares the tags of structs and the fields listed in `variants`.
 *
 * @typeParam Variants - The type of the `Equal` instances.
 * @param variants - For each tag, an `Equal` for each field.
 * @returns The `Equal` for the structs, which ignores unlisted fields and throws an {@link ArgumentError} if `variants` does not contain the tag of its first argument.
 * @throws An {@link ArgumentError} if the value for a field is not an `Equal`.
 *
 * @example Compare shapes
 * ```ts
 * import { Int, Struct } from '@tstd/core';
 *
 * const equal = Struct.equal({
 *   Circle: { radius: Int },
 *   Square: { side: Int },
 * });
 * const circle = Struct.of('Circle', { radius: Int.of(1) });
 *
 * equal.equals(circle, Struct.of('Circle', { radius: Int.of(1) })); // => true
 * equal.equals(circle, Struct.of('Circle', { radius: Int.of(2) })); // => false
 * equal.equals(circle, Struct.of('Square', { side: Int.of(1) })); // => false
 * ```
 *
 * @keywords deep, structural, variant, objects
 * @category Instances
 * @since 1.0.0
 */
export function equal<Variants extends EqualVariants>(
  variants: Variants,
): Equal<EqualValue<Variants>> {
  checkObject(variants, 'variants');
  for (const [tag, fields] of Object.entries<EqualVariants[string]>(variants)) {
    checkObject(fields, tag);
    for (const [name, field] of Object.entries<unknown>(fields)) {
      checkEqual(field, `${tag}.${name}`);
    }
  }
  const equals = (self: AnyStruct, other: AnyStruct): boolean => {
    checkObject(self, 'self');
    checkObject(other, 'other');
    const fields = readOwn(variants, self._) as EqualVariants[string] | undefined;
    if (fields === undefined) {
      throw new ArgumentError({ message: `Expected equalities for the tag ${describe(self._)}` });
    }
    return (
      self._ === other._ &&
      Object.entries(fields).every(([name, field]) =>
        field.equals(readOwn(self, name), readOwn(other, name)),
      )
    );
  };
  // SAFETY: `EqualValue` is the type of the structs that these equalities compare.
  return { equals };
}

/**
 * Returns the codec for structs with the given tag and fields.
 *
 * The encoded object also contains the tag in its `_` field.
 *
 * @typeParam Name - The tag, a literal type.
 * @typeParam Required - The types of the required fields.
 * @typeParam Optional - The types of the optional fields.
 * @param tag - The tag, which becomes the `_` field.
 * @param fields - The codec for each required field except `_`, by name.
 * @param options - The codecs for the optional fields, and the handling of other keys.
 * @returns A codec for the structs.
 * @throws An {@link ArgumentError} if a field is named `_`, or is both required and optional.
 *
 * @example Decode a struct
 * ```ts
 * import { Codec, Struct } from '@tstd/core';
 *
 * const circle = Struct.codec('Circle', { radius: Codec.number });
 *
 * circle.decode({ _: 'Circle', radius: 1 }); // => { ok: true, value: { _: 'Circle', radius: 1 } }
 * circle.decode({ _: 'Square', radius: 1 }).ok; // => false
 * circle.decode({ radius: 1 }).ok; // => false
 * ```
 *
 * @keywords variant, kind
 * @category Instances
 * @since 1.0.0
 */
export function codec<
  const Name extends string,
  Required extends Codec.Fields,
  Optional extends Codec.Fields = Record<never, never>,
>(
  tag: Name,
  fields: Required & Untagged,
  options: Codec.ObjectOptions<Optional & Untagged> = {},
): Codec.ObjectCodec<
  StructValue<Name, NoInfer<Required>, NoInfer<Optional>>,
  StructEncoded<Name, NoInfer<Required>, NoInfer<Optional>>,
  StructInput<Name, NoInfer<Required>, NoInfer<Optional>>
> {
  checkString(tag, 'tag');
  checkObject(fields, 'fields');
  checkObject(options, 'options');
  checkFields(fields);
  checkFields(options.optional ?? {});
  // SAFETY: the object has the tag and the fields that the type lists.
  return Codec.object(
    { _: Codec.constant(tag), ...fields },
    options,
  ) as unknown as Codec.ObjectCodec<
    StructValue<Name, NoInfer<Required>, NoInfer<Optional>>,
    StructEncoded<Name, NoInfer<Required>, NoInfer<Optional>>,
    StructInput<Name, NoInfer<Required>, NoInfer<Optional>>
  >;
}

/**
 * Returns the codec for a union of structs, which decodes each struct with the codec for its tag.
 *
 * If a field of a struct is invalid, the error describes only what the member with the tag of the struct expects, not what every member of the union expects.
 *
 * @typeParam Members - The types of the members.
 * @param members - The members, each with a tag and a codec, for example the results of {@link define}.
 * @returns A codec for the union.
 * @throws An {@link ArgumentError} if `members` is empty, or if two members have the same tag.
 *
 * @example Decode shapes
 * ```ts
 * import { Codec, Struct } from '@tstd/core';
 *
 * const Circle = Struct.define('Circle', { radius: Codec.number });
 * const Square = Struct.define('Square', { side: Codec.number });
 * const shape = Struct.union([Circle, Square]);
 *
 * shape.decode({ _: 'Square', side: 2 }); // => { ok: true, value: { _: 'Square', side: 2 } }
 *
 * const messageOf = (input: unknown): string => {
 *   const result = shape.decode(input);
 *   return result.ok ? '' : result.error.message;
 * };
 *
 * messageOf({ _: 'Square', side: '2' }); // => 'At "/side": expected a finite number, received a string'
 * messageOf({ _: 'Oval' }); // => 'At "/_": expected "Circle" or "Square", received a string'
 * ```
 *
 * @keywords discriminated, tagged, variants, polymorphic, sum, JSON, event, message
 * @category Instances
 * @since 1.0.0
 */
export function union<const Members extends readonly AnyStructVariant[]>(
  members: Members,
): Codec.Codec<
  ValueOf<Members[number]>,
  Codec.EncodedOf<Members[number]['codec']>,
  Codec.InputOf<Members[number]['codec']>
> {
  type Self = ValueOf<Members[number]>;
  type Encoded = Codec.EncodedOf<Members[number]['codec']>;

  const codecs = codecsByTag(members);
  const expected = [...codecs.keys()].map((tag) => describe(tag)).join(' or ');
  const codecOf = (value: unknown): Codec.AnyCodec | undefined => codecs.get(tagOf(value));

  return Codec.of<Self, Encoded, Codec.InputOf<Members[number]['codec']>>({
    hasInstance: (value): value is Self => codecOf(value)?.hasInstance(value) ?? false,
    encode: (value) => {
      const member = codecOf(value);
      if (member === undefined) {
        throw new ArgumentError({
          message: `Expected a struct with the tag ${expected}, received ${describeKind(tagOf(value))}`,
        });
      }
      // SAFETY: `EncodedOf` distributes over the members, and this is one of them.
      return member.encode(value) as Encoded;
    },
    decode: (input, limit) => {
      if (!isPlainObject(input)) {
        return Codec.fault('an object', input);
      }
      const member = codecOf(input);
      return member === undefined
        ? Codec.fault(expected, tagOf(input), ['_'])
        : member.definition.decode(input, limit);
    },
    schema: (references) => ({
      anyOf: [...codecs.values()].map((member) => member.definition.schema(references)),
    }),
  });
}

function codecsByTag(members: readonly AnyStructVariant[]): ReadonlyMap<unknown, Codec.AnyCodec> {
  checkArray(members, 'members');
  const codecs = new Map<unknown, Codec.AnyCodec>();
  for (const [index, variant] of members.entries()) {
    checkObject(variant, `members[${index}]`);
    const { tag, codec: member } = variant;
    checkString(tag, `members[${index}].tag`);
    checkCodec(member, `members[${index}].codec`);
    checkArgument(!codecs.has(tag), `members[${index}].tag`, 'a unique tag', tag);
    codecs.set(tag, member);
  }
  checkArgument(codecs.size > 0, 'members', 'at least one struct', members);
  return codecs;
}

function checkFields(fields: object): void {
  if (Object.hasOwn(fields, '_')) {
    throw new ArgumentError({
      message: 'A field cannot be named "_", which is the name of the tag',
    });
  }
}

function tagOf(value: unknown): unknown {
  return isPlainObject(value) ? readOwn(value, '_') : undefined;
}

function readOwn(value: object, name: string): unknown {
  return Object.hasOwn(value, name)
    ? (value as { readonly [name: string]: unknown })[name]
    : undefined;
}
