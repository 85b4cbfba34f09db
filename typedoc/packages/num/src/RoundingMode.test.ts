import { ArgumentError } from '@tstd/error';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';

import { codecLaws } from '../../../laws/index.js';
import * as BigInts from './BigInt.js';
import * as Int from './Int.js';
import * as Numbers from './Number.js';
import * as RoundingMode from './RoundingMode.js';
import source from './RoundingMode.ts?raw';

const modes = fc.constantFrom(...RoundingMode.values);

/** The rows of the table in the doc comment of the type: the mode and the rounded values. */
const table = (source as string)
  .split('\n')
  .filter((line) => line.startsWith(" * | `'"))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  .map(([mode = '', , ...results]) => [mode.slice(2, -2), results.map(Number)] as const);

const VALUES = [1.2, 1.5, 1.8, 2.5, -1.2, -1.5, -1.8, -2.5];

describe('the table of modes', () => {
  test('contains the nine modes in the order of the list', () => {
    expect(table.map(([mode]) => mode)).toStrictEqual(RoundingMode.values);
    expect(new Set(RoundingMode.values).size).toBe(9);
    expect(source).toContain(`| ${VALUES.join(' | ')} |`);
  });

  test.each(table)('describes the results of %s', (name, results) => {
    const mode = name as RoundingMode.RoundingMode;
    const tenths = VALUES.map((value) => Math.round(value * 10));
    expect(VALUES.map((value) => Numbers.round(value, mode))).toStrictEqual(results);
    expect(VALUES.map((value) => Numbers.roundTo(value, 0, mode))).toStrictEqual(results);
    expect(VALUES.map((value) => Int.fromNumber(value, mode))).toStrictEqual(results);
    expect(tenths.map((value) => Int.divide(Int.of(value), Int.of(10), mode))).toStrictEqual(
      results,
    );
    expect(tenths.map((value) => BigInts.divide(BigInt(value), 10n, mode))).toStrictEqual(
      results.map(BigInt),
    );
  });
});

describe('hasInstance()', () => {
  test('accepts only the names of the modes', () => {
    expect(RoundingMode.values.every(RoundingMode.hasInstance)).toBe(true);
    for (const value of ['halfUp', 'halfOdd', 'CEIL', '', 'toString', 0, null, undefined]) {
      expect(RoundingMode.hasInstance(value)).toBe(false);
    }
    expectTypeOf(RoundingMode.hasInstance).guards.toEqualTypeOf<RoundingMode.RoundingMode>();
  });
});

describe('an invalid mode', () => {
  // Untyped code can pass any value.
  const mode = 'up' as RoundingMode.RoundingMode;

  test('throws if a value must be rounded', () => {
    expect(() => Int.divide(Int.of(1), Int.of(2), mode)).toThrow(ArgumentError);
    expect(() => BigInts.divide(1n, 2n, mode)).toThrow(
      'Expected "roundingMode" to be a rounding mode, received "up"',
    );
    expect(() => Numbers.round(0.5, mode)).toThrow(
      'Expected "roundingMode" to be a rounding mode, received "up"',
    );
    expect(() => Numbers.roundTo(0.5, 0, mode)).toThrow(ArgumentError);
  });
});

describe('codec', () => {
  test('reports what it expects', () => {
    const result = RoundingMode.codec.decode('up');
    expect(!result.ok && result.error.message).toBe('Expected a rounding mode, received a string');
    expect(RoundingMode.codec.hasInstance('up')).toBe(false);
  });
});

codecLaws('RoundingMode.codec', RoundingMode.codec, modes, {
  inputs: fc.oneof(modes, fc.constantFrom('halfUp', 'halfOdd', 'Ceil', '')),
});

describe('types', () => {
  test('the modes are the same as in Intl', () => {
    expectTypeOf<RoundingMode.RoundingMode>().toEqualTypeOf<
      NonNullable<Intl.NumberFormatOptions['roundingMode']>
    >();
    // @ts-expect-error `halfUp` is not one of the nine modes.
    const mode: RoundingMode.RoundingMode = 'halfUp';
    expect(RoundingMode.hasInstance(mode)).toBe(false);
  });
});
