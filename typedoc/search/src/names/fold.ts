import { foldText } from '../foldText';

/** A name as it is compared: lower case without accents, with nothing but letters, digits and dots. */
export interface FoldedName {
  readonly text: string;
  /** Where its subwords begin in the text: those of `HTTPError.asString` are HTTP, Error, as and String. */
  readonly subwords: readonly number[];
  /** Where in the name each character of the text comes from; empty where none was left out. */
  readonly origins: readonly number[];
}

/** The first character of a subword: `H` and `E` of `HTTPError`, the first digit, or the first letter. */
const SUBWORD = /(?<!\p{Lu})\p{Lu}|\p{Lu}(?=\p{Ll})|(?<!\d)\d|(?<![\p{L}\d])\p{L}/gu;

const COMPARED = /[\p{L}\d.]/gu;
const PLAIN = /^[A-Za-z\d.]*$/;

/** Folds a name of the reference. */
export function foldName(name: string): FoldedName {
  const subwords = Array.from(name.matchAll(SUBWORD), ({ index }) => index);
  if (PLAIN.test(name)) {
    return { text: name.toLowerCase(), subwords, origins: [] };
  }
  const origins = Array.from(name.matchAll(COMPARED), ({ index }) => index);
  return {
    text: foldText(origins.map((index) => name.charAt(index)).join('')),
    subwords: subwords.map((start) => origins.indexOf(start)),
    origins,
  };
}
