import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';

import { omit } from './omit.js';
import { pick } from './pick.js';

const SYMBOL = Symbol('symbol');
const record = fc.dictionary(fc.string(), fc.integer());

describe('pick()', () => {
  test('keeps the keys of the list that the object has', () => {
    fc.assert(
      fc.property(record, fc.array(fc.string()), fc.nat(), (self, more, count) => {
        const keys = [...Object.keys(self).slice(0, count % 5), ...more];
        const picked = pick(self, keys);
        const expected = Object.keys(self).filter((key) => keys.includes(key));
        expect(Object.keys(picked).sort()).toStrictEqual(expected.sort());
        for (const key of expected) {
          expect(picked[key]).toBe(self[key]);
        }
      }),
    );
  });

  test('and omit() with the same keys add up to the whole object', () => {
    fc.assert(
      fc.property(record, fc.nat(), (self, count) => {
        const keys = Object.keys(self).slice(0, count % 5);
        expect({ ...omit(self, keys), ...pick(self, keys) }).toEqual(self);
      }),
    );
  });

  test('does not change the object', () => {
    const self = Object.freeze({ a: 1, b: 2 });
    expect(pick(self, ['a'])).toStrictEqual({ a: 1 });
    expect(self).toStrictEqual({ a: 1, b: 2 });
  });

  test('has no key for an optional property that is missing', () => {
    const self: { a: number; b?: number } = { a: 1 };
    expect(Object.keys(pick(self, ['a', 'b']))).toStrictEqual(['a']);
  });

  test('keeps a property whose value is undefined', () => {
    expect(pick({ a: undefined }, ['a'])).toStrictEqual({ a: undefined });
  });

  test('accepts symbols and numbers as keys', () => {
    expect(pick({ [SYMBOL]: 1, 2: 'two', a: true }, [SYMBOL, 2])).toStrictEqual({
      [SYMBOL]: 1,
      2: 'two',
    });
  });

  test('keeps a property named __proto__ as a property', () => {
    const self = JSON.parse('{"__proto__":{"evil":true}}') as { readonly __proto__: unknown };
    const picked = pick(self, ['__proto__']);
    expect(Object.keys(picked)).toStrictEqual(['__proto__']);
    expect(Object.getPrototypeOf(picked)).toBe(Object.prototype);
  });

  test('leaves out inherited and non-enumerable properties', () => {
    const self: { a?: number; b?: number; c?: number } = Object.create(
      { a: 1 },
      {
        b: { value: 2, enumerable: false },
        c: { value: 3, enumerable: true },
      },
    );
    expect(pick(self, ['a', 'b', 'c'])).toStrictEqual({ c: 3 });
    expect(pick({}, ['toString' as never])).toStrictEqual({});
  });

  test('has a type with the keys that keeps readonly and optional', () => {
    const self: { id: number; name?: string; secret: string } = { id: 1, secret: 's' };
    expectTypeOf(pick(self, ['id', 'name'])).toEqualTypeOf<{
      readonly id: number;
      readonly name?: string;
    }>();
    // @ts-expect-error There is no such key.
    pick(self, ['missing']);
  });

  test('makes a key optional if it is one of several', () => {
    const self = { a: 1, b: 2, c: 3 };
    const key = 'a' as 'a' | 'b';
    expectTypeOf(pick(self, ['c', key])).toEqualTypeOf<{
      readonly c: number;
      readonly a?: number;
      readonly b?: number;
    }>();
    expect(pick(self, ['c', key])).toStrictEqual({ c: 3, a: 1 });
  });

  test('makes every key optional for a list of unknown length', () => {
    const keys: readonly ('a' | 'b')[] = [];
    expectTypeOf(pick({ a: 1, b: 2 }, keys)).toEqualTypeOf<{
      readonly a?: number;
      readonly b?: number;
    }>();
  });

  test('makes a key from an index signature optional', () => {
    const counts: Record<string, number> = {};
    expectTypeOf(pick(counts, ['a'])).toEqualTypeOf<{ readonly a?: number }>();
    expect(pick(counts, ['a'])).toStrictEqual({});
  });
});
