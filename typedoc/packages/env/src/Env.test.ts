import { Codec, Enum, Int, type Option, type Result } from '@tstd/core';
import { ArgumentError } from '@tstd/error';
import fc from 'fast-check';
import { afterEach, describe, expect, expectTypeOf, test, vi } from 'vitest';

import { codecLaws } from '../../../laws/index.js';
import * as Env from './Env.js';
import { EnvError, type EnvFault } from './EnvError.js';

const NAME = 'TSTD_ENV_TEST';

/** The variables that a bundler would insert for `import.meta.env`, where Vitest inserts those of the process. */
const bundle = vi.hoisted((): { variables: unknown } => ({ variables: undefined }));
vi.mock('./internal/bundledVariables.js', () => ({ bundledVariables: () => bundle.variables }));

/** The part of Node that the tests change. */
interface Process {
  readonly env: Record<string, string | undefined>;
}

const { process } = globalThis as unknown as { readonly process: Process };

/** A source that denies access to its variables. */
const denied: Env.Env = {
  lookup: (name) => ({ ok: false, error: new EnvError({ faults: [{ name, reason: 'denied' }] }) }),
};

const names = fc.constantFrom('A', 'B', 'C', 'toString', '__proto__');
const records = fc.dictionary(names, fc.string(), { noNullPrototype: false });
const sources = fc.oneof({ weight: 4, arbitrary: records.map(Env.from) }, fc.constant(denied));

/** Returns the errors of a result, or an empty list for a value. */
function faultsOf(result: Result<unknown, EnvError>): readonly EnvFault[] {
  return result.ok ? [] : result.error.faults;
}

/** Reads a string with a codec. */
function readText<Value>(text: string, codec: Codec<Value, unknown>): Result<Value, EnvError> {
  return Env.read(Env.from({ [NAME]: text }), NAME, codec);
}

/** Returns what the error says was expected. */
function expectedBy(text: string, codec: Codec.AnyCodec): string {
  const [fault] = faultsOf(readText(text, codec));
  return fault?.reason === 'invalid' ? fault.expected : 'nothing';
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  bundle.variables = undefined;
});

