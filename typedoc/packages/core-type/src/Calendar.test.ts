import { describe, expect, test } from 'vitest';
import { assertType } from './assertType.js';
import type { Day, Hour, Minute, Month, Second, Year } from './Calendar.js';

/** The integers from 0 up to but not including the given one. */
type Below<
  Count extends number,
  Numbers extends readonly number[] = [],
> = Numbers['length'] extends Count
  ? Numbers[number]
  : Below<Count, [...Numbers, Numbers['length']]>;

describe('calendar literals', () => {
  test('cover the calendar without gaps', () => {
    assertType<Month, Exclude<Below<13>, 0>>(true);
    assertType<Day, Exclude<Below<32>, 0>>(true);
    assertType<Hour, Below<24>>(true);
    assertType<Minute, Below<60>>(true);
    assertType<Second, Below<60>>(true);
    const last: [Month, Day, Hour, Minute, Second] = [12, 31, 23, 59, 59];
    const [month, day, ...time] = last;
    expect(new Date(Date.UTC(2024, month - 1, day, ...time)).toISOString()).toBe(
      '2024-12-31T23:59:59.000Z',
    );
  });

  test('reject the next number on either side', () => {
    // @ts-expect-error Months start at 1.
    const month: Month = 0;
    // @ts-expect-error No month has 32 days.
    const day: Day = 32;
    // @ts-expect-error The hour after 23 is 0.
    const hour: Hour = 24;
    // @ts-expect-error The minute after 59 is 0.
    const minute: Minute = 60;
    // @ts-expect-error Leap seconds are not counted.
    const second: Second = 60;
    expect([month, day, hour, minute, second]).toEqual([0, 32, 24, 60, 60]);
  });

  test('accept any year', () => {
    assertType<Year, number>(true);
    const years: readonly Year[] = [-1, 0, 2024];
    expect(years.map((year) => new Date(Date.UTC(year, 0)).getUTCFullYear()).at(-1)).toBe(2024);
  });
});
