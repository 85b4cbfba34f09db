/** Inline code that is a name and nothing else. */
export interface WrittenName {
  /** The name, its parts between dots. */
  readonly parts: readonly string[];
  /** Whether the name is called: `Option.map()` or `Option.map(option, fn)`. */
  readonly isCall: boolean;
  /** Whether it is a type with its arguments: `Option<string>`. */
  readonly isGeneric: boolean;
  /** Whether it shows what a call does, and names the function by the way: `Int.parse('-7')`. */
  readonly isExample: boolean;
}

const NAME = /^(?<name>[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*)(?<rest>.*)$/s;
const NO_VALUES = /^\((?:[a-z]\w*(?:, [a-z]\w*)*)?\)$/i;
const CLOSING: Readonly<Partial<Record<string, string>>> = { '(': ')', '<': '>' };

/** Reads a name, alone or with arguments after it; nothing when the code is more than that. */
export function parseName(code: string): WrittenName | undefined {
  const { name = '', rest = '' } = NAME.exec(code)?.groups ?? {};
  if (name === '' || !(rest === '' || isOneGroup(rest))) {
    return undefined;
  }
  const isCall = rest.startsWith('(');
  return {
    parts: withoutNamesake(name.split('.')),
    isCall,
    isGeneric: rest.startsWith('<'),
    isExample: isCall && !NO_VALUES.test(rest),
  };
}

/** A type that bears the name of its namespace is described with it: `Option.Option`. */
function withoutNamesake(parts: readonly string[]): readonly string[] {
  return parts[0] === parts[1] ? parts.slice(1) : parts;
}

/** Whether a bracket at the beginning is closed by the end and not before. */
function isOneGroup(text: string): boolean {
  const open = text.charAt(0);
  const close = CLOSING[open];
  let depth = 0;
  for (const [index, character] of Array.from(text.replaceAll('=>', '--')).entries()) {
    depth += character === open ? 1 : character === close ? -1 : 0;
    if (depth === 0) {
      return index > 0 && index === text.length - 1;
    }
  }
  return false;
}
