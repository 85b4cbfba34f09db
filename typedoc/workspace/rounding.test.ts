import { BigDecimal } from '@tstd/bigdecimal';
import { EUR, Money } from '@tstd/money';
import { BigInt as BigInts, Int, Number as Numbers } from '@tstd/num';
import { TimeDuration } from '@tstd/time';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { REPOSITORY } from './packages';

/*
 * By default, functions round to the nearest value, with ties away from zero. Only integer division and
 * its remainder truncate, like the operators of the language.
 */

const QUOTIENTS = [
  'bigdecimal/src/internal/bigdecimal/arithmetic.ts remainder',
  'num/src/BigInt.ts divide',
  'num/src/BigInt.ts remainder',
  'num/src/Int.ts divide',
  'num/src/Int.ts remainder',
  'time/src/internal/duration/arithmetic.ts quotient',
  'time/src/internal/duration/arithmetic.ts remainder',
];

const DEFAULT =
  /^export function (?<name>\w+)|\broundingMode(?:: RoundingMode)? = '(?<mode>\w+)'/gm;

test('a function that rounds has the default mode', () => {
  const packages = join(REPOSITORY, 'typedoc/packages');
  const files = readdirSync(packages, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /^[\w-]+\/src\/.*\.ts$/.test(file) && !file.endsWith('.test.ts'),
  );
  const found: Record<string, string[]> = {};
  for (const file of files) {
    let name = '';
    for (const { groups } of readFileSync(join(packages, file), 'utf8').matchAll(DEFAULT)) {
      name = groups?.['name'] ?? name;
      if (groups?.['mode'] !== undefined) {
        (found[groups['mode']] ??= []).push(`${file} ${name}`);
      }
    }
  }
  expect(Object.keys(found).toSorted()).toEqual(['halfExpand', 'trunc']);
  expect(found['trunc']?.toSorted()).toEqual(QUOTIENTS);
  expect(found['halfExpand']?.length).toBeGreaterThan(15);
});

test('a half is rounded away from zero, and an integer quotient is truncated', () => {
  const half = BigDecimal.of('-2.5');
  const ms = (value: number): TimeDuration => TimeDuration.of({ milliseconds: value });
  expect([
    Numbers.round(-2.5),
    Number(BigDecimal.asString(BigDecimal.round(half))),
    Number(BigDecimal.toFixed(half, 0)),
    TimeDuration.multiply(ms(-5), 0.5),
    TimeDuration.divide(ms(-5), 2),
  ]).toEqual([-3, -3, -3, -3, -3]);
  expect(Money.asString(Money.round(EUR('-0.025')))).toBe('-0.03 EUR');
  expect(Int.divide(Int.of(-5), Int.of(2))).toBe(-2);
  expect(BigInts.divide(-5n, 2n)).toBe(-2n);
  expect(TimeDuration.quotient(ms(-5), ms(2))).toBe(-2);
});
