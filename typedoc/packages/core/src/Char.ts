import { checkArgument } from '@tstd/error';
import { checkNumber, checkString } from '@tstd/error/Argument';

import type { Bounded } from './Bounded.js';
import * as Codec from './Codec.js';
import { Comparable } from './Comparable.js';
import { Equal } from './Equal.js';
import type { Indexable } from './Indexable.js';
import type { Option } from './Option.js';
import { number, type Order } from './Order.js';
import type { Ordering } from './Ordering.js';
import type { Tag } from './Tag.js';

/**
 * A character: a string of one Unicode code point that is not a surrogate.
 *
 * The Unicode standard calls a code point of this kind a scalar value. There are 1,112,064 scalar values: U+0000 to U+D7FF, and U+E000 to U+10FFFF. A whole surrogate pair is a character, but half a pair is not.
 * The type is branded. At run time, a `Char` is a plain string. To the compiler, a string is a `Char` only after {@link of}, {@link from} or {@link hasInstance} has checked it.
 *
 * A reader may see several code points as one character, for example a letter followed by a combining accent. Use `Intl.Segmenter` to find these sequences.
 *
 * @example A function that accepts only a single character
 * ```ts
 * import { Char } from '@tstd/core';
 *
 * function isSign(char: Char): boolean {
 *   return '+-'.includes(char);
 * }
 *
 * isSign(Char.of('+')); // => true
 * isSign(Char.of('1')); // => false
 * // @ts-expect-error TS2345: To the compiler, a string is not a character.
 * isSign('+-'); // => true
 * ```
 *
 * @alias Character, rune, charAt, CodePoint, UnicodeScalar, Grapheme
 * @keywords letter, glyph, single, emoji, text
 * @category Models
 * @since 1.0.0
 * @see Definition D76 of [The Unicode Standard](https://www.unicode.org/versions/latest/)
 */
export type Char = string & Tag<'Char'>;

/**
 * The lowest character, U+0000.
 *
 * @example Read the lower bound
 * ```ts
 * import { Char } from '@tstd/core';
 *
 * Char.MIN_VALUE; // => '\u0000'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export const MIN_VALUE: Char = '\u0000' as Char;

/**
 * The highest character, U+10FFFF.
 *
 * @example Read the upper bound
 * ```ts
 * import { Char } from '@tstd/core';
 *
 * Char.MAX_VALUE; // => '\u{10FFFF}'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export const MAX_VALUE: Char = '\u{10FFFF}' as Char;

/**
 * Returns `value` as a character, or throws if it is not a character. Use this function for strings that are fixed in your code, and {@link from} for all others.
 *
 * @param value - A string of exactly one code point, which may take up two UTF-16 code units.
 * @returns The character.
 * @throws An {@link ArgumentError} if the string is not exactly one code point, or is half a surrogate pair.
 *
 * @example Convert a known string to a character
 * ```ts
 * import { Char } from '@tstd/core';
 *
 * Char.of('a'); // => 'a'
 * Char.of('😀'); // => '😀'
 * Char.of('ab'); // => throws ArgumentError
 * Char.of('\uD83D'); // => throws ArgumentError
 * ```
 *
 * @keywords literal, constant, assertion, cast
 * @category Constructors
 * @since 1.0.0
 */
export function of(value: string): Char {
  checkString(value, 'value');
  checkArgument(hasInstance(value), 'value', 'a character', value);
  return value;
}

/**
 * Checks whether the value is a character.
 *
 * @param value - Any value: the check never throws.
 * @returns Whether the value is a string of one code point that is not a surrogate.
 *
 * @example Narrow a value
 * ```ts
 * import { Char } from '@tstd/core';
 *
 * Char.hasInstance('😀'); // => true
 * Char.hasInstance(''); // => false
 * Char.hasInstance('\uD83D'); // => false
 * Char.hasInstance(1); // => false
 * ```
 *
 * @keywords single, length, typeof, guard, check, validate, string, letter
 * @category Guards
 * @since 1.0.0
 */
