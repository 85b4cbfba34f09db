/** The days of a common year before each month. */
const DAYS_BEFORE = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365];

/** The days from the start of the year 0 to the start of 1970. */
const DAYS_BEFORE_EPOCH = 719_528;

/** How many milliseconds a day has. */
export const DAY = 86_400_000;

/** How many days a month has. */
export function daysOfMonth(year: number, month: number): number {
  return daysBeforeMonth(year, month + 1) - daysBeforeMonth(year, month);
}

/** The days of a year before a month. The one before month 13 is the length of the year. */
export function daysBeforeMonth(year: number, month: number): number {
  // SAFETY: the month is an integer from 1 to 13.
  const days = DAYS_BEFORE[month - 1] as number;
  return month > 2 && isLeap(year) ? days + 1 : days;
}

/** The milliseconds from the start of 1970 to the start of a date. The year may lie beyond the bounds of times. */
export function startOfDate(year: number, month: number, day: number): number {
  const past = year - 1;
  // The leap days before this year: the year 0 has one.
  const leapDays = Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400) + 1;
  const days = year * 365 + leapDays + daysBeforeMonth(year, month) + day - 1;
  return (days - DAYS_BEFORE_EPOCH) * DAY;
}

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
