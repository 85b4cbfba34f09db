import type { Bounded } from '@tstd/core/Bounded';
import * as Codec from '@tstd/core/Codec';
import { Equal } from '@tstd/core/Equal';
import type { Indexable } from '@tstd/core/Indexable';
import type { Order } from '@tstd/core/Order';

import { compare, equals } from './comparisons.js';
import { from } from './constructors.js';
import { MAX_VALUE, MIN_VALUE, type Time, isTime } from './model.js';
import { PATTERN, asString, parse } from './text.js';

/**
 * The equality of times.
 *
 * @example Compare by the instance
 * ```ts
 * import { Time } from '@tstd/time';
 *
 * Time.equal.equals(Time.of({ year: 1970, month: 1, day: 1 }), Time.EPOCH); // => true
 * ```
 *
 * @category Instances
 * @since 1.0.0
 */
export const equal: Equal<Time> = /* @__PURE__ */ Equal(equals);

/**
 * The ascending order of times.
 *
 * @example Sort in descending order
 * ```ts
 * import { Order } from '@tstd/core';
 * import { Time } from '@tstd/time';
 *
 * const [first, second] = [Time.of({ year: 2024, month: 1, day: 31 }), Time.of({ year: 2024, month: 2, day: 1 })];
 *
 * [first, second].sort(Order.reverse(Time.order)); // => [second, first]
 * ```
 *
 * @category Instances
 * @since 1.0.0
 */
export const order: Order<Time> = compare;

/**
 * The codec of times: text in ISO 8601, as {@link parse} reads it and {@link asString} writes it. What is finer than a millisecond is refused.
 *
 * @example Decode a time
 * ```ts
 * import { Time } from '@tstd/time';
 *
 * Time.codec.decode('1970-01-01T00:00:01Z'); // => { ok: true, value: 1000 }
 * Time.codec.encode(Time.EPOCH); // => '1970-01-01T00:00:00.000Z'
 * Time.codec.decode('1970-01-01').ok; // => false
 * Time.codec.decode(1000).ok; // => false
 * ```
 *
 * @category Instances
 * @since 1.0.0
 */
export const codec: Codec.Codec<Time, string> = /* @__PURE__ */ Codec.of<Time, string>({
  hasInstance: isTime,
  encode: asString,
  decode: (input) => {
    const value = typeof input === 'string' ? parse(input) : undefined;
    return value === undefined
      ? Codec.fault('a time in ISO 8601 with an offset', input)
      : { ok: true, value };
  },
  schema: () => ({ type: 'string', pattern: PATTERN.source }),
});

/**
 * The earliest and the latest time.
 *
 * @example The bounds
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
export const bounded: Bounded<Time> = { minValue: MIN_VALUE, maxValue: MAX_VALUE };

/**
 * Times by index: each one is numbered by its milliseconds since the start of 1970.
 *
 * @example The next time
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
export const indexable: Indexable<Time> = {
  toIndex: (self) => self,
  fromIndex: from,
};
