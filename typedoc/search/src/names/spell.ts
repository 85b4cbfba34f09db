import type { FoldedName } from './fold';
import { isPartAt } from './name';
import { countCommon } from './typo';

/** A part of a folded name that matches. */
export type Mark = readonly [start: number, length: number];

/** Less than this is the beginning of some subword by accident. */
const MIN_AFTER_GAP = 2;

/**
 * Spells a text by the beginnings of the subwords of a name from one on, of as few as possible. With
 * a gap it leaves one of them out, after which one more must spell the rest.
 */
export function spell(
  text: string,
  name: FoldedName,
  subword: number,
  hasGap: boolean,
): readonly Mark[] | undefined {
  if (text === '') {
    return hasGap ? undefined : [];
  }
  const rest = text.startsWith('.') ? text.slice(1) : text;
  // A dot in the text is one in the name.
  if (rest !== text && !isPartAt(name.text, name.subwords[subword] ?? 0)) {
    return undefined;
  }
  const start = name.subwords[subword] ?? 0;
  let best: readonly Mark[] | undefined;
  for (let length = countCommon(rest, subwordOf(name, subword)); length > 0; length -= 1) {
    const after = rest.slice(length);
    const marks =
      spell(after, name, subword + 1, hasGap) ??
      (hasGap ? spellAfterGap(after, name, subword + 2) : undefined);
    if (marks !== undefined && (best === undefined || marks.length + 1 < best.length)) {
      best = [[start, length], ...marks];
    }
  }
  return best;
}

/** Spells a text by the beginning of one subword alone, or any letters would match. */
function spellAfterGap(
  text: string,
  name: FoldedName,
  subword: number,
): readonly Mark[] | undefined {
  const rest = text.startsWith('.') ? text.slice(1) : text;
  return rest.length >= MIN_AFTER_GAP && subwordOf(name, subword).startsWith(rest)
    ? [[name.subwords[subword] ?? 0, rest.length]]
    : undefined;
}

/** Returns the text of a subword without the dot after it, and none where there is no such subword. */
function subwordOf({ text, subwords }: FoldedName, subword: number): string {
  const end = subwords[subword + 1] ?? text.length;
  return text.slice(subwords[subword] ?? end, text.charAt(end - 1) === '.' ? end - 1 : end);
}
