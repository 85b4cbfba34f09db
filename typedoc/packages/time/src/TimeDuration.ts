/**
 * Durations as exact numbers of milliseconds, independent of any calendar.
 *
 * | Topic | Functions |
 * | --- | --- |
 * | creation from parts or a number of units | {@link of}, {@link from} |
 * | text | {@link parse}, {@link asString}, {@link format} |
 * | conversion to units | {@link to}, {@link toParameters} |
 * | arithmetic | {@link add}, {@link subtract}, {@link multiply}, {@link divide}, {@link quotient}, {@link remainder}, {@link sum}, {@link negate}, {@link absolute}, {@link round} |
 * | comparisons | {@link compare}, {@link equals}, {@link lessThan}, {@link min}, {@link max}, {@link clamp}, {@link sign} |
 * | instances | {@link equal}, {@link order}, {@link codec}, {@link bounded}, {@link indexable} |
 *
 * @alias TimeSpan, Period, Interval, timedelta, DateInterval, TimeInterval, NominalDiffTime
 * @keywords elapsed, length, span, hours, minutes, seconds, unit
 * @module
 */

export {
  type TimeDuration,
  type Unit,
  MAX_VALUE,
  MIN_VALUE,
  hasInstance,
  isUnit,
  units,
  zero,
} from './internal/duration/model.js';
export { from, of } from './internal/duration/constructors.js';
export { to, toParameters } from './internal/duration/access.js';
export {
  absolute,
  add,
  divide,
  multiply,
  negate,
  quotient,
  remainder,
  round,
  subtract,
  sum,
} from './internal/duration/arithmetic.js';
export { type FormatOptions, asString, format, parse } from './internal/duration/text.js';
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
  sign,
} from './internal/duration/comparisons.js';
export { bounded, codec, codecOf, equal, indexable, order } from './internal/duration/instances.js';
