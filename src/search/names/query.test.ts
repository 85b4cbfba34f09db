// cspell:ignore duree minvalue startof groupby
import { describe, expect, test } from 'vitest';
import { applyFilters, parseQuery, withoutOwner } from './query';
import type { NamedSymbol } from './symbol';

function symbol(name: string, packageName: string, kind: NamedSymbol['kind']): NamedSymbol {
  return { name, package: packageName, kind, path: '' };
}

const SYMBOLS = [
  symbol('Option', 'core', 'namespace'),
  symbol('pick', 'core', 'function'),
  symbol('Pretty', 'core-type', 'type'),
  symbol('USD', 'money', 'function'),
  symbol('CodecError', 'core', 'class'),
];

function namesPassing(query: string): readonly string[] {
  const { passing } = applyFilters(parseQuery(query).filters, SYMBOLS);
  return passing.map((position) => SYMBOLS[position]?.name ?? '');
}

describe('parseQuery()', () => {
  test.each([
    ['Option.map', ['option.map']],
    ['  Option::map ', ['option.map']],
    ['Option#map()', ['option.map']],
    ['.map', ['map']],
    ['a...b', ['a.b']],
    ['time out', ['timeout', 'time.out']],
    ['time-out', ['timeout']],
    ['MIN_VALUE', ['minvalue']],
    ['Durée', ['duree']],
    ["startOf('day')", ['startof']],
    ['map((x) => f(x))', ['map']],
    ['moment().add(1', ['moment.add']],
    ['await Task.run(task)', ['task.run']],
    ['new Map()', ['map']],
    ['(((((', []],
    ['<<< >>>', []],
    ['...', []],
  ])('reads %j', (query, texts) => {
    expect(parseQuery(query).texts).toEqual(texts);
  });

  test('splits a word at its subwords', () => {
    expect(parseQuery('mapOption').subwords).toEqual(['map', 'option']);
    expect(parseQuery('map Option').subwords).toEqual([]);
  });

  test('leaves the owner out, of several parts all but the ends', () => {
    expect(withoutOwner(parseQuery('lodash.groupBy'))).toMatchObject({
      texts: ['groupby'],
      chain: [],
    });
    expect(withoutOwner(parseQuery('z.string().optional()'))).toMatchObject({
      texts: ['z.optional'],
      chain: ['z', 'optional'],
    });
    expect(withoutOwner(parseQuery('lodash groupBy')).words).toEqual([]);
  });

  test('takes filters out, in both languages', () => {
    const filters = [
      { by: 'kind', value: 'function' },
      { by: 'package', value: 'money' },
    ];
    expect(parseQuery('kind:function round pkg:money')).toMatchObject({
      filters,
      words: ['round'],
    });
    expect(parseQuery('round genre\u00a0: function paquet : MONEY')).toMatchObject({ filters });
  });

  test('takes a filter that is still being typed for none', () => {
    expect(parseQuery('round kind:')).toMatchObject({ filters: [], words: ['round'] });
  });

  test('leaves a colon that is no filter', () => {
    expect(parseQuery('kind::map std:pick')).toMatchObject({
      filters: [],
      words: ['kind', 'map', 'std', 'pick'],
    });
  });

  test.each([
    ['letters', 'x'.repeat(10_000)],
    ['words', 'a '.repeat(90)],
  ])('asks for nothing by far too many %s', (_, query) => {
    expect(parseQuery(query)).toMatchObject({ texts: [], words: [], filters: [] });
  });
});

describe('applyFilters()', () => {
  test.each([
    ['kind:function', ['pick', 'USD']],
    ['kind:fn', []],
    ['kind:f', ['pick', 'USD']],
    ['kind:class kind:type', ['Pretty', 'CodecError']],
    ['genre:fonction', ['pick', 'USD']],
    ['pkg:core', ['Option', 'pick', 'CodecError']],
    ['pkg:cor', ['Option', 'pick', 'Pretty', 'CodecError']],
    ['pkg:core-type', ['Pretty']],
    ['pkg:core kind:function', ['pick']],
    ['', SYMBOLS.map(({ name }) => name)],
  ])('lets pass by %j', (query, names) => {
    expect(namesPassing(query)).toEqual(names);
  });

  test('tells the filters that nothing can pass', () => {
    const { filters } = parseQuery('pkg:react pkg:core kind:banana');
    expect(applyFilters(filters, SYMBOLS).unknown).toEqual([
      { by: 'package', value: 'react' },
      { by: 'kind', value: 'banana' },
    ]);
  });
});
