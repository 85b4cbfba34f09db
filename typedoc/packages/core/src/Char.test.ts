import { ArgumentError } from '@tstd/error';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';

import {
  codecLaws,
  equalLaws,
  indexableLaws,
  orderLaws,
  roundTripLaw,
} from '../../../laws/index.js';
import * as Char from './Char.js';
import * as Codec from './Codec.js';
import type { Comparable } from './Comparable.js';
import type { Option } from './Option.js';
import * as TextModule from './String.js';

/** Any characters, with those next to the bounds and the gap more often. */
const EDGES = [
  '\u0000',
  '\u007F',
  '\u0080',
  '\uD7FF',
  '\uE000',
  '\uFFFF',
  '\u{10000}',
  '\u{10FFFF}',
];
const chars: fc.Arbitrary<Char.Char> = fc
  .oneof(fc.constantFrom(...EDGES), fc.string({ minLength: 1, maxLength: 1, unit: 'binary' }))
  .map(Char.of);

const NOT_CHARS = ['', 'ab', '😀😀', '\uD83D', '\uDE00', '\uDE00\uD83D', 'a\n', '\n\n', 'e\u0301'];

/** Every character up to U+FFFF. No character above is white space. */
const BASIC_CHARS: readonly Char.Char[] = Array.from({ length: 0x10000 }, (_, codePoint) =>
  String.fromCodePoint(codePoint),
).filter(Char.hasInstance);

describe('the brand', () => {
  test('a character is a string, a string is not a character', () => {
    expectTypeOf<Char.Char>().toExtend<string>();
    expectTypeOf<string>().not.toExtend<Char.Char>();
    // @ts-expect-error To the compiler, a string is not a character.
    const value: Char.Char = 'a';
    expect(value).toBe('a');
  });
});

describe('hasInstance(), of() and from()', () => {
  test.each([...EDGES, 'a', '\n', '\u2028', '😀', '\u0301', '\uFFFD'])('accept %j', (value) => {
    expect(Char.hasInstance(value)).toBe(true);
    expect(Char.of(value)).toBe(value);
    expect(Char.from(value)).toBe(value);
  });

  test.each(NOT_CHARS)('reject %j', (value) => {
    expect(Char.hasInstance(value)).toBe(false);
    expect(() => Char.of(value)).toThrow(ArgumentError);
    expect(Char.from(value)).toBe(undefined);
  });

  test('of() names what it received', () => {
    expect(() => Char.of('ab')).toThrow('Expected "value" to be a character, received "ab"');
  });

  test('hasInstance() rejects values that are not strings', () => {
    for (const value of [
      1,
      null,
      undefined,
      ['a'],
      Object('a') as unknown,
      { toString: () => 'a' },
    ]) {
      expect(Char.hasInstance(value)).toBe(false);
    }
  });

  test('agree with the iterator of a string', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 3 }), (text) => {
        expect(Char.hasInstance(text)).toBe([...text].length === 1);
      }),
    );
  });

  test('from() returns an option', () => {
    expectTypeOf(Char.from).returns.toEqualTypeOf<Option<Char.Char>>();
  });
});

describe('fromCodePoint() and toCodePoint()', () => {
  test('return the characters of Unicode', () => {
    expect(Char.fromCodePoint(0)).toBe('\u0000');
    expect(Char.fromCodePoint(0x61)).toBe('a');
    expect(Char.fromCodePoint(0x10ffff)).toBe('\u{10FFFF}');
    expect(Char.toCodePoint(Char.of('😀'))).toBe(0x1f600);
  });

  test.each([-1, 0x110000, 0.5, 0x10fffe + 0.5, NaN, Infinity, -Infinity, 2 ** 53])(
    'fromCodePoint() rejects %d',
    (codePoint) => {
      expect(Char.fromCodePoint(codePoint)).toBe(undefined);
    },
  );

  test('fromCodePoint() rejects every surrogate, but not their neighbours', () => {
    for (let codePoint = 0xd800; codePoint <= 0xdfff; codePoint += 1) {
      expect(Char.fromCodePoint(codePoint)).toBe(undefined);
    }
    expect([0xd7ff, 0xe000].map(Char.fromCodePoint)).toEqual(['\uD7FF', '\uE000']);
  });
});

