import { checkNumber } from '@tstd/error/Argument';
import type { Bounded } from '@tstd/core/Bounded';
import type * as Codec from '@tstd/core/Codec';
import { Equal } from '@tstd/core/Equal';
import type { Indexable } from '@tstd/core/Indexable';
import type { Order } from '@tstd/core/Order';
import type { RoundingMode } from '@tstd/num/RoundingMode';

import { checkDuration } from '../checks.js';
import { textCodec } from '../textCodec.js';
import { compare, equals } from './comparisons.js';
import { checked } from './exact.js';
import { expectedOf } from './expected.js';
import { MAX_VALUE, MIN_VALUE, type TimeDuration, hasInstance } from './model.js';
import { PATTERN, asString, parse } from './text.js';

/**
 * An `Equal` instance that compares durations.
 *
 * @example Compare two values for equality
 * ```ts
 * import { TimeDuration } from '@tstd/time';
 *
 * TimeDuration.equal.equals(
 *   TimeDuration.of({ days: 1 }),
 *   TimeDuration.of({ hours: 24 }),
 * ); // => true
 * ```
 *
 * @category Instances
 * @since 1.0.0
 */
export const equal: Equal<TimeDuration> = /* @__PURE__ */ Equal(equals);

/**
 * An `Order` instance that orders durations from the least to the greatest.
 *
 * @example Sort in descending order
 * ```ts
 * import { Order } from '@tstd/core';
 * import { TimeDuration } from '@tstd/time';
 *
 * const [first, second] = [
 *   TimeDuration.of({ minutes: 1 }),
 *   TimeDuration.of({ hours: 1 }),
 * ];
 *
 * [first, second].sort(Order.reverse(TimeDuration.order)); // => [second, first]
 * ```
 *
 * @keywords longest, shortest
 * @category Instances
 * @since 1.0.0
 */
export const order: Order<TimeDuration> = compare;

/**
 * Returns a codec that converts durations to and from ISO 8601 strings, and handles fractions of a millisecond as specified.
 *
 * @param roundingMode - How to round fractions of a millisecond, or `'exact'` to reject them.
 * @returns A codec that rounds according to `roundingMode`.
 * @throws An `ArgumentError` if `roundingMode` is neither a mode nor `'exact'`.
 *
 * @example Round or reject fractions of a millisecond
 * ```ts
 * import { TimeDuration } from '@tstd/time';
 *
 * const text = 'PT0.0015S';
 *
 * TimeDuration.codecOf('halfEven').decode(text); // => { ok: true, value: 2 }
 * TimeDuration.codecOf('exact').decode(text).ok; // => false
 * ```
 *
 * @keywords JSON, serialize, ISO8601
 * @category Instances
 * @since 1.0.0
 */
export function codecOf(roundingMode: RoundingMode | 'exact'): Codec.Codec<TimeDuration, string> {
  return textCodec(
    {
      asString,
      expected: 'a duration in ISO 8601 as text',
      expectedOf,
      hasInstance,
      parse,
      pattern: PATTERN,
    },
    roundingMode,
  );
}

/**
 * A codec for durations, which are encoded as ISO 8601 strings. It decodes like {@link parse} and encodes like {@link asString}. The codec rejects fractions of a millisecond; to round them, use {@link codecOf}. The error message explains what is wrong with the string.
 *
 * @example Encode and decode durations
 * ```ts
 * import { TimeDuration } from '@tstd/time';
 *
 * TimeDuration.codec.decode('PT1M'); // => { ok: true, value: 60_000 }
 * TimeDuration.codec.encode(TimeDuration.of({ minutes: 1 })); // => 'PT1M'
 * TimeDuration.codec.decode(60_000).ok; // => false
 *
 * const result = TimeDuration.codec.decode('P1M');
 *
 * result.ok ? '' : result.error.message; // => 'Expected a duration in ISO 8601 without years and months, received a string'
 * ```
 *
 * @alias Schema.Duration, DurationFromMillis, DurationFromSelf, z.iso.duration, isoDuration
 * @keywords ISO8601, PT1H, string
 * @category Instances
 * @since 1.0.0
 */
export const codec: Codec.Codec<TimeDuration, string> = /* @__PURE__ */ codecOf('exact');

/**
 * The minimum and the maximum duration.
 *
 * @example Read the two bounds
 * ```ts
 * import { TimeDuration } from '@tstd/time';
 *
 * TimeDuration.bounded.minValue; // => TimeDuration.MIN_VALUE
 * TimeDuration.bounded.maxValue; // => TimeDuration.MAX_VALUE
 * ```
 *
 * @category Instances
 * @since 1.0.0
 */
export const bounded: Bounded<TimeDuration> = /* @__PURE__ */ Object.freeze({
  minValue: MIN_VALUE,
  maxValue: MAX_VALUE,
});

/**
 * An `Indexable` instance in which the index of a duration is its number of milliseconds.
 *
 * @example Find the next duration
 * ```ts
 * import { Indexable } from '@tstd/core';
 * import { TimeDuration } from '@tstd/time';
 *
 * Indexable.next(TimeDuration.indexable, TimeDuration.zero); // => 1
 * Indexable.next(TimeDuration.indexable, TimeDuration.MAX_VALUE); // => undefined
 * ```
 *
 * @category Instances
 * @since 1.0.0
 */
export const indexable: Indexable<TimeDuration> = /* @__PURE__ */ Object.freeze<
  Indexable<TimeDuration>
>({
  toIndex: (self) => {
    checkDuration(self, 'self');
    return self;
  },
  fromIndex: (index) => {
    checkNumber(index, 'index');
    return hasInstance(index) ? checked(index) : undefined;
  },
});
