import { ArgumentError } from '@tstd/error';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';

import { codecLaws } from '../../../laws/index.js';
import * as Codec from './Codec.js';
import type { CodecError } from './CodecError.js';
import * as Enum from './Enum.js';
import * as Int from './Int.js';
import type { Option } from './Option.js';
import type { Result } from './Result.js';
import * as Struct from './Struct.js';

function messageOf(codec: Codec.AnyCodec, input: unknown): string {
  const result: Result<unknown, CodecError> = codec.decode(input);
  return result.ok ? '' : result.error.message;
}

function faultsOf(codec: Codec.AnyCodec, input: unknown): readonly Codec.Fault[] {
  const result: Result<unknown, CodecError> = codec.decode(input);
  return result.ok ? [] : result.error.faults;
}

const user = Codec.object(
  { id: Codec.string, name: Codec.string },
  { optional: { age: Codec.number }, exact: true },
);

describe('object()', () => {
  test('rejects an option that is not a boolean and treats undefined as the default', () => {
    for (const exact of ['false', 0, null]) {
      expect(() => Codec.object({}, { exact: exact as never })).toThrow(ArgumentError);
    }
    expect(Codec.object({}, { exact: undefined }).decode({ a: 1 })).toEqual({
      ok: true,
      value: {},
    });
  });
});

describe('extend()', () => {
  const extended = Codec.extend(
    user,
    { id: Int.codec, mail: Codec.string },
    { optional: { nick: Codec.string } },
  );

  test('adds fields and replaces an existing one', () => {
    const value = { name: 'Ada', age: 36, id: Int.of(1), mail: 'a', nick: 'b' };
    expect(extended.decode(value)).toEqual({ ok: true, value });
    expect(extended.decode({ ...value, id: 'a' }).ok).toBe(false);
    expect(Object.keys(extended.shape.fields)).toEqual(['name', 'id', 'mail']);
  });

  test('makes a field optional or required if it is declared again', () => {
    const other = Codec.extend(user, { age: Codec.number }, { optional: { name: Codec.string } });
    expect(other.decode({ id: 'a', age: 1 }).ok).toBe(true);
    expect(other.decode({ id: 'a', name: 'a' }).ok).toBe(false);
  });

  test('still rejects other keys', () => {
    expect(extended.decode({ name: 'Ada', id: 1, mail: 'a', other: 1 }).ok).toBe(false);
    expect(Codec.extend(Codec.object({}), {}).decode({ other: 1 }).ok).toBe(true);
    expect(Codec.extend(user, {}, { exact: undefined }).shape.exact).toBe(true);
  });

  test('changes how other keys are handled if the option is set', () => {
    expect(Codec.extend(user, {}, { exact: false }).shape.exact).toBe(false);
    expect(Codec.extend(Codec.object({}), {}, { exact: true }).decode({ other: 1 }).ok).toBe(false);
  });

  test('accepts the codec of a struct', () => {
    const circle = Struct.codec('Circle', { radius: Codec.number });
    const named = Codec.extend(circle, { name: Codec.string });
    const value = { _: 'Circle', radius: 1, name: 'a' } as const;
    expect(named.decode(value)).toEqual({ ok: true, value });
    expectTypeOf<Codec.ValueOf<typeof named>>().toEqualTypeOf<{
      readonly _: 'Circle';
      readonly radius: number;
      readonly name: string;
    }>();
    const Circle = Struct.define('Circle', { radius: Codec.number });
    expect(Codec.pick(Circle.codec, ['radius']).decode({ radius: 1 }).ok).toBe(true);
  });

  test('rejects a new field that is both required and optional', () => {
    expect(() =>
      Codec.extend(user, { a: Codec.string }, { optional: { a: Codec.string } }),
    ).toThrow('The field "a" is both required and optional: declare it once');
  });

  test('has the types of all fields', () => {
    expectTypeOf<Codec.ValueOf<typeof extended>>().toEqualTypeOf<{
      readonly name: string;
      readonly age?: number;
      readonly id: Int.Int;
      readonly mail: string;
      readonly nick?: string;
    }>();
    // @ts-expect-error A refined codec would lose its refinement.
    expect(() => Codec.extend(Codec.string, {})).toThrow(
      'Expected "self" to be the codec of an object',
    );
  });
});

