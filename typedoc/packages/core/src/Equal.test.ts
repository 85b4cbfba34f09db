import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';

import { equalLaws } from '../../../laws/index.js';
import { Equal } from './Equal.js';
import * as Option from './Option.js';
import * as String from './String.js';

interface Point {
  readonly x: number;
  readonly y: number;
}

describe('Equal()', () => {
  test('returns an object with the given function', () => {
    const equals = (self: Point, other: Point): boolean => self.x === other.x;
    expect(Equal(equals)).toStrictEqual({ equals });
  });

  test('infers the type of the values from the function', () => {
    expectTypeOf(Equal((self: Point, other: Point) => self === other)).toEqualTypeOf<
      Equal<Point>
    >();
  });
});

describe('Equal() of fields', () => {
  test('rejects a function that does not return a boolean', () => {
    // @ts-expect-error A promise is always truthy.
    Equal(async (self: Point, other: Point) => Promise.resolve(self === other));
    // @ts-expect-error Nothing is returned.
    Equal(() => {});
  });

  const equal = Equal({ x: Equal<number>(Object.is), name: Option.equal(String.equal) });

  test('is true if all fields are equal', () => {
    expect(equal.equals({ x: 1, name: 'a' }, { x: 1, name: 'a' })).toBe(true);
    expect(equal.equals({ x: 1, name: 'a' }, { x: 2, name: 'a' })).toBe(false);
    expect(equal.equals({ x: 1, name: 'a' }, { x: 1, name: undefined })).toBe(false);
  });

  test('does not compare a field without an equality', () => {
    const byX: Equal<Point> = Equal({ x: Equal<number>(Object.is) });
    expect(byX.equals({ x: 1, y: 1 }, { x: 1, y: 2 })).toBe(true);
  });

  test('is true for any objects if there are no fields', () => {
    expect(Equal({}).equals({}, {})).toBe(true);
  });

  test('may have a field named "equals"', () => {
    const { equals } = Equal({ equals: String });
    expect(equals({ equals: 'a' }, { equals: 'a' })).toBe(true);
    expect(equals({ equals: 'a' }, { equals: 'b' })).toBe(false);
  });

  test('infers the types of the fields from their equalities', () => {
    expectTypeOf(equal).toEqualTypeOf<
      Equal<{ readonly x: number; readonly name: Option.Option<string> }>
    >();
    // @ts-expect-error A coordinate is not a string.
    const wrong: Equal<Point> = Equal({ x: String });
    expect(Object.isFrozen(wrong)).toBe(true);
  });
});

equalLaws(
  'of fields',
  Equal({ x: Equal<number>(Object.is), name: String }),
  fc.record({ x: fc.integer({ min: 0, max: 3 }), name: fc.constantFrom('a', 'b') }),
);

describe('Equal', () => {
  test('of a wider type is assignable to one of a narrower type, but not vice versa', () => {
    expectTypeOf<Equal<number | string>>().toExtend<Equal<number>>();
    expectTypeOf<Equal<number>>().not.toExtend<Equal<number | string>>();
  });
});
