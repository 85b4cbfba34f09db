import { foldText } from '../foldText';
import { foldName } from './fold';
import { KINDS, type NamedSymbol } from './symbol';
import { FRENCH_FILTERS, FRENCH_KINDS } from './vocabulary/frenchFilters';

/** A filter as it was typed: `kind:function`, `pkg:money`. */
export interface Filter {
  readonly by: 'kind' | 'package';
  /** Folded; the beginning of a kind or of a package is enough. */
  readonly value: string;
}

/** A parsed query. Texts are folded as names are. */
export interface Query {
  /** The query in one piece, as names may have it: `time out` is `timeout` or `time.out`. */
  readonly texts: readonly string[];
  /** The parts between spaces and dots. */
  readonly words: readonly string[];
  /** Where it is one word with subwords, they. */
  readonly subwords: readonly string[];
  /** Where it is one piece with dots, what stands between them: an owner and what it has. */
  readonly chain: readonly string[];
  /** The text without filters: its case breaks ties. */
  readonly written: string;
  readonly filters: readonly Filter[];
}

/** No name is as long, and no question about one. */
const MAX_LENGTH = 200;
const MAX_WORDS = 16;

const FILTER = /(?<=^|\s)(?<key>[a-z]+)\s*:(?!:)\s*(?<value>[\p{L}\p{Nd}-]*)/giu;

/** The last character before the parentheses of a call. */
const CALLED = /[\p{L}\p{Nd}_$>]$/u;

/** Operators before a call in code. */
const OPERATOR = /^(?:await|new)\s+/u;

const FILTER_KEYS: ReadonlyMap<string, Filter['by']> = new Map([
  ['kind', 'kind'],
  ['pkg', 'package'],
  ['package', 'package'],
  ...FRENCH_FILTERS,
]);

/** The names of kinds in a filter. */
const KIND_WORDS: ReadonlyMap<string, NamedSymbol['kind']> = new Map([
  ...KINDS.map((kind) => [kind, kind] as const),
  ['constant', 'const'],
  ...FRENCH_KINDS,
]);

const NOTHING: Query = { texts: [], words: [], subwords: [], chain: [], written: '', filters: [] };

/** Reads a query, whatever it is. */
export function parseQuery(query: string): Query {
  if (query.length > MAX_LENGTH) {
    return NOTHING;
  }
  const filters: Filter[] = [];
  const called = query
    .replace(FILTER, (text, key: string, value: string) => {
      const by = FILTER_KEYS.get(foldText(key));
      if (by === undefined) {
        return text;
      }
      if (value !== '') {
        filters.push({ by, value: foldText(value) });
      }
      return '';
    })
    .trim();
  const written = withoutArguments(called).replace(OPERATOR, '');
  const pieces = piecesOf(written);
  const words = pieces.flatMap((piece) => piece.split('.')).filter((word) => word !== '');
  if (words.length > MAX_WORDS) {
    return NOTHING;
  }
  const texts = [pieces.join(''), pieces.join('.')].filter((text) => text !== '');
  return {
    texts: [...new Set(texts)],
    words,
    subwords: words.length === 1 ? subwordsOf(written) : [],
    chain: pieces.length === 1 && words.length > 1 ? words : [],
    written,
    filters,
  };
}

/** Returns the query for what comes after an owner that may be unknown here. */
export function withoutOwner({ chain }: Query): Query {
  const [owner = '', ...owned] = chain;
  const last = owned.slice(-1);
  // Of `z.string().optional()` and `Array.prototype.map` the ends count first.
  const words = owned.length > 1 ? [owner, ...last] : last;
  return {
    ...NOTHING,
    texts: words.length === 0 ? [] : [words.join('.')],
    words,
    chain: words.length > 1 ? words : [],
    written: words.join('.'),
  };
}

/** Leaves the names of what is called: `map(x => x)` is `map`, and `moment().add(1)` `moment.add`. */
function withoutArguments(text: string): string {
  let kept = '';
  let depth = 0;
  for (const character of text) {
    if (character === '(' && (depth > 0 || CALLED.test(kept))) {
      depth += 1;
    } else if (character === ')' && depth > 0) {
      depth -= 1;
    } else if (depth === 0) {
      kept += character;
    }
  }
  return kept;
}

/** Splits at spaces and what no name has; `Option::map` and `Option#map` are `option.map`. */
function piecesOf(text: string): readonly string[] {
  return foldText(text)
    .replace(/::|#/g, '.')
    .replace(/[_$~-]/g, '')
    .split(/[^\p{L}\p{Nd}.]+/u)
    .map((piece) => piece.replace(/\.{2,}/g, '.').replace(/^\./, ''))
    .filter((piece) => piece !== '');
}

function subwordsOf(written: string): readonly string[] {
  const { text, subwords } = foldName(written);
  return subwords.map((start, index) => text.slice(start, subwords[index + 1]));
}

/** Finds the symbols that pass all filters, and the filters that no symbol could pass. */
export function applyFilters(
  filters: readonly Filter[],
  symbols: readonly NamedSymbol[],
): { readonly passing: readonly number[]; readonly unknown: readonly Filter[] } {
  const packages = [...new Set(symbols.map((symbol) => symbol.package))];
  const packageFilters = filters.filter(({ by }) => by === 'package');
  const kindFilters = filters.filter(({ by }) => by === 'kind');
  const chosenPackages = new Set(
    packageFilters.flatMap(({ value }) => chooseByPrefix(value, packages)),
  );
  const chosenKinds = new Set(kindFilters.flatMap(({ value }) => kindsNamed(value)));
  const passing = symbols.flatMap((symbol, index) =>
    (packageFilters.length === 0 || chosenPackages.has(symbol.package)) &&
    (kindFilters.length === 0 || chosenKinds.has(symbol.kind))
      ? [index]
      : [],
  );
  const unknown = filters.filter(
    ({ by, value }) =>
      (by === 'kind' ? kindsNamed(value) : chooseByPrefix(value, packages)).length === 0,
  );
  return { passing, unknown };
}

function kindsNamed(value: string): readonly NamedSymbol['kind'][] {
  return chooseByPrefix(value, [...KIND_WORDS.keys()]).flatMap(
    (word) => KIND_WORDS.get(word) ?? [],
  );
}

/** A whole word means itself alone: `core` is not `core-type`. */
function chooseByPrefix(value: string, words: readonly string[]): readonly string[] {
  return words.includes(value) ? [value] : words.filter((word) => word.startsWith(value));
}
