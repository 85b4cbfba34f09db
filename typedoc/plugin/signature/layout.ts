import { builders, printer, utils } from 'prettier/doc';

/** Code that Prettier lays out. A word of it is a label that holds its role and its link. */
export type Layout = builders.Doc;

export type Role = 'keyword' | 'name' | 'type' | 'parameter' | 'literal';

/** A word of the code. */
export interface Token {
  readonly text: string;
  readonly role: Role;
  readonly href?: string | undefined;
}

export const { ifBreak, join, line, softline } = builders;

/** Layouts that stand on one line when they fit. */
export function group(...layouts: Layout[]): Layout {
  return builders.group(layouts);
}

export function indent(...layouts: Layout[]): Layout {
  return builders.indent(layouts);
}

export function token(role: Role, text: string, href?: string): Layout {
  return builders.label({ text, role, href } satisfies Token, text);
}

export function keyword(text: string): Layout {
  return token('keyword', text);
}

/** A keyword before something else. */
export function word(text: string): Layout {
  return [keyword(text), ' '];
}

/** A list in brackets: on one line, or an item a line. */
export function bracketed(open: string, items: Layout[], close: string): Layout {
  return items.length === 0
    ? open + close
    : group(open, indent(softline, join([',', line], items)), ifBreak(','), softline, close);
}

/**
 * A call: on one line, or its parameters on a line of their own, or a line for each of them.
 *
 * @param before - What stands before the parameters.
 * @param after - What stands after them.
 */
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

/** Lays code out within a width, in characters, as far as its words allow. */
export function print(layout: Layout, printWidth: number): string {
  const { formatted } = printer.printDocToString(layout, { printWidth, tabWidth: 2 });
  // A union that begins a line of its own begins with a new line all the same.
  return formatted.replace(/\n(?=\n)/g, '');
}

/** The words of the code in their order; between them is punctuation. */
export function tokensOf(layout: Layout): readonly Token[] {
  const tokens: Token[] = [];
  utils.traverseDoc(layout, (doc) => {
    if (typeof doc === 'object' && 'label' in doc) {
      tokens.push(doc.label as Token);
    }
  });
  return tokens;
}
