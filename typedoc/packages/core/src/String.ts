/**
 * Strings as sequences of code points.
 *
 * JavaScript stores a string as UTF-16 code units. A code point above U+FFFF, such as an emoji, takes up two code units: a surrogate pair. JavaScript's own `length`, `slice` and `padEnd` count code units, so `slice` and `padEnd` can split a pair. The functions in this module count code points and never split a pair.
 * A lone surrogate, which is half a pair without the other half, counts as one code point. Two halves next to each other form a pair, so {@link replaceAll} can join halves in a string that is not well-formed.
 *
 * A reader may see several code points as one character, for example a letter followed by a combining accent. Use `Intl.Segmenter` to find these sequences. The module omits methods that already work correctly in JavaScript, such as `trim`, `startsWith` and `toLowerCase`.
 *
 * @alias Str, Text, StringBuilder, NSString
 * @keywords unicode, emoji, characters, UTF16, trim, split, substring
 * @module
 */

import { checkArgument } from '@tstd/error';
import { checkObject, checkString } from '@tstd/error/Argument';

import * as Codec from './Codec.js';
import { Comparable } from './Comparable.js';
import { Equal } from './Equal.js';
import {
  countCodePoints,
  isHighSurrogate,
  isLowSurrogate,
  unitIndexOf,
} from './internal/codePoints.js';
import { capitalize as capitalizeText } from './internal/capitalize.js';
import type { Option } from './Option.js';
import type { Order } from './Order.js';
import type { Ordering } from './Ordering.js';

const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * Checks whether the value is a string. A `String` object is not a string.
 *
 * @param value - Any value: the check never throws.
 * @returns Whether the value is a string.
 *
 * @example Narrow a value
 * ```ts
 * import { String } from '@tstd/core';
 *
 * String.hasInstance('a'); // => true
 * String.hasInstance(1); // => false
 * ```
 *
 * @alias S.isString
 * @keywords typeof, guard, check, text, validate
 * @category Guards
 * @since 1.0.0
 */
export function hasInstance(value: unknown): value is string {
  return typeof value === 'string';
}

/**
 * Checks whether the string is empty.
 *
 * @param self - The string to check; a string that contains only white space is not empty.
 * @returns Whether the string is empty.
 *
 * @example Distinguish empty and blank strings
 * ```ts
 * import { String } from '@tstd/core';
 *
 * String.isEmpty(''); // => true
 * String.isEmpty(' '); // => false
 * ```
 *
 * @alias isEmptyish
 * @keywords length, zero, check, blank, missing, nothing
 * @category Guards
 * @since 1.0.0
 */
export function isEmpty(self: string): self is '' {
  checkString(self, 'self');
  return self === '';
}

/**
 * Checks whether the string is empty or contains only white space. White space includes all characters that `trim` removes: spaces, tabs, line endings and U+FEFF.
 *
 * @param self - The string to check; a zero-width space is not white space.
 * @returns Whether the string is blank.
 *
 * @example Detect a field that was not filled in
 * ```ts
 * import { String } from '@tstd/core';
 *
 * String.isBlank(' \t\n'); // => true
 * String.isBlank(''); // => true
 * String.isBlank(' a '); // => false
 * ```
 *
 * @alias isWhitespaceOnly, isNullOrWhiteSpace, isNullOrBlank, isNullOrEmpty, isNotBlank
 * @keywords required, trim, tabs, missing, input, form
 * @category Guards
 * @since 1.0.0
 */
export function isBlank(self: string): boolean {
  checkString(self, 'self');
  return !/\S/.test(self);
}

/**
 * Checks whether the string has no lone surrogates. A string without lone surrogates can be encoded as UTF-8 without loss.
 *
 * @param self - The string to check; two surrogates that form a pair are accepted.
 * @returns Whether every surrogate is part of a pair.
 *
 * @example Detect a lone surrogate
 * ```ts
 * import { String } from '@tstd/core';
 *
 * String.isWellFormed('😀'); // => true
 * String.isWellFormed('\uD83D'); // => false
 * ```
 *
 * @alias isValidUtf8, isUSVString
 * @keywords malformed, invalid, unicode, UTF16, broken, encoding, emoji, encodeURIComponent,
 *   diamond, garbled
 * @category Guards
 * @since 1.0.0
 */
