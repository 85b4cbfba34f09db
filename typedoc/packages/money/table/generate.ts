import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { isStale, listLeftOvers, makeFiles } from './files';

/*
 * Generates files from the table of currencies: a module for each currency, their index, the
 * look-up table, and the French of their comments.
 *
 *   npx tsx typedoc/packages/money/table/generate.ts
 *
 *   --check  writes nothing, and fails if a file differs from the generated one
 */

async function main(flags: ReadonlySet<string>): Promise<void> {
  const files = await makeFiles();
  const stale = files.filter(isStale);
  const leftOvers = listLeftOvers(files);
  if (flags.has('--check')) {
    const wrong = [...stale.map(({ path }) => path), ...leftOvers];
    for (const path of wrong) {
      console.error(`Not what the table makes: ${relative(process.cwd(), path)}`);
    }
    process.exitCode = wrong.length === 0 ? 0 : 1;
    return;
  }
  for (const { path, text } of stale) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  for (const path of leftOvers) {
    rmSync(path);
  }
  console.log(`${files.length} files, ${stale.length} written, ${leftOvers.length} removed`);
}

void main(new Set(process.argv.slice(2)));
