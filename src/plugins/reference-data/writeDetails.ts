import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { REFERENCE_FILES, type ReferenceSymbol } from '../../../typedoc/plugin/contract';
import { readTable } from '../../../typedoc/plugin/examples/table';
import { DETAILS_FOLDER, type DetailsFile } from '../../details/details';
import { type ReferenceOptions, readReference } from './readReference';

/**
 * Writes what there is to say of each symbol in a language: a file for each package.
 *
 * @throws Error when a name in an example leads to no symbol.
 */
export async function writeDetails(
  context: LoadContext,
  options: ReferenceOptions,
  outDir: string,
): Promise<void> {
  const content = await readReference(context, options, REFERENCE_FILES.symbols);
  const symbols = content as readonly ReferenceSymbol[];
  assertDescribed(readTable(context.siteDir).paths, symbols);
  const folder = join(outDir, DETAILS_FOLDER);
  await mkdir(folder, { recursive: true });
  for (const [name, details] of Object.entries(detailsByPackage(symbols))) {
    await writeFile(join(folder, `${name}.json`), JSON.stringify(details));
  }
}

/** Links in code are not seen by the check of Docusaurus. */
function assertDescribed(
  paths: readonly string[],
  symbols: readonly Pick<ReferenceSymbol, 'path'>[],
): void {
  const described = new Set(symbols.map(({ path }) => path));
  const broken = paths.filter((path) => !described.has(path));
  if (broken.length > 0) {
    throw new Error(`Names in examples lead to what is not there: ${broken.join(', ')}`);
  }
}

/** Returns what the file of each package holds. */
function detailsByPackage(
  symbols: readonly Pick<ReferenceSymbol, 'package' | 'path' | 'signature' | 'summary'>[],
): Readonly<Record<string, DetailsFile>> {
  const packages: Record<string, Record<string, DetailsFile[string]>> = {};
  for (const { package: name, path, signature, summary } of symbols) {
    (packages[name] ??= {})[path] = [signature.join('\n'), summary];
  }
  return packages;
}
