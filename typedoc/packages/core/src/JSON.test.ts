import type { JSONValue as CoreJSONValue } from '@tstd/core-type';
import { ArgumentError, type SyntaxError } from '@tstd/error';
import fc from 'fast-check';
import { afterEach, describe, expect, expectTypeOf, test, vi } from 'vitest';

import { codecLaws, equalLaws, roundTripLaw } from '../../../laws/index.js';
import * as Codec from './Codec.js';
import { CodecError } from './CodecError.js';
import * as Module from './JSON.js';
import type { Result } from './Result.js';
import * as Results from './Result.js';

const DEEP = 100_000;

const MAX_LEVELS = 10_000;

function errorOf<Failure>(result: Result<unknown, Failure>): Failure {
  if (result.ok) {
    throw new Error('Expected a failure');
  }
  return result.error;
}

function parseMessage(text: string): string {
  return errorOf(Module.parse(text)).message;
}

function stringifyMessage(value: unknown): string {
  return errorOf(Module.stringify(value)).message;
}

function nest(depth: number): Module.JSONValue {
  let value: Module.JSONValue = 0;
  for (let level = 0; level < depth; level += 1) {
    value = level % 2 === 0 ? [value] : { a: value };
  }
  return value;
}

function cycle(): { readonly a: unknown[] } {
  const self = { a: [] as unknown[] };
  self.a.push(1, self);
  return self;
}

/** Turns `-0` into `0`, as JSON text does. */
const values: fc.Arbitrary<Module.JSONValue> = fc
  .oneof(fc.jsonValue(), fc.jsonValue({ stringUnit: 'binary', maxDepth: 6 }))
  .map((value) => JSON.parse(JSON.stringify(value)) as Module.JSONValue);

const SPECIAL_CHARACTERS: readonly string[] = Array.from(
  '[]{}:,"\'\\/-+.0123 \n\t\r\u0000\u001f\u2028\ufeff' + 'x e E t f n u l é',
);

/** Texts that are nearly JSON: one character was replaced, inserted or removed. */
const texts: fc.Arbitrary<string> = fc
  .tuple(
    fc.oneof(
      fc.json(),
      fc.json().map((text) => JSON.stringify(JSON.parse(text), null, 1)),
    ),
    fc.nat(),
    fc.nat({ max: 1 }),
    fc.oneof(fc.constantFrom('', ...SPECIAL_CHARACTERS), fc.string({ maxLength: 2 })),
  )
  .map(([text, place, length, put]) => {
    const start = place % (text.length + 1);
    return text.slice(0, start) + put + text.slice(start + length);
  });

