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

test('a page at fault is found among others', async ({ site, page }) => {
  const faults = {
    'html-has-lang': (html: string) => html.replace('lang=en', ''),
    'document-title': (html: string) => html.replace(/<title[^>]*>[^<]*/, '<title>'),
    'heading-order': (html: string) => html.replaceAll(/(<\/?)h2\b/g, '$1h4'),
    'color-contrast': (html: string) => html.replace('<p>', '<p style="color:#888">'),
    'button-name': (html: string) => html.replace('>Copy<', '><'),
  };
  await site.open(KINDS.apiIndex);
  const reader = await AxeReader.in(page);
  const html = readServed(KINDS.apiFunction);
  expect(await reader.violations(html)).toEqual([]);
  for (const [rule, plant] of Object.entries(faults)) {
    const found = await reader.violations(plant(html));
    expect(found.map((line) => line.slice(0, line.indexOf(':')))).toContain(rule);
  }
});
