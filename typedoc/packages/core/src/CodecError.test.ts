import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';

import type { Path } from './Codec.js';
import { CodecError } from './CodecError.js';

function messageOf(received: unknown, path: Path = []): string {
  return new CodecError({ path, expected: 'a date', received }).message;
}

describe('CodecError', () => {
  test('has the faults, a name and the Error class', () => {
    const error = new CodecError({ path: ['a', 0], expected: 'a date', received: 1 });
    expect(error).toBeInstanceOf(Error);
    expect(error).toBeInstanceOf(CodecError);
    expect(error).toMatchObject({ path: ['a', 0], expected: 'a date', received: 1 });
    expect(error.name).toBe('CodecError');
    expectTypeOf(error.name).toEqualTypeOf<'CodecError'>();
    expectTypeOf(error.path).toEqualTypeOf<Path>();
    expectTypeOf(error.received).toEqualTypeOf<unknown>();
  });

  test('accepts a message and a cause', () => {
    const cause = new RangeError('Out of range');
    const fault = { path: [], expected: 'a date', received: 1 };
    const error = new CodecError({ ...fault, message: 'Mine', cause });
    expect(error).toMatchObject({ message: 'Mine', cause });
    expect(error.faults).toEqual([{ ...fault, message: 'Mine' }]);
    expect(new CodecError(fault)).not.toHaveProperty('cause');
    expect(new CodecError({ ...fault, path: ['a'], message: 'mine' }).message).toBe(
      'At "/a": mine',
    );
    expect(new CodecError({ ...fault, message: undefined }).message).toBe(
      'Expected a date, received a number',
    );
  });

  test('has its name, its message and its faults as JSON, without received values', () => {
    const others = [{ path: ['b'], expected: 'a text', received: undefined, isMissing: true }];
    const secret: Record<string, unknown> = { token: 'secret', count: 1n };
    secret['self'] = secret;
    const fault = { path: ['a', 0], expected: 'a date', received: secret, others };
    const error = new CodecError({ ...fault, cause: secret });
    expect(JSON.parse(JSON.stringify(error))).toEqual({
      name: 'CodecError',
      message: 'At "/a/0": expected a date, received an object (and 1 more fault)',
      path: ['a', 0],
      expected: 'a date',
      faults: [
        { path: ['a', 0], expected: 'a date' },
        { path: ['b'], expected: 'a text', isMissing: true },
      ],
      hasMore: false,
    });
  });

  test('reports the path of a fault inside the input', () => {
    expect(messageOf(1)).toBe('Expected a date, received a number');
    expect(messageOf(1, ['days', 2])).toBe('At "/days/2": expected a date, received a number');
    expect(messageOf(1, [''])).toBe('At "/": expected a date, received a number');
  });

  test('shows 400 code points of a path and keeps the whole path', () => {
    const error = new CodecError({ path: ['😀'.repeat(1_000)], expected: 'a date', received: 1 });
    expect(error.message).toBe(`At "/${'😀'.repeat(398)}…": expected a date, received a number`);
    expect(error.path).toEqual(['😀'.repeat(1_000)]);
    expect(messageOf(1, ['a'.repeat(399)])).toContain(`"/${'a'.repeat(399)}"`);
  });

  test('writes the path so that it can be parsed again', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.nat()), { minLength: 1 }), (path) => {
        const message = messageOf(1, path);
        const pointer = message.slice('At "'.length, message.lastIndexOf('": expected'));
        const keys = pointer
          .slice(1)
          .split('/')
          .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
        expect(keys).toEqual(path.map(String));
      }),
    );
  });

  test.each<[unknown, string]>([
    ['secret', 'a string'],
    ['', 'an empty string'],
    [-0, 'a number'],
    [NaN, 'NaN'],
    [-Infinity, '-Infinity'],
    [12n, 'a bigint'],
    [true, 'a boolean'],
    [null, 'null'],
    [undefined, 'undefined'],
    [Symbol('secret'), 'a symbol'],
    [() => 0, 'a function'],
    [{ secret: 1 }, 'an object'],
    [[], 'an array of 0 items'],
    [[1], 'an array of 1 item'],
    [[1, 2], 'an array of 2 items'],
  ])('names the kind of what was received (%#)', (received, text) => {
    expect(messageOf(received)).toBe(`Expected a date, received ${text}`);
  });

  test('describes a proxy whose traps throw', () => {
    const { proxy, revoke } = Proxy.revocable([], {});
    revoke();
    expect(messageOf(proxy)).toBe('Expected a date, received an object');
  });
});
