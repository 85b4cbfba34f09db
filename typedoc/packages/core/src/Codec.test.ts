import type { StandardJSONSchemaV1, StandardSchemaV1 } from '@standard-schema/spec';
import type { JSONArray, JSONValue } from '@tstd/core-type';
import { ArgumentError } from '@tstd/error';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';

import * as Codec from './Codec.js';
import { CodecError } from './CodecError.js';
import * as Int from './Int.js';
import type { Option } from './Option.js';
import type { Result } from './Result.js';

function errorOf(result: Result<unknown, CodecError>): CodecError {
  if (result.ok) {
    throw new Error(`Expected a failure, received ${JSON.stringify(result.value)}`);
  }
  return result.error;
}

function messageOf(codec: Codec.AnyCodec, input: unknown): string {
  return errorOf(codec.decode(input)).message;
}

// Without `ownProperties`, Ajv counts inherited names such as `toString` as present.
const ajv = new Ajv2020({ ownProperties: true, strict: true, strictTypes: false });

/** Compiling also checks the schema against the meta-schema of draft 2020-12. */
function validatorOf(codec: Codec.AnyCodec): (input: unknown) => boolean {
  return ajv.compile(Codec.toJSONSchema(codec));
}

interface Tree {
  readonly label: string;
  readonly children: readonly Tree[];
}

const tree: Codec.Codec<Tree> = Codec.lazy('Tree', () =>
  Codec.object({ label: Codec.string, children: Codec.array(tree) }),
);

const date = Codec.transform(Codec.string, {
  expected: 'a date as text',
  hasInstance: (value): value is Date => value instanceof Date,
  encode: (value) => value.toISOString(),
  decode: (text) => {
    const value = new Date(text);
    return !Number.isNaN(value.getTime()) && value.toISOString() === text ? value : undefined;
  },
});

const yesNo = Codec.transform(Codec.string, {
  expected: '"yes" or "no"',
  hasInstance: (value): value is { readonly isYes: boolean } =>
    typeof value === 'object' && value !== null && 'isYes' in value,
  encode: ({ isYes }) => (isYes ? 'yes' : 'no'),
  decode: (text) => (text === 'yes' || text === 'no' ? { isYes: text === 'yes' } : undefined),
  schema: { enum: ['yes', 'no'] },
});

describe('primitives', () => {
  test('string accepts strings and nothing else', () => {
    expect(Codec.string.decode('a')).toEqual({ ok: true, value: 'a' });
    expect(Codec.string.encode('a')).toBe('a');
    expect(Codec.string.hasInstance('a')).toBe(true);
    expect(Codec.string.hasInstance(new String('a'))).toBe(false);
    expect(Codec.string.decode('\uD800')).toEqual({ ok: true, value: '\uD800' });
    expect(messageOf(Codec.string, 1)).toBe('Expected a string, received a number');
  });

  test('number accepts finite numbers and nothing else', () => {
    expect(Codec.number.decode(1.5)).toEqual({ ok: true, value: 1.5 });
    expect(Codec.number.encode(1.5)).toBe(1.5);
    for (const value of [NaN, Infinity, -Infinity, '1', null, undefined, 1n]) {
      expect(Codec.number.decode(value).ok).toBe(false);
      expect(Codec.number.hasInstance(value)).toBe(false);
    }
  });

  test('number throws when it encodes a number that JSON would convert to null', () => {
    expect(() => Codec.number.encode(NaN)).toThrow(ArgumentError);
    expect(() => Codec.number.encode(-Infinity)).toThrow(
      'Expected a finite number, received -Infinity',
    );
  });

  test('boolean accepts true and false and nothing else', () => {
    expect(Codec.boolean.decode(false)).toEqual({ ok: true, value: false });
    expect(Codec.boolean.encode(true)).toBe(true);
    expect(Codec.boolean.hasInstance(false)).toBe(true);
    expect(Codec.boolean.hasInstance(0)).toBe(false);
    expect(messageOf(Codec.boolean, 0)).toBe('Expected true or false, received a number');
  });

  test('null accepts null and nothing else', () => {
    expect(Codec.null.decode(null)).toEqual({ ok: true, value: null });
    expect(Codec.null.encode(null)).toBe(null);
    expect(messageOf(Codec.null, undefined)).toBe('Expected null, received undefined');
  });

  test('constant() accepts only its value', () => {
    const codec = Codec.constant('circle');
    expect(codec.decode('circle')).toEqual({ ok: true, value: 'circle' });
    expect(codec.encode('circle')).toBe('circle');
    expect(codec.hasInstance('square')).toBe(false);
    expect(messageOf(codec, 'square')).toBe('Expected "circle", received a string');
    expectTypeOf(codec).toEqualTypeOf<Codec.Codec<'circle', 'circle'>>();
  });

  test('constant() rejects a number that JSON does not have', () => {
    expect(() => Codec.constant(NaN)).toThrow(
      'Expected "value" to be a string, a finite number, a boolean or null, received NaN',
    );
    expect(() => Codec.constant(Infinity)).toThrow(ArgumentError);
    expect(Codec.constant(0).decode(0).ok).toBe(true);
  });

  test('constant() of zero decodes minus zero to zero, even in an array', () => {
    expect(Codec.constant(0).decode(-0)).toEqual({ ok: true, value: 0 });
    expect(Codec.array(Codec.constant(0)).decode([-0])).toEqual({ ok: true, value: [0] });
  });
});

