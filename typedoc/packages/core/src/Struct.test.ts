import { ArgumentError } from '@tstd/error';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';

import { codecLaws, equalLaws } from '../../../laws/index.js';
import * as Codec from './Codec.js';
import { Equal } from './Equal.js';
import * as Int from './Int.js';
import * as String from './String.js';
import * as Struct from './Struct.js';

const Circle = Struct.define('Circle', { radius: Int.codec });
const Label = Struct.define(
  'Label',
  { text: Codec.string },
  { optional: { size: Codec.number }, exact: true },
);
const Empty = Struct.define('Empty', {});

type Circle = Struct.ValueOf<typeof Circle>;
type Label = Struct.ValueOf<typeof Label>;
type Empty = Struct.ValueOf<typeof Empty>;
type Shape = Circle | Label | Empty;

const shapeCodec = Struct.union([Circle, Label, Empty]);

const circles = fc.maxSafeInteger().map((radius) => Circle.of({ radius: Int.of(radius) }));
const labels: fc.Arbitrary<Label> = fc
  .record(
    { text: fc.string(), size: fc.integer() },
    { requiredKeys: ['text'], noNullPrototype: true },
  )
  .map((fields) => Label.of(fields));
const shapes: fc.Arbitrary<Shape> = fc.oneof(circles, labels, fc.constant(Empty.of({})));

function messageOf(codec: Codec.AnyCodec, input: unknown): string {
  const result = codec.decode(input);
  return result.ok ? '' : result.error.message;
}

describe('of()', () => {
  test('returns a plain object with the tag and the fields', () => {
    expect(Struct.of('Circle', { radius: 1 })).toStrictEqual({ _: 'Circle', radius: 1 });
    expect(Struct.of('Empty')).toStrictEqual({ _: 'Empty' });
    expect(Struct.of('Empty', {})).toStrictEqual({ _: 'Empty' });
  });

  test('copies the fields', () => {
    const fields = Object.freeze({ radius: 1 });
    expect(Struct.of('Circle', fields)).not.toBe(fields);
    expect(fields).toStrictEqual({ radius: 1 });
  });

  test('copies own fields, but not inherited fields', () => {
    const parent = { radius: 1 };
    const fields = Object.assign(Object.create(parent) as typeof parent, { color: 'red' });
    expect(Struct.of('Circle', fields)).toStrictEqual({ _: 'Circle', color: 'red' });
  });

  test('keeps the tag as a literal type', () => {
    const circle = Struct.of('Circle', { radius: 1 });
    expectTypeOf(circle).toEqualTypeOf<{ readonly _: 'Circle'; readonly radius: number }>();
    expectTypeOf(circle).toEqualTypeOf<Struct.Struct<'Circle', { radius: number }>>();
    expectTypeOf(Struct.of('Empty')).toEqualTypeOf<{ readonly _: 'Empty' }>();
    expect(circle._).toBe('Circle');
  });

  test('can be used in a generic function', () => {
    const box = <Value>(value: Value): Struct.Struct<'Box', { value: Value }> =>
      Struct.of('Box', { value });
    expectTypeOf(box(1)).toEqualTypeOf<{ readonly _: 'Box'; readonly value: number }>();
    expect(box(1)).toStrictEqual({ _: 'Box', value: 1 });
  });

  test('rejects a second tag, also at compile time', () => {
    // @ts-expect-error The tag cannot be passed twice.
    expect(() => Struct.of('Circle', { _: 'Square' })).toThrow(ArgumentError);
    // @ts-expect-error The tag cannot be passed twice.
    expect(() => Struct.of('Circle', { _: undefined })).toThrow(
      'A field cannot be named "_", which is the name of the tag',
    );
  });
});

