import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isStale, listLeftOvers, makeFiles } from './files';

/*
 * Generates files from the table of currencies: a module for each currency, their index, the
 * look-up table, and the French of their comments.
 *
 *   npx tsx typedoc/packages/money/table/generate.ts
 */

async function main(): Promise<void> {
  const files = await makeFiles();
  const stale = files.filter(isStale);
  const leftOvers = listLeftOvers(files);
  for (const { path, text } of stale) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  for (const path of leftOvers) {
    rmSync(path);
  }
  console.log(`${files.length} files, ${stale.length} written, ${leftOvers.length} removed`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
