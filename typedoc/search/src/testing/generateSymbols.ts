import type { NamedSymbol } from '../names/symbol';

/*
 * Makes up references of any size. Names share their words as those of real ones do: with four
 * times the names come twice the words.
 */

const SYLLABLES = ['ba', 'co', 'di', 'fer', 'gu', 'lim', 'mo', 'nat', 'per', 'qui', 'ros', 'tul'];
const MEMBERS_OF_NAMESPACE = 40;
const PACKAGES = 20;

/** Returns so many symbols, always the same. */
export function generateSymbols(count: number): readonly NamedSymbol[] {
  const random = createRandom(count);
  const words = Array.from({ length: Math.ceil(8 * Math.sqrt(count)) }, () => createWord(random));
  const pickWord = (): string => words[Math.floor(words.length * random() ** 2)] ?? '';
  const symbols: NamedSymbol[] = [];
  while (symbols.length < count) {
    const owner = capitalize(pickWord()) + capitalize(pickWord());
    const packageName = `package${symbols.length % PACKAGES}`;
    const path = `/api/${packageName}/namespace/${owner}`;
    symbols.push({ name: owner, package: packageName, kind: 'namespace', path });
    for (let member = 1; member < MEMBERS_OF_NAMESPACE; member += 1) {
      const name = pickWord() + (random() < 0.7 ? capitalize(pickWord()) : '');
      symbols.push({
        name: `${owner}.${name}`,
        package: packageName,
        kind: 'function',
        path: `${path}#${name.toLowerCase()}`,
      });
    }
  }
  return symbols.slice(0, count);
}

/** A generator of numbers from 0 to before 1 that always gives the same. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    // The constants of the generator in Numerical Recipes.
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function createWord(random: () => number): string {
  const length = 1 + Math.floor(random() * 3);
  return Array.from(
    { length },
    () => SYLLABLES[Math.floor(random() * SYLLABLES.length)] ?? '',
  ).join('');
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