describe('array()', () => {
  const codec = Codec.array(Codec.number);

  test('decodes each item and reports the path of the first fault', () => {
    expect(codec.decode([1, 2])).toEqual({ ok: true, value: [1, 2] });
    expect(codec.decode([])).toEqual({ ok: true, value: [] });
    expect(errorOf(codec.decode([1, 'a', 'b'])).path).toEqual([1]);
  });

  test('returns a new array in both directions', () => {
    const input = [1];
    const result = codec.decode(input);
    expect(result.ok && result.value).not.toBe(input);
    expect(codec.encode(input)).not.toBe(input);
  });

  test('rejects a value that is not an array', () => {
    expect(messageOf(codec, { length: 0 })).toBe('Expected an array, received an object');
    expect(codec.hasInstance({ length: 0 })).toBe(false);
  });

  test('checks the holes of a sparse array', () => {
    const sparse: number[] = [];
    sparse[1] = 1;
    expect(messageOf(codec, sparse)).toBe('At "/0": expected a finite number, received undefined');
    expect(codec.hasInstance(sparse)).toBe(false);
    expect(codec.hasInstance([1])).toBe(true);
  });
});

describe('tuple()', () => {
  const codec = Codec.tuple([Codec.string, date]);

  test('encodes and decodes each item with its own codec', () => {
    const value = ['a', new Date(0)] as const;
    expect(codec.encode(value)).toEqual(['a', '1970-01-01T00:00:00.000Z']);
    expect(codec.decode(['a', '1970-01-01T00:00:00.000Z'])).toEqual({ ok: true, value });
    expect(errorOf(codec.decode(['a', 'b'])).path).toEqual([1]);
  });

  test('requires the exact length', () => {
    expect(messageOf(codec, ['a'])).toBe(
      'Expected an array of 2 items, received an array of 1 item',
    );
    expect(codec.decode(['a', '1970-01-01T00:00:00.000Z', 1]).ok).toBe(false);
    expect(messageOf(Codec.tuple([Codec.string]), [])).toBe(
      'Expected an array of 1 item, received an array of 0 items',
    );
  });

  test('recognises its values', () => {
    expect(codec.hasInstance(['a', new Date(0)])).toBe(true);
    expect(codec.hasInstance(['a', 'b'])).toBe(false);
    expect(codec.hasInstance(['a'])).toBe(false);
    expect(codec.hasInstance('ab')).toBe(false);
  });

  test('has a schema without additional items', () => {
    expect(Codec.toJSONSchema(codec)).toMatchObject({ minItems: 2, maxItems: 2, items: false });
  });

  test('accepts only the empty array if it has no members', () => {
    const empty = Codec.tuple([]);
    const isValid = validatorOf(empty);
    expect(empty.decode([])).toEqual({ ok: true, value: [] });
    expect(isValid([])).toBe(true);
    expect(empty.decode([1]).ok).toBe(false);
    expect(isValid([1])).toBe(false);
  });

  test('has the types of its members', () => {
    expectTypeOf(codec).toEqualTypeOf<
      Codec.Codec<readonly [string, Date], readonly [string, string]>
    >();
  });
});

describe('object()', () => {
  const user = Codec.object(
    { name: Codec.string, nick: Codec.option(Codec.string) },
    { optional: { age: Codec.number } },
  );

  test('decodes required and optional fields', () => {
    expect(user.decode({ name: 'Ada', nick: null })).toStrictEqual({
      ok: true,
      value: { name: 'Ada', nick: undefined },
    });
    expect(user.decode({ name: 'Ada', nick: 'A', age: 36 })).toStrictEqual({
      ok: true,
      value: { name: 'Ada', nick: 'A', age: 36 },
    });
  });

  test('rejects an object without a required field', () => {
    expect(messageOf(user, { nick: null })).toBe('At "/name": a string is missing');
    expect(messageOf(user, { name: 'Ada' })).toBe('At "/nick": a string or null is missing');
  });

  test('treats undefined as absent', () => {
    expect(user.decode({ name: undefined, nick: null }).ok).toBe(false);
    expect(user.decode({ name: 'Ada', nick: null, age: undefined })).toStrictEqual({
      ok: true,
      value: { name: 'Ada', nick: undefined },
    });
  });

  test('rejects an optional field of another type', () => {
    expect(errorOf(user.decode({ name: 'Ada', nick: null, age: '36' })).path).toEqual(['age']);
  });

  test('encodes only the declared fields', () => {
    const value = { name: 'Ada', nick: undefined, secret: 1 };
    expect(user.encode(value)).toStrictEqual({ name: 'Ada', nick: null });
    expect(user.encode({ name: 'Ada', nick: 'A', age: 36 })).toStrictEqual({
      name: 'Ada',
      nick: 'A',
      age: 36,
    });
  });

  test('recognises its values', () => {
    expect(user.hasInstance({ name: 'Ada', nick: undefined })).toBe(true);
    expect(user.hasInstance({ name: 'Ada', nick: 'A', age: 36 })).toBe(true);
    expect(user.hasInstance({ name: 'Ada', nick: 'A', age: '36' })).toBe(false);
    expect(user.hasInstance({ nick: 'A' })).toBe(false);
    expect(user.hasInstance(null)).toBe(false);
  });

  test('accepts only plain objects, from any realm', () => {
    const codec = Codec.object({}, { optional: { size: Codec.number } });
    expect(codec.decode(Object.create(null)).ok).toBe(true);
    expect(codec.decode({}).ok).toBe(true);
    expect(messageOf(codec, 'a')).toBe('Expected an object, received a string');
    for (const value of [[], null, 'a', new Map(), new (class Point {})(), () => 0]) {
      expect(codec.decode(value).ok).toBe(false);
      expect(codec.hasInstance(value)).toBe(false);
    }
  });

  test('leaves out undeclared keys, or rejects them if it is exact', () => {
    const fields = { x: Codec.number };
    expect(Codec.object(fields).decode({ x: 1, y: 2 })).toStrictEqual({
      ok: true,
      value: { x: 1 },
    });
    expect(Codec.object(fields).hasInstance({ x: 1, y: 2 })).toBe(true);

    const exact = Codec.object(fields, { exact: true });
    expect(exact.decode({ x: 1 }).ok).toBe(true);
    expect(exact.hasInstance({ x: 1, y: 2 })).toBe(false);
    expect(messageOf(exact, { x: 1, y: 2 })).toBe(
      'At "/y": expected no such key, received a number',
    );
  });

  test('throws if a field is both required and optional', () => {
    expect(() => Codec.object({ a: Codec.string }, { optional: { a: Codec.number } })).toThrow(
      'The field "a" is both required and optional: declare it once',
    );
  });

  test('reads only own properties', () => {
    const codec = Codec.object({ toString: Codec.string });
    expect(codec.decode({}).ok).toBe(false);
    expect(codec.decode({ toString: 'a' }).ok).toBe(true);
  });

  test('treats __proto__ like any other name', () => {
    const codec = Codec.object({ ['__proto__']: Codec.object({ admin: Codec.boolean }) });
    const input: unknown = JSON.parse('{"__proto__":{"admin":true}}');
    const result = codec.decode(input);
    const value: object = result.ok ? result.value : {};
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(Object.hasOwn(value, '__proto__')).toBe(true);
    expect(JSON.stringify(codec.encode(value as never))).toBe('{"__proto__":{"admin":true}}');
    expect(codec.decode({}).ok).toBe(false);
    expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
  });

  test('has the types of its fields', () => {
    expectTypeOf<Codec.ValueOf<typeof user>>().toEqualTypeOf<{
      readonly name: string;
      readonly nick: Option<string>;
      readonly age?: number;
    }>();
    expectTypeOf<Codec.EncodedOf<typeof user>>().toEqualTypeOf<{
      readonly name: string;
      readonly nick: string | null;
      readonly age?: number;
    }>();
    // @ts-expect-error The field has another type.
    expect(() => user.encode({ name: 'Ada', nick: undefined, age: NaN, other: 1 })).toThrow();
  });

  test('lists the required fields in its schema', () => {
    expect(Codec.toJSONSchema(user)).toEqual({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      properties: {
        name: { type: 'string' },
        nick: { anyOf: [{ type: 'string' }, { type: 'null' }] },
        age: { type: 'number' },
      },
      required: ['name', 'nick'],
    });
    expect(Codec.toJSONSchema(Codec.object({}, { exact: true }))).toEqual({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      properties: {},
      additionalProperties: false,
    });
  });
});

