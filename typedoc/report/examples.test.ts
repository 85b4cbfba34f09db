import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashExample } from '../doctest/hash';
import { describeExamples, testedExamples } from './examples';
import { writeLedger } from './ledger';

const GUIDE = [
  '# Guide',
  ...['one', 'two', 'one'].map((code) => fence(code)),
  fence('idle', ' no-run="asks"'),
];

let root: string;

function fence(code: string, meta = ''): string {
  return `\`\`\`ts${meta}\n${code};\n\`\`\``;
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tstd-examples-'));
  const path = join(root, 'docs/guide.md');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, GUIDE.join('\n\n'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function prove(...codes: readonly string[]): void {
  writeLedger(root, { packages: {}, examples: { 'docs/guide.md': codes.map(hashExample) } });
}

test('without a ledger nothing is proved, and one is told how to change that', () => {
  expect(testedExamples(root).size).toBe(0);
  expect(describeExamples(root)).toBe(
    '0 of 2 examples are marked as run in the tests; "npm run prove" marks those that pass',
  );
});

test('the examples that were proved are counted by their code', () => {
  prove('one;', 'of an earlier text');
  expect(testedExamples(root)).toContain(hashExample('one;'));
  expect(describeExamples(root)).toMatch(/^1 of 2 examples are marked/);
  prove('one;', 'two;');
  expect(describeExamples(root)).toBe('2 of 2 examples are marked as run in the tests');
});
