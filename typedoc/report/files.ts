import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where the tests leave what they found, from the root of the repository. */
export const TESTS_FILE = '.cache/report/tests.json';

/** Where the tests leave the hashes of the examples that they proved, from the same root. */
export const EXAMPLES_FILE = '.cache/report/examples.json';

/** Where the report stands that pages show, from the root of the repository. */
export const REPORT_FILE = '.cache/report/packages.json';

/**
 * Returns a hash of what the tests of a package depend on: its sources, its tests and its README.
 * A result of other sources proves nothing.
 */
export function fingerprint(folder: string): string {
  const hash = createHash('sha256');
  const sources = join(folder, 'src');
  const files = existsSync(sources)
    ? readdirSync(sources, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
        .sort()
        .map((file) => join(sources, file))
    : [];
  for (const file of [...files, join(folder, 'README.md')]) {
    hash.update(file.slice(folder.length)).update('\0');
    hash.update(existsSync(file) ? readFileSync(file) : '').update('\0');
  }
  return hash.digest('hex');
}

/** Returns what a JSON file holds, or `undefined` without one. */
export function readJSON(path: string): unknown {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** Writes a JSON file, unless it holds the same: a build takes a newer file for a change. */
export function putJSON(path: string, value: unknown): void {
  const text = `${JSON.stringify(value, null, 2)}\n`;
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}
