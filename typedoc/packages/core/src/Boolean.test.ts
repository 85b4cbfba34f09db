import { ArgumentError } from '@tstd/error';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';

import {
  codecLaws,
  equalLaws,
  indexableLaws,
  orderLaws,
  roundTripLaw,
} from '../../../laws/index.js';
import * as Boolean from './Boolean.js';
import * as Codec from './Codec.js';
import { Indexable } from './Indexable.js';
import type { Comparable } from './Comparable.js';
import type { Not } from './Not.js';
import type { Option } from './Option.js';

const pairs = [
  [false, false],
  [false, true],
  [true, false],
  [true, true],
] as const;

describe('hasInstance()', () => {
  test('accepts the two primitives only', () => {
    expect([true, false].every(Boolean.hasInstance)).toBe(true);
    const others = [0, 1, '', 'true', null, undefined, Object(true) as unknown, [true], {}];
    expect(others.some(Boolean.hasInstance)).toBe(false);
  });

  test('narrows the type', () => {
    const value: unknown = true;
    expect(Boolean.hasInstance(value) && value).toBe(true);
    if (Boolean.hasInstance(value)) {
      expectTypeOf(value).toEqualTypeOf<boolean>();
    }
  });
});

describe('match()', () => {
  test('calls only the function for the boolean', () => {
    const never = vi.fn();
    expect(Boolean.match(true, { true: () => 1, false: never })).toBe(1);
    expect(Boolean.match(false, { true: never, false: () => 'a' })).toBe('a');
    expect(never).not.toHaveBeenCalled();
  });

  test('returns the union of the types of the results', () => {
    expectTypeOf(Boolean.match(true, { true: () => 1, false: () => 'a' })).toEqualTypeOf<
      number | string
    >();
  });
});

describe('the connectives', () => {
  test.each([
    ['and', Boolean.and, [false, false, false, true]],
    ['or', Boolean.or, [false, true, true, true]],
    ['xor', Boolean.xor, [false, true, true, false]],
    ['implies', Boolean.implies, [true, true, false, true]],
  ])('%s() has the rows of its truth table', (_name, connective, results) => {
    expect(pairs.map(([self, other]) => connective(self, other))).toEqual(results);
  });

  test('not() returns the other boolean', () => {
    expect([Boolean.not(true), Boolean.not(false)]).toEqual([false, true]);
  });

  test('the module is a Not, an Equal and a Comparable', () => {
    expectTypeOf(Boolean).toExtend<Not<boolean>>();
    expectTypeOf(Boolean).toExtend<Comparable<boolean>>();
  });
});

describe('laws of logic', () => {
  test('not() twice changes nothing', () => {
    for (const [self] of pairs) {
      expect(Boolean.not(Boolean.not(self))).toBe(self);
    }
  });

  test('the laws of De Morgan hold', () => {
    for (const [self, other] of pairs) {
      const [notSelf, notOther] = [Boolean.not(self), Boolean.not(other)];
      expect(Boolean.not(Boolean.and(self, other))).toBe(Boolean.or(notSelf, notOther));
      expect(Boolean.not(Boolean.or(self, other))).toBe(Boolean.and(notSelf, notOther));
    }
  });

  test('implies() is the order: the first is not greater than the second', () => {
    for (const [self, other] of pairs) {
      expect(Boolean.implies(self, other)).toBe(Boolean.lessThanOrEqual(self, other));
    }
  });
});

describe('parse() and asString()', () => {
  test('parse() accepts the two words', () => {
    expect(Boolean.parse('true')).toBe(true);
    expect(Boolean.parse('false')).toBe(false);
    expectTypeOf(Boolean.parse).returns.toEqualTypeOf<Option<boolean>>();
  });

  test.each(['', ' ', 'True', 'FALSE', ' true', 'true ', 'false\n', '1', '0', 'yes', 'true false'])(
    'parse() rejects %j',
    (text) => {
      expect(Boolean.parse(text)).toBe(undefined);
    },
  );

  test('asString() writes the two words', () => {
    expect([Boolean.asString(true), Boolean.asString(false)]).toEqual(['true', 'false']);
    expectTypeOf(Boolean.asString).returns.toEqualTypeOf<'true' | 'false'>();
  });
});

describe('comparisons', () => {
  test('put false before true', () => {
    expect(pairs.map(([self, other]) => Boolean.compare(self, other))).toEqual([0, -1, 1, 0]);
    expect([true, false, true].toSorted(Boolean.order)).toEqual([false, true, true]);
  });

  test('agree with the numbers 0 and 1', () => {
    for (const [self, other] of pairs) {
      expect(Boolean.equals(self, other)).toBe(self === other);
      expect(Boolean.lessThan(self, other)).toBe(Number(self) < Number(other));
      expect(Boolean.lessThanOrEqual(self, other)).toBe(Number(self) <= Number(other));
      expect(Boolean.greaterThan(self, other)).toBe(Number(self) > Number(other));
      expect(Boolean.greaterThanOrEqual(self, other)).toBe(Number(self) >= Number(other));
      expect(Boolean.min(self, other)).toBe(self && other);
      expect(Boolean.max(self, other)).toBe(self || other);
    }
  });

  test('clamp() limits to the bounds', () => {
    expect(Boolean.clamp(true, false, true)).toBe(true);
    expect(Boolean.clamp(true, false, false)).toBe(false);
    expect(Boolean.clamp(false, true, true)).toBe(true);
    expect(() => Boolean.clamp(true, true, false)).toThrow(ArgumentError);
  });

  test('isBetween() includes both bounds', () => {
    expect([false, true].map((value) => Boolean.isBetween(value, false, true))).toEqual([
      true,
      true,
    ]);
    expect(Boolean.isBetween(false, true, true)).toBe(false);
    expect(Boolean.isBetween(true, false, false)).toBe(false);
    expect(Boolean.isBetween(false, true, false)).toBe(false);
  });
});

describe('instances', () => {
  test('indexable counts from 0', () => {
    expect([Boolean.indexable.toIndex(false), Boolean.indexable.toIndex(true)]).toEqual([0, 1]);
    expect(Indexable.next(Boolean.indexable, false)).toBe(true);
    expect(Boolean.indexable.fromIndex(-1)).toBe(undefined);
  });

  test('bounded has the first and the last value', () => {
    expect(Boolean.bounded).toEqual({ minValue: false, maxValue: true });
  });

  test('codec is that of Codec', () => {
    expect(Boolean.codec).toBe(Codec.boolean);
  });
});

equalLaws('Boolean', Boolean.equal, fc.boolean());
orderLaws('Boolean', Boolean.order, fc.boolean(), Boolean.equal);
indexableLaws('Boolean', Boolean.indexable, fc.boolean());
codecLaws('Boolean', Boolean.codec, fc.boolean(), { inputs: fc.constantFrom(0, 1, 'true', '') });
roundTripLaw('Boolean.asString() and parse()', fc.boolean(), Boolean.asString, Boolean.parse);