describe('from()', () => {
  test('reads the record when a variable is requested', () => {
    const record: Record<string, string> = {};
    const env = Env.from(record);
    expect(Env.get(env, 'A')).toBe(undefined);
    record['A'] = 'a';
    expect(Env.get(env, 'A')).toBe('a');
  });

  test('reads only own properties', () => {
    const inherited = Object.create({ A: 'a' }) as Env.EnvRecord;
    for (const name of ['A', 'toString', 'constructor', '__proto__', 'hasOwnProperty']) {
      expect(Env.get(Env.from(inherited), name)).toBe(undefined);
    }
    const own = JSON.parse('{"__proto__":"a","toString":"b"}') as Env.EnvRecord;
    expect(Env.get(Env.from(own), '__proto__')).toBe('a');
    expect(Env.get(Env.from(own), 'toString')).toBe('b');
  });

  test('accepts a record without a prototype, and ignores values that are not strings', () => {
    const record = Object.assign(Object.create(null), { A: 'a', B: undefined, C: 1, D: null });
    const env = Env.from(record as Env.EnvRecord);
    expect(['A', 'B', 'C', 'D'].map((name) => Env.get(env, name))).toEqual([
      'a',
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('compares names case-sensitively', () => {
    expect(Env.get(Env.from({ Path: 'a' }), 'PATH')).toBe(undefined);
  });

  test('accepts only strings at compile time', () => {
    Env.from(process.env);
    // @ts-expect-error A variable is a string.
    Env.from({ PORT: 80 });
    expectTypeOf(Env.from).returns.toEqualTypeOf<Env.Env>();
  });
});

describe('get()', () => {
  test('returns the text of every variable, even an empty one', () => {
    fc.assert(
      fc.property(records, names, (record, name) => {
        const expected = Object.hasOwn(record, name) ? record[name] : undefined;
        expect(Env.get(Env.from(record), name)).toBe(expected);
      }),
    );
    expect(Env.get(Env.from({ A: '' }), 'A')).toBe('');
    expectTypeOf(Env.get).returns.toEqualTypeOf<Option<string>>();
  });

  test('returns None if the variable cannot be read', () => {
    expect(Env.get(denied, 'A')).toBe(undefined);
  });
});

describe('require()', () => {
  test('returns the text, even an empty one', () => {
    expect(Env.require(Env.from({ A: 'a' }), 'A')).toEqual({ ok: true, value: 'a' });
    expect(Env.require(Env.from({ A: '' }), 'A')).toEqual({ ok: true, value: '' });
  });

  test('distinguishes a missing variable from one that cannot be read', () => {
    expect(faultsOf(Env.require(Env.from({}), 'A'))).toEqual([{ name: 'A', reason: 'missing' }]);
    expect(faultsOf(Env.require(denied, 'A'))).toEqual([{ name: 'A', reason: 'denied' }]);
  });
});

describe('current()', () => {
  const get = (name: string): Option<string> => Env.get(Env.current(), name);

  test('reads the variables of the process when one is requested', () => {
    const env = Env.current();
    expect(Env.get(env, NAME)).toBe(undefined);
    vi.stubEnv(NAME, 'a');
    expect(Env.get(env, NAME)).toBe('a');
    vi.stubEnv(NAME, '');
    expect(Env.get(env, NAME)).toBe('');
  });

  test('has every variable of the process', () => {
    for (const [name, text] of Object.entries(process.env)) {
      expect(get(name)).toBe(text);
    }
  });

  test('ignores inherited properties of the record', () => {
    expect([get('toString'), get('__proto__'), get('constructor')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('reads the variables of the bundle, including booleans', () => {
    vi.stubGlobal('process', undefined);
    bundle.variables = { DEV: true, PROD: false, VITE_TITLE: 'a title', VITE_COUNT: 1 };
    expect([get('DEV'), get('PROD'), get('VITE_TITLE')]).toEqual(['true', 'false', 'a title']);
    expect([get('VITE_COUNT'), get('VITE_OTHER'), get('toString')]).toEqual(
      Array(3).fill(undefined),
    );
  });

  test('prefers the process to the bundle', () => {
    bundle.variables = { VITE_TITLE: 'of the bundle', VITE_OTHER: 'of the bundle' };
    vi.stubEnv('VITE_TITLE', 'of the process');
    expect(get('VITE_TITLE')).toBe('of the process');
    expect(get('VITE_OTHER')).toBe('of the bundle');
  });

  test.each([undefined, null, 'env', {}, { env: undefined }, { env: null }])(
    'has no variables if the process is %o',
    (value) => {
      vi.stubGlobal('process', value ?? undefined);
      expect(get(NAME)).toBe(undefined);
    },
  );

  describe('on Deno', () => {
    const stubDeno = (lookup: (name: string) => string | undefined): void => {
      vi.stubGlobal('Deno', { env: { get: lookup } });
    };

    test('reads the variables of Deno, not those of the process', () => {
      stubDeno((name) => (name === NAME ? 'of Deno' : undefined));
      vi.stubEnv(NAME, 'of the process');
      vi.stubEnv('OTHER', 'of the process');
      expect(get(NAME)).toBe('of Deno');
      expect(get('OTHER')).toBe(undefined);
    });

    test('calls Deno with its own receiver', () => {
      const env = {
        text: 'a',
        get(this: { readonly text: string }): string {
          return this.text;
        },
      };
      vi.stubGlobal('Deno', { env });
      expect(get(NAME)).toBe('a');
    });

    test('reports a missing permission, and does not throw', () => {
      stubDeno((name) => {
        throw Object.assign(new Error(`Requires env access to "${name}"`), { name: 'NotCapable' });
      });
      expect(get(NAME)).toBe(undefined);
      expect(faultsOf(Env.require(Env.current(), NAME))).toEqual([
        { name: NAME, reason: 'denied' },
      ]);
      expect(
        faultsOf(Env.read(Env.current(), NAME, Codec.string, { default: 'not used' })),
      ).toEqual([{ name: NAME, reason: 'denied' }]);
    });

    test('does not request a name that no variable can have', () => {
      const lookup = vi.fn(() => 'a');
      stubDeno(lookup);
      expect([get(''), get('A=B'), get('A\0'), get('=')]).toEqual(Array(4).fill(undefined));
      expect(lookup).not.toHaveBeenCalled();
      expect([get('A B'), get('ä')]).toEqual(['a', 'a']);
    });

    test.each([{}, { env: {} }, { env: { get: 'get' } }])(
      'reads the process if Deno is %o',
      (value) => {
        vi.stubGlobal('Deno', value);
        vi.stubEnv(NAME, 'of the process');
        expect(get(NAME)).toBe('of the process');
      },
    );
  });
});

describe('read()', () => {
  test('passes a codec of strings the unchanged text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readText(text, Codec.string)).toEqual({ ok: true, value: text });
      }),
    );
  });

  test('decodes a value from its JSON text', () => {
    const codec = Codec.record(Codec.array(Codec.option(Codec.union([Int.codec, Codec.boolean]))));
    const values = fc.dictionary(
      fc.string(),
      fc.array(fc.oneof(fc.constant(undefined), fc.maxSafeInteger().map(Int.of), fc.boolean())),
      { noNullPrototype: true },
    );
    fc.assert(
      fc.property(values, (value) => {
        const result = readText(JSON.stringify(codec.encode(value)), codec);
        expect(result.ok && JSON.stringify(codec.encode(result.value))).toBe(
          JSON.stringify(codec.encode(value)),
        );
      }),
    );
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const result = readText(JSON.stringify(value), Codec.number);
        expect(result.ok && result.value === value).toBe(true);
      }),
    );
  });

  test.each<[string, Codec.AnyCodec, unknown]>([
    ['8080', Int.codec, 8080],
    ['-1', Int.codec, -1],
    ['1.5', Codec.number, 1.5],
    ['1e3', Codec.number, 1000],
    ['true', Codec.boolean, true],
    ['false', Codec.boolean, false],
    ['null', Codec.option(Codec.boolean), undefined],
    ['null', Codec.option(Codec.string), 'null'],
    ['b', Enum.codec(Enum.of({ First: 'a', Second: 'b' })), 'b'],
    ['2', Enum.codec(Enum.of({ First: 1, Second: 2 })), 2],
    ['8', Codec.union([Codec.number, Codec.string]), '8'],
    [' [1, 2]\n', Codec.array(Int.codec), [1, 2]],
    ['{"a":"b"}', Codec.object({ a: Codec.string }), { a: 'b' }],
  ])('reads %j', (text, codec, value) => {
    expect(readText(text, codec)).toEqual({ ok: true, value });
  });

  test.each([
    '',
    ' ',
    '08',
    '+8',
    ' 8',
    '8 ',
    '8\n',
    '8px',
    '0x8',
    '1.5',
    '1_000',
    '"8"',
    '１',
    'NaN',
    '9007199254740992',
  ])('does not read %j as an integer', (text) => {
    expect(faultsOf(readText(text, Int.codec))).toEqual([
      { name: NAME, reason: 'invalid', expected: 'a safe integer' },
    ]);
  });

  test.each(['', '1', '0', 'yes', 'on', 'TRUE', 'True', ' true', 'false\n', '"true"'])(
    'does not read %j as a boolean',
    (text) => {
      expect(expectedBy(text, Codec.boolean)).toBe('true or false');
    },
  );

  test('reads 1 and 0 as booleans with the flag codec', () => {
    const values = ['true', '1', 'false', '0'].map((text) => readText(text, Env.flag));
    expect(values).toEqual([true, true, false, false].map((value) => ({ ok: true, value })));
    for (const text of ['', '2', 'yes', 'TRUE', ' 1', '"1"', '1.0', 'null']) {
      expect(expectedBy(text, Env.flag)).toBe('true, false, 1 or 0');
    }
    expect(readText('1, false', Env.list(Env.flag))).toEqual({ ok: true, value: [true, false] });
    expect([true, false].map(Env.flag.encode)).toEqual(['true', 'false']);
    expect(Env.flag.hasInstance('true')).toBe(false);
    expect(Codec.toJSONSchema(Env.flag)).toMatchObject({
      type: 'string',
      enum: ['true', 'false', '1', '0'],
    });
  });

  test('does not remove quotes from the text', () => {
    const codec = Enum.codec(Enum.of({ First: 'a' }));
    expect(readText('a', codec).ok).toBe(true);
    expect(readText('"a"', codec).ok).toBe(false);
  });

  test('reports what a refined codec expects', () => {
    const port = Codec.refine(Int.codec, {
      expected: 'a port number',
      hasInstance: (value) => value > 0,
    });
    expect(expectedBy('-1', port)).toBe('a port number');
    expect(expectedBy('a', port)).toBe('a safe integer');
  });

  test('reports wrong contents of an object or array without details', () => {
    const codec = Codec.record(Codec.array(Codec.number));
    const suffix = ' with the contents that its codec expects';
    expect(expectedBy('{"secret":["secret"]}', codec)).toBe(`an object${suffix}`);
    expect(expectedBy('["secret"]', Codec.array(Codec.number))).toBe(`an array${suffix}`);
    expect(expectedBy('["secret"]', codec)).toBe(`an object${suffix}`);
    expect(expectedBy('{"secret":', codec)).toBe('an object');
    expect(expectedBy('null', codec)).toBe('an object');
  });

  test('never shows the text or a part of it', () => {
    const secret = 'hunter2';
    const codecs: readonly Codec.AnyCodec[] = [
      Int.codec,
      Codec.boolean,
      Codec.constant('a'),
      Codec.array(Codec.number),
      Codec.record(Codec.number),
      Codec.object({}, { exact: true }),
      Codec.union([Codec.record(Codec.array(Codec.number)), Codec.record(Codec.record(Int.codec))]),
    ];
    const texts = [
      secret,
      `"${secret}"`,
      `["${secret}"]`,
      `{"${secret}":"${secret}"}`,
      `{"${secret}":{"${secret}":"${secret}"}}`,
      `{"a":["${secret}"]}`,
      `{"${secret}"`,
    ];
    for (const codec of codecs) {
      for (const text of texts) {
        const result = readText(text, codec);
        const shown = result.ok
          ? [secret]
          : [result.error.message, JSON.stringify(result.error), String(result.error.stack)];
        expect(shown.join().includes(secret)).toBe(false);
        expect(result.ok || Object.hasOwn(result.error, 'cause')).toBe(false);
      }
    }
  });

  test('returns the default for a missing variable, but not for a wrong one', () => {
    const env = Env.from({ EMPTY: '', WRONG: 'a' });
    const options = { default: Int.of(1) };
    expect(Env.read(env, 'A', Int.codec, options)).toEqual({ ok: true, value: 1 });
    expect(Env.read(env, 'EMPTY', Int.codec, options).ok).toBe(false);
    expect(Env.read(env, 'WRONG', Int.codec, options).ok).toBe(false);
    expect(Env.read(env, 'EMPTY', Codec.string, { default: 'a' })).toEqual({ ok: true, value: '' });
    expect(faultsOf(Env.read(env, 'A', Int.codec))).toEqual([{ name: 'A', reason: 'missing' }]);
    expect(faultsOf(Env.read(env, 'A', Int.codec, {}))).toEqual([{ name: 'A', reason: 'missing' }]);
  });

  test('accepts undefined as a default if the codec decodes to an option', () => {
    const env = Env.from({});
    const result = Env.read(env, 'A', Codec.option(Int.codec), { default: undefined });
    expect(result).toEqual({ ok: true, value: undefined });
    expectTypeOf(result).toEqualTypeOf<Result<Option<Int>, EnvError>>();
    expect(Env.read(env, 'A', Codec.option(Int.codec)).ok).toBe(false);
  });

  test('requires the variable if the default is undefined by mistake', () => {
    const result = Env.read(Env.from({}), 'A', Int.codec, { default: undefined });
    expect(faultsOf(result)).toEqual([{ name: 'A', reason: 'missing' }]);
    expectTypeOf(result).toEqualTypeOf<Result<Int, EnvError>>();
  });

  test('uses the default of the options before that of the codec', () => {
    const codec = Codec.withDefault(Int.codec, Int.of(1));
    expect(Env.read(Env.from({}), 'A', codec)).toEqual({ ok: true, value: 1 });
    expect(Env.read(Env.from({}), 'A', codec, { default: Int.of(2) })).toEqual({
      ok: true,
      value: 2,
    });
    expect(Env.read(Env.from({ A: '' }), 'A', codec).ok).toBe(false);
  });

  test('throws for a default that the codec does not encode, even if the variable is set', () => {
    for (const record of [{}, { A: '1' }]) {
      expect(() =>
        // @ts-expect-error The default has the type of the codec.
        Env.read(Env.from(record), 'A', Int.codec, { default: 1.5 }),
      ).toThrow('Expected "default" to be a value of the codec, received 1.5');
    }
  });

  test('has the type of the codec', () => {
    const env = Env.from({});
    expectTypeOf(Env.read(env, 'A', Int.codec)).toEqualTypeOf<Result<Int, EnvError>>();
    expectTypeOf(Env.read(env, 'A', Int.codec, { default: Int.of(1) })).toEqualTypeOf<
      Result<Int, EnvError>
    >();
  });

  test('reports what a codec of strings expects if the text is also JSON', () => {
    const mode = Codec.minLength(Codec.string, 4);
    expect(faultsOf(Env.read(Env.from({ A: '123' }), 'A', mode))).toEqual([
      { name: 'A', reason: 'invalid', expected: 'a string of 4 characters or more' },
    ]);
  });
});

describe('readAll()', () => {
  const codecs = { PORT: Int.codec, DEBUG: Codec.boolean, HOST: Codec.string };

  test('returns all values by name', () => {
    const env = Env.from({ PORT: '80', DEBUG: 'true', HOST: '', OTHER: 'a' });
    expect(Env.readAll(env, codecs)).toEqual({
      ok: true,
      value: { PORT: 80, DEBUG: true, HOST: '' },
    });
    expect(Env.readAll(env, {})).toEqual({ ok: true, value: {} });
  });

  test('reports all errors at once, in the order of the codecs', () => {
    const result = Env.readAll(Env.from({ DEBUG: 'secret' }), codecs);
    expect(faultsOf(result)).toEqual([
      { name: 'PORT', reason: 'missing' },
      { name: 'DEBUG', reason: 'invalid', expected: 'true or false' },
      { name: 'HOST', reason: 'missing' },
    ]);
    expect(result.ok ? '' : result.error.message).toBe(
      '3 environment variables are wrong: "PORT" is missing, "DEBUG" must be true or false, "HOST" is missing',
    );
  });

  test('reports variables that cannot be read', () => {
    expect(faultsOf(Env.readAll(denied, { A: Codec.string }, { defaults: { A: 'a' } }))).toEqual([
      { name: 'A', reason: 'denied' },
    ]);
  });

  test('returns the defaults for missing variables', () => {
    const defaults = { DEBUG: false, HOST: '' };
    expect(Env.readAll(Env.from({ PORT: '80' }), codecs, { defaults })).toEqual({
      ok: true,
      value: { PORT: 80, DEBUG: false, HOST: '' },
    });
    expect(
      faultsOf(Env.readAll(Env.from({ DEBUG: '1' }), codecs, { defaults })).map(({ name }) => name),
    ).toEqual(['PORT', 'DEBUG']);
  });

  test('ignores inherited properties of the defaults', () => {
    const result = Env.readAll(Env.from({}), { toString: Codec.string }, { defaults: {} });
    expect(faultsOf(result)).toEqual([{ name: 'toString', reason: 'missing' }]);
  });

  test('keeps a variable called __proto__ as a property', () => {
    const env = Env.from(JSON.parse('{"__proto__":"a"}') as Env.EnvRecord);
    const result = Env.readAll(env, { ['__proto__']: Codec.string });
    expect(result.ok && Object.entries(result.value)).toEqual([['__proto__', 'a']]);
  });

  test('has the type of each codec', () => {
    const env = Env.from({});
    expectTypeOf(Env.readAll(env, codecs)).toEqualTypeOf<
      Result<{ readonly PORT: Int; readonly DEBUG: boolean; readonly HOST: string }, EnvError>
    >();
    expectTypeOf(
      Env.readAll(env, codecs, { defaults: { HOST: undefined, PORT: Int.of(80) } }),
    ).toEqualTypeOf<
      Result<{ readonly PORT: Int; readonly DEBUG: boolean; readonly HOST: string }, EnvError>
    >();
    expect(() =>
      // @ts-expect-error The default has the type of the codec.
      Env.readAll(env, codecs, { defaults: { PORT: 0.5 } }),
    ).toThrow('Expected "default" to be a value of the codec, received 0.5');
  });

  test('rejects a default for a variable without a codec at compile time', () => {
    const env = Env.from({ PORT: '80' });
    const defaults = { DEBUG: true, HOTS: 'a' };
    // @ts-expect-error The codecs do not include this name.
    const result = Env.readAll(env, { PORT: Int.codec, DEBUG: Codec.boolean }, { defaults });
    expect(result).toEqual({ ok: true, value: { PORT: 80, DEBUG: true } });
  });

  test('agrees with read() on each variable', () => {
    const texts = fc.oneof(fc.string(), fc.json(), fc.constantFrom('80', 'true'));
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('PORT', 'DEBUG', 'HOST'), texts), (record) => {
        const env = Env.from(record);
        const each = Object.entries<Codec.AnyCodec>(codecs).map(([name, codec]) =>
          Env.read(env, name, codec),
        );
        expect(faultsOf(Env.readAll(env, codecs))).toEqual(each.flatMap(faultsOf));
      }),
    );
  });
});

