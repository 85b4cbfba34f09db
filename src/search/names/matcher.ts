import type { Aliases, Rewriting } from './aliases';
import { COST_LIMIT } from './cost';
import { type Key, PLACES } from './keys';
import type { NameIndex } from './nameIndex';
import { type NameQuery, withoutOwner, withoutWords } from './query';
import { RangeMinimum } from './rangeMinimum';
import type { NamedSymbol } from './symbol';
import { corrections } from './typos';
import { matchWords } from './words';

/** Why a name was found. */
export type NameReason = 'exact' | 'prefix' | 'subwords' | 'words' | 'alias' | 'typo';

/** A name that was found. */
export interface Hit {
  readonly symbol: number;
  /** The lower the cost, the better the match. */
  readonly cost: number;
  readonly reason: NameReason;
  /** The matched parts of the folded name: pairs of a start and a length. */
  readonly marks: readonly (readonly [start: number, length: number])[];
  /** The word of another library that led here. */
  readonly alias?: string;
}

/** No more results than anyone reads. */
const MAX_HITS = 50;

/** The base cost of each kind of match, higher than any cost within a kind. */
export const WAY_COST = PLACES.length * COST_LIMIT;

const WAY_COSTS: Readonly<Record<NameReason, number>> = {
  exact: 0,
  prefix: WAY_COST,
  subwords: 2 * WAY_COST,
  words: 3 * WAY_COST,
  alias: 4 * WAY_COST,
  typo: 5 * WAY_COST,
};

/** A whole alias comes after exports that begin with it, before members that do. */
const WHOLE_ALIAS_COST = WAY_COSTS.prefix + PLACES.indexOf('alias') * COST_LIMIT;
/** From here on the words are but parts of the name that they lead to. */
const UNSURE_ALIAS_COST = WHOLE_ALIAS_COST + COST_LIMIT;

/** An alias with a typo comes after exports with one. */
const TYPO_OF_ALIAS_COST = WAY_COSTS.typo + PLACES.indexOf('owner') * COST_LIMIT;

/** As without a typo, properties come after what libraries of elsewhere export. */
const TYPO_OF_MEMBER_COST = 2 * COST_LIMIT;

/** Fewer letters than a word has, with which a library is called where it is used. */
const MAX_SHORT_OWNER = 2;

const PART_COST = COST_LIMIT;
/** The cost of another case: `uuid.MAX` for `UUID.max`, and `Map` for `Option.map`. */
const OTHER_CASE_COST = COST_LIMIT / 2;
const OTHER_CASE_OF_PART_COST = 60;
const UNFINISHED_TYPO_COST = 100;
const FIRST_LETTER_COST = 100;

/** With so many matches, typos are not looked for. */
const ENOUGH = 10;

/** Finds names by a query, each by the best way that leads to it. */
export class Matcher {
  readonly #index: NameIndex;
  readonly #aliases: Aliases;

  constructor(index: NameIndex, aliases: Aliases) {
    this.#index = index;
    this.#aliases = aliases;
  }