export function isWellFormed(self: string): boolean {
  checkString(self, 'self');
  return !LONE_SURROGATE.test(self);
}

/**
 * Returns the number of code points in a string.
 *
 * @param self - The string to measure; a surrogate pair counts as one code point.
 * @returns The number of code points, a non-negative integer.
 *
 * @example Count an emoji once
 * ```ts
 * import { String } from '@tstd/core';
 *
 * String.length('abc'); // => 3
 * String.length('a😀'); // => 2
 * 'a😀'.length; // => 3
 * ```
 *
 * @alias strlen, mb_strlen, codePointCount, len, runeCount, utf8.RuneCountInString
 * @keywords size, characters, chars, wrong, two, tweet
 * @category Access
 * @since 1.0.0
 */
export function length(self: string): number {
  checkString(self, 'self');
  return countCodePoints(self);
}

/**
 * Returns the code point at `index`, or None if the index is out of range. A negative index counts from the end.
 *
 * @param self - The string to read; a surrogate pair is never split.
 * @param index - The index in code points: 0 is the first code point, -1 the last.
 * @returns A string of one code point, or None.
 * @throws An {@link ArgumentError} if the index is not an integer.
 *
 * @example Read a code point
 * ```ts
 * import { String } from '@tstd/core';
 *
 * String.at('a😀b', 1); // => '😀'
 * String.at('a😀b', 2); // => 'b'
 * String.at('a😀b', -2); // => '😀'
 * String.at('a😀b', 3); // => undefined
 * String.at('a😀b', 0.5); // => throws ArgumentError
 * ```
 *
 * @keywords character, charAt, position, letter, last, first, emoji, charCodeAt
 * @category Access
 * @since 1.0.0
 */
export function at(self: string, index: number): Option<string> {
  checkString(self, 'self');
  const codePoint = fromStart(self, index, 'index');
  if (codePoint < 0) {
    return undefined;
  }
  const start = unitIndexOf(self, codePoint);
  const value = self.codePointAt(start);
  return value === undefined ? undefined : String.fromCodePoint(value);
}

/**
 * Returns the index of the first occurrence of `text`, or None. The index is in code points, as {@link at} and {@link slice} expect.
 *
 * The empty string is found at index 0. A lone surrogate is never found inside a pair.
 *
 * @param self - The string to search from the start.
 * @param text - The string to find. The search is case-sensitive, and the empty string is found at 0.
 * @returns The index in code points, or None if `text` does not occur.
 *
 * @example Find a word after an emoji
 * ```ts
 * import { String } from '@tstd/core';
 *
 * String.indexOf('😀 ok', 'ok'); // => 2
 * String.indexOf('😀 ok', 'no'); // => undefined
 * ```
 *
 * @alias strpos, mb_strpos, strings.Index
 * @keywords search, locate, substring, offset, contains
 * @category Access
 * @since 1.0.0
 */
export function indexOf(self: string, text: string): Option<number> {
  checkString(self, 'self');
  checkString(text, 'text');
  let unit = self.indexOf(text);
  while (unit !== -1) {
    if (isBoundary(self, unit) && isBoundary(self, unit + text.length)) {
      return countCodePoints(self.slice(0, unit));
    }
    unit = self.indexOf(text, unit + 1);
  }
  return undefined;
}

/**
 * Returns the code points from `start` up to but not including `end`.
 *
 * A negative index counts from the end. An index that is out of range is replaced by the nearest end of the string. If the range is empty, so is the result.
 *
 * @param self - The string to cut; a surrogate pair is never split.
 * @param start - The index of the first code point of the result.
 * @param end - The index after the last code point of the result; by default, the end of the string.
 * @returns The requested part of the string.
 * @throws An {@link ArgumentError} if an index is not an integer.
 *
 * @example Cut a string with an emoji
 * ```ts
 * import { String } from '@tstd/core';
 *
 * String.slice('a😀bc', 1, 3); // => '😀b'
 * String.slice('a😀bc', -2); // => 'bc'
 * String.slice('a😀bc', 2, 99); // => 'bc'
 * String.slice('a😀bc', 3, 1); // => ''
 * ```
 *
 * @alias substring, substr, substringOf, mb_substr, subsequence
 * @keywords extract, part, portion, mid, left, first, last, characters, right
 * @category Transformations
 * @since 1.0.0
 */
