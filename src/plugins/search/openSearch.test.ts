import { expect, test } from 'vitest';
import { toOpenSearch } from './openSearch';

test('describes the search for browsers, whatever the name of the site', () => {
  const xml = toOpenSearch({
    name: 'A & B',
    description: '"<words>"',
    language: 'fr',
    searchPage: 'https://example.org/fr/search',
    icon: 'https://example.org/icon.svg',
  });
  expect(xml).toContain('<ShortName>A &amp; B</ShortName>');
  expect(xml).toContain('<Description>&quot;&lt;words&gt;&quot;</Description>');
  expect(xml).toContain('<Language>fr</Language>');
  expect(xml).toContain('template="https://example.org/fr/search?q={searchTerms}"');
});
