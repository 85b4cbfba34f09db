import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Moves only files that differ, so that watchers see one changed page for a changed comment. If only
 * the data of a page differs, moves the page too, because watchers do not know that it reads the data.
 */
export function syncFolder(from: string, to: string): void {
  const files = listFiles(from);
  for (const file of listFiles(to).filter((each) => !files.includes(each))) {
    rmSync(join(to, file), { force: true });
  }
  const differs = (file: string): boolean => {
    const target = join(to, file);
    return !existsSync(target) || !readFileSync(target).equals(readFileSync(join(from, file)));
  };
  const changed = files.filter(differs);
  const pages = changed.map((file) => file.replace(/\.json$/, '.md'));
  for (const file of new Set([...changed, ...pages.filter((page) => files.includes(page))])) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    // Watchers would see a copy as two changes.
    renameSync(join(from, file), join(to, file));
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
