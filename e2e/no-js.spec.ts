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

const PHONE = { width: 390, height: 844 };

for (const { locale, home, labels } of LOCALES) {
  test.describe(`${locale}, without scripts`, () => {
    test('pages are readable, and lead to docs, API and blog', async ({ site, page }) => {
      for (const path of PAGES) {
        await site.read(home + path);
        for (const viewport of [{ width: 1280, height: 800 }, PHONE]) {
          await page.setViewportSize(viewport);
          await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
          const text = await page.getByRole('main').first().innerText();
          expect(text.length, path).toBeGreaterThan(60);
          for (const target of ['docs/', 'api', 'blog']) {
            const link = page
              .locator(`a[href^="${withBase(home + target)}"]:not(main a)`)
              .filter({ visible: true });
            await expect(link.first(), `${path} to ${target}, ${viewport.width} px`).toBeVisible();
          }
        }
      }
    });

    test('the other language is reached by hovering over the language', async ({ site, page }) => {
      await site.read(home + KINDS.guide);
      const [own, other] = locale === 'en-GB' ? ['English', 'Français'] : ['Français', 'English'];
      await page.getByRole('navigation').getByRole('button', { name: own }).hover();
      await page.getByRole('link', { name: other, exact: true }).press('Enter');
      await expect(page).toHaveURL(addressOf((locale === 'en-GB' ? 'fr/' : '') + KINDS.guide));
    });

    test('the not-found page links to other pages', async ({ site, page }) => {
      await site.read(home + KINDS.notFound);
      const links = page.getByRole('main').getByRole('link');
      const targets = ['search', '', 'docs/category/getting-started', 'api'];
      for (const [index, path] of targets.entries()) {
        await links.nth(index).click();
        await expect(page).toHaveURL(addressOf(home + path));
        await page.goBack();
      }
    });

    test('no button is shown that would do nothing', async ({ site, page }) => {
      await site.read(home + KINDS.guide);
      const { copyCode, copyPage, announcementClose, backToTop, toggleMenu } = labels;
      const shown = (name: string) =>
        page.getByRole('button', { name, exact: true }).filter({ visible: true });
      for (const name of [copyCode, copyPage, announcementClose, backToTop]) {
        await expect(shown(name), name).toHaveCount(0);
      }
      await page.setViewportSize(PHONE);
      await expect(shown(toggleMenu)).toHaveCount(0);
    });
  });
}

test('code is highlighted, and its names link to their descriptions', async ({ site, page }) => {
  for (const path of [KINDS.apiPackage, KINDS.blogPost, KINDS.guide]) {
    await site.read(path);
    const names = page.locator('main [data-language=ts]:not(.signature) pre a');
    expect(await names.count(), path).toBeGreaterThan(0);
    await expect(page.locator('main pre .hl-k').first()).toBeVisible();
  }
  const example = page.locator('main pre').first();
  await example.getByRole('link', { name: 'map', exact: true }).last().click();
  await expect(page).toHaveURL(/api\/core\/namespace\/Option#map$/);
  await expect(page.locator('#map')).toBeInViewport();
});

test('all commands to install a package are visible', async ({ site, page }) => {
  await site.read(KINDS.apiPackage);
  await expect(page.getByRole('tabpanel').filter({ visible: true })).toHaveText([
    /npm install @tstd\/core/,
    /pnpm add @tstd\/core/,
    /yarn add @tstd\/core/,
    /bun add @tstd\/core/,
    /deno add npm:@tstd\/core/,
  ]);
});

test('the search links to all names, by letter', async ({ site, page }) => {
  await site.read('');
  await page.getByRole('link', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'All names' })).toBeVisible();
  await page.getByRole('link', { name: 'Option.andThen', exact: true }).click();
  await expect(page).toHaveURL(addressOf('api/core/namespace/Option#andthen'));
});

test('the bar of a phone opens the table of contents', async ({ site, page }) => {
  await page.setViewportSize(PHONE);
  await site.read('api/collection/namespace/Array');
  const bar = page.locator('.theme-doc-toc-mobile');
  await bar.locator('summary').click();
  await bar.getByRole('link', { name: 'windows()' }).click();
  await expect(page).toHaveURL(/#windows$/);
});
