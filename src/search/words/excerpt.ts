import { joinElisions } from './elisions';

/** A piece of text, and whether it is what was searched. */
export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
};

/**
 * Reads an excerpt of Pagefind, which is HTML with `<mark>` and nothing else, as pieces of text, so
 * that nothing of a page ever becomes markup of another one.
 */
export function readExcerpt(html: string): readonly Piece[] {
  return joinElisions(html)
    .split(/(<mark>[^]*?<\/mark>)/)
    .filter((part) => part !== '')
    .map((part) => ({
      text: unescape(part.replace(/^<mark>|<\/mark>$/g, '')),
      isMatch: part.startsWith('<mark>'),
    }));
}

/** Leaves out the heading that an excerpt begins with, and the rest of a sentence before it. */
export function withoutHeading(excerpt: readonly Piece[], heading: string): readonly Piece[] {
  const text = excerpt.map((piece) => piece.text).join('');
  const start = text.startsWith(heading) ? heading.length : 0;
  const [signs = ''] = /^[\s.,:;!?]*/.exec(text.slice(start)) ?? [];
  let left = start + signs.length;
  return excerpt.flatMap((piece) => {
    const rest = piece.text.slice(left);
    left = Math.max(0, left - piece.text.length);
    return rest === '' ? [] : [{ ...piece, text: rest }];
  });
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

function unescape(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27|#39);/g, (entity) => ENTITIES[entity] ?? entity);
}
