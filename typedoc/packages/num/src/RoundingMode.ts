import * as Codec from '@tstd/core/Codec';

/**
 * How to round a value that lies between two possible results.
 *
 * | Mode | Direction | 1.2 | 1.5 | 1.8 | 2.5 | -1.2 | -1.5 | -1.8 | -2.5 |
 * | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
 * | `'ceil'` | towards positive infinity | 2 | 2 | 2 | 3 | -1 | -1 | -1 | -2 |
 * | `'floor'` | towards negative infinity | 1 | 1 | 1 | 2 | -2 | -2 | -2 | -3 |
 * | `'expand'` | away from zero | 2 | 2 | 2 | 3 | -2 | -2 | -2 | -3 |
 * | `'trunc'` | towards zero | 1 | 1 | 1 | 2 | -1 | -1 | -1 | -2 |
 * | `'halfCeil'` | to the nearest value; ties towards positive infinity | 1 | 2 | 2 | 3 | -1 | -1 | -2 | -2 |
 * | `'halfFloor'` | to the nearest value; ties towards negative infinity | 1 | 1 | 2 | 2 | -1 | -2 | -2 | -3 |
 * | `'halfExpand'` | to the nearest value; ties away from zero | 1 | 2 | 2 | 3 | -1 | -2 | -2 | -3 |
 * | `'halfTrunc'` | to the nearest value; ties towards zero | 1 | 1 | 2 | 2 | -1 | -1 | -2 | -2 |
 * | `'halfEven'` | to the nearest value; ties to the even value | 1 | 2 | 2 | 2 | -1 | -2 | -2 | -2 |
 *
 * The modes and their names are the same as in `Intl.NumberFormat`.
 * A value that needs no rounding is never changed. If untyped code passes another mode, the function throws an `ArgumentError`, even if there is nothing to round.
 *
 * @example Divide with each of the nine modes
 * ```ts
 * import { Int, RoundingMode } from '@tstd/num';
 *
 * const mode: RoundingMode = 'halfEven';
 *
 * Int.divide(Int.of(5), Int.of(2), mode); // => 2
 * RoundingMode.values.map((each) => Int.divide(Int.of(-5), Int.of(2), each)); // => [-2, -3, -3, -2, -2, -3, -3, -2, -2]
 * ```
 *
 * @alias MidpointRounding, halfEven, bankersRounding, halfUp, ROUND_HALF_UP, ROUND_HALF_DOWN,
 *   ROUND_UP, ROUND_DOWN, ROUND_CEIL, ROUND_FLOOR, ToEven, AwayFromZero
 * @keywords banker, nearest, commercial, direction, ties, toward, tie
 * @category Models
 * @since 1.0.0
 * @see ECMA-402, the rounding modes of `Intl.NumberFormat`
 */
export type RoundingMode =
  | 'ceil'
  | 'floor'
  | 'expand'
  | 'trunc'
  | 'halfCeil'
  | 'halfFloor'
  | 'halfExpand'
  | 'halfTrunc'
  | 'halfEven';

/**
 * The nine rounding modes, in the order of the table above.
 *
 * @example List the modes
 * ```ts
 * import { RoundingMode } from '@tstd/num';
 *
 * RoundingMode.values.length; // => 9
 * RoundingMode.values[0]; // => 'ceil'
 * ```
 *
 * @keywords dropdown, choose
 * @category Constructors
 * @since 1.0.0
 */
export const values: readonly RoundingMode[] = /* @__PURE__ */ Object.freeze<RoundingMode[]>([
  'ceil',
  'floor',
  'expand',
  'trunc',
  'halfCeil',
  'halfFloor',
  'halfExpand',
  'halfTrunc',
  'halfEven',
]);

/**
 * Checks whether the value is the name of a rounding mode.
 *
 * @param value - Any value: the check never throws.
 * @returns Whether the value is a rounding mode.
 *
 * @example Narrow the type of a value
 * ```ts
 * import { RoundingMode } from '@tstd/num';
 *
 * RoundingMode.hasInstance('floor'); // => true
 * RoundingMode.hasInstance('halfUp'); // => false
 * ```
 *
 * @keywords check, validate
 * @category Guards
 * @since 1.0.0
 */
export function hasInstance(value: unknown): value is RoundingMode {
  return MODES.has(value);
}

/**
 * The codec for rounding modes, which encodes each mode as its name.
 *
 * @example Decode a rounding mode
 * ```ts
 * import { RoundingMode } from '@tstd/num';
 *
 * RoundingMode.codec.decode('halfEven'); // => { ok: true, value: 'halfEven' }
 * RoundingMode.codec.decode('up').ok; // => false
 * ```
 *
 * @category Instances
 * @since 1.0.0
 */
export const codec: Codec.Codec<RoundingMode, RoundingMode> = /* @__PURE__ */ Codec.of<
  RoundingMode,
  RoundingMode
>({
  hasInstance,
  encode: (value) => value,
  decode: (input) =>
    hasInstance(input) ? { ok: true, value: input } : Codec.fault('a rounding mode', input),
  schema: () => ({ enum: values }),
});

const MODES: ReadonlySet<unknown> = /* @__PURE__ */ new Set(values);