/** A model whose getter returns a new model each time, as an object mapper's can. */
function endless(): Module.JSONValue {
  return {
    get next() {
      return endless();
    },
  };
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('parse()', () => {
  test('its error has a name, a message and a position as JSON', () => {
    const result = Module.parse('{');
    expect(JSON.stringify(result.ok ? undefined : result.error)).toBe(
      '{"name":"SyntaxError","message":"Expected a name in quotes or \\"}\\" at line 1, column 2, received the end of the text","position":1,"line":1,"column":2}',
    );
  });

  test('returns the result of the global JSON, or fails if the global throws', () => {
    fc.assert(
      fc.property(texts, (text) => {
        let expected: Result<unknown, undefined>;
        try {
          const value: unknown = JSON.parse(text);
          // The global JSON parses 1e400 as Infinity.
          expected = Module.hasInstance(value)
            ? { ok: true, value }
            : { ok: false, error: undefined };
        } catch {
          expected = { ok: false, error: undefined };
        }
        expect(Results.mapError(Module.parse(text), () => undefined)).toStrictEqual(expected);
      }),
      { numRuns: 2000 },
    );
  });

  test('finds the position of the error: the text before it can continue, the text with it cannot', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const result = Module.parse(text);
        fc.pre(!result.ok);
        const { position, line, column } = errorOf(result);
        expect(position).toBeGreaterThanOrEqual(0);
        expect(position).toBeLessThanOrEqual(text.length);
        const before = text.slice(0, position);
        const lines = before.split(/\r\n|\r|\n/);
        expect([line, column]).toEqual([lines.length, (lines.at(-1) ?? '').length + 1]);
        // The text up to the error is valid so far, so its only error is at its end.
        const shorter = Module.parse(before);
        expect(shorter.ok || shorter.error.position).toBe(shorter.ok || position);
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    ['', 'a value', 1, 'the end of the text'],
    ['  ', 'a value', 3, 'the end of the text'],
    ['tru', 'a value', 1, 'a word'],
    ['nul]', 'a value', 1, 'a word'],
    ['undefined', 'a value', 1, 'a word'],
    ['NaN', 'a value', 1, 'a word'],
    ["'a'", 'a value', 1, '"\'"'],
    ['+1', 'a value', 1, 'a number'],
    ['.5', 'a value', 1, 'a number'],
    ['\u00a01', 'a value', 1, '"\u00a0"'],
    ['\ufeff1', 'a value', 1, '"\ufeff"'],
    ['😀', 'a value', 1, '"😀"'],
    ['1 2', 'the end of the text', 3, '"2"'],
    ['01', 'the end of the text', 2, '"1"'],
    ['1]', 'the end of the text', 2, '"]"'],
    ['{}}', 'the end of the text', 3, '"}"'],
    ['[', 'a value or "]"', 2, 'the end of the text'],
    ['[}', 'a value or "]"', 2, '"}"'],
    ['[,', 'a value or "]"', 2, '","'],
    ['[1,]', 'a value', 4, '"]"'],
    ['[1', '"," or "]"', 3, 'the end of the text'],
    ['[1}', '"," or "]"', 3, '"}"'],
    ['[1 2]', '"," or "]"', 4, '"2"'],
    ['{', 'a name in quotes or "}"', 2, 'the end of the text'],
    ['{a:1}', 'a name in quotes or "}"', 2, '"a"'],
    ['{]', 'a name in quotes or "}"', 2, '"]"'],
    ['{"a":1,}', 'a name in quotes', 8, '"}"'],
    ['{"a"}', '":"', 5, '"}"'],
    ['{"a" 1}', '":"', 6, '"1"'],
    ['{"a":}', 'a value', 6, '"}"'],
    ['{"a":1', '"," or "}"', 7, 'the end of the text'],
    ['{"a":1]', '"," or "}"', 7, '"]"'],
    ['"a', "'\"'", 3, 'the end of the text'],
    ['"\u0000"', 'an escape for a control character', 2, '"\\u0000"'],
    ['"\u001f"', 'an escape for a control character', 2, '"\\u001f"'],
    ['"\\x"', 'an escape that JSON has', 3, '"x"'],
    ['"\\', 'an escape that JSON has', 3, 'the end of the text'],
    ['"\\u12g4"', 'a hexadecimal digit', 6, 'a word'],
    ['"\\u123"', 'a hexadecimal digit', 7, '"\\""'],
    ['"\\u0041\\n', "'\"'", 10, 'the end of the text'],
    ['{"\\x":1}', 'an escape that JSON has', 4, '"x"'],
    ['-', 'a digit', 2, 'the end of the text'],
    ['-a', 'a digit', 2, '"a"'],
    ['1.', 'a digit', 3, 'the end of the text'],
    ['1.e1', 'a digit', 3, 'a word'],
    ['1e', 'a digit', 3, 'the end of the text'],
    ['1E+', 'a digit', 4, 'the end of the text'],
    ['1e-x', 'a digit', 4, '"x"'],
    ['1.+2', 'a digit', 3, 'a number'],
  ])('says what is wrong with %j', (text, expected, column, received) => {
    const error = errorOf(Module.parse(text));
    expect(error.message).toBe(
      `Expected ${expected} at line 1, column ${column}, received ${received}`,
    );
    expect(error).toMatchObject({ position: column - 1, line: 1, column });
  });

  test('counts lines as editors do', () => {
    expect(parseMessage('[\n1,\r\n2,\r3,\n\n]')).toBe(
      'Expected a value at line 6, column 1, received "]"',
    );
    expect(errorOf(Module.parse('\n \n  x')).position).toBe(5);
  });

  test('shows one character of what it found', () => {
    expect(parseMessage('hunter2')).toBe('Expected a value at line 1, column 1, received a word');
    expect(parseMessage('[1 \n]1')).toContain('received "1"');
    expect(parseMessage(`"\n"`)).toContain('received "\\n"');
  });

  test('returns a native SyntaxError', () => {
    const error = errorOf(Module.parse('['));
    expect(error).toBeInstanceOf(globalThis.SyntaxError);
    expect(error.name).toBe('SyntaxError');
    expectTypeOf(error).toEqualTypeOf<Module.ParseError>();
    expectTypeOf<Module.ParseError>().toExtend<SyntaxError>();
  });

  test.each([
    ['1e400', 0],
    ['-1E+400', 0],
    ['[1, 2e999]', 4],
    ['{"a":"1e400","b":1e400}', 17],
    [`[${'9'.repeat(309)}]`, 1],
    [`${'9'.repeat(250)}e99`, 0],
  ])('refuses a number that would be infinite (%#)', (text, position) => {
    const error = errorOf(Module.parse(text));
    expect(error.position).toBe(position);
    expect(error.message).toMatch(/^Expected a number that is not too large at line 1, column/);
  });

  test('accepts numbers up to the greatest one, and those that are rounded', () => {
    for (const text of ['1.7976931348623157e308', '1e-400', '1e+0009', `1${'0'.repeat(308)}`]) {
      expect(Module.parse(text)).toEqual({ ok: true, value: Number(text) });
    }
    expect(Module.parse('"1e400"')).toEqual({ ok: true, value: '1e400' });
    expect(Module.parse('9007199254740993')).toEqual({ ok: true, value: 9007199254740992 });
    expect(Module.parse('-0')).toEqual({ ok: true, value: -0 });
  });

  test('creates own properties for all names, and keeps the last of two', () => {
    const value = Results.getOr(Module.parse('{"__proto__":{"a":1},"b":1,"b":2}'), null);
    expect(Object.keys(value as object)).toEqual(['__proto__', 'b']);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(value).toHaveProperty('b', 2);
  });

  test('parses text of any depth and finds errors in it', () => {
    const text = '['.repeat(DEEP);
    expect(Module.parse(text + ']'.repeat(DEEP)).ok).toBe(true);
    expect(errorOf(Module.parse(text)).position).toBe(DEEP);
    expect(errorOf(Module.parse(`${text}1e400`)).position).toBe(DEEP);
  });

  test('throws errors that are not caused by the text', () => {
    const error = new RangeError('Out of memory');
    vi.spyOn(JSON, 'parse').mockImplementation(() => {
      throw error;
    });
    expect(() => Module.parse('[1, "a", true, {"b": null}]')).toThrow(error);
  });

  test('has the type of a JSON value', () => {
    expectTypeOf(Module.parse).returns.toEqualTypeOf<Result<Module.JSONValue, Module.ParseError>>();
    expectTypeOf<Module.JSONValue>().toEqualTypeOf<CoreJSONValue>();
  });
});

