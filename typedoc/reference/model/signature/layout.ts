import { builders, printer, utils } from 'prettier/doc';
import type { Signature, Token } from '../../pageData';

/** A document of Prettier. A word is a label with its token. */
export type Layout = builders.Doc;

export const { ifBreak, join, line, softline } = builders;

export function group(...layouts: Layout[]): Layout {
  return builders.group(layouts);
}

export function indent(...layouts: Layout[]): Layout {
  return builders.indent(layouts);
}

export function token(role: Token['role'], text: string, to?: string): Layout {
  return builders.label({ text, role, ...(to !== undefined && { to }) } satisfies Token, text);
}

export function keyword(text: string): Layout {
  return token('keyword', text);
}

export function word(text: string): Layout {
  return [keyword(text), ' '];
}

export function bracketed(open: string, items: Layout[], close: string): Layout {
  return items.length === 0
    ? open + close
    : group(open, indent(softline, join([',', line], items)), ifBreak(','), softline, close);
}

export function call(before: Layout, parameters: Layout[], after: Layout): Layout {
  const list = Symbol('list');
  const inner =
    parameters.length === 0
      ? []
      : [
          indent(softline, builders.group(join([',', line], parameters), { id: list })),
          builders.ifBreak(',', '', { groupId: list }),
          softline,
        ];
  return group(before, '(', inner, ')', after);
}

export function print(layout: Layout, printWidth: number): string {
  const { formatted } = printer.printDocToString(layout, { printWidth, tabWidth: 2 });
  // A union begins with a line break, which is a blank line if it already starts on its own line.
  return formatted.replace(/\n(?=\n)/g, '');
}

function tokensOf(layout: Layout): readonly Token[] {
  const tokens: Token[] = [];
  utils.traverseDoc(layout, (doc) => {
    if (typeof doc === 'object' && 'label' in doc) {
      tokens.push(doc.label as Token);
    }
  });
  return tokens;
}

const WIDTH = 80;

export function toSignature(layout: Layout): Signature {
  const code = print(layout, WIDTH);
  const signature: (string | Token)[] = [];
  let end = 0;
  for (const each of tokensOf(layout)) {
    const start = code.indexOf(each.text, end);
    signature.push(code.slice(end, start), each);
    end = start + each.text.length;
  }
  return [...signature, code.slice(end)].filter((part) => part !== '');
}