  /** Returns the best names for a query, the best first; all names for one without words. */
  match(query: NameQuery): readonly Hit[] {
    const hits = new Hits();
    if (query.words.length === 0) {
      this.#addAll(hits);
      return hits.best();
    }
    for (const text of query.texts) {
      hits.addSome(this.#exact(text, query.written));
      hits.addSome(this.#beginningWith(text));
    }
    for (const split of [query.words, query.subwords].filter(({ length }) => length > 1)) {
      hits.addSome(this.#words(split));
    }
    const isForeign = this.#addAliases(hits, query);
    if (!isForeign && hits.size < MAX_HITS) {
      this.#addLessClear(hits, query);
    }
    if (query.chain.length > 1) {
      this.#addOwned(hits, query, isForeign);
    }
    const rest = withoutWords(query, (word) => this.#aliases.isNameOfLibrary(word));
    if (rest !== undefined) {
      hits.addSome(this.match(rest));
    }
    return hits.best();
  }

  #addAll(hits: Hits): void {
    const { costs } = this.#index;
    const all = new RangeMinimum(costs).ascending(0, costs.length);
    for (const symbol of all) {
      const cost = WAY_COSTS.prefix + (costs[symbol] ?? 0);
      hits.add({ symbol, cost, reason: 'prefix', marks: [] });
      if (hits.size === MAX_HITS) {
        return;
      }
    }
  }

  /** Adds what whole aliases mean, and says whether there are any. */
  #addAliases(hits: Hits, { words }: NameQuery): boolean {
    const rewritings = [
      ...this.#aliases.rewrite(words),
      ...(words.length > 1 ? this.#aliases.rewrite([words.join('')]) : []),
    ];
    const found = rewritings.flatMap((rewriting) => this.#rewritten(rewriting, WHOLE_ALIAS_COST));
    hits.addSome(found);
    return found.length > 0;
  }

  #addLessClear(hits: Hits, query: NameQuery): void {
    const [text = ''] = query.texts;
    hits.addSome(this.#bySubwords(text));
    if (hits.size < ENOUGH) {
      for (const rewriting of this.#aliases.complete(query.words)) {
        hits.addSome(this.#rewritten(rewriting, WAY_COSTS.alias));
      }
    }
    if (hits.size < ENOUGH && !hits.hasExact) {
      this.#addTypos(hits, query);
    }
  }

  /**
   * Adds what an owner of elsewhere has, as in `lodash.groupBy`. A short owner, as the `R` of Ramda
   * and of records, may be another than the one that is known.
   */
  #addOwned(hits: Hits, query: NameQuery, isForeign: boolean): void {
    const [owner = ''] = query.chain;
    const isShort = owner.length <= MAX_SHORT_OWNER;
    const isUnsure = isForeign && hits.leastCost >= UNSURE_ALIAS_COST;
    if (hits.size === 0 || isShort || isUnsure) {
      const canBegin = !isUnsure && (isShort || this.#aliases.isLibrary(owner));
      const sure = isForeign ? WHOLE_ALIAS_COST : hits.greatestCost;
      const first = isUnsure ? 0 : sure;
      hits.addSome(
        this.match(withoutOwner(query))
          .filter(
            ({ reason, cost }) => canBegin || (reason !== 'prefix' && cost < WAY_COSTS.subwords),
          )
          .map((hit) => ({ ...hit, cost: hit.cost + first })),
      );
    }
  }

  #rewritten({ words, alias, name }: Rewriting, way: number): readonly Hit[] {
    return [...take(this.#named(words), MAX_HITS)].map((hit) => {
      const isSameCase = this.#index.symbols[hit.symbol]?.name.endsWith(name) === true;
      return {
        ...hit,
        cost:
          way +
          (this.#index.costs[hit.symbol] ?? 0) +
          (hit.reason === 'exact' ? 0 : PART_COST) +
          (isSameCase ? 0 : PART_COST),
        reason: 'alias',
        alias,
      };
    });
  }

  /** Finds names by words that are ours: as a name or its end, else by the beginnings of subwords. */
  *#named(words: readonly string[]): Generator<Hit, void> {
    const text = words.join('.');
    const exact = this.#exact(text, '');
    const first = exact.next();
    if (first.done !== true) {
      yield first.value;
      yield* exact;
    } else if (words.length > 1) {
      yield* this.#bySubwords(text);
      yield* this.#words(words);
    }
  }

  #addTypos(hits: Hits, { texts, words }: NameQuery): void {
    for (const hit of texts.flatMap((text) => [...this.#corrected(text)])) {
      hits.add(hit);
    }
    for (const rewriting of this.#aliases.correct(words)) {
      hits.addSome(this.#rewritten(rewriting, TYPO_OF_ALIAS_COST));
    }
    const wrong = words.findIndex((word) => {
      const { start, end } = this.#index.keys.startingWith(word);
      return start === end;
    });
    if (words.length > 1 && wrong !== -1) {
      for (const { text } of take(corrections(this.#index.keys, words[wrong] ?? ''), ENOUGH)) {
        hits.addSome(
          asTypos(this.#words(words.map((word, index) => (index === wrong ? text : word)))),
        );
      }
    }
  }

  *#exact(text: string, written: string): Generator<Hit, void> {
    for (const key of this.#index.keys.ascending(this.#index.keys.equalTo(text))) {
      const symbol = this.#index.symbols[key.symbol];
      if (key.isPart && symbol !== undefined) {
        yield {
          symbol: key.symbol,
          cost: (this.#index.costs[key.symbol] ?? 0) + exactCost(key, symbol, written),
          reason: 'exact',
          marks: [[key.start, text.length]],
        };
      }
    }
  }

  *#beginningWith(text: string): Generator<Hit, void> {
    for (const key of this.#index.keys.ascending(this.#index.keys.startingWith(text))) {
      yield hitOf(key, text, 'prefix');
    }
  }

  *#bySubwords(text: string): Generator<Hit, void> {
    for (const { symbol, cost, marks } of this.#index.subwords.matching(text, MAX_HITS)) {
      yield { symbol, cost: WAY_COSTS.subwords + cost, reason: 'subwords', marks };
    }
  }

  *#words(words: readonly string[]): Generator<Hit, void> {
    for (const { symbol, cost, marks } of matchWords(this.#index.keys, this.#index.names, words)) {
      yield { symbol, cost: WAY_COSTS.words + cost, reason: 'words', marks };
    }
  }

  *#corrected(query: string): Generator<Hit, void> {
    for (const { text, range, position } of corrections(this.#index.keys, query)) {
      const extra = position === 0 ? FIRST_LETTER_COST : 0;
      for (const key of take(this.#index.keys.ascending(range), ENOUGH)) {
        const isWhole = key.text.length === text.length;
        const hit = hitOf(key, text, 'typo');
        const unfinished = isWhole ? 0 : UNFINISHED_TYPO_COST;
        const isMember = this.#index.symbols[key.symbol]?.kind === 'member';
        const member = isMember ? TYPO_OF_MEMBER_COST : 0;
        yield { ...hit, cost: hit.cost + extra + unfinished + member };
      }
    }
  }
}

/** The best hit of each symbol. */
class Hits {
  readonly #hits = new Map<number, Hit>();

  get size(): number {
    return this.#hits.size;
  }

  get leastCost(): number {
    return Math.min(...this.#costs());
  }

  get greatestCost(): number {
    return Math.max(0, ...this.#costs());
  }

  get hasExact(): boolean {
    return [...this.#hits.values()].some(({ reason }) => reason === 'exact');
  }

  add(hit: Hit): void {
    const other = this.#hits.get(hit.symbol);
    if (other === undefined || hit.cost < other.cost) {
      this.#hits.set(hit.symbol, hit);
    }
  }

  /** Adds so many that those are complete which anyone reads. */
  addSome(hits: Iterable<Hit>): void {
    const seen = new Set<number>();
    for (const hit of hits) {
      this.add(hit);
      seen.add(hit.symbol);
      if (seen.size === MAX_HITS) {
        return;
      }
    }
  }

  #costs(): readonly number[] {
    return Array.from(this.#hits.values(), ({ cost }) => cost);
  }

  best(): readonly Hit[] {
    return [...this.#hits.values()]
      .sort((self, other) => self.cost - other.cost || self.symbol - other.symbol)
      .slice(0, MAX_HITS);
  }
}

function exactCost({ start }: Key, { kind, name }: NamedSymbol, written: string): number {
  const isSameCase = name.endsWith(written);
  if (start === 0) {
    return WAY_COSTS.exact + (isSameCase ? 0 : OTHER_CASE_COST);
  }
  // Nobody who types `head` looks for the property of an object that is called so.
  const way = kind === 'member' ? WHOLE_ALIAS_COST : WAY_COSTS.exact + PART_COST;
  return way + (isSameCase ? 0 : OTHER_CASE_OF_PART_COST);
}

function hitOf({ symbol, start, cost }: Key, text: string, reason: NameReason): Hit {
  return { symbol, cost: WAY_COSTS[reason] + cost, reason, marks: [[start, text.length]] };
}

function* asTypos(hits: Iterable<Hit>): Generator<Hit, void> {
  for (const hit of hits) {
    yield { ...hit, cost: hit.cost + WAY_COSTS.typo - WAY_COSTS.words, reason: 'typo' };
  }
}

function* take<Value>(values: Iterable<Value>, count: number): Generator<Value, void> {
  let taken = 0;
  for (const value of values) {
    if (taken === count) {
      return;
    }
    taken += 1;
    yield value;
  }
}
