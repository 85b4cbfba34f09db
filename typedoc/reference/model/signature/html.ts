import { CODE_CLASSES, OVERLOAD_CLASS, SIGNATURE_CLASS } from '../../contract';
import { escapeMarkup } from '../../render/escapeMarkup';
import { type Layout, type Role, type Token, print, tokensOf } from './layout';

const WIDTH = 80;

/** Too long for a line on a phone. */
const LONG_WORD = /\S{37,}/g;

const CLASSES: Readonly<Partial<Record<Role, string>>> = {
  keyword: CODE_CLASSES.keyword,
  name: CODE_CLASSES.function,
  type: CODE_CLASSES['class-name'],
  literal: CODE_CLASSES.string,
};

export function toHtml(blocks: readonly Layout[]): string {
  const codes = blocks.map(blockToHtml);
  const numbered = codes.map((code) => `<span class="${OVERLOAD_CLASS}">${code}</span>`);
  const html = (codes.length > 1 ? numbered : codes).join('\n');
  return `<pre class="${SIGNATURE_CLASS}"><code>${html}</code></pre>`;
}

function blockToHtml(block: Layout): string {
  const code = print(block, WIDTH);
  const longWords = [...code.matchAll(LONG_WORD)];
  const isWithinOne = (position: number): boolean =>
    longWords.some(({ 0: word, index }) => index < position && position < index + word.length);
  let html = '';
  let end = 0;
  for (const token of tokensOf(block)) {
    const start = code.indexOf(token.text, end);
    const between = code.slice(end, start);
    html += escapeMarkup(between);
    html += /[<(]$/.test(between) && isWithinOne(start) ? '<wbr />' : '';
    html += tokenToHtml(token);
    end = start + token.text.length;
  }
  return html + escapeMarkup(code.slice(end));
}

function tokenToHtml({ text, role, href }: Token): string {
  const escaped = escapeMarkup(text);
  if (href !== undefined) {
    return `<a href="${escapeMarkup(href)}">${escaped}</a>`;
  }
  const className = CLASSES[role];
  return className === undefined || text === ''
    ? escaped
    : `<span class="${className}">${escaped}</span>`;
}
