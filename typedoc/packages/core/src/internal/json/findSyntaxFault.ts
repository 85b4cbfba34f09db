/** The position at which a text stops being JSON, and a description of what JSON allows there. */
export interface SyntaxFault {
  /** The index of the code unit at which the text is invalid. If the text ends too early, it is the length of the text. */
  readonly position: number;

  /** A description of what was expected, with an article. */
  readonly expected: string;
}

/** The part that the grammar allows next. */
type Next = 'afterValue' | 'colon' | 'firstItem' | 'firstName' | 'name' | 'value';

/** One token that the grammar allows. */
interface Step {
  /** The index after the token. */
  readonly end: number;

  /** The part that is allowed after the token. */
  readonly next: Next;

  /** The character that closes what the token opens. */
  readonly opens?: string;

  /** Whether the token closes the last opened array or object. */
  readonly closes?: boolean;
}

/** Reads the token at a position. `closer` closes the last opened array or object, and is absent at the top level. */
type Reader = (text: string, position: number, closer: string | undefined) => Step | SyntaxFault;

/** The index after a part of a token, or the fault in it. */
type End = number | SyntaxFault;

const READERS: { readonly [Name in Next]: Reader } = {
  afterValue: readAfterValue,
  colon: (text, position) =>
    text.charAt(position) === ':'
      ? { end: position + 1, next: 'value' }
      : { position, expected: '":"' },
  firstItem: (text, position, closer) =>
    text.charAt(position) === closer
      ? { end: position + 1, next: 'afterValue', closes: true }
      : readValue(text, position, 'a value or "]"'),
  firstName: (text, position, closer) =>
    text.charAt(position) === closer
      ? { end: position + 1, next: 'afterValue', closes: true }
      : readName(text, position, 'a name in quotes or "}"'),
  name: (text, position) => readName(text, position, 'a name in quotes'),
  value: (text, position) => readValue(text, position, 'a value'),
};

/**
 * Finds the first syntax fault in JSON text. Returns `undefined` if there is no fault and all numbers are finite.
 *
 * Engines report the position of a fault in different words, or not at all. This scanner is used only for text that they reject.
 * It is not recursive, so it can read text of any depth.
 *
 * @see RFC 8259
 */
export function findSyntaxFault(text: string): SyntaxFault | undefined {
  const closers: string[] = [];
  let next: Next = 'value';
  let position = skipSpace(text, 0);
  while (next !== 'afterValue' || closers.length > 0 || position < text.length) {
    const step: Step | SyntaxFault = READERS[next](text, position, closers.at(-1));
    if ('expected' in step) {
      return step;
    }
    if (step.opens !== undefined) {
      closers.push(step.opens);
    } else if (step.closes === true) {
      closers.pop();
    }
    next = step.next;
    position = skipSpace(text, step.end);
  }
  return undefined;
}

function readAfterValue(
  text: string,
  position: number,
  closer: string | undefined,
): Step | SyntaxFault {
  if (closer === undefined) {
    return { position, expected: 'the end of the text' };
  }
  const char = text.charAt(position);
  if (char === closer) {
    return { end: position + 1, next: 'afterValue', closes: true };
  }
  return char === ','
    ? { end: position + 1, next: closer === '}' ? 'name' : 'value' }
    : { position, expected: `"," or "${closer}"` };
}

function readName(text: string, position: number, expected: string): Step | SyntaxFault {
  return text.charAt(position) === '"'
    ? toStep(readString(text, position), 'colon')
    : { position, expected };
}

function readValue(text: string, position: number, expected: string): Step | SyntaxFault {
  switch (text.charAt(position)) {
    case '[':
      return { end: position + 1, next: 'firstItem', opens: ']' };
    case '{':
      return { end: position + 1, next: 'firstName', opens: '}' };
    default:
      return toStep(readScalar(text, position, expected), 'afterValue');
  }
}

function toStep(end: End, next: Next): Step | SyntaxFault {
  return typeof end === 'number' ? { end, next } : end;
}

function skipSpace(text: string, start: number): number {
  let position = start;
  while (isSpace(text.charCodeAt(position))) {
    position += 1;
  }
  return position;
}

/** Checks for the white space of JSON: space, tab, line feed and carriage return. */
function isSpace(unit: number): boolean {
  return unit === 0x20 || unit === 0x09 || unit === 0x0a || unit === 0x0d;
}

function readScalar(text: string, start: number, expected: string): End {
  const char = text.charAt(start);
  if (char === '"') {
    return readString(text, start);
  }
  if (char === '-' || isDigit(text, start)) {
    return readNumber(text, start);
  }
  const literal = ['true', 'false', 'null'].find((word) => text.startsWith(word, start));
  return literal === undefined ? { position: start, expected } : start + literal.length;
}

/** The characters allowed after a backslash, in addition to `u` with four digits. */
const ESCAPES: ReadonlySet<string> = /* @__PURE__ */ new Set([
  '"',
  '\\',
  '/',
  'b',
  'f',
  'n',
  'r',
  't',
]);

function readString(text: string, start: number): End {
  let position = start + 1;
  for (;;) {
    const char = text.charAt(position);
    if (char === '"') {
      return position + 1;
    }
    if (char === '') {
      return { position, expected: "'\"'" };
    }
    if (char < ' ') {
      return { position, expected: 'an escape for a control character' };
    }
    if (char !== '\\') {
      position += 1;
    } else if (text.charAt(position + 1) === 'u') {
      const end = skipWhile(text, position + 2, position + 6, /[0-9a-f]/i);
      if (end < position + 6) {
        return { position: end, expected: 'a hexadecimal digit' };
      }
      position = end;
    } else if (ESCAPES.has(text.charAt(position + 1))) {
      position += 2;
    } else {
      return { position: position + 1, expected: 'an escape that JSON has' };
    }
  }
}

function readNumber(text: string, start: number): End {
  const afterSign = text.charAt(start) === '-' ? start + 1 : start;
  const afterInteger = text.charAt(afterSign) === '0' ? afterSign + 1 : readDigits(text, afterSign);
  const afterFraction = readPart(text, afterInteger, /\./);
  const end = readPart(text, afterFraction, /[eE]/);
  return typeof end !== 'number' || Number.isFinite(Number(text.slice(start, end)))
    ? end
    : { position: start, expected: 'a number that is not too large' };
}

/** Reads the fraction or the exponent of a number, if there is one. */
function readPart(text: string, start: End, mark: RegExp): End {
  if (typeof start !== 'number' || !mark.test(text.charAt(start))) {
    return start;
  }
  const hasSign = mark.test('e') && /[+-]/.test(text.charAt(start + 1));
  return readDigits(text, hasSign ? start + 2 : start + 1);
}

function readDigits(text: string, start: number): End {
  const end = skipWhile(text, start, text.length, /[0-9]/);
  return end === start ? { position: start, expected: 'a digit' } : end;
}

function isDigit(text: string, position: number): boolean {
  return /[0-9]/.test(text.charAt(position));
}

function skipWhile(text: string, start: number, limit: number, allowed: RegExp): number {
  let position = start;
  while (position < limit && allowed.test(text.charAt(position))) {
    position += 1;
  }
  return position;
}
