import { ArgumentError } from '@tstd/error';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';

import { codecLaws, equalLaws, orderLaws } from '../../../laws/index.js';
import * as Codec from './Codec.js';
import type { Option } from './Option.js';
import * as StringModule from './String.js';

/** Strings of only a few different code units, so that pairs, lone surrogates and repetitions are frequent. */
const texts = fc
  .array(fc.constantFrom('a', 'b', '\uD83D', '\uDE00', '😀', '\uE000', '\uFFFD', '$', '\n', ' '))
  .map((parts) => parts.join(''));

/** Strings of any code points except surrogates. */
const wellFormedTexts = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff })))
  .map((points) => String.fromCodePoint(...points));

const lengths = fc.integer({ min: 0, max: 12 });
const indices = fc.integer({ min: -12, max: 12 });

/** A slow implementation to compare with. */
function codePointsOf(text: string): readonly string[] {
  return Array.from(text);
}

describe('guards', () => {
  test('hasInstance() accepts primitive strings only', () => {
    expect(StringModule.hasInstance('')).toBe(true);
    expect(StringModule.hasInstance(new String('a'))).toBe(false);
    expect(StringModule.hasInstance(null)).toBe(false);
  });

  test('isEmpty() accepts the empty string only', () => {
    expect(StringModule.isEmpty('')).toBe(true);
    expect(StringModule.isEmpty(' ')).toBe(false);
  });

  test('isBlank() accepts white space only', () => {
    for (const text of ['', ' ', '\t\r\n', '\u00A0', '\u2003', '\u2028', '\uFEFF']) {
      expect(StringModule.isBlank(text)).toBe(true);
    }
    for (const text of ['a', ' a ', '\u200B', '0']) {
      expect(StringModule.isBlank(text)).toBe(false);
    }
  });

  test('isBlank() agrees with trim()', () => {
    fc.assert(
      fc.property(fc.oneof(texts, wellFormedTexts), (text) => {
        expect(StringModule.isBlank(text)).toBe(text.trim() === '');
      }),
    );
  });

  test('isWellFormed() rejects a lone surrogate anywhere', () => {
    expect(StringModule.isWellFormed('a😀')).toBe(true);
    expect(StringModule.isWellFormed('')).toBe(true);
    for (const text of ['\uD83D', '\uDE00', 'a\uD83D', '\uDE00a', '\uDE00\uD83D', '😀\uDE00']) {
      expect(StringModule.isWellFormed(text)).toBe(false);
    }
  });
});

describe('length() and at()', () => {
  test('count a pair once, and half a pair once', () => {
    expect(StringModule.length('a😀')).toBe(2);
    expect(StringModule.length('\uD83D')).toBe(1);
    expect(StringModule.length('\uDE00\uD83D')).toBe(2);
    expect(StringModule.length('')).toBe(0);
  });

  test('recognise the first and the last surrogate', () => {
    for (const pair of ['\uD800\uDC00', '\uD800\uDFFF', '\uDBFF\uDC00', '\uDBFF\uDFFF']) {
      expect(StringModule.length(pair)).toBe(1);
    }
    for (const text of ['\uD7FF\uDC00', '\uDC00\uDC00', '\uD800\uDBFF', '\uD800\uE000']) {
      expect(StringModule.length(text)).toBe(2);
    }
  });

  test('count the code points of a cluster one by one', () => {
    expect(StringModule.length('e\u0301')).toBe(2);
  });

  test('length() is the number of items of the iterator', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(StringModule.length(text)).toBe(codePointsOf(text).length);
      }),
    );
  });

  test('at() reads like Array.prototype.at on code points', () => {
    fc.assert(
      fc.property(texts, indices, (text, index) => {
        expect(StringModule.at(text, index)).toBe(codePointsOf(text).at(index));
      }),
    );
  });

  test('at() returns an option', () => {
    expect(StringModule.at('', 0)).toBe(undefined);
    expect(StringModule.at('a', -2)).toBe(undefined);
    expectTypeOf(StringModule.at).returns.toEqualTypeOf<Option<string>>();
  });

  test('at() throws on an index that is not an integer', () => {
    for (const index of [0.5, NaN, Infinity]) {
      expect(() => StringModule.at('a', index)).toThrow(ArgumentError);
    }
    expect(() => StringModule.at('a', 0.5)).toThrow(
      'Expected "index" to be an integer, received 0.5',
    );
  });
});

