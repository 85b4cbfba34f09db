// cspell:disable -- words of two languages, without accents
import { foldText } from '../foldText';

/** Words that a question is made of and no page is about, in English and French, without accents. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  [
    'a an and any are as at be by can do does for from has have how i in into is it its me my of on or',
    'so than that the their then there these this those to was we what when where which who why will',
    'with without would yet you your',
    'au aux avec ce ces cet cette comment d dans de des du elle en est et eux faire faut il ils j je l',
    'la le les leur lui m ma mais mes mon n ne nos notre nous on ou par pas pour pourquoi qu quand que',
    'quel quelle qui quoi s sa sans se ses son sont sur ta te tes ton tu un une vos votre vous y',
  ].flatMap((line) => line.split(' ')),
);

/** More words than that are looked for together only. */
const MAX_WORDS = 6;

/** How much of a word its forms have in common, and how many letters at least. */
const STEM_SHARE = 0.6;
const MIN_STEM_LENGTH = 4;

/** Folds a text to its words in lower case, without accents, with a space on both sides of each. */
export function foldWords(text: string): string {
  return ` ${foldText(text)
    .replace(/[^\p{L}\p{Nd}]+/gu, ' ')
    .trim()} `;
}

/** Whether a folded text has a word, or one that begins alike as the forms of a word do. */
export function hasWord(text: string, word: string): boolean {
  const folded = foldWords(word).trim();
  const length = Math.max(MIN_STEM_LENGTH, Math.ceil(folded.length * STEM_SHARE));
  return folded !== '' && text.includes(` ${folded.slice(0, length)}`);
}

/** Counts which of some words a text has. */
export function countWords(text: string, words: readonly string[]): number {
  const folded = foldWords(text);
  return words.filter((word) => hasWord(folded, word)).length;
}

/** Returns the words of a query that a page can be about; all of them where there are no others. */
export function tellingWords(query: string): readonly string[] {
  const words = query.split(/[\s'’"“”?!.,;:()]+/).filter((word) => word !== '');
  const telling = words.filter((word) => !STOP_WORDS.has(foldText(word)));
  return telling.length > 0 ? telling : words;
}

/** Returns the queries that leave one word out, for pages that say it in another one. */
export function shorterQueries(words: readonly string[]): readonly (readonly string[])[] {
  return words.length < 2 || words.length > MAX_WORDS
    ? []
    : words.map((_word, index) => words.filter((_other, other) => other !== index));
}
