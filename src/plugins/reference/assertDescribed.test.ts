import { expect, test } from 'vitest';
import { assertDescribed } from './assertDescribed';

test('a name in an example that leads to no symbol fails the build', () => {
  const symbols = [{ path: '/api/core/namespace/Option#map' }];
  expect(() => {
    assertDescribed(symbols, ['/api/core/namespace/Option#map', '/api/core#gone']);
  }).toThrow('Names in examples lead to pages that do not exist: /api/core#gone');
});
