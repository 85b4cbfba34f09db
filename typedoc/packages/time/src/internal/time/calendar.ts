/** The number of days before each month of a common year. */
const DAYS_BEFORE = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365];

/** The number of days from the start of the year 0 to the start of 1970. */
const DAYS_BEFORE_EPOCH = 719_528;

/** The number of milliseconds in a day. */
const DAY = 86_400_000;

/** Returns the number of days in a month. */
export function daysOfMonth(year: number, month: number): number {
  return daysBeforeMonth(year, month + 1) - daysBeforeMonth(year, month);
}

/** Returns the number of days in a year before a month. For month 13, the result is the length of the year. */
export function daysBeforeMonth(year: number, month: number): number {
  // SAFETY: the month is an integer from 1 to 13.
  const days = DAYS_BEFORE[month - 1] as number;
  return month > 2 && isLeap(year) ? days + 1 : days;
}

/** Returns the milliseconds from the start of 1970 to the start of a date. The year may be beyond the bounds of times. */
export function startOfDate(year: number, month: number, day: number): number {
  const past = year - 1;
  // The number of leap days before this year. Year 0 has a leap day.
  const leapDays = Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400) + 1;
  const days = year * 365 + leapDays + daysBeforeMonth(year, month) + day - 1;
  return (days - DAYS_BEFORE_EPOCH) * DAY;
}

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
