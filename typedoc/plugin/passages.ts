import type { CommentDisplayPart, CommentTag } from 'typedoc';
import type { Translation } from './catalogue';
import { type Block, blocks } from './page/markdown';

/*
 * While a page is written, marks surround what is not translated or translates an older English text.
 * They are no part of the texts themselves, which are used elsewhere too.
 */

const MISSING = '\u{E000}';
const STALE = '\u{E001}';
const CLOSING = '\u{E002}';
const MARKED = /(?<mark>[\u{E000}\u{E001}])(?:(?<text>[^\u{E000}-\u{E002}]*)\u{E002})?/gu;

/** Lines of a list, a table, a heading or a quotation, which no element can begin before. */
const STRUCTURE = /^ *(?:[-*+>#|]|\d+[.)]) ?/m;

const marks = new WeakMap<CommentDisplayPart | CommentTag, string>();

/** Puts marks around a paragraph whose English has changed, or that is not translated. */
export function markPassage(
  parts: CommentDisplayPart[],
  state: Translation['state'],
): CommentDisplayPart[] {
  return state === 'current'
    ? parts
    : [createMark(state === 'missing' ? MISSING : STALE), ...parts, createMark(CLOSING)];
}

/** Marks a tag whose title is out of date or not translated. */
export function markTitle(tag: CommentTag, state: Translation['state']): void {
  if (state !== 'current') {
    marks.set(tag, STALE);
  }
}

/** The mark of a part or a tag, if it has one. */
export function markOf(marked: CommentDisplayPart | CommentTag): string | undefined {
  return marks.get(marked);
}

/** Takes the marks out of a page, and ends it with a note if there were any. */
export function notePassages(page: string, note: string): Block {
  const text = page.replace(MARKED, (...parameters) => {
    const { mark, text: marked = '' } = parameters.at(-1) as Readonly<Record<string, string>>;
    return mark === MISSING && marked !== '' && !STRUCTURE.test(marked)
      ? `<span lang="en">${marked}</span>`
      : marked;
  });
  return text === page ? page : blocks(text, `<small>${note}</small>`);
}

function createMark(mark: string): CommentDisplayPart {
  const part: CommentDisplayPart = { kind: 'text', text: '' };
  marks.set(part, mark);
  return part;
}
