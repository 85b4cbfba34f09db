import { foldName } from '../names/fold';
import { Keys } from '../names/keys';
import { corrections } from '../names/typos';
import { foldWords, stemOf } from './query';

/** Returns a word that texts have in place of one with a typo, and every other word as it is. */
export type Speller = (word: string) => string;

/** Shorter words are one letter away from too many others. */
const MIN_LETTERS = 5;

/** Makes a speller that knows the words of some texts. */
export function createSpeller(texts: Iterable<string>): Speller {
  const counts = countWords(texts);
  const words = [...counts.keys()];
  // Frequent words are more likely to be meant.
  const costs = [...counts.values()].map((count) => 1 / count);
  const keys = new Keys(words.map(foldName), costs);

  function correct(text: string): string | undefined {
    const candidates = [...corrections(keys, text)].flatMap(({ range }) => {
      const [best] = keys.ascending(range);
      return best === undefined ? [] : [best];
    });
    return candidates.sort((self, other) => self.cost - other.cost)[0]?.text;
  }

  return (word) => {
    const folded = foldWords(word).trim();
    const stem = stemOf(folded);
    const { start, end } = keys.startingWith(stem);
    const isKnown = start < end;
    return isKnown || folded.length < MIN_LETTERS || folded.includes(' ')
      ? word
      : (correct(folded) ?? correct(stem) ?? word);
  };
}

function countWords(texts: Iterable<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const word of foldWords(text).trim().split(' ')) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return counts;
}
