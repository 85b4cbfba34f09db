import { checkCodec } from '../checks.js';
import { ArgumentError, checkArgument } from '@tstd/error';

import { attempt } from '../attempt.js';
import { countCodePoints } from '../codePoints.js';
import { describe } from '../describe.js';
import { refine } from './changes.js';
import type { Codec } from './model.js';

/**
 * Returns a codec that accepts only numbers greater than or equal to `limit`.
 *
 * The limit becomes part of the JSON Schema, so the codec must encode numbers unchanged.
 *
 * @typeParam Value - The type of the numbers.
 * @typeParam Input - The type of the input that the codec expects.
 * @param self - The codec to limit, which must encode numbers unchanged.
 * @param limit - The smallest accepted number.
 * @returns A codec that rejects smaller numbers.
 * @throws An {@link ArgumentError} if the limit is not a finite number.
 *
 * @example Accept numbers greater than or equal to 1
 * ```ts
 * import { Codec, Int } from '@tstd/core';
 *
 * const seats = Codec.minimum(Int.codec, 1);
 *
 * seats.decode(1); // => { ok: true, value: 1 }
 *
 * const result = seats.decode(0);
 * result.ok ? '' : result.error.message; // => 'Expected a number of at least 1, received a number'
 * ```
 *
 * @alias exclusiveMinimum, nonnegative, moreThan, greaterThanOrEqualTo, positive, S.greaterThan,
 *   z.gte, z.gt, v.minValue, v.gtValue
 * @keywords min, gte, bound, age, greater, nonzero
 * @category Transformations
 * @since 1.0.0
 */
export function minimum<Value extends number, Input>(
  self: Codec<Value, number, Input>,
  limit: number,
): Codec<Value, number, Input> {
  checkCodec(self, 'self');
  checkNumber(limit);
  return refine(self, {
    expected: `a number of at least ${limit}`,
    hasInstance: (value) => value >= limit,
    schema: { minimum: limit },
  });
}

/**
 * Returns a codec that accepts only numbers less than or equal to `limit`.
 *
 * The limit becomes part of the JSON Schema, so the codec must encode numbers unchanged.
 *
 * @typeParam Value - The type of the numbers.
 * @typeParam Input - The type of the input that the codec expects.
 * @param self - The codec to limit, which must encode numbers unchanged.
 * @param limit - The largest accepted number.
 * @returns A codec that rejects larger numbers.
 * @throws An {@link ArgumentError} if the limit is not a finite number.
 *
 * @example Accept port numbers
 * ```ts
 * import { Codec, Int } from '@tstd/core';
 *
 * const port = Codec.maximum(Codec.minimum(Int.codec, 0), 65_535);
 *
 * port.decode(65_535).ok; // => true
 * port.decode(65_536).ok; // => false
 * ```
 *
 * @alias exclusiveMaximum, lessThanOrEqualTo, nonpositive, S.lessThan, negative, z.lte, z.lt,
 *   v.maxValue, v.ltValue, z.negative
 * @keywords max, lte, upper, bound, limit, less, percentage, at-most
 * @category Transformations
 * @since 1.0.0
 */
export function maximum<Value extends number, Input>(
  self: Codec<Value, number, Input>,
  limit: number,
): Codec<Value, number, Input> {
  checkCodec(self, 'self');
  checkNumber(limit);
  return refine(self, {
    expected: `a number of at most ${limit}`,
    hasInstance: (value) => value <= limit,
    schema: { maximum: limit },
  });
}

/**
 * Returns a codec that accepts only strings of at least `limit` code points.
 *
 * The limit becomes part of the JSON Schema, so the codec must encode strings unchanged.
 *
 * @typeParam Value - The type of the strings.
 * @typeParam Input - The type of the input that the codec expects.
 * @param self - The codec to limit, which must encode strings unchanged.
 * @param limit - The smallest accepted number of code points.
 * @returns A codec that rejects shorter strings.
 * @throws An {@link ArgumentError} if the limit is not a non-negative integer.
 *
 * @example Reject the empty string
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * const name = Codec.minLength(Codec.string, 1);
 *
 * name.decode('a').ok; // => true
 *
 * const result = name.decode('');
 * result.ok ? '' : result.error.message; // => 'Expected a string of 1 character or more, received an empty string'
 * ```
 *
 * @alias nonEmptyString, NonEmptyTrimmedString, isMinLength, z.min, v.nonEmpty
 * @keywords nonempty, short, minimum, characters, password, required, blank
 * @category Transformations
 * @since 1.0.0
 */