describe('stringify()', () => {
  test('writes what the global JSON writes', () => {
    fc.assert(
      fc.property(
        fc.jsonValue({ stringUnit: 'binary' }),
        fc.constantFrom(undefined, 0, 1, 2, 10, ' ', '\t'),
        (value, indent) => {
          expect(Module.stringify(value, indent === undefined ? {} : { indent })).toEqual({
            ok: true,
            value: JSON.stringify(value, null, indent),
          });
        },
      ),
    );
  });

  test('sorts the names if the option is set', () => {
    const value = { b: [{ d: 1, c: 2 }], a: 1, 10: 1, 9: 2, ['__proto__']: 3, é: 4 };
    expect(Module.stringify(value, { sortKeys: true })).toEqual({
      ok: true,
      value: '{"10":1,"9":2,"__proto__":3,"a":1,"b":[{"c":2,"d":1}],"é":4}',
    });
    expect(Module.stringify({ b: 1, a: 2 }, { sortKeys: false })).toEqual({
      ok: true,
      value: '{"b":1,"a":2}',
    });
    expect(Module.stringify([2, 1], { sortKeys: true })).toEqual({ ok: true, value: '[2,1]' });
    expect(Object.keys(value)).toEqual(['9', '10', 'b', 'a', '__proto__', 'é']);
  });

  test('writes the same text for equal values when the names are sorted', () => {
    const sort = (value: Module.JSONValue): Result<string, unknown> =>
      Module.stringify(value, { sortKeys: true });
    fc.assert(
      fc.property(values, (value) => {
        const reversed = JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
          typeof part === 'object' && part !== null && !Array.isArray(part)
            ? Object.fromEntries(Object.entries(part).toReversed())
            : part,
        ) as Module.JSONValue;
        expect(Module.equals(value, reversed)).toBe(true);
        expect(sort(value)).toEqual(sort(reversed));
      }),
    );
  });

  test.each([
    [undefined, 'Expected a JSON value, received undefined'],
    [() => 0, 'Expected a JSON value, received a function'],
    [Symbol('a'), 'Expected a JSON value, received a symbol'],
    [1n, 'Expected a JSON value, received a bigint'],
    [NaN, 'Expected a finite number, received NaN'],
    [-Infinity, 'Expected a finite number, received -Infinity'],
    [new Map([['a', 1]]), 'Expected a plain object, received an instance of Map'],
    [new (class Point {})(), 'Expected a plain object, received an instance of Point'],
    [[1, undefined], 'At "/1": expected a JSON value, received undefined'],
    [Array.from({ length: 1 }).concat(1), 'At "/0": expected a JSON value, received undefined'],
    [{ a: [0, { b: NaN }] }, 'At "/a/1/b": expected a finite number, received NaN'],
    [{ a: () => 0 }, 'At "/a": expected a JSON value, received a function'],
    [{ a: 1, b: Symbol('b') }, 'At "/b": expected a JSON value, received a symbol'],
    [cycle(), 'At "/a/1": expected a value that does not contain itself, received an object'],
  ])('refuses what JSON does not have (%#)', (value, message) => {
    const error = errorOf(Module.stringify(value));
    expect(error).toBeInstanceOf(CodecError);
    expect(error.message).toBe(message);
  });

  test('rejects a hole like undefined', () => {
    const holes = [1];
    holes.length = 2;
    expect(stringifyMessage(holes)).toBe('At "/1": expected a JSON value, received undefined');
  });

  test('leaves out properties that are undefined, not enumerable, inherited or symbols', () => {
    const value = Object.defineProperty(
      { x: undefined, a: 1, y: undefined, b: {}, [Symbol('c')]: 1 },
      'hidden',
      { value: 1 },
    );
    expect(Module.stringify(value)).toEqual({ ok: true, value: '{"a":1,"b":{}}' });
    expect(Module.stringify(value, { indent: 1 })).toEqual({
      ok: true,
      value: '{\n "a": 1,\n "b": {}\n}',
    });
    expect(Module.stringify({ a: undefined }, { indent: 1 })).toEqual({ ok: true, value: '{}' });
    expect(Module.stringify(Object.create({ a: 1 }) as unknown).ok).toBe(false);
    expect(Module.stringify(Object.create(null))).toEqual({ ok: true, value: '{}' });
  });

  test('writes the result of toJSON instead of the object, and passes it the key', () => {
    const keys: unknown[] = [];
    const part = {
      toJSON: (key: unknown) => {
        keys.push(key);
        return { key };
      },
    };
    expect(Module.stringify({ a: part, b: [part] })).toEqual({
      ok: true,
      value: '{"a":{"key":"a"},"b":[{"key":"0"}]}',
    });
    expect(Module.stringify(part)).toEqual({ ok: true, value: '{"key":""}' });
    expect(keys).toEqual(['a', '0', '']);
    expect(Module.stringify([new Date(0)])).toEqual({
      ok: true,
      value: '["1970-01-01T00:00:00.000Z"]',
    });
  });

  test('checks the result of toJSON, and writes a toJSON that is not a function as a property', () => {
    expect(stringifyMessage({ a: { toJSON: () => NaN } })).toBe(
      'At "/a": expected a finite number, received NaN',
    );
    expect(stringifyMessage({ toJSON: () => undefined })).toBe(
      'Expected a JSON value, received undefined',
    );
    expect(Module.stringify({ a: { toJSON: () => undefined } })).toEqual({ ok: true, value: '{}' });
    expect(stringifyMessage([{ toJSON: () => undefined }])).toBe(
      'At "/0": expected a JSON value, received undefined',
    );
    expect(Module.stringify({ toJSON: 1 })).toEqual({ ok: true, value: '{"toJSON":1}' });
  });

  test('reads each property once, and throws on what a getter throws', () => {
    let reads = 0;
    const value = {
      get a() {
        reads += 1;
        return reads;
      },
    };
    expect(Module.stringify(value)).toEqual({ ok: true, value: '{"a":1}' });
    const error = new RangeError('Refused');
    const refuse = {
      get a() {
        throw error;
      },
    };
    expect(() => Module.stringify(refuse)).toThrow(error);
  });

  test('writes a part that occurs twice, which is not a cycle', () => {
    const part = [1];
    expect(Module.stringify({ a: part, b: [part, part] })).toEqual({
      ok: true,
      value: '{"a":[1],"b":[[1],[1]]}',
    });
  });

  test('writes 10,000 levels, and rejects more', () => {
    const result = Module.stringify(nest(MAX_LEVELS));
    expect(Results.map(result, (text) => text.length)).toEqual({
      ok: true,
      value: 1 + MAX_LEVELS + (MAX_LEVELS / 2) * 6,
    });
    const { path, expected } = errorOf(Module.stringify(nest(MAX_LEVELS + 1)));
    expect(path).toHaveLength(MAX_LEVELS);
    expect(expected).toBe('at most 10000 levels');
  });

  test('rejects models that return new models without end', () => {
    const user = (): object => ({ toJSON: () => ({ post: post() }) });
    const post = (): object => ({ toJSON: () => ({ author: user() }) });
    expect(stringifyMessage(user())).toMatch(
      /^At "\/post\/author\/post.*…": expected at most 10000 levels, received an object$/,
    );
    expect(stringifyMessage(endless())).toMatch(/^At "\/next\/next/);
  });

  test('rejects an indent that is not white space of JSON', () => {
    for (const indent of [-1, 11, 1.5, NaN, Infinity]) {
      expect(() => Module.stringify(1, { indent })).toThrow(
        new ArgumentError({
          message: `Expected "indent" to be a whole number from 0 to 10, received ${indent}`,
        }),
      );
    }
    for (const indent of ['--', ' -', '- ', '\n', '\u00a0']) {
      expect(() => Module.stringify(1, { indent })).toThrow(
        new ArgumentError({
          message: `Expected "indent" to be a string of spaces and tabs, received ${JSON.stringify(indent)}`,
        }),
      );
    }
    expect(Module.stringify([1], { indent: ' \t' })).toEqual({ ok: true, value: '[\n \t1\n]' });
    expect(Module.stringify([1], { indent: '' })).toEqual({ ok: true, value: '[1]' });
    expect(Module.stringify([1], { indent: 10 }).ok).toBe(true);
  });
});

