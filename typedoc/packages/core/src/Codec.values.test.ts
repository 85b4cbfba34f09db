import { ArgumentError } from '@tstd/error';
import { describe, expect, expectTypeOf, test } from 'vitest';

import {
  Boolean,
  Char,
  Codec,
  CodecError,
  Enum,
  Int,
  JSON,
  String,
  Struct,
  Type,
} from './index.js';

declare const process: { readonly env: Readonly<Record<string, string>> };

const messageOf = (result: unknown): string =>
  (result as { readonly error: { readonly message: string } }).error.message;

describe('toJSONSchema()', () => {
  test('returns a schema that shares nothing with the codec', () => {
    const refined = Codec.refine(Codec.string, {
      expected: 'a',
      hasInstance: (value) => value === 'a',
      schema: { enum: ['a'] },
    });
    const tags = Codec.withDefault(JSON.codec, { tags: ['a'] });
    for (const each of [refined, tags]) {
      const schema = Codec.toJSONSchema(each);
      const before = structuredClone(schema);
      const { enum: values, default: fallback } = schema as {
        readonly enum?: string[];
        readonly default?: { readonly tags: string[] };
      };
      (values ?? fallback?.tags)?.push('b');
      expect(schema).not.toEqual(before);
      expect(Codec.toJSONSchema(each)).toEqual(before);
    }
    expect(tags.decode(undefined)).toEqual({ ok: true, value: { tags: ['a'] } });
  });

  test('keeps a field called __proto__', () => {
    const schema = Codec.toJSONSchema(Codec.object({ ['__proto__']: Codec.string }));
    expect(Object.keys(schema['properties'] as object)).toEqual(['__proto__']);
  });
});

describe('objects', () => {
  test('with an intermediate prototype are plain, as in process.env', () => {
    const path = process.env['PATH'];
    expect(path).toBeDefined();
    expect(Codec.object({ PATH: Codec.string }).decode(process.env)).toEqual({
      ok: true,
      value: { PATH: path },
    });
    expect(Codec.record(Codec.string).decode(process.env).ok).toBe(true);
    expect(Type.record(Type.string).hasInstance(process.env)).toBe(true);
    expect(JSON.hasInstance(process.env)).toBe(true);
  });

  test.each([
    [new Map(), 'an instance of Map'],
    [new (class Point {})(), 'an instance of Point'],
    [
      new (class {
        method(): void {}
      })(),
      'an object',
    ],
    [new (class {})(), 'an object'],
    [Object.create({ constructor: 1 }), 'an object'],
    [Object.create({ a: 1 }), 'an instance of Object'],
  ])('of a class are refused by their class: case %#', (input, received) => {
    const error = new CodecError({ path: [], expected: 'an object', received: input });
    expect(Codec.object({}).decode(input)).toEqual({ ok: false, error });
    expect(error.message).toBe(`Expected an object, received ${received}`);
  });
});

describe('encode()', () => {
  interface Tree {
    readonly children: readonly Tree[];
  }
  const tree: Codec.Codec<Tree> = Codec.lazy('Tree', () =>
    Codec.object({ children: Codec.array(tree) }),
  );
  const nested = (levels: number): Tree =>
    levels === 1 ? { children: [] } : { children: [nested(levels - 1)] };

  test('encodes exactly the values of a recursive type that decode() accepts', () => {
    expect(tree.decode(tree.encode(nested(500))).ok).toBe(true);
    expect(tree.decode(nested(501)).ok).toBe(false);
    expect(() => tree.encode(nested(501))).toThrow(
      new ArgumentError({ message: 'Expected a "Tree" of fewer levels, received an object' }),
    );
  });

  test('does not overflow the stack for a cycle', () => {
    const children: Tree[] = [];
    const cycle: Tree = { children };
    children.push(cycle, cycle);
    expect(tree.hasInstance(cycle)).toBe(false);
    expect(() => tree.encode(cycle)).toThrow(ArgumentError);
  });

  test('fills the holes of an array', () => {
    // eslint-disable-next-line no-sparse-arrays -- This is what the test is about.
    const holes = [, 1, ,] as unknown as readonly (number | undefined)[];
    const encoded = Codec.array(Codec.option(Codec.number)).encode(holes);
    expect(Object.keys(encoded)).toEqual(['0', '1', '2']);
    expect(encoded).toEqual([null, 1, null]);
  });

  const Color = Enum.of({ Red: 'red', Green: 'green' });

  test.each<readonly [Codec.AnyCodec, unknown]>([
    [Codec.string, 1],
    [Codec.number, '1'],
    [Codec.boolean, 0],
    [Codec.null, undefined],
    [Codec.constant('a'), 'b'],
    [Codec.array(Codec.string), 'a'],
    [Codec.array(Codec.string), [1]],
    [Codec.tuple([Codec.string]), []],
    [Codec.tuple([Codec.string]), ['a', 'b']],
    [Codec.object({ a: Codec.string }), {}],
    [Codec.object({ a: Codec.string }), null],
    [Codec.record(Codec.string), { a: 1 }],
    [Codec.option(Codec.string), null],
    [Codec.union([Codec.string, Codec.number]), true],
    [Codec.refine(Codec.number, { expected: 'one', hasInstance: (value) => value === 1 }), 'a'],
    [Struct.codec('A', {}), { _: 'B' }],
    [Color.codec, 'blue'],
    [Boolean.codec, 'true'],
    [Char.codec, 'ab'],
    [Int.codec, 1.5],
    [String.codec, null],
    [JSON.codec, undefined],
  ])('throws for what the codec does not decode to: case %#', (codec, value) => {
    expect(codec.hasInstance(value)).toBe(false);
    expect(() => codec.encode(value)).toThrow(ArgumentError);
  });

  test('describes what the part that rejects the value expects', () => {
    expect(() => Codec.array(Codec.number).encode([NaN])).toThrow('received NaN');
    expect(() => Codec.string.encode(1 as never)).toThrow(
      new ArgumentError({
        message: 'Expected "value" to be a value that the codec can encode, received a number',
      }),
    );
  });
});