describe('record()', () => {
  const codec = Codec.record(date);

  test('encodes and decodes each value', () => {
    const value = { epoch: new Date(0) };
    const encoded = { epoch: '1970-01-01T00:00:00.000Z' };
    expect(codec.encode(value)).toEqual(encoded);
    expect(codec.decode(encoded)).toEqual({ ok: true, value });
  });

  test('reports the key of a fault', () => {
    expect(messageOf(codec, { 'a/b~c': 1 })).toBe(
      'At "/a~1b~0c": expected a string, received a number',
    );
  });

  test('rejects a value that is not a plain object', () => {
    expect(messageOf(codec, [])).toBe('Expected an object, received an array of 0 items');
    expect(codec.hasInstance(new Map())).toBe(false);
    expect(codec.hasInstance({ epoch: 0 })).toBe(false);
    expect(codec.hasInstance({ epoch: new Date(0) })).toBe(true);
  });

  test('keeps __proto__ as an own property', () => {
    const numbers = Codec.record(Codec.number);
    const result = numbers.decode(JSON.parse('{"__proto__":1}'));
    const value = result.ok ? result.value : {};
    expect(Object.getOwnPropertyDescriptors(value)).toEqual(
      Object.getOwnPropertyDescriptors({ ['__proto__']: 1 }),
    );
    expect(JSON.stringify(numbers.encode(value))).toBe('{"__proto__":1}');
    expect(numbers.decode(JSON.parse('{"__proto__":{}}')).ok).toBe(false);
  });
});

