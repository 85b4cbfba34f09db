import fc from 'fast-check';
import { ArgumentError } from '@tstd/error';
import { describe, expect, expectTypeOf, test } from 'vitest';

import { indexableLaws, orderLaws } from '../../../laws/index.js';
import { Indexable } from './Indexable.js';
import * as Int from './Int.js';

const LEVELS = ['debug', 'info', 'error'] as const;
const level = Indexable(LEVELS);
const evenNumber: Indexable<number> = {
  toIndex: (self) => self / 2,
  fromIndex: (index) => (Number.isInteger(index) ? index * 2 : undefined),
};
const list = fc.uniqueArray(fc.oneof(fc.string(), fc.integer(), fc.constant(null)), {
  minLength: 1,
  comparator: 'SameValueZero',
});

describe('Indexable()', () => {
  test('numbers the values by their position in the list', () => {
    fc.assert(
      fc.property(list, (values) => {
        const indexable = Indexable(values);
        expect(values.map(indexable.toIndex)).toStrictEqual([...values.keys()]);
        expect([...values.keys()].map(indexable.fromIndex)).toStrictEqual(values);
      }),
    );
  });

  test.each([-1, 3, 0.5, Number.NaN, Infinity])('has no value for the index %s', (index) => {
    expect(level.fromIndex(index)).toBe(undefined);
  });

  test('throws for a value that is not in the list', () => {
    // @ts-expect-error The list has no "warn".
    expect(() => level.toIndex('warn')).toThrow(ArgumentError);
    // @ts-expect-error The list has no "warn".
    expect(() => level.toIndex('warn')).toThrow(
      'Expected "self" to be a value of the list, received "warn"',
    );
  });

  test('throws when a value is in the list twice', () => {
    expect(() => Indexable([1, 2, 1])).toThrow(ArgumentError);
    expect(() => Indexable([1, 2, 1])).toThrow(
      'Expected "values[2]" to be a value that does not occur earlier in the list, received 1',
    );
    expect(() => Indexable([Number.NaN, Number.NaN])).toThrow(ArgumentError);
  });

  test('copies the list', () => {
    const values = ['a', 'b'];
    const indexable = Indexable(values);
    values.reverse();
    expect(indexable.toIndex('a')).toBe(0);
    expect(indexable.fromIndex(0)).toBe('a');
  });

  test('keeps the literal types of a list and rejects undefined', () => {
    expectTypeOf(Indexable(['a', 'b'])).toEqualTypeOf<Indexable<'a' | 'b'>>();
    // @ts-expect-error An option cannot hold undefined.
    Indexable(['a', undefined]);
  });
});

describe('next() and previous()', () => {
  test('return the neighbours of a value', () => {
    expect(LEVELS.map((value) => Indexable.next(level, value))).toStrictEqual([
      'info',
      'error',
      undefined,
    ]);
    expect(LEVELS.map((value) => Indexable.previous(level, value))).toStrictEqual([
      undefined,
      'debug',
      'info',
    ]);
  });

  test('undo each other', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 1000 }), (half) => {
        const value = half * 2;
        const after = Indexable.next(evenNumber, value);
        expect(after).toBe(value + 2);
        expect(after !== undefined && Indexable.previous(evenNumber, after)).toBe(value);
      }),
    );
  });
});

describe('range()', () => {
  test('includes both bounds', () => {
    expect(Indexable.range(level, { start: 'debug', end: 'error' })).toStrictEqual([...LEVELS]);
    expect(Indexable.range(level, { start: 'info', end: 'info' })).toStrictEqual(['info']);
  });

  test('is empty when the end comes before the start', () => {
    expect(Indexable.range(level, { start: 'error', end: 'debug' })).toStrictEqual([]);
  });

  test('counts from an index that is not 0', () => {
    expect(Indexable.range(evenNumber, { start: -4, end: 2 })).toStrictEqual([-4, -2, 0, 2]);
  });

  test('throws when the numbering has a gap', () => {
    const gap: Indexable<number> = {
      toIndex: (self) => self,
      fromIndex: (index) => (index === 1 ? undefined : index),
    };
    expect(() => Indexable.range(gap, { start: 0, end: 2 })).toThrow(ArgumentError);
    expect(() => Indexable.range(gap, { start: 0, end: 2 })).toThrow(
      'Expected "self.fromIndex(1)" to be a value, received undefined',
    );
  });
});

describe('order()', () => {
  test('compares by the indices', () => {
    const order = Indexable.order(level);
    expect(order('debug', 'info')).toBe(-1);
    expect(order('error', 'info')).toBe(1);
    expect(order('info', 'info')).toBe(0);
  });
});

indexableLaws('of a list', level, fc.constantFrom(...LEVELS));
indexableLaws(
  'of even numbers',
  evenNumber,
  fc.integer().map((value) => value * 2),
);
orderLaws('by the index', Indexable.order(level), fc.constantFrom(...LEVELS));

test('range() rejects more values than fit into memory', () => {
  expect(() => Indexable.range(Int.indexable, { start: Int.of(0), end: Int.of(2 ** 33) })).toThrow(
    new ArgumentError({
      message: 'Expected "range" to be at most 33554432 values, received 8589934593',
    }),
  );
});
