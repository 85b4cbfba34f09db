// cspell:ignore Ñééẋţ Úúšéé Šééááŕçĥ ţĥéé šííţéé
import { expect, test } from 'vitest';
import { findTranslationFaults } from '../typedoc/plugin/translationFaults';
import { findPlainWords, titlePattern, toPseudoPage, toPseudoText } from './pseudoText';

test('a text has accents, and is about a third longer', () => {
  expect(toPseudoText('Search the site')).toBe('Šééááŕçĥ ţĥéé šííţéé');
});

test.each([
  'Read [the guide](./a.md#edge-cases) of `Option.map`.',
  'See {@link map} and <b>{name}</b>, 1,000.5 times | {count} & more',
  'Install @tstd/core from https://example.org/a',
])('a text keeps code, links, markup and places: %s', (text) => {
  expect(findTranslationFaults(text, toPseudoText(text), 'en-XA')).toEqual([]);
  expect(findPlainWords(toPseudoText(text).replace(/`[^`]*`|<[^>]*>|[{(][^})]*[})]/g, ''))).toEqual(
    [],
  );
});

test('what is left of English is found, but for names', () => {
  expect(findPlainWords('Šééááŕçĥ the site of GitHub and @tstd/core')).toEqual([
    'the',
    'site',
    'and',
  ]);
});

test('titles of pages that are not translated are no fault, nor are texts of names', () => {
  const known = {
    titles: titlePattern(['Work', 'Work that waits', 'Enum']),
    names: new Set(['EnumLike', 'Option', 'type']),
  };
  expect(findPlainWords('Ñééẋţ Work that waits', known)).toEqual([]);
  expect(findPlainWords('type Option', known)).toEqual([]);
  expect(findPlainWords('EnumLike', known)).toEqual([]);
  expect(findPlainWords('the type Option', known)).toEqual(['the', 'type', 'Option']);
});

test('a page keeps its blocks of code', () => {
  expect(toPseudoPage('# Use\n\n```ts\nuse();\n```\n')).toBe('# Úúšéé\n\n```ts\nuse();\n```\n');
});
