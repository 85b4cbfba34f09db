/**
 * A brand: a mark that exists in the type only.
 *
 * `number & Tag<'Int'>` is a number at run time, and a type of its own for the compiler. A plain number is not assignable to it; it is assignable to `number`.
 * The property `~tag` is a phantom: no value has it. Its key is a string, so that two copies of this package give the same type, and starts with `~`, so that editors list it last.
 * Tags add up: `Tag<'Int'> & Tag<'Positive'>` carries both.
 *
 * @typeParam Name - The name of the brand.
 *
 * @example Two numbers that cannot be mixed up
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
