import { foldText } from '../foldText';
import { foldName } from './fold';
import { type KeyRange, Keys } from './keys';
import { corrections } from './typos';

/** Words of elsewhere, separated by spaces, by the name that is ours: `andThen: 'chain bind'`. */
export type AliasTable = Readonly<Record<string, string>>;

/** Words of which some were aliases, with our names in their places. */
export interface Rewriting {
  readonly words: readonly string[];
  /** The aliases as their libraries write them. */
  readonly alias: string;
  /** Our name in its own case, where it is all that was asked for: `Map` is not `map`. */
  readonly name: string;
}

interface Alias {
  readonly word: string;
  readonly written: string;
  readonly target: string;
  readonly name: string;
}

/** An alias, or `undefined` where a word stands for itself. */
type Meaning = Alias | undefined;

const MIN_BEGUN = 3;
/** Shorter aliases, `TE` and `O`, stand before a dot only. */
const MIN_ALONE = 3;
/** One typo makes too many words of a shorter one. */
const MIN_MISSPELLED = 6;
const MAX_REWRITINGS = 24;
const MAX_COMPLETIONS = 8;

/** Names in other libraries and languages. */
export interface Vocabulary {
  readonly tables: readonly AliasTable[];
  /** Libraries that are no words for anything here, as they stand before a dot. */
  readonly libraries: readonly string[];
}

/** The vocabulary of other libraries and languages. */
export class Aliases {
  readonly #aliases: readonly Alias[];
  readonly #keys: Keys;

  readonly #libraries: ReadonlySet<string>;

  constructor({ tables, libraries }: Vocabulary) {
    this.#libraries = new Set(libraries);
    this.#aliases = tables
      .flatMap((table) =>
        Object.entries(table).flatMap(([target, words]) =>
          words.split(' ').map((written) => ({
            // A query has no `_` and no `-`, and its words are joined at dots.
            word: foldText(written).replace(/[^\p{L}\p{Nd}]/gu, ''),
            written,
            target: foldName(target).text,
            name: target,
          })),
        ),
      )
      .filter(({ word, target }) => word !== target);
    this.#keys = new Keys(
      this.#aliases.map(({ word }) => ({ text: word, subwords: [0] })),
      // The first in the table come first.
      [...this.#aliases.keys()],
    );
  }

  /** Says whether a word names a library or a language, and nothing here. */
  isNameOfLibrary(word: string): boolean {
    return this.#libraries.has(word);
  }

  /** Says whether a word is the name of a library, or of what it is called where it is used. */
  isLibrary(word: string): boolean {
    return this.#libraries.has(word) || this.#named(word).length > 0;
  }

  /** Puts our names in the places of the words that are aliases, in each way that there is. */
  rewrite(words: readonly string[]): readonly Rewriting[] {
    const isLongEnough = words.length > 1 || (words[0] ?? '').length >= MIN_ALONE;
    return isLongEnough
      ? combine(
          words,
          words.map((word) => this.#meanings(word)),
        ).filter(({ alias }) => alias !== '')
      : [];
  }

  /** Takes the last word for the beginning of an alias. */
  complete(words: readonly string[]): readonly Rewriting[] {
    const last = words.at(-1) ?? '';
    // The name of a library begins each of its functions that stand with it.
    return last.length < MIN_BEGUN || this.isNameOfLibrary(last)
      ? []
      : this.#replace(words, words.length - 1, this.#begun(last));
  }

  /** Takes one of the words for an alias with a typo. */
  correct(words: readonly string[]): readonly Rewriting[] {
    return words.flatMap((word, index) => this.#replace(words, index, this.#misspelled(word)));
  }

  #replace(
    words: readonly string[],
    replaced: number,
    aliases: readonly Alias[],
  ): readonly Rewriting[] {
    return aliases.length === 0
      ? []
      : combine(
          words,
          words.map((word, index) => (index === replaced ? aliases : this.#meanings(word))),
        );
  }

  #meanings(word: string): readonly Meaning[] {
    return [undefined, ...this.#named(word)];
  }

  #named(word: string): readonly Alias[] {
    return this.#within(this.#keys.equalTo(word));
  }

  #begun(word: string): readonly Alias[] {
    return this.#within(this.#keys.startingWith(word))
      .filter((alias) => alias.word.length > word.length)
      .slice(0, MAX_COMPLETIONS);
  }

  #misspelled(word: string): readonly Alias[] {
    if (word.length < MIN_MISSPELLED - 1) {
      return [];
    }
    const texts = Array.from(corrections(this.#keys, word), ({ text }) => text);
    return [...new Set(texts)]
      .filter(({ length }) => length >= MIN_MISSPELLED)
      .flatMap((text) => this.#named(text));
  }

  #within(range: KeyRange): readonly Alias[] {
    return Array.from(this.#keys.ascending(range)).flatMap(
      ({ symbol }) => this.#aliases[symbol] ?? [],
    );
  }
}

/** Lets each word stand for each of its meanings. */
function combine(
  words: readonly string[],
  meanings: readonly (readonly Meaning[])[],
): readonly Rewriting[] {
  const start: readonly Rewriting[] = [{ words: [], alias: '', name: '' }];
  return words.reduce(
    (rewritings, word, index) =>
      rewritings
        .flatMap((rewriting) =>
          (meanings[index] ?? []).map((meaning) => append(rewriting, word, meaning)),
        )
        .slice(0, MAX_REWRITINGS),
    start,
  );
}

function append({ words, alias }: Rewriting, word: string, meaning: Meaning): Rewriting {
  return {
    words: [...words, meaning === undefined ? word : nameAfter(words, meaning.target)],
    alias: [alias, meaning?.written ?? ''].filter((text) => text !== '').join(' '),
    name: words.length === 0 ? (meaning?.name ?? '') : '',
  };
}

/** After an owner its own name counts: in `TE.tryCatch`, which means `Result.tryCall`, that of Task. */
function nameAfter(words: readonly string[], name: string): string {
  return words.length === 0 ? name : name.slice(name.lastIndexOf('.') + 1);
}
