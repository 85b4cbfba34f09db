import { readFileSync } from 'node:fs';
import { join } from 'node:path';

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

/** Names in other languages may contain any character, but values that programs parse may not. */
const PATTERNS: Readonly<Record<string, RegExp>> = {
  code: /^[A-Z]{3}$/,
  numeric: /^[0-9]{3}$/,
  minorUnit: /^[0-4]$/,
  name: /^\S.*\S$/,
  nameFr: /^\S.*\S$/,
  symbol: /^\S(?:.*\S)?$/,
  kind: /^(?:currency|fund)$/,
  cashIncrement: /^(?:[0-9]+(?:\.[0-9]+)?)?$/,
  reason: /^(?:withdrawn|no minor unit)$/,
  withdrawn: /^(?:[0-9]{4}-[0-9]{2})?$/,
  replacedBy: /^(?:[A-Z]{3})?$/,
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
  return parseTable(readText(file), file);
}

function readText(file: string): string {
  return readFileSync(join(TABLES, file), 'utf8');
}

/**
 * Returns the rows of a table: lines of comma-separated cells, below a line of titles.
 *
 * @throws An error if a row does not have one valid cell for each title, or if the rows are not sorted.
 */
export function parseTable(text: string, file: string): readonly Cells[] {
  const [header = '', ...lines] = text
    .trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith('#'));
  const titles = header.split(',');
  const rows = lines.map((line) => {
    const cells = line.split(',');
    const isValid =
      cells.length === titles.length &&
      titles.every((title, index) => PATTERNS[title]?.test(cells[index] ?? '') === true);
    if (!isValid) {
      throw new Error(`A row of "${file}" must be ${header}, not "${line}"`);
    }
    return Object.fromEntries(titles.map((title, index) => [title, cells[index] ?? '']));
  });
  for (const [index, row] of rows.entries()) {
    const above = rows[index - 1];
    if (above !== undefined && read(above, 'code') >= read(row, 'code')) {
      throw new Error(`The rows of "${file}" must be in the order of their codes`);
    }
  }
  return rows;
}

function read(cells: Cells, title: string): string {
  const cell = cells[title];
  if (cell === undefined) {
    throw new Error(`There must be a column "${title}"`);
  }
  return cell;
}
