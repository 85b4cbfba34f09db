import { MEMBER_TITLE_CLASS } from '../typedoc/plugin/contract';
import { AxeReader } from './support/axe';
import { readServed } from './support/built';
import { KINDS } from './support/kinds';
import { listSourcePages } from './support/sources';
import { expect, LOCALES, test } from './support/test';

// A sweep looks at hundreds of pages, one after another on a busy machine.
test.setTimeout(900_000);

// One test, for pages of the same shape are judged once.
test('no page of the reference has a violation', async ({ site, page }) => {
  await site.open(KINDS.apiIndex);
  const reader = await AxeReader.in(page);
  const found: string[] = [];
  for (const { locale, home } of LOCALES) {
    const paths = listSourcePages(locale)
      .map(({ path }) => path)
      .filter((path) => `${path}/`.startsWith(`${home}${KINDS.apiIndex}/`));
    expect(paths.length).toBeGreaterThan(400);
    for (const path of paths) {
      found.push(
        ...(await reader.violations(readServed(path))).map((violation) => `/${path} ${violation}`),
      );
    }
  }
  expect(found).toEqual([]);
  expect(reader.judged).toBeGreaterThan(100);
});

type Plant = (html: string) => string;

const lightText: Plant = (html) => html.replace('<p>', '<p style="color:#888">');
const namelessButton: Plant = (html) => html.replace('>Copy<', '><');

/** Plants a fault in the last member of a page. */
const inLastMember =
  (plant: Plant): Plant =>
  (html) => {
    const start = html.lastIndexOf(MEMBER_TITLE_CLASS);
    return html.slice(0, start) + plant(html.slice(start));
  };

const FAULTS: readonly (readonly [path: string, rule: string, plant: Plant])[] = [
  [KINDS.apiFunction, 'html-has-lang', (html) => html.replace('lang=en', '')],
  [KINDS.apiFunction, 'document-title', (html) => html.replace(/<title[^>]*>[^<]*/, '<title>')],
  [KINDS.apiFunction, 'heading-order', (html) => html.replaceAll(/(<\/?)h2\b/g, '$1h4')],
  [KINDS.apiFunction, 'color-contrast', lightText],
  [KINDS.apiFunction, 'button-name', namelessButton],
  [
    KINDS.apiNamespace,
    'heading-order',
    inLastMember((html) => html.replaceAll(/(<\/?)h3\b/g, '$1h5')),
  ],
  [KINDS.apiNamespace, 'color-contrast', inLastMember(lightText)],
  [KINDS.apiNamespace, 'button-name', inLastMember(namelessButton)],
];

test('a page or a member at fault is found among others', async ({ site, page }) => {
  await site.open(KINDS.apiIndex);
  const reader = await AxeReader.in(page);
  for (const [path, rule, plant] of FAULTS) {
    const html = readServed(path);
    expect(await reader.violations(html), path).toEqual([]);
    const found = await reader.violations(plant(html));
    expect(
      found.map((line) => line.slice(0, line.indexOf(':'))),
      path,
    ).toContain(rule);
  }
});
