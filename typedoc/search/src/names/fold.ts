import { foldText } from '../foldText';

/** A name as it is compared: lower case without accents, with nothing but letters, digits and dots. */
export interface FoldedName {
  readonly text: string;
  /** Where its subwords begin in the text: those of `HTTPError.asString` are HTTP, Error, as and String. */
  readonly subwords: readonly number[];
}

/** The first character of a subword: `H` and `E` of `HTTPError`, the first digit, or the first letter. */
const SUBWORD = /(?<!\p{Lu})\p{Lu}|\p{Lu}(?=\p{Ll})|(?<!\d)\d|(?<![\p{L}\d])\p{L}/gu;

const COMPARED = /[\p{L}\d.]/gu;
const PLAIN = /^[A-Za-z\d.]*$/;

/** Folds a name of the reference. */
export function foldName(name: string): FoldedName {
  const subwords: number[] = [];
  SUBWORD.lastIndex = 0;
  for (let match = SUBWORD.exec(name); match !== null; match = SUBWORD.exec(name)) {
    subwords.push(match.index);
  }
  if (PLAIN.test(name)) {
    return { text: name.toLowerCase(), subwords };
  }
  const origins = originsOf(name);
  return {
    // Of letters that become several the first is enough to find them.
    text: origins.map((index) => foldText(name.charAt(index)).charAt(0)).join(''),
    subwords: subwords.map((start) => origins.indexOf(start)),
  };
}

/** Returns where in a name each character of its folded text comes from. */
export function originsOf(name: string): readonly number[] {
  return Array.from(name.matchAll(COMPARED), ({ index }) => index);
}
