import { referencePath } from '../../../typedoc/reference/contract';
import type { ExampleName } from '../../../typedoc/reference/examples/exampleTable';
import { type Piece, escapeText, slicePieces } from './toHtml';

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

/** Links to the page itself are omitted: a long page would have hundreds. */
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
