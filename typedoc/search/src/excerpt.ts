import { foldText } from './fold';
import { isContentWord, splitName, splitWords } from './tokens';

export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

const MIN_BEGINNING = 3;

export function markWords(text: string, query: string): readonly Piece[] {
  const words = splitWords(query).flatMap((word) => [...splitName(word), foldText(word)]);
  const tokens = words.filter(isContentWord);
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

const MAX_LETTERS = 150;

export function excerptOf(text: string, query: string): readonly Piece[] {
  const end = text.length <= MAX_LETTERS ? text.length : text.lastIndexOf(' ', MAX_LETTERS);
  return markWords(text.slice(0, end), query);
}
