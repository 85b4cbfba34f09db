import { expect, test } from 'vitest';
import { foldsIn, groupsIn, themeTexts } from './referenceTexts';

test('the groups and the folds have the words of a language, and else English ones', () => {
  expect(groupsIn('fr')[0]?.title).toBe('Décrire des valeurs et des échecs');
  expect(groupsIn('de')[0]?.title).toBe('Describe values and failures');
  const [fold] = foldsIn('fr');
  expect(fold?.title).toBe('Devises');
  expect(fold?.table.columns.map(({ heading }) => heading)).toEqual(['Nom', 'Décimales']);
});

test('the words of pages have places for what they are said of', () => {
  const { rootPage, page } = themeTexts('fr');
  expect(rootPage.exports(2)).toBe('2 exports');
  expect(rootPage.needs('`a`')).toBe('s’appuie sur `a`');
  expect(page.since('1.0.0')).toBe('Depuis la version 1.0.0');
});
