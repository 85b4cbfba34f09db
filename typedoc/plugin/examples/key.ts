/*
 * By what an example on a page is known in a table: code in the browser imports this, and computes
 * it of what the page shows.
 */

/** The folder of the types of names in examples, below the base of the site. */
const EXAMPLE_TYPES_FOLDER = 'assets/types';

/** Enough that no two examples share a key by chance. */
const KEY_LENGTH = 12;

/** How many letters of a key name the file that has it: a file is about one kilobyte then. */
const FILE_LENGTH = 2;

/** The line and column at which a name begins, its length, and its type or the path of what describes it. */
export type ExampleType = readonly [line: number, column: number, length: number, text: string];

/** The types of the names in examples, by the keys of the examples. */
export type ExampleTypes = Readonly<Record<string, readonly ExampleType[]>>;

/**
 * Returns the text that an example is told by. Comments, which each language has of its own, are not
 * in it, nor is what only looks like one: in a text, say.
 */
export function textOfExample(code: string): string {
  return code
    .replace(/\/\/.*|\/\*[^]*?\*\//g, '')
    .replace(/\s+$/gm, '')
    .trim();
}

/** Returns the key of an example, by the hexadecimal SHA-256 of its text. */
export function toExampleKey(hash: string): string {
  return hash.slice(0, KEY_LENGTH);
}

/** Returns the name of the file that has the types of an example. */
export function exampleTypesFile(key: string): string {
  return `${EXAMPLE_TYPES_FOLDER}/${key.slice(0, FILE_LENGTH)}.json`;
}