describe('indexOf()', () => {
  test('counts code points', () => {
    expect(StringModule.indexOf('😀 ok', 'ok')).toBe(2);
    expect(StringModule.indexOf('ab', 'c')).toBe(undefined);
    expect(StringModule.indexOf('ab', '')).toBe(0);
  });

  test('does not find half a pair in a pair', () => {
    expect(StringModule.indexOf('😀', '\uD83D')).toBe(undefined);
    expect(StringModule.indexOf('😀', '\uDE00')).toBe(undefined);
    expect(StringModule.indexOf('😀\uDE00', '\uDE00')).toBe(1);
    expect(StringModule.indexOf('😀\uD83D', '\uD83D')).toBe(1);
  });

  test('finds the first occurrence of the code points', () => {
    fc.assert(
      fc.property(texts, texts, (text, part) => {
        const points = codePointsOf(text);
        const wanted = codePointsOf(part);
        const found = [...points.keys(), points.length].find((start) =>
          wanted.every((point, offset) => points[start + offset] === point),
        );
        expect(StringModule.indexOf(text, part)).toBe(found);
      }),
    );
  });
});

describe('slice()', () => {
  test('cuts like Array.prototype.slice on code points', () => {
    fc.assert(
      fc.property(texts, indices, fc.option(indices, { nil: undefined }), (text, start, end) => {
        expect(StringModule.slice(text, start, end)).toBe(
          codePointsOf(text).slice(start, end).join(''),
        );
      }),
    );
  });

  test('throws on an index that is not an integer', () => {
    expect(() => StringModule.slice('a', 0.5)).toThrow('Expected "start" to be an integer');
    expect(() => StringModule.slice('a', 0, NaN)).toThrow('Expected "end" to be an integer');
  });
});

describe('truncate()', () => {
  test('returns a string that fits unchanged', () => {
    expect(StringModule.truncate('Lovelace', { maxLength: 8 })).toBe('Lovelace');
    expect(StringModule.truncate('😀😀', { maxLength: 2 })).toBe('😀😀');
    expect(StringModule.truncate('', { maxLength: 0 })).toBe('');
  });

  test('counts the ellipsis, and omits it if it does not fit', () => {
    expect(StringModule.truncate('Lovelace', { maxLength: 5 })).toBe('Love…');
    expect(StringModule.truncate('Lovelace', { maxLength: 1 })).toBe('…');
    expect(StringModule.truncate('Lovelace', { maxLength: 0 })).toBe('');
    expect(StringModule.truncate('Lovelace', { maxLength: 3, ellipsis: '...' })).toBe('...');
    expect(StringModule.truncate('Lovelace', { maxLength: 2, ellipsis: '...' })).toBe('Lo');
    expect(StringModule.truncate('Lovelace', { maxLength: 4, ellipsis: '' })).toBe('Love');
  });

  test('is never longer than requested, and starts like the string', () => {
    fc.assert(
      fc.property(texts, lengths, fc.string({ maxLength: 4 }), (text, maxLength, ellipsis) => {
        const result = StringModule.truncate(text, { maxLength, ellipsis });
        expect(StringModule.length(result)).toBeLessThanOrEqual(maxLength);
        expect(StringModule.length(result)).toBe(Math.min(maxLength, StringModule.length(text)));
        const isWhole = StringModule.length(text) <= maxLength;
        const isBare = isWhole || StringModule.length(ellipsis) > maxLength;
        const kept = isBare ? result : result.slice(0, result.length - ellipsis.length);
        expect(text.startsWith(kept)).toBe(true);
        expect(isBare || result.endsWith(ellipsis)).toBe(true);
      }),
    );
  });

  test('never splits a pair in a well-formed string', () => {
    fc.assert(
      fc.property(wellFormedTexts, lengths, (text, maxLength) => {
        expect(StringModule.isWellFormed(StringModule.truncate(text, { maxLength }))).toBe(true);
      }),
    );
  });

  test('is not accepted as a callback that receives the index and the array', () => {
    // @ts-expect-error The index is not an options object.
    expect(() => ['Ada', 'Bob'].map(StringModule.truncate)).toThrow(ArgumentError);
    // @ts-expect-error The index is not an options object here either.
    expect(() => ['Ada'].map((text, index) => StringModule.truncate(text, index))).toThrow(
      'Expected "options" to be an object, received 0',
    );
    // @ts-expect-error The array is not an index.
    expect(() => ['Ada'].map(StringModule.slice)).toThrow(ArgumentError);
    // @ts-expect-error The array is not a string.
    expect(() => ['Ada'].map(StringModule.padEnd)).toThrow(ArgumentError);
  });

  test('throws on a length that is negative or not an integer', () => {
    for (const length of [-1, 0.5, NaN, Infinity]) {
      expect(() => StringModule.truncate('a', { maxLength: length })).toThrow(ArgumentError);
    }
    expect(() => StringModule.truncate('a', { maxLength: -1 })).toThrow(
      'Expected "maxLength" to be a non-negative integer, received -1',
    );
  });
});