describe('define()', () => {
  test('returns the tag and a constructor', () => {
    expect(Circle.tag).toBe('Circle');
    expect(Circle.of({ radius: Int.of(1) })).toStrictEqual({ _: 'Circle', radius: 1 });
    expect(Label.of({ text: 'a' })).toStrictEqual({ _: 'Label', text: 'a' });
    expect(Empty.of({})).toStrictEqual({ _: 'Empty' });
  });

  test('infers the types', () => {
    expectTypeOf<Circle>().toEqualTypeOf<{ readonly _: 'Circle'; readonly radius: Int.Int }>();
    expectTypeOf<Label>().toEqualTypeOf<{
      readonly _: 'Label';
      readonly text: string;
      readonly size?: number;
    }>();
    expectTypeOf(Circle.tag).toEqualTypeOf<'Circle'>();
    expectTypeOf(Circle.of).parameter(0).toEqualTypeOf<{ readonly radius: Int.Int }>();
    expectTypeOf(Circle.codec).toEqualTypeOf<
      Codec.ObjectCodec<Circle, { readonly _: 'Circle'; readonly radius: number }>
    >();
    expectTypeOf<Struct.FieldsOf<Label>>().toEqualTypeOf<{
      readonly text: string;
      readonly size?: number;
    }>();
  });

  test('the constructor rejects values that the codecs cannot encode', () => {
    const Price = Struct.define('Price', { amount: Codec.number, unit: Codec.string });
    expect(() => Price.of({ amount: Infinity, unit: 'EUR' })).toThrow(ArgumentError);
    expect(() => Price.of({ amount: Infinity, unit: 'EUR' })).toThrow(
      'Expected valid fields for "Price", received amount: Infinity, unit: a string',
    );
    // @ts-expect-error The fields are missing.
    expect(() => Price.of({})).toThrow('Expected valid fields for "Price", received no fields');
    // @ts-expect-error The type is exact and has no such field.
    expect(() => Label.of({ text: 'a', other: 1 })).toThrow(ArgumentError);
    // @ts-expect-error The tag is not a field.
    expect(() => Circle.of({ _: 'Circle', radius: Int.of(1) })).toThrow(
      'A field cannot be named "_", which is the name of the tag',
    );
  });

  test('hasInstance() checks the tag and the fields', () => {
    expect(Circle.hasInstance({ _: 'Circle', radius: 1 })).toBe(true);
    for (const value of [
      { _: 'Label', radius: 1 },
      { _: 'Circle', radius: 0.5 },
      { _: 'Circle' },
      { radius: 1 },
      null,
      'Circle',
    ]) {
      expect(Circle.hasInstance(value)).toBe(false);
    }
  });

  test('rejects a field that is both required and optional', () => {
    const text = { text: Codec.string };
    for (const make of [Struct.define, Struct.codec]) {
      expect(() => make('A', text, { optional: text })).toThrow(
        new ArgumentError({
          message: 'The field "text" is both required and optional: declare it once',
        }),
      );
    }
  });

  test('rejects a field with the name of the tag', () => {
    // @ts-expect-error The tag is not a field.
    expect(() => Struct.define('A', { _: Codec.string })).toThrow(ArgumentError);
    // @ts-expect-error The tag is not a field.
    expect(() => Struct.define('A', {}, { optional: { _: Codec.string } })).toThrow(
      'A field cannot be named "_", which is the name of the tag',
    );
  });
});

describe('hasInstance() and is()', () => {
  test('hasInstance() accepts plain objects with a string as their own tag', () => {
    expect(Struct.hasInstance({ _: 'Circle' })).toBe(true);
    expect(Struct.hasInstance(Circle.of({ radius: Int.of(1) }))).toBe(true);
    const inherited = Object.create({ _: 'Circle' }) as unknown;
    for (const value of [{}, { _: 1 }, { _: undefined }, inherited, ['_'], null, undefined, 'a']) {
      expect(Struct.hasInstance(value)).toBe(false);
    }
  });

  test('is() compares the tag', () => {
    const shape = Empty.of({}) as Shape;
    expect([Struct.is(shape, 'Empty'), Struct.is(shape, 'Circle')]).toEqual([true, false]);
  });

  test('is() narrows a union, in both directions', () => {
    const shape = Circle.of({ radius: Int.of(1) }) as Shape;
    if (Struct.is(shape, 'Circle')) {
      expectTypeOf(shape.radius).toEqualTypeOf<Int.Int>();
    } else {
      expectTypeOf(shape).toEqualTypeOf<Label | Empty>();
    }
    // @ts-expect-error The union has no such tag.
    expect(Struct.is(shape, 'Oval')).toBe(false);
  });
});

