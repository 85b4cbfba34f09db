import { expectedPath, pageAfter, type Page } from './places';
import { KIND_LETTERS, KINDS, type NamedSymbol } from './symbol';

const KINDS_BY_LETTER: ReadonlyMap<string, NamedSymbol['kind']> = new Map(
  KINDS.map((kind) => [KIND_LETTERS[kind], kind]),
);

/** Reads the table that `encodeNames` writes. A line of a kind that nobody knows is left out. */
export function decodeNames(table: string): readonly NamedSymbol[] {
  const symbols: NamedSymbol[] = [];
  let packageName = '';
  let previous: readonly string[] = [];
  let page: Page | undefined;
  for (const line of table.split('\n')) {
    const kind = KINDS_BY_LETTER.get(line.charAt(0));
    if (line.startsWith('@')) {
      packageName = line.slice(1);
    } else if (kind !== undefined) {
      const [written = '', exception] = line.slice(1).split('\t');
      const name = written.replace(/^\.+/, (dots) =>
        previous.slice(0, dots.length).concat('').join('.'),
      );
      const expected = expectedPath({ name, package: packageName, kind }, page);
      const path = exception === undefined ? expected : exceptionalPath(exception, expected);
      const symbol = { name, package: packageName, kind, path };
      symbols.push(symbol);
      previous = name.split('.');
      page = pageAfter(symbol, page);
    }
  }
  return symbols;
}

function exceptionalPath(exception: string, expected: string): string {
  const [page = ''] = expected.split('#');
  return exception.startsWith('/') ? exception : `${page}#${exception}`;
}
