import type { ReferenceSymbol } from '../../../typedoc/reference/contract';

/** @throws Error if a link leads to no symbol; Docusaurus does not check these links. */
export function assertDescribed(
  symbols: readonly Pick<ReferenceSymbol, 'path'>[],
  paths: readonly string[],
): void {
  const described = new Set(symbols.map(({ path }) => path));
  const broken = paths.filter((path) => !described.has(path));
  if (broken.length > 0) {
    throw new Error(`Names in examples lead to pages that do not exist: ${broken.join(', ')}`);
  }
}
