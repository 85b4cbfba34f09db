import type { JSONObject } from '@tstd/core-type';
import { ArgumentError } from '@tstd/error';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';

import { Codec, Enum, Tag } from './index.js';

const expectedOf = (codec: Codec.AnyCodec, input: unknown): readonly string[] => {
  const result = codec.decode(input);
  return result.ok ? [] : result.error.faults.map(({ expected }) => expected);
};

describe('nested refinements and limits', () => {
  const name = Codec.pattern(Codec.minLength(Codec.string, 6), /^[A-Z]/);
  const LENGTH = 'a string of 6 characters or more';
  const PATTERN = 'a string that matches /^[A-Z]/';

  test('report their faults, the innermost first', () => {
    expect(expectedOf(name, 'a')).toEqual([LENGTH, PATTERN]);
    expect(expectedOf(name, 'A')).toEqual([LENGTH]);
    expect(expectedOf(name, 'abcdef')).toEqual([PATTERN]);
    expect(name.decode('Abcdef')).toEqual({ ok: true, value: 'Abcdef' });
    expect(expectedOf(Codec.failFast(name), 'a')).toEqual([LENGTH]);
    expect(expectedOf(Codec.array(name), ['a', 'b'])).toHaveLength(4);
  });

  test('report the faults of several fields', () => {
    const triple = Codec.object({ a: Codec.number, b: Codec.number, c: Codec.number });
    const equal = { expected: 'the same as a', path: ['b'] };
    const positive = { expected: 'a positive number', path: ['c'] };
    const codec = Codec.refine(
      Codec.refine(triple, { ...equal, hasInstance: ({ a, b }) => a === b }),
      { ...positive, hasInstance: ({ c }) => c > 0 },
    );
    const result = codec.decode({ a: 1, b: 2, c: 0 });
    expect(result.ok ? [] : result.error.faults).toEqual([
      { ...equal, received: 2 },
      { ...positive, received: 0 },
    ]);
    expect(expectedOf(codec, { a: 1, b: 2 })).toEqual(['a finite number']);
  });

  test('are named in the errors of encode() too', () => {
    expect(() => name.encode('a')).toThrow(`Expected ${LENGTH} and ${PATTERN}, received a string`);
    expect(() => name.encode('A')).toThrow(`Expected ${LENGTH}, received a string`);
  });

  test('are not called for a value that the given codec has rejected', () => {
    const hasInstance = vi.fn(() => true);
    const codec = Codec.refine(Codec.string, { expected: 'a text', hasInstance });
    expect(codec.decode(1).ok).toBe(false);
    expect(codec.hasInstance(1)).toBe(false);
    expect(hasInstance).not.toHaveBeenCalled();
  });

  test('are not called for a value that an inner narrowing refinement has rejected', () => {
    const text = Codec.refine(Codec.unknown, {
      expected: 'a text',
      hasInstance: (value): value is string => typeof value === 'string',
      narrows: true,
    });
    const hasInstance = vi.fn((value: string) => value.startsWith('a'));
    const codec = Codec.refine(text, { expected: 'a text with an a', hasInstance });
    expect(expectedOf(codec, 1)).toEqual(['a text']);
    expect(codec.hasInstance(1)).toBe(false);
    expect(() => codec.encode(1 as never)).toThrow('Expected a text, received a number');
    expect(hasInstance).not.toHaveBeenCalled();
    expect(expectedOf(codec, 'b')).toEqual(['a text with an a']);
    expectTypeOf(codec).toEqualTypeOf<Codec.Codec<string, unknown>>();
  });

  test('rely on an inner tag', () => {
    const Mail = Tag.define(
      'Mail',
      { codec: Codec.string },
      {
        expected: 'a mail address',
        hasInstance: (value) => value.includes('@'),
      },
    );
    const hasInstance = vi.fn(() => false);
    expect(expectedOf(Codec.refine(Mail.codec, { expected: 'never', hasInstance }), 'a')).toEqual([
      'a mail address',
    ]);
    expect(hasInstance).not.toHaveBeenCalled();
  });

  test('are checked separately around a custom definition', () => {
    const decode = vi.fn(name.definition.decode);
    const spied = Codec.of({ ...name.definition, decode });
    const codec = Codec.maxLength(spied, 0);
    expect(expectedOf(codec, 'a')).toEqual([LENGTH, PATTERN]);
    expect(expectedOf(codec, 'Abcdef')).toEqual(['a string of 0 characters or fewer']);
    expect(decode).toHaveBeenCalledTimes(2);
  });

  test('keep their keywords and whether a field may be absent', () => {
    expect(Codec.toJSONSchema(name)).toMatchObject({ minLength: 6, pattern: '^[A-Z]' });
    const codec = Codec.object({ name: Codec.minLength(Codec.withDefault(name, 'Abcdef'), 1) });
    expect(codec.decode({})).toEqual({ ok: true, value: { name: 'Abcdef' } });
    expect(Codec.toJSONSchema(codec)).not.toHaveProperty('required');
  });
});

