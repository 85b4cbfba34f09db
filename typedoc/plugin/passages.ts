import type { CommentDisplayPart, CommentTag } from 'typedoc';
import type { Passage } from './catalogue';
import { escapeMarkup } from './escapeMarkup';
import type { PageLabels } from './texts';
import { type Block, blocks, details, list } from './page/markdown';

/*
 * Passages are told of on the pages that show them. While a page is written, a passage stands between
 * marks, which are no part of the texts themselves: these are used elsewhere too.
 */

const OPENING = '\u{E000}';
const OPENED = '\u{E001}';
const CLOSING = '\u{E002}';
const MARKED = /\u{E000}(?<record>[0-9a-f]+)\u{E001}(?:(?<text>[^\u{E000}\u{E002}]*)\u{E002})?/gu;

/** Lines of a list, a table, a heading or a quotation, which no element can begin before. */
const STRUCTURE = /^ *(?:[-*+>#|]|\d+[.)]) ?/m;

const marks = new WeakMap<CommentDisplayPart | CommentTag, string>();

/** Puts marks around a paragraph, if it is a passage. */
export function markPassage(
  parts: CommentDisplayPart[],
  passage: Passage | undefined,
): CommentDisplayPart[] {
  return passage === undefined ? parts : [createMark(open(passage)), ...parts, createMark(CLOSING)];
}

/** Marks a tag with a title, if that is a passage. */
export function markTitle(tag: CommentTag, passage: Passage | undefined): void {
  if (passage !== undefined) {
    marks.set(tag, open(passage));
  }
}

/** The mark of a part or a tag, if it has one. */
export function markOf(marked: CommentDisplayPart | CommentTag): string | undefined {
  return marks.get(marked);
}

/** Takes the marks out of a page, and ends it with a note on what stood between them. */
export function tellPassages(page: string, labels: PageLabels): Block {
  const shown = new Map<string, Passage>();
  const text = page.replace(MARKED, (...parameters) => {
    const { record = '', text: marked } = parameters.at(-1) as Readonly<Record<string, string>>;
    const passage = JSON.parse(Buffer.from(record, 'hex').toString()) as Passage;
    shown.set(record, passage);
    return marked !== undefined && passage.was === undefined && !STRUCTURE.test(marked)
      ? inEnglish(marked)
      : (marked ?? '');
  });
  return blocks(
    text,
    details(
      labels.passages(shown.size),
      list([...shown.values()].map((passage) => describe(passage, labels))),
    ),
  );
}

function createMark(mark: string): CommentDisplayPart {
  const part: CommentDisplayPart = { kind: 'text', text: '' };
  marks.set(part, mark);
  return part;
}

function open(passage: Passage): string {
  // Letters and digits alone, which nothing escapes.
  return `${OPENING}${Buffer.from(JSON.stringify(passage)).toString('hex')}${OPENED}`;
}

function describe({ english, was }: Passage, labels: PageLabels): Block {
  const line = (label: string, text: string): string =>
    `${label}${labels.colon} ${inEnglish(plain(text))}`;
  return was === undefined
    ? line(labels.inEnglish, english)
    : blocks(line(labels.olderEnglish, was), line(labels.newerEnglish, english));
}

function inEnglish(text: string): string {
  return `<span lang="en">${text}</span>`;
}

/** A text of a comment on one line, with the words of its links and without markup but for code. */
function plain(text: string): string {
  return text
    .replace(/\{@link\w* ([^}|\s]+)[^}]*\}/g, '`$1`')
    .replace(/\s+/g, ' ')
    .replace(/(`[^`]+`)|[^`]+/g, (piece, code?: string) =>
      code === undefined ? escapeMarkup(piece).replace(/[{}|]/g, escapeCharacter) : piece,
    );
}

function escapeCharacter(character: string): string {
  return `&#${String(character.charCodeAt(0))};`;
}