roundTripLaw(
  'JSON.stringify and JSON.parse',
  values,
  (value) => Results.getOr(Module.stringify(value), ''),
  (text) => Results.toOption(Module.parse(text)),
);

describe('hasInstance()', () => {
  test('accepts each JSON value, and stringify() writes it', () => {
    fc.assert(
      fc.property(values, (value) => {
        expect(Module.hasInstance(value)).toBe(true);
      }),
    );
  });

  test('accepts only values that survive a round trip through text', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withSparseArray: true }), (value) => {
        fc.pre(Module.hasInstance(value));
        const text = Results.getOr(Module.stringify(value), '');
        expect(Module.equals(JSON.parse(text) as Module.JSONValue, value)).toBe(true);
      }),
    );
  });

  test.each([
    [undefined],
    [NaN],
    [Infinity],
    [1n],
    [Symbol('a')],
    [() => 0],
    [new Date(0)],
    [new Map()],
    [{ a: undefined }],
    [[undefined]],
    [{ toJSON: () => 1 }],
    [{ a: [{ b: NaN }] }],
    [{ a: 1, b: () => 0 }],
    [cycle()],
  ])('refuses what JSON does not have (%#)', (value) => {
    expect(Module.hasInstance(value)).toBe(false);
  });

  test('rejects an array with a hole', () => {
    const holes: unknown[] = [];
    holes[1] = 1;
    expect(Module.hasInstance(holes)).toBe(false);
    expect(Module.hasInstance(new Array(2 ** 32 - 1))).toBe(false);
  });

  test('accepts plain objects without a prototype, and parts that occur twice', () => {
    const part = Object.assign(Object.create(null) as object, { a: 1 });
    expect(Module.hasInstance([part, { part }, part])).toBe(true);
  });

  test('checks a part that occurs often only once', () => {
    let value: Module.JSONValue = [];
    for (let level = 0; level < 64; level += 1) {
      value = [value, value];
    }
    expect(Module.hasInstance(value)).toBe(true);
    expect(Module.equals(value, [value[0] as Module.JSONValue, value])).toBe(false);
  });

  test('accepts 10,000 levels, and rejects more', () => {
    expect(Module.hasInstance(nest(MAX_LEVELS))).toBe(true);
    expect(Module.hasInstance(nest(MAX_LEVELS + 1))).toBe(false);
    expect(Module.hasInstance(endless())).toBe(false);
    expect(errorOf(Module.codec.decode(endless())).expected).toBe('at most 10000 levels');
    expect(() => Module.codec.encode(endless())).toThrow(ArgumentError);
  });

  test('returns false and does not throw if reading the value throws', () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    const refuse = {
      get a() {
        throw new RangeError('Refused');
      },
    };
    expect(Module.hasInstance(proxy)).toBe(false);
    expect(Module.hasInstance([refuse])).toBe(false);
    expectTypeOf(Module.hasInstance).guards.toEqualTypeOf<Module.JSONValue>();
  });
});

