import type { Aliases, Rewriting } from './aliases';
import { COST_LIMIT, matchCost } from './cost';
import type { Name } from './name';
import { type NameQuery, withoutOwner, withoutWords } from './query';
import {
  byBeginning,
  bySubwords,
  byTypo,
  byWords,
  exactly,
  type Hit,
  PART_COST,
  type Way,
  WHOLE_ALIAS_COST,
} from './ways';

/** No more results than anyone reads. */
const MAX_HITS = 50;

/** With so many matches, typos are not looked for. */
const ENOUGH = 10;

/** From here on the words are but parts of the name that they lead to. */
const UNSURE_ALIAS_COST = WHOLE_ALIAS_COST + COST_LIMIT;

/** An alias with a typo comes after exports with one. */
const TYPO_OF_ALIAS_COST = matchCost('typo', 'owner');

/** Fewer letters than a word has, with which a library is called where it is used. */
const MAX_SHORT_OWNER = 2;

/** Finds names by a query, each by the best way that leads to it. */
export class Matcher {
  readonly #names: readonly Name[];
  /** The names that have a subword with an initial, of the initials that were asked for. */
  readonly #byInitial = new Map<string, readonly Name[]>();
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
    const clear = bestOf([...this.#direct(query), ...foreign]);
    const found = isForeign || clear.length === MAX_HITS ? clear : this.#lessClear(query, clear);
    const owned = query.chain.length > 1 ? this.#owned(query, found, isForeign) : [];
    const rest = withoutWords(query, (word) => this.#aliases.isNameOfLibrary(word));
    return bestOf([...found, ...owned, ...(rest === undefined ? [] : this.match(rest))]);
  }

  /** The names of which a subword begins with a text. */
  #having(text: string): readonly Name[] {
    const initial = text.charAt(0);
    const among = this.#byInitial.get(initial) ?? beginningWith(this.#names, initial);
    this.#byInitial.set(initial, among);
    return text.length > 1 ? beginningWith(among, text) : among;
  }

  #direct({ texts, words, subwords, written }: NameQuery): readonly Hit[] {
    const splits = [words, subwords].filter(({ length }) => length > 1);
    return [
      ...texts.flatMap((text) => this.#exact(text, written)),
      ...texts.flatMap((text) => collect(this.#having(text), byBeginning(text))),
      ...splits.flatMap((split) => this.#withWords(split)),
    ];
  }

  /** Finds what whole aliases mean. */
  #foreign(words: readonly string[]): readonly Hit[] {
    return [
      ...this.#aliases.rewrite(words),
      ...(words.length > 1 ? this.#aliases.rewrite([words.join('')]) : []),
    ].flatMap((rewriting) => this.#rewritten(rewriting, WHOLE_ALIAS_COST));
  }

  /** Adds what a query may mean, the less likely only where there is little else. */
  #lessClear(query: NameQuery, clear: readonly Hit[]): readonly Hit[] {
    const [text = ''] = query.texts;
    const spelled = bestOf([...clear, ...this.#spelled(text)]);
    if (spelled.length >= ENOUGH) {
      return spelled;
    }
    const completed = this.#aliases
      .complete(query.words)
      .flatMap((rewriting) => this.#rewritten(rewriting, matchCost('alias')));
    const found = bestOf([...spelled, ...completed]);
    return found.length >= ENOUGH || found.some(({ reason }) => reason === 'exact')
      ? found
      : bestOf([...found, ...this.#misspelled(query)]);
  }

  /**
   * Finds what an owner of elsewhere has, as in `lodash.groupBy`. A short owner, as the `R` of Ramda
   * and of records, may be another than the one that is known.
   */
  #owned(query: NameQuery, found: readonly Hit[], isForeign: boolean): readonly Hit[] {
    const [owner = ''] = query.chain;
    const isShort = owner.length <= MAX_SHORT_OWNER;
    const [best, worst] = [found[0]?.cost ?? 0, found.at(-1)?.cost ?? 0];
    const isUnsure = isForeign && best >= UNSURE_ALIAS_COST;
    if (found.length > 0 && !isShort && !isUnsure) {
      return [];
    }
    const canBegin = !isUnsure && (isShort || this.#aliases.isLibrary(owner));
    const sure = isForeign ? WHOLE_ALIAS_COST : worst;
    const extra = isUnsure ? 0 : sure;
    return this.match(withoutOwner(query))
      .filter(
        ({ reason, cost }) => canBegin || (reason !== 'prefix' && cost < matchCost('subwords')),
      )
      .map((hit) => ({ ...hit, cost: hit.cost + extra }));
  }

  #rewritten({ words, alias, name: written }: Rewriting, base: number): readonly Hit[] {
    return this.#named(words).map(({ name, reason, marks }) => {
      const isSameCase = name.symbol.name.endsWith(written);
      const extra = (reason === 'exact' ? 0 : PART_COST) + (isSameCase ? 0 : PART_COST);
      return { name, cost: base + name.cost + extra, reason: 'alias', marks, alias };
    });
  }

  /** Finds names by words that are ours: as a name or its end, else by the beginnings of subwords. */
  #named(words: readonly string[]): readonly Hit[] {
    const text = words.join('.');
    const exact = this.#exact(text, '');
    return exact.length > 0 || words.length === 1
      ? exact
      : [...this.#spelled(text), ...this.#withWords(words)];
  }

  #exact(text: string, written: string): readonly Hit[] {
    return collect(this.#having(text), exactly(text, written));
  }

  /** Finds names that a text spells; one of their subwords is left out only where there are none. */
  #spelled(text: string): readonly Hit[] {
    const names = this.#having(text.charAt(0));
    const complete = collect(names, bySubwords(text, false));
    return complete.length > 0 ? complete : collect(names, bySubwords(text, true));
  }

  #withWords(words: readonly string[], wrong?: string): readonly Hit[] {
    // The fewest names have the longest word.
    const [longest = ''] = words
      .filter((word) => word !== wrong)
      .sort((self, other) => other.length - self.length);
    return collect(this.#having(longest), byWords(words, wrong));
  }

  #misspelled({ texts, words }: NameQuery): readonly Hit[] {
    const wrong =
      words.length > 1 ? words.find((word) => this.#having(word).length === 0) : undefined;
    return [
      ...texts.flatMap((text) => collect(this.#names, byTypo(text))),
      ...this.#aliases
        .correct(words)
        .flatMap((rewriting) => this.#rewritten(rewriting, TYPO_OF_ALIAS_COST)),
      ...(wrong === undefined ? [] : this.#withWords(words, wrong)),
    ];
  }
}

function beginningWith(names: readonly Name[], text: string): readonly Name[] {
  return names.filter(
    (name) =>
      // Most names are left out by this alone, which is faster.
      name.text.includes(text) && name.subwords.some((start) => name.text.startsWith(text, start)),
  );
}

/** Collects what a way finds; `flatMap` takes many times as long. */
function collect(names: readonly Name[], way: Way): readonly Hit[] {
  const found: Hit[] = [];
  for (const name of names) {
    found.push(...way(name));
  }
  return found;
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
