import { Codec } from '@tstd/core';
import { ArgumentError } from '@tstd/error';
import { BigInt as BigInts, Int } from '@tstd/num';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import guide from '../../../../docs/packages/bigdecimal.md?raw';
import { BigDecimal, type BigDecimalString } from './index.js';

/** Parses a string with the three functions, and converts the results to big integers. */
function readAll(text: string): readonly unknown[] {
  const [int, decimal] = [Int.parse(text), BigDecimal.parse(text)];
  return [
    int === undefined ? undefined : Int.toBigInt(int),
    BigInts.parse(text),
    decimal === undefined ? undefined : BigDecimal.toBigInt(decimal),
  ];
}

describe('the grammar of integers in strings', () => {
  test.each([
    ['0', 0n],
    ['-0', 0n],
    ['+0', 0n],
    ['42', 42n],
    ['+42', 42n],
    ['-42', -42n],
    ['007', 7n],
    ['-00', 0n],
    ['+-1', undefined],
    ['--1', undefined],
    ['- 1', undefined],
    ['', undefined],
    ['+', undefined],
    ['-', undefined],
    [' 1', undefined],
    ['1 ', undefined],
    ['1\n', undefined],
    ['\t1', undefined],
    ['\u00A01', undefined],
    ['1_000', undefined],
    ['1,000', undefined],
    ['1 000', undefined],
    ['0x10', undefined],
    ['0b1', undefined],
    ['1n', undefined],
    ['12abc', undefined],
    ['−1', undefined],
    ['٣', undefined],
    ['１', undefined],
    ['1.', undefined],
    ['.5', undefined],
    ['Infinity', undefined],
    ['NaN', undefined],
  ])('is the same for Int, BigInt and BigDecimal: %j is %s', (text, expected) => {
    expect(readAll(text)).toStrictEqual([expected, expected, expected]);
  });

  test('is the same for strings of any kind', () => {
    const digits = fc.stringMatching(/^[+-]?[0-9]{1,15}$/);
    const alike = fc.string({ unit: fc.constantFrom(...Array.from('01279+-_, n\tx٣')) });
    fc.assert(
      fc.property(fc.oneof(digits, alike, fc.string()), (text) => {
        const isInteger = /^[+-]?[0-9]+$/.test(text);
        // Only decimals accept points and exponents.
        fc.pre(isInteger || !/[.e]/i.test(text));
        const value = isInteger ? BigInt(text.replace('+', '')) : undefined;
        expect(readAll(text)).toStrictEqual([value, value, value]);
      }),
      { numRuns: 2000 },
    );
  });

  test('accepts the strings that the three modules return', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (number) => {
        const value = BigInt(number);
        const texts = [
          Int.asString(Int.of(number)),
          BigInts.asString(value),
          BigDecimal.asString(BigDecimal.of(value)),
        ];
        expect(new Set(texts).size).toBe(1);
        expect(readAll(texts[0] ?? '')).toStrictEqual([value, value, value]);
      }),
    );
  });

  test('differs only outside the bounds of Int', () => {
    expect(readAll('9007199254740992')).toStrictEqual([undefined, 2n ** 53n, 2n ** 53n]);
  });

  test('allows a point and an exponent only for decimals', () => {
    expect(readAll('1.0')).toStrictEqual([undefined, undefined, 1n]);
    expect(readAll('1e3')).toStrictEqual([undefined, undefined, 1000n]);
  });
});

/** Returns the cells of the table that has the given header. */
function rowsAfter(text: string, header: string): readonly (readonly string[])[] {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.startsWith(header)) + 2;
  const end = lines.indexOf('', start);
  return lines.slice(start, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

describe('the guide', () => {
  const refused = rowsAfter(guide as string, '| Part ').flatMap(([, , cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text),
  );

  test('lists strings that are rejected', () => {
    expect(refused.length).toBeGreaterThan(10);
  });

  test.each(refused)('says that "%s" is rejected', (text) => {
    expect(BigDecimal.parse(text)).toBe(undefined);
  });
});

describe('the table of functions', () => {
  test('lists functions that exist', () => {
    const names = rowsAfter(guide as string, '| To ').flatMap(([, cell = '']) =>
      [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
    );
    expect(names.length).toBeGreaterThan(40);
    expect(names.filter((name) => !(name in BigDecimal))).toStrictEqual([]);
  });
});

describe('a long string', () => {
  const digits = (count: number): string => '7'.repeat(count);

  test('is rejected by default without a delay', () => {
    const long = digits(20_000_000);
    const started = performance.now();
    expect(BigDecimal.parse(long)).toBe(undefined);
    expect(BigDecimal.isBigDecimalString(long)).toBe(false);
    expect(BigDecimal.codec.decode(long).ok).toBe(false);
    expect(() => BigDecimal.of(long as BigDecimalString)).toThrow(ArgumentError);
    // Parsing its digits alone would take seconds in the fastest engine.
    expect(performance.now() - started).toBeLessThan(1_000);
  });

  test('is parsed up to the limit', () => {
    const [longest, longer] = [digits(100_000), digits(100_001)];
    expect(BigDecimal.parse(longest)).toEqual(BigDecimal.of(BigInt(longest)));
    expect(BigDecimal.isBigDecimalString(longest)).toBe(true);
    expect(BigDecimal.parse(longer)).toBe(undefined);
    expect(BigDecimal.parse(longer, { maxLength: 100_001 })?.value).toBe(BigInt(longer));
    expect(BigDecimal.parse('12.5', { maxLength: 3 })).toBe(undefined);
    expect(BigDecimal.parse('12.5', { maxLength: 4 })?.scale).toBe(1);
  });

  test('is limited to the same length in the schema', () => {
    expect(Codec.toJSONSchema(BigDecimal.codec)['maxLength']).toBe(100_000);
  });

  test.each([0, -1, 1.5, NaN, Infinity])('parse() rejects the limit %d', (maxLength) => {
    expect(() => BigDecimal.parse('1', { maxLength })).toThrow(
      /^Expected "maxLength" to be an integer from 1 to 9007199254740991, received /,
    );
  });

  test('parse() rejects options that are not an object', () => {
    // In untyped code, `texts.map(BigDecimal.parse)` passes the index.
    expect(() => BigDecimal.parse('1', 0 as BigDecimal.ParseOptions)).toThrow(
      'Expected "options" to be an object, received 0',
    );
  });
});