export function minLength<Value extends string, Input>(
  self: Codec<Value, string, Input>,
  limit: number,
): Codec<Value, string, Input> {
  checkCodec(self, 'self');
  checkCount(limit);
  return refine(self, {
    expected: `a string of ${count(limit, 'character')} or more`,
    hasInstance: (value) => countCodePoints(value) >= limit,
    schema: { minLength: limit },
  });
}

/**
 * Returns a codec that accepts only strings of at most `limit` code points.
 *
 * The limit becomes part of the JSON Schema, so the codec must encode strings unchanged.
 *
 * @typeParam Value - The type of the strings.
 * @typeParam Input - The type of the input that the codec expects.
 * @param self - The codec to limit, which must encode strings unchanged.
 * @param limit - The largest accepted number of code points.
 * @returns A codec that rejects longer strings.
 * @throws An {@link ArgumentError} if the limit is not a non-negative integer.
 *
 * @example Accept strings of at most 2 characters
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * const initials = Codec.maxLength(Codec.string, 2);
 *
 * initials.decode('😀😀').ok; // => true
 * initials.decode('abc').ok; // => false
 * ```
 *
 * @alias isMaxLength, z.max
 * @keywords long, limit, maximum, varchar, string, truncate, database
 * @category Transformations
 * @since 1.0.0
 */
export function maxLength<Value extends string, Input>(
  self: Codec<Value, string, Input>,
  limit: number,
): Codec<Value, string, Input> {
  checkCodec(self, 'self');
  checkCount(limit);
  return refine(self, {
    expected: `a string of ${count(limit, 'character')} or fewer`,
    hasInstance: (value) => countCodePoints(value) <= limit,
    schema: { maxLength: limit },
  });
}

/**
 * Returns a codec that accepts only strings that match a regular expression.
 *
 * The match may be anywhere in the string, unless you anchor the expression with `^` and `$`. The expression becomes part of the JSON Schema and is interpreted with the `u` flag, as JSON Schema requires. The codec must encode strings unchanged.
 *
 * @typeParam Value - The type of the strings.
 * @typeParam Input - The type of the input that the codec expects.
 * @param self - The codec to limit, which must encode strings unchanged.
 * @param expression - The regular expression, without flags or with `u`.
 * @returns A codec that rejects all other strings.
 * @throws An {@link ArgumentError} if the expression has another flag or is invalid with the `u` flag.
 *
 * @example Accept country codes
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * const country = Codec.pattern(Codec.string, /^[A-Z]{2}$/);
 *
 * country.decode('FR').ok; // => true
 *
 * const result = country.decode('France');
 * result.ok ? '' : result.error.message; // => 'Expected a string that matches /^[A-Z]{2}$/, received a string'
 *
 * Codec.pattern(Codec.string, /a/i); // => throws ArgumentError
 * ```
 *
 * @alias matches, regexp, email, z.email, v.email, z.cuid, z.cuid2, z.ulid, z.nanoid, z.ipv4,
 *   z.ipv6, ipv4
 * @keywords format, phone, postal, slug, username, URL, zip
 * @category Transformations
 * @since 1.0.0
 */
export function pattern<Value extends string, Input>(
  self: Codec<Value, string, Input>,
  expression: RegExp,
): Codec<Value, string, Input> {
  checkCodec(self, 'self');
  const isRegExp = expression instanceof RegExp;
  const matcher =
    isRegExp && ['', 'u'].includes(expression.flags)
      ? attempt(() => new RegExp(expression.source, 'u'), undefined)
      : undefined;
  if (matcher === undefined) {
    throw new ArgumentError({
      message: `Expected "expression" to be a regular expression without flags or with "u", received ${isRegExp ? String(expression) : describe(expression)}`,
    });
  }
  return refine(self, {
    expected: `a string that matches /${matcher.source}/`,
    hasInstance: (value) => matcher.test(value),
    schema: { pattern: matcher.source },
  });
}

