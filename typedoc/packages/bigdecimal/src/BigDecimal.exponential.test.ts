import { ArgumentError } from '@tstd/error';
import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';

import { BigDecimal, type BigDecimalString } from './index.js';

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

describe('toExponential()', () => {
  test.each([
    ['0', '0e+0'],
    ['7', '7e+0'],
    ['-7', '-7e+0'],
    ['10', '1e+1'],
    ['10.0', '1.00e+1'],
    ['1500', '1.5e+3'],
    ['-0.05', '-5e-2'],
    ['0.050', '5.0e-2'],
    ['101', '1.01e+2'],
    ['1e21', '1e+21'],
  ] as const)('formats %s as %s', (text, expected) => {
    expect(BigDecimal.toExponential(BigDecimal.of(text))).toBe(expected);
  });

  test.each([
    ['0', 2, '0.00e+0'],
    ['7', 0, '7e+0'],
    ['7', 3, '7.000e+0'],
    ['12345', 2, '1.23e+4'],
    ['12350', 2, '1.24e+4'],
    ['9.996', 2, '1.00e+1'],
    ['999', 0, '1e+3'],
    ['0.0999', 1, '1.0e-1'],
    ['-0.00015', 0, '-2e-4'],
  ] as const)('formats %s with %s digits as %s', (text, scale, expected) => {
    expect(BigDecimal.toExponential(BigDecimal.of(text), { scale })).toBe(expected);
  });

  test('returns a string that parse() converts to the same decimal', () => {
    fc.assert(
      fc.property(decimals, (self) => {
        expect(BigDecimal.parse(BigDecimal.toExponential(self))).toStrictEqual(self);
      }),
    );
    expectTypeOf(BigDecimal.toExponential).returns.toEqualTypeOf<BigDecimalString>();
  });

  test('formats a number as JavaScript does', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
        const self = BigDecimal.from(number) ?? BigDecimal.zero;
        // Adding 0 turns -0 into 0.
        expect(BigDecimal.toExponential(self)).toBe((number + 0).toExponential());
      }),
    );
  });

  test('rounds as big.js does', () => {
    const common = { trunc: 0, halfExpand: 1, halfEven: 2, expand: 3 } as const;
    const modes = fc.constantFrom(...(Object.keys(common) as (keyof typeof common)[]));
    fc.assert(
      fc.property(decimals, fc.nat(40), modes, (self, scale, mode) => {
        const big = new Big(BigDecimal.asString(self));
        expect(BigDecimal.toExponential(self, { scale, roundingMode: mode })).toBe(
          big.toExponential(scale, common[mode]),
        );
      }),
      { numRuns: 2000 },
    );
  });

  test('rejects invalid scales and modes', () => {
    for (const scale of [-1, 0.5, NaN, 1_000_001]) {
      expect(() => BigDecimal.toExponential(BigDecimal.one, { scale })).toThrow(
        `Expected "scale" to be an integer from 0 to 1000000, received ${scale}`,
      );
    }
    expect(() =>
      BigDecimal.toExponential(BigDecimal.one, { roundingMode: 'up' as 'ceil' }),
    ).toThrow(ArgumentError);
    expect(BigDecimal.toExponential(BigDecimal.one, { scale: 1_000_000 })).toHaveLength(1_000_005);
  });
});
