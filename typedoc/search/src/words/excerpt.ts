/** A piece of text, and whether it is what was searched. */
export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Marks the words of a text that answer. */
export function markMatches(text: string, isMatch: (word: string) => boolean): readonly Piece[] {
  const words = [...text.matchAll(/[\p{L}\p{Nd}]+/gu)];
  const ranges = words
    .filter(([word]) => isMatch(word))
    .map(({ 0: word, index }) => [index, index + word.length] as const);
  return cutByRanges(text, ranges);
}

/** Cuts a text into pieces where it is marked. */
export function cutByRanges(
  text: string,
  ranges: readonly (readonly [start: number, end: number])[],
): readonly Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const [from, to] of ranges) {
    pieces.push({ text: text.slice(end, from), isMatch: false });
    pieces.push({ text: text.slice(from, to), isMatch: true });
    end = to;
  }
  pieces.push({ text: text.slice(end), isMatch: false });
  return pieces.filter((piece) => piece.text !== '');
}