export function slice(self: string, start: number, end?: number): string {
  checkString(self, 'self');
  const first = unitIndexOf(self, fromStart(self, start, 'start'));
  if (end === undefined) {
    return self.slice(first);
  }
  const last = unitIndexOf(self, fromStart(self, end, 'end'));
  return self.slice(first, Math.max(first, last));
}

/**
 * The options of {@link truncate}.
 *
 * @example Use a custom ellipsis
 * ```ts
 * import { String } from '@tstd/core';
 *
 * const options: String.TruncateOptions = {
 *   maxLength: 12,
 *   ellipsis: ' [cut]',
 * };
 *
 * String.truncate('A long sentence', options); // => 'A long [cut]'
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface TruncateOptions {
  /** The maximum length of the result in code points, including the ellipsis. */
  readonly maxLength: number;

  /** The text that replaces the part that is cut off. The default is `'…'`. */
  readonly ellipsis?: string | undefined;
}

/**
 * Shortens a string to at most `maxLength` code points. A string that fits is returned unchanged.
 *
 * The length includes the ellipsis, which is omitted if it does not fit.
 * The length is a named option, so that `map` cannot pass an index as the length.
 *
 * @param self - The string to shorten if it has more than `maxLength` code points.
 * @param options - The maximum length and the ellipsis, which counts towards that length.
 * @returns A string of at most `maxLength` code points.
 * @throws An {@link ArgumentError} if the length is not a non-negative integer, or if the ellipsis contains a lone surrogate, which could form a pair with another surrogate.
 *
 * @example Shorten a title
 * ```ts
 * import { String } from '@tstd/core';
 *
 * String.truncate('Lovelace', { maxLength: 8 }); // => 'Lovelace'
 * String.truncate('Lovelace', { maxLength: 5 }); // => 'Love…'
 * String.truncate('Lovelace', { maxLength: 5, ellipsis: '...' }); // => 'Lo...'
 * String.truncate('Lovelace', { maxLength: 2, ellipsis: '...' }); // => 'Lo'
 * ```
 *
 * @alias ellipsis, shorten, Str.limit, StringUtils.abbreviate
 * @keywords limit, long, abbreviate, excerpt, clip, max, dots, emoji, preview
 * @category Transformations
 * @since 1.0.0
 */
export function truncate(self: string, options: TruncateOptions): string {
  checkString(self, 'self');
  checkObject(options, 'options');
  const { maxLength, ellipsis = '…' } = options;
  checkLength(maxLength, 'maxLength');
  checkWellFormed(ellipsis, 'ellipsis');
  const end = unitIndexOf(self, maxLength);
  if (end === self.length) {
    return self;
  }
  const kept = maxLength - countCodePoints(ellipsis);
  return kept < 0 ? self.slice(0, end) : self.slice(0, unitIndexOf(self, kept)) + ellipsis;
}

/**
 * Pads the start of a string until it has at least `minLength` code points. A string that is long enough is returned unchanged.
 *
 * @param self - The string that ends the result; it is never cut.
 * @param minLength - The minimum length of the result in code points.
 * @param fill - The text to repeat and, if necessary, cut; a space by default.
 * @returns A string of at least `minLength` code points.
 * @throws An {@link ArgumentError} if the length is not an integer from 0 to 100,000,000, or if `fill` is empty or contains a lone surrogate, which could form a pair with another surrogate.
 *
 * @example Align to the right
 * ```ts
 * import { String } from '@tstd/core';
 *
 * String.padStart('7', 3, '0'); // => '007'
 * String.padStart('😀', 3, '-'); // => '--😀'
 * String.padStart('1234', 3); // => '1234'
 * ```
 *
 * @alias padLeft, lpad, leftPad, rjust, pad_leading, zfill, lodash.pad, str_pad
 * @keywords zeros, leading, fill, number, 007, width, invoice
 * @category Transformations
 * @since 1.0.0
 */