export function hasInstance(value: unknown): value is Char {
  if (typeof value !== 'string') {
    return false;
  }
  const codePoint = value.codePointAt(0) ?? MIN_SURROGATE;
  const isSurrogate = codePoint >= MIN_SURROGATE && codePoint < MIN_SURROGATE + SURROGATES;
  return value.length === (codePoint > MAX_UNIT ? 2 : 1) && !isSurrogate;
}

/**
 * Checks whether the character is a letter of any script, that is, whether its general category is Letter.
 *
 * Not every letter has an uppercase and a lowercase form.
 *
 * @param self - A character of any script.
 * @returns Whether the character is a letter.
 *
 * @example Letters in several scripts
 * ```ts
 * import { Char } from '@tstd/core';
 *
 * Char.isLetter(Char.of('é')); // => true
 * Char.isLetter(Char.of('字')); // => true
 * Char.isLetter(Char.of('1')); // => false
 * ```
 *
 * @alias isAlpha, isAlphabetic, ctype_alpha
 * @keywords alphabetic, accented, diacritic, regex, a-z, unicode
 * @category Guards
 * @since 1.0.0
 */
export function isLetter(self: Char): boolean {
  checkChar(self, 'self');
  return /\p{Letter}/u.test(self);
}

/**
 * Checks whether the character is a decimal digit of any script, that is, whether its general category is Decimal_Number.
 *
 * To accept only `0` to `9`, as `Int.parse` does, check {@link isASCII} too. Fractions, Roman numerals and superscript digits belong to other number categories and are not decimal digits.
 *
 * @param self - A character of any script.
 * @returns Whether the character is a decimal digit.
 *
 * @example Digits in two scripts
 * ```ts
 * import { Char } from '@tstd/core';
 *
 * const three = Char.of('٣');
 *
 * Char.isDigit(Char.of('3')); // => true
 * Char.isDigit(three); // => true
 * Char.isDigit(three) && Char.isASCII(three); // => false
 * Char.isDigit(Char.of('½')); // => false
 * ```
 *
 * @alias isDecimal, ctype_digit, is_ascii_digit
 * @keywords numeric, 0-9, regex
 * @category Guards
 * @since 1.0.0
 */
export function isDigit(self: Char): boolean {
  checkChar(self, 'self');
  return /\p{Decimal_Number}/u.test(self);
}

/**
 * Checks whether the character is white space, as `trim` and `String.isBlank` define it.
 *
 * White space includes spaces, tabs, line endings and U+FEFF. It corresponds to the Unicode property White_Space, with two exceptions that are specific to JavaScript: U+FEFF is white space, and U+0085 is not.
 *
 * @param self - A character; no-break spaces and line endings count as white space too.
 * @returns Whether the character is white space.
 *
 * @example Recognise white space
 * ```ts
 * import { Char } from '@tstd/core';
 *
 * Char.isWhitespace(Char.of('\n')); // => true
 * Char.isWhitespace(Char.of('\u00A0')); // => true
 * Char.isWhitespace(Char.of('_')); // => false
 * ```
 *
 * @alias isSpace, is_ascii_whitespace
 * @keywords tab, newline, nbsp, linebreak, blank, invisible
 * @category Guards
 * @since 1.0.0
 */
export function isWhitespace(self: Char): boolean {
  checkChar(self, 'self');
  return /\s/.test(self);
}

/**
 * Checks whether the character is uppercase, that is, whether it has the Unicode property Uppercase.
 *
 * A character without case is neither uppercase nor lowercase.
 *
 * @param self - A character of any script; if it has no case, the result is `false`.
 * @returns Whether the character is uppercase.
 *
 * @example Uppercase letter, lowercase letter and digit
 * ```ts
 * import { Char } from '@tstd/core';
 *
 * Char.isUppercase(Char.of('É')); // => true
 * Char.isUppercase(Char.of('é')); // => false
 * Char.isUppercase(Char.of('1')); // => false
 * ```
 *
 * @alias isUpper, ctype_upper
 * @keywords capital, caps, check, letter
 * @category Guards
 * @since 1.0.0
 */
export function isUppercase(self: Char): boolean {
  checkChar(self, 'self');
  return /\p{Uppercase}/u.test(self);
}

