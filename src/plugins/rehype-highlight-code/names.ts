import { referencePath } from '../../../typedoc/plugin/contract';
import type { ExampleName } from '../../../typedoc/plugin/examples/table';
import { type Piece, escapeText, slicePieces } from './toHtml';

/** Makes links of names in an example. They keep their colour, and their text as it is. */
export function linkNames(
  pieces: readonly Piece[],
  names: readonly ExampleName[],
  addressOf: (path: string) => string | undefined,
): readonly Piece[] {
  return names.reduce((all, name) => {
    const address = addressOf(name.path);
    return address === undefined ? all : linkName(all, name, address);
  }, pieces);
}

/**
 * Returns a function that gives the address of a path in the pages of a source: below the base of
 * the site, or only the anchor where the page is the source's own. The page itself has none there:
 * a link from a page to that page leads nowhere, and a long page would have hundreds.
 */
export function addressesFrom(source: string, base: string): (path: string) => string | undefined {
  const page = referencePath(source);
  return (path) => {
    const [own, anchor] = path.split('#');
    if (own !== page) {
      return `${base}${path.slice(1)}`;
    }
    return anchor === undefined ? undefined : `#${anchor}`;
  };
}

function linkName(
  pieces: readonly Piece[],
  { start, length }: ExampleName,
  address: string,
): readonly Piece[] {
  const named = slicePieces(pieces, start, start + length);
  const text = named.map((piece) => piece.text).join('');
  const className = named[0]?.className;
  const colour = className === undefined ? '' : ` class="${className}"`;
  const html = `<a${colour} href="${address}">${escapeText(text)}</a>`;
  return [
    ...slicePieces(pieces, 0, start),
    { text, className, html },
    ...slicePieces(pieces, start + length),
  ];
}