describe('union()', () => {
  const codec = Codec.union([date, Codec.string, Codec.array(Codec.number)]);

  test('encodes a value with the codec of its member', () => {
    expect(codec.encode(new Date(0))).toBe('1970-01-01T00:00:00.000Z');
    expect(codec.encode('a')).toBe('a');
    expect(codec.encode([1])).toEqual([1]);
  });

  test('decodes with the first member that accepts the input', () => {
    expect(codec.decode('1970-01-01T00:00:00.000Z')).toEqual({ ok: true, value: new Date(0) });
    expect(codec.decode('a')).toEqual({ ok: true, value: 'a' });
    expect(codec.decode([1])).toEqual({ ok: true, value: [1] });
  });

  test('returns a value that needs no conversion unchanged, even in an array', () => {
    const text = Codec.union([Codec.string, Codec.number]);
    expect(text.decode('a')).toEqual({ ok: true, value: 'a' });
    expect(text.decode(1)).toEqual({ ok: true, value: 1 });
    expect(messageOf(text, true)).toBe('Expected a string or a finite number, received a boolean');
    expect(Codec.array(text).decode(['a', 1])).toEqual({ ok: true, value: ['a', 1] });
    expect(messageOf(Codec.array(text), ['a', null])).toBe(
      'At "/1": expected a string or a finite number, received null',
    );
  });

  test.each([[[date, Codec.number]], [[Codec.number, date]]])(
    'does not take a value for its JSON, wherever its member stands',
    (members) => {
      const either = Codec.union(members);
      expect(either.decode(new Date(0)).ok).toBe(false);
      expect(Codec.array(either).decode([new Date(0)]).ok).toBe(false);
    },
  );

  test('recognises the values of its members', () => {
    expect(codec.hasInstance(new Date(0))).toBe(true);
    expect(codec.hasInstance([1])).toBe(true);
    expect(codec.hasInstance(1)).toBe(false);
  });

  test('describes what each member expects, without repetitions', () => {
    expect(messageOf(codec, 1)).toBe('Expected a string or an array, received a number');
  });

  test('reports the fault of the only member whose fault is inside the input', () => {
    expect(messageOf(codec, [1, 'a'])).toBe('At "/1": expected a finite number, received a string');
  });

  test('uses the member that keeps all fields, whatever its position', () => {
    const narrow = Codec.object({ a: Codec.string });
    const wide = Codec.object({ a: Codec.string, b: Codec.number });
    const value = { a: 'x', b: 1 };
    const orders: readonly (readonly [Codec.AnyCodec, Codec.AnyCodec])[] = [
      [narrow, wide],
      [wide, narrow],
    ];
    for (const members of orders) {
      const either = Codec.union(members);
      expect(either.encode(value)).toEqual(value);
      expect(either.decode(value)).toEqual({ ok: true, value });
      expect(either.decode({ a: 'x' })).toEqual({ ok: true, value: { a: 'x' } });
      const nested = Codec.union([
        Codec.object({ items: Codec.array(members[0]) }),
        Codec.object({ items: Codec.array(members[1]) }),
      ]);
      expect(nested.encode({ items: [value] })).toEqual({ items: [value] });
      expect(nested.decode({ items: [value] })).toEqual({ ok: true, value: { items: [value] } });
    }
  });

  test('uses the member that loses the fewest fields, the first among equals', () => {
    const members = [
      Codec.object({ a: Codec.number }),
      Codec.object({ a: Codec.number, b: Codec.number }),
      Codec.object({ a: Codec.number, c: Codec.number }),
    ] as const;
    const either = Codec.union(members);
    expect(either.decode({ a: 1, b: 2, c: 3 })).toEqual({ ok: true, value: { a: 1, b: 2 } });
    expect(either.decode({ a: 1, d: 4 })).toEqual({ ok: true, value: { a: 1 } });
    const patch = Codec.union([
      Codec.object({ a: Codec.number }),
      Codec.object({ a: Codec.number }, { optional: { b: Codec.number } }),
    ]);
    expect(patch.encode({ a: 1, b: undefined })).toEqual({ a: 1 });
  });

  test('keeps the order of its members if a value becomes another kind of object', () => {
    const either = Codec.union([Codec.set(Codec.string), Codec.array(Codec.string)]);
    expect(either.decode(['a'])).toEqual({ ok: true, value: new Set(['a']) });
    const entries = Codec.union([Codec.map(Codec.string, date), Codec.unknown]);
    expect(entries.encode(new Map([['a', new Date(0)]]))).toEqual([
      ['a', '1970-01-01T00:00:00.000Z'],
    ]);
  });

  test('reports the fault of the only member that its constants allow', () => {
    const shape = Codec.union([
      Codec.object({ kind: Codec.constant('point') }),
      Codec.object({ radius: Codec.number, kind: Codec.constant('circle') }),
      Codec.object({ side: Codec.number, kind: Codec.constant('square') }),
      Codec.string,
    ]);
    const fault = { path: ['radius'], expected: 'a finite number', received: 'a' };
    for (const each of [shape, Codec.failFast(shape)]) {
      expect(errorOf(each.decode({ kind: 'circle', radius: 'a' })).faults).toEqual([fault]);
    }
    expect(messageOf(shape, { kind: 'circle' })).toBe('At "/radius": a finite number is missing');
    expect(messageOf(shape, { radius: 1 })).toBe(
      'Expected "point" at "/kind" or "circle" at "/kind" or a finite number at "/side", received an object',
    );
  });

  test('reports a fault at the path that its members share', () => {
    const either = Codec.union([
      Codec.object({ a: Codec.object({ b: Codec.number, c: Codec.string }) }),
      Codec.object({ a: Codec.object({ b: Codec.boolean, d: Codec.string }) }),
    ]);
    expect(errorOf(either.decode({ a: { b: 'x' } }))).toMatchObject({
      path: ['a', 'b'],
      expected: 'a finite number or true or false',
      received: 'x',
    });
    expect(messageOf(either, { a: {} })).toBe(
      'At "/a/b": a finite number or true or false is missing',
    );
    expect(messageOf(either, { a: { b: 1 } })).toBe(
      'At "/a": expected a string at "/c" or true or false at "/b", received an object',
    );
    expect(messageOf(either, {})).toBe('At "/a": an object is missing');
    const lists = Codec.union([Codec.array(Codec.number), Codec.tuple([Codec.boolean])]);
    expect(messageOf(lists, ['a'])).toBe(
      'At "/0": expected a finite number or true or false, received a string',
    );
  });

  test('throws for a value of no member, and if it has no members', () => {
    const numbers = Codec.union([Codec.number, Codec.null]);
    expect(() => numbers.encode(NaN)).toThrow(
      'Expected a value of a member of the union, received NaN',
    );
    expect(() => Codec.union([])).toThrow(ArgumentError);
    expect(() => Codec.union([])).toThrow(
      'Expected "members" to be at least one codec, received an array of 0 items',
    );
  });

  test('has the union of the types', () => {
    expectTypeOf(Codec.union([Codec.string, Int.codec])).toEqualTypeOf<
      Codec.Codec<string | Int.Int, string | number>
    >();
  });
});

