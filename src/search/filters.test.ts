import { expect, test } from 'vitest';
import type { Answer } from '@tstd-internal/search';
import { hasFilter, offerFilters, toggleFilter } from './filters';
import { toQuery } from './toQuery';

function answer(kind: Answer['kind'], packageName?: string): Answer {
  return {
    path: `/${kind}`,
    title: [],
    kind,
    ...(packageName !== undefined && { package: packageName }),
  };
}

const ANSWERS = [answer('function', 'num'), answer('class', 'money'), answer('guide')];

test('a filter is written behind a query, and taken out of it', () => {
  const filtered = toggleFilter(' round  up ', 'pkg:money');
  expect(filtered).toBe('round up pkg:money');
  expect(hasFilter(filtered, 'pkg:money')).toBe(true);
  expect(hasFilter(filtered, 'pkg:mon')).toBe(false);
  expect(toggleFilter(filtered, 'pkg:money')).toBe('round up');
});

test('kinds and packages of symbols are offered where there is a choice', () => {
  expect(offerFilters('round', ANSWERS)).toEqual([
    'kind:class',
    'kind:function',
    'pkg:money',
    'pkg:num',
  ]);
  expect(offerFilters('round', ANSWERS.slice(1))).toEqual([]);
});

test('a filter of the query stays, to be taken out', () => {
  expect(offerFilters('round pkg:money', ANSWERS.slice(1))).toEqual(['pkg:money']);
  expect(offerFilters('pkg:no', [])).toEqual(['pkg:no']);
});

test('a type takes no filter', () => {
  expect(offerFilters('A -> B', ANSWERS)).toEqual([]);
});

test('a package may be written as it is imported', () => {
  expect(toQuery(' pkg:@tstd/money round')).toBe('pkg:money round');
  expect(toQuery('@tstd/money')).toBe('@tstd/money');
});
