import { foldText } from '../foldText';
import type { Filter } from '../parseQuery';
import { foldName } from './fold';
import { KINDS, type NamedSymbol } from './symbol';
import { FRENCH_KINDS } from './vocabulary/frenchFilters';

/** The words of a query as names may have them. Texts are folded as names are. */
export interface NameQuery {
  /** The query in one piece, as names may have it: `time out` is `timeout` or `time.out`. */
  readonly texts: readonly string[];
  /** The parts between spaces and dots. */
  readonly words: readonly string[];
  /** Where it is one word with subwords, they. */
  readonly subwords: readonly string[];
  /** Where it is one piece with dots, what stands between them: an owner and what it has. */
  readonly chain: readonly string[];
  /** The text: its case breaks ties. */
  readonly written: string;
}

/** No name is as long, and no question about one. */
const MAX_LENGTH = 200;
const MAX_WORDS = 16;

/** The last character before the parentheses of a call. */
const CALLED = /[\p{L}\p{Nd}_$>]$/u;

/** Operators before a call in code. */
const OPERATOR = /^(?:await|new)\s+/u;

/** The names of kinds in a filter. */
const KIND_WORDS: ReadonlyMap<string, NamedSymbol['kind']> = new Map([
  ...KINDS.map((kind) => [kind, kind] as const),
  ['constant', 'const'],
  ...FRENCH_KINDS,
]);

const NOTHING: NameQuery = { texts: [], words: [], subwords: [], chain: [], written: '' };

/** Reads the words of a query, whatever they are. */
export function parseWords(text: string): NameQuery {
  if (text.length > MAX_LENGTH) {
    return NOTHING;
  }
  const written = withoutArguments(text.trim()).replace(OPERATOR, '');
  const pieces = piecesOf(written);
  const words = pieces.flatMap((piece) => piece.split('.')).filter((word) => word !== '');
  if (words.length > MAX_WORDS) {
    return NOTHING;
  }
  const texts = [pieces.join(''), pieces.join('.')].filter((each) => each !== '');
  return {
    texts: [...new Set(texts)],
    words,
    subwords: words.length === 1 ? subwordsOf(written) : [],
    chain: pieces.length === 1 && words.length > 1 ? words : [],
    written,
  };
}

/** Returns the query for what comes after an owner that may be unknown here. */
export function withoutOwner({ chain }: NameQuery): NameQuery {
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

/** Returns the query without the names of libraries: `lodash keyBy`; undefined where there are none. */
export function withoutWords(
  { words, chain }: NameQuery,
  isLeftOut: (word: string) => boolean,
): NameQuery | undefined {
  const kept = words.filter((word) => !isLeftOut(word));
  return chain.length > 0 || kept.length === 0 || kept.length === words.length
    ? undefined
    : parseWords(kept.join(' '));
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
  const chosenBy = (by: Filter['by']): ReadonlySet<string> | undefined => {
    const chosen = filters.filter((filter) => filter.by === by);
    return chosen.length === 0 ? undefined : new Set(chosen.flatMap(choose));
  };
  const [kinds, chosenPackages] = [chosenBy('kind'), chosenBy('package')];
  const passes: Filtered['passes'] = ({ kind, package: packageName = '' }) =>
    (kinds?.has(kind) ?? true) && (chosenPackages?.has(packageName) ?? true);
  return {
    unknown: filters.filter((filter) => choose(filter).length === 0),
    passes,
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
