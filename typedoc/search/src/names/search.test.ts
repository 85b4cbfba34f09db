// cspell:ignore argu fmap omap nullab optoin andthen oneof flatmpa
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom, generateSymbols } from '../testing/generateSymbols';
import { readSymbols } from '../testing/symbolTable';
import { foldName } from './name';
import { createNameSearch, type NameResult } from './search';
import { VOCABULARY } from './vocabulary';
import { FOREIGN_WORDS } from './vocabulary/foreign';
import { FRENCH_WORDS } from './vocabulary/fr';

const SYMBOLS = readSymbols();
const search = createNameSearch(SYMBOLS, VOCABULARY);

function first(query: string): NameResult | undefined {
  return search(query).results[0];
}

/** Returns what is marked of the first name. */
function marked(query: string): readonly string[] {
  const result = first(query);
  return (result?.ranges ?? []).map(([start, end]) => result?.symbol.name.slice(start, end) ?? '');
}

/** Lets two neighbours in the last part of a name change their places, the first ones that differ. */
function exchangeNeighbours(name: string, random: () => number): string {
  const start = name.lastIndexOf('.') + 2;
  const position = start + Math.floor(random() * (name.length - start - 1));
  const [before, after] = [name.slice(0, position), name.slice(position + 2)];
  return before + name.charAt(position + 1) + name.charAt(position) + after;
}

