import { readFileSync } from 'node:fs';
import { REFERENCE_FILES, referenceFolder } from '../typedoc/plugin/contract';
import { SOURCE_LOCALE } from '../typedoc/workspace/locales';
import { KINDS } from './support/kinds';
import { type BuiltAddress, type BuiltPage, fileOf, readBuiltPages } from './support/builtPages';
import { expect, LOCALES, test } from './support/test';

/** The public names of the packages, with their addresses; the same in all languages. */
const SYMBOLS = `${referenceFolder(SOURCE_LOCALE)}/${REFERENCE_FILES.symbols}`;

// One worker reads the files, and once.
test.describe.configure({ mode: 'default' });

let pages: ReadonlyMap<string, BuiltPage>;

test.beforeAll(() => {
  pages = readBuiltPages();
});

/** Whether a file has the anchor that an address asks for, if it asks for one. */
function hasAnchor({ file, hash }: BuiltAddress): boolean {
  return hash === '' || pages.get(file)?.ids.has(hash) === true;
}

test('every link within the site that has a hash leads to an anchor', () => {
  const broken = new Set<string>();
  let count = 0;
  for (const [file, { links }] of pages) {
    for (const href of links.filter((link) => /#./.test(link))) {
      const target = fileOf(href, file, pages);
      if (target !== undefined) {
        count += 1;
        if (!hasAnchor(target)) {
          broken.add(`${href} on ${file}`);
        }
      }
    }
  }
  expect([...broken]).toEqual([]);
  expect(count).toBeGreaterThan(1000);
});

/**
 * The anchors of the reference that links from elsewhere may lead to, the same in all languages: a
 * page a line. A new anchor need not be in the file; none may be lost.
 */
const ANCHORS = 'e2e/support/anchors.tsv';

test('the reference has every anchor that it had', () => {
  const lost = readFileSync(ANCHORS, 'utf8')
    .trimEnd()
    .split('\n')
    .flatMap((line) => {
      const [page = '', ids = ''] = line.split('\t');
      return ids.split(' ').flatMap((hash) => [
        { file: `${page}.html`, hash },
        { file: `fr/${page}.html`, hash },
      ]);
    })
    .filter((address) => !hasAnchor(address))
    .map(({ file, hash }) => `${file}#${hash}`);
  expect(lost).toEqual([]);
});

test('the headings of a page have the same ids in French as in English', () => {
  // The list of tags is ordered by their initials, which differ.
  const english = [...pages.keys()].filter((file) => !/^(?:fr\/|blog\/tags)/.test(file));
  const sectionsOf = (file: string) => pages.get(file)?.sections.join(' ');
  expect(english.filter((file) => sectionsOf(`fr/${file}`) !== sectionsOf(file))).toEqual([]);
  expect(english.length).toBeGreaterThan(600);
});

for (const { locale, home, labels } of LOCALES) {
  test(`${locale}: every name of the reference has an anchor at its address`, () => {
    const symbols = JSON.parse(readFileSync(SYMBOLS, 'utf8')) as readonly {
      readonly path: string;
    }[];
    const missing = symbols.filter(({ path }) => {
      const target = fileOf(home + path.slice(1), '', pages);
      return target === undefined || !hasAnchor(target);
    });
    expect(missing.map(({ path }) => path)).toEqual([]);
    expect(symbols.length).toBeGreaterThan(1000);
  });

  test(`${locale}: every link that opens a new tab says so`, async ({ site, page }) => {
    for (const path of Object.values(KINDS)) {
      await site.read(home + path);
      const links = page.locator('a[target="_blank"]').filter({ visible: true });
      await expect(links.and(page.getByRole('link', { name: labels.externalLink }))).toHaveCount(
        await links.count(),
      );
    }
  });
}
