import { ArgumentError } from '@tstd/error';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';

import { codecLaws, equalLaws } from '../../../laws/index.js';
import { type HeaderEntry, Headers, type HeadersInput } from './Headers.js';

const names = fc.oneof(
  fc.constantFrom('Accept', 'accept', 'Set-Cookie', 'VARY', '__proto__', 'toString', '_'),
  fc.stringMatching(/^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,4}$/),
);
const values = fc.oneof(
  fc.constantFrom('', '1', ' a ', 'a, b', 'é'),
  fc.string({
    unit: fc.integer({ min: 0x20, max: 0xff }).map((unit) => String.fromCharCode(unit)),
  }),
);
const entries: fc.Arbitrary<readonly HeaderEntry[]> = fc.array(fc.tuple(names, values), {
  maxLength: 6,
});
const headers = entries.map((list) => Headers(list));

/** Creates headers of the platform from the same entries. */
function platformOf(list: readonly HeaderEntry[]): globalThis.Headers {
  return new globalThis.Headers(list.map(([name, value]): [string, string] => [name, value]));
}

describe('Headers()', () => {
  test('writes names in lower case, sorts them and keeps the order of values', () => {
    const made = Headers([
      ['Vary', 'origin'],
      ['accept', 'text/html'],
      ['VARY', 'accept'],
    ]);
    expect(made).toEqual({
      _: 'Headers',
      entries: [
        ['accept', 'text/html'],
        ['vary', 'origin'],
        ['vary', 'accept'],
      ],
    });
  });

  test('accepts a record, and omits values that are undefined', () => {
    expect(Headers({ B: '2', a: ['1', '3'], c: undefined, d: [] }).entries).toEqual([
      ['a', '1'],
      ['a', '3'],
      ['b', '2'],
    ]);
  });

  test('accepts a name that objects inherit', () => {
    const list: readonly HeaderEntry[] = [['__proto__', '1']];
    expect(Headers(list).entries).toEqual(list);
    expect(Headers.get(Headers(), '__proto__')).toBe(undefined);
    expect(Headers.get(Headers.set(Headers(), '__proto__', '1'), '__proto__')).toBe('1');
  });

  test('accepts a record with the names of its own fields', () => {
    expect(Headers({ entries: '1', _: '2' }).entries).toEqual([
      ['_', '2'],
      ['entries', '1'],
    ]);
  });

  test('returns headers unchanged', () => {
    const made = Headers({ a: '1' });
    expect(Headers(made)).toBe(made);
  });

  test('reads headers of the platform, with separate cookies', () => {
    const platform = platformOf([
      ['Set-Cookie', 'a=1'],
      ['Vary', 'a'],
      ['set-cookie', 'b=2'],
      ['vary', 'b'],
    ]);
    expect(Headers(platform).entries).toEqual([
      ['set-cookie', 'a=1'],
      ['set-cookie', 'b=2'],
      ['vary', 'a, b'],
    ]);
  });

  test('agrees with the platform on all names', () => {
    fc.assert(
      fc.property(entries, (list) => {
        const [ours, platform] = [Headers(list), platformOf(list)];
        for (const [name] of list) {
          if (name.toLowerCase() === 'set-cookie') {
            expect(Headers.getAll(ours, name)).toEqual(platform.getSetCookie());
          } else {
            expect(Headers.get(ours, name)).toBe(platform.get(name));
          }
        }
      }),
    );
  });

  test('removes white space only around a value', () => {
    expect(Headers({ a: '\t\r\n b  c \n' }).entries).toEqual([['a', 'b  c']]);
  });

  test.each(['', 'a b', 'a:', 'é', 'a\n', '"', 'Bearer secret', 'Authorization: secret'])(
    'rejects the name %j without showing it',
    (name) => {
      expect(() => Headers({ [name]: '1' })).toThrow(
        new ArgumentError({ message: 'Expected the name of a header to be a token' }),
      );
    },
  );

  test.each(['a\nb', 'a\rb', 'a\0b', 'Ā', '€'])(
    'rejects the value %j without showing it',
    (value) => {
      expect(() => Headers([['Key', value]])).toThrow(ArgumentError);
      expect(() => Headers([['Key', value]])).toThrow(
        /^Expected a value of one line, with code units up to 255, for the header "Key"$/,
      );
    },
  );

  test.each([7, null, undefined, ['1'], Symbol('a')])('rejects %s as a value', (value) => {
    for (const input of [{ a: ['1', value] }, [['a', value]]]) {
      expect(() => Headers(input as never)).toThrow(ArgumentError);
      expect(() => Headers(input as never)).toThrow('Expected a value of one line');
    }
  });

  test.each([7, null, undefined, 'ab', [['a']], [['a', '1', '2']], 'Authorization: Bearer secret'])(
    'rejects %j as a pair without showing it',
    (pair) => {
      expect(() => Headers([pair] as never)).toThrow(
        new ArgumentError({
          message: 'Expected "input" to be a record, or pairs of a name and a value',
        }),
      );
    },
  );

  test('does not show a string that is passed instead of headers', () => {
    expect(() => Headers.merge(Headers(), 'Authorization: Bearer secret' as never)).toThrow(
      new ArgumentError({ message: 'Expected "other" to be headers' }),
    );
    expect(() => Headers('Authorization: Bearer secret' as never)).toThrow(
      new ArgumentError({
        message: 'Expected "input" to be a record, or pairs of a name and a value',
      }),
    );
  });

  test('does not change its argument', () => {
    const input: HeadersInput = Object.freeze([
      Object.freeze(['B', ' 1 ']),
      Object.freeze(['a', '2']),
    ]) as never;
    expect(Headers(input).entries).toEqual([
      ['a', '2'],
      ['b', '1'],
    ]);
  });
});