export function padStart(self: string, minLength: number, fill: string = ' '): string {
  checkString(self, 'self');
  checkString(fill, 'fill');
  return padding(self, minLength, fill) + self;
}

/**
 * Pads the end of a string until it has at least `minLength` code points. A string that is long enough is returned unchanged.
 *
 * @param self - The string that starts the result; it is never cut.
 * @param minLength - The minimum length of the result in code points.
 * @param fill - The text to repeat and, if necessary, cut; a space by default.
 * @returns A string of at least `minLength` code points.
 * @throws An {@link ArgumentError} if the length is not an integer from 0 to 100,000,000, or if `fill` is empty or contains a lone surrogate, which could form a pair with another surrogate.
 *
 * @example Align to the left
 * ```ts
 * import { String } from '@tstd/core';
 *
 * String.padEnd('ab', 4, '.'); // => 'ab..'
 * String.padEnd('😀', 3, '-'); // => '😀--'
 * String.padEnd('ab', 4, ''); // => throws ArgumentError
 * ```
 *
 * @alias padRight, rpad, rightPad, ljust, pad_trailing
 * @keywords trailing, fill, spaces, columns, table, width
 * @category Transformations
 * @since 1.0.0
 */
export function padEnd(self: string, minLength: number, fill: string = ' '): string {
  checkString(self, 'self');
  checkString(fill, 'fill');
  return self + padding(self, minLength, fill);
}

/**
 * Converts the first code point of a string to upper case. The rest is unchanged.
 *
 * The conversion follows Unicode and does not depend on the language. One code point may become several.
 *
 * @param self - The string to convert; an empty string is returned unchanged.
 * @returns The string with its first code point in upper case.
 *
 * @example Convert the first letter to upper case
 * ```ts
 * import { String } from '@tstd/core';
 *
 * String.capitalize('ada Lovelace'); // => 'Ada Lovelace'
 * String.capitalize('école'); // => 'École'
 * String.capitalize('𐐨x'); // => '𐐀x'
 * String.capitalize(''); // => ''
 * ```
 *
 * @alias toTitle, ucfirst, titleCase, startCase, toTitleCase, ucwords, capitalizeFirst,
 *   capitalized, toSentenceCase, capitalise, pascalCase, strings.Title
 * @keywords uppercase, letter, initial, proper, name
 * @category Transformations
 * @since 1.0.0
 */
export function capitalize(self: string): string {
  checkString(self, 'self');
  return capitalizeText(self);
}

/**
 * Replaces every occurrence of `text` in a string. The replacement is inserted literally: `$&` and `$$` have no special meaning, unlike in JavaScript's own `replaceAll`.
 *
 * @param self - The string to search once, from the start; the replacements are not searched.
 * @param text - The string to replace, which must not be empty. The search is case-sensitive.
 * @param replacement - The string to insert instead; an empty string removes `text`.
 * @returns The string after all replacements.
 * @throws An {@link ArgumentError} if `text` is empty.
 * @throws A `RangeError` if the result is longer than the engine allows for a string.
 *
 * @example Insert a dollar sign literally
 * ```ts
 * import { String } from '@tstd/core';
 *
 * String.replaceAll('1 EUR, 2 EUR', 'EUR', 'USD'); // => '1 USD, 2 USD'
 * String.replaceAll('a-b', '-', '$&'); // => 'a$&b'
 * 'a-b'.replaceAll('-', '$&'); // => 'a-b'
 * ```
 *
 * @alias gsub, substitute, str_replace, ReplaceOccurrences, R.replace, S.replace, replacen,
 *   strings.ReplaceAll, String.replace
 * @keywords global, swap, change, remove, regex, occurrences
 * @category Transformations
 * @since 1.0.0
 */
