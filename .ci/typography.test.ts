import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { putNoBreakSpaces } from '../src/plugins/remark-french-spaces';
import { readMessageFiles } from '../src/plugins/translations/translations';
import { CONTENT_KINDS, catalogueFolder, contentFolder } from '../typedoc/workspace/content';
import { type FrenchText, readCatalogueTexts, readPageTexts } from './frenchTexts';
import { findTypographyFaults } from './typography';

const THEME_MESSAGES = 'node_modules/@docusaurus/theme-translations/locales/fr/theme-common.json';

describe('findTypographyFaults()', () => {
  test.each([
    ['plain space before a sign', 'Une préversion : rien n’est publié.'],
    ['plain space before a sign', 'Le mot « oui\u{A0}» et le mot «\u{A0}non »'],
    ['plain space before a sign', '`Option` : une valeur'],
    ['no space before a sign', 'Trouvé!'],
    ['no space before a sign', 'Attention: chaud'],
    ['no no-break space after «', '« oui\u{A0}»'],
    ['straight apostrophe', "Fil d'Ariane"],
    ['straight quotes', 'La catégorie "Paquets"'],
    ['straight quotes', "La catégorie 'Paquets'"],
  ])('tells a %s: %s', (name, text) => {
    expect(findTypographyFaults(text)).toContainEqual(expect.stringMatching(`^${name}: `));
  });

  test.each([
    'Une préversion\u{A0}: rien n’est publié, «\u{A0}pas même\u{A0}» ceci\u{A0}!',
    'Le code `a ? b : "c"` et `don\'t`, {count} fois ; non'.replace(' ;', '\u{A0};'),
    'Voir [le site](https://example.com/?a "x")\u{A0}; à 10:30, de `a`, 3:3:1.',
  ])('takes what is right: %s', (text) => {
    expect(findTypographyFaults(text)).toEqual([]);
  });
});

describe('the French texts', () => {
  test.each([...CONTENT_KINDS.map((kind) => contentFolder(kind, 'fr')), catalogueFolder('fr')])(
    'of the pages in %s, as the build shows them',
    (folder) => {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.mdx?$/.test(file))
        .map((file) => join(folder, file));
      expect(files.length).toBeGreaterThan(0);
      expect(faultsOf(files.flatMap(readPageTexts))).toEqual([]);
    },
  );

  test('of the comments, as the build shows them', () => {
    const folder = catalogueFolder('fr');
    const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) =>
        readCatalogueTexts(join(folder, file)).map(({ place, text }) => ({
          place,
          text: putNoBreakSpaces(text),
        })),
      );
    expect(texts.length).toBeGreaterThan(5_000);
    expect(faultsOf(texts)).toEqual([]);
  });

  test('of the messages, those of the theme too', () => {
    const own = [...readMessageFiles('.', 'fr')].flatMap(([file, content]) =>
      Object.entries(JSON.parse(content) as Readonly<Record<string, { message: string }>>).map(
        ([key, { message }]) => ({ place: `${file} ${key}`, key, text: message }),
      ),
    );
    const keys = new Set(own.map(({ key }) => key));
    const ofTheme = Object.entries(
      JSON.parse(readFileSync(THEME_MESSAGES, 'utf8')) as Readonly<Record<string, string>>,
    ).map(([key, text]) => ({ place: `${THEME_MESSAGES} ${key}`, key, text }));
    expect(faultsOf([...own, ...ofTheme.filter(({ key }) => !keys.has(key))])).toEqual([]);
  });
});

test('the French of comments says « si » or « quand », as the term table does', () => {
  const texts = readdirSync(catalogueFolder('fr'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => readFileSync(join(catalogueFolder('fr'), file), 'utf8'));
  expect(texts.filter((text) => text.includes('là où'))).toEqual([]);
});

function faultsOf(texts: readonly FrenchText[]): readonly string[] {
  return texts.flatMap(({ place, text }) =>
    findTypographyFaults(text).map((fault) => `${place} ${fault}`),
  );
}
