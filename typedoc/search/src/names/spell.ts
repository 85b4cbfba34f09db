import type { FoldedName } from './fold';
import { isPartAt } from './name';
import { countCommon } from './typo';

/** A part of a folded name that matches. */
export type Mark = readonly [start: number, length: number];

/** Spells a text by the beginnings of the subwords of a name from one on, of as few as possible. */
export function spell(
  text: string,
  name: FoldedName,
  subword: number,
): readonly Mark[] | undefined {
  const start = name.subwords[subword];
  if (text === '' || start === undefined) {
    return text === '' ? [] : undefined;
  }
  // A dot in the text is one in the name.
  const rest = isPartAt(name.text, start) ? text.replace(/^\./, '') : text;
  const end = name.subwords[subword + 1] ?? name.text.length;
  for (let length = countCommon(rest, name.text.slice(start, end)); length > 0; length -= 1) {
    const marks = spell(rest.slice(length), name, subword + 1);
    if (marks !== undefined) {
      return [[start, length], ...marks];
    }
  }
  return undefined;
}