/**
 * Returns a codec that accepts only arrays, sets or maps with at least `limit` items.
 *
 * The limit becomes part of the JSON Schema, so the codec must encode each element as one item.
 *
 * @typeParam Value - The type of the collections.
 * @typeParam Encoded - The type of the encoded arrays.
 * @typeParam Input - The type of the input that the codec expects.
 * @param self - The codec to limit, which must encode each element as one item of an array.
 * @param limit - The smallest accepted number of items.
 * @returns A codec that rejects smaller collections.
 * @throws An {@link ArgumentError} if the limit is not a non-negative integer.
 *
 * @example Reject the empty array
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * const names = Codec.minItems(Codec.array(Codec.string), 1);
 *
 * names.decode(['a']).ok; // => true
 *
 * const result = names.decode([]);
 * result.ok ? '' : result.error.message; // => 'Expected an array of 1 item or more, received an array of 0 items'
 * ```
 *
 * @alias minSize, z.nonempty
 * @keywords nonempty, minimum, length, size, count, required
 * @category Transformations
 * @since 1.0.0
 */
export function minItems<Value extends Collection, Encoded extends readonly unknown[], Input>(
  self: Codec<Value, Encoded, Input>,
  limit: number,
): Codec<Value, Encoded, Input> {
  checkCodec(self, 'self');
  checkCount(limit);
  return refine(self, {
    expected: `an array of ${count(limit, 'item')} or more`,
    hasInstance: (value) => sizeOf(value) >= limit,
    schema: { minItems: limit },
  });
}

/**
 * Returns a codec that accepts only arrays, sets or maps with at most `limit` items. The items are decoded before they are counted.
 *
 * The limit becomes part of the JSON Schema, so the codec must encode each element as one item.
 *
 * @typeParam Value - The type of the collections.
 * @typeParam Encoded - The type of the encoded arrays.
 * @typeParam Input - The type of the input that the codec expects.
 * @param self - The codec to limit, which must encode each element as one item of an array.
 * @param limit - The largest accepted number of items.
 * @returns A codec that rejects larger collections.
 * @throws An {@link ArgumentError} if the limit is not a non-negative integer.
 *
 * @example Accept at most two items
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * const names = Codec.maxItems(Codec.array(Codec.string), 2);
 *
 * names.decode(['a', 'b']).ok; // => true
 * names.decode(['a', 'b', 'c']).ok; // => false
 * ```
 *
 * @alias maxSize
 * @keywords maximum, length, size, count, limit, array
 * @category Transformations
 * @since 1.0.0
 */
export function maxItems<Value extends Collection, Encoded extends readonly unknown[], Input>(
  self: Codec<Value, Encoded, Input>,
  limit: number,
): Codec<Value, Encoded, Input> {
  checkCodec(self, 'self');
  checkCount(limit);
  return refine(self, {
    expected: `an array of ${count(limit, 'item')} or fewer`,
    hasInstance: (value) => sizeOf(value) <= limit,
    schema: { maxItems: limit },
  });
}

type Collection = readonly unknown[] | ReadonlySet<unknown> | ReadonlyMap<unknown, unknown>;

function sizeOf(value: Collection): number {
  return 'size' in value ? value.size : value.length;
}

function checkNumber(limit: number): void {
  checkArgument(Number.isFinite(limit), 'limit', 'a finite number', limit);
}

function checkCount(limit: number): void {
  checkArgument(
    Number.isSafeInteger(limit) && limit >= 0,
    'limit',
    'a non-negative integer',
    limit,
  );
}

function count(size: number, unit: string): string {
  return `${size} ${unit}${size === 1 ? '' : 's'}`;
}
