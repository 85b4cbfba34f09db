import { statSync } from 'node:fs';
import { join } from 'node:path';
import { readJSON } from '../../report/files';

/** Where the reference leaves which names of the examples it describes, from the root. */
export const EXAMPLE_NAMES_FILE = '.cache/reference/examples.json';

/** The names in all examples, as they are written down for the site. */
export interface ExampleTable {
  /** A hash of all that it was made from: the next language needs the same table. */
  readonly inputs: string;
  /** The paths of what describes them, each once. */
  readonly paths: readonly string[];
  /** By the hash of the code: where a name begins, its length, and the index of its path. */
  readonly examples: Readonly<Record<string, readonly ExampleEntry[]>>;
}

const EMPTY: ExampleTable = { inputs: '', paths: [], examples: {} };

export type ExampleEntry = readonly [start: number, length: number, path: number];

/** A name in an example that the reference describes. */
export interface ExampleName {
  /** Where it begins in the code. */
  readonly start: number;
  readonly length: number;
  /** The path of what describes it, as the symbol has it. */
  readonly path: string;
}

/** Finds the names in an example, by the hash of its code. */
export type NamesOf = (hash: string) => readonly ExampleName[];

/**
 * Returns a function that finds the names in an example. It reads the table when it is first asked,
 * and again when it has changed: the configuration of the site is there before the reference.
 */
export function createNameReader(root: string): NamesOf {
  const file = join(root, EXAMPLE_NAMES_FILE);
  let table = EMPTY;
  let read = 0;
  return (hash) => {
    const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (changed !== read) {
      table = readTable(root);
      read = changed;
    }
    return (table.examples[hash] ?? []).map(([start, length, path]) => ({
      start,
      length,
      path: table.paths[path] ?? '',
    }));
  };
}

/** The paths of the names in each example. */
export function namesInExamples({ paths, examples }: ExampleTable): readonly (readonly string[])[] {
  return Object.values(examples).map((entries) => entries.map(([, , index]) => paths[index] ?? ''));
}

/** Returns the table of a repository; an empty one before the reference is written. */
export function readTable(root: string): ExampleTable {
  return (readJSON(join(root, EXAMPLE_NAMES_FILE)) ?? EMPTY) as ExampleTable;
}
