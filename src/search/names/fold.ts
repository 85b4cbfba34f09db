import { foldText } from '../foldText';

/** A name as it is compared: lower case without accents, with nothing but letters, digits and dots. */
export interface FoldedName {
  readonly text: string;
  /** Where its humps begin in the text: those of `HTTPError.asString` are HTTP, Error, as and String. */
  readonly humps: readonly number[];
}

/** What a hump begins with: `H` and `E` of `HTTPError`, a digit after none, a letter after neither. */
const HUMP = /(?<!\p{Lu})\p{Lu}|\p{Lu}(?=\p{Ll})|(?<!\d)\d|(?<![\p{L}\d])\p{L}/gu;

const COMPARED = /[\p{L}\d.]/gu;
const PLAIN = /^[A-Za-z\d.]*$/;

/** Folds a name of the reference. */
export function foldName(name: string): FoldedName {
  const humps: number[] = [];
  HUMP.lastIndex = 0;
  for (let match = HUMP.exec(name); match !== null; match = HUMP.exec(name)) {
    humps.push(match.index);
  }
  if (PLAIN.test(name)) {
    return { text: name.toLowerCase(), humps };
  }
  const origins = originsOf(name);
  return {
    // Of letters that become several the first is enough to find them.
    text: origins.map((index) => foldText(name.charAt(index)).charAt(0)).join(''),
    humps: humps.map((start) => origins.indexOf(start)),
  };
}

/** Returns where in a name each character of its folded text comes from. */
export function originsOf(name: string): readonly number[] {
  return Array.from(name.matchAll(COMPARED), ({ index }) => index);
}
