import { foldText } from '../foldText';
import type { Filter } from '../parseQuery';
import { KINDS, type NamedSymbol } from './symbol';
import { FRENCH_KINDS } from './vocabulary/frenchFilters';

/** The words of a query as names may have them. Texts are folded as names are. */
export interface NameQuery {
  /** The query in one piece, as names may have it: `time out` is `timeout` or `time.out`. */
  readonly texts: readonly string[];
  /** The parts between spaces and dots. */
  readonly words: readonly string[];
  /** Whether nothing but dots is between them, as between an owner and what it has. */
  readonly isChain: boolean;
  /** The text: its case breaks ties. */
  readonly written: string;
}

/** No name is as long, and no question about one. */
const MAX_LENGTH = 100;

/** The arguments of a call, finished or not: `map(x => f(x))` is `map`, and `moment().add(1)` `moment.add`. */
const ARGUMENTS = /(?<=[\p{L}\p{Nd}_$>])\((?:[^()]|\([^()]*\)?)*\)?/gu;

/** Operators before a call in code. */
const OPERATOR = /^(?:await|new)\s+/u;

/** The names of kinds in a filter. */
const KIND_WORDS: ReadonlyMap<string, NamedSymbol['kind']> = new Map([
  ...KINDS.map((kind) => [kind, kind] as const),
  ['constant', 'const'],
  ...FRENCH_KINDS,
]);

/**
 * Reads the words of a query, whatever they are. It is split at spaces and what no name has;
 * `Option::map` and `Option#map` are `option.map`.
 */
export function parseWords(text: string): NameQuery {
  const written = text.slice(0, MAX_LENGTH).trim().replace(ARGUMENTS, '').replace(OPERATOR, '');
  const pieces = foldText(written)
    .replace(/::|#/g, '.')
    .replace(/[_$~-]/g, '')
    .split(/[^\p{L}\p{Nd}.]+/u)
    .map((piece) => piece.replace(/\.{2,}/g, '.').replace(/^\./, ''))
    .filter((piece) => piece !== '');
  const words = pieces.flatMap((piece) => piece.split('.')).filter((word) => word !== '');
  return {
    texts: words.length === 0 ? [] : [...new Set([pieces.join(''), pieces.join('.')])],
    words,
    isChain: pieces.length === 1 && words.length > 1,
    written,
  };
}

/** Returns the query for some of its words. */
export function withWords({ isChain }: NameQuery, words: readonly string[]): NameQuery {
  return parseWords(words.join(isChain ? '.' : ' '));
}

/** What passes all filters, and the filters that no symbol could pass. */
export interface Filtered {
  readonly unknown: readonly Filter[];
  /** Whether something passes. */
  readonly passes: (found: { readonly kind: string; readonly package?: string }) => boolean;
}

/** Applies filters to symbols: those by the same key are alternatives. */
export function applyFilters(
  filters: readonly Filter[],
  symbols: readonly NamedSymbol[],
): Filtered {
  const packages = [...new Set(symbols.map((symbol) => symbol.package))];
  const choose = ({ by, value }: Filter): readonly string[] =>
    by === 'kind' ? kindsNamed(value) : chooseByPrefix(value, packages);
  const chosen = filters.map((filter) => ({ by: filter.by, values: choose(filter) }));
  const allows = (key: Filter['by'], value: string): boolean => {
    const alternatives = chosen.filter(({ by }) => by === key);
    return alternatives.length === 0 || alternatives.some(({ values }) => values.includes(value));
  };
  return {
    unknown: filters.filter((filter) => choose(filter).length === 0),
    passes: ({ kind, package: packageName = '' }) =>
      allows('kind', kind) && allows('package', packageName),
  };
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