export function replaceAll(self: string, text: string, replacement: string): string {
  checkString(self, 'self');
  checkString(text, 'text');
  checkString(replacement, 'replacement');
  checkArgument(text !== '', 'text', 'a non-empty string', text);
  const parts: string[] = [];
  let start = 0;
  let unit = self.indexOf(text);
  while (unit !== -1) {
    const end = unit + text.length;
    // A lone surrogate must not match half of a pair.
    const isMatch = isBoundary(self, unit) && isBoundary(self, end);
    if (isMatch) {
      parts.push(self.slice(start, unit));
      start = end;
    }
    unit = self.indexOf(text, isMatch ? end : unit + 1);
  }
  parts.push(self.slice(start));
  return parts.join(replacement);
}

/**
 * Replaces each lone surrogate with U+FFFD, the replacement character.
 *
 * @param self - The string to repair; a well-formed string is returned unchanged.
 * @returns A well-formed string.
 *
 * @example Replace a lone surrogate
 * ```ts
 * import { String } from '@tstd/core';
 *
 * String.toWellFormed('a\uD83D'); // => 'a\uFFFD'
 * String.toWellFormed('a😀'); // => 'a😀'
 * ```
 *
 * @alias toUSVString, scrub
 * @keywords fix, sanitize, invalid, malformed, unicode, URIError, encodeURIComponent, emoji,
 *   diamond, garbled
 * @category Transformations
 * @since 1.0.0
 */
export function toWellFormed(self: string): string {
  checkString(self, 'self');
  return self.replace(new RegExp(LONE_SURROGATE, 'gu'), '\uFFFD');
}

/**
 * Splits a string into its code points.
 *
 * @param self - The string to split; a surrogate pair is never split.
 * @returns The code points in order, each as a string.
 *
 * @example Split a string
 * ```ts
 * import { String } from '@tstd/core';
 *
 * String.toArray('a😀'); // => ['a', '😀']
 * String.toArray(''); // => []
 * ```
 *
 * @alias chars, split, toCharArray, codePoints, toGraphemes, runes, str_split, graphemes, R.split,
 *   S.split, char_indices, Intl.Segmenter
 * @keywords characters, letters, explode, iterate, spread, emoji, loop
 * @category Conversions
 * @since 1.0.0
 */
export function toArray(self: string): readonly string[] {
  checkString(self, 'self');
  return [...self];
}

/**
 * Splits a string into lines and removes the line endings. A line ends with `\n`, `\r\n` or `\r`.
 *
 * The last line does not need a line ending. A line ending at the end of the string does not add an empty line, and the empty string has no lines.
 *
 * @param self - The string to split; empty lines between other lines are kept.
 * @returns The lines, in order.
 *
 * @example Split a text file
 * ```ts
 * import { String } from '@tstd/core';
 *
 * String.lines('a\nb\r\nc'); // => ['a', 'b', 'c']
 * String.lines('a\n\nb\n'); // => ['a', '', 'b']
 * String.lines(''); // => []
 * ```
 *
 * @alias splitLines, readLines, split_terminator, bufio.Scanner, lineSequence
 * @keywords newline, CRLF, carriage, linebreak, EOL, windows, break
 * @category Conversions
 * @since 1.0.0
 */
export function lines(self: string): readonly string[] {
  checkString(self, 'self');
  const parts = self.split(/\r\n|\n|\r/);
  return parts.at(-1) === '' ? parts.slice(0, -1) : parts;
}

/**
 * Splits a string into words at white space. The function applies no language rules: punctuation is kept, and a string without white space is one word.
 *
 * @param self - The string to split at each run of white space, whatever its length.
 * @returns The words, in order.
 *
 * @example Split a command
 * ```ts
 * import { String } from '@tstd/core';
 *
 * String.words('  git  log\n'); // => ['git', 'log']
 * String.words(' '); // => []
 * ```
 *
 * @alias splitWords, split_whitespace, split_ascii_whitespace, strings.Fields
 * @keywords tokenize, separate, whitespace, count, spaces, text
 * @category Conversions
 * @since 1.0.0
 */
export function words(self: string): readonly string[] {
  checkString(self, 'self');
  return self.match(/\S+/g) ?? [];
}

