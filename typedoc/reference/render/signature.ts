import { CODE_CLASSES, OVERLOAD_CLASS } from '../contract';
import type { Signature, Token } from '../pageData';
import { signatureText } from '../entries';
import { escapeMarkup } from './escapeMarkup';

/** A word that is too long for a line on a phone. */
const LONG_WORD = /\S{37,}/g;

const CLASSES: Readonly<Partial<Record<Token['role'], string>>> = {
  keyword: CODE_CLASSES.keyword,
  name: CODE_CLASSES.function,
  type: CODE_CLASSES['class-name'],
  literal: CODE_CLASSES.string,
};

export function signaturesToHtml(
  signatures: readonly Signature[],
  hrefOf: (path: string) => string,
): string {
  const codes = signatures.map((signature) => toHtml(signature, hrefOf));
  return codes.length === 1
    ? codes.join('')
    : codes.map((code) => `<span class="${OVERLOAD_CLASS}">${code}</span>`).join('\n');
}

function toHtml(signature: Signature, hrefOf: (path: string) => string): string {
  const longWords = [...signatureText(signature).matchAll(LONG_WORD)];
  let position = 0;
  return signature
    .map((part, index) => {
      const start = position;
      const isWithinLongWord = longWords.some(
        ({ 0: word, index: from }) => from < start && start < from + word.length,
      );
      if (typeof part === 'string') {
        position += part.length;
        return escapeMarkup(part);
      }
      position += part.text.length;
      const before = signature[index - 1];
      const canBreak = typeof before === 'string' && /[<(]$/.test(before) && isWithinLongWord;
      return `${canBreak ? '<wbr />' : ''}${tokenToHtml(part, hrefOf)}`;
    })
    .join('');
}

function tokenToHtml({ text, role, to }: Token, hrefOf: (path: string) => string): string {
  const escaped = escapeMarkup(text);
  if (to !== undefined) {
    return `<a href="${escapeMarkup(hrefOf(to))}">${escaped}</a>`;
  }
  const className = CLASSES[role];
  return className === undefined ? escaped : `<span class="${className}">${escaped}</span>`;
}