describe('option()', () => {
  const codec = Codec.option(Codec.array(Codec.string));

  test('encodes None as null', () => {
    expect(codec.encode(undefined)).toBe(null);
    expect(codec.encode(['a'])).toEqual(['a']);
    expect(codec.decode(null)).toEqual({ ok: true, value: undefined });
    expect(codec.decode(['a'])).toEqual({ ok: true, value: ['a'] });
  });

  test('rejects undefined and values of another type', () => {
    expect(messageOf(codec, undefined)).toBe('Expected an array or null, received undefined');
    expect(messageOf(codec, [1])).toBe('At "/0": expected a string, received a number');
  });

  test('recognises None and the values of the inner codec', () => {
    expect(codec.hasInstance(undefined)).toBe(true);
    expect(codec.hasInstance(['a'])).toBe(true);
    expect(codec.hasInstance(null)).toBe(false);
  });
});

describe('refine()', () => {
  const positive = Codec.refine(Codec.number, {
    expected: 'a positive number',
    hasInstance: (value) => value > 0,
    schema: { exclusiveMinimum: 0 },
  });

  test('accepts only some values', () => {
    expect(positive.decode(1)).toEqual({ ok: true, value: 1 });
    expect(messageOf(positive, 0)).toBe('Expected a positive number, received a number');
    expect(messageOf(positive, 'a')).toBe('Expected a finite number, received a string');
    expect(positive.hasInstance(1)).toBe(true);
    expect(positive.hasInstance(0)).toBe(false);
    expect(positive.hasInstance('a')).toBe(false);
  });

  test('does not treat a value as its JSON', () => {
    const recent = Codec.refine(date, { expected: 'a recent date', hasInstance: () => true });
    expect(Codec.array(recent).decode([new Date(0)]).ok).toBe(false);
  });

  test('throws when it encodes a value that it does not accept', () => {
    expect(positive.encode(1)).toBe(1);
    expect(() => positive.encode(0)).toThrow('Expected a positive number, received a number');
  });

  test('narrows the type with a type guard', () => {
    const even = Codec.refine(Codec.number, {
      expected: 'an integer',
      hasInstance: (value): value is Int.Int => Int.hasInstance(value),
      narrows: true,
    });
    expectTypeOf(even).toEqualTypeOf<Codec.Codec<Int.Int, number>>();
    expectTypeOf(positive).toEqualTypeOf<Codec.Codec<number, number>>();
  });

  test('adds its keywords to the schema, separately if they overlap', () => {
    const small = Codec.refine(positive, {
      expected: 'a number below 10',
      hasInstance: (value) => value < 10,
      schema: { exclusiveMaximum: 10, exclusiveMinimum: -10 },
    });
    const isValid = validatorOf(small);
    expect([-5, 0, 5, 10].map((value) => isValid(value))).toEqual([false, false, true, false]);
    expect(Codec.toJSONSchema(positive)).toMatchObject({ type: 'number', exclusiveMinimum: 0 });
  });
});

describe('transform()', () => {
  test('encodes another type', () => {
    expect(date.encode(new Date(0))).toBe('1970-01-01T00:00:00.000Z');
    expect(date.decode('1970-01-01T00:00:00.000Z')).toEqual({ ok: true, value: new Date(0) });
    expect(date.hasInstance('1970-01-01T00:00:00.000Z')).toBe(false);
    expect(Codec.array(date).decode([new Date(0)]).ok).toBe(false);
  });

  test('distinguishes a fault of the encoded form from its own', () => {
    expect(messageOf(date, 1)).toBe('Expected a string, received a number');
    expect(messageOf(date, '1970')).toBe('Expected a date as text, received a string');
  });
});

