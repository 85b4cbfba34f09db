// cspell:ignore ortographe

import { describe, expect, test } from 'vitest';
import { findForeignWords } from './frenchSpelling';
import { type FrenchText, readFrenchTexts } from './frenchTexts';

/** The faults reported for one text, without the advice. */
async function wordsOf(text: string): Promise<readonly string[]> {
  const faults = await findForeignWords([{ place: 'a.md', text }]);
  return faults.map((fault) => fault.replace(/^a\.md: | is no French: .*$/g, ''));
}

describe('findForeignWords()', () => {
  test.each([
    ['La valeur is received.', '"received"'],
    ['Une faute d’ortographe', '"d’ortographe"'],
    ['Un Handler en trop', '"Handler"'],
    ['L’ordre some', '"some"'],
    ['Un *étage* à part', '"étage" is no English, and italics are for English'],
  ])('tells what is not French, or not English in italics: %s', async (text, fault) => {
    expect(await wordsOf(text)).toEqual([fault]);
  });

  test.each([
    'L’élève de l’école, aujourd’hui\u{A0}: « oui ».',
    'Le code `received`, {@link Option.each}, [un lien](./received.md), <https://received.test/>.',
    'Un substitut isolé (*surrogate*), ou _surrogate_',
    '{count} résultats pour {received}',
    'Un UUID en UTF-8, en USD, un bundle',
    'Une ligne\nsuivie d’une autre',
  ])('takes code, names, loan words, and English in italics: %s', async (text) => {
    expect(await wordsOf(text)).toEqual([]);
  });
});

test('findForeignWords() names the text of each word, and says what to do', async () => {
  const faults = await findForeignWords([
    { place: 'a.md:1', text: 'Une ligne\nsuivie d’une autre' },
    { place: 'a.md:4', text: 'Le handler' },
  ]);
  expect(faults).toEqual([
    'a.md:4: "handler" is no French: translate it, put English into italics, or add a loan word to .ci/words/fr-loans.txt',
  ]);
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