describe('pick() and omit()', () => {
  test('keep and leave out fields, required and optional', () => {
    const picked = Codec.pick(user, ['id', 'age']);
    const rest = Codec.omit(user, ['id', 'age']);
    expect(picked.decode({ id: 'a' })).toEqual({ ok: true, value: { id: 'a' } });
    expect(picked.decode({ id: 'a', name: 'Ada' }).ok).toBe(false);
    expect(rest.decode({ name: 'Ada' })).toEqual({ ok: true, value: { name: 'Ada' } });
    expect(rest.decode({ name: 'Ada', id: 'a' }).ok).toBe(false);
    expectTypeOf<Codec.ValueOf<typeof picked>>().toEqualTypeOf<{
      readonly id: string;
      readonly age?: number;
    }>();
    expectTypeOf<Codec.ValueOf<typeof rest>>().toEqualTypeOf<{ readonly name: string }>();
  });

  test('require names of fields', () => {
    // @ts-expect-error There is no such field.
    expect(() => Codec.pick(user, ['toString'])).toThrow(
      'Expected "names" to be names of fields, received "toString"',
    );
    // @ts-expect-error There is no such field.
    expect(() => Codec.omit(user, ['mail'])).toThrow(ArgumentError);
  });
});

describe('partial()', () => {
  test('makes every field optional', () => {
    const codec = Codec.partial(Codec.extend(user, { size: Codec.withDefault(Codec.number, 1) }));
    expect(codec.decode({})).toEqual({ ok: true, value: {} });
    expect(codec.decode({ name: 'Ada', size: 2 }).ok).toBe(true);
    expect(codec.decode({ name: 1 }).ok).toBe(false);
    expect(codec.decode({ other: 1 }).ok).toBe(false);
    expectTypeOf<Codec.ValueOf<typeof codec>>().toEqualTypeOf<{
      readonly id?: string;
      readonly name?: string;
      readonly age?: number;
      readonly size?: number;
    }>();
  });
});

