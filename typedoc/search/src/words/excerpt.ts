/** A piece of text, and whether it is what was searched. */
export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** How many words are told before the first that answers, and in all. */
const WORDS_BEFORE = 6;
const MAX_WORDS = 28;

/** Cuts out of a text what stands around the words that answer, and marks them. */
export function excerptOf(text: string, isMatch: (word: string) => boolean): readonly Piece[] {
  const words = [...text.matchAll(/[\p{L}\p{Nd}]+/gu)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    isMatch: isMatch(match[0]),
  }));
  const first = Math.max(0, words.findIndex((word) => word.isMatch) - WORDS_BEFORE);
  // A sentence that begins there is not cut into.
  const from = words.length <= MAX_WORDS || first <= WORDS_BEFORE ? 0 : first;
  const told = words.slice(from, from + MAX_WORDS);
  const start = from === 0 ? 0 : (told[0]?.start ?? 0);
  const end = from + MAX_WORDS >= words.length ? text.length : (told.at(-1)?.end ?? text.length);
  const ranges = told
    .filter((word) => word.isMatch)
    .map((word) => [word.start - start, word.end - start] as const);
  return cutByRanges(text.slice(start, end), ranges);
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