/**
 * Checks whether the character is lowercase, that is, whether it has the Unicode property Lowercase.
 *
 * A character without case is neither uppercase nor lowercase.
 *
 * @param self - A character of any script; if it has no case, the result is `false`.
 * @returns Whether the character is lowercase.
 *
 * @example Uppercase letter, lowercase letter and digit
 * ```ts
 * import { Char } from '@tstd/core';
 *
 * Char.isLowercase(Char.of('é')); // => true
 * Char.isLowercase(Char.of('É')); // => false
 * Char.isLowercase(Char.of('1')); // => false
 * ```
 *
 * @alias isLower, ctype_lower
 * @keywords small, casing, check, letter, minuscule
 * @category Guards
 * @since 1.0.0
 */
export function isLowercase(self: Char): boolean {
  checkChar(self, 'self');
  return /\p{Lowercase}/u.test(self);
}

/**
 * Checks whether the character is an ASCII character (U+0000 to U+007F).
 *
 * @param self - The character to check.
 * @returns Whether the code point of the character is at most 127.
 *
 * @example Letters with and without an accent
 * ```ts
 * import { Char } from '@tstd/core';
 *
 * Char.isASCII(Char.of('e')); // => true
 * Char.isASCII(Char.of('é')); // => false
 * ```
 *
 * @keywords plain, basic, latin, diacritic, encoding, umlaut, foreign, english
 * @category Guards
 * @since 1.0.0
 */
export function isASCII(self: Char): boolean {
  checkChar(self, 'self');
  return codePointOf(self) <= MAX_ASCII;
}

/**
 * Returns the character that comes after `self`. U+E000 comes after U+D7FF, because surrogates are not characters.
 *
 * @param self - The character whose successor is returned; for U+10FFFF, the result is None.
 * @returns The next character, or None if `self` is the last one.
 *
 * @example Find the next letter
 * ```ts
 * import { Char } from '@tstd/core';
 *
 * Char.next(Char.of('a')); // => 'b'
 * Char.next(Char.of('\uD7FF')); // => '\uE000'
 * Char.next(Char.MAX_VALUE); // => undefined
 * ```
 *
 * @keywords increment, following, alphabet, advance, shift
 * @category Access
 * @since 1.0.0
 */
export function next(self: Char): Option<Char> {
  checkChar(self, 'self');
  return fromIndex(toIndex(self) + 1);
}

/**
 * Returns the character that comes before `self`. U+D7FF comes before U+E000, because surrogates are not characters.
 *
 * @param self - The character whose predecessor is returned; for U+0000, the result is None.
 * @returns The previous character, or None if `self` is the first one.
 *
 * @example Find the previous letter
 * ```ts
 * import { Char } from '@tstd/core';
 *
 * Char.previous(Char.of('b')); // => 'a'
 * Char.previous(Char.of('\uE000')); // => '\uD7FF'
 * Char.previous(Char.MIN_VALUE); // => undefined
 * ```
 *
 * @keywords decrement, preceding, alphabet, prior, shift
 * @category Access
 * @since 1.0.0
 */
export function previous(self: Char): Option<Char> {
  checkChar(self, 'self');
  return fromIndex(toIndex(self) - 1);
}

/**
 * Converts a character to upper case. The result is a string, because it may contain more than one character.
 *
 * The conversion follows Unicode and does not depend on the language. A character without an uppercase form is returned unchanged. If you need a single character, pass the result to {@link from}.
 *
 * @param self - The character to convert; if it has no uppercase form, it is returned unchanged.
 * @returns A string of one or more characters.
 *
 * @example A character whose conversion results in two
 * ```ts
 * import { Char } from '@tstd/core';
 *
 * Char.toUpperCase(Char.of('é')); // => 'É'
 * Char.toUpperCase(Char.of('ß')); // => 'SS'
 * Char.from(Char.toUpperCase(Char.of('ß'))); // => undefined
 * ```
 *
 * @alias toUpper, upcase, uppercased, toLocaleUpperCase
 * @keywords capital, caps, eszett, letter
 * @category Conversions
 * @since 1.0.0
 */
export function toUpperCase(self: Char): string {
  checkChar(self, 'self');
  return self.toUpperCase();
}

