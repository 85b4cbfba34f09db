// cspell:ignore orderlike
import fc from 'fast-check';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readSymbols } from '../testing/symbolTable';
import { KINDS, type NamedSymbol } from './symbol';
import { decodeNames, encodeNames } from './table';

const OPTION = { package: 'core', name: 'Option', kind: 'namespace' } as const;
const TABLE_BUDGET = 12_000;

const part = fc.stringMatching(/^[\w$~ [\],#@]+$/);
const anySymbol: fc.Arbitrary<NamedSymbol> = fc.record({
  name: fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('.')),
  package: fc.constantFrom('core', 'core-type', 'money'),
  kind: fc.constantFrom(...KINDS),
  path: fc.constantFrom('/api/core/namespace/Option#map', '/api/core', '/api/money#a'),
});

describe('encodeNames()', () => {
  test('writes a line for each symbol, and a path only where the name does not tell it', () => {
    const symbols: NamedSymbol[] = [
      { ...OPTION, path: '/api/core/namespace/Option' },
      { ...OPTION, name: 'Option.map', kind: 'function', path: '/api/core/namespace/Option#map' },
      { ...OPTION, name: 'Option.None', kind: 'type', path: '/api/core/namespace/Option#none-1' },
      { ...OPTION, kind: 'type', path: '/api/core/namespace/Option#option' },
      { ...OPTION, name: 'OrderLike', kind: 'type', path: '/api/core#orderlike' },
      { package: 'error', name: 'Error.name', kind: 'member', path: '/elsewhere#name' },
    ];
    const table = [
      ...['@core', 'nOption', 'f.map', 't.None\t/api/core/namespace/Option#none-1'],
      ...['tOption', 'tOrderLike', '@error', 'mError.name\t/elsewhere#name'],
    ].join('\n');
    expect(encodeNames(symbols)).toBe(table);
    expect(decodeNames(table)).toEqual(symbols);
  });

  test.each(['.a', 'a\nb', 'a\tb'])('refuses the name %j', (name) => {
    expect(() => encodeNames([{ ...OPTION, name, path: '/' }])).toThrow(
      'The table of names has no way to write',
    );
  });

  test('loses nothing of any symbols', () => {
    fc.assert(
      fc.property(fc.array(anySymbol), (symbols) => {
        expect(decodeNames(encodeNames(symbols))).toEqual(symbols);
      }),
    );
  });

  test('loses nothing of the reference, and is small', () => {
    const symbols = readSymbols().map(
      ({ name, package: packageName, kind, path }): NamedSymbol => ({
        name,
        package: packageName,
        kind,
        path,
      }),
    );
    const table = encodeNames(symbols);
    expect(decodeNames(table)).toEqual(symbols);
    expect(brotliCompressSync(table).length).toBeLessThan(TABLE_BUDGET);
  });
});

describe('decodeNames()', () => {
  test('answers for any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        decodeNames(text);
      }),
    );
  });
});