/**
 * Compares two strings. Returns `-1` if the first is less, `0` if they are equal, and `1` if it is greater.
 *
 * Strings are compared code point by code point. For well-formed strings, this is the order of their UTF-8 bytes. The order is the same on every platform and in every locale. The `<` operator compares UTF-16 code units and therefore puts U+FFFD after an emoji. To sort strings alphabetically for a language, use `Intl.Collator`.
 *
 * @param self - The value on the left. It comes before `other` if the result is `-1`.
 * @param other - The value on the right. It comes before `self` if the result is `1`.
 * @returns The ordering of the two strings.
 *
 * @example Compare by code point
 * ```ts
 * import { String } from '@tstd/core';
 *
 * String.compare('a', 'b'); // => -1
 * String.compare('a', 'B'); // => 1
 * String.compare('\uFFFD', '😀'); // => -1
 * '\uFFFD' < '😀'; // => false
 * ```
 *
 * @alias localeCompare, strcmp, strings.Compare, Intl.Collator
 * @keywords alphabetical, lexicographic, sort, ordinal, order, codepoint, stable, deterministic
 * @category Comparisons
 * @since 1.0.0
 */
export function compare(self: string, other: string): Ordering {
  checkString(self, 'self');
  checkString(other, 'other');
  if (self === other) {
    return 0;
  }
  const unit = firstDifference(self, other);
  const selfPoint = self.codePointAt(unit);
  const otherPoint = other.codePointAt(unit);
  // A string that is a prefix of the other is the lesser one.
  // Stryker disable next-line EqualityOperator: the code points differ.
  return (selfPoint ?? -1) < (otherPoint ?? -1) ? -1 : 1;
}

/**
 * Checks whether two strings are equal, that is, whether they have the same code units. `é` as one code point does not equal `e` followed by a combining accent.
 *
 * @param self - One of the two values. Swapping them does not change the result.
 * @param other - The value to compare `self` with.
 * @returns Whether the two strings are equal.
 *
 * @example Compare two strings
 * ```ts
 * import { String } from '@tstd/core';
 *
 * String.equals('a', 'a'); // => true
 * String.equals('a', 'b'); // => false
 * ```
 *
 * @keywords identical, match, strcmp, exact, case
 * @category Comparisons
 * @since 1.0.0
 */
export function equals(self: string, other: string): boolean {
  checkString(self, 'self');
  checkString(other, 'other');
  return self === other;
}

/**
 * Checks whether the first string is less than the second.
 *
 * @param self - The value to compare with `other`.
 * @param other - The value to compare `self` with; if they are equal, the result is `false`.
 * @returns Whether the first string is less than the second.
 *
 * @example Check whether a value is less than another
 * ```ts
 * import { String } from '@tstd/core';
 *
 * String.lessThan('a', 'b'); // => true
 * String.lessThan('a', 'a'); // => false
 * ```
 *
 * @keywords alphabetical, earlier, precedes, lexicographic, before
 * @category Comparisons
 * @since 1.0.0
 */
export function lessThan(self: string, other: string): boolean {
  checkString(self, 'self');
  checkString(other, 'other');
  return compare(self, other) < 0;
}

/**
 * Checks whether the first string is less than or equal to the second.
 *
 * @param self - The value to compare with `other`.
 * @param other - The value to compare `self` with; if they are equal, the result is `true`.
 * @returns Whether the first string is less than or equal to the second.
 *
 * @example Check whether a value is less than or equal to another
 * ```ts
 * import { String } from '@tstd/core';
 *
 * String.lessThanOrEqual('a', 'b'); // => true
 * String.lessThanOrEqual('a', 'a'); // => true
 * ```
 *
 * @keywords alphabetical, before, lexicographic
 * @category Comparisons
 * @since 1.0.0
 */
export function lessThanOrEqual(self: string, other: string): boolean {
  checkString(self, 'self');
  checkString(other, 'other');
  return compare(self, other) <= 0;
}