describe('list()', () => {
  const ports = Env.list(Int.codec);
  const readList = (text: string): unknown => {
    const result = Env.read(Env.from({ A: text }), 'A', ports);
    return result.ok ? result.value : result.error.message;
  };

  test.each<readonly [string, unknown]>([
    ['80', [80]],
    ['80,443', [80, 443]],
    [' 80 ,\n443 ', [80, 443]],
    ['', []],
    [' ', []],
    ['80,', 'The environment variable "A" must be a list without an empty item'],
    ['80, ,443', 'The environment variable "A" must be a list without an empty item'],
    [',', 'The environment variable "A" must be a list without an empty item'],
    ['80,8x', 'The environment variable "A" must be a list in which each item is a safe integer'],
    ['1.5', 'The environment variable "A" must be a list in which each item is a safe integer'],
    [
      '[80]',
      'The environment variable "A" must be a list in which each item is a safe integer with the contents that its codec expects',
    ],
  ])('reads %j', (text, value) => {
    expect(readList(text)).toEqual(value);
  });

  test('decodes only strings', () => {
    expect(ports.decode([80])).toMatchObject({ ok: false, error: { expected: 'a list as text' } });
  });

  test('does not encode lists that it could not decode', () => {
    const texts = Env.list(Codec.string);
    for (const value of [[''], [' a'], ['a,b'], ['a', '']]) {
      expect(texts.hasInstance(value)).toBe(false);
      expect(() => texts.encode(value)).toThrow(ArgumentError);
    }
    expect(texts.hasInstance('a')).toBe(false);
    expect(texts.hasInstance([1])).toBe(false);
    expect(Env.list(Codec.string, { separator: '--' }).hasInstance(['a-', '-b'])).toBe(false);
  });

  test('accepts another separator, which must not be empty', () => {
    expect(Env.list(Codec.string, { separator: undefined }).decode('a,b')).toEqual({
      ok: true,
      value: ['a', 'b'],
    });
    for (const separator of ['', null, 1]) {
      expect(() => Env.list(Codec.string, { separator: separator as never })).toThrow(
        'Expected "separator" to be a non-empty string',
      );
    }
  });

  test('has the type of its items', () => {
    expectTypeOf(ports).toEqualTypeOf<Codec<readonly Int[], string>>();
    const result = Env.readAll(Env.from({}), { A: ports }, { defaults: { A: [Int.of(80)] } });
    expect(result).toEqual({ ok: true, value: { A: [80] } });
  });

  const word = fc.string({ minLength: 1 }).filter((text) => text.trim() === text);
  test('rejects an item whose text would be read as another item', () => {
    const mixed = Env.list(Codec.union([Codec.string, Codec.number]));
    expect(mixed.hasInstance(['1', 'a'])).toBe(true);
    expect(mixed.hasInstance([1])).toBe(false);
    expect(() => mixed.encode([1])).toThrow(ArgumentError);
    expect(Env.list(Codec.option(Codec.string)).hasInstance([undefined])).toBe(false);
    const numbers = Env.list(Codec.option(Codec.number));
    expect(numbers.decode(numbers.encode([undefined, 1]))).toEqual({
      ok: true,
      value: [undefined, 1],
    });
  });

  codecLaws(
    'of lists of texts and numbers',
    Env.list(Codec.union([Codec.string, Codec.number])),
    fc.array(fc.string({ unit: fc.constantFrom('a', 'é', '1', '.'), minLength: 1 })),
    { schema: 'wider' },
  );

  codecLaws('of flags', Env.flag, fc.boolean());
  codecLaws('of lists of integers', ports, fc.array(fc.maxSafeInteger().map(Int.of)), {
    schema: 'wider',
    inputs: fc.array(fc.constantFrom('1', '', 'a', ' 2')).map((items) => items.join()),
  });
  codecLaws(
    'of lists of texts',
    Env.list(Codec.string, { separator: ' ' }),
    fc.array(word.filter((text) => !/\s/.test(text))),
    { schema: 'wider', inputs: fc.string() },
  );
});

