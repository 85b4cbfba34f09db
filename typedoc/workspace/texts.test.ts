// cspell:ignore Réessayer
import { describe, expect, test } from 'vitest';
import { countText, fillText, toMessages, translateTexts } from './texts';

const TEXTS = { one: 'One', group: { two: 'Two', deep: { three: 'Three' } } };

test('toMessages() names each text by its path from the root', () => {
  expect(toMessages(TEXTS)).toEqual({
    one: { message: 'One' },
    'group.two': { message: 'Two' },
    'group.deep.three': { message: 'Three' },
  });
});

describe('translateTexts()', () => {
  test('keeps English for a language without a file, and for the source language', () => {
    expect(translateTexts(TEXTS, 'site', 'de')).toEqual(TEXTS);
    expect(translateTexts(TEXTS, 'site', 'en-GB')).toBe(TEXTS);
  });

  test('uses the texts in the file of the language, and keeps the rest', () => {
    expect(translateTexts({ sections: { guides: 'Guides', new: 'New' } }, 'site', 'fr')).toEqual({
      sections: { guides: 'Guides', new: 'New' },
    });
    expect(translateTexts({ starter: { retry: 'Retry' } }, 'site', 'fr')).toEqual({
      starter: { retry: 'Réessayer' },
    });
  });
});

test('fillText() replaces placeholders, except those without a value', () => {
  expect(fillText('{name}: {count} of {all}', { name: 'a', count: 2 })).toBe('a: 2 of {all}');
});

describe('countText()', () => {
  test.each([
    ['en-GB', 1, '1 page'],
    ['en-GB', 0, '0 pages'],
    ['fr', 0, '0 page'],
    ['fr', 2, '2 pages'],
  ])('chooses the plural form of the language: %s, %i', (locale, count, text) => {
    expect(countText('{count} page|{count} pages', count, locale)).toBe(text);
  });

  test('uses the only form', () => {
    expect(countText('More ({count})', 7, 'fr')).toBe('More (7)');
  });
});
