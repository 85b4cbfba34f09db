import type { Aliases, Rewriting } from './aliases';
import { COST_LIMIT, matchCost } from './cost';
import { foldName, type Name } from './name';
import { type NameQuery, withWords } from './query';
import {
  byBeginning,
  bySubwords,
  byWords,
  type Hit,
  PART_COST,
  type Way,
  WHOLE_ALIAS_COST,
} from './ways';

/** No more results than anyone reads. */
const MAX_HITS = 50;

/** With so many matches, less likely ones are not looked for. */
const ENOUGH = 10;

/** From here on the words are but parts of the name that they lead to. */
const UNSURE_ALIAS_COST = WHOLE_ALIAS_COST + COST_LIMIT;

/** An alias with a typo comes after exports with one. */
const TYPO_OF_ALIAS_COST = matchCost('typo', 'owner');

/** Finds names by a query, each by the best way that leads to it. */
export class Matcher {
  readonly #names: readonly Name[];
  /** The names of which a subword begins with a text, of the texts that were asked for. */
  readonly #begun = new Map<string, readonly Name[]>();
  readonly #aliases: Aliases;

  constructor(names: readonly Name[], aliases: Aliases) {
    this.#names = names;
    this.#aliases = aliases;
  }

  /** Returns the best names for a query, the best first; all names for one without words. */
  match(query: NameQuery): readonly Hit[] {
    if (query.words.length === 0) {
      return bestOf(
        this.#names.map((name) => ({ name, cost: name.cost, reason: 'prefix', marks: [] })),
      );
    }
    const foreign = this.#foreign(query.words);
    const isForeign = foreign.length > 0;
    const clear = [...this.#direct(query), ...foreign];
    const isClear =
      isForeign || clear.length >= ENOUGH || clear.some(({ reason }) => reason === 'exact');
    const found = bestOf(isClear ? clear : [...clear, ...this.#lessClear(query)]);
    const [best] = found;
    const isSure = best !== undefined && (!isForeign || best.cost < UNSURE_ALIAS_COST);
    return isSure ? found : bestOf([...found, ...this.#withoutOwner(query)]);
  }

  /** Finds what a query may mean where it is neither a name nor an alias. */
  #lessClear({ texts, words }: NameQuery): readonly Hit[] {
    const [text = ''] = texts;
    const wrong = words.find((word) => this.#beginningWith(word).length === 0);
    return [
      ...this.#find(text.charAt(0), bySubwords(text)),
      ...this.#rewritten(this.#aliases.complete(words), matchCost('alias')),
      ...texts.flatMap((each) => this.#find('', byWords([each], each))),
      ...this.#rewritten(this.#aliases.correct(words), TYPO_OF_ALIAS_COST),
      ...(words.length > 1 && wrong !== undefined ? this.#withWords(words, wrong) : []),
    ];
  }

  #direct({ texts, words, written }: NameQuery): readonly Hit[] {
    const split = words.length > 1 ? words : subwordsOf(written);
    return [
      ...texts.flatMap((text) => this.#find(text, byBeginning(text, written))),
      ...(split.length > 1 ? this.#withWords(split) : []),
    ];
  }

  /** Finds what whole aliases mean, those of several words too. */
  #foreign(words: readonly string[]): readonly Hit[] {
    const rewritings = [words, [words.join('')]].flatMap((each) => this.#aliases.rewrite(each));
    return this.#rewritten(rewritings, WHOLE_ALIAS_COST);
  }

  /**
   * Leaves out what is not known here: a library, or what stands before a dot, of which the rest is
   * found by all of it only. Of `z.string().optional()` and `Array.prototype.map` the ends count.
   */
  #withoutOwner(query: NameQuery): readonly Hit[] {
    const { words, isChain } = query;
    const known = words.filter((word) => !this.#aliases.isNameOfLibrary(word));
    if (known.length < words.length) {
      return known.length === 0 ? [] : this.match(withWords(query, known));
    }
    if (!isChain) {
      return [];
    }
    const rest = words.length > 2 ? [...words.slice(0, 1), ...words.slice(-1)] : words.slice(1);
    return this.match(withWords(query, rest)).filter(
      ({ reason, cost }) => reason !== 'prefix' && cost < matchCost('subwords'),
    );
  }

  #rewritten(rewritings: readonly Rewriting[], base: number): readonly Hit[] {
    return rewritings.flatMap(({ words, alias, name: written }) =>
      this.#named(words).map(({ name, reason, marks }) => {
        const isSameCase = name.symbol.name.endsWith(written);
        const extra = (reason === 'exact' ? 0 : PART_COST) + (isSameCase ? 0 : PART_COST);
        return { name, cost: base + name.cost + extra, reason: 'alias', marks, alias };
      }),
    );
  }

  /** Finds names by words that are ours: as a name or its end, else by the beginnings of subwords. */
  #named(words: readonly string[]): readonly Hit[] {
    const [first = ''] = words;
    const text = words.join('.');
    const exact = this.#find(first, byBeginning(text, '')).filter(
      ({ reason }) => reason === 'exact',
    );
    return exact.length > 0 || words.length === 1
      ? exact
      : [...this.#find(first.charAt(0), bySubwords(text)), ...this.#withWords(words)];
  }

  #withWords(words: readonly string[], wrong?: string): readonly Hit[] {
    // The fewest names have the longest word.
    const [longest = ''] = words
      .filter((word) => word !== wrong)
      .sort((self, other) => other.length - self.length);
    return this.#find(longest, byWords(words, wrong));
  }

  /** Collects what a way finds of the names with a beginning; `flatMap` takes many times as long. */
  #find(beginning: string, way: Way): readonly Hit[] {
    const found: Hit[] = [];
    for (const name of this.#beginningWith(beginning)) {
      found.push(...way(name));
    }
    return found;
  }

  /** The names of which a subword begins with a text. */
  #beginningWith(text: string): readonly Name[] {
    const names =
      this.#begun.get(text) ??
      this.#names.filter(
        (name) =>
          // Most names are left out by this alone, which is faster.
          name.text.includes(text) &&
          name.subwords.some((start) => name.text.startsWith(text, start)),
      );
    this.#begun.set(text, names);
    return names;
  }
}

function subwordsOf(written: string): readonly string[] {
  const { text, subwords } = foldName(written);
  return subwords.map((start, index) => text.slice(start, subwords[index + 1]));
}

/** Returns the best hits, one for each name, the best first. */
function bestOf(hits: readonly Hit[]): readonly Hit[] {
  const best = new Map<Name, Hit>();
  for (const hit of hits) {
    const other = best.get(hit.name);
    if (other === undefined || hit.cost < other.cost) {
      best.set(hit.name, hit);
    }
  }
  return [...best.values()]
    .sort((self, other) => self.cost - other.cost || self.name.position - other.name.position)
    .slice(0, MAX_HITS);
}
