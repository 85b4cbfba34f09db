import { describe, expect, expectTypeOf, test } from 'vitest';

import { Equal } from './Equal.js';

interface Point {
  readonly x: number;
  readonly y: number;
}

describe('Equal()', () => {
  test('gives the function that it is given', () => {
    const equals = (self: Point, other: Point): boolean => self.x === other.x;
    expect(Equal(equals)).toStrictEqual({ equals });
  });

  test('takes the type of the values from the function', () => {
    expectTypeOf(Equal((self: Point, other: Point) => self === other)).toEqualTypeOf<
      Equal<Point>
    >();
  });
});

describe('Equal', () => {
  test('of a wider type serves a narrower one, and not the other way round', () => {
    expectTypeOf<Equal<number | string>>().toExtend<Equal<number>>();
    expectTypeOf<Equal<number>>().not.toExtend<Equal<number | string>>();
  });
});
