import { describe, expect, test } from 'vitest';
import { detailFiles } from './detailFiles';

const MAP = '/api/core/namespace/Option#map';

const SYMBOLS = [
  { package: 'core', path: '/api/core/namespace/Option', signature: [], summary: 'May be there.' },
  { package: 'core', path: MAP, signature: ['map(a)', 'map(a, b)'], summary: 'Maps.' },
  { package: 'num', path: '/api/num#one', signature: ['const one: 1'], summary: 'One.' },
];

describe('detailFiles()', () => {
  test('has the signatures and the first sentence of each symbol, by package', () => {
    expect(Object.fromEntries(detailFiles(SYMBOLS, [MAP]))).toEqual({
      'assets/symbols/core.json': {
        '/api/core/namespace/Option': ['', 'May be there.'],
        [MAP]: ['map(a)\nmap(a, b)', 'Maps.'],
      },
      'assets/symbols/num.json': { '/api/num#one': ['const one: 1', 'One.'] },
    });
  });

  test('fails where a name in an example leads to no symbol', () => {
    expect(() => detailFiles(SYMBOLS, [MAP, '/api/core#gone'])).toThrow(
      'Names in examples lead to pages that do not exist: /api/core#gone',
    );
  });
});
