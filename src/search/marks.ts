import type { Answer } from '@tstd-internal/search';

/** The name of the highlight in the style sheet. */
const HIGHLIGHT = 'search';

/** Shorter ones are initials and signs. */
const MIN_LENGTH = 3;

/** The words to mark on the page that opens next. */
let wanted: readonly string[] = [];

/** Lets the words by which an answer was found be marked on the page that opens next. */
export function markOnNextPage({ title = [], excerpt = [], parts = [] }: Partial<Answer>): void {
  const pieces = [...title, ...excerpt, ...parts.flatMap((part) => part.excerpt)];
  const words = pieces.filter(({ isMatch }) => isMatch).map(({ text }) => text.trim());
  wanted = [...new Set(words)].filter(({ length }) => length >= MIN_LENGTH);
}

/**
 * Marks the words of the answer that was chosen, and takes away what was marked on the page before.
 * A browser without the CSS Custom Highlight API marks nothing.
 */
export function showMarks(): void {
  if (typeof Highlight === 'undefined') {
    return;
  }
  CSS.highlights.delete(HIGHLIGHT);
  if (wanted.length > 0) {
    CSS.highlights.set(HIGHLIGHT, new Highlight(...findWords(wanted)));
    document.addEventListener('keydown', removeOnEscape);
    wanted = [];
  }
}

function removeOnEscape({ key }: KeyboardEvent): void {
  if (key === 'Escape') {
    CSS.highlights.delete(HIGHLIGHT);
  }
}

/** Finds whole words in the main part of the page. */
function findWords(words: readonly string[]): readonly Range[] {
  const escaped = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  );
  const main = document.querySelector('main') ?? document.body;
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    for (const { index, 0: text } of (node.nodeValue ?? '').matchAll(pattern)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + text.length);
      ranges.push(range);
    }
  }
  return ranges;
}
