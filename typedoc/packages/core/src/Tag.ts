import type { Tag as TagType } from '@tstd/core-type';
import { ArgumentError } from '@tstd/error';
import { checkObject, checkString } from '@tstd/error/Argument';

import * as Codec from './Codec.js';
import type { Equal } from './Equal.js';
import { describeKind } from './internal/describe.js';
import type { Option } from './Option.js';
import { from as orderFrom, type Order, type OrderLike } from './Order.js';

/**
 * A brand: a mark that exists only in the type. To the compiler, `string & Tag<'Email'>` is a distinct type; at run time, its values are strings.
 *
 * The functions that {@link define} returns check a value before they add the brand. To the compiler, an unchecked string is not an `Email`, whereas an `Email` is always a string.
 *
 * @typeParam Name - The name of the brand.
 *
 * @example A function that accepts only checked values
 * ```ts
 * import { String, Tag } from '@tstd/core';
 *
 * type Email = string & Tag<'Email'>;
 *
 * const Email = Tag.define('Email', String, {
 *   expected: 'an e-mail address',
 *   hasInstance: (text) => /^[^@\s]+@[^@\s]+$/.test(text),
 * });
 * const domainOf = (email: Email): string =>
 *   email.slice(email.indexOf('@') + 1);
 *
 * domainOf(Email.of('ada@example.org')); // => 'example.org'
 * Email.from('ada'); // => undefined
 * // @ts-expect-error TS2345: To the compiler, a string is not an e-mail address.
 * domainOf('example.org'); // => 'example.org'
 * ```
 *
 * @alias Brand, Newtype, Opaque, Branded, Flavor, Nominal, refined, Tagged, NominalType, ts-brand
 * @keywords phantom, primitive, obsession, units, mixup, userId, identifier
 * @category Models
 * @since 1.0.0
 */
export type Tag<Name extends PropertyKey> = TagType<Name>;

/**
 * A type with a brand, such as the type of the values that {@link define} checks. Editors show it as `Tagged`.
 *
 * @typeParam Base - The type to which the brand is added.
 * @typeParam Name - The name of the brand.
 *
 * @example The type of the values of a brand
 * ```ts
 * import { Int, Tag } from '@tstd/core';
 * import { assertType } from '@tstd/core-type';
 *
 * const OrderId = Tag.define('OrderId', Int, {
 *   expected: 'an id',
 *   hasInstance: (value) => value > 0,
 * });
 *
 * type OrderId = Tag.ValueOf<typeof OrderId>;
 * assertType<OrderId, Tag.Tagged<Int, 'OrderId'>>(true);
 * assertType<OrderId, Int & Tag<'OrderId'>>(true);
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type Tagged<Base, Name extends PropertyKey> = Base & Tag<Name>;

/**
 * The codec of the type to which {@link define} adds a brand. The base may also have an equality and an order.
 *
 * You can pass a module, such as `String` or `Int`, or the result of {@link define}.
 *
 * @typeParam Value - The type without the brand.
 * @typeParam Encoded - The type of the encoded value.
 *
 * @example Use a module or a single codec as the base
 * ```ts
 * import { Codec, String, Tag } from '@tstd/core';
 *
 * const bases: readonly Tag.TagBase<string, string>[] = [
 *   String,
 *   { codec: Codec.string },
 * ];
 *
 * bases.length; // => 2
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface TagBase<Value, Encoded> {
  /** The codec for the values without the brand. */
  readonly codec: Codec.Codec<Value, Encoded>;

  /** The `Equal` for values without the brand. */
  readonly equal?: Equal<Value> | undefined;

  /** The order of the values without the brand. It may be any comparator. */
  readonly order?: OrderLike<Value> | undefined;
}

/**
 * The type of the values that a brand checks. If the base is a primitive type, its brands are removed.
 *
 * @typeParam Base - The type to which the brand is added.
 *
 * @example Remove the brand from a type
 * ```ts
 * import type { Int, Tag } from '@tstd/core';
 * import { assertType } from '@tstd/core-type';
 *
 * assertType<Tag.Unbranded<Int>, number>(true);
 * assertType<Tag.Unbranded<'a' | 'b'>, 'a' | 'b'>(true);
 * ```
 *
 * @alias UnwrapTagged, UnwrapOpaque, GetTagMetadata
 * @category Type helpers
 * @since 1.0.0
 */
