/**
 * The base of a positional numeral system, from 2 to 36.
 *
 * `Number.prototype.toString` and `parseInt` accept these bases. Their digits are the ten decimal digits and the 26 letters.
 *
 * @example Write a number in another base
 * ```ts
 * import type { Radix36 } from '@tstd/core-type';
 *
 * function digits(value: number, radix: Radix36): string {
 *   return value.toString(radix);
 * }
 *
 * digits(255, 16); // => 'ff'
 * digits(35, 36); // => 'z'
 * ```
 *
 * @keywords hexadecimal, binary, toString
 * @category Models
 * @since 1.0.0
 */
// prettier-ignore
export type Radix36 =
  | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10
  | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20
  | 21 | 22 | 23 | 24 | 25 | 26 | 27 | 28 | 29 | 30
  | 31 | 32 | 33 | 34 | 35 | 36;
