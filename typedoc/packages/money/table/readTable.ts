import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A currency: a row of `currencies.csv`. */
export interface CurrencyRow {
  readonly code: string;
  /** Three digits. */
  readonly numericCode: string;
  /** The number of decimal places. */
  readonly minorUnit: number;
  /** The English name, as in ISO 4217. */
  readonly name: string;
  readonly frenchName: string;
  /** The code itself if no symbol is widely used. */
  readonly symbol: string;
  /** Whether it is a funds code, without coins and notes. */
  readonly isFund: boolean;
  /** The increment of cash amounts, if it differs from the minor unit. */
  readonly cashIncrement?: string;
}

/** A code that the package omits: a row of `absent.csv`. */
export interface AbsentRow {
  readonly code: string;
  readonly numericCode: string;
  readonly name: string;
  readonly reason: 'withdrawn' | 'no minor unit';
  /** The month in which the code was withdrawn, if applicable. */
  readonly withdrawn: string;
  readonly replacedBy: string;
}

type Cells = Readonly<Record<string, string>>;

/** The folder of the tables. */
const TABLES = import.meta.dirname;

/** The format of each column, and its description for error messages. */
const FORMATS: Readonly<Record<string, readonly [pattern: RegExp, expected: string]>> = {
  code: [/^[A-Z]{3}$/, 'three capital letters'],
  numeric: [/^[0-9]{3}$/, 'three digits'],
  minorUnit: [/^[0-4]$/, 'an integer from 0 to 4'],
  name: [/^\S.*\S$/, 'the English name, without spaces around it'],
  nameFr: [/^\S.*\S$/, 'the French name, without spaces around it'],
  symbol: [/^\S(?:.*\S)?$/, 'a symbol, or the code if no symbol is widely used'],
  kind: [/^(?:currency|fund)$/, 'currency or fund'],
  cashIncrement: [/^(?:[0-9]+(?:\.[0-9]+)?)?$/, 'a decimal such as 0.05, or empty'],
  reason: [/^(?:withdrawn|no minor unit)$/, 'withdrawn or no minor unit'],
  withdrawn: [/^(?:[0-9]{4}-[0-9]{2})?$/, 'a month such as 2025-07, or empty'],
  replacedBy: [/^(?:[A-Z]{3})?$/, 'three capital letters, or empty'],
};

/** Returns the active currencies that have a minor unit, by their codes. */
export function readCurrencies(): readonly CurrencyRow[] {
  return readRows('currencies.csv').map((cells) => ({
    code: read(cells, 'code'),
    numericCode: read(cells, 'numeric'),
    minorUnit: Number(read(cells, 'minorUnit')),
    name: read(cells, 'name'),
    frenchName: read(cells, 'nameFr'),
    symbol: read(cells, 'symbol'),
    isFund: read(cells, 'kind') === 'fund',
    ...(read(cells, 'cashIncrement') !== '' && { cashIncrement: read(cells, 'cashIncrement') }),
  }));
}

/** Returns the codes that the package omits, with the reasons. */
export function readAbsent(): readonly AbsentRow[] {
  return readRows('absent.csv').map((cells) => ({
    code: read(cells, 'code'),
    numericCode: read(cells, 'numeric'),
    name: read(cells, 'name'),
    reason: read(cells, 'reason') as AbsentRow['reason'],
    withdrawn: read(cells, 'withdrawn'),
    replacedBy: read(cells, 'replacedBy'),
  }));
}

/** Returns the date of the table, such as `2026-11-20`. */
export function readDate(): string {
  const [, date] = /^# date: ([0-9]{4}-[0-9]{2}-[0-9]{2})$/m.exec(readText('currencies.csv')) ?? [];
  if (date === undefined) {
    throw new Error('The table of the currencies must have a date, such as "# date: 2026-11-20"');
  }
  return date;
}

function readRows(file: string): readonly Cells[] {
  return parseTable(readText(file), relative(process.cwd(), join(TABLES, file)));
}

function readText(file: string): string {
  return readFileSync(join(TABLES, file), 'utf8');
}

/**
 * Returns the rows of a table: lines of comma-separated cells, below a line of titles.
 *
 * @throws An error with the line if a row does not have one valid cell for each title, or if the rows are not sorted.
 */
export function parseTable(text: string, file: string): readonly Cells[] {
  const [header, ...lines] = text
    .trimEnd()
    .split('\n')
    .map((line, index) => ({ cells: line.split(','), line, where: `${file}:${index + 1}` }))
    .filter(({ line }) => !line.startsWith('#'));
  const titles = (header?.cells ?? []).map((title) => {
    const [pattern, expected] = FORMATS[title] ?? [];
    if (pattern === undefined || expected === undefined) {
      const known = Object.keys(FORMATS).join(', ');
      throw new Error(`${header?.where ?? file}: unknown column "${title}", use ${known}`);
    }
    return { title, pattern, expected };
  });
  let above = '';
  return lines.map(({ cells, line, where }) => {
    if (cells.length !== titles.length) {
      throw new Error(
        `${where}: expected ${titles.length} fields, ${header?.line ?? ''}, received ${cells.length}: "${line}"`,
      );
    }
    const row = titles.map(({ title, pattern, expected }, index) => {
      const cell = cells[index] ?? '';
      if (!pattern.test(cell)) {
        throw new Error(`${where}: expected "${title}" to be ${expected}, received "${cell}"`);
      }
      return [title, cell] as const;
    });
    const byTitle = Object.fromEntries(row);
    const code = read(byTitle, 'code');
    if (code <= above) {
      throw new Error(
        `${where}: expected "code" to come after "${above}", received "${code}"; sort the rows by code`,
      );
    }
    above = code;
    return byTitle;
  });
}

function read(cells: Cells, title: string): string {
  const cell = cells[title];
  if (cell === undefined) {
    throw new Error(`There must be a column "${title}"`);
  }
  return cell;
}
