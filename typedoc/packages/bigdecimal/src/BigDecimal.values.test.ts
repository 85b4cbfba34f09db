import { ArgumentError } from '@tstd/error';
import type { RoundingMode } from '@tstd/num';
import { describe, expect, test } from 'vitest';

import { BigDecimal } from './index.js';

describe('toFixed()', () => {
  test.each([
    ['1.005', 2, '1.01'],
    ['12', 2, '12.00'],
    ['0', 2, '0.00'],
    ['0', 0, '0'],
    ['-0.001', 2, '0.00'],
    ['-0.005', 2, '-0.01'],
    ['99.995', 2, '100.00'],
    ['1e3', 1, '1000.0'],
  ] as const)('formats %s with %d decimal places', (text, scale, expected) => {
    expect(BigDecimal.toFixed(BigDecimal.of(text), scale)).toBe(expected);
  });

  test('uses the rounding mode', () => {
    expect(BigDecimal.toFixed(BigDecimal.of('2.5'), 0, 'halfEven')).toBe('2');
    expect(() => BigDecimal.toFixed(BigDecimal.of('2.5'), -1)).toThrow(ArgumentError);
  });
});

describe('JSON.stringify()', () => {
  test('returns what the codec encodes', () => {
    const decimal = BigDecimal.of('-1.20');
    expect(JSON.stringify({ decimal })).toBe('{"decimal":"-1.20"}');
    expect(JSON.stringify(decimal)).toBe(JSON.stringify(BigDecimal.codec.encode(decimal)));
  });

  test('needs no own property, so a copy is a decimal', () => {
    const decimal = BigDecimal.of('1.5');
    expect(Object.keys(decimal)).toEqual(['value', 'scale']);
    expect(BigDecimal.hasInstance({ ...decimal })).toBe(true);
    expect(BigDecimal.equals(structuredClone(decimal), decimal)).toBe(true);
  });
});

describe('an operator', () => {
  const [small, great] = [BigDecimal.of('1.5'), BigDecimal.of('12')];
  const quote = (self: unknown): string => `<${self as string}>`;

  test.each([
    ['<', () => small < great],
    ['>=', () => small >= great],
    ['unary +', () => Number(small)],
    ['+', () => (small as unknown as string) + quote(great)],
  ])('%s throws an error that names the functions to call', (_operator, run) => {
    expect(run).toThrow(
      new TypeError(
        'A BigDecimal has no operators: call functions such as BigDecimal.compare or BigDecimal.add',
      ),
    );
  });

  test('is not needed to convert a decimal to a string', () => {
    expect(quote(BigDecimal.of('-1.50'))).toBe('<-1.50>');
    expect([small, great].join()).toBe('1.5,12');
    expect(String(small)).toBe(BigDecimal.asString(small));
    expect(small.toString()).toBe('1.5');
  });

  test('does not affect structural comparisons', () => {
    expect(small).toStrictEqual(BigDecimal.of('1.5'));
    expect(small).not.toEqual(BigDecimal.of('1.50'));
    // Some deep comparison packages call `valueOf` if it differs from that of plain objects.
    expect(small.valueOf()).toBe(small);
  });
});

describe('an invalid rounding mode', () => {
  const mode = 'halfUp' as RoundingMode;
  const one = BigDecimal.of('1');
  test.each([
    ['divide', () => BigDecimal.divide(one, one, { scale: 0, roundingMode: mode })],
    ['remainder', () => BigDecimal.remainder(one, one, mode)],
    ['round', () => BigDecimal.round(one, mode)],
    ['roundTo', () => BigDecimal.roundTo(one, 2, mode)],
    ['roundToPrecision', () => BigDecimal.roundToPrecision(one, 2, mode)],
    ['scale', () => BigDecimal.scale(one, 2, mode)],
    ['squareRoot', () => BigDecimal.squareRoot(one, 2, mode)],
    ['toFixed', () => BigDecimal.toFixed(one, 2, mode)],
    ['toExponential', () => BigDecimal.toExponential(one, { scale: 2, roundingMode: mode })],
    ['format', () => BigDecimal.format(one, 'en', { roundingMode: mode })],
    [
      'format',
      () => BigDecimal.format(one, 'en', { roundingMode: mode, maximumFractionDigits: 0 }),
    ],
  ])('is rejected by %s() even if there is nothing to round', (_name, run) => {
    expect(run).toThrow(
      new ArgumentError({
        message: 'Expected "roundingMode" to be a rounding mode, received "halfUp"',
      }),
    );
  });
});

describe('large powers', () => {
  test('are accepted as divisors without a delay', () => {
    // One division per factor would take minutes and exceed the time limit of a test.
    const quotient = BigDecimal.divide(BigDecimal.one, BigDecimal.of(2n ** 2_000_000n));
    expect(quotient?.scale).toBe(2_000_000);
  });

  test.each([
    ['6', '8', '0.75'],
    ['50', '20', '2.5'],
    ['0', '8', '0'],
    ['0.10', '0.05', '2'],
    ['1', '3', undefined],
    ['40', '1000', '0.04'],
  ] as const)('%s divided by %s has only the digits that it needs', (self, other, expected) => {
    const quotient = BigDecimal.divide(BigDecimal.of(self), BigDecimal.of(other));
    expect(quotient && BigDecimal.asString(quotient)).toBe(expected);
  });

  test('are rejected if they are too large', () => {
    // Without a limit, each of them would take minutes and exceed the time limit of a test.
    for (const [base, exponent] of [
      ['2', 2 ** 40],
      ['10', 1e9],
      ['0.1', 1e9],
      ['0.1', 2 ** 52],
      ['10', -1e9],
      ['2', -2e7],
      ['0.5', -1e9],
      ['0.1', 10_000_001],
      ['10', -10_000_001],
      ['2', 33_554_432],
    ] as const) {
      expect(() => BigDecimal.power(BigDecimal.of(base), exponent)).toThrow(ArgumentError);
    }
    expect(BigDecimal.power(BigDecimal.of('0.1'), 1e7)?.scale).toBe(1e7);
    expect(BigDecimal.power(BigDecimal.of('2'), 33_554_431)?.value).toBe(1n << 33_554_431n);
  });
});

test('the shared prototype of decimals is frozen', () => {
  const shared = Object.getPrototypeOf(BigDecimal.zero) as { toJSON: () => string };
  expect(Object.isFrozen(shared)).toBe(true);
  expect(() => {
    shared.toJSON = () => 'changed';
  }).toThrow(TypeError);
  expect(JSON.stringify(BigDecimal.one)).toBe('"1"');
});

test.each([undefined, null, 1, 1n, '1', {}, Symbol('wrong')])(
  'sum() and product() reject a list that contains %o',
  (value) => {
    for (const fn of [BigDecimal.sum, BigDecimal.product]) {
      expect(() => fn([BigDecimal.one, value as BigDecimal])).toThrow(
        /^Expected "values" to be a decimal, received /,
      );
    }
  },
);