describe('limits on items', () => {
  const set = Codec.maxItems(Codec.minItems(Codec.set(Codec.number), 1), 2);
  const map = Codec.maxItems(Codec.minItems(Codec.map(Codec.string, Codec.number), 1), 2);

  test('apply to sets and maps', () => {
    expect(set.decode([1, 2])).toEqual({ ok: true, value: new Set([1, 2]) });
    expect(set.decode([1, 1]).ok).toBe(false);
    expect(set.decode([]).ok).toBe(false);
    expect(set.decode([1, 2, 3]).ok).toBe(false);
    expect(map.decode([['a', 1]])).toEqual({ ok: true, value: new Map([['a', 1]]) });
    expect(map.decode([]).ok).toBe(false);
    expect(map.hasInstance(new Map())).toBe(false);
    expect(Codec.toJSONSchema(set)).toMatchObject({ type: 'array', minItems: 1, maxItems: 2 });
    expectTypeOf(set).toEqualTypeOf<Codec.Codec<ReadonlySet<number>, readonly number[]>>();
    // @ts-expect-error TS2345: A string is not a collection.
    const ofString = (): unknown => Codec.minItems(Codec.string, 1);
    expectTypeOf(ofString).toBeFunction();
  });
});

describe('union() by a field', () => {
  const Side = Enum.of({ Left: 'left', Right: 'right' });
  const circle = Codec.object({ kind: Codec.constant('circle'), radius: Codec.number });
  const square = Codec.object({ kind: Codec.constant('square'), side: Codec.number });

  test('accepts a field with several constants', () => {
    const codec = Codec.union(
      [
        Codec.object({
          code: Codec.union([Codec.constant(1), Codec.constant(2)]),
          a: Codec.string,
        }),
        Codec.object({ code: Codec.option(Codec.constant(3)), b: Codec.string }),
        Codec.object({ code: Codec.union([Side.codec, Codec.constant(true)]), c: Codec.string }),
      ],
      { by: 'code' },
    );
    expect(codec.decode({ code: 2, a: 'a' }).ok).toBe(true);
    expect(expectedOf(codec, { code: null })).toEqual(['a string']);
    expect(expectedOf(codec, { code: 'left' })).toEqual(['a string']);
    expect(expectedOf(codec, { code: 4 })).toEqual([
      '1 or 2 or 3 or null or "left" or "right" or true',
    ]);
  });

  test('accepts a member that is a union by a field or a refined codec', () => {
    const shape = Codec.union([circle, square], { by: 'kind' });
    const line = Codec.refine(Codec.object({ kind: Codec.constant('line'), end: Codec.number }), {
      expected: 'a line',
      hasInstance: ({ end }) => end > 0,
      schema: { required: ['end'] },
    });
    const codec = Codec.union([shape, line], { by: 'kind' });
    const result = codec.decode({ kind: 'square' });
    expect(result.ok ? [] : result.error.path).toEqual(['side']);
    expect(codec.decode({ kind: 'line', end: 1 }).ok).toBe(true);
    expect(expectedOf(codec, { kind: 'a' })).toEqual(['"circle" or "square" or "line"']);
  });

  test('accepts a lazy() member that is declared later', () => {
    interface Group {
      readonly kind: 'group';
      readonly shapes: readonly Shape[];
    }
    type Shape = Group | Codec.ValueOf<typeof circle>;

    const shape: Codec.Codec<Shape> = Codec.union([circle, Codec.lazy('Group', () => group)], {
      by: 'kind',
    });
    const outer = Codec.union(
      [Codec.union([square, shape], { by: 'kind' }), Codec.object({ kind: Side.codec })],
      { by: 'kind' },
    );
    const group = Codec.object({ kind: Codec.constant('group'), shapes: Codec.array(shape) });

    const value: Shape = { kind: 'group', shapes: [{ kind: 'group', shapes: [] }] };
    expect(shape.decode(value)).toEqual({ ok: true, value });
    expect(shape.encode(value)).toEqual(value);
    const result = outer.decode({ kind: 'group', shapes: [{ kind: 'circle' }] });
    expect(result.ok ? [] : result.error.path).toEqual(['shapes', 0, 'radius']);
  });

  test('accepts a lazy() member that occurs twice', () => {
    const first = Codec.lazy('First', () => circle);
    const second = Codec.lazy('Second', () => square);
    const both = Codec.union([first, second], { by: 'kind' });
    const codec = Codec.union([Codec.union([both, first])], { by: 'kind' });
    expect(codec.decode({ kind: 'square', side: 1 }).ok).toBe(true);
    expect(expectedOf(codec, { kind: 'a' })).toEqual(['"circle" or "square"']);
  });

  test('ends for a codec that contains only itself', () => {
    const loop: Codec.Codec<{ readonly kind: string }> = Codec.lazy('Loop', () => loop);
    const codec = Codec.union([circle, loop], { by: 'kind' });
    expect(() => codec.decode({ kind: 'a' })).toThrow('Expected "members[1]" to be the codec');
  });

  test('names an invalid member in the error', () => {
    expect(() =>
      Codec.union([circle, Codec.object({ kind: Codec.string })], { by: 'kind' }),
    ).toThrow(
      new ArgumentError({
        message:
          'Expected "members[1]" to be the codec of an object with constants in the required field "kind", received an object',
      }),
    );
    expect(() => Codec.union([square, circle, circle], { by: 'kind' })).toThrow(
      'Expected "members[2]" to be the codec of an object with a unique constant in the field "kind", received "circle"',
    );
    const late = Codec.union([circle, Codec.lazy('Text', () => Codec.object({}))], {
      // @ts-expect-error TS2322: Only one member has the field.
      by: 'kind',
    });
    expect(() => late.decode({})).toThrow('Expected "members[1]" to be the codec');
    expect(() =>
      Codec.union([circle, Codec.union([square, Codec.string])], { by: 'kind' as never }),
    ).toThrow('Expected "members[1]" to be the codec');
  });

  test.each<readonly [string, JSONObject]>([
    ['any value', { anyOf: [true] }],
    ['any field', { properties: { kind: true }, required: ['kind'] }],
  ])('refuses a member whose schema accepts %s', (_name, schema) => {
    const member = Codec.of({ ...circle.definition, schema: () => schema });
    expect(() => Codec.union([member], { by: 'kind' })).toThrow('Expected "members[0]" to be');
  });

  test('requires a field that all members have', () => {
    // @ts-expect-error TS2322: There is no such field.
    expect(() => Codec.union([circle, square], { by: 'zz' })).toThrow(ArgumentError);
    // @ts-expect-error TS2322: Only one member has the field.
    expect(() => Codec.union([circle, square], { by: 'side' })).toThrow(ArgumentError);
    const members: readonly Codec.AnyCodec[] = [circle, square];
    expect(Codec.union(members, { by: 'kind' }).decode({ kind: 'circle', radius: 1 }).ok).toBe(
      true,
    );
    expect(() => Codec.union([circle], { by: 1 as never })).toThrow('Expected "by" to be');
  });
});

