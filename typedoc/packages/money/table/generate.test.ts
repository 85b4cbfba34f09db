import { describe, expect, test } from 'vitest';
import { isStale, listLeftOvers, makeFiles } from './files';
import { parseTable, readAbsent, readCurrencies, readDate } from './readTable';

describe('the files generated from the table', async () => {
  const files = await makeFiles();

  test('are a module and its French texts for each currency, the index and the table', () => {
    const count = readCurrencies().length;
    expect(files).toHaveLength(2 * count + 2);
    expect(new Set(files.map(({ path }) => path)).size).toBe(files.length);
  });

  test('match the files in the repository byte for byte (`generate.ts` writes them)', () => {
    expect(files.filter(isStale).map(({ path }) => path)).toEqual([]);
  });

  test('are the only files in their folders', () => {
    expect(listLeftOvers(files)).toEqual([]);
    expect(listLeftOvers(files.slice(0, -1))).toEqual(files.slice(-1).map(({ path }) => path));
  });

  test('are reported as stale if they are missing or different', () => {
    expect(isStale({ path: '/nowhere/XXX.ts', text: '' })).toBe(true);
    expect(files.slice(0, 1).map((file) => isStale({ ...file, text: `${file.text} ` }))).toEqual([
      true,
    ]);
  });

  test('contain French with typographic spaces and apostrophes', () => {
    const catalogues = files.filter(({ path }) => path.endsWith('.json'));
    for (const { text } of catalogues) {
      const entries = JSON.parse(text) as Readonly<Record<string, { text: string }>>;
      const french = Object.values(entries)
        .map((entry) => entry.text)
        .join('\n');
      expect(french).not.toMatch(/[^\u00a0\u202f][:;!?]/);
      expect(french.replaceAll(/`[^`]*`/g, '')).not.toContain("'");
    }
  });
});

describe('the table of the currencies', () => {
  test('has a date', () => {
    expect(readDate()).toMatch(/^2026-11-[0-9]{2}$/);
  });

  test('contains no code twice and no omitted code', () => {
    const codes = readCurrencies().map(({ code }) => code);
    const absent = readAbsent().map(({ code }) => code);
    expect(new Set([...codes, ...absent]).size).toBe(codes.length + absent.length);
  });

  test('contains French names that are neither codes nor English names', () => {
    for (const { code, name, frenchName } of readCurrencies()) {
      expect([code, name]).not.toContain(frenchName);
    }
  });

  test('records when a code was withdrawn, and its replacement', () => {
    for (const { reason, withdrawn, replacedBy } of readAbsent()) {
      expect(withdrawn !== '').toBe(reason === 'withdrawn');
      expect(replacedBy !== '').toBe(reason === 'withdrawn');
    }
  });
});

describe('parseTable()', () => {
  test('finds cells by their titles and skips comments', () => {
    expect(parseTable('# date\ncode,numeric\nCHF,756\nUSD,840\n', 'a.csv')).toEqual([
      { code: 'CHF', numeric: '756' },
      { code: 'USD', numeric: '840' },
    ]);
  });

  test.each([
    ['a cell too few', 'CHF', '3: expected 2 fields, code,numeric, received 1: "CHF"'],
    ['a cell too many', 'CHF,756,2', '3: expected 2 fields, code,numeric, received 3: "CHF,756,2"'],
    [
      'a code in lower case',
      'chf,756',
      '3: expected "code" to be three capital letters, received "chf"',
    ],
    [
      'a numeric code without its zeros',
      'ALL,8',
      '3: expected "numeric" to be three digits, received "8"',
    ],
    [
      'unsorted rows',
      'USD,840\nCHF,756',
      '4: expected "code" to come after "USD", received "CHF"; sort the rows by code',
    ],
    [
      'a code twice',
      'USD,840\nUSD,840',
      '4: expected "code" to come after "USD", received "USD"; sort the rows by code',
    ],
  ])('reports the line and the field of %s', (_title, rows, message) => {
    expect(() => parseTable(`# date\ncode,numeric\n${rows}\n`, 'a.csv')).toThrow(
      new Error(`a.csv:${message}`),
    );
  });

  test('reports the line of an unknown column', () => {
    expect(() => parseTable('code,colour\nCHF,red\n', 'a.csv')).toThrow(
      'a.csv:1: unknown column "colour", use code, numeric, ',
    );
  });
});
