import { describe, expect, test } from 'vitest';
import { REPOSITORY } from '../workspace/packages';
import { createTitleFinder } from './sectionTitles';

describe('createTitleFinder()', () => {
  test.each([
    ['Returns', 'Valeur de retour'],
    ['Namespaces', 'Espaces de noms'],
    ['Type helpers', 'Aides aux types'],
    ['From Comparable', 'Fonctions de Comparable'],
    ['Which package needs which', 'Quel paquet s’appuie sur lequel'],
  ])('finds the title of a section in the other language: %s, %s', (english, french) => {
    expect(createTitleFinder(REPOSITORY, 'en')(english)).toEqual([french]);
    expect(createTitleFinder(REPOSITORY, 'fr')(french)).toEqual([english]);
  });

  test.each(['map()', 'From', 'Returns the value'])('finds nothing for %s', (title) => {
    expect(createTitleFinder(REPOSITORY, 'en')(title)).toEqual([]);
  });
});
