import { RoundingMode } from '@tstd/num';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { BigDecimal } from './index.js';

const decimals = fc
  .oneof(
    fc.tuple(fc.bigInt({ min: -2000n, max: 2000n }), fc.nat(5)),
    fc.tuple(fc.bigInt(), fc.nat(60)),
    fc.tuple(
      fc.bigInt({ min: -99n, max: 99n }).map((value) => value * 10n ** 30n),
      fc.constant(0),
    ),
  )
  .map(([value, scale]) => BigDecimal.of(value, { scale }));

/** Squares a root after adding a number of units in its last place. */
function squareOf(root: BigDecimal, units: bigint, scale: number): BigDecimal {
  const next = BigDecimal.add(root, BigDecimal.of(units, { scale }));
  return BigDecimal.multiply(next, next);
}

describe('squareRoot()', () => {
  const scales = fc.nat(60);
  const squares = fc.oneof(
    decimals.map(BigDecimal.absolute),
    decimals.map((root) => BigDecimal.multiply(root, root)),
    fc.bigInt({ min: 0n, max: 2n ** 2000n }).map((value) => BigDecimal.of(value, { scale: 3 })),
  );

  test.each([
    ['0', 2, '0'],
    ['4', 0, '2'],
    ['4', 2, '2.00'],
    ['2', 20, '1.41421356237309504880'],
    ['0.0001', 2, '0.01'],
    ['0.00001', 1, '0'],
    ['1e-60', 30, `0.${'0'.repeat(29)}1`],
    ['123456789123456789', 3, '351364183.040'],
  ] as const)('of %s with %s digits returns %s', (text, scale, expected) => {
    const root = BigDecimal.squareRoot(BigDecimal.of(text), scale);
    expect(root && BigDecimal.asString(root)).toBe(expected);
  });

  test('rounded down returns the greatest decimal whose square does not exceed the argument', () => {
    fc.assert(
      fc.property(squares, scales, (self, scale) => {
        const root = BigDecimal.squareRoot(self, scale, 'floor') ?? BigDecimal.of('-1');
        expect(BigDecimal.isNegative(root)).toBe(false);
        expect(BigDecimal.lessThanOrEqual(squareOf(root, 0n, scale), self)).toBe(true);
        expect(BigDecimal.lessThan(self, squareOf(root, 1n, scale))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('is rounded in every mode', () => {
    fc.assert(
      fc.property(squares, scales, (self, scale) => {
        const below = BigDecimal.squareRoot(self, scale, 'floor') ?? BigDecimal.zero;
        const above = BigDecimal.add(below, BigDecimal.of(1n, { scale }));
        const isExact = BigDecimal.equals(squareOf(below, 0n, scale), self);
        const isOdd = !BigDecimal.isZero(
          BigDecimal.remainder(below, BigDecimal.of(2n, { scale })) ?? BigDecimal.zero,
        );
        // Whether the rest is less than, equal to or greater than one half in the last place.
        const half = BigDecimal.compare(self, squareOf(below, 5n, scale + 1));
        const isUp: Record<RoundingMode, boolean> = {
          ceil: true,
          floor: false,
          expand: true,
          trunc: false,
          halfCeil: half >= 0,
          halfFloor: half > 0,
          halfExpand: half >= 0,
          halfTrunc: half > 0,
          halfEven: half > 0 || (half === 0 && isOdd),
        };
        for (const mode of RoundingMode.values) {
          const root = BigDecimal.squareRoot(self, scale, mode) ?? BigDecimal.zero;
          expect(BigDecimal.equals(root, !isExact && isUp[mode] ? above : below)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ['halfEven', '2'],
    ['halfExpand', '3'],
    ['halfTrunc', '2'],
    ['halfCeil', '3'],
    ['halfFloor', '2'],
  ] as const)('rounds a tie in %s', (mode, expected) => {
    expect(BigDecimal.squareRoot(BigDecimal.of('6.25'), 0, mode)).toStrictEqual(
      BigDecimal.of(expected),
    );
  });

  test('returns the root that was squared', () => {
    fc.assert(
      fc.property(decimals.map(BigDecimal.absolute), (root) => {
        const square = BigDecimal.multiply(root, root);
        expect(BigDecimal.squareRoot(square, root.scale)).toStrictEqual(root);
      }),
    );
  });

  test('returns None for negative decimals', () => {
    fc.assert(
      fc.property(fc.bigInt({ max: -1n }), fc.nat(9), (value, scale) => {
        expect(BigDecimal.squareRoot(BigDecimal.of(value, { scale }), 2)).toBe(undefined);
      }),
    );
  });

  test('rejects invalid scales and modes even if there is no root', () => {
    const negative = BigDecimal.of('-1');
    expect(() => BigDecimal.squareRoot(negative, -1)).toThrow(
      'Expected "scale" to be an integer from 0 to 1000000, received -1',
    );
    expect(() => BigDecimal.squareRoot(negative, 2, 'up' as 'ceil')).toThrow(
      'Expected "roundingMode" to be a rounding mode, received "up"',
    );
  });

  test('computes many digits quickly', () => {
    // Computing digit by digit would take minutes and exceed the time limit of a test.
    const root = BigDecimal.squareRoot(BigDecimal.of('2'), 100_000, 'floor');
    expect(root?.scale).toBe(100_000);
  });
});
