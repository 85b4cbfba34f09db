import { cp, mkdir, readdir } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';

export async function listPages(
  outDir: string,
  otherLocales: readonly string[],
): Promise<readonly string[]> {
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => relative(outDir, join(entry.parentPath, entry.name)))
    .filter((page) => !otherLocales.includes(page.split(sep)[0] ?? ''))
    .sort();
}

/**
 * Copies `path.html` to `path/index.html`, so that `/path`, `/path/`, `/path.html` and
 * `/path/index.html` all work, on hosts with and without clean URLs.
 */
export async function copyAsFolders(
  outDir: string,
  pages: readonly string[],
  leftOut: readonly string[] = [],
): Promise<void> {
  for (const page of pages) {
    const name = basename(page, '.html');
    if (name !== 'index' && !leftOut.includes(page)) {
      const folder = join(outDir, dirname(page), name);
      await mkdir(folder, { recursive: true });
      await cp(join(outDir, page), join(folder, 'index.html'));
    }
  }
}
