import { ArgumentError } from '@tstd/error';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';

import * as Codec from './Codec.js';
import { CodecError } from './CodecError.js';
import * as Enum from './Enum.js';
import type { Result } from './Result.js';

function errorOf(result: Result<unknown, CodecError>): CodecError {
  if (result.ok) {
    throw new Error(`Expected a failure, received ${JSON.stringify(result.value)}`);
  }
  return result.error;
}

function pathsOf(codec: Codec.AnyCodec, input: unknown): readonly Codec.Path[] {
  return errorOf(codec.decode(input)).faults.map(({ path }) => path);
}

function messageOf(codec: Codec.AnyCodec, input: unknown): string {
  return errorOf(codec.decode(input)).message;
}

const point = Codec.object({ x: Codec.number, y: Codec.number }, { exact: true });

describe('all faults', () => {
  test.each<readonly [string, Codec.AnyCodec, unknown, readonly Codec.Path[]]>([
    ['an array', Codec.array(Codec.number), ['a', 1, 'b'], [[0], [2]]],
    ['a tuple', Codec.tuple([Codec.number, Codec.string]), ['a', 1], [[0], [1]]],
    ['a longer tuple', Codec.tuple([Codec.number]), ['a', 'b'], [[], [0]]],
    ['a shorter tuple', Codec.tuple([Codec.number, Codec.number]), ['a'], [[], [0]]],
    [
      'a shorter tuple with a rest',
      Codec.tuple([Codec.number, Codec.number], { rest: Codec.number }),
      ['a'],
      [[], [0]],
    ],
    ['an object', point, { z: 1, y: 'a', w: 2 }, [['x'], ['y'], ['z'], ['w']]],
    ['an object with other keys', point, { x: 1, z: 1, y: 2, w: 2 }, [['z'], ['w']]],
    ['a record', Codec.record(Codec.number), { a: 'a', b: 1, c: null }, [['a'], ['c']]],
    ['parts of parts', Codec.array(point), [{ y: null }, 1], [[0, 'x'], [0, 'y'], [1]]],
    ['an option', Codec.option(point), {}, [['x'], ['y']]],
    [
      'what is refined',
      Codec.refine(point, { expected: 'never', hasInstance: () => false }),
      {},
      [['x'], ['y']],
    ],
    ['what contains itself', Codec.lazy('Point', () => point), {}, [['x'], ['y']]],
  ])('of %s', (_name, codec, input, paths) => {
    expect(pathsOf(codec, input)).toEqual(paths);
    expect(pathsOf(Codec.failFast(codec), input)).toEqual(paths.slice(0, 1));
  });

  test('are listed in the error as plain faults without others', () => {
    const error = errorOf(Codec.array(Codec.string).decode([1, 'a', 2]));
    const first = { path: [0], expected: 'a string', received: 1 };
    expect(error).toMatchObject(first);
    expect(error).not.toHaveProperty('others');
    expect(error.faults).toEqual([first, { path: [2], expected: 'a string', received: 2 }]);
    expect(errorOf(Codec.string.decode(1)).faults).toHaveLength(1);
  });

  test('are counted in the message after the first', () => {
    const codec = Codec.array(Codec.string);
    expect(messageOf(codec, [1])).toBe('At "/0": expected a string, received a number');
    expect(messageOf(codec, [1, 2])).toBe(
      'At "/0": expected a string, received a number (and 1 more fault)',
    );
    expect(messageOf(codec, [1, 2, 3])).toBe(
      'At "/0": expected a string, received a number (and 2 more faults)',
    );
    expect(messageOf(point, {})).toBe('At "/x": a finite number is missing (and 1 more fault)');
  });

  test('are the issues of Standard Schema', () => {
    expect(point['~standard'].validate({ y: 'a' })).toEqual({
      issues: [
        { message: 'A finite number is missing', path: ['x'] },
        { message: 'Expected a finite number, received a string', path: ['y'] },
      ],
    });
  });

  test('start with the fault that failFast() finds', () => {
    const codec = Codec.array(Codec.tuple([Codec.option(point), Codec.record(Codec.string)]));
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (part) => {
        const inputs = [
          [part, part],
          [null, { a: part }],
          [{ x: part, y: part, z: 1 }, part],
        ];
        const all = codec.decode(inputs);
        const first = Codec.failFast(codec).decode(inputs);
        expect(all.ok).toBe(first.ok);
        expect(all.ok ? [] : all.error.faults.slice(0, 1)).toEqual(
          first.ok ? [] : first.error.faults,
        );
      }),
    );
  });
});

