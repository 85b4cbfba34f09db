import type { Signature, Token } from '../../pageData';
import { type Layout, print, tokensOf } from './layout';

const WIDTH = 80;

export function toSignature(layout: Layout): Signature {
  const code = print(layout, WIDTH);
  const signature: (string | Token)[] = [];
  let end = 0;
  for (const token of tokensOf(layout)) {
    const start = code.indexOf(token.text, end);
    signature.push(code.slice(end, start), token);
    end = start + token.text.length;
  }
  return [...signature, code.slice(end)].filter((part) => part !== '');
}
