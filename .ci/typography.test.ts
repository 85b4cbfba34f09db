import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogueFolder } from '../typedoc/workspace/content';
import { type FrenchText, readFrenchTexts } from './frenchTexts';
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
  test('of the site, as the build shows them', () => {
    const texts = readFrenchTexts();
    expect(texts.length).toBeGreaterThan(10_000);
    expect(faultsOf(texts)).toEqual([]);
  });

  test('of the theme, but for what the site says in other words', () => {
    const own = readFileSync('i18n/fr/code.json', 'utf8');
    const texts = Object.entries(
      JSON.parse(readFileSync(THEME_MESSAGES, 'utf8')) as Readonly<Record<string, string>>,
    )
      .filter(([key]) => !own.includes(`"${key}"`))
      .map(([key, text]) => ({ place: `${THEME_MESSAGES} ${key}`, text }));
    expect(texts.length).toBeGreaterThan(0);
    expect(faultsOf(texts)).toEqual([]);
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
