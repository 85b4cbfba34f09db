import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The sources of pages and scripts, without tests and what the build writes. */
const SOURCES = ['blog', 'docs', 'i18n', 'src', 'static', 'typedoc'];
const OTHERS = /\.test\.|\.tsbuildinfo$|^typedoc[/\\]api[/\\]|[/\\](?:dist|node_modules)[/\\]/;

const SHOWN = 10;

/** @throws Error if a source is newer than the site, which then contains names and texts that are gone. */
export default function requireFreshSite(): void {
  const built = statSync('build/index.html', { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const newer = SOURCES.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => !OTHERS.test(file) && statSync(file).mtimeMs > built),
  );
  if (newer.length > 0) {
    const shown = newer.slice(0, SHOWN).join('\n');
    throw new Error(`Run "npm run build": ${newer.length} files are newer than the site\n${shown}`);
  }
}
