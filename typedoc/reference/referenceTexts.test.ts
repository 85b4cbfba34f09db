import { expect, test } from 'vitest';
import { foldsIn, groupsIn, themeTexts } from './referenceTexts';

test('groups and folds are translated, or fall back to English', () => {
  expect(groupsIn('fr')[0]?.title).toBe('Décrire des valeurs et des échecs');
  expect(groupsIn('de')[0]?.title).toBe('Describe values and failures');
  const [fold] = foldsIn('fr');
  expect(fold?.title).toBe('Devises');
  expect(fold?.table.columns.map(({ heading }) => heading)).toEqual(['Nom', 'Décimales']);
});

test('the texts of pages contain their values', () => {
  const { rootPage, page } = themeTexts('fr');
  expect([1, 2].map(rootPage.exports)).toEqual(['1 export', '2 exports']);
  expect(rootPage.needs(['`a`', '`b`'])).toBe('s’appuie sur `a` et `b`');
  expect(page.since('1.0.0')).toBe('Depuis la version 1.0.0');
});
