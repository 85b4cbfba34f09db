import { COST_LIMIT } from './cost';
import type { FoldedName } from './fold';
import { RangeMinimum } from './rangeMinimum';

/** The end of a name from one of its subwords on. */
export interface Key {
  readonly text: string;
  /** The position of the symbol. */
  readonly symbol: number;
  /** Where in its folded name the key begins. */
  readonly start: number;
  readonly cost: number;
  /** Says that a part of the name begins here, not just a subword: `map` of `Option.map`. */
  readonly isPart: boolean;
}

/** Keys that stand together, the first and the one after the last. */
export interface KeyRange {
  readonly start: number;
  readonly end: number;
}

/** Every name by all of its subwords, sorted: what begins with a text stands together. */
export class Keys {
  readonly #keys: readonly Key[];
  readonly #best: RangeMinimum;

  constructor(names: readonly FoldedName[], costs: ArrayLike<number>) {
    this.#keys = names
      .flatMap((name, symbol) => keysOf(name, symbol, costs[symbol] ?? 0))
      .sort((self, other) => (self.text < other.text ? -1 : Number(self.text > other.text)));
    this.#best = new RangeMinimum(this.#keys.map(({ cost }) => cost));
  }

  /** All keys. */
  get all(): KeyRange {
    return { start: 0, end: this.#keys.length };
  }

  /** Finds the keys that begin with a text. */
  startingWith(text: string, within: KeyRange = this.all): KeyRange {
    const start = this.#lowerBound(text, within);
    return { start, end: this.#lowerBound(`${text}\uffff`, { start, end: within.end }) };
  }

  /** Finds, of the keys that begin with a text, those that are no longer. */
  equalTo(text: string, within: KeyRange = this.all): KeyRange {
    const start = this.#lowerBound(text, within);
    return { start, end: this.#lowerBound(`${text} `, { start, end: within.end }) };
  }

  /** Yields keys of a range, the least cost first. */
  *ascending({ start, end }: KeyRange): Generator<Key, void> {
    for (const position of this.#best.ascending(start, end)) {
      const key = this.#keys[position];
      if (key !== undefined) {
        yield key;
      }
    }
  }

  /** Yields the characters that follow a prefix, which all keys of the range begin with. */
  *charactersAfter(prefix: string, within: KeyRange): Generator<string, void> {
    let { start } = within;
    while (start < within.end) {
      const character = this.#keys[start]?.text.charAt(prefix.length) ?? '';
      if (character === '') {
        start = this.equalTo(prefix, { start, end: within.end }).end;
      } else {
        yield character;
        start = this.startingWith(prefix + character, { start, end: within.end }).end;
      }
    }
  }

  #lowerBound(text: string, { start, end }: KeyRange): number {
    let low = start;
    let high = end;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#keys[middle]?.text ?? '') < text) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}

function keysOf({ text, subwords }: FoldedName, symbol: number, cost: number): readonly Key[] {
  const lastPart = text.lastIndexOf('.') + 1;
  return subwords.map((start) => {
    const isPart = start === 0 || text.charAt(start - 1) === '.';
    return {
      text: text.slice(start),
      symbol,
      start,
      isPart,
      cost: cost + PLACES.indexOf(placeOf(start, lastPart, isPart)) * COST_LIMIT,
    };
  });
}

type Place = (typeof PLACES)[number];

/** Where a key may begin, the best first. The place for aliases is of no key: see `search.ts`. */
export const PLACES = ['name', 'alias', 'last part', 'owner', 'subword', 'inside'] as const;

function placeOf(start: number, lastPart: number, isPart: boolean): Place {
  if (start === 0) {
    return lastPart === 0 ? 'name' : 'owner';
  }
  if (start === lastPart) {
    return 'last part';
  }
  return start > lastPart && !isPart ? 'subword' : 'inside';
}