export type Unbranded<Base> = Base extends { readonly '~tag': unknown }
  ? Base extends number
    ? number
    : Base extends string
      ? string
      : Base extends bigint
        ? bigint
        : Base
  : Base;

/**
 * The result of {@link define}: the guard, the constructors and the codec for a brand.
 *
 * @typeParam Value - The type with the brand.
 * @typeParam Base - The type without the brand.
 * @typeParam Encoded - The type of the encoded value.
 *
 * @example A function that accepts the definition of a brand
 * ```ts
 * import { String, Tag } from '@tstd/core';
 *
 * type Word = string & Tag<'Word'>;
 *
 * const Word = Tag.define('Word', String, {
 *   expected: 'a word',
 *   hasInstance: (text) => /^\S+$/.test(text),
 * });
 *
 * function keep(
 *   texts: readonly string[],
 *   tag: Tag.TagDefinition<Word, string, string>,
 * ): readonly Word[] {
 *   return texts.filter(tag.hasInstance);
 * }
 *
 * keep(['a', 'b c'], Word); // => ['a']
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface TagDefinition<Value extends Base, Base, Encoded> {
  /** The name of the brand. */
  readonly name: string;

  /**
   * Checks whether the brand accepts a value.
   *
   * @param value - Any value. The requirements of the base are checked too.
   * @returns Whether the brand accepts the value.
   */
  readonly hasInstance: (value: unknown) => value is Value;

  /**
   * Adds the brand to a value that your own code creates, or throws. For external values, use `from`.
   *
   * @param value - The value. It does not need the brand of the base, because the condition of the base is checked too.
   * @returns The same value.
   * @throws An `ArgumentError` if the brand does not accept the value.
   */
  readonly of: (value: Unbranded<Base>) => Value;

  /**
   * Adds the brand to a value, or returns None if the brand does not accept the value.
   *
   * @param value - The value to convert. It does not need the brand of the base, because the condition of the base is checked too.
   * @returns The same value, or None.
   */
  readonly from: (value: Unbranded<Base>) => Option<Value>;

  /** The codec for the values. */
  readonly codec: Codec.Codec<Value, Encoded>;
}

/**
 * The result of {@link define} if the base has an equality and an order. The brand uses both.
 *
 * @typeParam Value - The type with the brand.
 * @typeParam Base - The type without the brand.
 * @typeParam Encoded - The type of the encoded value.
 *
 * @example Sort branded values
 * ```ts
 * import { Int, Tag } from '@tstd/core';
 *
 * type Level = Int & Tag<'Level'>;
 *
 * const Level: Tag.ComparableTagDefinition<Level, Int, number> = Tag.define(
 *   'Level',
 *   Int,
 *   {
 *     expected: 'a level from 1 to 9',
 *     hasInstance: (value) => value >= 1 && value <= 9,
 *   },
 * );
 *
 * [3, 1].map(Level.of).toSorted(Level.order); // => [1, 3]
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface ComparableTagDefinition<Value extends Base, Base, Encoded> extends TagDefinition<
  Value,
  Base,
  Encoded
> {
  /** The `Equal` of the base. */
  readonly equal: Equal<Base>;

  /** The order of the base. */
  readonly order: Order<Base>;
}

/**
 * The type of the values of a brand.
 *
 * @typeParam Self - The type of the brand.
 *
 * @example Name the type of the values
 * ```ts
 * import { String, Tag } from '@tstd/core';
 *
 * const Word = Tag.define('Word', String, {
 *   expected: 'a word',
 *   hasInstance: (text) => /^\S+$/.test(text),
 * });
 * type Word = Tag.ValueOf<typeof Word>;
 *
 * const word: Word = Word.of('tea');
 * word; // => 'tea'
 * ```
 *
 * @category Type helpers
 * @since 1.0.0
 */
export type ValueOf<
  Self extends {
    /** The codec for the values. */
    readonly codec: Codec.AnyCodec;
  },
> = Codec.ValueOf<Self['codec']>;

