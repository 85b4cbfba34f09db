import type { SymbolKind } from '../../typedoc/plugin/symbols/symbols';
import type { NameReason } from './names/matcher';
import type { NameResult } from './names/search';
import type { Reason as TypeReason } from './types/model';
import { type Piece, cutByRanges } from './words/excerpt';
import type { PageKind, WordHit } from './words/words';

/** One line of the list of what is found. */
export interface Answer {
  /** Where it leads: a path on the site, with its base. */
  readonly path: string;
  readonly title: readonly Piece[];
  readonly kind: SymbolKind | PageKind;
  /** The package of a symbol. */
  readonly package?: string;
  /** The page, and what stands above it, of words on a page. */
  readonly trail?: readonly string[];
  readonly excerpt?: readonly Piece[];
  /** In what a symbol differs from what was asked for. */
  readonly reasons?: readonly (NameReason | TypeReason)[];
  /** The word of another library that means the name. */
  readonly alias?: string;
}

/** A symbol whose type answers, the closest first. */
export interface TypeResult {
  readonly symbol: NameResult['symbol'];
  readonly reasons: readonly TypeReason[];
}

/** What each way of searching has found so far, the best first. */
export interface Findings {
  readonly names: readonly NameResult[];
  readonly types: readonly TypeResult[];
  readonly words: readonly WordHit[];
}

/** More than that nobody reads. */
const MAX_ANSWERS = 30;

/** A name that is meant: found otherwise it may be one by accident. */
const MEANT: ReadonlySet<NameReason> = new Set(['exact', 'prefix', 'alias']);

/**
 * Merges what is found into one list.
 *
 * A type that was asked for goes before all. Then come names that are meant, then pages, then other
 * names; a question of several words is for pages first, unless it is a name in full.
 */
export function mergeFindings(
  { names, types, words }: Findings,
  query: string,
  base: string,
): readonly Answer[] {
  const toPath = (path: string): string => base.replace(/\/$/, '') + path;
  const typeAnswers = types.map((result) => toTypeAnswer(result, toPath));
  const meant = names.filter(({ reason }) => isMeant(reason, query));
  const others = names.filter((result) => !meant.includes(result));
  const merged = [
    ...typeAnswers,
    ...meant.map((result) => toNameAnswer(result, toPath)),
    ...interleave(
      words.map(toWordAnswer),
      others.map((result) => toNameAnswer(result, toPath)),
    ),
  ];
  return distinctByPath(merged).slice(0, MAX_ANSWERS);
}

function isMeant(reason: NameReason, query: string): boolean {
  return reason === 'exact' || (MEANT.has(reason) && !isQuestion(query)) || isHumps(reason, query);
}

/** The first letters of the parts of a name are no word. */
function isHumps(reason: NameReason, query: string): boolean {
  return reason === 'humps' && !isQuestion(query);
}

const MIN_WORDS_OF_QUESTION = 3;

function isQuestion(query: string): boolean {
  const words = query.trim().split(/\s+/);
  return words.length >= MIN_WORDS_OF_QUESTION || query.trim().endsWith('?');
}

/** Takes from both lists in turn, so that neither hides the other. */
function interleave<Value>(first: readonly Value[], second: readonly Value[]): readonly Value[] {
  const length = Math.max(first.length, second.length);
  return Array.from({ length }, (_, index) => [
    ...first.slice(index, index + 1),
    ...second.slice(index, index + 1),
  ]).flat();
}

function distinctByPath(answers: readonly Answer[]): readonly Answer[] {
  const paths = new Set<string>();
  return answers.filter(({ path }) => {
    const isNew = !paths.has(path);
    paths.add(path);
    return isNew;
  });
}

function toNameAnswer(
  { symbol, ranges, reason, alias }: NameResult,
  toPath: (path: string) => string,
): Answer {
  return {
    path: toPath(symbol.path),
    title: cutByRanges(symbol.name, ranges),
    kind: symbol.kind,
    package: symbol.package,
    reasons: [reason],
    ...(alias !== undefined && { alias }),
  };
}

function toTypeAnswer({ symbol, reasons }: TypeResult, toPath: (path: string) => string): Answer {
  return {
    path: toPath(symbol.path),
    title: [{ text: symbol.name, isMatch: false }],
    kind: symbol.kind,
    package: symbol.package,
    reasons,
  };
}

function toWordAnswer({ path, kind, titles, excerpt }: WordHit): Answer {
  const title = titles.at(-1) ?? path;
  return {
    path,
    title: [{ text: title, isMatch: false }],
    kind,
    trail: titles.slice(0, -1),
    excerpt,
  };
}