/**
 * Converts a character to lower case. The result is a string, because it may contain more than one character.
 *
 * The conversion follows Unicode and does not depend on the language. A character without a lowercase form is returned unchanged. If you need a single character, pass the result to {@link from}.
 *
 * @param self - The character to convert; if it has no lowercase form, it is returned unchanged.
 * @returns A string of one or more characters.
 *
 * @example A character whose conversion results in two
 * ```ts
 * import { Char } from '@tstd/core';
 *
 * Char.toLowerCase(Char.of('É')); // => 'é'
 * Char.toLowerCase(Char.of('İ')); // => 'i\u0307'
 * Char.from(Char.toLowerCase(Char.of('İ'))); // => undefined
 * ```
 *
 * @alias toLower, downcase, lowercased, toLocaleLowerCase
 * @keywords small, casefold, uncapitalize, letter
 * @category Conversions
 * @since 1.0.0
 */
export function toLowerCase(self: Char): string {
  checkChar(self, 'self');
  return self.toLowerCase();
}

/**
 * Returns `value` as a character, or None if it is not a character.
 *
 * @param value - A string of one code point; if the string is empty or longer, the result is None.
 * @returns The character, or None.
 *
 * @example Convert a string to a character
 * ```ts
 * import { Char } from '@tstd/core';
 *
 * Char.from('a'); // => 'a'
 * Char.from('ab'); // => undefined
 * Char.from(''); // => undefined
 * ```
 *
 * @keywords parse, validate, single, cast, length
 * @category Conversions
 * @since 1.0.0
 */
export function from(value: string): Option<Char> {
  checkString(value, 'value');
  return hasInstance(value) ? value : undefined;
}

/**
 * Returns the character with the given code point, or None if no character has this code point.
 *
 * @param codePoint - The code point as a number; if it is negative or has a fractional part, the result is None.
 * @returns The character, or None if `codePoint` is a surrogate or is not an integer from 0 to 0x10FFFF.
 *
 * @example Convert a number to a character
 * ```ts
 * import { Char } from '@tstd/core';
 *
 * Char.fromCodePoint(0x61); // => 'a'
 * Char.fromCodePoint(0x1f600); // => '😀'
 * Char.fromCodePoint(0xd83d); // => undefined
 * Char.fromCodePoint(0x110000); // => undefined
 * Char.fromCodePoint(1.5); // => undefined
 * ```
 *
 * @alias chr, fromCharCode, char_from, from_u32, from_digit
 * @keywords ASCII, unichr, unicode, hex, convert, emoji, letter
 * @category Conversions
 * @since 1.0.0
 */
export function fromCodePoint(codePoint: number): Option<Char> {
  checkNumber(codePoint, 'codePoint');
  const isCodePoint = Number.isInteger(codePoint) && codePoint >= 0 && codePoint <= MAX_CODE_POINT;
  return isCodePoint ? from(String.fromCodePoint(codePoint)) : undefined;
}

/**
 * Returns the code point of a character as a number.
 *
 * @param self - The character to convert; even if it takes up two UTF-16 code units, the result is one number.
 * @returns An integer from 0 to 0x10FFFF.
 *
 * @example Convert a character to a number
 * ```ts
 * import { Char } from '@tstd/core';
 *
 * Char.toCodePoint(Char.of('a')); // => 0x61
 * Char.toCodePoint(Char.of('😀')); // => 0x1f600
 * ```
 *
 * @alias ord, charCodeAt, codePointAt, digitToInt, getNumericValue, to_digit
 * @keywords ASCII, unicode, ordinal, hex, convert, emoji, keycode
 * @category Conversions
 * @since 1.0.0
 */
export function toCodePoint(self: Char): number {
  checkChar(self, 'self');
  return codePointOf(self);
}

/**
 * Compares two characters. Returns `-1` if the first is less, `0` if they are equal, and `1` if it is greater.
 *
 * @param self - The value on the left. It comes before `other` if the result is `-1`.
 * @param other - The value on the right. It comes before `self` if the result is `1`.
 * @returns The ordering of the two characters.
 *
 * @example Sort characters
 * ```ts
 * import { Char } from '@tstd/core';
 *
 * Char.compare(Char.of('a'), Char.of('b')); // => -1
 * [...'b😀a'].map(Char.of).toSorted(Char.compare); // => ['a', 'b', '😀']
 * ```
 *
 * @keywords alphabetical, lexicographic, ordinal
 * @category Comparisons
 * @since 1.0.0
 */
