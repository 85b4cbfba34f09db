import { KINDS } from './support/kinds';
import { addressOf, expect, LOCALES, test, withBase } from './support/test';

test.use({ javaScriptEnabled: false });

const PAGES = [
  KINDS.home,
  KINDS.guide,
  KINDS.category,
  KINDS.apiIndex,
  KINDS.apiNamespace,
  KINDS.blogList,
  KINDS.blogPost,
  KINDS.markdownPage,
  KINDS.notFound,
];

for (const { locale, home, labels } of LOCALES) {
  test.describe(`${locale}, without scripts`, () => {
    test('pages are readable', async ({ site, page }) => {
      for (const path of PAGES) {
        await page.goto(home + path);
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
        const text = await page.getByRole('main').first().innerText();
        expect(text.length, path).toBeGreaterThan(60);
      }
      expect(site.faults(/./)).toEqual([]);
    });

    test('the other language is reached by pointing at the language', async ({ site, page }) => {
      await page.goto(home + KINDS.guide);
      const [own, other] = locale === 'en' ? ['English', 'Français'] : ['Français', 'English'];
      await page.getByRole('navigation').getByRole('button', { name: own }).hover();
      await page.getByRole('link', { name: other, exact: true }).press('Enter');
      await expect(page).toHaveURL(addressOf((locale === 'en' ? 'fr/' : '') + KINDS.guide));
      expect(site.faults(/./)).toEqual([]);
    });

    test('the page of unknown addresses leads on', async ({ site, page }) => {
      await page.goto(home + KINDS.notFound);
      const links = page.getByRole('main').getByRole('link');
      for (const [index, path] of [
        'search',
        '',
        'docs/category/getting-started',
        'api',
      ].entries()) {
        await links.nth(index).click();
        await expect(page).toHaveURL(addressOf(home + path));
        await page.goBack();
      }
      expect(site.faults(/./)).toEqual([]);
    });

    // The rest is the same in every language.
    if (locale !== 'en') {
      return;
    }

    test('code is highlighted', async ({ site, page }) => {
      await page.goto(home + KINDS.guide);
      await expect(page.locator('main pre .hl-k').first()).toBeVisible();
      expect(site.faults(/./)).toEqual([]);
    });

    for (const width of [1280, 390]) {
      test(`docs, API and blog are reached from every page at ${width} px`, async ({
        site,
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        for (const path of PAGES) {
          for (const target of ['docs/', 'api', 'blog']) {
            await page.goto(home + path);
            const link = page
              .locator(`a[href^="${withBase(home + target)}"]:not(main a)`)
              .filter({ visible: true })
              .first();
            await expect(link, `from /${home + path} to ${target}`).toBeVisible();
          }
        }
        expect(site.faults(/./)).toEqual([]);
      });
    }

    test('the menu leads from page to page', async ({ site, page }) => {
      await page.goto(home);
      const menu = page.getByRole('navigation', { name: labels.mainNavigation });
      await menu.getByRole('link', { name: 'API', exact: true }).click();
      await expect(page).toHaveURL(addressOf(`${home}api`));
      await page.getByRole('main').getByRole('link', { name: '@tstd/core', exact: true }).click();
      await expect(page).toHaveURL(addressOf(`${home}api/core`));
      expect(site.faults(/./)).toEqual([]);
    });

    test('there is no button that does nothing', async ({ site, page }) => {
      await page.goto(home + KINDS.guide);
      for (const name of [
        labels.copyCode,
        labels.copyPage,
        labels.announcementClose,
        labels.backToTop,
      ]) {
        await expect(
          page.getByRole('button', { name, exact: true }).filter({ visible: true }),
          name,
        ).toHaveCount(0);
      }
      await page.setViewportSize({ width: 390, height: 800 });
      await expect(page.getByRole('button', { name: labels.toggleMenu, exact: true })).toBeHidden();
      expect(site.faults(/./)).toEqual([]);
    });
  });
}