describe('padStart() and padEnd()', () => {
  test('fill up to the length with repeated and cut strings', () => {
    expect(StringModule.padStart('7', 3, '0')).toBe('007');
    expect(StringModule.padEnd('7', 6, 'ab')).toBe('7ababa');
    expect(StringModule.padStart('😀', 4, 'a😀')).toBe('a😀a😀');
    expect(StringModule.padEnd('ab', 4)).toBe('ab  ');
    expect(StringModule.padStart('ab', 4)).toBe('  ab');
  });

  test('return a string that is long enough unchanged', () => {
    expect(StringModule.padStart('abc', 3)).toBe('abc');
    expect(StringModule.padEnd('abc', 1)).toBe('abc');
  });

  test('agree with the methods of JavaScript below U+10000', () => {
    const ascii = fc.string({ maxLength: 8 });
    fc.assert(
      fc.property(ascii, lengths, fc.string({ minLength: 1, maxLength: 3 }), (text, size, fill) => {
        expect(StringModule.padStart(text, size, fill)).toBe(text.padStart(size, fill));
        expect(StringModule.padEnd(text, size, fill)).toBe(text.padEnd(size, fill));
      }),
    );
  });

  test('reach the length in code points', () => {
    const fills = wellFormedTexts.filter((text) => text !== '');
    fc.assert(
      fc.property(texts, lengths, fills, (text, size, fill) => {
        const expected = Math.max(size, StringModule.length(text));
        expect(StringModule.length(StringModule.padStart(text, size, fill))).toBe(expected);
        expect(StringModule.length(StringModule.padEnd(text, size, fill))).toBe(expected);
      }),
    );
  });

  test('reject a fill with half a pair, which could form a pair with another half', () => {
    for (const fill of ['\ud83d', '\ude00', 'a\ude00', '\ude00\ud83d']) {
      const message = `Expected "fill" to be a string without lone surrogates`;
      expect(() => StringModule.padEnd('\ud83d', 2, fill)).toThrow(message);
      expect(() => StringModule.padStart('\ude00', 2, fill)).toThrow(message);
    }
    expect(() => StringModule.truncate('\ud83dab', { maxLength: 2, ellipsis: '\ude00' })).toThrow(
      'Expected "ellipsis" to be a string without lone surrogates',
    );
  });

  test('throw on an empty fill and on a wrong length', () => {
    expect(() => StringModule.padStart('a', 3, '')).toThrow(
      'Expected "fill" to be a non-empty string',
    );
    expect(() => StringModule.padEnd('a', -1)).toThrow('Expected "minLength" to be');
  });
});

describe('capitalize()', () => {
  test('changes the first code point only', () => {
    expect(StringModule.capitalize('ada LOVELACE')).toBe('Ada LOVELACE');
    expect(StringModule.capitalize('𐐨𐐨')).toBe('𐐀𐐨');
    expect(StringModule.capitalize('ßa')).toBe('SSa');
    expect(StringModule.capitalize('1a')).toBe('1a');
    expect(StringModule.capitalize('')).toBe('');
  });
});

describe('replaceAll()', () => {
  test('inserts the replacement literally', () => {
    expect(StringModule.replaceAll('a-b-c', '-', '$&$1$$')).toBe('a$&$1$$b$&$1$$c');
    expect(StringModule.replaceAll('a.b', '.', '')).toBe('ab');
    expect(StringModule.replaceAll('aaa', 'aa', 'b')).toBe('ba');
  });

  test('does not replace half of a pair', () => {
    expect(StringModule.replaceAll('😀\uDE00', '\uDE00', 'x')).toBe('😀x');
    expect(StringModule.replaceAll('\uD83D😀', '\uD83D', 'x')).toBe('x😀');
  });

  test('agrees with split and join on strings without surrogates', () => {
    const symbols = fc.string({
      unit: fc.constantFrom(...'\\^$.*+?()[]{}|/-a#&:'.split('')),
      minLength: 1,
      maxLength: 2,
    });
    fc.assert(
      fc.property(fc.array(symbols), symbols, fc.string(), (parts, part, replacement) => {
        const text = parts.join(part);
        expect(StringModule.replaceAll(text, part, replacement)).toBe(
          text.split(part).join(replacement),
        );
      }),
    );
  });

  test('throws on an empty string', () => {
    expect(() => StringModule.replaceAll('a', '', 'b')).toThrow(ArgumentError);
    expect(() => StringModule.replaceAll('a', '', 'b')).toThrow(
      'Expected "text" to be a non-empty string',
    );
  });
});