describe('withDefault()', () => {
  const size = Codec.withDefault(Codec.number, 20);
  const page = Codec.object({ size, name: Codec.string });

  test('decodes an absent value to the default and always encodes a value', () => {
    expect(page.decode({ name: 'a' })).toEqual({ ok: true, value: { size: 20, name: 'a' } });
    expect(page.decode({ name: 'a', size: undefined }).ok).toBe(true);
    expect(page.encode({ size: 20, name: 'a' })).toEqual({ size: 20, name: 'a' });
    expect(page.hasInstance({ name: 'a' })).toBe(false);
    expectTypeOf(size).toEqualTypeOf<Codec.Codec<number, number, number | undefined>>();
  });

  test('is optional in the input type of Standard Schema', () => {
    interface Page {
      readonly size: number;
      readonly name: string;
    }
    interface PageInput {
      readonly size?: number;
      readonly name: string;
    }

    type InferInput<Self extends Codec.StandardSchema<any, any>> = NonNullable<
      Self['~standard']['types']
    >['input'];

    const is = <Input>(
      _codec: Codec.StandardSchema<any, any> & {
        readonly '~standard': { readonly types?: { readonly input: Input } | undefined };
      },
    ) => expectTypeOf<Input>();

    expectTypeOf<InferInput<typeof page>>().branded.toEqualTypeOf<PageInput>();
    expectTypeOf<Codec.ValueOf<typeof page>>().branded.toEqualTypeOf<Page>();
    expectTypeOf<Codec.EncodedOf<typeof page>>().branded.toEqualTypeOf<Page>();
    is(Codec.array(page)).branded.toEqualTypeOf<readonly PageInput[]>();
    is(Codec.set(size)).branded.toEqualTypeOf<readonly (number | undefined)[]>();
    is(Codec.map(Codec.string, page)).branded.toEqualTypeOf<
      readonly (readonly [string, PageInput])[]
    >();
    is(Codec.tuple([page, size])).branded.toEqualTypeOf<readonly [PageInput, number | undefined]>();
    is(Codec.tuple([page], { rest: page })).branded.toEqualTypeOf<
      readonly [PageInput, ...PageInput[]]
    >();
    is(Codec.record(page)).branded.toEqualTypeOf<{ readonly [key: string]: PageInput }>();
    is(Codec.union([page, Codec.string])).branded.toEqualTypeOf<PageInput | string>();
    is(Codec.option(page)).branded.toEqualTypeOf<PageInput | null>();
    is(Codec.lazy('Page', () => page)).branded.toEqualTypeOf<PageInput>();
    is(Codec.failFast(Codec.quoteReceived(page))).branded.toEqualTypeOf<PageInput>();
    is(Codec.extend(page, { id: Codec.string })).branded.toEqualTypeOf<
      PageInput & { readonly id: string }
    >();
    is(Codec.pick(page, ['size'])).branded.toEqualTypeOf<{ readonly size?: number }>();
    is(Codec.omit(page, ['size'])).branded.toEqualTypeOf<{ readonly name: string }>();
    is(Codec.partial(page)).branded.toEqualTypeOf<{
      readonly size?: number;
      readonly name?: string;
    }>();
    is(Struct.codec('Page', { size })).branded.toEqualTypeOf<{
      readonly _: 'Page';
      readonly size?: number;
    }>();
    is(Struct.union([Struct.define('Page', { size })])).branded.toEqualTypeOf<{
      readonly _: 'Page';
      readonly size?: number;
    }>();
    // Limits, refinements and transformations keep a default.
    const limited = Codec.refine(Codec.minimum(size, 1), {
      expected: 'odd',
      hasInstance: (value) => value % 2 === 1,
    });
    is(Codec.object({ limited })).branded.toEqualTypeOf<{ readonly limited?: number }>();
    // An object that contains a field with a default has no default itself.
    is(Codec.object({ page, list: Codec.array(page) })).branded.toEqualTypeOf<{
      readonly page: PageInput;
      readonly list: readonly PageInput[];
    }>();
  });

  test('keep the types of a generic and of an explicitly typed codec', () => {
    interface Entry<Value> {
      readonly id: string;
      readonly value: Value;
      readonly list: readonly Value[];
    }
    const entryOf = <Value, Encoded>(
      value: Codec.Codec<Value, Encoded>,
    ): Codec.Codec<Entry<Value>, Entry<Encoded>> =>
      Codec.object({ id: Codec.string, value, list: Codec.array(value) });
    expectTypeOf(entryOf(Codec.number)).toEqualTypeOf<Codec.Codec<Entry<number>, Entry<number>>>();
    const written: Codec.Codec<{ readonly page: Codec.ValueOf<typeof page> }> = Codec.object({
      page,
    });
    expect(written.decode({ page: { name: 'a' } }).ok).toBe(true);
    const sized: Codec.Codec<
      Codec.ValueOf<typeof page>,
      Codec.EncodedOf<typeof page>,
      unknown
    > = page;
    expect(sized).toBe(page);
  });

  test('rejects invalid values, including null', () => {
    expect(messageOf(page, { name: 'a', size: null })).toBe(
      'At "/size": expected a finite number, received null',
    );
  });

  test('accepts None as its default', () => {
    const codec = Codec.object({ a: Codec.withDefault(Codec.option(Codec.string), undefined) });
    expect(codec.decode({})).toStrictEqual({ ok: true, value: { a: undefined } });
    expect(Codec.toJSONSchema(codec)).toMatchObject({ properties: { a: { default: null } } });
  });

  test('is optional in the schema of an object, even inside other codecs', () => {
    const { required } = Codec.toJSONSchema(
      Codec.object({
        a: size,
        b: Codec.minimum(size, 1),
        c: Codec.transform(size, {
          expected: 'a text',
          hasInstance: (value) => typeof value === 'string',
          encode: Number,
          decode: String,
        }),
        d: Codec.union([Codec.string, size]),
        e: Codec.option(size),
        f: Codec.failFast(size),
        g: Codec.number,
      }),
    );
    expect(required).toEqual(['g']);
  });

  test('rejects a default that the codec cannot encode', () => {
    expect(() => Codec.withDefault(Int.codec, 0.5 as Int.Int)).toThrow(
      'Expected "fallback" to be a value of the codec, received 0.5',
    );
    // @ts-expect-error The default has the type of the codec.
    expect(() => Codec.withDefault(Codec.string, undefined)).toThrow(ArgumentError);
  });
});

