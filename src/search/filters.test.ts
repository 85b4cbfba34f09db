import { expect, test } from 'vitest';
import type { Answer } from '@tstd-internal/search';
import { offerFilters } from './filters';
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
