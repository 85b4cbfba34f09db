import type { Option } from '@tstd/core/Option';
import type { RoundingMode } from '@tstd/num/RoundingMode';

import { daysOfMonth } from './calendar.js';
import { fromParameters } from './constructors.js';
import { parse } from './text.js';

/** Matches the parts of a time, even if they are out of range, and the rest of the string. */
const PARTS =
  /^(\d{4}|[+-]\d{6})-(\d\d)-(\d\d)(?:[Tt ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d*))?)?)?([Zz]|[+-]\d\d(?::?\d\d)?)?(.*)$/s;

/** Describes what the string must contain to be a valid time, as precisely as possible. */
export function expectedOf(text: string, roundingMode: RoundingMode | undefined): string {
  const match = PARTS.exec(text);
  if (match === null) {
    return A_TIME;
  }
  const [year, month, day, hour, minute, second] = match
    .slice(1, 7)
    .map((part?: string) => Number(part ?? 0));
  const fields = { year, month, day, hour, minute, second } as Readonly<
    Record<'day' | 'hour' | 'minute' | 'month' | 'second' | 'year', number>
  >;
  const result = fromParameters(fields);
  if (!result.ok && !isBeyond(fields)) {
    const { field, maxValue, minValue } = result.error;
    const article = field === 'hour' ? 'an' : 'a';
    return `${article} ${field} from ${minValue} to ${maxValue} in a time in ISO 8601`;
  }
  if (match[4] === undefined) {
    return 'a time of day after the date, in ISO 8601';
  }
  return expectedOfRest(match) ?? expectedOfWhole(text, roundingMode);
}

const A_TIME = 'a time in ISO 8601, such as "2024-02-29T12:00:00Z"';

/** Describes what is wrong after the minutes and seconds. */
function expectedOfRest(match: RegExpExecArray): Option<string> {
  const [fraction = '0', offset, rest = ''] = match.slice(7);
  if (fraction.length < 1 || fraction.length > 9) {
    return '1 to 9 digits in the fraction of the second of a time in ISO 8601';
  }
  if (offset === undefined) {
    return /^[.,:\d]/.test(rest) ? A_TIME : 'an offset after the time, such as "Z", in ISO 8601';
  }
  if (rest !== '') {
    return /^:?\d\d$/.test(rest)
      ? 'an offset of hours and minutes in a time in ISO 8601'
      : 'nothing after the offset in a time in ISO 8601';
  }
  return match[1] === '-000000' ? 'the year 0 without a minus in a time in ISO 8601' : undefined;
}

/** Describes what is wrong with a time that has all its parts. */
function expectedOfWhole(text: string, roundingMode: RoundingMode | undefined): string {
  if (roundingMode === undefined && parse(text, 'floor') !== undefined) {
    return 'a time in ISO 8601 in whole milliseconds';
  }
  return 'a time in ISO 8601 from -271821-04-20 to +275760-09-13, with an offset up to 23:59';
}

/** Checks whether a date exists but is outside the bounds of times. */
function isBeyond({
  day,
  hour,
  minute,
  month,
  second,
  year,
}: Readonly<Record<'day' | 'hour' | 'minute' | 'month' | 'second' | 'year', number>>): boolean {
  const isDate = month >= 1 && month <= 12 && day >= 1 && day <= daysOfMonth(year, month);
  return isDate && hour < 24 && minute < 60 && second < 60;
}
