import { expect, test } from 'vitest';
import { FigureWriter } from './figures';

const ENGLISH = new FigureWriter('en-GB');
const FRENCH = new FigureWriter('fr');

test('size() writes bytes, and a thousand of them as a kilobyte', () => {
  expect([999, 1000, 12_718].map((bytes) => ENGLISH.size(bytes))).toEqual([
    '999\u00a0B',
    '1\u00a0kB',
    '12.7\u00a0kB',
  ]);
  expect([96, 12_718].map((bytes) => FRENCH.size(bytes))).toEqual(['96\u00a0o', '12,7\u00a0ko']);
});

test('count() groups digits', () => {
  expect(ENGLISH.count(1109)).toBe('1,109');
  expect(FRENCH.count(1109)).toBe('1\u202f109');
});
