import { ArgumentError, checkArgument } from '@tstd/error';
import { checkString } from '@tstd/error/Argument';

import { isToken } from './syntax.js';

// An `if` here is faster than a condition passed to `checkArgument`.

/** The properties that identify each kind of value. Other values may not have any of them. */
type Parts =
  | {
      readonly [
        Name in 'code' | 'decode' | 'entries' | 'equals' | 'fetch' | 'parse' | '_'
      ]?: unknown;
    }
  | null
  | undefined;

// SAFETY: any property of a value other than null and undefined can be read; its type is unknown.
const partsOf = (value: unknown): Parts => value as Parts;

/** Throws unless an argument has a `fetch` function, as clients do. */
export function checkClient(value: unknown, name: string): void {
  if (typeof partsOf(value)?.fetch !== 'function') {
    checkArgument(false, name, 'a client', value);
  }
}

/** Throws unless an argument has a `decode` function, as codecs do. */
export function checkCodec(value: unknown, name: string): void {
  if (typeof partsOf(value)?.decode !== 'function') {
    checkArgument(false, name, 'a codec', value);
  }
}

/** Throws unless an argument has an `equals` function, as equalities do. */
export function checkEqual(value: unknown, name: string): void {
  if (typeof partsOf(value)?.equals !== 'function') {
    checkArgument(false, name, 'an equality', value);
  }
}

/** Throws unless an argument has entries, as headers from this package do. The message omits the value, which may be secret. */
export function checkHeaders(value: unknown, name: string): void {
  if (!Array.isArray(partsOf(value)?.entries)) {
    throw new ArgumentError({ message: `Expected "${name}" to be headers` });
  }
}

/** Throws unless an argument may be the input of headers. */
export function checkHeadersInput(value: unknown, name: string): asserts value is object {
  if (typeof value !== 'object' || value === null) {
    refusePairs(name);
  }
}

/** Throws the error for a value that is neither a record nor pairs. The message omits the value, which may be secret. */
export function refusePairs(name: string): never {
  throw new ArgumentError({
    message: `Expected "${name}" to be a record, or pairs of a name and a value`,
  });
}

/** The methods that `fetch` converts to upper case. `PATCH` is not among them. */
const UPPER: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'DELETE',
  'GET',
  'HEAD',
  'OPTIONS',
  'POST',
  'PUT',
  'PATCH',
]);

/** The methods that `fetch` rejects. */
const FORBIDDEN: ReadonlySet<string> = /* @__PURE__ */ new Set(['CONNECT', 'TRACE', 'TRACK']);

/** Throws unless an argument is a method that `fetch` sends as written. */
export function checkMethod(value: unknown, name: string): void {
  checkString(value, name);
  const upper = value.toUpperCase();
  checkArgument(!UPPER.has(upper) || value === upper, name, `"${upper}"`, value);
  checkArgument(isToken(value) && !FORBIDDEN.has(upper), name, 'a method that can be sent', value);
}

/** Throws unless an argument has a `parse` function, as parsers do. */
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

/** Throws unless an argument has a code, as statuses do. */
export function checkStatus(value: unknown, name: string): void {
  if (typeof partsOf(value)?.code !== 'number') {
    checkArgument(false, name, 'a status', value);
  }
}

/** Throws unless an argument is a string or a `URL` object. */
export function checkURL(value: unknown, name: string): asserts value is URL | string {
  checkArgument(
    typeof value === 'string' || value instanceof URL,
    name,
    'a string or a URL',
    value,
  );
}

/** Throws unless an argument is one of several words. */
export function checkWord(value: unknown, name: string, words: readonly string[]): void {
  if (!words.some((word) => word === value)) {
    checkArgument(false, name, words.map((word) => `"${word}"`).join(' or '), value);
  }
}

/** Checks a property, unless it is `undefined`. */
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

/** Checks that several properties are strings, unless they are `undefined`. */
export function checkTexts(options: object, names: readonly string[]): void {
  for (const name of names) {
    checkOption(options, name, checkString);
  }
}