/**
 * Checks whether the first string is greater than the second.
 *
 * @param self - The value to compare with `other`.
 * @param other - The value to compare `self` with; if they are equal, the result is `false`.
 * @returns Whether the first string is greater than the second.
 *
 * @example Check whether a value is greater than another
 * ```ts
 * import { String } from '@tstd/core';
 *
 * String.greaterThan('a', 'b'); // => false
 * String.greaterThan('a', 'a'); // => false
 * ```
 *
 * @keywords alphabetical, later, follows, lexicographic, after
 * @category Comparisons
 * @since 1.0.0
 */
export function greaterThan(self: string, other: string): boolean {
  checkString(self, 'self');
  checkString(other, 'other');
  return compare(self, other) > 0;
}

/**
 * Checks whether the first string is greater than or equal to the second.
 *
 * @param self - The value to compare with `other`.
 * @param other - The value to compare `self` with; if they are equal, the result is `true`.
 * @returns Whether the first string is greater than or equal to the second.
 *
 * @example Check whether a value is greater than or equal to another
 * ```ts
 * import { String } from '@tstd/core';
 *
 * String.greaterThanOrEqual('a', 'b'); // => false
 * String.greaterThanOrEqual('a', 'a'); // => true
 * ```
 *
 * @keywords alphabetical, after, lexicographic
 * @category Comparisons
 * @since 1.0.0
 */
export function greaterThanOrEqual(self: string, other: string): boolean {
  checkString(self, 'self');
  checkString(other, 'other');
  return compare(self, other) >= 0;
}

/**
 * Returns the lesser of two strings.
 *
 * @param self - The value that is returned if it is the lesser one, or if both are equal.
 * @param other - The value that is returned only if it is less than `self`.
 * @returns The lesser string.
 *
 * @example Find the lesser value
 * ```ts
 * import { String } from '@tstd/core';
 *
 * String.min('a', 'b'); // => 'a'
 * ```
 *
 * @keywords alphabetical, first
 * @category Comparisons
 * @since 1.0.0
 */
export function min(self: string, other: string): string {
  checkString(self, 'self');
  checkString(other, 'other');
  return greaterThan(self, other) ? other : self;
}

/**
 * Returns the greater of two strings.
 *
 * @param self - The value that is returned if it is the greater one, or if both are equal.
 * @param other - The value that is returned only if it is greater than `self`.
 * @returns The greater string.
 *
 * @example Find the greater value
 * ```ts
 * import { String } from '@tstd/core';
 *
 * String.max('a', 'b'); // => 'b'
 * ```
 *
 * @keywords alphabetical, last
 * @category Comparisons
 * @since 1.0.0
 */
export function max(self: string, other: string): string {
  checkString(self, 'self');
  checkString(other, 'other');
  return lessThan(self, other) ? other : self;
}

/**
 * Limits a string to the range from `minValue` to `maxValue`.
 *
 * @param self - The value to limit. If it already lies between the bounds, it is returned unchanged.
 * @param minValue - The lower bound (inclusive). It is returned for every smaller value.
 * @param maxValue - The upper bound (inclusive). It is returned for every greater value.
 * @returns The value in the range that is nearest to `self`.
 * @throws An {@link ArgumentError} if `minValue` is greater than `maxValue`.
 *
 * @example Limit a string to a range
 * ```ts
 * import { String } from '@tstd/core';
 *
 * String.clamp('c', 'a', 'b'); // => 'b'
 * String.clamp('b', 'a', 'c'); // => 'b'
 * String.clamp('b', 'c', 'a'); // => throws ArgumentError
 * ```
 *
 * @category Comparisons
 * @since 1.0.0
 */
export function clamp(self: string, minValue: string, maxValue: string): string {
  checkString(self, 'self');
  checkString(minValue, 'minValue');
  checkString(maxValue, 'maxValue');
  return COMPARABLE.clamp(self, minValue, maxValue);
}

/**
 * Checks whether a string lies between two bounds (inclusive).
 *
 * If `minValue` is greater than `maxValue`, the result is `false`.
 *
 * @param self - The value to check.
 * @param minValue - The lower bound (inclusive).
 * @param maxValue - The upper bound (inclusive).
 * @returns Whether the string lies between `minValue` and `maxValue` (inclusive).
 *
 * @example Check whether a string lies in a range
 * ```ts
 * import { String } from '@tstd/core';
 *
 * String.isBetween('b', 'a', 'c'); // => true
 * String.isBetween('cc', 'a', 'c'); // => false
 * ```
 *
 * @alias inRange, isWithin, isInRange
 * @keywords range, inside, interval, alphabetical, prefix
 * @category Comparisons
 * @since 1.0.0
 */
