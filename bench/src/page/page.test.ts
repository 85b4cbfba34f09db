import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Results, readResults } from '../results.js';
import { en } from './en.js';
import { PAGES, pathOf, renewPage } from './pages.js';
import { renewTables } from './tables.js';

test.each(PAGES)(
  'the page in "$language" says what was measured (`npm run bench -- --write` renews both)',
  async (texts) => {
    expect(readFileSync(pathOf(texts), 'utf8')).toBe(await renewPage(readResults(), texts));
  },
);

describe('renewTables()', () => {
  const texts = {
    ...en,
    bytes: { title: 'Bytes', rows: { one: 'The one' } },
    nanoseconds: { title: 'Times', rows: { 'Suite: a': 'The other' } },
    ways: { other: '_other_' },
  };
  const results: Results = {
    machine: { processor: 'Abacus', cores: 2, node: 'v20.1.0', date: '2026-01-05' },
    versions: { known: '1.0.0', other: '2.0.0' },
    bytes: { one: { other: 12_000, tstd: 7, known: 300 } },
    nanoseconds: { 'Suite: a': { tstd: 1.25, known: 0.5 }, 'Suite: b': { tstd: 1 } },
  };
  const page =
    'Text\n\n| Bytes | x |\n| - | - |\n\n| Times | x |\n\n| Measured | x |\n| a | b |\n\nEnd\n';

  test('replaces the tables and leaves the text', () => {
    expect(renewTables(page, results, texts).split('\n')).toEqual([
      'Text',
      '',
      '| Bytes | tstd | Others, the least first |',
      '| --- | ---: | --- |',
      '| The one | 7 | known 300 · _other_ 12,000 |',
      '',
      '| Times | tstd | Others, the least first |',
      '| --- | ---: | --- |',
      '| The other | 1.25 | known 0.5 |',
      '',
      '| Measured | With |',
      '| --- | --- |',
      '| Date | 5 January 2026 |',
      '| Processor | Abacus, 2 cores |',
      '| Node | 20.1.0 |',
      '| Libraries | known 1.0.0 · other 2.0.0 |',
      '',
      'End',
      '',
    ]);
  });

  test('says when a table or a measurement is missing', () => {
    expect(() => renewTables('Text', results, texts)).toThrow(
      'The page must have a table that begins with "| Bytes |"',
    );
    expect(() => renewTables(page, { ...results, bytes: {} }, texts)).toThrow(
      '"one" was not measured',
    );
  });
});