describe('more than 100 faults', () => {
  const items = (count: number): readonly unknown[] => Array.from({ length: count }, () => 'a');

  test.each([
    [99, 99, false, '98 more faults'],
    [100, 100, false, '99 more faults'],
    [101, 100, true, 'at least 100 more faults'],
    [1_000_000, 100, true, 'at least 100 more faults'],
  ])('of %i are listed as %i', (count, listed, hasMore, text) => {
    const codec = Codec.array(Codec.number);
    const error = errorOf(codec.decode(items(count)));
    expect(error.faults).toHaveLength(listed);
    expect(error.hasMore).toBe(hasMore);
    expect(error.message).toBe(
      `At "/0": expected a finite number, received a string (and ${text})`,
    );
    expect(codec['~standard'].validate(items(count)).issues).toHaveLength(listed);
    expect(errorOf(Codec.failFast(codec).decode(items(count))).hasMore).toBe(false);
  });

  const wrong = Object.fromEntries(items(1000).map((part, index) => [`key ${index}`, part]));
  const number = Codec.of({ ...Codec.number.definition, isIdentity: false });

  test.each<readonly [string, (part: Codec.Codec<number, number>) => Codec.AnyCodec, unknown]>([
    ['an array', Codec.array, items(1000)],
    ['a tuple', (part) => Codec.tuple([part], { rest: part }), items(1000)],
    ['a set', Codec.set, items(1000)],
    ['a map', (part) => Codec.map(part, part), items(1000).map(() => ['a', 'a'])],
    ['a record', Codec.record, wrong],
    [
      'an object',
      (part) => Codec.object(Object.fromEntries(Object.keys(wrong).map((key) => [key, part]))),
      wrong,
    ],
    [
      'parts of parts',
      (part) => Codec.array(Codec.record(Codec.array(part))),
      [{ a: items(40) }, { a: items(40), b: items(1000) }, { a: items(1000) }],
    ],
    ['an option', (part) => Codec.option(Codec.array(part)), items(1000)],
    ['a union', (part) => Codec.union([Codec.string, Codec.array(part)]), items(1000)],
    ['a default', (part) => Codec.withDefault(Codec.array(part), []), items(1000)],
    ['what contains itself', (part) => Codec.lazy('List', () => Codec.array(part)), items(1000)],
  ])('of %s are not looked for', (_name, codecOf, input) => {
    const decode = vi.fn(number.definition.decode);
    const error = errorOf(codecOf(Codec.of({ ...number.definition, decode })).decode(input));
    expect(error.faults).toHaveLength(100);
    expect(error.hasMore).toBe(true);
    expect(decode.mock.calls.length).toBeLessThan(104);
  });

  test('of keys are not searched for beyond the limit', () => {
    const decode = vi.fn((input: unknown) => Codec.fault('no key', input));
    const key = Codec.of<string, string>({ ...Codec.string.definition, isIdentity: false, decode });
    for (const codec of [Codec.record(Codec.string, { key }), Codec.record(number, { key })]) {
      decode.mockClear();
      expect(errorOf(codec.decode(wrong)).faults).toHaveLength(100);
      expect(decode.mock.calls.length).toBeLessThan(102);
    }
  });

  test('of undeclared keys are not listed beyond the limit', () => {
    const keys = Object.fromEntries(Array.from({ length: 300_000 }, (_, index) => [`${index}`, 0]));
    const error = errorOf(Codec.object({ a: number }, { exact: true }).decode(keys));
    expect(error).toMatchObject({ path: ['a'], isMissing: true, hasMore: true });
    expect(error.faults).toHaveLength(100);
  });

  test('of a codec that ignores the limit are not listed', () => {
    const others = items(200).map((received, index) => ({
      path: [index],
      expected: 'b',
      received,
    }));
    const codec = Codec.of<never>({
      hasInstance: (_value): _value is never => false,
      encode: () => null,
      decode: (input) => ({
        ok: false,
        error: { path: [], expected: 'a', received: input, others },
      }),
      schema: () => ({}),
    });
    for (const each of [codec, Codec.array(codec)]) {
      const error = errorOf(each.decode([0, 0]));
      expect(error.faults).toHaveLength(100);
      expect(error.hasMore).toBe(true);
    }
  });

  test('in a branching cycle are not followed', () => {
    const tree: Codec.AnyCodec = Codec.lazy('Tree', () => Codec.array(tree));
    const cycle: unknown[] = [];
    cycle.push(cycle, cycle);
    expect(errorOf(tree.decode(cycle)).faults).toHaveLength(100);
  });
});

