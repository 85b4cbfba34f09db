import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';

import { omit } from './omit.js';

const SYMBOL = Symbol('symbol');
const record = fc.dictionary(fc.string(), fc.integer());

describe('omit()', () => {
  test('leaves out the keys of the list and keeps the others', () => {
    fc.assert(
      fc.property(record, fc.array(fc.string()), fc.nat(), (self, more, count) => {
        const keys = [...Object.keys(self).slice(0, count % 5), ...more];
        const expected = Object.entries(self).filter(([key]) => !keys.includes(key));
        expect(Object.entries(omit(self, keys))).toStrictEqual(expected);
      }),
    );
  });

  test('does not change the object', () => {
    const self = Object.freeze({ a: 1, b: 2 });
    expect(omit(self, ['a'])).toStrictEqual({ b: 2 });
    expect(self).toStrictEqual({ a: 1, b: 2 });
  });

  test('returns a new object when there is nothing to leave out', () => {
    const self = { a: 1 };
    expect(omit(self, [])).toStrictEqual(self);
    expect(omit(self, [])).not.toBe(self);
  });

  test('accepts symbols and numbers as keys', () => {
    expect(omit({ [SYMBOL]: 1, 2: 'two', a: true }, [SYMBOL, 2])).toStrictEqual({ a: true });
    expect(omit({ [SYMBOL]: 1, a: true }, ['a'])).toStrictEqual({ [SYMBOL]: 1 });
  });

  test('keeps a property named __proto__ as a property', () => {
    const self = JSON.parse('{"__proto__":{"evil":true},"a":1}') as { a: number };
    const rest = omit(self, ['a']);
    expect(Object.keys(rest)).toStrictEqual(['__proto__']);
    expect(Object.getPrototypeOf(rest)).toBe(Object.prototype);
  });

  test('leaves out inherited and non-enumerable properties', () => {
    const self: { a?: number; b?: number; c?: number } = Object.create(
      { a: 1 },
      {
        b: { value: 2, enumerable: false },
        c: { value: 3, enumerable: true },
      },
    );
    expect(omit(self, [])).toStrictEqual({ c: 3 });
  });

  test('has a type without the keys that keeps readonly and optional', () => {
    const self: { id: number; name?: string; secret: string } = { id: 1, secret: 's' };
    expectTypeOf(omit(self, ['secret'])).toEqualTypeOf<{
      readonly id: number;
      readonly name?: string;
    }>();
    // @ts-expect-error There is no such key.
    omit(self, ['missing']);
  });

  test('omits every possible key from the type', () => {
    const self = { a: 1, b: 2, c: 3 };
    const key = 'a' as 'a' | 'b';
    expectTypeOf(omit(self, [key])).toEqualTypeOf<{ readonly c: number }>();
  });

  test('keeps index signatures and the members of a union', () => {
    const counts: Record<string, number> = { a: 1 };
    expectTypeOf(omit(counts, ['a'])).toEqualTypeOf<{ readonly [name: string]: number }>();
    type Shape = { kind: 'circle'; radius: number } | { kind: 'square'; side: number };
    const shape: Shape = { kind: 'circle', radius: 1 } as Shape;
    expectTypeOf(omit(shape, ['kind'])).toEqualTypeOf<
      { readonly radius: number } | { readonly side: number }
    >();
  });
});
