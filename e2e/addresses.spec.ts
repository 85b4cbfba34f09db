import { answer } from './server/site';
import { findChanges } from './support/content';
import { KINDS } from './support/kinds';
import { addressOf, expect, LOCALES, test, withBase } from './support/test';

/*
 * A static host answers several forms of an address with the same file, and scripts must show what
 * the file says, whatever the form.
 */

/** The endings of an address that a host answers. */
const ENDINGS = ['', '/', '.html', '/index.html'];

const PAGES = [
  KINDS.guide,
  KINDS.category,
  KINDS.apiIndex,
  KINDS.apiFunction,
  KINDS.blogList,
  KINDS.markdownPage,
];

/** Paths without a page, and paths that differ from that of a page in case only. */
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

/** The response with status 404 of a page that is requested, and Chromium's message on it. */
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
      // The page of the other language is put in the place of the one that is loading.
      const response = await page.goto(home + path, { waitUntil: 'commit' });
      expect(response?.status()).toBe(404);
      await site.start();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(labels.notFound);
      // Its address is not the one that the file names.
      expect(await findChanges(page, file, ['language', 'title', 'text']), path).toEqual([]);
      await expect(page).toHaveURL(addressOf(home + path));
    }
    await site.expectFault(NOT_FOUND);
  });

  test(`${locale}: addresses without a page of their own lead to one`, async ({ site, page }) => {
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

test('the server has nothing outside of its folder and its base', () => {
  const site = { folder: process.cwd(), base: '/std/' };
  for (const path of ['/', '/other/', '/std/../../etc/passwd']) {
    expect(answer(path, site)).toEqual({ status: 404 });
  }
});
