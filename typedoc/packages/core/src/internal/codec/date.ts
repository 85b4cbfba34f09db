import { attempt } from '../attempt.js';
import { fault } from './fault.js';
import { type Codec, of } from './model.js';

/** The grammar of RFC 3339 without leap seconds, which a `Date` cannot represent. */
const DATE_TIME =
  /^(\d{4}-\d{2}-\d{2})T((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)(?:\.(\d+))?(Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;

/**
 * The codec for a `Date`, which is encoded as a string in UTC, such as `2026-03-01T09:30:00.000Z`.
 *
 * The codec reads the format that [RFC 3339](https://www.rfc-editor.org/rfc/rfc3339) and JSON Schema call `date-time`: a date, a time and an offset. Digits after the milliseconds are dropped.
 * It rejects a day that does not exist, a leap second, a year outside 0 to 9999 in UTC and an invalid `Date`.
 *
 * A `Date` is mutable. `Time.codec` from `@tstd/time` decodes to an immutable value and also reads other ISO 8601 formats.
 *
 * @example Decode a date
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * Codec.date.decode('2026-03-01T10:30:00+01:00'); // => { ok: true, value: new Date('2026-03-01T09:30:00Z') }
 * Codec.date.decode('2026-03-01').ok; // => false
 *
 * Codec.date.encode(new Date(0)); // => '1970-01-01T00:00:00.000Z'
 * Codec.date.encode(new Date(NaN)); // => throws ArgumentError
 * ```
 *
 * @alias datetime, isoDateTime, DateFromString, DateFromISOString, DateFromSelf,
 *   ValidDateFromSelf, isoTimestamp, v.isoTimestamp
 * @keywords timestamp, ISO, toISOString, createdAt
 * @category Instances
 * @since 1.0.0
 */
export const date: Codec<Date, string> = /* @__PURE__ */ of<Date, string>({
  hasInstance: isWritable,
  encode: (value) => value.toISOString(),
  decode: (input) => {
    const value = typeof input === 'string' ? parse(input) : undefined;
    return isWritable(value)
      ? { ok: true, value }
      : fault('a date with a time and an offset', input);
  },
  schema: () => ({ type: 'string', format: 'date-time' }),
});

function parse(text: string): Date | undefined {
  const match = DATE_TIME.exec(text);
  if (match === null) {
    return undefined;
  }
  const [, day = '', time = '', fraction = '', offset = ''] = match;
  // `Date` parses 30 February as a day in March.
  const midnight = new Date(`${day}T00:00:00.000Z`);
  if (!isWritable(midnight) || !midnight.toISOString().startsWith(day)) {
    return undefined;
  }
  // The only format that ECMAScript defines.
  const milliseconds = fraction.slice(0, 3).padEnd(3, '0');
  return new Date(`${day}T${time}.${milliseconds}${offset.toUpperCase()}`);
}

/** Checks whether a value is a `Date` whose year has four digits in UTC, as RFC 3339 requires. */
function isWritable(value: unknown): value is Date {
  // `toISOString` throws for an invalid date, and for an object that only inherits from `Date`.
  return attempt(() => value instanceof Date && !/^[+-]/.test(value.toISOString()), false);
}
