import { packagePath } from '../../../plugin/contract';
import { KIND_LETTERS, KINDS, type NamedSymbol } from './symbol';

/** A page of the reference: of a name, or of a package, whose name is empty. */
type Page = Pick<NamedSymbol, 'name' | 'package' | 'path'>;

const KINDS_WITH_PAGES = /^(?:function|class|interface|namespace)$/;

/**
 * Writes symbols as a table of one line for each, in their order:
 *
 *     @core                                   the package of those that follow
 *     nOption                                 a namespace
 *     f.map                                   a function in it: `Option.map`
 *     t.None⇥/api/core/namespace/Option#none-1  a type, and its path, which its name does not tell
 *
 * @throws Error when a name cannot be written: it begins with a dot, or has a line break or a tab.
 */
export function encodeNames(symbols: readonly NamedSymbol[]): string {
  const lines: string[] = [];
  let page = pageOfPackage('');
  for (const symbol of symbols) {
    const { name, kind, path } = symbol;
    if (/^\.|[\n\t]/.test(name)) {
      throw new Error(`The table of names has no way to write ${JSON.stringify(name)}`);
    }
    if (symbol.package !== page.package) {
      page = pageOfPackage(symbol.package);
      lines.push(`@${symbol.package}`);
    }
    const isOnPage = page.name !== '' && name.startsWith(`${page.name}.`);
    const line = KIND_LETTERS[kind] + (isOnPage ? name.slice(page.name.length) : name);
    lines.push(readLine(line, page)?.path === path ? line : `${line}\t${path}`);
    page = hasPage(symbol) ? symbol : page;
  }
  return lines.join('\n');
}

/** Reads the table that `encodeNames` writes. A line of a kind that nobody knows is left out. */
export function decodeNames(table: string): readonly NamedSymbol[] {
  const symbols: NamedSymbol[] = [];
  let page = pageOfPackage('');
  for (const line of table.split('\n')) {
    const symbol = readLine(line, page);
    if (symbol !== undefined) {
      symbols.push(symbol);
      page = hasPage(symbol) ? symbol : page;
    } else if (line.startsWith('@')) {
      page = pageOfPackage(line.slice(1));
    }
  }
  return symbols;
}

function pageOfPackage(packageName: string): Page {
  return { name: '', package: packageName, path: packagePath(packageName) };
}

function readLine(line: string, page: Page): NamedSymbol | undefined {
  const kind = KINDS.find((each) => KIND_LETTERS[each] === line.charAt(0));
  if (kind === undefined) {
    return undefined;
  }
  const [written = '', path] = line.slice(1).split('\t');
  const name = written.startsWith('.') ? page.name + written : written;
  const symbol = { name, package: page.package, kind };
  return { ...symbol, path: path ?? expectedPath(symbol, page) };
}

/**
 * Says where a symbol is described, as far as its name and the page before it tell. The reference
 * decides about the few that stand elsewhere: of two equal anchors on a page it numbers one.
 */
function expectedPath(symbol: Omit<NamedSymbol, 'path'>, page: Page): string {
  const { name, kind } = symbol;
  const root = packagePath(page.package);
  if (hasPage(symbol)) {
    return `${root}/${kind}/${name}`;
  }
  if (name === page.name) {
    return `${page.path}#${anchorOf(name)}`;
  }
  return name.startsWith(`${page.name}.`)
    ? `${page.path}#${anchorOf(name.slice(page.name.length))}`
    : `${root}#${anchorOf(name)}`;
}

function hasPage({ kind, name }: Pick<NamedSymbol, 'kind' | 'name'>): boolean {
  return KINDS_WITH_PAGES.test(kind) && !name.includes('.');
}

function anchorOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-');
}
