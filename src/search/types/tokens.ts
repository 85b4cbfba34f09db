export interface Token {
  readonly kind: 'name' | 'literal' | 'arrow' | 'sign';
  readonly text: string;
}

const PATTERNS = [
  ['arrow', /->|=>|→|⇒/y],
  // A literal that is not finished yet goes to the end. A quote after a letter is a part of a name.
  ['literal', /"[^"]*"?|'[^']*'?|`[^`]*`?|-?\d[\d_.]*n?/y],
  ['name', /[\p{L}_$][\p{L}\p{N}_$.']*/uy],
  ['sign', /\.\.\.|::|[()<>[\]{}|&,:;?=]/y],
] as const;

/** Cuts a text into what a type is written of; gives undefined where it holds anything else. */
export function tokenize(text: string): readonly Token[] | undefined {
  const tokens: Token[] = [];
  const space = /\s*/y;
  for (let position = skip(0); position < text.length; position = skip(position)) {
    const token = tokenAt(text, position);
    if (token === undefined) {
      return undefined;
    }
    tokens.push(token);
    position += token.text.length;
  }
  return tokens;

  function skip(position: number): number {
    space.lastIndex = position;
    return position + (space.exec(text)?.[0].length ?? 0);
  }
}

function tokenAt(text: string, position: number): Token | undefined {
  for (const [kind, pattern] of PATTERNS) {
    pattern.lastIndex = position;
    const match = pattern.exec(text);
    if (match !== null) {
      return { kind, text: match[0] };
    }
  }
  return undefined;
}