describe('nested lazy() codecs', () => {
  interface Chain {
    readonly n: readonly Chain[];
  }
  const chainOf = (depth: number): Chain => {
    let value: Chain = { n: [] };
    for (let level = 1; level < depth; level += 1) {
      value = { n: [value] };
    }
    return value;
  };
  const ringOf = (size: number): Codec.Codec<Chain> => {
    const ring: readonly Codec.Codec<Chain>[] = Array.from({ length: size }, (_, index) =>
      Codec.lazy(`L${index}`, () =>
        Codec.object({
          n: Codec.array(
            ring[(index + 1) % size] ??
              Codec.refine(ringOf(1), { expected: '', hasInstance: () => false }),
          ),
        }),
      ),
    );
    return ring[0] ?? ringOf(1);
  };

  test.each([1, 2, 10, 60])('share the limit on levels: %i', (size) => {
    const codec = ringOf(size);
    const cycle: { n: Chain[] } = { n: [] };
    cycle.n.push(cycle);
    expect(codec.decode(chainOf(500)).ok).toBe(true);
    expect(codec.encode(chainOf(500))).toEqual(chainOf(500));
    for (const value of [chainOf(501), chainOf(2000), cycle]) {
      expect(codec.decode(value).ok).toBe(false);
      expect(codec.hasInstance(value)).toBe(false);
      expect(() => codec.encode(value)).toThrow(ArgumentError);
    }
  });

  test('keep their levels next to a deep part', () => {
    interface Node {
      readonly nodes: readonly (Node | Codec.ValueOf<typeof leaf>)[];
    }
    const leaf = Codec.object({ a: Codec.array(Codec.array(Codec.array(Codec.number))) });
    const node: Codec.Codec<Node> = Codec.lazy('Node', () =>
      Codec.object({ nodes: Codec.array(Codec.union([leaf, node])) }),
    );
    let value: Node = { nodes: [{ a: [] }] };
    for (let level = 1; level < 500; level += 1) {
      value = { nodes: [value] };
    }
    expect(node.decode(value).ok).toBe(true);
    expect(node.hasInstance({ nodes: [value] })).toBe(false);
  });

  test('have fewer levels if each level has many codecs', () => {
    type Deep = readonly Deep[];
    const deep: Codec.Codec<Deep> = Codec.lazy('Deep', () => {
      // The schema of a refined lazy codec is a reference plus a keyword.
      let codec: Codec.Codec<Deep, unknown> = Codec.refine(deep, {
        expected: 'a list',
        hasInstance: () => true,
        schema: { type: 'array' },
      });
      for (let level = 0; level < 30; level += 1) {
        codec = Codec.array(codec);
      }
      return codec as Codec.Codec<Deep>;
    });
    const nest = (depth: number): Deep => {
      let value: Deep = [];
      for (let level = 1; level < depth; level += 1) {
        value = [value];
      }
      return value;
    };
    expect(deep.decode(nest(2_000)).ok).toBe(true);
    expect(deep.encode(nest(2_000))).toEqual(nest(2_000));
    expect(deep.decode(nest(3_000)).ok).toBe(false);
    expect(() => deep.encode(nest(3_000))).toThrow(ArgumentError);
  });
});