describe('the predicates', () => {
  test.each([
    [
      'isLetter',
      Char.isLetter,
      ['a', 'Z', 'é', 'ß', '字', 'ʰ', '𐐨'],
      ['1', '_', ' ', '\u0301', 'Ⅷ'],
    ],
    ['isDigit', Char.isDigit, ['0', '9', '٣', '७', '𝟗'], ['a', '½', '²', 'Ⅷ', '十', '/', ':']],
    ['isUppercase', Char.isUppercase, ['A', 'É', '𐐀', 'Ⅷ'], ['a', 'ß', 'ǅ', '1', '字']],
    ['isLowercase', Char.isLowercase, ['a', 'é', 'ß', '𐐨', 'ª'], ['A', 'ǅ', '1', '字']],
    ['isASCII', Char.isASCII, ['\u0000', 'a', '\u007F'], ['\u0080', 'é', '😀']],
    ['isWhitespace', Char.isWhitespace, [' ', '\t', '\n', '\u00A0', '\u3000'], ['_', '\u200B']],
  ] as const)('%s() tells characters apart', (_name, predicate, yes, no) => {
    expect(yes.filter((text) => !predicate(Char.of(text)))).toEqual([]);
    expect(no.filter((text) => predicate(Char.of(text)))).toEqual([]);
  });

  test('isWhitespace() agrees with trim() and String.isBlank()', () => {
    const differences = BASIC_CHARS.filter(
      (char) =>
        Char.isWhitespace(char) !== (char.trim() === '') ||
        Char.isWhitespace(char) !== TextModule.isBlank(char),
    );
    expect(differences).toEqual([]);
  });

  test('isWhitespace() differs from White_Space of Unicode on two characters', () => {
    const differences = BASIC_CHARS.filter(
      (char) => Char.isWhitespace(char) !== /\p{White_Space}/u.test(char),
    );
    expect(differences).toEqual(['\u0085', '\uFEFF']);
  });
});

describe('next() and previous()', () => {
  test('return the neighbours and skip the surrogates', () => {
    expect(Char.next(Char.of('a'))).toBe('b');
    expect(Char.previous(Char.of('b'))).toBe('a');
    expect(Char.next(Char.of('\uD7FF'))).toBe('\uE000');
    expect(Char.previous(Char.of('\uE000'))).toBe('\uD7FF');
    expect(Char.next(Char.of('\uFFFF'))).toBe('\u{10000}');
  });

  test('end at the bounds', () => {
    expect(Char.next(Char.MAX_VALUE)).toBe(undefined);
    expect(Char.previous(Char.MIN_VALUE)).toBe(undefined);
  });
});

describe('toUpperCase() and toLowerCase()', () => {
  test('return the whole text, whether it has one character or several', () => {
    expect(Char.toUpperCase(Char.of('é'))).toBe('É');
    expect(Char.toUpperCase(Char.of('ß'))).toBe('SS');
    expect(Char.toUpperCase(Char.of('ﬃ'))).toBe('FFI');
    expect(Char.toLowerCase(Char.of('𐐀'))).toBe('𐐨');
    expect(Char.toLowerCase(Char.of('İ'))).toBe('i\u0307');
    expect(Char.toUpperCase(Char.of('1'))).toBe('1');
    expectTypeOf(Char.toUpperCase).returns.toEqualTypeOf<string>();
    expectTypeOf(Char.toLowerCase).returns.toEqualTypeOf<string>();
  });
});