describe('match()', () => {
  const describeShape = (shape: Shape): string =>
    Struct.match(shape, {
      Circle: ({ radius }) => `radius ${radius}`,
      Label: ({ text }) => text,
      Empty: () => 'nothing',
    });

  test('calls the function for the tag with the struct', () => {
    expect(describeShape(Circle.of({ radius: Int.of(1) }))).toBe('radius 1');
    expect(describeShape(Label.of({ text: 'a' }))).toBe('a');
    expect(describeShape(Empty.of({}))).toBe('nothing');
    const branch = vi.fn();
    const other = vi.fn();
    const empty = Empty.of({});
    Struct.match(empty, { Empty: branch, Circle: other });
    expect(branch).toHaveBeenCalledExactlyOnceWith(empty);
    expect(other).not.toHaveBeenCalled();
  });

  test('returns the union of the result types', () => {
    const shape = Empty.of({}) as Shape;
    const result = Struct.match(shape, {
      Circle: ({ radius }) => radius,
      Label: () => 'a',
      Empty: () => null,
    });
    expectTypeOf(result).toEqualTypeOf<Int.Int | string | null>();
    expect(result).toBe(null);
  });

  test('requires a function for every tag of the union, and ignores other functions', () => {
    const shape = Empty.of({}) as Shape;
    // @ts-expect-error The function for "Label" is missing.
    expect(Struct.match(shape, { Circle: () => 1, Empty: () => 2 })).toBe(2);
    const all = { Circle: () => 1, Label: () => 2, Empty: () => 3 };
    expect(Struct.match(Empty.of({}), all)).toBe(3);
  });

  test('throws for a tag without a function, even if objects inherit a function of that name', () => {
    for (const tag of ['Oval', 'toString', '__proto__']) {
      const shape = { _: tag } as unknown as Empty;
      expect(() => Struct.match(shape, { Empty: () => 1 })).toThrow(ArgumentError);
      expect(() => Struct.match(shape, { Empty: () => 1 })).toThrow(
        `Expected a function for the tag "${tag}"`,
      );
    }
  });

  test('throws for a function that the matcher inherits from its class', () => {
    class Matcher {
      Empty(): number {
        return 1;
      }
    }
    expect(() => Struct.match(Empty.of({}), new Matcher())).toThrow(
      'Expected a function for the tag "Empty"',
    );
  });
});

describe('equal()', () => {
  const equal = Struct.equal({ Circle: { radius: Int }, Label: { text: String.equal }, Empty: {} });

  test('compares the tags and the fields', () => {
    const circle = Struct.of('Circle', { radius: Int.of(1) });
    expect(equal.equals(circle, { ...circle })).toBe(true);
    expect(equal.equals(circle, { ...circle, radius: Int.of(2) })).toBe(false);
    expect(equal.equals(Struct.of('Empty'), Struct.of('Empty'))).toBe(true);
    expect(equal.equals(Struct.of('Empty'), circle)).toBe(false);
    expect(equal.equals(circle, Struct.of('Empty'))).toBe(false);
  });

  test('compares each field with its own equality', () => {
    const caseless = Equal<string>((self, other) => self.toLowerCase() === other.toLowerCase());
    const { equals } = Struct.equal({ Word: { text: caseless, count: Int.equal } });
    const word = Struct.of('Word', { text: 'a', count: Int.of(1) });
    expect(equals(word, { ...word, text: 'A' })).toBe(true);
    expect(equals(word, { ...word, text: 'b' })).toBe(false);
    expect(equals(word, { ...word, count: Int.of(2) })).toBe(false);
  });

  test('ignores unlisted fields, and does not need an equality for the second tag', () => {
    const circle = Struct.of('Circle', { radius: Int.of(1) });
    expect(equal.equals(circle, { ...circle, color: 'red' } as Circle)).toBe(true);
    expect(equal.equals(circle, { _: 'Oval' } as unknown as Circle)).toBe(false);
  });

  test('infers the type of the structs', () => {
    expectTypeOf(equal).toExtend<Equal<Circle>>();
    expectTypeOf(Struct.equal({ Circle: { radius: Int } })).toEqualTypeOf<Equal<Circle>>();
    // @ts-expect-error The union has no tag "Oval".
    expect(() => equal.equals({ _: 'Oval' }, { _: 'Oval' })).toThrow(ArgumentError);
  });

  test('throws for an unknown tag, even if objects inherit a property of that name', () => {
    const stranger = { _: 'toString' } as unknown as Empty;
    expect(() => equal.equals(stranger, stranger)).toThrow(
      'Expected equalities for the tag "toString"',
    );
  });
});