describe('the round trip', () => {
  const again = (codec: Codec.AnyCodec, value: unknown): unknown => {
    const result = codec.decode(codec.encode(value));
    return result.ok ? result.value : result.error;
  };

  test('omits optional fields that are undefined, and undeclared properties', () => {
    const codec = Codec.object({ a: Codec.number }, { optional: { b: Codec.number } });
    expect(again(codec, { a: 1, b: undefined, c: 1 })).toStrictEqual({ a: 1 });
    expect(again(Codec.object({}, { optional: { b: Codec.unknown } }), {})).toStrictEqual({});
    expect(again(Codec.partial(Codec.object({ b: Codec.unknown })), {})).toStrictEqual({});
  });

  test('converts a hole to an item that is undefined', () => {
    // eslint-disable-next-line no-sparse-arrays -- The test is about the hole.
    expect(again(Codec.array(Codec.option(Codec.number)), [1, , 2])).toStrictEqual([
      1,
      undefined,
      2,
    ]);
    // eslint-disable-next-line no-sparse-arrays -- The test is about the hole.
    expect(again(Codec.tuple([Codec.unknown, Codec.number]), [, 2])).toStrictEqual([undefined, 2]);
  });

  test('does not hold if two values are encoded alike', () => {
    expect(again(Codec.option(Codec.null), null)).toBe(undefined);
    expect(again(Codec.union([Codec.string, Codec.url]), new URL('a:b'))).toBe('a:b');
    expect(again(Codec.withDefault(Codec.unknown, 1), undefined)).toBe(1);
  });
});

test('the fault of an instance names its class', () => {
  expect(messageOf(Codec.string.decode(new Date(0)))).toBe(
    'Expected a string, received an instance of Date',
  );
});

describe('refine()', () => {
  test('keeps the type of the values if it is called as an argument', () => {
    const positive = { expected: 'a positive number', hasInstance: (value: number) => value > 0 };
    const account = Codec.object(
      {
        balance: Codec.refine(Codec.number, {
          expected: 'a positive number',
          hasInstance: (value) => value > 0,
        }),
        pair: Codec.tuple([Codec.refine(Codec.number, positive)]),
        id: Codec.union([Codec.string, Codec.refine(Codec.number, positive)]),
      },
      { optional: { rate: Codec.withDefault(Codec.refine(Codec.number, positive), 1) } },
    );

    expectTypeOf<Codec.ValueOf<typeof account>>().toEqualTypeOf<{
      readonly balance: number;
      readonly pair: readonly [number];
      readonly id: string | number;
      readonly rate?: number;
    }>();
    expect(account.decode({ balance: 1, pair: [2], id: 3 }).ok).toBe(true);
  });

  test('narrows the type of the values with a type guard', () => {
    const isA = (text: string): text is 'a' => text === 'a';
    const letter = Codec.refine(Codec.string, {
      expected: 'an a',
      hasInstance: isA,
      narrows: true,
    });
    const codec = Codec.object({
      letter: Codec.refine(Codec.string, { expected: 'an a', hasInstance: isA, narrows: true }),
    });

    expectTypeOf(letter).toEqualTypeOf<Codec.Codec<'a', string>>();
    expectTypeOf<Codec.ValueOf<typeof codec>>().toEqualTypeOf<{ readonly letter: 'a' }>();
    expect(letter.decode('b').ok).toBe(false);
    expect(codec.decode({ letter: 'b' }).ok).toBe(false);
  });

  test('keeps the type if a guard does not set `narrows`', () => {
    const isA = (text: string): text is 'a' => text === 'a';
    const letter = Codec.refine(Codec.string, { expected: 'an a', hasInstance: isA });
    expectTypeOf(letter).toEqualTypeOf<Codec.Codec<string, string>>();
    expect(letter.decode('b').ok).toBe(false);
  });
});