equalLaws(
  'JSON.equal',
  Module.equal,
  fc.oneof(
    values,
    fc.jsonValue({ maxDepth: 1 }).map((value) => value as Module.JSONValue),
    fc.constantFrom<Module.JSONValue>({ a: 1, b: 2 }, { b: 2, a: 1 }, [1], { 0: 1 }, -0, 0, NaN),
  ),
);

describe('equals()', () => {
  test('compares by content', () => {
    fc.assert(
      fc.property(values, values, (self, other) => {
        const copy = JSON.parse(JSON.stringify(self)) as Module.JSONValue;
        expect(Module.equals(self, copy)).toBe(true);
        expect(Module.equals(self, [copy])).toBe(false);
        const sort = (value: Module.JSONValue): unknown =>
          Results.toOption(Module.stringify(value, { sortKeys: true }));
        expect(Module.equals(self, other)).toBe(sort(self) === sort(other));
      }),
    );
    expect(Module.equal.equals).toBe(Module.equals);
  });

  test.each<[Module.JSONValue, Module.JSONValue, boolean]>([
    [0, -0, true],
    [NaN, NaN, true],
    [NaN, 0, false],
    [0, NaN, false],
    ['1', 1, false],
    [null, {}, false],
    [{}, null, false],
    [[], {}, false],
    [{}, [], false],
    [[1], { 0: 1 }, false],
    [{ a: 1 }, { b: 1 }, false],
    [{ a: 1 }, { a: 1, b: 1 }, false],
    [{ a: 1, b: 1 }, { a: 1 }, false],
    [{ toString: 1 }, { a: 1 }, false],
    [{ a: 1 }, { toString: 1 }, false],
    [{ a: [{ b: 1 }] }, { a: [{ b: 2 }] }, false],
    [[1, 2], [2, 1], false],
    [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
  ])('tells %j and %j apart when they differ', (self, other, expected) => {
    expect(Module.equals(self, other)).toBe(expected);
  });

  test('ends for values that contain themselves', () => {
    const self = cycle() as unknown as Module.JSONValue;
    const other = cycle() as unknown as Module.JSONValue;
    expect(Module.equals(self, other)).toBe(true);
    expect(Module.equals(self, self)).toBe(true);
    expect(Module.equals(self, { a: [1, other, 2] })).toBe(false);
  });

  test('compares a part with each of its partners', () => {
    const part = [1];
    expect(Module.equals([part, part], [[1], [2]])).toBe(false);
    expect(Module.equals([part, part], [[2], [1]])).toBe(false);
    expect(Module.equals([[1], [2]], [part, part])).toBe(false);
  });

  test('compares 10,000 levels, and throws when there are more', () => {
    expect(Module.equals(nest(MAX_LEVELS), nest(MAX_LEVELS))).toBe(true);
    expect(Module.equals(nest(MAX_LEVELS), nest(MAX_LEVELS + 1))).toBe(false);
    expect(() => Module.equals(nest(MAX_LEVELS + 1), nest(MAX_LEVELS + 1))).toThrow(
      new ArgumentError({
        message: 'Expected "self" to be at most 10000 levels deep, received an array of 1 item',
      }),
    );
    expect(() => Module.equals(endless(), endless())).toThrow(ArgumentError);
  });
});

codecLaws('JSON.codec', Module.codec, values);

describe('codec', () => {
  test('returns each value as it is', () => {
    const value = { a: [1] };
    expect(Module.codec.encode(value)).toBe(value);
    expect(Results.toOption(Module.codec.decode(value))).toBe(value);
    expect(Module.codec.hasInstance).toBe(Module.hasInstance);
    expect(Codec.toJSONSchema(Module.codec)).toEqual({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
    });
    expect(Codec.toJSONSchema(Codec.array(Module.codec))).toHaveProperty('items', {});
  });

  test('reports where a value is not JSON', () => {
    const event = Codec.object({ payload: Module.codec });
    expect(errorOf(event.decode({ payload: [1, NaN] })).message).toBe(
      'At "/payload/1": expected a finite number, received NaN',
    );
    expect(errorOf(event.decode({})).message).toBe('At "/payload": a JSON value is missing');
    expect(errorOf(Module.codec.decode({ b: NaN, a: NaN })).path).toEqual(['b']);
    expect(() => Module.codec.encode([NaN])).toThrow(
      new ArgumentError({ message: 'At "/0": expected a finite number, received NaN' }),
    );
    expectTypeOf(Module.codec).toEqualTypeOf<Codec.Codec<Module.JSONValue>>();
  });
});
