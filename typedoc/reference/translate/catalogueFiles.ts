import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** If the translation is stale, `was` is the English text that it translates. */
export interface Entry {
  readonly source: string;
  readonly was?: string;
  readonly text: string;
}

export function listFiles(folder: string): readonly string[] {
  if (!existsSync(folder)) {
    return [];
  }
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) =>
      readdirSync(join(folder, name))
        .filter((file) => file.endsWith('.json'))
        .map((file) => `${name}/${basename(file, '.json')}`),
    );
}

export function readEntries(path: string): Readonly<Record<string, Entry>> {
  return readRecord(path, isEntry, 'an object with the strings "source" and "text"');
}

export function readTable(path: string): Readonly<Record<string, string>> {
  return readRecord(path, isText, 'a string');
}

/** Deletes the file if it would be empty. */
export function writeRecord(path: string, content: readonly (readonly [string, unknown])[]): void {
  if (content.length === 0) {
    rmSync(path, { force: true });
    return;
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(Object.fromEntries(content), null, 2)}\n`);
}

export function lineOf(path: string, key: string): number | undefined {
  const content = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const index = content.indexOf(`${JSON.stringify(key)}:`);
  return index < 0 ? undefined : content.slice(0, index).split('\n').length;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isEntry(value: unknown): value is Entry {
  if (typeof value !== 'object' || value === null) {
    return false;
  }
  const { source, was = '', text } = value as Readonly<Record<string, unknown>>;
  return isText(source) && isText(was) && isText(text);
}

function readRecord<Value>(
  path: string,
  isValue: (value: unknown) => value is Value,
  kind: string,
): Readonly<Record<string, Value>> {
  let parsed: unknown;
  try {
    parsed = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  } catch (cause) {
    throw new Error(`Catalogue "${path}" is not JSON`, { cause });
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new Error(`Catalogue "${path}" must be a JSON object`);
  }
  for (const [key, value] of Object.entries(parsed)) {
    if (!isValue(value)) {
      throw new Error(`Catalogue "${path}": ${JSON.stringify(key)} must be ${kind}`);
    }
  }
  return parsed as Readonly<Record<string, Value>>;
}