export function compare(self: Char, other: Char): Ordering {
  checkChar(self, 'self');
  checkChar(other, 'other');
  return number(codePointOf(self), codePointOf(other));
}

/**
 * Checks whether two characters are equal.
 *
 * @param self - One of the two values. Swapping them does not change the result.
 * @param other - The value to compare `self` with.
 * @returns Whether the two characters are equal.
 *
 * @example Compare two characters
 * ```ts
 * import { Char } from '@tstd/core';
 *
 * Char.equals(Char.of('a'), Char.of('a')); // => true
 * Char.equals(Char.of('a'), Char.of('b')); // => false
 * ```
 *
 * @category Comparisons
 * @since 1.0.0
 */
export function equals(self: Char, other: Char): boolean {
  checkChar(self, 'self');
  checkChar(other, 'other');
  return self === other;
}

/**
 * Checks whether the first character is less than the second.
 *
 * @param self - The value to compare with `other`.
 * @param other - The value to compare `self` with; if they are equal, the result is `false`.
 * @returns Whether the first character is less than the second.
 *
 * @example Check whether a value is less than another
 * ```ts
 * import { Char } from '@tstd/core';
 *
 * Char.lessThan(Char.of('a'), Char.of('b')); // => true
 * Char.lessThan(Char.of('a'), Char.of('a')); // => false
 * ```
 *
 * @category Comparisons
 * @since 1.0.0
 */
export function lessThan(self: Char, other: Char): boolean {
  checkChar(self, 'self');
  checkChar(other, 'other');
  return compare(self, other) < 0;
}

/**
 * Checks whether the first character is less than or equal to the second.
 *
 * @param self - The value to compare with `other`.
 * @param other - The value to compare `self` with; if they are equal, the result is `true`.
 * @returns Whether the first character is less than or equal to the second.
 *
 * @example Check whether a value is less than or equal to another
 * ```ts
 * import { Char } from '@tstd/core';
 *
 * Char.lessThanOrEqual(Char.of('a'), Char.of('b')); // => true
 * Char.lessThanOrEqual(Char.of('a'), Char.of('a')); // => true
 * ```
 *
 * @category Comparisons
 * @since 1.0.0
 */
export function lessThanOrEqual(self: Char, other: Char): boolean {
  checkChar(self, 'self');
  checkChar(other, 'other');
  return compare(self, other) <= 0;
}

/**
 * Checks whether the first character is greater than the second.
 *
 * @param self - The value to compare with `other`.
 * @param other - The value to compare `self` with; if they are equal, the result is `false`.
 * @returns Whether the first character is greater than the second.
 *
 * @example Check whether a value is greater than another
 * ```ts
 * import { Char } from '@tstd/core';
 *
 * Char.greaterThan(Char.of('a'), Char.of('b')); // => false
 * Char.greaterThan(Char.of('a'), Char.of('a')); // => false
 * ```
 *
 * @category Comparisons
 * @since 1.0.0
 */
export function greaterThan(self: Char, other: Char): boolean {
  checkChar(self, 'self');
  checkChar(other, 'other');
  return compare(self, other) > 0;
}

/**
 * Checks whether the first character is greater than or equal to the second.
 *
 * @param self - The value to compare with `other`.
 * @param other - The value to compare `self` with; if they are equal, the result is `true`.
 * @returns Whether the first character is greater than or equal to the second.
 *
 * @example Check whether a value is greater than or equal to another
 * ```ts
 * import { Char } from '@tstd/core';
 *
 * Char.greaterThanOrEqual(Char.of('a'), Char.of('b')); // => false
 * Char.greaterThanOrEqual(Char.of('a'), Char.of('a')); // => true
 * ```
 *
 * @category Comparisons
 * @since 1.0.0
 */
