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

/** As much of a word as its forms have in common. */
const STEM_LENGTH = 4;

export function splitWords(text: string): readonly string[] {
  return text.split(/[\s'’"“”?!.,;:()]+/).filter((word) => word !== '');
}

/** Whether two words begin alike, as the forms of a word do, with or without accents. */
export function isAlike(word: string, other: string): boolean {
  const [self, folded] = [foldText(word), foldText(other)];
  const length = Math.min(STEM_LENGTH, self.length);
  return self !== '' && folded.startsWith(self.slice(0, length));
}

/** Returns the words of a query that a page can be about; all of them where there are no others. */
export function tellingWords(query: string): readonly string[] {
  const words = splitWords(query);
  const telling = words.filter((word) => !STOP_WORDS.has(foldText(word)));
  return telling.length > 0 ? telling : words;
}

/** Returns the queries that leave one word out, for pages that say it in another one. */
export function shorterQueries(words: readonly string[]): readonly (readonly string[])[] {
  return words.length < 2 || words.length > MAX_WORDS
    ? []
    : words.map((_word, index) => words.filter((_other, other) => other !== index));
}