describe('record() with a codec for the keys', () => {
  const Plan = Enum.of({ Free: 'free', Team: 'team' });
  const seats = Codec.record(Codec.number, { key: Plan.codec });
  const upper = Codec.transform(Codec.string, {
    expected: 'a word',
    hasInstance: (value): value is string => typeof value === 'string' && !/[a-z]/.test(value),
    encode: (value) => value.toLowerCase(),
    decode: (text) => text.toUpperCase(),
  });

  test('decodes the keys and the values', () => {
    expect(seats.decode({ team: 3 })).toEqual({ ok: true, value: { team: 3 } });
    expect(seats.hasInstance({ gold: 3 })).toBe(false);
    expect(Codec.record(Codec.number, { key: upper }).decode({ a: 1 })).toEqual({
      ok: true,
      value: { A: 1 },
    });
    expect(Codec.record(Codec.number, { key: upper }).encode({ A: 1 })).toEqual({ a: 1 });
    expectTypeOf<Codec.ValueOf<typeof seats>>().toEqualTypeOf<{
      readonly free?: number;
      readonly team?: number;
    }>();
  });

  test('reports the faults of keys and values', () => {
    expect(messageOf(seats, { gold: 'a' })).toBe(
      'At "/gold": expected "free" or "team" as the key, received a string (and 1 more fault)',
    );
    expect(messageOf(Codec.failFast(seats), { gold: 'a' })).toBe(
      'At "/gold": expected "free" or "team" as the key, received a string',
    );
  });

  test('rejects keys that decode to the same key', () => {
    expect(messageOf(Codec.record(Codec.number, { key: upper }), { a: 1, A: 2 })).toBe(
      'At "/A": expected a unique key, received a string',
    );
  });

  test('does not encode keys that become the same key', () => {
    const lower = Codec.transform(Codec.string, {
      expected: 'a key',
      hasInstance: (value): value is string => typeof value === 'string',
      encode: (value) => value.toLowerCase(),
      decode: (text) => text,
    });
    const codec = Codec.record(Codec.number, { key: lower });
    expect(codec.encode({ A: 1, B: 2 })).toEqual({ a: 1, b: 2 });
    expect(codec.hasInstance({ A: 1, a: 2 })).toBe(false);
    expect(() => codec.encode({ A: 1, a: 2 })).toThrow(
      new ArgumentError({
        message:
          'Expected "value" to be a record whose keys remain distinct when encoded, received an object',
      }),
    );
    expect(() => codec.encode({ A: NaN })).toThrow('Expected a finite number');
  });

  test('requires a codec', () => {
    expect(() => Codec.record(Codec.number, { key: undefined } as never)).toThrow(
      'Expected "key" to be a codec, received undefined',
    );
  });

  codecLaws(
    'of a record with keys',
    seats,
    fc.record(
      { free: fc.integer(), team: fc.integer() },
      { requiredKeys: [], noNullPrototype: true },
    ),
    { inputs: fc.dictionary(fc.constantFrom('free', 'team', 'gold'), fc.integer()) },
  );
});

describe('tuple() with a rest', () => {
  const codec = Codec.tuple([Codec.string], { rest: Int.codec });

  test('accepts any number of additional items', () => {
    expect(codec.decode(['a']).ok).toBe(true);
    expect(codec.decode(['a', 1, 2])).toEqual({ ok: true, value: ['a', 1, 2] });
    expect(codec.encode(['a', Int.of(1)])).toEqual(['a', 1]);
    expect(codec.hasInstance(['a', 'b'])).toBe(false);
    expect(messageOf(codec, ['a', 1, 'b'])).toBe(
      'At "/2": expected a safe integer, received a string',
    );
    expect(messageOf(codec, [])).toBe(
      'Expected an array of 1 item or more, received an array of 0 items',
    );
    expectTypeOf(codec).toEqualTypeOf<
      Codec.Codec<readonly [string, ...Int.Int[]], readonly [string, ...number[]]>
    >();
  });

  test('has the exact length when the rest is undefined', () => {
    expect(Codec.tuple([Codec.string], { rest: undefined }).decode(['a', 'b']).ok).toBe(false);
  });

  const inputs = fc.array(fc.oneof(fc.string(), fc.integer()), { maxLength: 3 });
  const items = fc.array(fc.maxSafeInteger().map(Int.of));
  codecLaws(
    'of a tuple with a rest',
    codec,
    fc.tuple(fc.string(), items).map(([first, rest]) => [first, ...rest] as const),
    { inputs },
  );
  codecLaws('of a rest alone', Codec.tuple([], { rest: Int.codec }), items, { inputs });
});

