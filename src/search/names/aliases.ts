import { foldText } from '../foldText';

/** Words of elsewhere, separated by spaces, by the name that is ours: `andThen: 'chain bind'`. */
export type AliasTable = Readonly<Record<string, string>>;

/** Words of which some were aliases, with our names in their places. */
export interface Rewriting {
  readonly words: readonly string[];
  /** The aliases as their libraries write them. */
  readonly alias: string;
}

interface Alias {
  readonly word: string;
  readonly written: string;
  readonly target: string;
}

const MIN_BEGUN = 3;
/** Shorter aliases, `TE` and `O`, stand before a dot only. */
const MIN_ALONE = 3;
const MAX_REWRITINGS = 24;
const MAX_COMPLETIONS = 8;

/** The vocabulary of other libraries and languages. */
export class Aliases {
  readonly #aliases: readonly Alias[];

  constructor(tables: readonly AliasTable[]) {
    this.#aliases = tables
      .flatMap((table) =>
        Object.entries(table).flatMap(([target, words]) =>
          words.split(' ').map((written) => ({
            // A query has no `_` and no `-`, and its words are joined at dots.
            word: foldText(written).replace(/[^\p{L}\p{Nd}]/gu, ''),
            written,
            target: foldText(target),
          })),
        ),
      )
      .filter(({ word, target }) => word !== target);
  }

  /** Puts our names in the places of the words that are aliases, in each way that there is. */
  rewrite(words: readonly string[]): readonly Rewriting[] {
    const start: readonly Rewriting[] = [{ words: [], alias: '' }];
    return words
      .reduce((rewritings, word) => {
        const isLongEnough = words.length > 1 || word.length >= MIN_ALONE;
        const aliases = isLongEnough ? this.#named(word) : [];
        return rewritings
          .flatMap((rewriting) => [
            append(rewriting, word),
            ...aliases.map((alias) => append(rewriting, alias.target, alias.written)),
          ])
          .slice(0, MAX_REWRITINGS);
      }, start)
      .filter(({ alias }) => alias !== '');
  }

  /** Takes the last word for the beginning of an alias. */
  complete(words: readonly string[]): readonly Rewriting[] {
    const last = words.at(-1) ?? '';
    return last.length < MIN_BEGUN
      ? []
      : this.#beginningWith(last)
          .map(({ target, written }) => ({
            words: [...words.slice(0, -1), target],
            alias: written,
          }))
          .slice(0, MAX_COMPLETIONS);
  }

  #named(word: string): readonly Alias[] {
    return this.#aliases.filter((alias) => alias.word === word);
  }

  #beginningWith(word: string): readonly Alias[] {
    return this.#aliases.filter(
      (alias) => alias.word.startsWith(word) && alias.word.length > word.length,
    );
  }
}

function append({ words, alias }: Rewriting, word: string, written = ''): Rewriting {
  return {
    words: [...words, withoutOwner(word, words.at(-1))],
    alias: [alias, written].filter((text) => text !== '').join(' '),
  };
}

/** In `Option.nothing` the owner is there, and the alias means `Option.None`. */
function withoutOwner(name: string, owner: string | undefined): string {
  return owner !== undefined && name.startsWith(`${owner}.`) ? name.slice(owner.length + 1) : name;
}