describe('lazy()', () => {
  const example = { label: 'a', children: [{ label: 'b', children: [] }] };

  test('encodes and decodes a type that contains itself', () => {
    expect(tree.encode(example)).toEqual(example);
    expect(tree.decode(example)).toEqual({ ok: true, value: example });
    expect(tree.hasInstance(example)).toBe(true);
    expect(errorOf(tree.decode({ label: 'a', children: [{ label: 'b' }] })).path).toEqual([
      'children',
      0,
      'children',
    ]);
  });

  test('builds the codec once, when it is first used', () => {
    let count = 0;
    const codec = Codec.lazy('Text', () => {
      count += 1;
      return Codec.string;
    });
    expect(count).toBe(0);
    codec.decode('a');
    codec.decode('b');
    expect(count).toBe(1);
  });

  test('builds the codec once for its schemas and for a union by a field too', () => {
    let count = 0;
    const codec = Codec.lazy('Card', () => {
      count += 1;
      return Codec.object({ by: Codec.constant('card') });
    });
    Codec.toJSONSchema(Codec.tuple([codec, codec]));
    Codec.toJSONSchema(codec);
    expect(Codec.union([codec], { by: 'by' }).decode({ by: 'card' }).ok).toBe(true);
    expect(codec.decode({ by: 'card' }).ok).toBe(true);
    expect(count).toBe(1);
  });

  function nest(depth: number): Tree {
    let value: Tree = { label: 'leaf', children: [] };
    for (let level = 1; level < depth; level += 1) {
      value = { label: 'node', children: [value] };
    }
    return value;
  }

  test('decodes 500 levels and rejects one more', () => {
    expect(tree.decode(nest(500)).ok).toBe(true);
    expect(tree.hasInstance(nest(500))).toBe(true);
    expect(errorOf(tree.decode(nest(501))).expected).toBe('a "Tree" of fewer levels');
    expect(tree.hasInstance(nest(501))).toBe(false);
  });

  test('rejects a cycle', () => {
    const children: unknown[] = [];
    const cycle = { label: 'a', children };
    children.push(cycle);
    expect(tree.decode(cycle).ok).toBe(false);
    expect(tree.hasInstance(cycle)).toBe(false);
  });

  test('rejects every value if it contains only itself', () => {
    const loop: Codec.Codec<unknown> = Codec.lazy('Loop', () => loop);
    expect(loop.hasInstance(1)).toBe(false);
    expect(messageOf(loop, 1)).toBe('Expected a "Loop" of fewer levels, received a number');
  });

  test('starts again from the first level after a fault or an exception', () => {
    expect(tree.decode(nest(501)).ok).toBe(false);
    const hostile = {
      get label(): string {
        throw new Error('Read');
      },
      children: [],
    };
    for (let count = 0; count < 600; count += 1) {
      expect(() => tree.decode(hostile)).toThrow('Read');
    }
    expect(tree.decode(nest(500)).ok).toBe(true);
  });

  test('requires a name that a reference can contain', () => {
    for (const name of ['', '1a', 'a/b', 'a b', '__proto__', 'a#']) {
      expect(() => Codec.lazy(name, () => Codec.string)).toThrow(ArgumentError);
    }
    expect(() => Codec.lazy('a/b', () => Codec.string)).toThrow('received "a/b"');
  });

  test('refers to itself in the schema', () => {
    expect(Codec.toJSONSchema(tree)).toEqual({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $ref: '#/$defs/Tree',
      $defs: {
        Tree: {
          type: 'object',
          properties: {
            label: { type: 'string' },
            children: { type: 'array', items: { $ref: '#/$defs/Tree' } },
          },
          required: ['label', 'children'],
        },
      },
    });
  });

  test('distinguishes two types with the same name', () => {
    const first = Codec.lazy('Node', () => Codec.string);
    const second = Codec.lazy('Node', () => Codec.number);
    const third = Codec.lazy('Node', () => Codec.null);
    const codec = Codec.tuple([first, second, first, third]);
    expect(Codec.toJSONSchema(codec)).toMatchObject({
      prefixItems: [
        { $ref: '#/$defs/Node' },
        { $ref: '#/$defs/Node-2' },
        { $ref: '#/$defs/Node' },
        { $ref: '#/$defs/Node-3' },
      ],
      $defs: { Node: { type: 'string' }, 'Node-2': { type: 'number' }, 'Node-3': { const: null } },
    });
    expect(validatorOf(codec)(['a', 1, 'b', null])).toBe(true);
    expect(validatorOf(codec)(['a', 'b', 'b', null])).toBe(false);
  });
});

describe('of() and fault()', () => {
  test('fault() has the root as its default path', () => {
    expect(Codec.fault('a string', 1)).toEqual({
      ok: false,
      error: { path: [], expected: 'a string', received: 1 },
    });
    expect(Codec.fault('a string', 1, ['a', 0]).error.path).toEqual(['a', 0]);
  });

  test('of() turns the fault of a definition into an error', () => {
    const codec = Codec.of<string, string>({
      hasInstance: (value) => typeof value === 'string',
      encode: (value) => value,
      decode: (input) => Codec.fault('the impossible', input, ['a']),
      schema: () => ({ not: {} }),
    });
    const error = errorOf(codec.decode(1));
    expect(error).toBeInstanceOf(CodecError);
    expect(error).toMatchObject({ path: ['a'], expected: 'the impossible', received: 1 });
  });
});

describe('isIdentity', () => {
  const text = Codec.of<string, string>({
    hasInstance: (value) => typeof value === 'string',
    encode: (value) => value,
    decode: (input) => Codec.fault('not to be asked', input),
    schema: () => ({ type: 'string' }),
    isIdentity: true,
  });

  test('lets a combinator pass on a value unchanged', () => {
    expect(Codec.array(text).decode(['a'])).toEqual({ ok: true, value: ['a'] });
    expect(Codec.object({ a: text }).decode({ a: 'a' })).toEqual({ ok: true, value: { a: 'a' } });
    expect(Codec.union([text, date]).decode('a')).toEqual({ ok: true, value: 'a' });
    expect(Codec.union([text]).decode('a')).toEqual({ ok: true, value: 'a' });
  });

  test('is kept by a refinement, and by a union if all members have it', () => {
    const short = Codec.refine(text, { expected: 'a letter', hasInstance: (value) => value < 'b' });
    const codecs = [short, Codec.union([text]), Codec.union([text, date]), Codec.union([date])];
    expect(codecs.map((codec) => codec.definition.isIdentity)).toEqual([true, true, false, false]);
  });

  test('is true of the primitives', () => {
    const codecs = [Codec.string, Codec.number, Codec.boolean, Codec.null, Codec.constant('a')];
    expect(codecs.map((codec) => codec.definition.isIdentity)).toEqual(codecs.map(() => true));
  });
});

