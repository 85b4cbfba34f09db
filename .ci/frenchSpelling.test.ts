// cspell:ignore ortographe

import { describe, expect, test } from 'vitest';
import { findForeignWords } from './frenchSpelling';
import { type FrenchText, readFrenchTexts } from './frenchTexts';

/** The words that are told of one text. */
async function wordsOf(text: string): Promise<readonly string[]> {
  const faults = await findForeignWords([{ place: 'a.md', text }]);
  return faults.map((fault) => fault.replace('a.md: ', ''));
}

describe('findForeignWords()', () => {
  test.each([
    ['La valeur is received.', '"received" is not in "fr"'],
    ['Une faute d’ortographe', '"d’ortographe" is not in "fr"'],
    ['Un Handler en trop', '"Handler" is not in "fr"'],
    ['L’ordre some', '"some" is not in "fr"'],
    ['Un *étage* à part', '"étage" is not in "en"'],
  ])('tells what is not French, or not English in italics: %s', async (text, fault) => {
    expect(await wordsOf(text)).toEqual([fault]);
  });

  test.each([
    'L’élève de l’école, aujourd’hui\u{A0}: « oui ».',
    'Le code `received`, {@link Option.each}, [un lien](./received.md), <https://received.test/>.',
    'Un substitut isolé (*surrogate*), ou _surrogate_',
    '{count} résultats pour {received}',
    'Un UUID en UTF-8, en USD, un bundle',
  ])('takes code, names, loan words, and English in italics: %s', async (text) => {
    expect(await wordsOf(text)).toEqual([]);
  });
});

test('the French texts have no words but French ones, names, and loan words', async () => {
  const texts = readFrenchTexts().filter((text) => !isCurrency(text) && !isKeyword(text));
  expect(texts.length).toBeGreaterThan(10_000);
  expect(await findForeignWords(texts)).toEqual([]);
}, 60_000);

/** The names of currencies are those of a table. */
function isCurrency({ place }: FrenchText): boolean {
  return /\/money\/[A-Z]{3}\.json /.test(place);
}

/** A word for the search that both languages have. */
function isKeyword({ place, text }: FrenchText): boolean {
  return place.endsWith(`/shared/packages.json ${text}`) && /^[\w-]+$/.test(text);
}
