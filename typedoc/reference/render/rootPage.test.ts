import { describe, expect, test } from 'vitest';
import { themeTexts } from './referenceTexts';
import { type RootPageRequest, type ListedPackage, writeRootPage } from './rootPage';

function listed(shortName: string, ...needs: readonly string[]): ListedPackage {
  const description = `All about ${shortName}`;
  const name = `@fixture/${shortName}`;
  return {
    name,
    shortName,
    description,
    manifest: { name, description, version: '1.2.3' },
    dependencies: needs.map((need) => `@fixture/${need}`),
    exports: needs.length,
    page: `${shortName}/index.md`,
  };
}

const REQUEST: RootPageRequest = {
  locale: 'en',
  texts: themeTexts('en').rootPage,
  groups: [
    { id: 'first', title: 'First', packages: ['c', 'a'] },
    { id: 'then', title: 'Then', packages: ['b'] },
  ],
  packages: [listed('a'), listed('b', 'a'), listed('c', 'a', 'b')],
};

const FRENCH: RootPageRequest = { ...REQUEST, locale: 'fr', texts: themeTexts('fr').rootPage };

describe('writeRootPage()', () => {
  test('lists the packages of each group in its order, with what they need', () => {
    const page = writeRootPage(REQUEST);
    expect(page.slice(page.indexOf('<a'))).toBe(
      [
        '<a id="first"></a>',
        '',
        '## First',
        '',
        '- [`@fixture/c`](c/index.md)\\',
        '  All about c\\',
        '  <small>1.2.3 · 2 exports · needs `a` and `b`</small>',
        '- [`@fixture/a`](a/index.md)\\',
        '  All about a\\',
        '  <small>1.2.3 · 0 exports · needs no other package</small>',
        '',
        '<a id="then"></a>',
        '',
        '## Then',
        '',
        '- [`@fixture/b`](b/index.md)\\',
        '  All about b\\',
        '  <small>1.2.3 · 1 export · needs `a`</small>',
      ].join('\n'),
    );
  });

  test('is in the language that is asked for, with the same anchors', () => {
    const page = writeRootPage(FRENCH);
    expect(page).toContain('# Référence de l’API');
    expect(page).toContain('<a id="first"></a>\n\n## First');
    expect(page).toContain('1.2.3 · 2 exports · s’appuie sur `a` et `b`');
    expect(page).toContain('1.2.3 · 1 export · s’appuie sur `a`');
    expect(page).toContain('ne s’appuie sur aucun autre paquet');
  });
});
