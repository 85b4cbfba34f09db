import { spawnSync } from 'node:child_process';
import { LOCALES } from '../typedoc/workspace/locales';

/**
 * Builds the site, or with `-l fr` one language of it.
 *
 * Each language has a process of its own: one process for all keeps the memory of the languages
 * that it has built. The limit, half as much again as a language needs, makes Node collect garbage
 * before it asks for more memory.
 */
const MEMORY_LIMIT = '--max-old-space-size=800';

/** Two pools of memory for the threads of libraries instead of eight a processor: 5 % less in all. */
const MEMORY_POOLS = { MALLOC_ARENA_MAX: '2' };

const docusaurus = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
const options = process.argv.slice(2);
// The default language comes first: its build empties the folder that holds the others.
const isLocaleGiven = options.some((option) => /^(?:-l|--locale(?:=|$))/.test(option));
const builds = isLocaleGiven ? [[]] : LOCALES.map((locale) => ['--locale', locale]);

for (const locale of builds) {
  const { status } = spawnSync(
    process.execPath,
    [MEMORY_LIMIT, docusaurus, 'build', ...options, ...locale],
    { stdio: 'inherit', env: { ...process.env, ...MEMORY_POOLS } },
  );
  if (status !== 0) {
    process.exit(status ?? 1);
  }
}