describe('comparisons', () => {
  const [a, b, c] = [Char.of('a'), Char.of('b'), Char.of('c')];

  test('compare() is by code point, not by code unit', () => {
    expect([Char.compare(a, b), Char.compare(b, b), Char.compare(c, b)]).toEqual([-1, 0, 1]);
    expect(Char.compare(Char.of('\uFFFF'), Char.of('😀'))).toBe(-1);
  });

  test('every comparison agrees with the code points, and with strings', () => {
    fc.assert(
      fc.property(chars, chars, (self, other) => {
        const [left, right] = [Char.toCodePoint(self), Char.toCodePoint(other)];
        expect(Char.compare(self, other)).toBe(TextModule.compare(self, other));
        expect(Char.equals(self, other)).toBe(left === right);
        expect(Char.lessThan(self, other)).toBe(left < right);
        expect(Char.lessThanOrEqual(self, other)).toBe(left <= right);
        expect(Char.greaterThan(self, other)).toBe(left > right);
        expect(Char.greaterThanOrEqual(self, other)).toBe(left >= right);
        expect(Char.min(self, other)).toBe(left < right ? self : other);
        expect(Char.max(self, other)).toBe(left > right ? self : other);
        expect(Char.lessThanOrEqual(self, self) && Char.greaterThanOrEqual(self, self)).toBe(true);
        expect(Char.lessThan(self, self) || Char.greaterThan(self, self)).toBe(false);
      }),
    );
  });

  test('clamp() limits to the bounds', () => {
    expect(Char.clamp(a, b, c)).toBe('b');
    expect(Char.clamp(c, a, b)).toBe('b');
    expect(Char.clamp(b, a, c)).toBe('b');
    expect(() => Char.clamp(b, c, a)).toThrow(ArgumentError);
  });

  test('isBetween() includes both bounds', () => {
    expect([a, b, c].map((value) => Char.isBetween(value, b, c))).toEqual([false, true, true]);
    expect(Char.isBetween(b, c, b)).toBe(false);
  });

  test('the module is a Comparable', () => {
    expectTypeOf(Char).toExtend<Comparable<Char.Char>>();
  });
});

describe('instances', () => {
  test('bounded contains the lowest and the highest code point', () => {
    expect(Char.bounded).toEqual({ minValue: '\u0000', maxValue: '\u{10FFFF}' });
    expect(Char.bounded.minValue).toBe(Char.MIN_VALUE);
    expect(Char.bounded.maxValue).toBe(Char.MAX_VALUE);
  });

  test('indexable has no indices for surrogates', () => {
    const { toIndex, fromIndex } = Char.indexable;
    expect([toIndex(Char.MIN_VALUE), toIndex(Char.of('\uD7FF'))]).toEqual([0, 0xd7ff]);
    expect([toIndex(Char.of('\uE000')), toIndex(Char.MAX_VALUE)]).toEqual([0xd800, 1_112_063]);
    expect([-1, 1_112_064, 0.5, NaN].map(fromIndex)).toEqual(Array(4).fill(undefined));
  });

  test('codec encodes a character as itself', () => {
    expect(Char.codec.definition.isIdentity).toBe(true);
  });

  test('codec names what it expects', () => {
    const result = Char.codec.decode('ab');
    expect(result.ok ? '' : result.error.message).toBe('Expected a character, received a string');
    expect(Codec.toJSONSchema(Char.codec)).toMatchObject({
      type: 'string',
      minLength: 1,
      maxLength: 1,
      pattern: '^[^\\uD800-\\uDFFF]$',
    });
  });
});

equalLaws('Char', Char.equal, chars);
orderLaws('Char', Char.order, chars, Char.equal);
indexableLaws('Char', Char.indexable, chars);
codecLaws('Char', Char.codec, chars, {
  inputs: fc.oneof(fc.constantFrom(...NOT_CHARS), fc.string({ unit: 'binary', maxLength: 2 })),
});
roundTripLaw('Char.toCodePoint() and fromCodePoint()', chars, Char.toCodePoint, Char.fromCodePoint);
