import * as Codec from '@tstd/core/Codec';
import { Equal } from '@tstd/core/Equal';
import type { Option } from '@tstd/core/Option';
import { ArgumentError, checkArgument } from '@tstd/error';
import { checkString } from '@tstd/error/Argument';

import { checkHeaders, checkHeadersInput, refusePairs } from './internal/checks.js';
import {
  isHeaderValue,
  isToken,
  TOKEN_PATTERN,
  trimHeaderValue,
  VALUE_PATTERN,
} from './internal/syntax.js';

/**
 * The name and value of one header line.
 *
 * @example A header line
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * const entry: HTTP.HeaderEntry = ['accept', 'text/html'];
 *
 * HTTP.Headers.get(HTTP.Headers([entry]), 'Accept'); // => 'text/html'
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type HeaderEntry = readonly [name: string, value: string];

/**
 * The input of `Headers`: headers from this package or the platform, name-value pairs, or a record of values by name.
 *
 * @example The same headers in three forms
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * const inputs: readonly HTTP.HeadersInput[] = [
 *   { accept: ['text/html', 'text/plain'] },
 *   [['Accept', 'text/html'], ['ACCEPT', 'text/plain']],
 *   HTTP.Headers({ Accept: ['text/html', 'text/plain'] }),
 * ];
 *
 * inputs.map((input) => HTTP.Headers.get(HTTP.Headers(input), 'accept')); // => ['text/html, text/plain', 'text/html, text/plain', 'text/html, text/plain']
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type HeadersInput =
  | Headers
  | Iterable<HeaderEntry>
  | { readonly [name: string]: string | readonly string[] | undefined };

/**
 * The headers of a request or a response, as immutable data.
 *
 * A name can have several values. Names are in lower case and sorted. The values of the same name keep their order.
 *
 * @example The entries, sorted by name
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * const headers: HTTP.Headers = HTTP.Headers({
 *   'X-Id': '7',
 *   Accept: 'text/html',
 * });
 *
 * headers.entries; // => [['accept', 'text/html'], ['x-id', '7']]
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface Headers {
  /** The tag shared by all headers. */
  readonly _: 'Headers';

  /** One entry for each value, sorted by name. */
  readonly entries: readonly HeaderEntry[];
}

const COOKIE = 'set-cookie';

/**
 * Creates headers from pairs, a record or other headers.
 *
 * White space around a value is removed. In a record, values that are `undefined` are omitted.
 *
 * @param input - Headers, pairs or a record. By default, there are no headers.
 * @returns Headers with lowercase names, sorted by name.
 *
 * @throws An {@link ArgumentError} if a name is not an HTTP token, or if a value contains a line break, NUL or a code unit above 255.
 *
 * @example A valid name, no headers and an invalid name
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Headers({ 'Content-Type': 'text/plain' }).entries; // => [['content-type', 'text/plain']]
 * HTTP.Headers().entries; // => []
 * HTTP.Headers({ 'Content Type': 'text/plain' }); // => throws ArgumentError
 * ```
 *
 * @alias HttpHeaders, HeadersInit, AxiosHeaders, HeaderMap, MultiValueMap, http.Header,
 *   RawAxiosHeaders, IncomingHttpHeaders
 * @keywords authorization, bearer, content-type, accept, cookie, case-insensitive, immutable, set,
 *   map
 * @category Constructors
 * @since 1.0.0
 * @see [RFC 9110, 5](https://www.rfc-editor.org/rfc/rfc9110#section-5)
 */
export function Headers(input: HeadersInput = []): Headers {
  checkHeadersInput(input, 'input');
  return hasInstance(input) ? input : ofEntries(entriesOf(input).map(normalize));
}

function entriesOf(input: Exclude<HeadersInput, Headers>): readonly HeaderEntry[] {
  if (isIterable(input)) {
    return [...input];
  }
  return Object.entries(input).flatMap(([name, values]) =>
    [values ?? []].flat().map((value): HeaderEntry => [name, value]),
  );
}

function isIterable(input: Exclude<HeadersInput, Headers>): input is Iterable<HeaderEntry> {
  return Symbol.iterator in input;
}

