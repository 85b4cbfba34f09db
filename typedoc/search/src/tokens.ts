import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemFrench } from '@orama/stemmers/french';
import { foldText } from './fold';
import { STOP_WORDS } from './stopWords';

export function foldName(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{Nd}]/gu, '');
}

/** Splits `asHTTPError` into as, HTTP and Error. */
const PART = /(?<=\p{Ll}|\d)(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

export function splitWords(text: string): readonly string[] {
  return text.split(/[^\p{L}\p{Nd}]+/u).filter((word) => word !== '');
}

export function splitName(word: string): readonly string[] {
  return word.split(PART).map(foldText);
}

export interface Analyser {
  readonly stemOf: (word: string) => string;
  readonly ofNames: (text: string) => string[];
  readonly ofProse: (text: string) => string[];
}

const STEMMERS: Readonly<Record<string, (word: string) => string>> = {
  'en-GB': stemEnglish,
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
    ofProse: (text) => splitWords(text).flatMap(wholeAndParts).filter(isContentWord).map(stemOf),
  };
}

export function isContentWord(token: string): boolean {
  return !STOP_WORDS.has(token);
}

function wholeAndParts(word: string): readonly string[] {
  const parts = splitName(word);
  return parts.length > 1 ? [...parts, parts.join('')] : parts;
}
