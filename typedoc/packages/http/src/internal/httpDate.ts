import type { Option } from '@tstd/core/Option';

const TIME = '(?<time>[0-9]{2}:[0-9]{2}:[0-9]{2})';
const MONTH = '(?<month>[A-Z][a-z]{2})';

/** The three forms of a date: the current one, that of RFC 850, and that of `asctime` in C. */
const FORMS: readonly RegExp[] = /* @__PURE__ */ [
  `[A-Z][a-z]{2}, (?<day>[0-9]{2}) ${MONTH} (?<year>[0-9]{4}) ${TIME} GMT`,
  `[A-Z][a-z]{5,8}, (?<day>[0-9]{2})-${MONTH}-(?<year>[0-9]{2}) ${TIME} GMT`,
  `[A-Z][a-z]{2} ${MONTH} (?<day>[ 0-9][0-9]) ${TIME} (?<year>[0-9]{4})`,
].map((form) => new RegExp(`^${form}$`));

/** Returns the time of a date in a header (RFC 9110, 5.6.7) in milliseconds, or None. */
export function parseHTTPDate(text: string, now: number): Option<number> {
  const groups = FORMS.map((form) => form.exec(text)?.groups).find(Boolean);
  if (groups === undefined) {
    return undefined;
  }
  const { day = '', month = '', time = '', year = '' } = groups;
  const date = new Date(`${day} ${month} ${yearOf(year, now)} ${time} GMT`);
  // Engines read 31 February as a day of March, and 24:00 as the next day.
  return date.getUTCDate() === Number(day) ? date.getTime() : undefined;
}

/** A two-digit year is the latest one that is at most 50 years ahead. */
function yearOf(text: string, now: number): string {
  if (text.length === 4) {
    return text;
  }
  const latest = new Date(now).getUTCFullYear() + 50;
  return String(latest - ((latest - Number(text)) % 100));
}
