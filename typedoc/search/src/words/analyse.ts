// cspell:ignore cdjlmnst l’erreur erreur lors puis quoi
import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemFrench } from '@orama/stemmers/french';
import { foldText } from '../foldText';
import { STOP_WORDS } from './stopWords';

/** Splits a text into the stems of its telling words. */
export type Analyser = (text: string) => readonly string[];

/** By languages whose words have forms that are known here; in others a word is its own stem. */
const STEMMERS: Readonly<Record<string, (word: string) => string>> = {
  en: stemEnglish,
  fr: stemFrench,
};

/** In French a short word loses its end before a vowel: « l’erreur » is « la erreur ». */
const ELIDED = /(?<![\p{L}\p{Nd}])(?:[cdjlmnst]|(?:jus|lors|puis|quoi)?qu)[’'](?=\p{L})/giu;

/** Makes the analyser of a language. `groupBy` is two words, and « l’erreur » is one. */
export function createAnalyser(locale: string): Analyser {
  const stems = new Map<string, string>();
  const stemOf = (word: string): string => {
    const known = stems.get(word);
    if (known !== undefined) {
      return known;
    }
    const stem = STEMMERS[locale]?.(word) ?? word;
    stems.set(word, stem);
    return stem;
  };
  return (text) =>
    foldText(text.replace(ELIDED, ' ').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '))
      .split(/[^\p{L}\p{Nd}]+/u)
      .filter((word) => word !== '' && !STOP_WORDS.has(word))
      .map(stemOf);
}
