// cspell:ignore fmap
import { expect, test } from 'vitest';
import { byLetter } from './byLetter';
import { type DescribedSymbol, readSymbols } from './readSymbols';

function symbol(name: string, more: Partial<DescribedSymbol> = {}): DescribedSymbol {
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
    examples: [],
    ...more,
  };
}

test('a symbol has what is said beside it, and what guides say of it', () => {
  const symbols = [
    symbol('Option.map', {
      aliases: ['fmap'],
      keywords: ['change', 'every'],
      examples: [{ title: 'One' }, { title: 'Two' }],
    }),
    symbol('Result', { kind: 'type', signature: ['type Result<Value, Failure> = never'] }),
    symbol('none', { signature: [] }),
  ];
  const [map, result, none] = readSymbols(
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

test('all names stand below their letters, each once a package', () => {
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