describe('hasInstance()', () => {
  test.each([
    null,
    1,
    {},
    { _: 'Headers' },
    { entries: [] },
    { _: 'Header', entries: [] },
    { _: 'Headers', entries: {} },
    { _: 'Headers', entries: ['ab'] },
    { _: 'Headers', entries: [['a']] },
    { _: 'Headers', entries: [['a', 'b', 'c']] },
    { _: 'Headers', entries: [['A', 'b']] },
    { _: 'Headers', entries: [['a b', 'b']] },
    { _: 'Headers', entries: [['a', 1]] },
    { _: 'Headers', entries: [['a', ' b']] },
    { _: 'Headers', entries: [['a', 'b\nc']] },
    {
      _: 'Headers',
      entries: [
        ['b', '1'],
        ['a', '1'],
      ],
    },
  ])('rejects %j', (value) => {
    expect(Headers.hasInstance(value)).toBe(false);
  });

  test('accepts headers and their copies', () => {
    fc.assert(
      fc.property(headers, (self) => {
        expect(Headers.hasInstance(self)).toBe(true);
        expect(Headers.hasInstance(JSON.parse(JSON.stringify(self)))).toBe(true);
      }),
    );
  });
});

describe('get() and getAll()', () => {
  const made = Headers({ Vary: ['a', 'b'], Empty: '', 'Set-Cookie': ['a=1', 'b=2'] });

  test('find a name in any case', () => {
    expect(Headers.get(made, 'VARY')).toBe('a, b');
    expect(Headers.getAll(made, 'VARY')).toEqual(['a', 'b']);
    expect(Headers.has(made, 'vArY')).toBe(true);
  });

  test('distinguish an empty value from a missing one', () => {
    expect(Headers.get(made, 'empty')).toBe('');
    expect(Headers.getAll(made, 'empty')).toEqual(['']);
    expect(Headers.get(made, 'none')).toBe(undefined);
    expect(Headers.getAll(made, 'none')).toEqual([]);
    expect(Headers.has(made, 'none')).toBe(false);
  });

  test('do not join cookies', () => {
    expect(Headers.get(made, 'Set-Cookie')).toBe('a=1');
    expect(Headers.getAll(made, 'Set-Cookie')).toEqual(['a=1', 'b=2']);
    expect(Headers.get(Headers(), 'set-cookie')).toBe(undefined);
  });
});