describe('codec()', () => {
  const codec = Struct.codec('Circle', { radius: Codec.number });

  test('encodes and decodes the tag as a field', () => {
    expect(codec.encode({ _: 'Circle', radius: 1 })).toEqual({ _: 'Circle', radius: 1 });
    expect(codec.decode({ _: 'Circle', radius: 1 })).toEqual({
      ok: true,
      value: { _: 'Circle', radius: 1 },
    });
  });

  test('checks the tag first', () => {
    expect(messageOf(codec, { radius: '1' })).toBe(
      'At "/_": "Circle" is missing (and 1 more fault)',
    );
    expect(messageOf(codec, { _: 'Circle', radius: '1' })).toBe(
      'At "/radius": expected a finite number, received a string',
    );
  });

  test('requires the tag in its schema', () => {
    expect(Codec.toJSONSchema(codec)).toMatchObject({
      properties: { _: { const: 'Circle' }, radius: { type: 'number' } },
      required: ['_', 'radius'],
    });
  });

  test('accepts optional fields and the exact mode', () => {
    expect(Label.codec.decode({ _: 'Label', text: 'a', size: 1 }).ok).toBe(true);
    expect(messageOf(Label.codec, { _: 'Label', text: 'a', other: 1 })).toBe(
      'At "/other": expected no such key, received a number',
    );
  });
});

describe('union()', () => {
  test('decodes and encodes with the codec for the tag', () => {
    const moment = Struct.define('Moment', {
      at: Codec.transform(Codec.string, {
        expected: 'a date as text',
        hasInstance: (value) => value instanceof Date,
        encode: (value) => value.toISOString(),
        decode: (text) => new Date(text),
      }),
    });
    const codec = Struct.union([Circle, moment]);
    const json = { _: 'Moment', at: '1970-01-01T00:00:00.000Z' };
    expect(codec.decode(json)).toEqual({ ok: true, value: { _: 'Moment', at: new Date(0) } });
    expect(codec.encode({ _: 'Moment', at: new Date(0) })).toEqual(json);
    expect(codec.encode({ _: 'Circle', radius: Int.of(1) })).toEqual({ _: 'Circle', radius: 1 });
  });

  test('reports only the fault of the member with the tag', () => {
    expect(messageOf(shapeCodec, { _: 'Circle', radius: 0.5 })).toBe(
      'At "/radius": expected a safe integer, received a number',
    );
  });

  test('lists the tags if the tag is missing or unknown', () => {
    const expected = 'expected "Circle" or "Label" or "Empty"';
    expect(messageOf(shapeCodec, { _: 'Oval' })).toBe(`At "/_": ${expected}, received a string`);
    expect(messageOf(shapeCodec, { radius: 1 })).toBe(`At "/_": ${expected}, received undefined`);
    expect(messageOf(shapeCodec, Object.create({ _: 'Empty' }))).toBe(
      'Expected an object, received an instance of Object',
    );
    expect(messageOf(shapeCodec, null)).toBe('Expected an object, received null');
    expect(messageOf(shapeCodec, [])).toBe('Expected an object, received an array of 0 items');
  });

  test('does not call the codecs of other members', () => {
    const decode = vi.fn(Circle.codec.definition.decode);
    const spied = Codec.of({ ...Circle.codec.definition, decode });
    const codec = Struct.union([{ tag: 'Circle', codec: spied }, Empty]);
    expect(codec.decode({ _: 'Empty' }).ok).toBe(true);
    expect(decode).not.toHaveBeenCalled();
  });

  test('recognises the values of its members', () => {
    expect(shapeCodec.hasInstance({ _: 'Circle', radius: 1 })).toBe(true);
    expect(shapeCodec.hasInstance({ _: 'Circle', radius: 0.5 })).toBe(false);
    expect(shapeCodec.hasInstance({ _: 'Oval' })).toBe(false);
    expect(shapeCodec.hasInstance(null)).toBe(false);
  });

  test('throws for a value that belongs to no member', () => {
    // @ts-expect-error The union has no tag "Oval".
    expect(() => shapeCodec.encode({ _: 'Oval' })).toThrow(ArgumentError);
    // @ts-expect-error The union has no tag "Oval".
    expect(() => shapeCodec.encode({ _: 'Oval' })).toThrow(
      'Expected a struct with the tag "Circle" or "Label" or "Empty", received a string',
    );
  });

  test('rejects duplicate tags and an empty list of members', () => {
    expect(() => Struct.union([Circle, Circle])).toThrow(
      'Expected "members[1].tag" to be a unique tag, received "Circle"',
    );
    expect(() => Struct.union([])).toThrow(
      'Expected "members" to be at least one struct, received an array of 0 items',
    );
    expect(() => Struct.union([])).toThrow(ArgumentError);
  });

  test('has the union of the types', () => {
    expectTypeOf<Codec.ValueOf<typeof shapeCodec>>().toEqualTypeOf<Shape>();
    expectTypeOf<Codec.EncodedOf<typeof shapeCodec>>().toEqualTypeOf<
      | { readonly _: 'Circle'; readonly radius: number }
      | { readonly _: 'Label'; readonly text: string; readonly size?: number }
      | { readonly _: 'Empty' }
    >();
  });
});

