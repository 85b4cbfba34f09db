import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ReferenceSymbol } from '../../../typedoc/plugin/contract';
import { readTable } from '../../../typedoc/plugin/examples/table';
import { DETAILS_FOLDER, type DetailsFile } from '../../details/details';
import { readReference } from '../reference';

type DescribedSymbol = Pick<ReferenceSymbol, 'package' | 'path' | 'signature' | 'summary'>;

/** Writes what machines, and the search results, read of the reference. */
export default function referenceData({ siteDir, siteConfig, i18n }: LoadContext): Plugin {
  return {
    name: 'reference-data',
    async postBuild({ outDir }) {
      const whole = (await readReference(siteDir, 'whole')) as object;
      const { title, url, baseUrl } = siteConfig;
      const base = `${url}${baseUrl.replace(/\/$/, '')}`;
      const head = { title, language: i18n.currentLocale, base };
      await writeFile(join(outDir, 'api.json'), `${JSON.stringify({ ...head, ...whole })}\n`);

      const symbols = (await readReference(siteDir, 'symbols')) as readonly ReferenceSymbol[];
      for (const [name, content] of detailFiles(symbols, readTable(siteDir).paths)) {
        const file = join(outDir, name);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, JSON.stringify(content));
      }
    },
  };
}

/**
 * Returns what there is to say of each symbol: a file for each package.
 *
 * @throws Error when a name in an example leads to no symbol: the check of Docusaurus does not see
 *   links in code.
 */
export function detailFiles(
  symbols: readonly DescribedSymbol[],
  paths: readonly string[],
): ReadonlyMap<string, DetailsFile> {
  const described = new Set(symbols.map(({ path }) => path));
  const broken = paths.filter((path) => !described.has(path));
  if (broken.length > 0) {
    throw new Error(`Names in examples lead to what is not there: ${broken.join(', ')}`);
  }
  const files = new Map<string, DetailsFile>();
  for (const { package: name, path, signature, summary } of symbols) {
    const file = `${DETAILS_FOLDER}/${name}.json`;
    files.set(file, { ...files.get(file), [path]: [signature.join('\n'), summary] });
  }
  return files;
}
