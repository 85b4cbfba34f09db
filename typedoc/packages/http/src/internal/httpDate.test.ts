import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { parseHTTPDate } from './httpDate.js';

const NOW = Date.UTC(2026, 10, 26);

describe('parseHTTPDate()', () => {
  test.each([
    ['Sun, 06 Nov 1994 08:49:37 GMT'],
    ['Sunday, 06-Nov-94 08:49:37 GMT'],
    ['Sun Nov  6 08:49:37 1994'],
  ])('reads %j, as RFC 9110 writes it', (text) => {
    expect(parseHTTPDate(text, NOW)).toBe(Date.UTC(1994, 10, 6, 8, 49, 37));
  });

  test('parses a two-digit day in the asctime format', () => {
    expect(parseHTTPDate('Thu Nov 26 08:49:37 2026', NOW)).toBe(Date.UTC(2026, 10, 26, 8, 49, 37));
  });

  test.each([
    ['Sunday, 01-Jan-00 00:00:00 GMT', 2000],
    ['Sunday, 01-Jan-26 00:00:00 GMT', 2026],
    ['Sunday, 01-Jan-76 00:00:00 GMT', 2076],
    ['Sunday, 01-Jan-77 00:00:00 GMT', 1977],
  ])('reads the year of %j as %d: the latest one within 50 years from now', (text, year) => {
    expect(parseHTTPDate(text, NOW)).toBe(Date.UTC(year, 0, 1));
  });

  test.each([
    '',
    'soon',
    '2031-01-01',
    'Sun, 6 Nov 1994 08:49:37 GMT',
    'Sun, 06 Nov 1994 08:49:37',
    'Sun, 06 Nov 1994 08:49:37 UTC',
    'Sun, 06 Foo 1994 08:49:37 GMT',
    'Sun, 06 Nov 1994 25:00:00 GMT',
    'Sun, 06 Nov 1994 24:00:00 GMT',
    'Sat, 31 Feb 2026 08:49:37 GMT',
    'Sunday, 29-Feb-26 08:49:37 GMT',
    'Fri Apr 31 08:49:37 2026',
    'Sun, 00 Nov 1994 08:49:37 GMT',
    'Sunday, 06-Nov-1994 08:49:37 GMT',
    'Sun Nov 6 08:49:37 1994',
    'Sun Nov  6 08:49:37 1994 GMT',
    ' Sun, 06 Nov 1994 08:49:37 GMT',
  ])('rejects %j', (text) => {
    expect(parseHTTPDate(text, NOW)).toBe(undefined);
  });

  test('parses all dates that the platform formats', () => {
    const seconds = fc.integer({ min: 0, max: 253_402_300_799 });
    fc.assert(
      fc.property(seconds, (time) => {
        expect(parseHTTPDate(new Date(time * 1000).toUTCString(), NOW)).toBe(time * 1000);
      }),
    );
  });
});
