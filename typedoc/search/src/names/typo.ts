/** So many letters a word must have before it can have a typo. */
const MIN_LETTERS = 4;
/** Most people get the first letter right, and short words differ by no more. */
const MIN_LETTERS_FOR_FIRST = 5;

/**
 * Says how much of a text stands from a position on for a query, but for one letter too many, one
 * too few, one other, or two neighbours that have changed places; 0 where nothing does.
 */
export function lengthWithTypo(query: string, text: string, start = 0): number {
  const position = countCommon(query, text, start);
  const place = start + position;
  if (position === query.length || !isLongEnough(query, position)) {
    return 0;
  }
  const rest = query.slice(position);
  const after = query.slice(position + 1);
  const lengths = [
    text.startsWith(after, place) ? query.length - 1 : 0,
    text.startsWith(exchange(rest), place) || text.startsWith(after, place + 1) ? query.length : 0,
    text.startsWith(rest, place + 1) ? query.length + 1 : 0,
  ].filter((length) => length > 0);
  // A typo that leaves nothing unfinished is the likeliest.
  return lengths.find((length) => start + length === text.length) ?? lengths[0] ?? 0;
}

/** Counts the characters that a text begins with and another has from a position on. */
export function countCommon(text: string, other: string, start = 0): number {
  let count = 0;
  while (count < text.length && text.charAt(count) === other.charAt(start + count)) {
    count += 1;
  }
  return count;
}

/** Lets the first two letters change places. */
function exchange(text: string): string {
  return text.charAt(1) + text.charAt(0) + text.slice(2);
}

function isLongEnough(query: string, position: number): boolean {
  const start = query.lastIndexOf('.', position) + 1;
  const [word = ''] = query.slice(start).split('.', 1);
  return word.length >= (position === start ? MIN_LETTERS_FOR_FIRST : MIN_LETTERS);
}
