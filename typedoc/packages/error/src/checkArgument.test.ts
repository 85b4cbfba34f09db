import { describe, expect, expectTypeOf, test } from 'vitest';

import { ArgumentError, checkArgument } from './index.js';

describe('checkArgument()', () => {
  test('returns nothing if the condition holds, and narrows the type', () => {
    const value: unknown = 1;
    checkArgument(typeof value === 'number', 'value', 'a number', value);
    expectTypeOf(value).toEqualTypeOf<number>();
    expect(value).toBe(1);
  });

  test.each([
    ['a', '"a"'],
    ['a'.repeat(40), `"${'a'.repeat(40)}"`],
    ['a'.repeat(41), `"${'a'.repeat(40)}…"`],
    [`${'a'.repeat(39)}😀`, `"${'a'.repeat(39)}…"`],
    [1.5, '1.5'],
    [10n ** 39n, `1${'0'.repeat(39)}n`],
    [-(10n ** 1_000n), `-1${'0'.repeat(38)}…`],
    [-0, '-0'],
    [2n, '2n'],
    [undefined, 'undefined'],
    [null, 'null'],
    [true, 'true'],
    [Symbol('a'), 'a symbol'],
    [(): void => undefined, 'a function'],
    [[], 'an array of 0 items'],
    [[1], 'an array of 1 item'],
    [{}, 'an object'],
    [Object.create(null), 'an object'],
    [new (class {})(), 'an object'],
    [new Map(), 'an instance of Map'],
  ])('names the parameter, and describes what was received: case %#', (value, text) => {
    expect(() => {
      checkArgument(false, 'count', 'a non-negative integer', value);
    }).toThrow(
      new ArgumentError({
        message: `Expected "count" to be a non-negative integer, received ${text}`,
      }),
    );
  });

  test('describes a value that throws on any access', () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    expect(() => {
      checkArgument(false, 'self', 'an array', proxy);
    }).toThrow(
      new ArgumentError({ message: 'Expected "self" to be an array, received an object' }),
    );
  });
});