describe('set()', () => {
  const codec = Codec.set(Int.codec);

  test('rejects a duplicate item, as map() rejects a duplicate key', () => {
    expect(faultsOf(codec, [1, 2, 1, 1])).toEqual([
      { path: [2], expected: 'a unique item', received: 1 },
      { path: [3], expected: 'a unique item', received: 1 },
    ]);
    const result = codec.decode(Array.from({ length: 1_000 }, () => 1));
    expect(!result.ok && result.error.hasMore).toBe(true);
    expect(messageOf(Codec.minItems(codec, 2), [1, 1])).toBe(
      'At "/1": expected a unique item, received a number',
    );
    expect(messageOf(codec, [1, 'a'])).toBe('At "/1": expected a safe integer, received a string');
  });

  test('compares items as a Set does', () => {
    const text = '2026-03-01T09:30:00.000Z';
    const result = Codec.set(Codec.date).decode([text, text]);
    expect(result.ok && result.value.size).toBe(2);
  });

  test('recognises sets of its items', () => {
    expect(codec.hasInstance(new Set([1]))).toBe(true);
    expect(codec.hasInstance(new Set(['a']))).toBe(false);
    expect(codec.hasInstance([1])).toBe(false);
  });

  codecLaws(
    'of sets',
    codec,
    fc.array(fc.maxSafeInteger().map(Int.of)).map((items) => new Set(items)),
    { inputs: fc.array(fc.integer({ max: 2, min: 0 })), schema: 'wider' },
  );
});

describe('map()', () => {
  const codec = Codec.map(Int.codec, Codec.option(Codec.string));

  test('rejects a duplicate key', () => {
    expect(
      messageOf(codec, [
        [1, 'a'],
        [2, null],
        [1, 'b'],
      ]),
    ).toBe('At "/2/0": expected a unique key, received a number');
    const pair = [1, 'a'];
    expect(faultsOf(codec, [pair, pair, pair])).toEqual([
      { path: [1, 0], expected: 'a unique key', received: 1 },
      { path: [2, 0], expected: 'a unique key', received: 1 },
    ]);
  });

  test('compares keys as a Map does', () => {
    const text = '2026-03-01T09:30:00.000Z';
    const entries = [
      [text, 1],
      [text, 2],
    ];
    expect(Codec.map(Codec.string, Int.codec).decode(entries).ok).toBe(false);
    const result = Codec.map(Codec.date, Int.codec).decode(entries);
    expect(result.ok && result.value.size).toBe(2);
  });

  test('recognises maps of its keys and values', () => {
    expect(codec.hasInstance(new Map([[1, undefined]]))).toBe(true);
    expect(codec.hasInstance(new Map([[1, 2]]))).toBe(false);
    expect(codec.hasInstance(new Map([['a', 'b']]))).toBe(false);
    expect(codec.hasInstance([])).toBe(false);
    expectTypeOf<Codec.ValueOf<typeof codec>>().toEqualTypeOf<
      ReadonlyMap<Int.Int, Option<string>>
    >();
  });

  const entries = fc.array(
    fc.tuple(fc.maxSafeInteger().map(Int.of), fc.option(fc.string(), { nil: undefined })),
  );
  codecLaws(
    'of maps',
    codec,
    entries.map((each) => new Map(each)),
    { schema: 'wider' },
  );
});

