// cspell:ignore genre fonction paquet
import { describe, expect, test } from 'vitest';
import { applyFilters, parseQuery, toggleFilter } from './query';

const PACKAGES = ['core', 'core-type', 'money'];

describe('parseQuery', () => {
  test.each([
    ['Option.map', { text: 'Option.map' }],
    ['  time out ', { text: 'time out' }],
    ['@tstd/core map', { text: 'core map' }],
    ['string -> number', { text: 'string -> number', type: 'string -> number' }],
    ['Result<A, E>', { text: 'Result<A, E>', type: 'Result<A, E>', name: 'Result' }],
    [
      'map :: (a -> b) -> [a] -> [b]',
      { text: 'map :: (a -> b) -> [a] -> [b]', type: '(a -> b) -> [a] -> [b]', name: 'map' },
    ],
    [
      'export function head<T>(xs: T[]): T;',
      { text: 'export function head<T>(xs: T[]): T;', type: '<T>(xs: T[]): T', name: 'head' },
    ],
    ['function of time', { text: 'function of time' }],
  ])('%s', (typed, expected) => {
    expect(parseQuery(typed)).toEqual({ filters: [], ...expected });
  });

  test('removes filters from the text, in English and French', () => {
    const { filters, text } = parseQuery('kind:function round pkg:@tstd/money GENRE: Fonction');
    expect(text).toBe('round');
    expect(filters.map(({ by, value }) => `${by} ${value}`)).toEqual([
      'kind function',
      'package money',
      'kind fonction',
    ]);
  });

  test('does not confuse the names of parameters with filters', () => {
    expect(parseQuery('(kind: string) -> number').filters).toEqual([]);
  });

  test('cuts overlong text', () => {
    expect(parseQuery('a'.repeat(10_000)).text).toHaveLength(200);
  });
});

test('a filter is added and removed', () => {
  expect(toggleFilter('round', { by: 'package', value: 'money' })).toBe('round pkg:money');
  expect(toggleFilter('package:money  round', { by: 'package', value: 'money' })).toBe('round');
  expect(toggleFilter('', { by: 'kind', value: 'class' })).toBe('kind:class');
});

test('filters with the same key are alternatives, and a prefix is enough', () => {
  const passing = (typed: string): readonly string[] => {
    const { passes } = applyFilters(parseQuery(typed).filters, PACKAGES);
    const found = [
      { kind: 'function', package: 'core' },
      { kind: 'class', package: 'core' },
      { kind: 'function', package: 'core-type' },
      { kind: 'guide' },
    ];
    return found.filter(passes).map((each) => `${each.kind} ${each.package ?? ''}`);
  };
  expect(passing('kind:func')).toEqual(['function core', 'function core-type']);
  expect(passing('kind:func kind:class pkg:core')).toEqual(['function core', 'class core']);
  expect(passing('pkg:cor')).toHaveLength(3);
  expect(passing('genre:fonction pkg:core')).toEqual(['function core']);
});

test('filters that nothing matches are returned', () => {
  const { unknown } = applyFilters(parseQuery('kind:colour pkg:core').filters, PACKAGES);
  expect(unknown.map(({ written }) => written)).toEqual(['kind:colour']);
});
