import { ArgumentError, checkArgument } from '@tstd/error';
import { checkString } from '@tstd/error/Argument';

import { isToken } from './syntax.js';

// An `if` here is faster than a condition passed to `checkArgument`.

/** The properties by which the checks tell kinds apart; another value may have none. */
type Parts =
  | {
      readonly [
        Name in 'code' | 'decode' | 'entries' | 'equals' | 'fetch' | 'parse' | '_'
      ]?: unknown;
    }
  | null
  | undefined;

// SAFETY: of what is neither null nor undefined, a property can be read, and it is unknown.
const partsOf = (value: unknown): Parts => value as Parts;

/** Throws unless an argument can send requests. */
export function checkClient(value: unknown, name: string): void {
  if (typeof partsOf(value)?.fetch !== 'function') {
    checkArgument(false, name, 'a client', value);
  }
}

/** Throws unless an argument can decode. */
export function checkCodec(value: unknown, name: string): void {
  if (typeof partsOf(value)?.decode !== 'function') {
    checkArgument(false, name, 'a codec', value);
  }
}

/** Throws unless an argument can tell whether values are equal. */
export function checkEqual(value: unknown, name: string): void {
  if (typeof partsOf(value)?.equals !== 'function') {
    checkArgument(false, name, 'an equality', value);
  }
}

/** Throws unless an argument has entries, as headers of this package have. It is not shown: it may be a secret. */
export function checkHeaders(value: unknown, name: string): void {
  if (!Array.isArray(partsOf(value)?.entries)) {
    throw new ArgumentError({ message: `Expected "${name}" to be headers` });
  }
}

/** Throws unless headers may be made from an argument. */
export function checkHeadersInput(value: unknown, name: string): asserts value is object {
  if (typeof value !== 'object' || value === null) {
    refusePairs(name);
  }
}

/** Throws the error for a value that is neither a record nor pairs. It is not shown: it may hold a secret. */
export function refusePairs(name: string): never {
  throw new ArgumentError({
    message: `Expected "${name}" to be a record, or pairs of a name and a value`,
  });
}

/** `fetch` sends the first ones in upper case whatever their case is, but not `PATCH`. */
const UPPER: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'DELETE',
  'GET',
  'HEAD',
  'OPTIONS',
  'POST',
  'PUT',
  'PATCH',
]);

/** Those that `fetch` refuses. */
const FORBIDDEN: ReadonlySet<string> = /* @__PURE__ */ new Set(['CONNECT', 'TRACE', 'TRACK']);

/** Throws unless an argument is a method that `fetch` sends as it is written. */
export function checkMethod(value: unknown, name: string): void {
  checkString(value, name);
  const upper = value.toUpperCase();
  checkArgument(!UPPER.has(upper) || value === upper, name, `"${upper}"`, value);
  checkArgument(isToken(value) && !FORBIDDEN.has(upper), name, 'a method that can be sent', value);
}

/** Throws unless an argument can parse. */
export function checkParser(value: unknown, name: string): void {
  if (typeof partsOf(value)?.parse !== 'function') {
    checkArgument(false, name, 'a parser', value);
  }
}

/** Throws unless an argument has the tag of requests. */
export function checkRequest(value: unknown, name: string): void {
  if (partsOf(value)?._ !== 'Request') {
    checkArgument(false, name, 'a request', value);
  }
}

/** Throws unless an argument has the tag of responses. */
export function checkResponse(value: unknown, name: string): void {
  if (partsOf(value)?._ !== 'Response') {
    checkArgument(false, name, 'a response', value);
  }
}

/** Throws unless an argument has a code, as a status has. */
export function checkStatus(value: unknown, name: string): void {
  if (typeof partsOf(value)?.code !== 'number') {
    checkArgument(false, name, 'a status', value);
  }
}

/** Throws unless an argument is an address, as a text or not. */
export function checkURL(value: unknown, name: string): asserts value is URL | string {
  checkArgument(typeof value === 'string' || value instanceof URL, name, 'a text or a URL', value);
}

/** Throws unless an argument is one of several words. */
export function checkWord(value: unknown, name: string, words: readonly string[]): void {
  if (!words.some((word) => word === value)) {
    checkArgument(false, name, words.map((word) => `"${word}"`).join(' or '), value);
  }
}

/** Checks a property, unless it is left out. */
export function checkOption(
  options: object,
  name: string,
  check: (value: unknown, name: string) => void,
): void {
  const value: unknown = Reflect.get(options, name);
  if (value !== undefined) {
    check(value, name);
  }
}

/** Checks several properties that are texts, unless they are left out. */
export function checkTexts(options: object, names: readonly string[]): void {
  for (const name of names) {
    checkOption(options, name, checkString);
  }
}
