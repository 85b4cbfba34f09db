export interface MarkdownLine {
  readonly text: string;
  /** One-based. */
  readonly line: number;
  /** The number of characters before `text` on its line. */
  readonly offset: number;
}

export interface Fence {
  readonly language: string;
  readonly meta: string;
  readonly opening: MarkdownLine;
  readonly code: readonly MarkdownLine[];
  readonly title: string;
  readonly isClosed: boolean;
}

export interface FenceOptions {
  /** MDX has no indented code, and its comments differ. */
  readonly isMDX?: boolean;
  readonly title?: RegExp;
}

interface OpenFence {
  readonly fence: Omit<Fence, 'isClosed'> & { readonly code: MarkdownLine[] };
  readonly closing: RegExp;
  readonly quotes: number;
  readonly indent: number;
}

const HEADING = /^#{1,6}\s+(.*?)(?:\s+#+)?\s*$/;
const LIST_ITEM = /^(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$)/;
/** No backticks may follow the opening ones, because that would be inline code. */
const OPENING = /^(`{3,}(?=[^`]*$)|~{3,})[ \t]*([^\s{]*)[ \t]*(.*?)[ \t]*$/;
const COMMENTS = { markdown: ['<!--', '-->'], mdx: ['{/*', '*/}'] } as const;
const CODE_INDENT = 4;

export function toLines(text: string): readonly MarkdownLine[] {
  return text.split(/\r?\n/).map((line, index) => ({ text: line, line: index + 1, offset: 0 }));
}

export function scanFences(
  lines: readonly MarkdownLine[],
  { isMDX = false, title = HEADING }: FenceOptions = {},
): readonly Fence[] {
  const fences: Fence[] = [];
  const [commentStart, commentEnd] = isMDX ? COMMENTS.mdx : COMMENTS.markdown;
  /** The content column of each enclosing list. */
  let lists: number[] = [];
  let lastTitle = '';
  let open: OpenFence | undefined;
  let isComment = false;

  for (const line of withoutFrontMatter(lines)) {
    if (open !== undefined) {
      const inner = skip(line, quoteLength(line.text, open.quotes));
      if (open.closing.test(inner.text)) {
        fences.push({ ...open.fence, isClosed: true });
        open = undefined;
      } else {
        open.fence.code.push(skip(inner, Math.min(indentOf(inner.text), open.indent)));
      }
      continue;
    }
    if (isComment) {
      isComment = !line.text.includes(commentEnd);
      continue;
    }
    const block = enterContainers(line, lists, isMDX);
    if (block === undefined) {
      continue;
    }
    lists = block.lists;
    const { text } = block.content;
    if (text.startsWith(commentStart)) {
      isComment = !text.includes(commentEnd);
      continue;
    }
    lastTitle = title.exec(text)?.[1] ?? lastTitle;
    const [, marker, language = '', meta = ''] = OPENING.exec(text) ?? [];
    if (marker !== undefined) {
      open = {
        fence: { language, meta, opening: block.content, code: [], title: lastTitle },
        closing: new RegExp(`^\\s*${marker.charAt(0)}{${marker.length},}\\s*$`),
        quotes: block.quotes,
        indent: block.indent,
      };
    }
  }
  return open === undefined ? fences : [...fences, { ...open.fence, isClosed: false }];
}

function withoutFrontMatter(lines: readonly MarkdownLine[]): readonly MarkdownLine[] {
  if (lines[0]?.text !== '---') {
    return lines;
  }
  const end = lines.findIndex(({ text }, index) => index > 0 && text === '---');
  return end < 0 ? lines : lines.slice(end + 1);
}

/** A line without the markers of quotes and lists, the container blocks of CommonMark. */
interface LineInContainers {
  readonly content: MarkdownLine;
  readonly quotes: number;
  readonly indent: number;
  readonly lists: number[];
}

function enterContainers(
  line: MarkdownLine,
  lists: readonly number[],
  isMDX: boolean,
): LineInContainers | undefined {
  const quotes = (/^(?:\s*>)*/.exec(line.text)?.[0].match(/>/g) ?? []).length;
  let content = skip(line, quoteLength(line.text, quotes));
  if (content.text.trim() === '') {
    return undefined;
  }
  let indent = indentOf(content.text);
  const around = lists.filter((column) => column <= indent);
  content = skip(content, indent);
  if (!isMDX && indent - (around.at(-1) ?? 0) >= CODE_INDENT) {
    return undefined;
  }
  for (;;) {
    const marker = LIST_ITEM.exec(content.text)?.[0];
    if (marker === undefined) {
      return { content, quotes, indent, lists: around };
    }
    const spaces = indentOf(content.text.slice(marker.length));
    const width = marker.length + (spaces > CODE_INDENT ? 1 : spaces);
    indent += width;
    around.push(indent);
    content = skip(content, width);
    if (content.text === '' || content.text.startsWith(' ')) {
      return undefined;
    }
  }
}

function quoteLength(text: string, quotes: number): number {
  return quotes === 0 ? 0 : (new RegExp(`^(?:\\s*>){0,${quotes}} ?`).exec(text)?.[0].length ?? 0);
}

function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}

function skip({ text, line, offset }: MarkdownLine, length: number): MarkdownLine {
  return { text: text.slice(length), line, offset: offset + length };
}
