import type { RoundingMode } from '@tstd/num/RoundingMode';

import { daysOfMonth } from './calendar.js';
import { fromParameters } from './constructors.js';
import { parse } from './text.js';

/** The parts of a time, whether or not they are in their ranges. */
const PARTS =
  /^(\d{4}|[+-]\d{6})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?)?(Z|[+-]\d\d(?::\d\d)?)?$/;

/** Says what a text should have had to be a time, as narrowly as it can. */
export function expectedOf(text: string, roundingMode: RoundingMode | undefined): string {
  const match = PARTS.exec(text);
  if (match === null) {
    return 'a time in ISO 8601 with an offset';
  }
  const [year, month, day, hour, minute, second] = match
    .slice(1, 7)
    .map((part?: string) => Number(part ?? 0));
  const fields = { year, month, day, hour, minute, second } as Readonly<
    Record<'day' | 'hour' | 'minute' | 'month' | 'second' | 'year', number>
  >;
  const result = fromParameters(fields);
  if (!result.ok && !isBeyond(fields)) {
    const { field, maximum, minimum } = result.error;
    const article = field === 'hour' ? 'an' : 'a';
    return `${article} ${field} from ${minimum} to ${maximum} in a time in ISO 8601`;
  }
  if (match[4] === undefined) {
    return 'a time of day after the date, in ISO 8601';
  }
  if (match[7] === undefined) {
    return 'an offset after the time, such as "Z", in ISO 8601';
  }
  if (roundingMode === undefined && parse(text, 'floor') !== undefined) {
    return 'a time in ISO 8601 in whole milliseconds';
  }
  return 'a time in ISO 8601 from -271821-04-20 to +275760-09-13, with an offset up to 23:59';
}

/** Whether a date exists, and lies outside the bounds of times. */
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
