import type { FoldedName } from './fold';
import { RangeMinimum } from './rangeMinimum';

/** Names that a query matches by the beginnings of their subwords: `omap` those of `Option.map`. */
export interface SubwordMatch {
  readonly symbol: number;
  readonly cost: number;
  /** The matched parts of the folded name: pairs of a start and a length. */
  readonly marks: readonly (readonly [start: number, length: number])[];
}

/** The text of a subword. */
interface Word {
  readonly word: string;
  /** Says that a part of the name begins with the word. */
  readonly isPart: boolean;
}

interface Node extends Word {
  /** The nodes of the next subword by their first letter. */
  readonly children: Map<string, Node[]>;
  /** The row of the names that end here. */
  readonly ends: Row[];
  /** Where the names below this node stand in the row of all. */
  start: number;
  end: number;
}

interface Row {
  readonly symbol: number;
  /** Which subword of the name the path to the node begins with. */
  readonly subword: number;
  readonly cost: number;
}

/** How a query leads to a node: how many letters of each subword it has. */
interface Path {
  readonly node: Node;
  readonly pieces: readonly number[];
}

/** Limits on the work for one query, however long it is. */
const MAX_VISITS = 3000;
const MAX_PATHS = 60;

const PIECE_COST = 30;
const SKIP_COST = 200;
const INNER_COST = 100;

/** The subwords of names as a tree, so that a query looks at those alone that begin with its letters. */
export class SubwordTree {
  readonly #root = createNode({ word: '', isPart: true });
  readonly #names: readonly FoldedName[];
  readonly #rows: Row[] = [];
  readonly #best: RangeMinimum;

  constructor(names: readonly FoldedName[], costs: ArrayLike<number>) {
    this.#names = names;
    names.forEach((name, symbol) => {
      const words = wordsOf(name);
      words.forEach(({ isPart }, subword) => {
        if (isPart) {
          const cost = (costs[symbol] ?? 0) + (subword === 0 ? 0 : INNER_COST);
          this.#add(words, subword).ends.push({ symbol, subword, cost });
        }
      });
    });
    this.#number(this.#root);
    this.#best = new RangeMinimum(this.#rows.map(({ cost }) => cost));
  }

  /** Yields names of each way in which the letters of a query are beginnings of subwords in a row. */
  *matching(query: string, limit: number): Generator<SubwordMatch, void> {
    for (const { node, pieces } of new Walk(query).paths(this.#root)) {
      const skipped = pieces.filter((length) => length === 0).length;
      const extra = (pieces.length - skipped) * PIECE_COST + skipped * SKIP_COST;
      let count = 0;
      for (const position of this.#best.ascending(node.start, node.end)) {
        const row = this.#rows[position];
        if (row === undefined || count === limit) {
          break;
        }
        count += 1;
        yield {
          symbol: row.symbol,
          cost: row.cost + extra,
          marks: marksOf(this.#names[row.symbol]?.subwords ?? [], row.subword, pieces),
        };
      }
    }
  }

  #add(words: readonly Word[], first: number): Node {
    let node = this.#root;
    for (const word of words.slice(first)) {
      node = childOf(node, word);
    }
    return node;
  }

  #number(node: Node): void {
    node.start = this.#rows.length;
    this.#rows.push(...node.ends);
    for (const child of [...node.children.values()].flat()) {
      this.#number(child);
    }
    node.end = this.#rows.length;
  }
}

/** The search of one query for the paths of the tree that it spells. */
class Walk {
  readonly #query: string;
  #visits = 0;

  constructor(query: string) {
    this.#query = query;
  }

  /** Returns the paths, first those that leave no subword out, those of few pieces before others. */
  paths(root: Node): readonly Path[] {
    const paths = [...this.#follow({ node: root, pieces: [] }, 0, false)];
    if (paths.length === 0) {
      this.#visits = 0;
      paths.push(...this.#follow({ node: root, pieces: [] }, 0, true));
    }
    return paths
      .sort((self, other) => self.pieces.length - other.pieces.length)
      .slice(0, MAX_PATHS);
  }

  *#follow(path: Path, position: number, maySkip: boolean): Generator<Path, void> {
    if (position === this.#query.length) {
      yield path;
      return;
    }
    this.#visits += 1;
    if (this.#visits > MAX_VISITS) {
      return;
    }
    const isDot = this.#query.charAt(position) === '.';
    const start = isDot ? position + 1 : position;
    const children = path.node.children.get(this.#query.charAt(start)) ?? [];
    for (const child of children.filter(({ isPart }) => isPart || !isDot)) {
      // The longest piece first: what follows is more likely the next subword.
      for (let length = this.#countCommon(child.word, start); length > 0; length -= 1) {
        const next = { node: child, pieces: [...path.pieces, length] };
        yield* this.#follow(next, start + length, maySkip);
      }
    }
    if (maySkip && path.pieces.length > 0) {
      yield* this.#skip(path, start, isDot);
    }
  }

  /** Leaves one subword out. The rest must be the beginning of one, or any letters would match. */
  *#skip({ node, pieces }: Path, position: number, isDot: boolean): Generator<Path, void> {
    const rest = this.#query.length - position;
    if (rest < 2) {
      return;
    }
    for (const skipped of [...node.children.values()].flat()) {
      this.#visits += 1;
      if (this.#visits > MAX_VISITS) {
        return;
      }
      if (!isDot || skipped.isPart) {
        for (const child of skipped.children.get(this.#query.charAt(position)) ?? []) {
          if (this.#countCommon(child.word, position) === rest) {
            yield { node: child, pieces: [...pieces, 0, rest] };
          }
        }
      }
    }
  }

  #countCommon(word: string, position: number): number {
    let length = 0;
    while (length < word.length && word.charAt(length) === this.#query.charAt(position + length)) {
      length += 1;
    }
    return length;
  }
}

function createNode({ word, isPart }: Word): Node {
  return { word, isPart, children: new Map(), ends: [], start: 0, end: 0 };
}

function childOf({ children }: Node, word: Word): Node {
  const letter = word.word.charAt(0);
  const siblings = children.get(letter);
  const found = siblings?.find((each) => each.word === word.word && each.isPart === word.isPart);
  if (found !== undefined) {
    return found;
  }
  const node = createNode(word);
  if (siblings === undefined) {
    children.set(letter, [node]);
  } else {
    siblings.push(node);
  }
  return node;
}

function wordsOf({ text, subwords }: FoldedName): readonly Word[] {
  return subwords.map((start, index) => {
    const end = subwords[index + 1] ?? text.length;
    const isLastOfPart = text.charAt(end - 1) === '.';
    return {
      word: text.slice(start, isLastOfPart ? end - 1 : end),
      isPart: start === 0 || text.charAt(start - 1) === '.',
    };
  });
}

function marksOf(
  subwords: readonly number[],
  first: number,
  pieces: readonly number[],
): SubwordMatch['marks'] {
  return pieces.flatMap((length, index) =>
    length === 0 ? [] : [[subwords[first + index] ?? 0, length] as const],
  );
}
