import { COST_LIMIT, matchCost, type NameReason, type Place } from './cost';
import { type FoldedName, isPartAt, type Name } from './name';
import { countCommon, lengthWithTypo } from './typo';

/** A part of a folded name that matches. */
export type Mark = readonly [start: number, length: number];

/** A name that was found. */
export interface Hit {
  readonly name: Name;
  /** The lower the cost, the better the match. */
  readonly cost: number;
  readonly reason: NameReason;
  readonly marks: readonly Mark[];
  /** The word of another library that led here. */
  readonly alias?: string;
}

/** One way to compare a query with names: it returns a hit for each place of the name that matches. */
export type Way = (name: Name) => readonly Hit[];

/** A whole alias comes after exports that begin with it, before members that do. */
export const WHOLE_ALIAS_COST = matchCost('prefix', 'alias');

export const PART_COST = COST_LIMIT;
/** The cost of another case: `uuid.MAX` for `UUID.max`, and `Map` for `Option.map`. */
const OTHER_CASE_COST = COST_LIMIT / 2;
const OTHER_CASE_OF_PART_COST = 60;

/** As without a typo, properties come after what libraries of elsewhere export. */
const TYPO_OF_MEMBER_COST = 2 * COST_LIMIT;

/**
 * A subword begins with the text, and those that follow go on with it. A name or a part of it that
 * is the text to the end is found by all of it; its case as written breaks ties.
 */
export function byBeginning(text: string, written: string): Way {
  return (name) =>
    name.subwords
      .filter((start) => name.text.startsWith(text, start))
      .map((start) => {
        const isAll = start + text.length === name.text.length && isPartAt(name.text, start);
        return isAll
          ? hitOf(name, 'exact', [[start, text.length]], exactCost(name, start, written))
          : hitOf(
              name,
              'prefix',
              [[start, text.length]],
              matchCost('prefix', placeOf(name, start)),
            );
      });
}

/** The letters of the text are beginnings of subwords in a row: `omap` those of `Option.map`. */
export function bySubwords(text: string): Way {
  return (name) =>
    name.subwords.flatMap((start, index) => {
      const marks = isPartAt(name.text, start) ? spell(text, name, index) : undefined;
      return marks === undefined ? [] : [hitOf(name, 'subwords', marks, matchCost('subwords'))];
    });
}

/** Spells a text by the beginnings of the subwords of a name from one on, of as few as possible. */
function spell(text: string, name: FoldedName, subword: number): readonly Mark[] | undefined {
  const start = name.subwords[subword];
  if (text === '' || start === undefined) {
    return text === '' ? [] : undefined;
  }
  // A dot in the text is one in the name.
  const rest = isPartAt(name.text, start) ? text.replace(/^\./, '') : text;
  const end = name.subwords[subword + 1] ?? name.text.length;
  for (let length = countCommon(rest, name.text.slice(start, end)); length > 0; length -= 1) {
    const marks = spell(rest.slice(length), name, subword + 1);
    if (marks !== undefined) {
      return [[start, length], ...marks];
    }
  }
  return undefined;
}

/** Subwords begin with the words, in any order; with the one that is wrong but for a typo. */
export function byWords(words: readonly string[], wrong?: string): Way {
  const reason = wrong === undefined ? 'words' : 'typo';
  return (name) => {
    const marks: Mark[] = [];
    for (const word of words) {
      const start = name.subwords.find(
        (each) => lengthAt(name, each, word, wrong) > 0 && marks.every(([taken]) => taken !== each),
      );
      if (start === undefined) {
        return [];
      }
      marks.push([start, lengthAt(name, start, word, wrong)]);
    }
    const places = marks.map(([start]) => matchCost(reason, placeOf(name, start)));
    const isTypoOfMember = wrong !== undefined && name.symbol.kind === 'member';
    const extra = isTypoOfMember ? TYPO_OF_MEMBER_COST : 0;
    return [hitOf(name, reason, marks, Math.min(...places) + extra)];
  };
}

function hitOf(name: Name, reason: NameReason, marks: readonly Mark[], cost: number): Hit {
  return { name, reason, marks, cost: cost + name.cost };
}

function exactCost({ symbol }: Name, start: number, written: string): number {
  const isSameCase = symbol.name.endsWith(written);
  if (start === 0) {
    return isSameCase ? 0 : OTHER_CASE_COST;
  }
  // Nobody who types `head` looks for the property of an object that is called so.
  const cost = symbol.kind === 'member' ? WHOLE_ALIAS_COST : PART_COST;
  return cost + (isSameCase ? 0 : OTHER_CASE_OF_PART_COST);
}

function placeOf({ text }: FoldedName, start: number): Place {
  const lastPart = text.lastIndexOf('.') + 1;
  if (start === 0) {
    return lastPart === 0 ? 'name' : 'owner';
  }
  if (start === lastPart) {
    return 'last part';
  }
  return start > lastPart ? 'subword' : 'inside';
}

/** For how much of a name a word stands from a position on; 0 where it does not. */
function lengthAt({ text }: FoldedName, start: number, word: string, wrong?: string): number {
  if (word === wrong) {
    return lengthWithTypo(word, text, start);
  }
  return text.startsWith(word, start) ? word.length : 0;
}
