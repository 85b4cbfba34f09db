/** Where a text stops being JSON, and what should stand there. */
export interface SyntaxFault {
  /** The index of the code unit at fault, which is the length of the text when the text ends too early. */
  readonly position: number;

  /** What was expected, with its article. */
  readonly expected: string;
}

/** What the grammar allows next. */
type Next = 'afterValue' | 'colon' | 'firstItem' | 'firstName' | 'name' | 'value';

/** One token that the grammar allows. */
interface Step {
  /** The index after the token. */
  readonly end: number;

  /** What is allowed after it. */
  readonly next: Next;

  /** The character that closes what the token opens. */
  readonly opens?: string;

  /** Whether the token closes what was opened last. */
  readonly closes?: boolean;
}

/** Reads the token at a position. `closer` closes what was opened last, and is absent outside of everything. */
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
 * Finds the first fault of a text by the grammar of JSON, or nothing when the text is JSON and each of its numbers is finite.
 *
 * Engines say the place of a fault in words of their own, or not at all. This scanner is for the texts that they refuse.
 * It has no recursion, so that the depth of a text is no limit.
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

/** Space, tab, line feed and carriage return. JSON has no other white space. */
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

/** The characters that can stand after a backslash, beside `u` with four digits. */
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

/** Reads the fraction or the exponent of a number, where there is one. */
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
