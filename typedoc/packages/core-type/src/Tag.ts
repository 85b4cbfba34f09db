/**
 * A brand: a mark that exists only in the type.
 *
 * `number & Tag<'Int'>` is a number at run time, but a separate type to the compiler. A plain number is not assignable to this type, but the type is assignable to `number`.
 * The `~tag` property is a phantom property: no value has it. Its key is a string, so that two copies of this package define the same type. It starts with `~`, so that editors list it last.
 * You can combine tags: `Tag<'Int'> & Tag<'Positive'>` has both brands.
 *
 * @typeParam Name - The name of the brand.
 *
 * @example Distinguish a length from a plain number
 * ```ts
 * import type { Tag } from '@tstd/core-type';
 *
 * type Metres = number & Tag<'Metres'>;
 *
 * function metres(value: number): Metres {
 *   return value as Metres;
 * }
 *
 * metres(3); // => 3
 * metres(3) + metres(4); // => 7
 * // @ts-expect-error TS2322: A plain number is not a length.
 * const length: Metres = 3;
 * length; // => 3
 * ```
 *
 * @alias Brand, Newtype, Opaque, Branded, Flavor, Nominal, refined, Tagged, NominalType, ts-brand
 * @keywords primitive, units, mixup, phantom
 * @category Models
 * @since 1.0.0
 */
export type Tag<Name extends PropertyKey> = {
  /** The names of the brand. No value has this property. */
  readonly '~tag': { readonly [Key in Name]: true };
};
