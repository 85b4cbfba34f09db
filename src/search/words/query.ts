// cspell:disable -- words of two languages, without accents
import { foldText } from '../foldText';

/** Words that a question is made of and no page is about, in English and French, without accents. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  [
    'a also an and any are as at be but by can could do does for from get has have how i if in into is',
    'it its just like make makes many me my need of on only or should so some than that the their them',
    'then there these they this those to use using very want was we what when where which who why will',
    'with without would yet you your',
    'a ai au aussi aux avec ce ces cet cette comment d dans de des du elle en est et eux faire faut il',
    'ils j je l la le les leur lui m ma mais mes mon n ne nos notre nous on ou par pas peut peux pour',
    'pourquoi qu quand que quel quelle qui quoi s sa sans se ses si son sont sur ta te tes ton tu un une',
    'utiliser veux vos votre vous y',
  ].flatMap((line) => line.split(' ')),
);

/** More words than these do not narrow the search. */
const MAX_WORDS = 8;

/** How much of a word its forms have in common, and how many letters at least. */
const STEM_SHARE = 0.6;
const MIN_STEM_LENGTH = 4;

/** Folds a text to its words in lower case, without accents, with a space on both sides of each. */
export function foldWords(text: string): string {
  return ` ${foldText(text)
    .replace(/[^\p{L}\p{Nd}]+/gu, ' ')
    .trim()} `;
}

/** Returns what the forms of a folded word have in common. */
export function stemOf(word: string): string {
  return word.slice(0, Math.max(MIN_STEM_LENGTH, Math.ceil(word.length * STEM_SHARE)));
}

/** Whether a folded text has a word, or one that begins alike as the forms of a word do. */
export function hasWord(text: string, word: string): boolean {
  const folded = foldWords(word).trim();
  return folded !== '' && text.includes(` ${stemOf(folded)}`);
}

/** Counts which of some words a folded text has. */
export function countWords(text: string, words: readonly string[]): number {
  return words.filter((word) => hasWord(text, word)).length;
}

/**
 * Returns the words of a query that a page can be about; all of them where there are no others. A
 * single letter is the beginning of a word, and of most pages.
 */
export function significantWords(query: string): readonly string[] {
  const words = query.split(/[\s'’"“”?!.,;:()]+/).filter((word) => word.length > 1);
  const significant = words.filter((word) => !STOP_WORDS.has(foldText(word)));
  return (significant.length > 0 ? significant : words).slice(0, MAX_WORDS);
}
