import { readFileSync, statSync } from 'node:fs';
import { NameResolver, type PublicName } from './resolveName';

interface ReadNames {
  readonly modified: number;
  readonly names: NameResolver;
}

const read = new Map<string, ReadNames>();

/** Reads the public names from a file, once for all pages, and again when the file is another. */
export function readNames(file: string): NameResolver {
  const modified = statSync(file).mtimeMs;
  const before = read.get(file);
  if (before?.modified === modified) {
    return before.names;
  }
  const symbols = JSON.parse(readFileSync(file, 'utf8')) as readonly PublicName[];
  const names = new NameResolver(symbols);
  read.set(file, { modified, names });
  return names;
}
