import type { ReferenceSymbol } from '../../../typedoc/plugin/contract';
import { DETAILS_FOLDER, type DetailsFile } from '../../details/details';

type DescribedSymbol = Pick<ReferenceSymbol, 'package' | 'path' | 'signature' | 'summary'>;

/**
 * Returns the signature and the first sentence of each symbol: a file for each package.
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
    throw new Error(`Names in examples lead to pages that do not exist: ${broken.join(', ')}`);
  }
  const files = new Map<string, DetailsFile>();
  for (const { package: name, path, signature, summary } of symbols) {
    const file = `${DETAILS_FOLDER}/${name}.json`;
    files.set(file, { ...files.get(file), [path]: [signature.join('\n'), summary] });
  }
  return files;
}