export function greaterThanOrEqual(self: Char, other: Char): boolean {
  checkChar(self, 'self');
  checkChar(other, 'other');
  return compare(self, other) >= 0;
}

/**
 * Returns the lesser of two characters.
 *
 * @param self - The value that is returned if it is the lesser one, or if both are equal.
 * @param other - The value that is returned only if it is less than `self`.
 * @returns The lesser character.
 *
 * @example Find the lesser value
 * ```ts
 * import { Char } from '@tstd/core';
 *
 * Char.min(Char.of('a'), Char.of('b')); // => 'a'
 * ```
 *
 * @category Comparisons
 * @since 1.0.0
 */
export function min(self: Char, other: Char): Char {
  checkChar(self, 'self');
  checkChar(other, 'other');
  return greaterThan(self, other) ? other : self;
}

/**
 * Returns the greater of two characters.
 *
 * @param self - The value that is returned if it is the greater one, or if both are equal.
 * @param other - The value that is returned only if it is greater than `self`.
 * @returns The greater character.
 *
 * @example Find the greater value
 * ```ts
 * import { Char } from '@tstd/core';
 *
 * Char.max(Char.of('a'), Char.of('b')); // => 'b'
 * ```
 *
 * @category Comparisons
 * @since 1.0.0
 */
export function max(self: Char, other: Char): Char {
  checkChar(self, 'self');
  checkChar(other, 'other');
  return lessThan(self, other) ? other : self;
}

/**
 * Limits a character to the range from `minValue` to `maxValue`.
 *
 * @param self - The value to limit. If it already lies between the bounds, it is returned unchanged.
 * @param minValue - The lower bound (inclusive). It is returned for every smaller value.
 * @param maxValue - The upper bound (inclusive). It is returned for every greater value.
 * @returns The value in the range that is nearest to `self`.
 * @throws An {@link ArgumentError} if `minValue` is greater than `maxValue`.
 *
 * @example Limit a character to a range
 * ```ts
 * import { Char } from '@tstd/core';
 *
 * Char.clamp(Char.of('c'), Char.of('a'), Char.of('b')); // => 'b'
 * Char.clamp(Char.of('b'), Char.of('a'), Char.of('c')); // => 'b'
 * Char.clamp(Char.of('b'), Char.of('c'), Char.of('a')); // => throws ArgumentError
 * ```
 *
 * @category Comparisons
 * @since 1.0.0
 */
export function clamp(self: Char, minValue: Char, maxValue: Char): Char {
  checkChar(self, 'self');
  checkChar(minValue, 'minValue');
  checkChar(maxValue, 'maxValue');
  return COMPARABLE.clamp(self, minValue, maxValue);
}

/**
 * Checks whether a character lies between two bounds (inclusive).
 *
 * If `minValue` is greater than `maxValue`, the result is `false`.
 *
 * @param self - The value to check.
 * @param minValue - The lower bound (inclusive).
 * @param maxValue - The upper bound (inclusive).
 * @returns Whether the character lies between `minValue` and `maxValue` (inclusive).
 *
 * @example Check for a hexadecimal letter
 * ```ts
 * import { Char } from '@tstd/core';
 *
 * Char.isBetween(Char.of('f'), Char.of('a'), Char.of('f')); // => true
 * Char.isBetween(Char.of('g'), Char.of('a'), Char.of('f')); // => false
 * ```
 *
 * @alias inRange, isWithin, isInRange
 * @keywords range, inside, interval, code point
 * @category Comparisons
 * @since 1.0.0
 */
export function isBetween(self: Char, minValue: Char, maxValue: Char): boolean {
  checkChar(self, 'self');
  checkChar(minValue, 'minValue');
  checkChar(maxValue, 'maxValue');
  return compare(minValue, self) <= 0 && compare(self, maxValue) <= 0;
}

/**
 * An `Equal` instance that compares characters.
 *
 * @example Compare two values for equality
 * ```ts
 * import { Char } from '@tstd/core';
 *
 * Char.equal.equals(Char.of('a'), Char.of('a')); // => true
 * Char.equal.equals(Char.of('a'), Char.of('A')); // => false
 * ```
 *
 * @category Instances
 * @since 1.0.0
 */
