import type { SymbolKind } from '../../plugin/contract';
import { foldText } from './foldText';
import { groupBy } from './groupBy';
import type { NameReason } from './names/cost';
import type { NameResult } from './names/search';
import type { Reason as TypeReason, TypeHit } from './types';
import { type Piece, cutByRanges } from './words/excerpt';
import type { PageKind } from './words/record';
import type { WordPage, WordPart } from './words/words';

/** One line of the list of what is found, with the lines that belong to it. */
export interface Answer {
  /** Where it leads: a path below the base of the site. */
  readonly path: string;
  readonly title: readonly Piece[];
  readonly kind: SymbolKind | PageKind;
  /** The package of a symbol. */
  readonly package?: string;
  /** The titles above a page. */
  readonly trail?: readonly string[];
  readonly excerpt?: readonly Piece[];
  /** In what a symbol differs from what was asked for. */
  readonly reasons?: readonly (NameReason | TypeReason)[];
  /** The word of another library that means the name. */
  readonly alias?: string;
  /** The parts of a page that answer, and the other pages of a name. */
  readonly parts?: readonly AnswerPart[];
}

/** A part of a page that answers, or another page of a name, which has a kind of its own. */
export interface AnswerPart extends WordPart {
  readonly kind?: Answer['kind'];
}

/** A symbol whose type answers, the closest first. */
export interface TypeResult {
  readonly symbol: NameResult['symbol'];
  readonly reasons: readonly TypeReason[];
}

/** Puts symbols in the place of their positions in the table of names. */
export function withSymbols(
  hits: readonly TypeHit[],
  symbols: readonly TypeResult['symbol'][],
): readonly TypeResult[] {
  return hits.flatMap(({ id, reasons }) => {
    const symbol = symbols[id];
    return symbol === undefined ? [] : [{ symbol, reasons }];
  });
}

/** The results of each kind of search so far, the best first. */
export interface Findings {
  readonly names: readonly NameResult[];
  readonly types: readonly TypeResult[];
  readonly words: readonly WordPage[];
}

/** The query and the options of its results. */
export interface AnswerOptions {
  readonly query: string;
  /** The name in it, where the rest is a type. */
  readonly name?: string | undefined;
  /** How many answers are wanted. */
  readonly limit: number;
}

/**
 * Merges what is found into one list.
 *
 * A type that was asked for goes before all, first where it is that of the name that was asked for
 * too, and after what the name itself is. Then come names that are meant, in turn with pages whose
 * title has the query, then pages and other names in turn. A name with several pages is one answer.
 */
export function mergeFindings(
  { names, types, words }: Findings,
  { query, name, limit }: AnswerOptions,
): readonly Answer[] {
  const asked = name === undefined ? undefined : foldText(name);
  const isAsked = ({ symbol }: Pick<TypeResult, 'symbol'>): boolean =>
    asked !== undefined && lastPart(foldText(symbol.name)) === lastPart(asked);
  const heads = names.filter(({ symbol }) => foldText(symbol.name) === asked);
  const typo = names.findIndex(isTypo);
  // What is further from the query than a name with a typo has a typo itself.
  const meant = typo === -1 ? names : names.slice(0, typo);
  // Where no page has all words, it is rather a name with a typo.
  const isMisspelt = words.every(({ share }) => share < WHOLE);
  const titled = words.filter((page) => isTitled(page, query));
  const pages = words.map(toPageAnswer);
  const alike = names.slice(meant.length).map(toNameAnswer);
  const merged = [
    ...types.filter(isAsked).map(toTypeAnswer),
    ...heads.map(toNameAnswer),
    ...types.map(toTypeAnswer),
    ...interleave(meant.map(toNameAnswer), titled.map(toPageAnswer)),
    ...(isMisspelt ? interleave(alike, pages) : interleave(pages, alike)),
  ];
  return joinByName(distinctByPath(merged)).slice(0, limit);
}

/** Whether a page says in its title that it is about the query: “Coming from Effect”. */
function isTitled({ title, package: packageName }: WordPage, query: string): boolean {
  return packageName === undefined && ` ${foldText(title)} `.includes(` ${foldText(query)} `);
}

function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

/** The share of a page that has all words, of numbers that are not exact. */
const WHOLE = 0.999;

function isTypo({ reason }: NameResult): boolean {
  return reason === 'typo';
}

/** A page that has less of the question is about something else. */
const MIN_SHARE = 0.55;

/** Whether nothing that was found is what the query asks for. */
export function isWeak({ names, types, words }: Findings, query: string): boolean {
  return (
    types.length === 0 &&
    words.every(({ share }) => share < MIN_SHARE) &&
    // A name with a typo is what is meant; a question is near to too many names by accident.
    names.every((name) => isTypo(name) && /\s/.test(query.trim()))
  );
}

/** Takes from both lists in turn, so that neither hides the other. */
function interleave<Value>(first: readonly Value[], second: readonly Value[]): readonly Value[] {
  const length = Math.max(first.length, second.length);
  return Array.from({ length }, (_, index) => [
    ...first.slice(index, index + 1),
    ...second.slice(index, index + 1),
  ]).flat();
}

/** Leaves out what leads where something before it leads. */
function distinctByPath(answers: readonly Answer[]): readonly Answer[] {
  const paths = new Set<string>();
  const isNew = ({ path }: { readonly path: string }): boolean => {
    const isKnown = paths.has(path);
    paths.add(path);
    return !isKnown;
  };
  return answers
    .filter(isNew)
    .map((answer) =>
      answer.parts === undefined ? answer : { ...answer, parts: answer.parts.filter(isNew) },
    );
}

/** Puts the other pages of a name under the first: the interface `Task` under the namespace. */
function joinByName(answers: readonly Answer[]): readonly Answer[] {
  const groups = groupBy(answers, (answer) => {
    const { path, package: packageName } = answer;
    const isPageOfName = packageName !== undefined && !path.includes('#');
    return isPageOfName ? `${packageName} ${titleOf(answer)}` : path;
  });
  return [...groups.values()].map(([first, ...others]) =>
    others.length === 0
      ? first
      : {
          ...first,
          parts: [
            ...others.flatMap((other) => [toPart(other), ...(other.parts ?? [])]),
            ...(first.parts ?? []),
          ],
        },
  );
}

function toPart(answer: Answer): AnswerPart {
  return { path: answer.path, title: titleOf(answer), kind: answer.kind, excerpt: [] };
}

/** The title of an answer as text. */
export function titleOf({ title }: Answer): string {
  return title.map(({ text }) => text).join('');
}

function toNameAnswer({ symbol, ranges, reason, alias }: NameResult): Answer {
  return {
    ...toSymbolAnswer(symbol, ranges),
    reasons: [reason],
    ...(alias !== undefined && { alias }),
  };
}

function toTypeAnswer({ symbol, reasons }: TypeResult): Answer {
  return { ...toSymbolAnswer(symbol), reasons };
}

function toSymbolAnswer(
  { path, name, kind, package: packageName }: NameResult['symbol'],
  ranges: NameResult['ranges'] = [],
): Answer {
  return { path, title: cutByRanges(name, ranges), kind, package: packageName };
}

function toPageAnswer({ title, share: _, excerpt, ...page }: WordPage): Answer {
  return {
    ...page,
    title: cutByRanges(title, []),
    // The description of a symbol comes with its signature.
    ...(page.package === undefined && { excerpt }),
  };
}
