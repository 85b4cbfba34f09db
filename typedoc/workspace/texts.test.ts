// cspell:ignore Réessayer
import { describe, expect, test } from 'vitest';
import { countText, fillText, toMessages, translateTexts } from './texts';

const TEXTS = { one: 'One', group: { two: 'Two', deep: { three: 'Three' } } };

test('toMessages() names each text from the root on', () => {
  expect(toMessages(TEXTS)).toEqual({
    one: { message: 'One' },
    'group.two': { message: 'Two' },
    'group.deep.three': { message: 'Three' },
  });
});

describe('translateTexts()', () => {
  test('keeps the English of a language without a file, and of the sources', () => {
    expect(translateTexts(TEXTS, 'site', 'de')).toEqual(TEXTS);
    expect(translateTexts(TEXTS, 'site', 'en-GB')).toBe(TEXTS);
  });

  test('takes what the file of the language has, and keeps the rest', () => {
    expect(translateTexts({ sections: { guides: 'Guides', new: 'New' } }, 'site', 'fr')).toEqual({
      sections: { guides: 'Guides', new: 'New' },
    });
    expect(translateTexts({ starter: { retry: 'Retry' } }, 'site', 'fr')).toEqual({
      starter: { retry: 'Réessayer' },
    });
  });
});

test('fillText() puts values into their places, and leaves those that it has no value for', () => {
  expect(fillText('{name}: {count} of {all}', { name: 'a', count: 2 })).toBe('a: 2 of {all}');
});

describe('countText()', () => {
  test.each([
    ['en-GB', 1, '1 page'],
    ['en-GB', 0, '0 pages'],
    ['fr', 0, '0 page'],
    ['fr', 2, '2 pages'],
  ])('chooses the form of the language: %s, %i', (locale, count, text) => {
    expect(countText('{count} page|{count} pages', count, locale)).toBe(text);
  });

  test('takes the only form there is', () => {
    expect(countText('More ({count})', 7, 'fr')).toBe('More (7)');
  });
});