export const equal: Equal<Char> = /* @__PURE__ */ Equal(equals);

/**
 * An `Order` instance that compares characters by code point. It is the same order as `String.order`.
 *
 * @example Sort in descending order
 * ```ts
 * import { Char, Order } from '@tstd/core';
 *
 * [...'bca'].map(Char.of).toSorted(Order.reverse(Char.order)); // => ['c', 'b', 'a']
 * ```
 *
 * @keywords letters, alphabetical
 * @category Instances
 * @since 1.0.0
 */
export const order: Order<Char> = compare;

/**
 * The codec for characters, which are encoded as JSON strings of one character.
 *
 * @example Decode a character
 * ```ts
 * import { Char } from '@tstd/core';
 *
 * Char.codec.decode('a'); // => { ok: true, value: 'a' }
 * Char.codec.decode('ab').ok; // => false
 * Char.codec.decode('\uD83D').ok; // => false
 * ```
 *
 * @alias Schema.Char
 * @keywords single, letter
 * @category Instances
 * @since 1.0.0
 */
export const codec: Codec.Codec<Char, string> = /* @__PURE__ */ Codec.of<Char, string>({
  hasInstance,
  encode: (value) => value,
  decode: (input) =>
    hasInstance(input) ? { ok: true, value: input } : Codec.fault('a character', input),
  // JSON Schema counts lengths in code points.
  schema: () => ({
    type: 'string',
    minLength: 1,
    maxLength: 1,
    pattern: '^[^\\uD800-\\uDFFF]$',
  }),
  isIdentity: true,
});

/**
 * The lowest and the highest character.
 *
 * @example Read the bounds
 * ```ts
 * import { Char } from '@tstd/core';
 *
 * Char.bounded; // => { minValue: '\u0000', maxValue: '\u{10FFFF}' }
 * ```
 *
 * @category Instances
 * @since 1.0.0
 */
export const bounded: Bounded<Char> = /* @__PURE__ */ Object.freeze({
  minValue: MIN_VALUE,
  maxValue: MAX_VALUE,
});

/**
 * An `Indexable` instance for characters, with indices from 0 to 1,112,063. Up to U+D7FF, the index is the code point. From U+E000, it is the code point minus 2,048, because surrogates have no index.
 *
 * @example A range of letters and the gap left by the surrogates
 * ```ts
 * import { Char, Indexable } from '@tstd/core';
 *
 * Indexable.range(Char.indexable, { start: Char.of('a'), end: Char.of('e') }); // => ['a', 'b', 'c', 'd', 'e']
 * Char.indexable.toIndex(Char.of('\uD7FF')); // => 0xd7ff
 * Char.indexable.toIndex(Char.of('\uE000')); // => 0xd800
 * ```
 *
 * @keywords alphabet, loop
 * @category Instances
 * @since 1.0.0
 */
export const indexable: Indexable<Char> = /* @__PURE__ */ Object.freeze({ toIndex, fromIndex });

const MAX_ASCII = 0x7f;
const MAX_UNIT = 0xffff;
const MAX_CODE_POINT = 0x10ffff;
const MIN_SURROGATE = 0xd800;
const SURROGATES = 0x800;

const COMPARABLE: Comparable<Char> = /* @__PURE__ */ Comparable(compare);

function codePointOf(self: Char): number {
  // SAFETY: a character is never the empty string.
  return self.codePointAt(0) as number;
}

function checkChar(value: unknown, name: string): void {
  // An `if` is faster than passing the condition to `checkArgument`.
  if (typeof value !== 'string' || (value.length !== 1 && !hasInstance(value))) {
    checkArgument(false, name, 'a character', value);
  }
}

function toIndex(self: Char): number {
  checkChar(self, 'self');
  const codePoint = codePointOf(self);
  // Stryker disable next-line EqualityOperator: the first surrogate is not a character either.
  return codePoint < MIN_SURROGATE ? codePoint : codePoint - SURROGATES;
}

function fromIndex(index: number): Option<Char> {
  checkNumber(index, 'index');
  return fromCodePoint(index < MIN_SURROGATE ? index : index + SURROGATES);
}