describe('toWellFormed()', () => {
  test('replaces each lone surrogate, and keeps pairs', () => {
    expect(StringModule.toWellFormed('\uDE00\uD83Da😀')).toBe('\uFFFD\uFFFDa😀');
  });

  test('agrees with encoding to UTF-8 and back', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const result = StringModule.toWellFormed(text);
        expect(result).toBe(new TextDecoder().decode(new TextEncoder().encode(text)));
        expect(StringModule.isWellFormed(result)).toBe(true);
        expect(StringModule.isWellFormed(text)).toBe(result === text);
      }),
    );
  });
});

describe('toArray(), lines() and words()', () => {
  test('types', () => {
    for (const split of [StringModule.toArray, StringModule.lines, StringModule.words] as const) {
      expectTypeOf(split('a b')).toEqualTypeOf<readonly string[]>();
    }
    expect(StringModule.toArray('a😀')).toStrictEqual(['a', '😀']);
  });

  test('toArray() joined is the string', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const points = StringModule.toArray(text);
        expect(points.join('')).toBe(text);
        expect(points.every((point) => StringModule.length(point) === 1)).toBe(true);
      }),
    );
  });

  test.each<[string, readonly string[]]>([
    ['', []],
    ['a', ['a']],
    ['a\n', ['a']],
    ['a\nb', ['a', 'b']],
    ['a\r\nb\rc\n', ['a', 'b', 'c']],
    ['\n', ['']],
    ['a\n\n', ['a', '']],
    ['\n\r', ['', '']],
    ['a\u2028b', ['a\u2028b']],
  ])('lines() of %j', (text, lines) => {
    expect(StringModule.lines(text)).toEqual(lines);
  });

  test('lines() splits what was joined with line endings', () => {
    const line = fc.string().filter((text) => !/[\r\n]/.test(text));
    fc.assert(
      fc.property(fc.array(line), fc.constantFrom('\n', '\r\n', '\r'), (list, end) => {
        expect(StringModule.lines(list.map((each) => each + end).join(''))).toEqual(list);
      }),
    );
  });

  test('lines() and words() are read-only', () => {
    expectTypeOf(StringModule.lines('a')).toEqualTypeOf<readonly string[]>();
    expectTypeOf(StringModule.words('a')).toEqualTypeOf<readonly string[]>();
  });

  test('words() drops white space on all sides', () => {
    expect(StringModule.words(' a  b\tc\n')).toEqual(['a', 'b', 'c']);
    expect(StringModule.words('')).toEqual([]);
    expect(StringModule.words("don't, 1.5")).toEqual(["don't,", '1.5']);
  });
});

