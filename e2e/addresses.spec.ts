import { answer } from './server/site';
import { findChanges } from './support/content';
import { KINDS } from './support/kinds';
import { addressOf, expect, LOCALES, test, withBase } from './support/test';

/*
 * A static host returns the same file for several forms of an address. With each of them, scripts must
 * show what the file contains.
 */

/** The endings of an address for which a host returns the page. */
const ENDINGS = ['', '/', '.html', '/index.html'];

const PAGES = [
  KINDS.guide,
  KINDS.category,
  KINDS.apiIndex,
  KINDS.apiFunction,
  KINDS.blogList,
  KINDS.markdownPage,
];

/** Paths without a page, and paths that differ from a page's path only in case. */
const UNKNOWN = [
  'nope',
  'docs/nope',
  'blog/a/b/c/',
  'api/core/nope.html',
  'API/core',
  'docs/Getting-Started/introduction',
  'caf%E9',
  'docs/d%E9marrer',
];

/** The 404 response to a navigation, and Chromium's message about it. */
const NOT_FOUND = /request failed on navigation: .* 404$|Failed to load resource: .* 404/;

for (const { locale, home, labels } of LOCALES) {
  for (const path of PAGES) {
    test(`${locale}: each form of the address /${path} shows the page`, async ({ site, page }) => {
      const forms = ENDINGS.map((ending) => path + ending);
      for (const form of [...forms, path.replace('/', '//'), path.replace('/', '%2F')]) {
        const response = await site.open(home + form);
        expect(await findChanges(page, await response.text()), `/${form}`).toEqual([]);
        await expect(page).not.toHaveTitle(new RegExp(labels.notFound));
      }
    });
  }

  test(`${locale}: an unknown address shows the whole not-found page`, async ({ site, page }) => {
    const file = await (await page.request.get(`${home}404.html`)).text();
    for (const path of UNKNOWN) {
      // The page of the other language replaces the one that is loading.
      const response = await page.goto(home + path, { waitUntil: 'commit' });
      expect(response?.status()).toBe(404);
      await site.start();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(labels.notFound);
      // The head names the address of the file, so it is not compared.
      expect(await findChanges(page, file, ['language', 'title', 'text']), path).toEqual([]);
      await expect(page).toHaveURL(addressOf(home + path));
    }
    await site.expectFault(NOT_FOUND);
  });

  test(`${locale}: addresses without their own page redirect`, async ({ site, page }) => {
    await page.goto(`${home}docs`);
    await expect(page).toHaveURL(addressOf(`${home}docs/category/getting-started`));
    await site.start();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await site.open(withBase(home).replace(/\/$/, ''));
    await expect(page).toHaveURL(addressOf(home));
    await site.open(`${home}index.html`);
    await expect(page).not.toHaveTitle(new RegExp(labels.notFound));
  });
}

test('the server returns nothing outside of its folder and its base', () => {
  const site = { folder: process.cwd(), base: '/std/' };
  for (const path of ['/', '/other/', '/std/../../etc/passwd']) {
    expect(answer(path, site)).toEqual({ status: 404 });
  }
});
