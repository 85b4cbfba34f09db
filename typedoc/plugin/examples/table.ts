import { statSync } from 'node:fs';
import { join } from 'node:path';
import { hashExample } from '../../doctest/hash';
import { readJSON } from '../../workspace/files';

/** Where the reference leaves what it knows of the names in the examples, from the root. */
export const EXAMPLES_FILE = '.cache/reference/example-table.json';

/** The names in all examples, as they are written down for the site. */
export interface ExampleTable {
  /** A hash of all that it was made from: the next language needs the same table. */
  readonly inputs: string;
  /** The paths of what describes them, each once. */
  readonly paths: readonly string[];
  /**
   * By the hash of the code: the line and column that a name begins at, its length, and the index
   * of its path. Comments of another length change neither line nor column of a name.
   */
  readonly examples: Readonly<Record<string, readonly ExampleEntry[]>>;
}

const EMPTY: ExampleTable = { inputs: '', paths: [], examples: {} };

export type ExampleEntry = readonly [line: number, column: number, length: number, path: number];

/** A name in an example that the reference describes. */
export interface ExampleName {
  /** Where it begins in the code. */
  readonly start: number;
  readonly length: number;
  /** The path of what describes it, as the symbol has it. */
  readonly path: string;
}

/** Finds the names in the code of an example. */
export type NamesOf = (code: string) => readonly ExampleName[];

/**
 * Returns a function that finds the names in an example. It reads the table when it is first asked,
 * and again when it has changed: the configuration of the site is there before the reference.
 */
export function createNameReader(root: string): NamesOf {
  const file = join(root, EXAMPLES_FILE);
  let table = EMPTY;
  let read = 0;
  return (code) => {
    const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (changed !== read) {
      table = readTable(root);
      read = changed;
    }
    const lines = code.split('\n');
    return (table.examples[hashExample(code)] ?? []).map(([line, column, length, path]) => ({
      start: lines.slice(0, line).join('\n').length + Math.min(line, 1) + column,
      length,
      path: table.paths[path] ?? '',
    }));
  };
}

/** Returns the table of a repository; an empty one before the reference is written. */
export function readTable(root: string): ExampleTable {
  return (readJSON(join(root, EXAMPLES_FILE)) ?? EMPTY) as ExampleTable;
}