function normalize(entry: unknown): HeaderEntry {
  if (!Array.isArray(entry) || entry.length !== 2) {
    refusePairs('input');
  }
  const [name, value] = entry as readonly unknown[];
  if (!isToken(name)) {
    // Do not show the name: it may contain a secret.
    throw new ArgumentError({ message: 'Expected the name of a header to be a token' });
  }
  const trimmed = typeof value === 'string' ? trimHeaderValue(value) : value;
  if (!isHeaderValue(trimmed)) {
    // Do not show the value: it may be a secret.
    throw new ArgumentError({
      message: `Expected a value of one line, with code units up to 255, for the header "${name}"`,
    });
  }
  return [name.toLowerCase(), trimmed];
}

/** Sorts entries by name. The sort is stable, so the values of a name keep their order. */
function ofEntries(entries: readonly HeaderEntry[]): Headers {
  const sorted = entries.toSorted(([self], [other]) => {
    if (self === other) {
      return 0;
    }
    return self < other ? -1 : 1;
  });
  return { _: 'Headers', entries: sorted };
}

/**
 * Checks whether the value is a `Headers` object from this package.
 *
 * @param value - Any value. The result is `false` for headers from the platform.
 * @returns Whether the value is a `Headers` object from this package.
 *
 * @example Headers from this package and from the platform
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Headers.hasInstance(HTTP.Headers()); // => true
 * HTTP.Headers.hasInstance(new globalThis.Headers()); // => false
 * ```
 *
 * @keywords instanceof, predicate, typecheck
 * @category Guards
 * @since 1.0.0
 */
function hasInstance(value: unknown): value is Headers {
  if (typeof value !== 'object' || value === null || !('_' in value) || !('entries' in value)) {
    return false;
  }
  return value._ === 'Headers' && isNormal(value.entries);
}

/** Whether a value is a list of entries in normal form: names in lower case and sorted. */
function isNormal(value: unknown): value is readonly HeaderEntry[] {
  if (!Array.isArray(value)) {
    return false;
  }
  const entries: readonly unknown[] = value;
  let last = '';
  return entries.every((entry) => {
    if (!isEntry(entry) || entry[0] < last) {
      return false;
    }
    [last] = entry;
    return true;
  });
}

function isEntry(value: unknown): value is HeaderEntry {
  if (!Array.isArray(value) || value.length !== 2) {
    return false;
  }
  const [name, text] = value as readonly unknown[];
  return (
    isToken(name) &&
    name === name.toLowerCase() &&
    isHeaderValue(text) &&
    text === trimHeaderValue(text)
  );
}

/**
 * Returns the value of a header, or None if the header is missing.
 *
 * If there are several values, they are joined with commas, which does not change their meaning. The values of `Set-Cookie` cannot be joined, so the function returns the first one.
 *
 * @param self - The headers of a request or a response.
 * @param name - The name, which is case-insensitive.
 * @returns The value, or None.
 *
 * @example One value, several values and no value
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * const headers = HTTP.Headers({
 *   Age: '7',
 *   Vary: ['accept', 'origin'],
 *   'Set-Cookie': ['a=1', 'b=2'],
 * });
 *
 * HTTP.Headers.get(headers, 'age'); // => '7'
 * HTTP.Headers.get(headers, 'vary'); // => 'accept, origin'
 * HTTP.Headers.get(headers, 'set-cookie'); // => 'a=1'
 * HTTP.Headers.get(headers, 'etag'); // => undefined
 * ```
 *
 * @alias TryGetValues
 * @keywords read, lookup, content-type, find, case-insensitive, authorization, retrieve, response
 * @category Access
 * @since 1.0.0
 * @see [RFC 9110, 5.3](https://www.rfc-editor.org/rfc/rfc9110#section-5.3)
 */
function get(self: Headers, name: string): Option<string> {
  checkHeaders(self, 'self');
  checkString(name, 'name');
  const values = getAll(self, name);
  return values.length === 0 || name.toLowerCase() === COOKIE ? values[0] : values.join(', ');
}

/**
 * Returns all values of a header, in order.
 *
 * In a response, the platform has already joined the values of a name with commas, except those of `Set-Cookie`.
 *
 * @param self - The headers of a request or a response.
 * @param name - The name, which is case-insensitive.
 * @returns The values. If there is no such header, the array is empty.
 *
 * @example Read several cookies
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * const headers = HTTP.Headers({ 'Set-Cookie': ['a=1', 'b=2'] });
 *
 * HTTP.Headers.getAll(headers, 'set-cookie'); // => ['a=1', 'b=2']
 * HTTP.Headers.getAll(headers, 'etag'); // => []
 * ```
 *
 * @alias getSetCookie, Header.Values
 * @keywords Set-Cookie, multiple, repeated, array, duplicates
 * @category Access
 * @since 1.0.0
 */
