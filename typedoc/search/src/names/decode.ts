import { expectedPath, pageAfter, type Page } from './places';
import { KIND_LETTERS, KINDS, type NamedSymbol } from './symbol';

const KINDS_BY_LETTER: ReadonlyMap<string, NamedSymbol['kind']> = new Map(
  KINDS.map((kind) => [KIND_LETTERS[kind], kind]),
);

/** Reads the table that `encodeNames` writes. A line of a kind that nobody knows is left out. */
export function decodeNames(table: string): readonly NamedSymbol[] {
  const symbols: NamedSymbol[] = [];
  let packageName = '';
  let previous = '';
  let page: Page | undefined;
  for (const line of table.split('\n')) {
    const kind = KINDS_BY_LETTER.get(line.charAt(0));
    if (line.startsWith('@')) {
      packageName = line.slice(1);
    } else if (kind !== undefined) {
      const tab = line.indexOf('\t');
      const written = tab === -1 ? line.slice(1) : line.slice(1, tab);
      const name = written.startsWith('.') ? withPartsOf(previous, written) : written;
      const expected = expectedPath({ name, package: packageName, kind }, page);
      const path = tab === -1 ? expected : exceptionalPath(line.slice(tab + 1), expected);
      const symbol = { name, package: packageName, kind, path };
      symbols.push(symbol);
      previous = name;
      page = pageAfter(symbol, page);
    }
  }
  return symbols;
}

/** Puts parts of the name before in the place of the dots that a name begins with. */
function withPartsOf(previous: string, written: string): string {
  let dots = 0;
  let end = 0;
  while (written.charAt(dots) === '.') {
    dots += 1;
    const dot = previous.indexOf('.', end);
    end = dot === -1 ? previous.length + 1 : dot + 1;
  }
  const shared = previous.slice(0, end);
  return `${end > previous.length ? `${shared}.` : shared}${written.slice(dots)}`;
}

function exceptionalPath(exception: string, expected: string): string {
  const [page = ''] = expected.split('#');
  return exception.startsWith('/') ? exception : `${page}#${exception}`;
}
