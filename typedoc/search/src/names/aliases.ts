import { foldText } from '../foldText';
import { groupBy } from '../groupBy';
import { foldName } from './name';
import { lengthWithTypo } from './typo';

/** Words of elsewhere, separated by spaces, by the name that is ours: `andThen: 'chain bind'`. */
export type AliasTable = Readonly<Record<string, string>>;

/** Names in other libraries and languages. */
export interface Vocabulary {
  readonly tables: readonly AliasTable[];
  /** Libraries that are no words for anything here, as they stand before a dot. */
  readonly libraries: readonly string[];
}

/** Words of which some were aliases, with our names in their places. */
export interface Rewriting {
  readonly words: readonly string[];
  /** The aliases as their libraries write them. */
  readonly alias: string;
  /** Our name in its own case, where it is all that was asked for: `Map` is not `map`. */
  readonly name: string;
}

/** What a word means: a name of ours, or itself. */
interface Meaning {
  readonly word: string;
  /** Our name, folded. */
  readonly target: string;
  readonly name: string;
  /** The word as its library writes it; empty where it stands for itself. */
  readonly written: string;
}

/** Shorter aliases, `TE` and `O`, stand beside other words only, and in full. */
const MIN_LETTERS = 3;
/** One typo makes too many words of a shorter one. */
const MIN_MISSPELLED = 6;
const MAX_REWRITINGS = 24;
const MAX_COMPLETIONS = 8;

/** The vocabulary of other libraries and languages. */
export class Aliases {
  readonly #aliases: readonly Meaning[];
  readonly #byWord: ReadonlyMap<string, readonly Meaning[]>;
  readonly #libraries: ReadonlySet<string>;

  constructor({ tables, libraries }: Vocabulary) {
    this.#libraries = new Set(libraries);
    this.#aliases = tables.flatMap((table) => Object.entries(table)).flatMap(readAliases);
    this.#byWord = groupBy(this.#aliases, ({ word }) => word);
  }

  /** Says whether a word names a library or a language, and nothing here. */
  isNameOfLibrary(word: string): boolean {
    return this.#libraries.has(word);
  }

  /** Puts our names in the places of the words that are aliases, in each way that there is. */
  rewrite(words: readonly string[]): readonly Rewriting[] {
    const isLongEnough = words.length > 1 || (words[0] ?? '').length >= MIN_LETTERS;
    return isLongEnough ? this.#replace(words).filter(({ alias }) => alias !== '') : [];
  }

  /** Takes the last word for the beginning of an alias. */
  complete(words: readonly string[]): readonly Rewriting[] {
    const last = words.at(-1) ?? '';
    // The name of a library begins each of its functions that stand with it.
    if (last.length < MIN_LETTERS || this.isNameOfLibrary(last)) {
      return [];
    }
    const begun = this.#aliases.filter(({ word }) => word !== last && word.startsWith(last));
    return this.#replace(words, words.length - 1, begun.slice(0, MAX_COMPLETIONS));
  }

  /** Takes one of the words for an alias with a typo. */
  correct(words: readonly string[]): readonly Rewriting[] {
    return words.flatMap((misspelled, index) => {
      const meant = this.#aliases.filter(
        ({ word }) =>
          word.length >= MIN_MISSPELLED &&
          Math.abs(word.length - misspelled.length) <= 1 &&
          lengthWithTypo(misspelled, word) === word.length,
      );
      return this.#replace(words, index, meant);
    });
  }

  /** Lets each word have each of its meanings, and one of them those that are given. */
  #replace(
    words: readonly string[],
    replaced?: number,
    meant: readonly Meaning[] = [],
  ): readonly Rewriting[] {
    return words
      .map((word, index) =>
        index === replaced
          ? meant
          : [{ word, target: word, name: '', written: '' }, ...(this.#byWord.get(word) ?? [])],
      )
      .reduce<readonly (readonly Meaning[])[]>(
        (combined, meanings) =>
          combined
            .flatMap((before) => meanings.map((meaning) => [...before, meaning]))
            .slice(0, MAX_REWRITINGS),
        [[]],
      )
      .map(toRewriting);
  }
}

function readAliases([name, words]: readonly [name: string, words: string]): readonly Meaning[] {
  const target = foldName(name).text;
  return words
    .split(' ')
    .map((written) => ({
      // A query has no `_` and no `-`, and its words are joined at dots.
      word: foldText(written).replace(/[^\p{L}\p{Nd}]/gu, ''),
      target,
      name,
      written,
    }))
    .filter(({ word }) => word !== target);
}

function toRewriting(meanings: readonly Meaning[]): Rewriting {
  const [first, ...others] = meanings.map(({ target }) => target);
  return {
    // After an owner its own name counts: in `TE.tryCatch`, for `Result.tryCall`, that of Task.
    words: [first ?? '', ...others.map((target) => target.slice(target.lastIndexOf('.') + 1))],
    alias: meanings.flatMap(({ written }) => written || []).join(' '),
    name: meanings.length === 1 ? (meanings[0]?.name ?? '') : '',
  };
}