describe('comparisons', () => {
  function compareSlowly(self: string, other: string): number {
    const [first, second] = [self, other].map((text) =>
      codePointsOf(text).map((point) => point.codePointAt(0) ?? 0),
    ) as [number[], number[]];
    const index = first.findIndex((point, place) => point !== second[place]);
    if (index === -1) {
      return first.length === second.length ? 0 : -1;
    }
    return (first[index] ?? -1) < (second[index] ?? -1) ? -1 : 1;
  }

  test('compare() compares code points, unlike the operator', () => {
    expect(StringModule.compare('\uFFFD', '😀')).toBe(-1);
    expect(StringModule.compare('😀', '\uFFFD')).toBe(1);
    expect('\uFFFD' < '😀').toBe(false);
    // The first code units are equal, but the pair and the lone surrogate are different code points.
    expect(StringModule.compare('\uD83D\uE000', '😀')).toBe(-1);
    expect(StringModule.compare('😀', '\uD83D')).toBe(1);
  });

  test('compare() puts a prefix before the whole string', () => {
    expect(StringModule.compare('', 'a')).toBe(-1);
    expect(StringModule.compare('ab', 'a')).toBe(1);
    expect(StringModule.compare('', '\0')).toBe(-1);
    expect(StringModule.compare('\0', '')).toBe(1);
    expect(StringModule.compare('a', 'a')).toBe(0);
  });

  test('compare() agrees with lists of code points', () => {
    fc.assert(
      fc.property(texts, texts, texts, (start, self, other) => {
        expect(StringModule.compare(start + self, start + other)).toBe(
          compareSlowly(start + self, start + other),
        );
      }),
      { numRuns: 1000 },
    );
  });

  test('every comparison agrees with compare()', () => {
    fc.assert(
      fc.property(texts, texts, (self, other) => {
        const ordering = StringModule.compare(self, other);
        expect(StringModule.equals(self, other)).toBe(ordering === 0);
        expect(StringModule.lessThan(self, other)).toBe(ordering < 0);
        expect(StringModule.lessThanOrEqual(self, other)).toBe(ordering <= 0);
        expect(StringModule.greaterThan(self, other)).toBe(ordering > 0);
        expect(StringModule.greaterThanOrEqual(self, other)).toBe(ordering >= 0);
        expect(StringModule.min(self, other)).toBe(ordering <= 0 ? self : other);
        expect(StringModule.max(self, other)).toBe(ordering >= 0 ? self : other);
      }),
    );
    expect(StringModule.lessThanOrEqual('a', 'a')).toBe(true);
    expect(StringModule.greaterThanOrEqual('a', 'a')).toBe(true);
    expect(StringModule.lessThan('a', 'a')).toBe(false);
    expect(StringModule.greaterThan('a', 'a')).toBe(false);
  });

  test('clamp() limits to the bounds', () => {
    expect(StringModule.clamp('a', 'b', 'c')).toBe('b');
    expect(StringModule.clamp('c', 'a', 'b')).toBe('b');
    expect(StringModule.clamp('b', 'a', 'c')).toBe('b');
    expect(() => StringModule.clamp('b', 'c', 'a')).toThrow(ArgumentError);
  });

  test('isBetween() includes both bounds', () => {
    expect(
      ['a', 'b', 'bb', 'c', 'cc'].map((value) => StringModule.isBetween(value, 'b', 'c')),
    ).toEqual([false, true, true, true, false]);
    expect(StringModule.isBetween('b', 'c', 'b')).toBe(false);
  });
});

test('compare() is the order of the UTF-8 bytes of well-formed strings', () => {
  const bytesOf = (text: string): string => String.fromCharCode(...new TextEncoder().encode(text));
  fc.assert(
    fc.property(wellFormedTexts, wellFormedTexts, (self, other) => {
      const [first, second] = [bytesOf(self), bytesOf(other)];
      const expected = Number(first > second) - Number(first < second);
      expect(StringModule.compare(self, other) - expected).toBe(0);
    }),
  );
});

describe('instances', () => {
  test('codec is that of Codec', () => {
    expect(StringModule.codec).toBe(Codec.string);
  });
});

equalLaws('String', StringModule.equal, texts);
orderLaws('String', StringModule.order, texts, StringModule.equal);
codecLaws('String', StringModule.codec, texts);

describe('long strings', () => {
  test('replaceAll() accepts a string of any length', () => {
    const text = 'a'.repeat(40_000);
    expect(StringModule.replaceAll(`${text}b${text}`, text, '-')).toBe('-b-');
    expect(StringModule.replaceAll('aaa', 'aa', 'b')).toBe('ba');
    expect(StringModule.replaceAll('😀\ud83d', '\ud83d', '-')).toBe('😀-');
    expect(StringModule.replaceAll('abc', 'd', '-')).toBe('abc');
  });

  test('padStart() and padEnd() reject a length that some engines cannot hold', () => {
    const message = 'Expected "minLength" to be an integer from 0 to 100000000, received 100000001';
    expect(() => StringModule.padStart('a', 100_000_001)).toThrow(new ArgumentError({ message }));
    expect(() => StringModule.padEnd('a', 100_000_001)).toThrow(new ArgumentError({ message }));
  });

  test('padStart() and padEnd() reach the maximum length with pairs', () => {
    expect(StringModule.padEnd('a', 100_000_000, '😀')).toHaveLength(199_999_999);
    expect(StringModule.padStart('a', 100_000_000, '😀')).toHaveLength(199_999_999);
  });

  test('padEnd() repeats a long fill only as often as needed', () => {
    const fill = 'a'.repeat(60_000_000);
    expect(StringModule.padEnd('', 60_000_001, fill)).toHaveLength(60_000_001);
  });

  test('replaceAll() throws the error of the engine if the result is too long', () => {
    expect(() => StringModule.replaceAll('a'.repeat(2 ** 16), 'a', 'b'.repeat(2 ** 15))).toThrow(
      RangeError,
    );
  });
});