describe('changes', () => {
  const made = Headers({ a: ['1', '2'], b: '3' });

  test('set() replaces all values of a name', () => {
    expect(Headers.set(made, 'A', '4').entries).toEqual([
      ['a', '4'],
      ['b', '3'],
    ]);
    expect(Headers.getAll(Headers.set(made, 'c', ['4', '5']), 'c')).toEqual(['4', '5']);
    expect(() => Headers.set(made, 'a b', '1')).toThrow(ArgumentError);
  });

  test('set() removes a name if the list of values is empty', () => {
    expect(Headers.set(made, 'A', []).entries).toEqual([['b', '3']]);
  });

  test('append() adds a value after the others', () => {
    expect(Headers.append(made, 'A', ' 4 ').entries).toEqual([
      ['a', '1'],
      ['a', '2'],
      ['a', '4'],
      ['b', '3'],
    ]);
    expect(() => Headers.append(made, 'a', '\0')).toThrow(ArgumentError);
  });

  test('delete() removes a name', () => {
    expect(Headers.delete(made, 'A').entries).toEqual([['b', '3']]);
    expect(Headers.delete(made, 'c')).toEqual(made);
  });

  test('merge() prefers the second headers, name by name', () => {
    fc.assert(
      fc.property(headers, headers, (self, other) => {
        const merged = Headers.merge(self, other);
        expect(Headers.hasInstance(merged)).toBe(true);
        for (const [name] of merged.entries) {
          const source = Headers.has(other, name) ? other : self;
          expect(Headers.getAll(merged, name)).toEqual(Headers.getAll(source, name));
        }
        for (const [name] of [...self.entries, ...other.entries]) {
          expect(Headers.has(merged, name)).toBe(true);
        }
      }),
    );
  });

  test('do not change their arguments', () => {
    Headers.set(made, 'a', '0');
    Headers.append(made, 'a', '0');
    Headers.delete(made, 'a');
    expect(made).toEqual(Headers({ a: ['1', '2'], b: '3' }));
    expectTypeOf(made.entries).toEqualTypeOf<readonly HeaderEntry[]>();
  });
});

describe('equals()', () => {
  test.each<[HeadersInput, HeadersInput, boolean]>([
    [{}, {}, true],
    [{ a: '1' }, { A: ' 1' }, true],
    [{ a: '1' }, {}, false],
    [{ a: '1' }, { a: '2' }, false],
    [{ a: '1' }, { b: '1' }, false],
    [{ a: ['1', '2'] }, { a: ['2', '1'] }, false],
    [{ a: ['1', '2'] }, { a: '1, 2' }, false],
  ])('of %j and %j is %j', (self, other, expected) => {
    expect(Headers.equals(Headers(self), Headers(other))).toBe(expected);
    expect(Headers.equal.equals(Headers(self), Headers(other))).toBe(expected);
  });
});

describe('codec', () => {
  test('reports the position of an error', () => {
    expect(Headers.codec.decode([['a b', '1']])).toMatchObject({
      error: { path: [0, 0], expected: 'the name of a header' },
    });
    expect(Headers.codec.decode([['a', 'b\n']])).toMatchObject({
      error: { path: [0, 1], expected: 'the value of a header' },
    });
  });
});

equalLaws('of headers', Headers.equal, headers);
codecLaws('of headers', Headers.codec, headers, {
  inputs: fc.array(fc.tuple(fc.oneof(names, fc.string()), fc.oneof(values, fc.string()))),
});
