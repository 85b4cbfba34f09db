import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { measurePrograms } from './programSizes.js';

const FOLDER = '.cache/bench-programs';

afterEach(() => {
  rmSync(FOLDER, { recursive: true, force: true });
});

function write(program: string, library: string, code: string): void {
  mkdirSync(`${FOLDER}/${program}`, { recursive: true });
  writeFileSync(`${FOLDER}/${program}/${library}.ts`, code);
}

test('measurePrograms() measures each library if the programs return the same', async () => {
  write('sum', 'one', 'export const run = () => ["the", "same"];');
  write('sum', 'other.js', 'export const run = async () => "the same".split(" ");');
  const { sum } = await measurePrograms(FOLDER);
  expect(Object.keys(sum ?? {})).toEqual(['one', 'other.js']);
  expect(Math.min(...Object.values(sum ?? {}))).toBeGreaterThan(0);
});

test('measurePrograms() rejects programs that return different results', async () => {
  write('sum', 'one', 'export const run = () => 1;');
  write('sum', 'other', 'export const run = () => 2;');
  await expect(measurePrograms(FOLDER)).rejects.toThrow(
    'The programs of "sum" return different results: {"one":1,"other":2}',
  );
});
