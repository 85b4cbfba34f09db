import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes only files that differ, so that a watcher sees a changed comment as one changed page. */
export function syncFolder(from: string, to: string): void {
  const files = new Set(listFiles(from));
  for (const file of listFiles(to)) {
    if (!files.has(file)) {
      rmSync(join(to, file));
    }
  }
  for (const file of files) {
    const content = readFileSync(join(from, file));
    const target = join(to, file);
    if (!existsSync(target) || !readFileSync(target).equals(content)) {
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, content);
    }
  }
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) {
    return [];
  }
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
