import { readFileSync } from 'node:fs';
import { type BuiltPage, fileOf, readBuiltPages } from './support/builtPages';
import { expect, LOCALES, test } from './support/test';

/** The public names of the packages, with their addresses; the same in all languages. */
const SYMBOLS = 'typedoc/api/symbols.json';

// One worker reads the files, and once.
test.describe.configure({ mode: 'default' });

let pages: ReadonlyMap<string, BuiltPage>;

test.beforeAll(() => {
  pages = readBuiltPages();
});

test('every link within the site that has a hash leads to an anchor', () => {
  const broken = new Set<string>();
  let count = 0;
  for (const [file, { links }] of pages) {
    for (const { href } of links.filter((link) => /#./.test(link.href))) {
      const target = fileOf(href, file, pages);
      if (target !== undefined) {
        count += 1;
        if (!pages.get(target.file)?.ids.has(target.hash)) {
          broken.add(`${href} on ${file}`);
        }
      }
    }
  }
  expect([...broken]).toEqual([]);
  expect(count).toBeGreaterThan(1000);
});

for (const { locale, home, labels } of LOCALES) {
  test(`${locale}: every name of the reference has an anchor at its address`, () => {
    const symbols = JSON.parse(readFileSync(SYMBOLS, 'utf8')) as readonly {
      readonly path: string;
    }[];
    const missing = symbols.filter(({ path }) => {
      const target = fileOf(home + path.slice(1), '', pages);
      const ids = target && pages.get(target.file)?.ids;
      return ids === undefined || (target.hash !== '' && !ids.has(target.hash));
    });
    expect(missing.map(({ path }) => path)).toEqual([]);
    expect(symbols.length).toBeGreaterThan(1000);
  });

  test(`${locale}: every link that opens a new tab says so`, () => {
    const silent = new Set<string>();
    let count = 0;
    for (const [file, { links }] of pages) {
      if (file.startsWith('fr/') === (locale === 'fr')) {
        for (const { href, html } of links.filter(({ target }) => target === '_blank')) {
          count += 1;
          if (!html.includes(`aria-label="${labels.externalLink}"`)) {
            silent.add(`${href} on ${file}`);
          }
        }
      }
    }
    expect([...silent]).toEqual([]);
    expect(count).toBeGreaterThan(1000);
  });
}
