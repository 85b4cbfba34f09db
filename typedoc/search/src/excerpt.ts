import { foldText } from './fold';
import { isTelling, splitName, splitWords } from './tokens';

/** A piece of text, and whether it is what was searched. */
export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A shorter token marks whole words only. */
const MIN_BEGINNING = 3;

/** Marks the words of a text, or the parts of a name, that begin like the words of a query. */
export function markWords(text: string, query: string): readonly Piece[] {
  const words = splitWords(query).flatMap((word) => [...splitName(word), foldText(word)]);
  const tokens = words.filter(isTelling);
  const pieces = text.split(
    /(?<=\p{Ll}|\d)(?=\p{Lu})|(?<=[\p{L}\p{Nd}])(?![\p{L}\p{Nd}])|(?<![\p{L}\p{Nd}])(?=[\p{L}\p{Nd}])/u,
  );
  return pieces.flatMap((piece): readonly Piece[] => {
    const folded = foldText(piece);
    const length = Math.max(
      0,
      ...tokens
        .filter(
          (token) =>
            token === folded || (token.length >= MIN_BEGINNING && folded.startsWith(token)),
        )
        .map((token) => token.length),
    );
    return [
      { text: piece.slice(0, length), isMatch: true },
      { text: piece.slice(length), isMatch: false },
    ].filter(({ text: each }) => each !== '');
  });
}

/** As much of a text as anyone reads in a list. */
const MAX_LETTERS = 150;

export function excerptOf(text: string, query: string): readonly Piece[] {
  const end = text.length <= MAX_LETTERS ? text.length : text.lastIndexOf(' ', MAX_LETTERS);
  return markWords(text.slice(0, end), query);
}