describe('faults of deep parts', () => {
  const tree: Codec.AnyCodec = Codec.lazy('Tree', () =>
    Codec.object({}, { optional: { parts: Codec.array(tree), values: Codec.array(Codec.number) } }),
  );
  const nest = (depth: number, values: readonly unknown[]): unknown => {
    let input: unknown = { values };
    for (let level = 0; level < depth; level += 1) {
      input = { parts: [input] };
    }
    return input;
  };

  test.each([0, 1, 7, 8, 9, 20, 400])('have complete paths from %i levels', (depth) => {
    const keys = Array.from({ length: depth }, () => ['parts', 0]).flat();
    const input = nest(depth, ['a', 1, 'b']);
    expect(errorOf(tree.decode(input)).faults).toEqual([
      { path: [...keys, 'values', 0], expected: 'a finite number', received: 'a' },
      { path: [...keys, 'values', 2], expected: 'a finite number', received: 'b' },
    ]);
    expect(errorOf(Codec.failFast(tree).decode(input)).path).toEqual([...keys, 'values', 0]);
  });

  test('are plain data in the result of a definition', () => {
    const keys = Array.from({ length: 20 }, () => ['parts', 0]).flat();
    const fault = { path: [...keys, 'values', 0], expected: 'a finite number', received: 'a' };
    const other = { path: [...keys, 'values', 1], expected: 'a finite number', received: 'b' };
    const { decode } = tree.definition;
    expect(decode(nest(20, ['a']))).toEqual({ ok: false, error: fault });
    expect(decode(nest(20, ['a', 'b']))).toEqual({
      ok: false,
      error: { ...fault, others: [other] },
    });
    expect(decode(nest(20, ['a', 'b']), 1)).toEqual({ ok: false, error: fault });
  });

  test('keep their messages', () => {
    const even = Codec.refine(Codec.object({ a: Codec.number }), {
      expected: 'an even number',
      hasInstance: ({ a }) => a % 2 === 0,
      path: ['a'],
      message: 'a is odd',
    });
    const list: Codec.AnyCodec = Codec.lazy('List', () => Codec.union([even, Codec.tuple([list])]));
    const input = (leaf: unknown): unknown => {
      let value = leaf;
      for (let level = 0; level < 30; level += 1) {
        value = [value];
      }
      return value;
    };
    const path = [...Array.from({ length: 30 }, () => 0), 'a'];
    expect(errorOf(list.decode(input({ a: 1 })))).toMatchObject({ path, received: 1 });
    expect(messageOf(list, input({ a: 1 }))).toContain('a is odd');
    expect(errorOf(list.decode(input({})))).toMatchObject({ path, isMissing: true });
  });
});

