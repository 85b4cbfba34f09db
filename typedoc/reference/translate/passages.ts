import type { CommentDisplayPart, CommentTag } from 'typedoc';
import type { Translation } from './catalogue';
import { type Block, blocks } from '../render/markdown';

/*
 * While a page is written, private-use characters surround untranslated and stale passages. They
 * are not part of the texts, which are used elsewhere too.
 */

const MISSING = '\u{E000}';
const STALE = '\u{E001}';
const CLOSING = '\u{E002}';
const MARKED = /(?<mark>[\u{E000}\u{E001}])(?:(?<text>[^\u{E000}-\u{E002}]*)\u{E002})?/gu;

/** An HTML element cannot begin before the marker of a list, table, heading or quotation. */
const STRUCTURE = /^ *(?:[-*+>#|]|\d+[.)]) ?/m;

const marks = new WeakMap<CommentDisplayPart | CommentTag, string>();

export function markPassage(
  parts: CommentDisplayPart[],
  state: Translation['state'],
): CommentDisplayPart[] {
  return state === 'current'
    ? parts
    : [createMark(state === 'missing' ? MISSING : STALE), ...parts, createMark(CLOSING)];
}

export function markTitle(tag: CommentTag, state: Translation['state']): void {
  if (state !== 'current') {
    marks.set(tag, STALE);
  }
}

export function markOf(marked: CommentDisplayPart | CommentTag): string | undefined {
  return marks.get(marked);
}

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
