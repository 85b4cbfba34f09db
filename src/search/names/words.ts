import type { FoldedName } from './fold';
import type { Keys } from './keys';

/** A name in which subwords begin with all words of a query. */
export interface WordMatch {
  readonly symbol: number;
  readonly cost: number;
  readonly marks: readonly (readonly [start: number, length: number])[];
}

/** Of names that have the rarest word, so many are asked for the others. */
const MAX_CANDIDATES = 2000;

const DISORDER_COST = 150;

/** Yields names in which subwords begin with the words, in any order. */
export function* matchWords(
  keys: Keys,
  names: readonly FoldedName[],
  words: readonly string[],
): Generator<WordMatch, void> {
  const ranges = words.map((word) => keys.startingWith(word));
  const [rarest] = ranges.sort((self, other) => self.end - self.start - (other.end - other.start));
  if (rarest === undefined) {
    return;
  }
  let candidates = 0;
  for (const { symbol, cost } of keys.ascending(rarest)) {
    candidates += 1;
    if (candidates > MAX_CANDIDATES) {
      return;
    }
    const name = names[symbol];
    const marks = name === undefined ? undefined : placeWords(name, words);
    if (marks !== undefined) {
      yield { symbol, cost: cost + (isAscending(marks) ? 0 : DISORDER_COST), marks };
    }
  }
}

/** Finds a subword of its own for each word, for the longest word first. */
function placeWords(name: FoldedName, words: readonly string[]): WordMatch['marks'] | undefined {
  const free = new Set(name.subwords);
  const places = new Map<number, number>();
  const longestFirst = words
    .map((word, index) => ({ word, index }))
    .sort((self, other) => other.word.length - self.word.length);
  for (const { word, index } of longestFirst) {
    const place = [...free].find((subword) => name.text.startsWith(word, subword));
    if (place === undefined) {
      return undefined;
    }
    free.delete(place);
    places.set(index, place);
  }
  return words.map((word, index) => [places.get(index) ?? 0, word.length] as const);
}

function isAscending(marks: WordMatch['marks']): boolean {
  return marks.every(([start], index) => index === 0 || start > (marks[index - 1]?.[0] ?? 0));
}