describe('messages', () => {
  const login = Codec.object({ user: Codec.string, password: Codec.minLength(Codec.string, 12) });

  test('contain no strings or numbers from the input, not even those of encode()', () => {
    const secret = 'hunter2';
    const error = errorOf(login.decode({ user: 1234, password: secret }));
    const issues = login['~standard'].validate({ user: 1234, password: secret });
    expect(error.message).toBe(
      'At "/user": expected a string, received a number (and 1 more fault)',
    );
    expect(JSON.stringify([error, error.message, issues])).not.toMatch(/hunter2|1234/);
    expect(() => login.encode({ user: 'Ada', password: secret })).toThrow(
      new ArgumentError({
        message: 'Expected a string of 12 characters or more, received a string',
      }),
    );
  });

  test('quote the received value with quoteReceived()', () => {
    const codec = Codec.quoteReceived(Codec.array(Codec.number));
    const input = ['a', undefined, 'b'.repeat(41), true, 10n ** 50n, 12n, null, []];
    expect(errorOf(codec.decode(input)).faults.map(({ message }) => message)).toEqual([
      'expected a finite number, received "a"',
      undefined,
      `expected a finite number, received "${'b'.repeat(40)}…"`,
      'expected a finite number, received true',
      `expected a finite number, received 1${'0'.repeat(39)}…`,
      'expected a finite number, received 12n',
      'expected a finite number, received null',
      'expected a finite number, received an array of 0 items',
    ]);
    expect(codec.decode([1])).toEqual({ ok: true, value: [1] });
    expect(messageOf(Codec.quoteReceived(Codec.string), -0)).toBe('Expected a string, received -0');
    expect(messageOf(codec, [1, 'a'])).toBe('At "/1": expected a finite number, received "a"');
    expect(codec['~standard'].validate('a')).toEqual({
      issues: [{ message: 'Expected an array, received "a"', path: [] }],
    });
    expectTypeOf(Codec.quoteReceived(login)).toEqualTypeOf<
      Codec.Codec<Codec.ValueOf<typeof login>, Codec.EncodedOf<typeof login>>
    >();
  });

  test('quote the received value of a single field', () => {
    const codec = Codec.object({ size: Codec.quoteReceived(Codec.number), password: Codec.string });
    const { faults } = errorOf(codec.decode({ size: 'XL', password: 1234 }));
    expect(faults.map((fault) => new CodecError(fault).message)).toEqual([
      'At "/size": expected a finite number, received "XL"',
      'At "/password": expected a string, received a number',
    ]);
    expect(messageOf(codec, { password: '' })).toBe('At "/size": a finite number is missing');
  });

  test('of a refinement are kept', () => {
    const even = Codec.refine(Codec.number, {
      expected: 'an even number',
      hasInstance: (value) => value % 2 === 0,
      message: 'must be even',
    });
    expect(messageOf(Codec.quoteReceived(even), 1)).toBe('Must be even');
  });
});

describe('failFast()', () => {
  test('does not decode other parts after the first fault', () => {
    const decode = vi.fn(Codec.number.definition.decode);
    const codec = Codec.of({ ...Codec.number.definition, isIdentity: false, decode });
    const codecs: readonly (readonly [Codec.AnyCodec, unknown])[] = [
      [Codec.array(codec), ['a', 'b']],
      [Codec.tuple([codec, codec]), ['a', 'b']],
      [Codec.object({ a: codec, b: codec }), { a: 'a', b: 'b' }],
      [Codec.record(codec), { a: 'a', b: 'b' }],
    ];
    for (const [each, input] of codecs) {
      decode.mockClear();
      expect(Codec.failFast(each).decode(input).ok).toBe(false);
      expect(decode).toHaveBeenCalledTimes(1);
    }
  });

  test('reports one fault, even for a codec that ignores the limit', () => {
    const all = Codec.array(Codec.number);
    const decode = (input: unknown) => all.definition.decode(input);
    const codec = Codec.failFast(Codec.of({ ...all.definition, decode }));
    expect(errorOf(codec.decode(['a', 'b']))).toMatchObject({
      faults: [{ path: [0] }],
      hasMore: false,
      message: 'At "/0": expected a finite number, received a string',
    });
    expect(codec['~standard'].validate(['a', 'b'])).toMatchObject({ issues: [{ path: [0] }] });
  });

  test('changes nothing else', () => {
    const codec = Codec.failFast(point);
    expect(codec.decode({ x: 1, y: 2 })).toEqual({ ok: true, value: { x: 1, y: 2 } });
    expect(codec.encode({ x: 1, y: 2 })).toEqual({ x: 1, y: 2 });
    expect(Codec.toJSONSchema(codec)).toEqual(Codec.toJSONSchema(point));
    expect(codec['~standard'].validate({})).toMatchObject({ issues: [{ path: ['x'] }] });
  });
});

