import { spawnSync } from 'node:child_process';
import { discoverPackages, findPackage } from '../typedoc/workspace/packages';

/*
 * Runs every check of one package, even if one fails: `npm run check:package -- money`. ESLint skips
 * files that have not changed since they passed; `npm test` also finds what a change elsewhere breaks.
 */

const packages = discoverPackages();
const [name = ''] = process.argv.slice(2);
const found = findPackage(packages, name);
if (found === undefined) {
  const names = packages.map(({ shortName }) => shortName).join(', ');
  console.error(`There is no package "${name}". Name one of these: ${names}`);
  process.exit(1);
}

const folder = `typedoc/packages/${found.shortName}/`;
const env = { ...process.env, DOCTEST_FOLDER: folder };
const failed = [
  'node node_modules/typescript-newest/bin/tsc -p typedoc --incremental --tsBuildInfoFile .cache/packages.tsbuildinfo',
  `eslint --max-warnings 0 --cache --cache-location .cache/eslint/ --cache-strategy content ${folder}`,
  `vitest run --project packages --project doctest ${folder}`,
  `textlint "${folder}*.md"`,
  `tsx .ci/translations.ts check ${found.shortName}`,
].filter((command) => spawnSync(command, { shell: true, stdio: 'inherit', env }).status !== 0);

for (const command of failed) {
  console.error(`This check failed: ${command}`);
}
process.exitCode = failed.length > 0 ? 1 : 0;
