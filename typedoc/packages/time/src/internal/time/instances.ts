import type { Bounded } from '@tstd/core/Bounded';
import type * as Codec from '@tstd/core/Codec';
import { Equal } from '@tstd/core/Equal';
import type { Indexable } from '@tstd/core/Indexable';
import type { Order } from '@tstd/core/Order';
import { checkNumber } from '@tstd/error/Argument';
import type { RoundingMode } from '@tstd/num/RoundingMode';

import { checkTime } from '../checks.js';
import { textCodec } from '../textCodec.js';
import { compare, equals } from './comparisons.js';
import { from } from './constructors.js';
import { expectedOf } from './expected.js';
import { MAX_VALUE, MIN_VALUE, type Time, hasInstance } from './model.js';
import { PATTERN, asString, parse } from './text.js';

/**
 * An `Equal` instance that compares times.
 *
 * @example Compare two values for equality
 * ```ts
 * import { Time } from '@tstd/time';
 *
 * Time.equal.equals(Time.of({ year: 1970, month: 1, day: 1 }), Time.EPOCH); // => true
 * ```
 *
 * @alias eqDate
 * @category Instances
 * @since 1.0.0
 */
export const equal: Equal<Time> = /* @__PURE__ */ Equal(equals);

/**
 * An `Order` instance that compares times, from earliest to latest.
 *
 * @example Sort in descending order
 * ```ts
 * import { Order } from '@tstd/core';
 * import { Time } from '@tstd/time';
 *
 * const [first, second] = [
 *   Time.of({ year: 2024, month: 1, day: 31 }),
 *   Time.of({ year: 2024, month: 2, day: 1 }),
 * ];
 *
 * [first, second].sort(Order.reverse(Time.order)); // => [second, first]
 * ```
 *
 * @alias ordDate, D.Ord, compareDates
 * @keywords chronological, newest, oldest
 * @category Instances
 * @since 1.0.0
 */
export const order: Order<Time> = compare;

/**
 * Returns a codec that converts times to and from ISO 8601 strings, and handles fractions of a millisecond as specified.
 *
 * @param roundingMode - How to round fractions of a millisecond, or `'exact'` to reject them.
 * @returns A codec that rounds according to `roundingMode`.
 *
 * @throws An {@link ArgumentError} if `roundingMode` is neither a mode nor `'exact'`.
 *
 * @example Round or reject fractions of a millisecond
 * ```ts
 * import { Time } from '@tstd/time';
 *
 * const text = '1970-01-01T00:00:01.000900Z';
 *
 * Time.codecOf('halfEven').decode(text); // => { ok: true, value: 1001 }
 * Time.codecOf('exact').decode(text).ok; // => false
 * ```
 *
 * @keywords JSON, serialize, deserialize, decode, encode, API, nanoseconds, microseconds
 * @category Instances
 * @since 1.0.0
 */
export function codecOf(roundingMode: RoundingMode | 'exact'): Codec.Codec<Time, string> {
  return textCodec(
    {
      asString,
      expected: 'a time in ISO 8601 as text',
      expectedOf,
      hasInstance,
      parse,
      pattern: PATTERN,
    },
    roundingMode,
  );
}

/**
 * A codec for times, which are encoded as ISO 8601 strings. It decodes like {@link parse} with `'floor'`, and encodes like {@link asString}.
 *
 * The codec accepts microseconds, as from Postgres and Python, and nanoseconds, as from Go in the RFC 3339 format, and rounds them down to the millisecond. To round in another way, or to reject fractions of a millisecond, use {@link codecOf}. The error message explains what is wrong with the string.
 *
 * @example Encode and decode times
 * ```ts
 * import { Time } from '@tstd/time';
 *
 * Time.codec.decode('1970-01-01T00:00:01Z'); // => { ok: true, value: 1000 }
 * Time.codec.decode('1970-01-01 00:00:01.000999+00'); // => { ok: true, value: 1000 }
 * Time.codec.encode(Time.EPOCH); // => '1970-01-01T00:00:00.000Z'
 *
 * const result = Time.codec.decode('2023-02-29T00:00:00Z');
 *
 * result.ok ? '' : result.error.message; // => 'Expected a day from 1 to 28 in a time in ISO 8601, received a string'
 * ```
 *
 * @keywords date, string, API, createdAt
 * @category Instances
 * @since 1.0.0
 */
export const codec: Codec.Codec<Time, string> = /* @__PURE__ */ codecOf('floor');

/**
 * The earliest and the latest time.
 *
 * @example Read the two bounds
 * ```ts
 * import { Time } from '@tstd/time';
 *
 * Time.bounded.minValue; // => Time.MIN_VALUE
 * Time.bounded.maxValue; // => Time.MAX_VALUE
 * ```
 *
 * @category Instances
 * @since 1.0.0
 */
export const bounded: Bounded<Time> = /* @__PURE__ */ Object.freeze({
  minValue: MIN_VALUE,
  maxValue: MAX_VALUE,
});

/**
 * An `Indexable` instance in which the index of a time is its number of milliseconds since the start of 1970.
 *
 * @example Find the next time
 * ```ts
 * import { Indexable } from '@tstd/core';
 * import { Time } from '@tstd/time';
 *
 * Indexable.next(Time.indexable, Time.EPOCH); // => 1
 * Indexable.next(Time.indexable, Time.MAX_VALUE); // => undefined
 * ```
 *
 * @category Instances
 * @since 1.0.0
 */
export const indexable: Indexable<Time> = /* @__PURE__ */ Object.freeze<Indexable<Time>>({
  toIndex: (self) => {
    checkTime(self, 'self');
    return self;
  },
  fromIndex: (index) => {
    checkNumber(index, 'index');
    return from(index);
  },
});