describe('missing fields', () => {
  test('are reported as missing, not as undefined', () => {
    const codec = Codec.object({ a: Codec.string, b: Codec.object({ c: Codec.number }) });
    expect(messageOf(codec, { b: { c: 1 } })).toBe('At "/a": a string is missing');
    expect(messageOf(codec, { a: '', b: {} })).toBe('At "/b/c": a finite number is missing');
    expect(errorOf(codec.decode({ b: { c: 1 } }))).toMatchObject({ isMissing: true });
    expect(errorOf(codec.decode({ a: 1, b: { c: 1 } }))).not.toHaveProperty('isMissing');
  });

  test('are distinguished from an input that is undefined', () => {
    expect(messageOf(Codec.string, undefined)).toBe('Expected a string, received undefined');
  });

  test('are not reported for a fault inside a value that a codec creates from undefined', () => {
    const codec = Codec.of<string, string>({
      ...Codec.string.definition,
      isIdentity: false,
      decode: (input) => Codec.fault('a part', input, ['part']),
    });
    expect(messageOf(Codec.object({ a: codec }), {})).toBe(
      'At "/a/part": expected a part, received undefined',
    );
  });
});

describe('refine() with a path', () => {
  const fields = { password: Codec.string, repeat: Codec.string };
  const form = Codec.refine(Codec.object(fields), {
    expected: 'the password again',
    hasInstance: ({ password, repeat }) => password === repeat,
    path: ['repeat'],
    message: 'the passwords differ',
  });

  test('reports the fault at the part, with its custom message', () => {
    const input = { password: 'a', repeat: 'b' };
    expect(errorOf(form.decode(input))).toMatchObject({
      path: ['repeat'],
      expected: 'the password again',
      received: 'b',
      message: 'At "/repeat": the passwords differ',
    });
    expect(form['~standard'].validate(input)).toEqual({
      issues: [{ message: 'The passwords differ', path: ['repeat'] }],
    });
    expect(form.decode({ password: 'a', repeat: 'a' }).ok).toBe(true);
  });

  test('is appended to the path of the whole', () => {
    expect(messageOf(Codec.array(form), [{ password: 'a', repeat: 'b' }])).toBe(
      'At "/0/repeat": the passwords differ',
    );
  });

  test.each([
    [['a', 'b'], { a: { b: 1 } }, 1],
    [['a', 'b'], { a: {} }, undefined],
    [['a', 'b'], { a: 1 }, undefined],
    [['toString'], {}, undefined],
  ])('says what stands at %j of %j', (path, input, received) => {
    const codec = Codec.refine(
      Codec.record(Codec.union([Codec.number, Codec.record(Codec.number)])),
      {
        expected: 'another',
        hasInstance: () => false,
        path,
      },
    );
    expect(errorOf(codec.decode(input))).toMatchObject({ path, received });
  });
});

describe('transform() with a reason', () => {
  const even = Codec.transform(Codec.number, {
    expected: 'an even number',
    hasInstance: (value): value is { readonly ok: boolean; readonly half: number } =>
      typeof value === 'object' && value !== null && 'half' in value,
    encode: ({ half }) => half * 2,
    decode: (value) => {
      if (value < 0) {
        return undefined;
      }
      return value % 2 === 0
        ? { ok: value > 10, half: value / 2 }
        : Codec.fault('an even number, as pairs are counted', value);
    },
  });

  test('fails with the reason, or with the expected value if there is none', () => {
    expect(messageOf(even, 3)).toBe(
      'Expected an even number, as pairs are counted, received a number',
    );
    expect(messageOf(even, -2)).toBe('Expected an even number, received a number');
  });

  test('does not mistake a value for a fault', () => {
    expect(even.decode(4)).toEqual({ ok: true, value: { ok: false, half: 2 } });
    expect(even.decode(14)).toEqual({ ok: true, value: { ok: true, half: 7 } });
  });
});

