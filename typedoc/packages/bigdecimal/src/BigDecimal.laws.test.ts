import { Option } from '@tstd/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { codecLaws, equalLaws, numericLaws, orderLaws, roundTripLaw } from '../../../laws/index.js';
import * as BigDecimals from './BigDecimal.js';
import type { BigDecimal } from './BigDecimal.js';

const decimals: fc.Arbitrary<BigDecimal> = fc
  .oneof(
    fc.tuple(fc.bigInt({ min: -200n, max: 200n }), fc.nat(3)),
    fc.tuple(fc.bigInt(), fc.nat(30)),
  )
  .map(([value, scale]) => BigDecimals.of(value, { scale }));

const texts = fc.oneof(
  decimals.map(BigDecimals.asString),
  fc.stringMatching(/^[+-]?[0-9]{0,3}\.?[0-9]{0,3}[eE]?[+-]?[0-9]{0,5}$/),
);

equalLaws('of decimals', BigDecimals.equal, decimals);
orderLaws('of decimals', BigDecimals.order, decimals, BigDecimals.equal);
codecLaws('of decimals', BigDecimals.codec, decimals, { inputs: texts });
numericLaws('of decimals', BigDecimals, decimals, BigDecimals.equal);
roundTripLaw('through text', decimals, BigDecimals.asString, BigDecimals.parse);
roundTripLaw(
  'through a big integer',
  fc.bigInt().map((value) => BigDecimals.from(value)),
  (self) => BigDecimals.toBigInt(self),
  (value) => (value === undefined ? undefined : BigDecimals.from(value)),
);

const { add, multiply, subtract, equals } = BigDecimals;

describe('laws of exact arithmetic', () => {
  test('add() and multiply() are associative', () => {
    fc.assert(
      fc.property(decimals, decimals, decimals, (first, second, third) => {
        expect(equals(add(add(first, second), third), add(first, add(second, third)))).toBe(true);
        expect(multiply(multiply(first, second), third)).toStrictEqual(
          multiply(first, multiply(second, third)),
        );
      }),
    );
  });

  test('multiply() distributes over add()', () => {
    fc.assert(
      fc.property(decimals, decimals, decimals, (factor, self, other) => {
        expect(
          equals(
            multiply(factor, add(self, other)),
            add(multiply(factor, self), multiply(factor, other)),
          ),
        ).toBe(true);
      }),
    );
  });

  test('subtract() reverses add()', () => {
    fc.assert(
      fc.property(decimals, decimals, (self, other) => {
        expect(equals(subtract(add(self, other), other), self)).toBe(true);
      }),
    );
  });

  test('adding the same value to two decimals keeps their order', () => {
    fc.assert(
      fc.property(decimals, decimals, decimals, (self, other, added) => {
        expect(BigDecimals.compare(add(self, added), add(other, added))).toBe(
          BigDecimals.compare(self, other),
        );
      }),
    );
  });

  test('an exact quotient times its divisor is the dividend', () => {
    fc.assert(
      fc.property(decimals, decimals, (self, other) => {
        const quotient = BigDecimals.divide(self, other);
        if (quotient !== undefined) {
          expect(equals(multiply(quotient, other), self)).toBe(true);
        }
      }),
    );
  });

  test('the dividend is the divisor times the quotient plus the remainder', () => {
    const modes = fc.constantFrom<'trunc' | 'floor' | 'halfEven'>('trunc', 'floor', 'halfEven');
    fc.assert(
      fc.property(decimals, decimals, modes, (self, other, roundingMode) => {
        const quotient = BigDecimals.divide(self, other, { scale: 0, roundingMode });
        const rest = BigDecimals.remainder(self, other, roundingMode);
        const whole = Option.map(quotient, (value) =>
          add(multiply(value, other), rest ?? BigDecimals.zero),
        );
        expect(equals(whole ?? self, self)).toBe(true);
        expect(rest === undefined).toBe(BigDecimals.isZero(other));
      }),
    );
  });

  test('the product of two powers of a base has the sum of their exponents', () => {
    fc.assert(
      fc.property(decimals, fc.nat(5), fc.nat(5), (self, first, second) => {
        const power = (exponent: number): BigDecimal =>
          BigDecimals.power(self, exponent) ?? BigDecimals.zero;
        expect(power(first + second)).toStrictEqual(multiply(power(first), power(second)));
      }),
    );
  });
});

describe('laws of normalize()', () => {
  test('equal decimals have the same normalised form, which equals them', () => {
    fc.assert(
      fc.property(decimals, fc.nat(10), (self, zeros) => {
        const longer = BigDecimals.scale(self, self.scale + zeros);
        const least = BigDecimals.normalize(self);
        expect(BigDecimals.normalize(longer)).toStrictEqual(least);
        expect(equals(least, self)).toBe(true);
        expect(least.scale <= self.scale).toBe(true);
      }),
    );
  });

  test('the normalised form has no trailing zeros after the point', () => {
    fc.assert(
      fc.property(decimals, (self) => {
        expect(BigDecimals.asString(BigDecimals.normalize(self))).not.toMatch(/\..*0$/);
      }),
    );
  });
});

describe('min() and max()', () => {
  test('return the first of two equal decimals', () => {
    fc.assert(
      fc.property(decimals, decimals, (self, other) => {
        const sorted = [self, other].sort(BigDecimals.order);
        expect(BigDecimals.min(self, other)).toBe(sorted[0]);
        expect(BigDecimals.max(self, other)).toBe(equals(self, other) ? self : sorted[1]);
      }),
    );
  });
});
