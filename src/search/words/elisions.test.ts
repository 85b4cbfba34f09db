import { expect, test } from 'vitest';
import { joinElisions, separateElisions } from './elisions';

test.each([
  ['Arrêter l’exécution', 'Arrêter l’ exécution'],
  ["L'erreur qu'il faut, jusqu'à ce qu’elle", "L' erreur qu' il faut, jusqu' à ce qu’ elle"],
  ['aujourd’hui, don’t, user’s', 'aujourd’hui, don’t, user’s'],
  ['d’`Option`', 'd’`Option`'],
])('"%s" is indexed as "%s"', (text, indexed) => {
  expect(separateElisions(text)).toBe(indexed);
  expect(joinElisions(indexed)).toBe(text);
});

test('an excerpt is as the page has it, marks included', () => {
  expect(joinElisions('Arrêter l’ <mark>exécution</mark>')).toBe(
    'Arrêter l’<mark>exécution</mark>',
  );
});
