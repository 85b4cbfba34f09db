// cspell:ignore fmap
import { expect, test } from 'vitest';
import type { IndexedSymbol } from '../../../typedoc/reference/index/symbols';
import { byLetter } from './byLetter';
import { toRecords } from './readSymbols';

function symbol(name: string, more: Partial<IndexedSymbol> = {}): IndexedSymbol {
  return {
    id: 1,
    name,
    package: 'core',
    kind: 'function',
    path: `/api/core/namespace/Option#${name}`,
    signature: [`function ${name}(): void`],
    summary: 'Does it.',
    aliases: [],
    keywords: [],
    tasks: [],
    ...more,
  };
}

test('the record of a symbol has its own texts, foreign names and mentions in guides', () => {
  const symbols = [
    symbol('Option.map', {
      aliases: ['fmap'],
      keywords: ['change', 'every'],
      tasks: ['One', 'Two'],
    }),
    symbol('Result', { kind: 'type', signature: ['type Result<Value, Failure> = never'] }),
    symbol('none', { signature: [] }),
  ];
  const [map, result, none] = toRecords(
    symbols,
    [
      ['O.map', 'Option.map'],
      ['new Mapper()', 'Option.map'],
      ['E.Either<Failure, Value>', 'Result<Value, Failure>'],
    ],
    ['Option.map and Option.mapped', '`Option.map(1)`'],
  );
  expect(map).toMatchObject({
    title: 'Option.map',
    names: ['O.map', 'Mapper', 'fmap', 'change'],
    words: 'every',
    tasks: 'One. Two',
    text: 'Does it.',
    mentions: 2,
  });
  expect(result?.names).toEqual(['E.Either<Failure, Value>']);
  expect(none).not.toHaveProperty('signatures');
  expect(none).not.toHaveProperty('names');
});

test('names are listed by letter, once per package', () => {
  const symbols = [
    symbol('map'),
    symbol('Map', { kind: 'namespace' }),
    symbol('Map', { kind: 'interface', path: '/other' }),
    symbol('Map', { package: 'collection' }),
    symbol('and'),
    symbol('Map.size', { kind: 'member' }),
  ];
  expect(
    byLetter(symbols).map(([letter, names]) => [
      letter,
      names.map(([name, packageName]) => `${packageName} ${name}`),
    ]),
  ).toEqual([
    ['A', ['core and']],
    ['M', ['collection Map', 'core map', 'core Map']],
  ]);
});
