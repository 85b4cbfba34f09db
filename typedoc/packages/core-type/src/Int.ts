import type { Tag } from './Tag.js';

/**
 * An integer: a number without a fractional part.
 *
 * All packages of this library share this definition. The compiler cannot check whether a number is an integer. Use the guards in `@tstd/core` instead.
 *
 * @example A parameter that must be an integer
 * ```ts
 * import type { Int } from '@tstd/core-type';
 *
 * function isInt(value: number): value is Int {
 *   return Number.isSafeInteger(value);
 * }
 *
 * isInt(1); // => true
 * isInt(1.5); // => false
 * ```
 *
 * @alias Integer, Int32, i32, Long, Int64, Natural, Uint, isize, usize, Int16, u32, u64
 * @category Models
 * @since 1.0.0
 */
export type Int = number & Tag<'Int'>;
