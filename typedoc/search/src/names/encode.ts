import { expectedPath, pageAfter, type Page } from './places';
import { KIND_LETTERS, type NamedSymbol } from './symbol';

/**
 * Writes symbols as a table of one line for each, in their order:
 *
 *     @core                 the package of those that follow
 *     nOption               a namespace
 *     f.map                 a function; a dot for each part of the name that is as in the line before
 *     t.None⇥none-1         a type, and its anchor, because the name does not tell it
 *
 * Paths follow from names, kinds and packages. Where one does not, its anchor stands after a tab,
 * or all of it when not even the page is the expected one.
 *
 * @throws Error when a name cannot be written: a part of it is empty, or has a line break or a tab.
 */
export function encodeNames(symbols: readonly NamedSymbol[]): string {
  const lines: string[] = [];
  let packageName = '';
  let previous: readonly string[] = [];
  let page: Page | undefined;
  for (const symbol of symbols) {
    const parts = partsOf(symbol.name);
    if (symbol.package !== packageName) {
      packageName = symbol.package;
      lines.push(`@${packageName}`);
    }
    const shared = countShared(parts, previous);
    const name = '.'.repeat(shared) + parts.slice(shared).join('.');
    const exception = exceptionOf(symbol.path, expectedPath(symbol, page));
    lines.push(KIND_LETTERS[symbol.kind] + name + exception);
    previous = parts;
    page = pageAfter(symbol, page);
  }
  return lines.join('\n');
}

function partsOf(name: string): readonly string[] {
  const parts = name.split('.');
  if (parts.includes('') || /[\n\t]/.test(name)) {
    throw new Error(`The table of names has no way to write ${JSON.stringify(name)}`);
  }
  return parts;
}

/** Counts the parts at the beginning that are the same, never all of the first name. */
function countShared(parts: readonly string[], previous: readonly string[]): number {
  const differing = parts.findIndex((part, index) => part !== previous[index]);
  return differing === -1 ? parts.length - 1 : Math.min(differing, parts.length - 1);
}

function exceptionOf(path: string, expected: string): string {
  if (path === expected) {
    return '';
  }
  const [page = ''] = expected.split('#');
  return `\t${path.startsWith(`${page}#`) ? path.slice(page.length + 1) : path}`;
}
