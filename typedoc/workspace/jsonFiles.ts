import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export function readJSON(path: string): unknown {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/**
 * Writes each field on one line. Does not write an unchanged file, because builds take a newer timestamp
 * for a change.
 */
export function putRecord(path: string, record: Readonly<Record<string, unknown>>): void {
  const lines = Object.entries(record).map(
    ([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  const text = `{\n${lines.join(',\n')}\n}\n`;
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}
