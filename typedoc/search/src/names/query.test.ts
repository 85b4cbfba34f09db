// cspell:ignore duree minvalue startof keyby zoptional
import { describe, expect, test } from 'vitest';
import { parseQuery } from '../parseQuery';
import { applyFilters, parseWords, withWords } from './query';
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

  test('knows an owner and what it has', () => {
    expect(parseWords('lodash.keyBy')).toMatchObject({ words: ['lodash', 'keyby'], isChain: true });
    expect(parseWords('lodash keyBy').isChain).toBe(false);
    expect(parseWords('keyBy').isChain).toBe(false);
  });

  test('takes some of the words as they were joined', () => {
    const ends = ['z', 'optional'];
    expect(withWords(parseWords('z.string().optional()'), ends).texts).toEqual(['z.optional']);
    expect(withWords(parseWords('z string optional'), ends).texts).toEqual([
      'zoptional',
      'z.optional',
    ]);
  });

  test('reads no more than a name or a question may have', () => {
    expect(parseWords('x'.repeat(10_000)).texts).toEqual(['x'.repeat(100)]);
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