describe('createNameSearch()', () => {
  test.each([
    ['Option.map', 'exact', ['Option.map']],
    ['isNone', 'exact', ['isNone']],
    ['time out', 'exact', ['timeout']],
    ['argu', 'prefix', ['Argu']],
    ['omap', 'subwords', ['O', 'map']],
    ['oAT', 'subwords', ['O', 'a', 'T']],
    ['map option', 'words', ['Option', 'map']],
    ['mapOption', 'words', ['Option', 'map']],
    ['bind', 'alias', ['andThen']],
    ['Either.bind', 'alias', ['Result.andThen']],
    ['fromNullab', 'alias', ['Option.from']],
    ['Optoin', 'typo', ['Option']],
    ['map optoin', 'typo', ['Option', 'map']],
    ['min value', 'exact', ['MIN_VALUE']],
  ])('says for %j that it found a name by %s', (query, reason, marks) => {
    expect(first(query)?.reason).toBe(reason);
    expect(marked(query)).toEqual(marks);
  });

  test('tells the word of another library as it is written there', () => {
    expect(first('andthen')?.alias).toBeUndefined();
    expect(first('flat_map option')?.alias).toBe('flatMap');
    expect(first('maybe.chain')).toMatchObject({ alias: 'Maybe chain' });
  });

  test('puts exports before properties, and single names before large groups', () => {
    expect(first('ok')?.symbol).toMatchObject({ name: 'Result.Ok', kind: 'function' });
    const names = search('us').results.map(({ symbol }) => symbol.name);
    expect(names.slice(0, 3)).toEqual(['useRef', 'useStorage', 'USD']);
  });

  test('puts a page before its members, and a function before its namesake', () => {
    const kinds = search('usd').results.map(({ symbol }) => symbol.kind);
    expect(kinds).toEqual(['function', 'interface', 'member']);
    expect(first('time')?.symbol.kind).toBe('namespace');
  });

  test('tells capitals apart where nothing else does', () => {
    expect(first('UUID.MAX')?.symbol.kind).toBe('const');
    expect(first('UUID.max')?.symbol.kind).toBe('function');
  });

  test('leads from the word of a type to a type, and from that of a function to a function', () => {
    expect(first('HashMap')?.symbol.name).toBe('Map');
    expect(first('fmap')?.symbol.name).toBe('Option.map');
    expect(first('MAX_SAFE_INTEGER')?.symbol.name).toBe('Int.MAX_VALUE');
  });

  test('leaves out the name of the library beside that of its function', () => {
    expect(first('lodash keyBy')?.symbol.name).toBe('Array.keyBy');
    expect(first('inRange lodash')?.symbol.name).toMatch(/\.isBetween$/);
    expect(first('lodash')).toBeUndefined();
  });

  test('puts a name with a typo before a word of another library with one', () => {
    const reasons = search('flatmpa').results.map(({ reason }) => reason);
    const firstAlias = reasons.indexOf('alias');
    expect(reasons.slice(0, firstAlias)).toContain('typo');
    expect(search('flatmpa').results[firstAlias]?.alias).toBe('flatMap');
  });

  test('finds nearly every long word of another library in spite of a typo', () => {
    const random = createRandom(1);
    const words = Object.entries(FOREIGN_WORDS).flatMap(([target, written]) =>
      written
        .split(' ')
        .filter((word) => /^\w{7,}$/.test(word))
        .map((word) => ({ target, word })),
    );
    const found = words.filter(({ target, word }) =>
      search(exchangeNeighbours(word, random)).results.some(
        ({ symbol }) => symbol.name === target || symbol.name.endsWith(`.${target}`),
      ),
    );
    expect(found.length / words.length).toBeGreaterThan(0.95);
  });

  test('takes from an owner that is not known what is named just so', () => {
    const names = (query: string): readonly string[] =>
      search(query).results.map(({ symbol }) => symbol.name);
    expect(names('things.groupBy')).toEqual(
      names('groupBy').filter((name) => name.endsWith('groupBy')),
    );
    expect(names('things.group')).toEqual([]);
    expect(names('lodash.group')).toEqual(names('group'));
  });

  test('lists what a filter lets pass', () => {
    const { results } = search('pkg:task-timeout');
    expect(results.map(({ symbol }) => symbol.name)).toEqual(['timeout', 'TimeLimit']);
    expect(search('kind:class map').results).toEqual([]);
    expect(first('pkg:task map')?.symbol.name).toBe('Task.map');
  });

  test('says which filters nothing can pass', () => {
    expect(search('pkg:react map')).toMatchObject({
      results: [],
      unknownFilters: [{ by: 'package', value: 'react' }],
    });
  });

  test.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['dots', '...'],
    ['brackets', '<>'],
    ['a control character', '\u0000'],
    ['half a character', '\ud800'],
    ['10,000 letters', 'x'.repeat(10_000)],
  ])('gives nothing for %s', (_, query) => {
    expect(search(query)).toMatchObject({ results: [], unknownFilters: [] });
  });

  test('finds each name of the reference first by all of it', () => {
    const missed = SYMBOLS.filter(({ name }) => first(name)?.symbol.name !== name);
    expect(missed.map(({ name }) => name)).toEqual([]);
  });

  test('finds nearly every long name in spite of a typo', () => {
    const random = createRandom(1);
    const long = SYMBOLS.filter(({ name }) => /\w{7,}$/.test(name));
    const found = long.filter(({ name }) =>
      search(exchangeNeighbours(name, random))
        .results.slice(0, 3)
        .some(({ symbol }) => symbol.name === name),
    );
    expect(found.length / long.length).toBeGreaterThan(0.99);
  });

  test('answers any query, always the same, with ranges inside of the names', () => {
    const pieces = fc.constantFrom('Option', '.', ' ', 'map', 'kind:', 'pkg:', 'e', '_', '<', '\\');
    const texts = fc.oneof(
      fc.string({ maxLength: 40, unit: 'binary' }),
      fc.array(pieces, { maxLength: 10 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const { results } = search(text);
        expect(search(text).results).toEqual(results);
        expect(results.length).toBeLessThanOrEqual(50);
        for (const { ranges, symbol } of results) {
          let last = 0;
          for (const [start, end] of ranges) {
            expect(start).toBeGreaterThanOrEqual(last);
            expect(end).toBeGreaterThan(start);
            last = end;
          }
          expect(last).toBeLessThanOrEqual(symbol.name.length);
        }
      }),
      { examples: [['Option Option']] },
    );
  });

  test('finds each name of a far larger reference', () => {
    const symbols = generateSymbols(5000);
    const searchMany = createNameSearch(symbols, VOCABULARY);
    for (const { name } of symbols.filter((_, index) => index % 10 === 0)) {
      expect(searchMany(name).results[0]?.symbol.name).toBe(name);
    }
  });
});

describe('aliases', () => {
  const names = new Set(SYMBOLS.flatMap(({ name }) => [name, name.split('.').at(-1) ?? '']));

  test.each([
    ['of other libraries', FOREIGN_WORDS],
    ['in French', FRENCH_WORDS],
  ])('lead to names that there are, %s', (_, table) => {
    expect(Object.keys(table).filter((target) => !names.has(target))).toEqual([]);
  });

  test.each([
    ['of other libraries', FOREIGN_WORDS],
    ['in French', FRENCH_WORDS],
  ])('are there once for each name, %s', (_, table) => {
    const repeated = Object.entries(table).flatMap(([target, written]) => {
      const words = [target, ...written.split(' ')].map((word) => foldName(word).text);
      return words.filter((word, index) => words.indexOf(word) !== index);
    });
    expect(repeated).toEqual([]);
  });
});