equalLaws(
  'of structs',
  Struct.equal({
    Circle: { radius: Int },
    Label: { text: String, size: Equal<number | undefined>(Object.is) },
    Empty: {},
  }) as Equal<Shape>,
  shapes,
);
codecLaws('Struct.codec()', Circle.codec, circles, {
  inputs: fc.record({ _: fc.constantFrom('Circle', 'Label', 1), radius: fc.double() }),
});
codecLaws('Struct.union()', shapeCodec, shapes, {
  inputs: fc.record(
    {
      _: fc.constantFrom('Circle', 'Label', 'Empty', 'Oval', 'toString', 1),
      radius: fc.constantFrom(1, 0.5, '1'),
      text: fc.constantFrom('a', 1),
      size: fc.constantFrom(1, '1'),
    },
    { requiredKeys: [] },
  ),
});

describe('wrong kinds of values', () => {
  const wrong = [null, undefined, 0.5, NaN, 'wrong', true, {}, Symbol('a'), () => 1] as never[];
  const text = (value: unknown): boolean => typeof value === 'string';
  const object = (value: unknown): boolean => typeof value === 'object' && value !== null;
  const point = Struct.of('Point', { x: 1 });
  const Point = Struct.define('Point', { x: Codec.number });

  test.each<readonly [string, (value: never) => unknown, (value: unknown) => boolean]>([
    ['of(tag)', (value) => Struct.of(value, {}), text],
    ['define(tag)', (value) => Struct.define(value, {}), text],
    ['codec(tag)', (value) => Struct.codec(value, {}), text],
    ['define(fields)', (value) => Struct.define('A', value), object],
    ['codec(fields)', (value) => Struct.codec('A', value), object],
    ['codec(field)', (value) => Struct.codec('A', { a: value }), () => false],
    ['is(self)', (value) => Struct.is(value, 'A' as never), object],
    ['is(tag)', (value) => Struct.is(point, value), text],
    ['match(self)', (value) => Struct.match(value, {}), () => false],
    ['match(matcher)', (value) => Struct.match(point, value), () => false],
    [
      'match(a function)',
      (value) => Struct.match(point, { Point: value }),
      (value) => typeof value === 'function',
    ],
    ['equal(variants)', (value) => Struct.equal(value), object],
    ['equal(fields)', (value) => Struct.equal({ Point: value }), object],
    ['equal(field)', (value) => Struct.equal({ Point: { x: value } }), () => false],
    ['equals(self)', (value) => Struct.equal({ Point: {} }).equals(value, point), () => false],
    ['equals(other)', (value) => Struct.equal({ Point: {} }).equals(point, value), object],
    ['union(members)', (value) => Struct.union(value), () => false],
    ['union(a member)', (value) => Struct.union([Point, value]), () => false],
    ['union(a codec)', (value) => Struct.union([Point, { tag: 'A', codec: value }]), () => false],
    ['the constructor', (value) => Point.of(value), () => false],
  ])('are rejected by %s', (_name, call, isRight) => {
    for (const value of wrong.filter((each) => !isRight(each))) {
      expect(() => call(value), typeof value).toThrow(ArgumentError);
    }
  });

  test('are named', () => {
    expect(() => Struct.union([Point, null as never])).toThrow(
      'Expected "members[1]" to be an object',
    );
    expect(() => Struct.is(null as never, 'A' as never)).toThrow('Expected "self" to be an object');
  });
});
