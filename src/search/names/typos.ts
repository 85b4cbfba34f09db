import type { KeyRange, Keys } from './keys';

/** So many letters a word must have before it can have a typo. */
const MIN_LETTERS = 4;
/** Most people get the first letter right, and short words differ by no more. */
const MIN_LETTERS_FOR_FIRST = 5;

/** A text that a query would be without one typo, and the keys that begin with it. */
export interface Correction {
  readonly text: string;
  readonly range: KeyRange;
  /** Where the typo is. */
  readonly position: number;
}

/**
 * Yields every text that keys begin with and that differs from a query by one letter too many, one
 * too few, one other, or by two neighbours that have changed places.
 *
 * It follows the query as far as any key does, so that a typo is looked for in few places only.
 */
export function* corrections(keys: Keys, query: string): Generator<Correction, void> {
  let range = keys.all;
  for (let position = 0; position < query.length && range.start < range.end; position += 1) {
    const before = query.slice(0, position);
    if (isLongEnough(query, position)) {
      for (const text of variants(keys, query, position, range)) {
        const found = keys.startingWith(text, range);
        if (found.start < found.end) {
          yield { text, range: found, position };
        }
      }
    }
    range = keys.startingWith(before + query.charAt(position), range);
  }
}

function* variants(
  keys: Keys,
  query: string,
  position: number,
  range: KeyRange,
): Generator<string, void> {
  const before = query.slice(0, position);
  const here = query.charAt(position);
  const next = query.charAt(position + 1);
  const after = query.slice(position + 1);
  // Of two equal letters, deleting the second gives the same text, and swapping them changes nothing.
  if (here !== next) {
    yield before + after;
    if (next !== '') {
      yield before + next + here + after.slice(1);
    }
  }
  for (const character of keys.charactersAfter(before, range)) {
    if (character !== here) {
      yield before + character + after;
      yield before + character + here + after;
    }
  }
}

function isLongEnough(query: string, position: number): boolean {
  const start = query.lastIndexOf('.', position) + 1;
  const [word = ''] = query.slice(start).split('.', 1);
  return word.length >= (position === start ? MIN_LETTERS_FOR_FIRST : MIN_LETTERS);
}