describe('Standard Schema', () => {
  const codec = Codec.object({ when: date });

  test('names its version and vendor', () => {
    expect(codec['~standard']).toMatchObject({ version: 1, vendor: 'tstd' });
  });

  test('returns the value', () => {
    expect(codec['~standard'].validate({ when: '1970-01-01T00:00:00.000Z' })).toEqual({
      value: { when: new Date(0) },
    });
  });

  test('returns one issue, whose message has no path', () => {
    expect(codec['~standard'].validate({ when: 1 })).toEqual({
      issues: [{ message: 'Expected a string, received a number', path: ['when'] }],
    });
  });

  test('exposes the types before and after decoding', () => {
    type Types = NonNullable<(typeof codec)['~standard']['types']>;
    expectTypeOf<Types['input']>().toEqualTypeOf<{ readonly when: string }>();
    expectTypeOf<Types['output']>().toEqualTypeOf<{ readonly when: Date }>();
    expectTypeOf(codec).toExtend<
      Codec.StandardSchema<{ readonly when: string }, { readonly when: Date }>
    >();
  });

  test('is assignable to the interface of the specification, with both types', () => {
    interface Encoded {
      readonly when: string;
    }
    interface Decoded {
      readonly when: Date;
    }
    expectTypeOf(codec).toExtend<StandardSchemaV1<Encoded, Decoded>>();
    expectTypeOf<Codec.AnyCodec>().toExtend<StandardSchemaV1>();
    expectTypeOf<Codec.StandardSchema<string, Date>>().toExtend<StandardSchemaV1<string, Date>>();
    expectTypeOf<StandardSchemaV1.InferInput<typeof codec>>().toEqualTypeOf<Encoded>();
    expectTypeOf<StandardSchemaV1.InferOutput<typeof codec>>().toEqualTypeOf<Decoded>();
    // @ts-expect-error The codec decodes to a date.
    const other: StandardSchemaV1<Encoded, Encoded> = codec;
    expect(other).toBe(codec);
  });

  test('works with a function that is written for the specification', async () => {
    /** Parses like a library that knows only the specification. */
    async function parse<Schema extends StandardSchemaV1>(
      schema: Schema,
      input: unknown,
    ): Promise<StandardSchemaV1.InferOutput<Schema>> {
      const result = await schema['~standard'].validate(input);
      if (result.issues !== undefined) {
        const places = result.issues.map(({ message, path = [] }) => {
          const keys = path.map((part) => (typeof part === 'object' ? part.key : part));
          return `${keys.map((key) => key.toString()).join('.')}: ${message}`;
        });
        throw new TypeError(places.join(', '));
      }
      return result.value;
    }

    const value = await parse(codec, { when: '1970-01-01T00:00:00.000Z' });
    expectTypeOf(value).toEqualTypeOf<{ readonly when: Date }>();
    expect(value).toEqual({ when: new Date(0) });
    await expect(parse(Codec.array(codec), [{ when: 1 }])).rejects.toThrow(
      '0.when: Expected a string, received a number',
    );
    await expect(parse(Int.codec, 0.5)).rejects.toThrow(
      ': Expected a safe integer, received a number',
    );
  });

  test('does not implement the conversion to JSON Schema', () => {
    expectTypeOf(codec).not.toExtend<StandardJSONSchemaV1>();
    expect(codec['~standard']).not.toHaveProperty('jsonSchema');
  });
});