describe('or()', () => {
  test('reads the second source only for missing variables', () => {
    const lookup = vi.fn(Env.from({ A: 'second', B: 'second' }).lookup);
    const env = Env.or(Env.from({ A: '' }), { lookup });
    expect(Env.get(env, 'A')).toBe('');
    expect(lookup).not.toHaveBeenCalled();
    expect(Env.get(env, 'B')).toBe('second');
    expect(Env.get(env, 'C')).toBe(undefined);
  });

  test('keeps an error of the first source', () => {
    const env = Env.or(denied, Env.from({ A: 'a' }));
    expect(faultsOf(Env.require(env, 'A'))).toEqual([{ name: 'A', reason: 'denied' }]);
  });
});

describe('laws of or()', () => {
  const empty = Env.from({});

  test('the empty source is neutral on both sides', () => {
    fc.assert(
      fc.property(sources, names, (self, name) => {
        expect(Env.or(self, empty).lookup(name)).toEqual(self.lookup(name));
        expect(Env.or(empty, self).lookup(name)).toEqual(self.lookup(name));
      }),
    );
  });

  test('or() is associative', () => {
    fc.assert(
      fc.property(sources, sources, sources, names, (first, second, third, name) => {
        expect(Env.or(Env.or(first, second), third).lookup(name)).toEqual(
          Env.or(first, Env.or(second, third)).lookup(name),
        );
      }),
    );
  });
});