function getAll(self: Headers, name: string): readonly string[] {
  checkHeaders(self, 'self');
  checkString(name, 'name');
  const key = name.toLowerCase();
  return self.entries.filter(([each]) => each === key).map(([, value]) => value);
}

/**
 * Checks whether there is a header with the given name.
 *
 * @param self - The headers of a request or a response.
 * @param name - The name, which is case-insensitive.
 * @returns Whether there is such a header.
 *
 * @example Check for a header
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Headers.has(HTTP.Headers({ Age: '7' }), 'AGE'); // => true
 * HTTP.Headers.has(HTTP.Headers(), 'age'); // => false
 * ```
 *
 * @keywords exists, contains, present, includes, missing
 * @category Access
 * @since 1.0.0
 */
function has(self: Headers, name: string): boolean {
  checkHeaders(self, 'self');
  checkString(name, 'name');
  return getAll(self, name).length > 0;
}

/**
 * Returns new headers in which all values of the given name are replaced.
 *
 * @param self - The original headers, which are not changed.
 * @param name - The name, which is case-insensitive.
 * @param value - The value, or an array of values in order. An empty array deletes the header.
 * @returns The new headers.
 *
 * @throws An {@link ArgumentError} if the name is not an HTTP token, or if a value contains a line break, NUL or a code unit above 255.
 *
 * @example Replace a value
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * const headers = HTTP.Headers({ Accept: 'text/html' });
 *
 * HTTP.Headers.set(headers, 'accept', 'text/plain').entries; // => [['accept', 'text/plain']]
 * headers.entries; // => [['accept', 'text/html']]
 * ```
 *
 * @keywords override, overwrite, change, update, authorization, content-type, add
 * @category Transformations
 * @since 1.0.0
 */
function set(self: Headers, name: string, value: string | readonly string[]): Headers {
  checkHeaders(self, 'self');
  checkString(name, 'name');
  checkArgument(
    typeof value === 'string' || Array.isArray(value),
    'value',
    'a string or an array of strings',
    value,
  );
  // If the list is empty, it contains no entry whose name replaces the old ones.
  const { entries } = Headers({ [name]: value });
  return ofEntries([...deleteName(self, name).entries, ...entries]);
}

/**
 * Returns new headers in which the given name has an additional value.
 *
 * @param self - The original headers, which are not changed.
 * @param name - The name, which is case-insensitive.
 * @param value - The value, which is added after any existing values.
 * @returns The new headers.
 *
 * @throws An {@link ArgumentError} if the name is not an HTTP token, or if the value contains a line break, NUL or a code unit above 255.
 *
 * @example Add a value
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * const headers = HTTP.Headers.append(
 *   HTTP.Headers({ Vary: 'accept' }),
 *   'vary',
 *   'origin',
 * );
 *
 * HTTP.Headers.getAll(headers, 'vary'); // => ['accept', 'origin']
 * ```
 *
 * @alias Header.Add, addHeader
 * @keywords additional, extra, Set-Cookie, multiple, duplicate, repeated
 * @category Transformations
 * @since 1.0.0
 */
function append(self: Headers, name: string, value: string): Headers {
  checkHeaders(self, 'self');
  checkString(name, 'name');
  checkString(value, 'value');
  return ofEntries([...self.entries, normalize([name, value])]);
}

/**
 * Returns new headers without the header that has the given name.
 *
 * @param self - The original headers, which are not changed.
 * @param name - The name, which is case-insensitive.
 * @returns The new headers.
 *
 * @example Remove a header
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Headers.delete(HTTP.Headers({ Age: '7', Vary: 'accept' }), 'Age')
 *   .entries; // => [['vary', 'accept']]
 * ```
 *
 * @alias removeHeader
 * @keywords remove, drop, strip, unset, omit
 * @category Transformations
 * @since 1.0.0
 */
function deleteName(self: Headers, name: string): Headers {
  checkHeaders(self, 'self');
  checkString(name, 'name');
  const key = name.toLowerCase();
  return { _: 'Headers', entries: self.entries.filter(([each]) => each !== key) };
}

/**
 * Merges two sets of headers. If both contain the same name, the values from the second set are used.
 *
 * @param self - The headers that are kept unless `other` contains the same names.
 * @param other - The headers that take precedence.
 * @returns The new headers.
 *
 * @example Override defaults
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * const defaults = HTTP.Headers({ Accept: 'text/html', 'X-Id': '7' });
 *
 * HTTP.Headers.merge(defaults, HTTP.Headers({ accept: 'text/plain' }))
 *   .entries; // => [['accept', 'text/plain'], ['x-id', '7']]
 * ```
 *
 * @keywords combine, override, join, concat
 * @category Combinations
 * @since 1.0.0
 */
