import { ArgumentError } from '@tstd/error';
import { expect, test } from 'vitest';

import * as Int from './Int.js';

/*
 * Because the type is a brand, only untyped code can pass another number. The function must reject it: as
 * a bound, NaN would let every value pass.
 */

const { one } = Int;

const UNARY = {
  absolute: Int.absolute,
  asString: (self: Int.Int) => Int.asString(self),
  decrement: Int.decrement,
  increment: Int.increment,
  isEven: Int.isEven,
  isOdd: Int.isOdd,
  negate: Int.negate,
  sign: Int.sign,
  toBigInt: Int.toBigInt,
  toIndex: Int.indexable.toIndex,
  wrapSigned: (self: Int.Int) => Int.wrapSigned(self, 8),
  wrapUnsigned: (self: Int.Int) => Int.wrapUnsigned(self, 8),
};

const BINARY = {
  add: Int.add,
  addSaturating: Int.addSaturating,
  compare: Int.compare,
  divide: (self: Int.Int, other: Int.Int) => Int.divide(self, other),
  equals: Int.equals,
  greaterThan: Int.greaterThan,
  greaterThanOrEqual: Int.greaterThanOrEqual,
  greatestCommonDivisor: Int.greatestCommonDivisor,
  leastCommonMultiple: Int.leastCommonMultiple,
  lessThan: Int.lessThan,
  lessThanOrEqual: Int.lessThanOrEqual,
  max: Int.max,
  min: Int.min,
  modulo: Int.modulo,
  multiply: Int.multiply,
  multiplySaturating: Int.multiplySaturating,
  remainder: (self: Int.Int, other: Int.Int) => Int.remainder(self, other),
  subtract: Int.subtract,
  subtractSaturating: Int.subtractSaturating,
};

const refusal = (name: string, value: number): ArgumentError =>
  new ArgumentError({ message: `Expected "${name}" to be a safe integer, received ${value}` });

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
  'every function rejects %d as an integer',
  (value) => {
    const wrong = value as Int.Int;
    for (const fn of Object.values(UNARY)) {
      expect(() => fn(wrong), fn.name).toThrow(refusal('self', value));
    }
    for (const fn of Object.values(BINARY)) {
      expect(() => fn(wrong, one), fn.name).toThrow(refusal('self', value));
      expect(() => fn(one, wrong), fn.name).toThrow(refusal('other', value));
    }
    for (const fn of [Int.clamp, Int.isBetween]) {
      expect(() => fn(wrong, one, one), fn.name).toThrow(refusal('self', value));
      expect(() => fn(one, wrong, one), fn.name).toThrow(refusal('minValue', value));
      expect(() => fn(one, one, wrong), fn.name).toThrow(refusal('maxValue', value));
    }
    expect(() => Int.power(wrong, one)).toThrow(refusal('self', value));
    expect(() => Int.power(one, wrong)).toThrow(refusal('exponent', value));
    expect(() => Int.sum([one, wrong])).toThrow(refusal('values', value));
    expect(() => Int.product([one, wrong])).toThrow(refusal('values', value));
  },
);