describe('withDefault()', () => {
  const defaults: readonly (readonly [string, Codec.AnyCodec, unknown])[] = [
    ['an array', Codec.array(Codec.number), [1]],
    ['an object', Codec.object({ a: Codec.array(Codec.number) }), { a: [1] }],
    ['a record', Codec.record(Codec.number), { a: 1 }],
    ['a set', Codec.set(Codec.number), new Set([1])],
    ['a map', Codec.map(Codec.string, Codec.number), new Map([['a', 1]])],
    ['a date', Codec.date, new Date(0)],
    ['any value', Codec.unknown, [{ a: [1] }]],
    ['any JSON', Codec.refine(Codec.unknown, { expected: '', hasInstance: () => true }), { a: [] }],
  ];

  test.each(defaults)('creates a new %s for each value', (_name, codec, fallback) => {
    const { decode } = Codec.withDefault(codec, fallback);
    const [first, second] = [decode(undefined), decode(undefined)];
    expect(first).toEqual({ ok: true, value: fallback });
    expect(first.ok && second.ok && first.value !== second.value).toBe(true);
    expect(first.ok && first.value !== fallback).toBe(true);
  });

  test('does not share mutable data between decoded values', () => {
    const fallback: number[] = [];
    const codec = Codec.withDefault(Codec.array(Codec.number), fallback);
    const first = codec.decode(undefined);
    if (first.ok) {
      (first.value as number[]).push(1);
    }
    fallback.push(2);
    expect(codec.decode(undefined)).toEqual({ ok: true, value: [] });
    expect(Codec.toJSONSchema(codec)).toMatchObject({ default: [] });
  });

  test('keeps a key called __proto__', () => {
    const fallback: unknown = JSON.parse('{"__proto__":{"a":1}}');
    const result = Codec.withDefault(Codec.unknown, fallback).decode(undefined);
    expect(result.ok && Object.keys(result.value as object)).toEqual(['__proto__']);
  });

  test('rejects a default that does not survive the round trip', () => {
    const broken = Codec.of<readonly string[], string>({
      hasInstance: (value): value is readonly string[] => Array.isArray(value),
      encode: (value) => value.join(''),
      decode: (input) => Codec.fault('nothing', input),
      schema: () => ({}),
    });
    expect(() => Codec.withDefault(broken, [])).toThrow(
      'Expected "fallback" to be a value that the codec decodes again',
    );
  });
});