describe('union() by a field', () => {
  const Side = Enum.of({ Left: 'left', Right: 'right' });
  const shape = Codec.union(
    [
      Codec.object({ kind: Codec.constant('circle'), radius: Codec.number }),
      Codec.object({ kind: Codec.constant('square'), side: Codec.number, name: Codec.string }),
      Codec.object({ kind: Side.codec }),
    ],
    { by: 'kind' },
  );

  test('encodes and decodes each member', () => {
    expect(shape.decode({ kind: 'circle', radius: 1 }).ok).toBe(true);
    expect(shape.encode({ kind: 'right' })).toEqual({ kind: 'right' });
    expect(shape.hasInstance({ kind: 'circle' })).toBe(false);
  });

  test('reports the faults of the member that was meant', () => {
    expect(pathsOf(shape, { kind: 'square' })).toEqual([['side'], ['name']]);
    expect(pathsOf(Codec.failFast(shape), { kind: 'square' })).toEqual([['side']]);
  });

  test('lists the members in the error', () => {
    const expected = '"circle" or "square" or "left" or "right"';
    expect(messageOf(shape, { kind: 'line' })).toBe(
      `At "/kind": expected ${expected}, received a string`,
    );
    expect(messageOf(shape, {})).toBe(`At "/kind": ${expected} is missing`);
    expect(messageOf(shape, Object.create({ kind: 'left' }))).toContain('Expected an object');
    expect(messageOf(shape, [])).toBe('Expected an object, received an array of 0 items');
  });

  test('accepts custom members whose schema lists the values of the field', () => {
    const list: Codec.AnyCodec = Codec.lazy('List', () =>
      Codec.union(
        [
          Codec.object({ isEnd: Codec.constant(true) }),
          Codec.refine(Codec.object({ isEnd: Codec.constant(false), rest: list }), {
            expected: 'a list',
            hasInstance: () => true,
          }),
        ],
        { by: 'isEnd' },
      ),
    );
    expect(list.decode({ isEnd: false, rest: { isEnd: true } }).ok).toBe(true);
    expect(messageOf(list, { isEnd: false, rest: { isEnd: 1 } })).toBe(
      'At "/rest/isEnd": expected true or false, received a number',
    );
  });

  test.each<readonly [string, Codec.AnyCodec]>([
    ['is no object', Codec.string],
    ['has no such field', Codec.object({ a: Codec.constant('a') })],
    ['has an optional one', Codec.object({}, { optional: { kind: Codec.constant('a') } })],
    ['has a default in it', Codec.object({ kind: Codec.withDefault(Codec.constant('a'), 'a') })],
    ['has any string in it', Codec.object({ kind: Codec.string })],
    ['has any JSON in it', Codec.object({ kind: Codec.lazy('Kind', () => Codec.string) })],
    ['has a value of another one', Codec.object({ kind: Codec.constant('circle') })],
  ])('refuses a member that %s', (_reason, member) => {
    const circle = Codec.object({ kind: Codec.constant('circle') });
    expect(() => Codec.union([circle, member], { by: 'kind' })).toThrow('Expected "members[1]" to');
  });

  test('tries the members in turn if no field is given', () => {
    const members = [Codec.object({ a: Codec.string }), Codec.object({ a: Codec.number })];
    expect(Codec.union(members, { by: undefined }).decode({ a: 1 }).ok).toBe(true);
  });
});

describe('union() in turn', () => {
  test('finds all faults of the only member whose faults are inside the input', () => {
    const codec = Codec.union([Codec.string, Codec.array(Codec.number)]);
    expect(pathsOf(codec, ['a', 'b'])).toEqual([[0], [1]]);
    expect(pathsOf(Codec.failFast(codec), ['a', 'b'])).toEqual([[0]]);
  });

  test('does not decode again at each level', () => {
    const decode = vi.fn(Codec.number.definition.decode);
    let codec: Codec.AnyCodec = Codec.of({ ...Codec.number.definition, isIdentity: false, decode });
    let input: unknown = 'a';
    for (let level = 0; level < 20; level += 1) {
      codec = Codec.union([Codec.string, Codec.array(codec)]);
      input = [input];
    }
    expect(codec.decode(input).ok).toBe(false);
    expect(decode.mock.calls.length).toBeLessThan(50);
  });
});
