import { expect, test } from 'vitest';
import { FigureWriter } from './figures';

const ENGLISH = new FigureWriter('en');
const FRENCH = new FigureWriter('fr');

test('size() counts bytes, and a thousand of them as a kilobyte', () => {
  expect([999, 1000, 12_718].map((bytes) => ENGLISH.size(bytes))).toEqual([
    '999\u00a0B',
    '1\u00a0kB',
    '12.7\u00a0kB',
  ]);
  expect([96, 12_718].map((bytes) => FRENCH.size(bytes))).toEqual(['96\u00a0o', '12,7\u00a0ko']);
});

test('percent() keeps one digit, so that only all is 100 %', () => {
  expect([99.9, 100].map((value) => ENGLISH.percent(value))).toEqual(['99.9\u00a0%', '100\u00a0%']);
  expect(FRENCH.percent(99.9)).toBe('99,9\u00a0%');
});

test('count() groups digits', () => {
  expect(ENGLISH.count(1109)).toBe('1,109');
  expect(FRENCH.count(1109)).toBe('1\u202f109');
});
