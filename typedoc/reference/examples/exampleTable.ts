import { statSync } from 'node:fs';
import { join } from 'node:path';
import { readJSON } from '../../workspace/jsonFiles';

export const EXAMPLES_FILE = '.cache/reference/example-names.json';

export interface ExampleTable {
  /** A hash of all inputs. If it is the same, the next language reuses the table. */
  readonly inputs: string;
  /** By the id of the example. Translated comments do not move names to other lines or columns. */
  readonly examples: Readonly<Record<string, readonly ExampleEntry[]>>;
}

const EMPTY: ExampleTable = { inputs: '', examples: {} };

export type ExampleEntry = readonly [line: number, column: number, length: number, path: string];

export interface ExampleName {
  readonly start: number;
  readonly length: number;
  readonly path: string;
}

/** Finds the names in an example from its id and its code in any language. */
export type NamesOf = (id: string, code: string) => readonly ExampleName[];

/** Reads the table lazily, because the site's configuration is loaded before the table is written. */
export function createNameReader(root: string): NamesOf {
  const file = join(root, EXAMPLES_FILE);
  let table = EMPTY;
  let read = 0;
  return (id, code) => {
    const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (changed !== read) {
      table = readExampleTable(root);
      read = changed;
    }
    const lines = code.split('\n');
    return (table.examples[id] ?? []).map(([line, column, length, path]) => ({
      start: lines.slice(0, line).join('\n').length + Math.min(line, 1) + column,
      length,
      path,
    }));
  };
}

export function readExampleTable(root: string): ExampleTable {
  return (readJSON(join(root, EXAMPLES_FILE)) ?? EMPTY) as ExampleTable;
}