describe('limits', () => {
  const numbers = fc.integer({ min: -20, max: 20 });
  const texts = fc.string({ maxLength: 4, unit: 'binary' });
  const lists = fc.array(fc.integer(), { maxLength: 4 });

  codecLaws(
    'of a minimum',
    Codec.minimum(Codec.number, 1.5),
    numbers.filter((value) => value >= 1.5),
    { inputs: numbers },
  );
  codecLaws(
    'of a maximum',
    Codec.maximum(Codec.number, 1),
    numbers.filter((value) => value <= 1),
    { inputs: numbers },
  );
  codecLaws(
    'of a minimum of what has one',
    Codec.maximum(Codec.minimum(Int.codec, 1), 9),
    fc.integer({ min: 1, max: 9 }).map(Int.of),
    { inputs: numbers },
  );
  codecLaws(
    'of a least length',
    Codec.minLength(Codec.string, 2),
    fc.string({ minLength: 2, unit: 'binary' }),
    { inputs: texts },
  );
  codecLaws(
    'of a greatest length',
    Codec.maxLength(Codec.string, 2),
    fc.string({ maxLength: 2, unit: 'binary' }),
    { inputs: texts },
  );
  codecLaws(
    'of a pattern',
    // eslint-disable-next-line no-misleading-character-class -- The codec reads it with the flag `u`.
    Codec.pattern(Codec.string, /^[a-c😀]/),
    texts.map((text) => `a${text}`),
    {
      inputs: fc.oneof(
        texts,
        texts.map((text) => `😀${text}`),
        texts.map((text) => `\ud83d${text}`),
      ),
    },
  );
  codecLaws(
    'of a least number of items',
    Codec.minItems(Codec.array(Codec.number), 2),
    fc.array(fc.integer(), { minLength: 2 }),
    { inputs: lists },
  );
  codecLaws(
    'of a greatest number of items',
    Codec.maxItems(Codec.array(Codec.number), 2),
    fc.array(fc.integer(), { maxLength: 2 }),
    { inputs: lists },
  );

  test('keep the type of the limited codec', () => {
    expectTypeOf(Codec.minimum(Int.codec, 1)).toEqualTypeOf<Codec.Codec<Int.Int, number>>();
    expectTypeOf(Codec.minItems(Codec.array(Int.codec), 1)).toEqualTypeOf<
      Codec.Codec<readonly Int.Int[], readonly number[]>
    >();
    // @ts-expect-error A date is encoded as text, which has no keyword for numbers.
    expect(Codec.minimum(Codec.string, 1)).toBeDefined();
  });

  test.each([
    [Codec.minimum(Codec.number, 1), 0, 'Expected a number of at least 1, received a number'],
    [Codec.maximum(Codec.number, 1), 2, 'Expected a number of at most 1, received a number'],
    [
      Codec.minLength(Codec.string, 2),
      'a',
      'Expected a string of 2 characters or more, received a string',
    ],
    [
      Codec.maxLength(Codec.string, 1),
      'ab',
      'Expected a string of 1 character or fewer, received a string',
    ],
    [
      Codec.pattern(Codec.string, /^a/u),
      'b',
      'Expected a string that matches /^a/, received a string',
    ],
    [
      Codec.minItems(Codec.array(Codec.null), 1),
      [],
      'Expected an array of 1 item or more, received an array of 0 items',
    ],
    [
      Codec.maxItems(Codec.array(Codec.null), 0),
      [null],
      'Expected an array of 0 items or fewer, received an array of 1 item',
    ],
  ] as readonly (readonly [Codec.AnyCodec, unknown, string])[])(
    'say what they ask for (%#)',
    (codec, input, message) => {
      expect(messageOf(codec, input)).toBe(message);
    },
  );

  test.each([undefined, null, NaN, Infinity, '1'])('are finite numbers, not %s', (limit) => {
    expect(() => Codec.minimum(Codec.number, limit as never)).toThrow(ArgumentError);
    expect(() => Codec.maximum(Codec.number, limit as never)).toThrow(ArgumentError);
  });

  test.each([undefined, null, NaN, Infinity, -1, 0.5])(
    'on lengths are non-negative integers, not %s',
    (limit) => {
      expect(() => Codec.minLength(Codec.string, limit as never)).toThrow(ArgumentError);
      expect(() => Codec.maxLength(Codec.string, limit as never)).toThrow(ArgumentError);
      expect(() => Codec.minItems(Codec.array(Codec.null), limit as never)).toThrow(ArgumentError);
      expect(() => Codec.maxItems(Codec.array(Codec.null), limit as never)).toThrow(ArgumentError);
    },
  );

  test.each([
    [/a/i, 'received /a/i'],
    [/a/g, 'received /a/g'],
    // eslint-disable-next-line no-useless-escape -- This is what the test is about.
    [/\-/, 'received /\\-/'],
    ['a', 'received "a"'],
    [undefined, 'received undefined'],
  ])('of patterns are regular expressions that a schema can hold, not %s', (expression, text) => {
    expect(() => Codec.pattern(Codec.string, expression as never)).toThrow(text);
  });
});
