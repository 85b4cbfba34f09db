// cspell:ignore cdjlmnst l’erreur erreur lors puis quoi
import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemFrench } from '@orama/stemmers/french';
import { foldText } from './fold';
import { STOP_WORDS } from './stopWords';

/** Returns the letters and digits of a text, folded: how names are compared. */
export function foldName(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{Nd}]/gu, '');
}

/** In French a short word loses its end before a vowel: « l’erreur » is « la erreur ». */
const ELIDED = /(?<![\p{L}\p{Nd}])(?:[cdjlmnst]|(?:jus|lors|puis|quoi)?qu)[’'](?=\p{L})/giu;

/** Where a part of a name begins: those of `asHTTPError` are as, HTTP and Error. */
const PART = /(?<=\p{Ll}|\d)(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** Splits a text into its words as they are written. */
export function splitWords(text: string): readonly string[] {
  return text
    .replace(ELIDED, ' ')
    .split(/[^\p{L}\p{Nd}]+/u)
    .filter((word) => word !== '');
}

/** Splits a word at its capitals, and folds the parts. */
export function splitName(word: string): readonly string[] {
  return word.split(PART).map(foldText);
}

/** What a language makes of words. */
export interface Analyser {
  readonly stemOf: (word: string) => string;
  /** The tokens of names: each part of a word, all of it, and their stems. */
  readonly ofNames: (text: string) => string[];
  /** The stems of the telling words of prose. */
  readonly ofProse: (text: string) => string[];
}

/** By languages whose words have forms that are known here; in others a word is its own stem. */
const STEMMERS: Readonly<Record<string, (word: string) => string>> = {
  en: stemEnglish,
  fr: stemFrench,
};

export function createAnalyser(locale: string): Analyser {
  const stems = new Map<string, string>();
  const stemOf = (word: string): string => {
    const stem = stems.get(word) ?? STEMMERS[locale]?.(word) ?? word;
    stems.set(word, stem);
    return stem;
  };
  return {
    stemOf,
    ofNames: (text) => [
      ...new Set(
        splitWords(text)
          .flatMap(wholeAndParts)
          .flatMap((token) => [token, stemOf(token)]),
      ),
    ],
    ofProse: (text) => splitWords(text).flatMap(wholeAndParts).filter(isTelling).map(stemOf),
  };
}

/** Whether a word says what a question is about. */
export function isTelling(token: string): boolean {
  return !STOP_WORDS.has(token);
}

function wholeAndParts(word: string): readonly string[] {
  const parts = splitName(word);
  return parts.length > 1 ? [...parts, parts.join('')] : parts;
}
