import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { HAS_HISTORY, REGISTRY, SITE } from '../src/config/site';
import { LOCALES } from '../typedoc/workspace/locales';
import { REPOSITORY, discoverPackages } from '../typedoc/workspace/packages';
import { writeRegistry } from '../typedoc/workspace/registry';

/** Makes Node collect garbage earlier: otherwise one process keeps the memory of all its builds. */
const MEMORY_LIMIT = '--max-old-space-size=800';

const MEMORY_POOLS = { MALLOC_ARENA_MAX: '2' };

const docusaurus = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
const options = process.argv.slice(2);
// Build the default language first, because its build empties the folder of the others.
const hasLocale = options.some((option) => /^(?:-l|--locale(?:=|$))/.test(option));
const builds = hasLocale ? [[]] : LOCALES.map((locale) => ['--locale', locale]);

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

// The site of all languages is also where npm gets the packages, until they are published.
if (!hasLocale && REGISTRY !== undefined) {
  writeRegistry(
    discoverPackages(),
    join(REPOSITORY, 'build'),
    SITE.url + SITE.baseUrl,
    HAS_HISTORY,
  );
}