describe('laws of any codec', () => {
  /** A codec with an arbitrary of its values. */
  interface Sample {
    readonly codec: Codec.Codec<unknown, unknown>;
    readonly values: fc.Arbitrary<unknown>;
  }

  function sample<Value>(
    codec: Codec.Codec<Value, unknown>,
    values: fc.Arbitrary<unknown>,
  ): Sample {
    const named = {
      ...codec,
      [fc.toStringMethod]: () => JSON.stringify(Codec.toJSONSchema(codec)),
    };
    // SAFETY: the values of a sample belong to its codec.
    return { codec: named as unknown as Codec.Codec<unknown, unknown>, values };
  }

  // No empty name, because Ajv ignores it in `required`.
  const names = fc.constantFrom('a', 'b', 'c', 'toString', 'valueOf', ' ', 'a/b~c');
  const finite = fc.double({ noDefaultInfinity: true, noNaN: true });
  const trees = fc.letrec<{ tree: Tree }>((tie) => ({
    tree: fc.record(
      {
        label: fc.string(),
        children: fc.oneof(
          { maxDepth: 3 },
          fc.constant([]),
          fc.array(tie('tree'), { maxLength: 3 }),
        ),
      },
      { noNullPrototype: true },
    ),
  })).tree;

  const leaves = fc.constantFrom<Sample>(
    sample(Codec.string, fc.string()),
    sample(Codec.number, finite),
    sample(Int.codec, fc.maxSafeInteger()),
    sample(Codec.boolean, fc.boolean()),
    sample(Codec.null, fc.constant(null)),
    sample(Codec.constant('a'), fc.constant('a')),
    sample(Codec.constant(1), fc.constant(1)),
    sample(
      yesNo,
      fc.boolean().map((value) => ({ isYes: value })),
    ),
    sample(tree, trees),
  );

  /** Creates the sample of an object from the samples of its fields. */
  function objectOf(
    required: Readonly<Record<string, Sample>>,
    optional: Readonly<Record<string, Sample>>,
    exact: boolean,
  ): Sample {
    const codecs = (fields: Readonly<Record<string, Sample>>): Codec.Fields =>
      Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.codec]));
    const values = (
      fields: Readonly<Record<string, Sample>>,
    ): Record<string, fc.Arbitrary<unknown>> =>
      Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.values]));
    const extra = Object.fromEntries(
      Object.entries(optional).filter(([name]) => !Object.hasOwn(required, name)),
    );
    return sample(
      Codec.object(codecs(required), { optional: codecs(extra), exact }),
      fc
        .tuple(
          fc.record(values(required), { noNullPrototype: true }),
          fc.record(values(extra), { requiredKeys: [], noNullPrototype: true }),
        )
        // An optional field with an option codec is absent if it is None.
        .map(([first, second]) => ({
          ...first,
          ...Object.fromEntries(Object.entries(second).filter(([, value]) => value !== undefined)),
        })),
    );
  }

  const samples = fc.letrec<{ sample: Sample }>((tie) => ({
    sample: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      leaves,
      tie('sample').map(({ codec, values }) =>
        sample(Codec.array(codec), fc.array(values, { maxLength: 3 })),
      ),
      tie('sample').map(({ codec, values }) =>
        sample(Codec.record(codec), fc.dictionary(names, values, { noNullPrototype: true })),
      ),
      // A tuple of one item distinguishes the `null` of the inner codec from the `null` of None.
      tie('sample').map(({ codec, values }) =>
        sample(Codec.option(Codec.tuple([codec])), fc.option(fc.tuple(values), { nil: undefined })),
      ),
      fc
        .array(tie('sample'), { maxLength: 3 })
        .map((members) =>
          sample(
            Codec.tuple(members.map(({ codec }) => codec)),
            fc.tuple(...members.map(({ values }) => values)),
          ),
        ),
      // The tag distinguishes the encoded members.
      fc
        .array(tie('sample'), { minLength: 1, maxLength: 3 })
        .map((members) =>
          sample(
            Codec.union(
              members.map(({ codec }, index) => Codec.tuple([Codec.constant(index), codec])),
            ),
            fc.oneof(...members.map(({ values }, index) => fc.tuple(fc.constant(index), values))),
          ),
        ),
      fc
        .tuple(
          fc.dictionary(names, tie('sample'), { maxKeys: 3 }),
          fc.dictionary(names, tie('sample'), { maxKeys: 2 }),
          fc.boolean(),
        )
        .map(([required, optional, exact]) => objectOf(required, optional, exact)),
    ),
  })).sample;

  const samplesWithValue = samples.chain(({ codec, values }) =>
    fc.record({ codec: fc.constant(codec), value: values }),
  );

  // SAFETY: the type of fast-check allows `undefined` in an object, but its values have none.
  const json = (maxDepth: number): fc.Arbitrary<JSONValue> =>
    fc.jsonValue({ maxDepth }) as fc.Arbitrary<JSONValue>;

  /** Generates JSON that differs from a value in one place, to find the limits of what a codec accepts. */
  function nearby(value: JSONValue): fc.Arbitrary<JSONValue> {
    return fc.oneof(fc.constant(value), json(1), ...changesOf(value));
  }

  function changesOf(value: JSONValue): readonly fc.Arbitrary<JSONValue>[] {
    if (typeof value !== 'object' || value === null) {
      return [];
    }
    if (isJSONArray(value)) {
      return [
        fc.constant(value.slice(0, -1)),
        json(0).map((item) => [...value, item]),
        ...value.map((item, index) => nearby(item).map((part) => value.with(index, part))),
      ];
    }
    const fields = Object.entries(value);
    return [
      fc.tuple(names, json(0)).map(([name, part]) => ({ ...value, [name]: part })),
      ...fields.map(([name]) =>
        fc.constant(Object.fromEntries(fields.filter(([other]) => other !== name))),
      ),
      ...fields.map(([name, part]) =>
        nearby(part).map((changed) => ({ ...value, [name]: changed })),
      ),
    ];
  }

  function isJSONArray(value: JSONValue): value is JSONArray {
    return Array.isArray(value);
  }

  test('decode() returns the value that was passed to encode()', () => {
    fc.assert(
      fc.property(samplesWithValue, ({ codec, value }) => {
        expect(codec.hasInstance(value)).toBe(true);
        expect(codec.decode(codec.encode(value))).toStrictEqual({ ok: true, value });
      }),
      { numRuns: 200 },
    );
  });

  test('encode() returns JSON, which survives a round trip through text', () => {
    fc.assert(
      fc.property(samplesWithValue, ({ codec, value }) => {
        const encoded = codec.encode(value);
        // JSON text loses the sign of negative zero, which `toEqual` would report.
        const text = JSON.stringify(encoded);
        expect(JSON.stringify(JSON.parse(text))).toBe(text);
        expect(codec.decode(JSON.parse(text)).ok).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  test('the schema accepts the result of encode()', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(samplesWithValue, ({ codec, value }) => {
        expect(validatorOf(codec)(codec.encode(value))).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  test('the schema accepts JSON if and only if decode() accepts it', { timeout: 60_000 }, () => {
    const seen = { accepted: 0, refused: 0 };
    fc.assert(
      fc.property(
        samplesWithValue.chain(({ codec, value }) =>
          fc.record({
            codec: fc.constant(codec),
            input: nearby(JSON.parse(JSON.stringify(codec.encode(value)))),
          }),
        ),
        ({ codec, input }) => {
          const isValid = validatorOf(codec)(input);
          const result = codec.decode(input);
          seen[result.ok ? 'accepted' : 'refused'] += 1;
          expect(result.ok).toBe(isValid);
        },
      ),
      { numRuns: 200 },
    );
    expect(seen.accepted).toBeGreaterThan(20);
    expect(seen.refused).toBeGreaterThan(20);
  });

  test('the received value of a fault is the value at its path', () => {
    fc.assert(
      fc.property(samples, fc.jsonValue({ maxDepth: 3 }), ({ codec }, input) => {
        const result = codec.decode(input);
        fc.pre(!result.ok);
        const { path, received } = errorOf(result);
        const found = path.reduce<unknown>(
          (part, key) => Object.entries(Object(part)).find(([name]) => name === String(key))?.[1],
          input,
        );
        expect(found).toBe(received);
      }),
    );
  });

  test('decode() returns a result for every JavaScript value', () => {
    fc.assert(
      fc.property(
        samples,
        fc.anything({ withBigInt: true, withDate: true, withMap: true }),
        ({ codec }, input) => {
          expect(typeof codec.decode(input).ok).toBe('boolean');
          expect(typeof codec.hasInstance(input)).toBe('boolean');
        },
      ),
    );
  });
});
