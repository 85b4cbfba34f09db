import { escapeMarkup } from '../escapeMarkup';
import type { Token, TokenRole } from './layout';

/** The classes of the site's colours of code; what has none has the colour of text. */
const CLASSES: Readonly<Partial<Record<TokenRole, string>>> = {
  keyword: 'hl-k',
  name: 'hl-f',
  type: 'hl-t',
  literal: 'hl-s',
};

/** Writes blocks of code as an element; a link has its own colour. */
export function toHtml(blocks: readonly (readonly Token[])[]): string {
  const lines = blocks.map((tokens) => tokens.map(tokenToHtml).join(''));
  return `<pre class="signature"><code>${lines.join('\n')}</code></pre>`;
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