export function isBetween(self: string, minValue: string, maxValue: string): boolean {
  checkString(self, 'self');
  checkString(minValue, 'minValue');
  checkString(maxValue, 'maxValue');
  return compare(minValue, self) <= 0 && compare(self, maxValue) <= 0;
}

/**
 * An `Equal` instance that compares strings.
 *
 * @example Compare two values for equality
 * ```ts
 * import { String } from '@tstd/core';
 *
 * String.equal.equals('a', 'a'); // => true
 * ```
 *
 * @alias eqString
 * @category Instances
 * @since 1.0.0
 */
export const equal: Equal<string> = /* @__PURE__ */ Equal(equals);

/**
 * An `Order` instance that compares strings by code point.
 *
 * @example Sort in descending order
 * ```ts
 * import { Order, String } from '@tstd/core';
 *
 * ['b', 'c', 'a'].sort(Order.reverse(String.order)); // => ['c', 'b', 'a']
 * ```
 *
 * @alias S.Ord, Intl.Collator.compare, StringComparer
 * @keywords alphabetical, codepoint, names
 * @category Instances
 * @since 1.0.0
 */
export const order: Order<string> = compare;

/**
 * The codec for strings, the same as `Codec.string`.
 *
 * @example Decode a string
 * ```ts
 * import { String } from '@tstd/core';
 *
 * String.codec.decode('a'); // => { ok: true, value: 'a' }
 * String.codec.decode(1).ok; // => false
 * ```
 *
 * @keywords text
 * @category Instances
 * @since 1.0.0
 */
export const codec: Codec.Codec<string, string> = Codec.string;

const COMPARABLE: Comparable<string> = /* @__PURE__ */ Comparable(compare);

/** Converts an index from either end to an index from the start, which may be out of range. */
function fromStart(self: string, index: number, name: string): number {
  checkArgument(Number.isInteger(index), name, 'an integer', index);
  return index < 0 ? countCodePoints(self) + index : index;
}

function checkLength(length: number, name: string): void {
  checkArgument(Number.isInteger(length) && length >= 0, name, 'a non-negative integer', length);
}

/** Two lone surrogates next to each other can form a pair, which would count as one code point. */
function checkWellFormed(text: string, name: string): void {
  checkString(text, name);
  checkArgument(!LONE_SURROGATE.test(text), name, 'a string without lone surrogates', text);
}

/** A result has at most twice as many code units, which every engine supports: 32-bit V8 allows 2^28 - 16. */
const MAX_LENGTH = 100_000_000;

function padding(self: string, minLength: number, fill: string): string {
  checkArgument(
    Number.isInteger(minLength) && minLength >= 0 && minLength <= MAX_LENGTH,
    'minLength',
    `an integer from 0 to ${MAX_LENGTH}`,
    minLength,
  );
  checkArgument(fill !== '', 'fill', 'a non-empty string', fill);
  checkWellFormed(fill, 'fill');
  const missing = Math.max(0, minLength - countCodePoints(self));
  const fillLength = countCodePoints(fill);
  const rest = fill.slice(0, unitIndexOf(fill, missing % fillLength));
  return fill.repeat(Math.floor(missing / fillLength)) + rest;
}

/** Whether the position does not split a surrogate pair. */
function isBoundary(text: string, unit: number): boolean {
  return !(isHighSurrogate(text.charCodeAt(unit - 1)) && isLowSurrogate(text.charCodeAt(unit)));
}

/** The index of the code unit at which the first different code points start. */
function firstDifference(self: string, other: string): number {
  let unit = 0;
  // Past the end, the code unit is `NaN`, which does not equal anything.
  while (self.charCodeAt(unit) === other.charCodeAt(unit)) {
    unit += 1;
  }
  return isBoundary(self, unit) && isBoundary(other, unit) ? unit : unit - 1;
}
