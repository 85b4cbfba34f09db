// cspell:ignore duree minvalue startof groupby keyby
import { describe, expect, test } from 'vitest';
import { parseQuery } from '../parseQuery';
import { applyFilters, parseWords, withoutOwner, withoutWords } from './query';
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
  const { passes } = applyFilters(parseQuery(query).filters, SYMBOLS);
  return SYMBOLS.filter(passes).map(({ name }) => name);
}

describe('parseWords()', () => {
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
    expect(parseWords(query).texts).toEqual(texts);
  });

  test('splits a word at its subwords', () => {
    expect(parseWords('mapOption').subwords).toEqual(['map', 'option']);
    expect(parseWords('map Option').subwords).toEqual([]);
  });

  test('leaves the owner out, of several parts all but the ends', () => {
    expect(withoutOwner(parseWords('lodash.groupBy'))).toMatchObject({
      texts: ['groupby'],
      chain: [],
    });
    expect(withoutOwner(parseWords('z.string().optional()'))).toMatchObject({
      texts: ['z.optional'],
      chain: ['z', 'optional'],
    });
    expect(withoutOwner(parseWords('lodash groupBy')).words).toEqual([]);
  });

  test('leaves out words of no matter, where others are left', () => {
    const isLibrary = (word: string): boolean => word === 'lodash';
    const textsOf = (query: string) => withoutWords(parseWords(query), isLibrary)?.texts;
    expect(textsOf('lodash keyBy')).toEqual(['keyby']);
    expect(textsOf('group by lodash')).toEqual(['groupby', 'group.by']);
    expect(textsOf('lodash')).toBeUndefined();
    expect(textsOf('lodash.keyBy')).toBeUndefined();
    expect(textsOf('group by')).toBeUndefined();
  });

  test.each([
    ['letters', 'x'.repeat(10_000)],
    ['words', 'a '.repeat(90)],
  ])('asks for nothing by far too many %s', (_, query) => {
    expect(parseWords(query)).toMatchObject({ texts: [], words: [] });
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