/**
 * Defines a brand that checks the values of a comparable type, such as the type of `String` or `Int`.
 *
 * A value is checked only once, when the brand is added. The value itself does not change.
 *
 * @typeParam Name - The name of the brand.
 * @typeParam Base - The type without the brand.
 * @typeParam Encoded - The type of the encoded value.
 * @param name - The name of the brand. The compiler distinguishes brands by their names.
 * @param base - The codec, the equality and the order of the type without the brand. The order may be any comparator.
 * @param refinement - The condition that the brand checks, and its description in errors and in JSON Schema.
 * @returns The guard, the constructors, the codec, the equality and the order of the brand.
 *
 * @example Define a percentage
 * ```ts
 * import { Int, Tag } from '@tstd/core';
 *
 * const Percentage = Tag.define('Percentage', Int, {
 *   expected: 'an integer from 0 to 100',
 *   hasInstance: (value) => value >= 0 && value <= 100,
 *   schema: { minimum: 0, maximum: 100 },
 * });
 *
 * Percentage.of(50); // => 50
 * Percentage.of(101); // => throws ArgumentError
 * Percentage.from(0.5); // => undefined
 * Percentage.hasInstance('50'); // => false
 * Percentage.codec.decode(50); // => { ok: true, value: 50 }
 *
 * const result = Percentage.codec.decode(101);
 * result.ok ? '' : result.error.message; // => 'Expected an integer from 0 to 100, received a number'
 * ```
 *
 * @alias Type.Unsafe, fromBrand
 * @keywords constraint, smart, constructor, refinement, email, positive, nonempty, validated, id
 * @category Constructors
 * @since 1.0.0
 */
export function define<const Name extends string, Base, Encoded>(
  name: Name,
  base: TagBase<Base, Encoded> & {
    /** The `Equal` for values without the brand. */
    readonly equal: Equal<Base>;

    /** The order of the values without the brand. It may be any comparator. */
    readonly order: OrderLike<Base>;
  },
  refinement: Codec.Refinement<NoInfer<Base>>,
): ComparableTagDefinition<Tagged<Base, Name>, Base, Encoded>;
/**
 * Defines a brand that checks the values of any type that has a codec.
 *
 * A value is checked only once, when the brand is added. The value itself does not change.
 *
 * @typeParam Name - The name of the brand.
 * @typeParam Base - The type without the brand.
 * @typeParam Encoded - The type of the encoded value.
 * @param name - The name of the brand. The compiler distinguishes brands by their names.
 * @param base - The codec for the type without the brand.
 * @param refinement - The condition that the brand checks, and its description in errors and in JSON Schema.
 * @returns The guard, the constructors and the codec for the brand.
 *
 * @example Require a non-empty list
 * ```ts
 * import { Codec, Tag } from '@tstd/core';
 *
 * const names = Codec.array(Codec.string);
 * const Team = Tag.define('Team', { codec: names }, {
 *   expected: 'one name or more',
 *   hasInstance: (list) => list.length > 0,
 *   schema: { minItems: 1 },
 * });
 *
 * Team.of(['Ada']); // => ['Ada']
 * Team.of([]); // => throws ArgumentError
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function define<const Name extends string, Base, Encoded>(
  name: Name,
  base: TagBase<Base, Encoded>,
  refinement: Codec.Refinement<NoInfer<Base>>,
): TagDefinition<Tagged<Base, Name>, Base, Encoded>;
export function define<const Name extends string, Base, Encoded>(
  name: Name,
  base: TagBase<Base, Encoded>,
  refinement: Codec.Refinement<Base>,
): TagDefinition<Tagged<Base, Name>, Base, Encoded> {
  checkString(name, 'name');
  checkObject(base, 'base');
  checkObject(refinement, 'refinement');
  type Value = Tagged<Base, Name>;

  // SAFETY: the brand exists only in the type, and the refined codec accepts exactly the values that may have it.
  const codec = Codec.refine(base.codec, {
    ...refinement,
    narrows: true,
  }) as unknown as Codec.Codec<Value, Encoded>;
  const { hasInstance } = codec;
  const { equal, order } = base;
  return {
    name,
    hasInstance,
    of: (value) => {
      if (!hasInstance(value)) {
        throw new ArgumentError({
          message: `Expected ${refinement.expected}, received ${describeKind(value)}`,
        });
      }
      return value;
    },
    from: (value) => (hasInstance(value) ? value : undefined),
    codec,
    ...(equal !== undefined && { equal }),
    ...(order !== undefined && { order: orderFrom(order) }),
  };
}
