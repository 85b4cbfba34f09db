import type { ExampleName } from '../../../typedoc/reference/index/exampleNames';
import { type Piece, escapeText, slicePieces } from './toHtml';

export function linkNames(
  pieces: readonly Piece[],
  names: readonly ExampleName[],
  hrefOf: (path: string) => string,
): readonly Piece[] {
  return names.reduce((all, name) => linkName(all, name, hrefOf(name.path)), pieces);
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
