import { foldText } from '../foldText';

/** A name as it is compared: lower case without accents, with nothing but letters, digits and dots. */
export interface FoldedName {
  readonly text: string;
  /** Where in the name each character of the text comes from. */
  readonly origins: readonly number[];
  /** Where its humps begin in the text: those of `HTTPError.asString` are HTTP, Error, as and String. */
  readonly humps: readonly number[];
}

const LETTER = /\p{L}/u;

type Shape = 'upper' | 'lower' | 'digit' | 'dot' | 'other';

/** Folds a name of the reference. */
export function foldName(name: string): FoldedName {
  const origins: number[] = [];
  const humps: number[] = [];
  let text = '';
  let before: Shape = 'other';
  let here = shapeOf(name.charAt(0));
  for (let index = 0; index < name.length; index += 1) {
    const after = shapeOf(name.charAt(index + 1));
    if (here !== 'other') {
      if (beginsHump(before, here, after)) {
        humps.push(text.length);
      }
      // Of letters that become several the first is enough to find them.
      text += foldCharacter(name.charAt(index));
      origins.push(index);
    }
    before = here;
    here = after;
  }
  return { text, origins, humps };
}

function shapeOf(character: string): Shape {
  if (character >= 'a' && character <= 'z') {
    return 'lower';
  }
  if (character === '.') {
    return 'dot';
  }
  if (character >= '0' && character <= '9') {
    return 'digit';
  }
  if (character !== character.toLowerCase()) {
    return 'upper';
  }
  return LETTER.test(character) ? 'lower' : 'other';
}

function beginsHump(before: Shape, here: Shape, after: Shape): boolean {
  if (here === 'dot') {
    return false;
  }
  if (before === 'other' || before === 'dot') {
    return true;
  }
  if (here === 'digit') {
    return before !== 'digit';
  }
  return here === 'upper' && (before !== 'upper' || after === 'lower');
}

function foldCharacter(character: string): string {
  return character < '\u0080' ? character.toLowerCase() : foldText(character).charAt(0);
}