describe('an option that is undefined', () => {
  test('counts as omitted', () => {
    const a = Codec.object({ a: Codec.number }, { exact: undefined, optional: undefined });
    expect(a.decode({ a: 1, b: 2 })).toEqual({ ok: true, value: { a: 1 } });
    expect(a.shape.exact).toBe(false);
    expect(Codec.tuple([Codec.number], { rest: undefined }).decode([1, 2]).ok).toBe(false);
    expect(Codec.union([a, Codec.string], { by: undefined }).decode('a').ok).toBe(true);
  });
});

describe('wrong kinds of values', () => {
  const object = Codec.object({ a: Codec.number });
  const wrong = [null, undefined, 0.5, NaN, 'wrong', true, {}, Symbol('a'), () => 1] as never[];
  const calls: Readonly<Record<string, (value: never) => unknown>> = {
    array: Codec.array,
    constant: (value) => Codec.constant(value),
    extend: (value) => Codec.extend(value, {}),
    failFast: Codec.failFast,
    lazy: (value) => Codec.lazy(value, () => Codec.string),
    map: (value) => Codec.map(value, Codec.string),
    maxItems: (value) => Codec.maxItems(value, 1),
    maximum: (value) => Codec.maximum(value, 1),
    minLength: (value) => Codec.minLength(value, 1),
    of: Codec.of,
    omit: (value) => Codec.omit(value, []),
    option: Codec.option,
    partial: Codec.partial,
    pattern: (value) => Codec.pattern(value, /a/),
    pick: (value) => Codec.pick(value, []),
    record: Codec.record,
    refine: (value) => Codec.refine(value, { expected: '', hasInstance: () => true }),
    set: Codec.set,
    toJSONSchema: Codec.toJSONSchema,
    transform: (value) => Codec.transform(Codec.string, value),
    tuple: (value) => Codec.tuple(value),
    union: (value) => Codec.union(value),
    withDefault: (value) => Codec.withDefault(value, 1 as never),
    'a field': (value) => Codec.object({ a: value }),
    'a further field': (value) => Codec.extend(object, { b: value }),
    'a member of a tuple': (value) => Codec.tuple([value]),
    'a member of a union': (value) => Codec.union([value]),
    'a refinement': (value) => Codec.refine(Codec.string, value),
    'names of fields': (value) => Codec.pick(object, value),
  };
  const takes = new Set([
    'constant null',
    'constant 0.5',
    'constant wrong',
    'constant true',
    'lazy wrong',
  ]);

  test.each(Object.entries(calls))('are rejected by %s', (name, call) => {
    for (const value of wrong) {
      if (!takes.has(`${name} ${String(value)}`)) {
        expect(() => call(value), String(value)).toThrow(ArgumentError);
      }
    }
  });

  test('are described in the errors', () => {
    expect(() => Codec.object(null as never)).toThrow('Expected "fields" to be an object');
    expect(() => Codec.object({ a: null as never })).toThrow('Expected "a" to be a codec');
    expect(() => Codec.tuple([Codec.string, null as never])).toThrow(
      'Expected "members[1]" to be a codec, received null',
    );
    expect(() => Codec.tuple([], { rest: null as never })).toThrow('Expected "rest" to be a codec');
    const lazy = Codec.lazy('A', () => object);
    expect(() => Codec.extend(lazy as never, {})).toThrow(
      'Expected "self" to be the codec of an object',
    );
    expect(() => Codec.object({}, { optional: null as never })).toThrow('Expected "optional"');
    expect(() => Codec.extend(object, {}, { optional: 1 as never })).toThrow('Expected "optional"');
    expect(() => Codec.extend(object, {}, { exact: 1 as never })).toThrow('Expected "exact"');
  });
});
