/**
 * Points on the UTC time line, exact to the millisecond.
 *
 * | Topic | Functions |
 * | --- | --- |
 * | creation from fields | {@link of}, {@link fromParameters} |
 * | numbers and dates | {@link from}, {@link fromDate}, {@link toDate} |
 * | text | {@link parse}, {@link asString}, {@link format} |
 * | clock | {@link now}, {@link delay} |
 * | fields | {@link toParameters}, {@link year}, {@link month}, {@link day}, {@link hour}, {@link minute}, {@link second}, {@link millisecond}, {@link dayOfWeek}, {@link dayOfYear} |
 * | arithmetic | {@link add}, {@link subtract}, {@link since}, {@link until}, {@link difference}, {@link round} |
 * | comparisons | {@link compare}, {@link equals}, {@link lessThan}, {@link min}, {@link max}, {@link clamp} |
 * | instances | {@link equal}, {@link order}, {@link codec}, {@link bounded}, {@link indexable} |
 *
 * @alias DateTime, ZonedDateTime, LocalDateTime, PlainDateTime, Temporal, moment, dayjs, luxon,
 *   Clock, OffsetDateTime, date-fns, LocalDate
 * @keywords epoch, calendar, java.time, timezone
 * @module
 */

export { type Time, EPOCH, MAX_VALUE, MIN_VALUE, hasInstance } from './internal/time/model.js';
export {
  type FieldFault,
  type Fields,
  from,
  fromDate,
  fromParameters,
  of,
} from './internal/time/constructors.js';
export {
  day,
  dayOfWeek,
  dayOfYear,
  hour,
  millisecond,
  minute,
  month,
  second,
  toDate,
  toParameters,
  year,
} from './internal/time/access.js';
export {
  type RoundingUnit,
  add,
  difference,
  round,
  since,
  subtract,
  until,
} from './internal/time/arithmetic.js';
export { asString, format, parse } from './internal/time/text.js';
export { delay, now } from './internal/time/clock.js';
export {
  clamp,
  compare,
  equals,
  greaterThan,
  greaterThanOrEqual,
  isBetween,
  lessThan,
  lessThanOrEqual,
  max,
  min,
} from './internal/time/comparisons.js';
export { bounded, codec, codecOf, equal, indexable, order } from './internal/time/instances.js';