function merge(self: Headers, other: Headers): Headers {
  checkHeaders(self, 'self');
  checkHeaders(other, 'other');
  const replaced = new Set(other.entries.map(([name]) => name));
  return ofEntries([...self.entries.filter(([name]) => !replaced.has(name)), ...other.entries]);
}

/**
 * Checks whether two sets of headers contain the same names with the same values in the same order.
 *
 * @param self - The headers to compare. The order of the values of a name matters.
 * @param other - The headers to compare `self` with.
 * @returns Whether the two sets of headers are equal.
 *
 * @example Compare headers in a different order
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Headers.equals(
 *   HTTP.Headers({ a: '1', b: '2' }),
 *   HTTP.Headers({ B: '2', A: '1' }),
 * ); // => true
 * HTTP.Headers.equals(
 *   HTTP.Headers({ a: ['1', '2'] }),
 *   HTTP.Headers({ a: ['2', '1'] }),
 * ); // => false
 * ```
 *
 * @keywords identical, match, compare
 * @category Comparisons
 * @since 1.0.0
 */
function equals(self: Headers, other: Headers): boolean {
  checkHeaders(self, 'self');
  checkHeaders(other, 'other');
  return (
    self.entries.length === other.entries.length &&
    self.entries.every(
      ([name, value], index) =>
        other.entries[index]?.[0] === name && other.entries[index][1] === value,
    )
  );
}

/**
 * An `Equal` that compares headers.
 *
 * @example Compare two sets of headers
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Headers.equal.equals(
 *   HTTP.Headers({ Age: '7' }),
 *   HTTP.Headers({ age: '7' }),
 * ); // => true
 * HTTP.Headers.equal.equals(HTTP.Headers({ Age: '7' }), HTTP.Headers()); // => false
 * ```
 *
 * @category Instances
 * @since 1.0.0
 */
const equal: Equal<Headers> = /* @__PURE__ */ Equal(equals);

/**
 * The codec for headers, which are encoded in JSON as an array of name-value pairs.
 *
 * @example Encode to JSON and decode
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Headers.codec.encode(HTTP.Headers({ Age: '7' })); // => [['age', '7']]
 * HTTP.Headers.codec.decode([['Age', '7']]).ok; // => true
 * HTTP.Headers.codec.decode([['a b', '7']]).ok; // => false
 * ```
 *
 * @category Instances
 * @since 1.0.0
 */
const codec: Codec.Codec<Headers, readonly HeaderEntry[]> = /* @__PURE__ */ createCodec();

function createCodec(): Codec.Codec<Headers, readonly HeaderEntry[]> {
  const name = Codec.refine(Codec.string, {
    expected: 'the name of a header',
    hasInstance: isToken,
    schema: { pattern: TOKEN_PATTERN },
  });
  const value = Codec.refine(Codec.string, {
    expected: 'the value of a header',
    hasInstance: isHeaderValue,
    schema: { pattern: VALUE_PATTERN },
  });
  return Codec.transform(Codec.array(Codec.tuple([name, value])), {
    expected: 'headers',
    hasInstance,
    encode: ({ entries }) => entries,
    decode: (entries) => Headers(entries),
  });
}

/**
 * Functions for headers. They do not change their arguments.
 *
 * @example Set a header and read it
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * const headers = HTTP.Headers.set(
 *   HTTP.Headers({ Accept: 'text/html' }),
 *   'Accept-Language',
 *   ['fr', 'en'],
 * );
 *
 * HTTP.Headers.get(headers, 'accept-language'); // => 'fr, en'
 * ```
 *
 * @category Access
 * @since 1.0.0
 */
// eslint-disable-next-line jsdoc/require-jsdoc -- the rule does not see the comment above
export declare namespace Headers {
  export {
    append,
    codec,
    deleteName as delete,
    equal,
    equals,
    get,
    getAll,
    has,
    hasInstance,
    merge,
    set,
  };
}

Object.freeze(
  Object.assign(Headers, {
    append,
    codec,
    delete: deleteName,
    equal,
    equals,
    get,
    getAll,
    has,
    hasInstance,
    merge,
    set,
  }),
);
