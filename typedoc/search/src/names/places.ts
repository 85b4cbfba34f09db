import { packagePath } from '../../../plugin/contract';
import type { NamedSymbol } from './symbol';

/** A page of the reference: of a name, or of a package. */
export interface Page {
  readonly package: string;
  readonly name: string;
  readonly path: string;
}

const KINDS_WITH_PAGES: ReadonlySet<NamedSymbol['kind']> = new Set([
  'function',
  'class',
  'interface',
  'namespace',
]);

/**
 * Returns the page that the symbols after this one may stand on: its own if it should have one,
 * else the page before.
 */
export function pageAfter(symbol: NamedSymbol, page: Page | undefined): Page | undefined {
  return hasPage(symbol) ? symbol : page;
}

/**
 * Says where a symbol is described, as far as its name and the page before it tell. The reference
 * decides about the few that stand elsewhere: of two equal anchors on a page it numbers one.
 */
export function expectedPath(symbol: Omit<NamedSymbol, 'path'>, page: Page | undefined): string {
  const root = packagePath(symbol.package);
  if (hasPage(symbol)) {
    return `${root}/${symbol.kind}/${symbol.name}`;
  }
  if (page?.package === symbol.package) {
    if (symbol.name === page.name) {
      return `${page.path}#${anchorOf(symbol.name)}`;
    }
    if (symbol.name.startsWith(`${page.name}.`)) {
      return `${page.path}#${anchorOf(symbol.name.slice(page.name.length + 1))}`;
    }
  }
  return `${root}#${anchorOf(symbol.name)}`;
}

function hasPage({ kind, name }: Pick<NamedSymbol, 'kind' | 'name'>): boolean {
  return KINDS_WITH_PAGES.has(kind) && !name.includes('.');
}

function anchorOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-');
}
