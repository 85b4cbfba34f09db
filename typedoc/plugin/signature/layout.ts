/** What a piece of code is, by which it is coloured and linked. */
export interface Token {
  readonly text: string;
  readonly role: TokenRole;
  /** Where the piece leads. */
  readonly href?: string | undefined;
}

export type TokenRole = 'keyword' | 'name' | 'type' | 'parameter' | 'literal' | 'punctuation';

/**
 * Code that can be laid out: tokens, lists, and groups that stand on one line when they fit.
 *
 * A new line is one only in a group that does not fit.
 */
export type Layout =
  Token | readonly Layout[] | { readonly group: Layout } | { readonly indent: Layout } | NewLine;

export interface NewLine {
  /** What stands here where the group is on one line. */
  readonly flat: string;
  /** What ends the line before, and begins the line after, where the group is not. */
  readonly before?: string;
  readonly after?: string;
}

interface Command {
  readonly layout: Layout;
  readonly depth: number;
  readonly isFlat: boolean;
}

const INDENT = '  ';

/** Nothing, or a new line. */
export const SOFT_LINE: Layout = { flat: '' };

/** A space, or a new line. */
export const LINE: Layout = { flat: ' ' };

export function group(...layouts: readonly Layout[]): Layout {
  return { group: layouts };
}

export function indent(...layouts: readonly Layout[]): Layout {
  return { indent: layouts };
}

export function punctuation(text: string): Token {
  return { text, role: 'punctuation' };
}

export function keyword(text: string): Token {
  return { text, role: 'keyword' };
}

/** Puts a separator between layouts. */
export function join(separator: Layout, layouts: readonly Layout[]): Layout {
  return layouts.flatMap((layout, index) => (index === 0 ? [layout] : [separator, layout]));
}

/** A list in brackets: on one line, or an item a line. */
export function bracketed(open: string, items: readonly Layout[], close: string): Layout {
  return group(openBracketed(open, items, close));
}

/** A list in brackets that is on one line if the group is in which it stands. */
export function openBracketed(open: string, items: readonly Layout[], close: string): Layout {
  return items.length === 0
    ? punctuation(open + close)
    : [
        punctuation(open),
        indent(SOFT_LINE, join([punctuation(','), LINE], items)),
        { flat: '', before: ',' },
        punctuation(close),
      ];
}

/** Lays code out within a width, in characters, as far as its words allow. */
export function print(layout: Layout, width: number): readonly Token[] {
  const tokens: Token[] = [];
  const commands: Command[] = [{ layout, depth: 0, isFlat: false }];
  let column = 0;
  for (let command = commands.pop(); command !== undefined; command = commands.pop()) {
    const { layout: current, depth, isFlat } = command;
    if (isList(current)) {
      commands.push(...current.map((item) => ({ layout: item, depth, isFlat })).reverse());
    } else if ('text' in current) {
      tokens.push(current);
      column += current.text.length;
    } else if ('indent' in current) {
      commands.push({ layout: current.indent, depth: depth + 1, isFlat });
    } else if ('group' in current) {
      const flat = { layout: current.group, depth, isFlat: true };
      commands.push(
        isFlat || fits(flat, commands, width - column) ? flat : { ...flat, isFlat: false },
      );
    } else if (isFlat) {
      tokens.push(punctuation(current.flat));
      column += current.flat.length;
    } else {
      const { before = '', after = '' } = current;
      trimEnd(tokens);
      tokens.push(punctuation(`${before}\n${INDENT.repeat(depth)}${after}`));
      column = INDENT.length * depth + after.length;
    }
  }
  return tokens;
}

/** Whether a command and what follows it, up to the next new line, fits the rest of a line. */
function fits(first: Command, rest: readonly Command[], width: number): boolean {
  const commands = [first];
  let left = width;
  let next = rest.length - 1;
  while (left >= 0) {
    const command = commands.pop() ?? rest[next--];
    if (command === undefined) {
      return true;
    }
    const { layout, depth, isFlat } = command;
    if (isList(layout)) {
      commands.push(...layout.map((item) => ({ layout: item, depth, isFlat })).reverse());
    } else if ('text' in layout) {
      left -= layout.text.length;
    } else if ('indent' in layout) {
      commands.push({ ...command, layout: layout.indent });
    } else if ('group' in layout) {
      commands.push({ ...command, layout: layout.group });
    } else if (isFlat) {
      left -= layout.flat.length;
    } else {
      return true;
    }
  }
  return false;
}

/** Takes the space out that stands before a new line. */
function trimEnd(tokens: Token[]): void {
  const last = tokens.at(-1);
  if (last !== undefined) {
    tokens[tokens.length - 1] = { ...last, text: last.text.trimEnd() };
  }
}

function isList(layout: Layout): layout is readonly Layout[] {
  return Array.isArray(layout);
}
