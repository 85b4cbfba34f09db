import fc from 'fast-check';
import { expect, expectTypeOf, test } from 'vitest';

import { identity } from './identity.js';

test('identity() returns its argument', () => {
  fc.assert(fc.property(fc.anything(), (value) => Object.is(identity(value), value)));
});

test('identity() keeps the type', () => {
  expectTypeOf(identity<'a'>('a')).toEqualTypeOf<'a'>();
  expect(identity('a')).toBe('a');
});
