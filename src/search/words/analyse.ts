// cspell:ignore cdjlmnst l’erreur erreur lors puis quoi
import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemFrench } from '@orama/stemmers/french';
import { foldText } from '../foldText';
import { STOP_WORDS } from './stopWords';

/** The languages whose words have forms that are known here. */
export type WordLocale = 'en' | 'fr';

/** Splits a text into the stems of its telling words. */
export type Analyser = (text: string) => readonly string[];

const STEMMERS: Readonly<Record<WordLocale, (word: string) => string>> = {
  en: stemEnglish,
  fr: stemFrench,
};

/** In French a short word loses its end before a vowel: « l’erreur » is « la erreur ». */
const ELIDED = /(?<![\p{L}\p{Nd}])(?:[cdjlmnst]|(?:jus|lors|puis|quoi)?qu)[’'](?=\p{L})/giu;

/** Makes the analyser of a language. `groupBy` is two words, and « l’erreur » is one. */
export function createAnalyser(locale: WordLocale): Analyser {
  const stems = new Map<string, string>();
  const stemOf = (word: string): string => {
    const known = stems.get(word);
    if (known !== undefined) {
      return known;
    }
    const stem = STEMMERS[locale](word);
    stems.set(word, stem);
    return stem;
  };
  return (text) =>
    foldText(text.replace(ELIDED, ' ').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '))
      .split(/[^\p{L}\p{Nd}]+/u)
      .filter((word) => word !== '' && !STOP_WORDS.has(word))
      .map(stemOf);
}
