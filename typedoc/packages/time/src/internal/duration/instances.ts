import { checkNumber } from '@tstd/error/Argument';
import type { Bounded } from '@tstd/core/Bounded';
import * as Codec from '@tstd/core/Codec';
import { Equal } from '@tstd/core/Equal';
import type { Indexable } from '@tstd/core/Indexable';
import type { Order } from '@tstd/core/Order';

import { compare, equals } from './comparisons.js';
import { checked } from './exact.js';
import { MAX_VALUE, MIN_VALUE, type TimeDuration, hasInstance } from './model.js';
import { PATTERN, asString, parse } from './text.js';

/**
 * The equality of durations.
 *
 * @example Compare by the instance
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
 * The ascending order of durations.
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
 * @category Instances
 * @since 1.0.0
 */
export const order: Order<TimeDuration> = compare;

/**
 * The codec of durations: text in ISO 8601, as {@link parse} reads it and {@link asString} writes it. What is not a whole number of milliseconds is refused.
 *
 * @example Decode a duration
 * ```ts
 * import { TimeDuration } from '@tstd/time';
 *
 * TimeDuration.codec.decode('PT1M'); // => { ok: true, value: 60_000 }
 * TimeDuration.codec.encode(TimeDuration.of({ minutes: 1 })); // => 'PT1M'
 * TimeDuration.codec.decode('P1M').ok; // => false
 * TimeDuration.codec.decode(60_000).ok; // => false
 * ```
 *
 * @category Instances
 * @since 1.0.0
 */
export const codec: Codec.Codec<TimeDuration, string> = /* @__PURE__ */ Codec.of<
  TimeDuration,
  string
>({
  hasInstance,
  encode: asString,
  decode: (input) => {
    const value = typeof input === 'string' ? parse(input) : undefined;
    return value === undefined ? Codec.fault('a duration in ISO 8601', input) : { ok: true, value };
  },
  schema: () => ({ type: 'string', pattern: PATTERN.source }),
});

/**
 * The least and the greatest duration.
 *
 * @example The bounds
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
 * Durations by index: each one is numbered by its milliseconds.
 *
 * @example The next duration
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
  toIndex: (self) => self,
  fromIndex: (index) => {
    checkNumber(index, 'index');
    return hasInstance(index) ? checked(index) : undefined;
  },
});
