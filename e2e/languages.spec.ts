import { KINDS } from './support/kinds';
import { TRANSLATED_LOCALES } from '../typedoc/workspace/locales';
import { labelsOf, SAME_IN_BOTH } from './support/labels';
import { addressOf, expect, test, withBase } from './support/test';

const PAGES = [KINDS.home, KINDS.guide, KINDS.apiNamespace, KINDS.blogPost, KINDS.markdownPage];

for (const path of PAGES) {
  test(`the language switcher keeps the page /${path}, there and back`, async ({ site, page }) => {
    await site.open(`${path}?a=1#b`);
    for (const [from, to, prefix] of [
      ['English', 'Français', 'fr/'],
      ['Français', 'English', ''],
    ] as const) {
      await page.getByRole('navigation').getByRole('button', { name: from }).press('Enter');
      await page.getByRole('link', { name: to, exact: true }).press('Enter');
      await expect(page).toHaveURL(addressOf(prefix + path));
      const { search, hash } = new URL(page.url());
      expect(search + hash).toBe('?a=1#b');
      await site.start();
    }
  });
}

for (const { from, to, own, other, heading } of [
  {
    from: 'docs/packages/core/option#edge-cases',
    to: 'fr/docs/packages/core/option',
    own: 'English',
    other: 'Français',
    heading: 'Cas limites',
  },
  {
    from: 'fr/docs/packages/core/option#edge-cases',
    to: 'docs/packages/core/option',
    own: 'Français',
    other: 'English',
    heading: 'Edge cases',
  },
]) {
  test(`from /${from} one arrives at the same heading in the other language`, async ({
    site,
    page,
  }) => {
    await site.open(from);
    await page.getByRole('navigation').getByRole('button', { name: own }).press('Enter');
    await page.getByRole('link', { name: other, exact: true }).press('Enter');
    await expect(page).toHaveURL(addressOf(to));
    await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
  });
}

test('each language is named in itself and says so to screen readers', async ({ site, page }) => {
  await site.open('fr/');
  await page.getByRole('navigation').getByRole('button', { name: 'Français' }).hover();
  await expect(page.getByRole('link', { name: 'English' })).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('link', { name: 'Français' })).toHaveAttribute('lang', 'fr');
});

test('a page names its language and the other one with a region to networks', async ({
  site,
  page,
}) => {
  for (const [path, own, other] of [
    ['', 'en_GB', 'fr_FR'],
    ['fr/', 'fr_FR', 'en_GB'],
  ] as const) {
    await site.open(path);
    await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', own);
    await expect(page.locator('meta[property="og:locale:alternate"]')).toHaveAttribute(
      'content',
      other,
    );
  }
});

test('the feeds of a language are in it', async ({ request }) => {
  for (const file of ['rss.xml', 'atom.xml']) {
    const feed = await (await request.get(withBase(`fr/blog/${file}`))).text();
    expect(feed, file).toContain('<title>Blog de la Typed Standard Library</title>');
    expect(feed, file).toContain('>Nouvelles et notes des mainteneurs');
  }
});

test('the pages before and after are named in the language of the page', async ({ site, page }) => {
  await site.open('fr/docs/tutorial/whole-program');
  await expect(page.locator('.pagination-nav__link--next')).toContainText('Recettes');
});

for (const locale of TRANSLATED_LOCALES) {
  test(`every label of the theme has a text in ${locale}`, () => {
    const english = labelsOf('en');
    const own = labelsOf(locale);
    const same = Object.entries(english).filter(
      ([name, text]) =>
        !SAME_IN_BOTH.some((each) => each === name) && own[name as keyof typeof own] === text,
    );
    expect(same).toEqual([]);
    expect(Object.values(own).filter((text) => text.startsWith('no text in'))).toEqual([]);
  });
}
