import type { Page } from '@playwright/test';
import { SITE } from '../src/config/site';
import { KINDS } from './support/kinds';
import { scrollTo } from './support/scroll';
import { addressOf, expect, LOCALES, test, withBase } from './support/test';

for (const { locale, home, labels } of LOCALES) {
  const navbar = (page: Page) => page.getByRole('navigation', { name: labels.mainNavigation });

  test(`${locale}: the navbar leads to docs, API, blog and the sources`, async ({ site, page }) => {
    await site.open(home);
    for (const target of ['docs/category/getting-started', 'api', 'blog']) {
      await navbar(page)
        .locator(`a[href="${withBase(home + target)}"]`)
        .first()
        .click();
      await expect(page).toHaveURL(addressOf(home + target));
    }
    await expect(navbar(page).locator('[aria-current=page]')).toHaveText(['Blog']);
    const source = navbar(page).getByRole('link', { name: /GitHub/ });
    await expect(source).toHaveAttribute('href', SITE.repositoryUrl);
    await expect(source).toHaveAttribute('target', '_blank');
    await expect(source.getByLabel(labels.externalLink)).toBeVisible();
  });

  test(`${locale}: the menu of versions leads to the main document and to the changes`, async ({
    site,
    page,
  }) => {
    await site.open(home + KINDS.blogPost);
    const menu = navbar(page)
      .locator('.dropdown')
      .filter({ has: page.locator(`a[href="${withBase(`${home}versions`)}"]`) });
    await expect(menu.locator('> a')).toHaveText('Next');
    await menu.hover();
    const current = menu.locator(`li a[href="${withBase(home + KINDS.introduction)}"]`);
    await expect(current).toHaveText('Next');
    await current.click();
    await expect(page).toHaveURL(addressOf(home + KINDS.introduction));
    // Wait for the navbar of the new page: the pointer may still be over that of the old one.
    await expect(page.locator('main article')).toBeVisible();
    await expect(async () => {
      await page.mouse.move(0, 400);
      await menu.hover();
      await menu.locator('li').last().getByRole('link').click({ timeout: 15_000 });
      await expect(page).toHaveURL(addressOf(`${home}versions`), { timeout: 15_000 });
    }).toPass();
  });
}

test.describe('the navbar of a long page', () => {
  const navbar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

  test.beforeEach(async ({ site, page }) => {
    await site.open(KINDS.guide);
    await expect(navbar(page)).toBeInViewport();
    await scrollTo(page, 400);
    await scrollTo(page, 900);
    await expect(navbar(page)).not.toBeInViewport();
  });

  test('hides when the reader scrolls down, and appears when the reader scrolls up', async ({
    page,
  }) => {
    await scrollTo(page, 700);
    await expect(navbar(page)).toBeInViewport();
  });

  test('appears when it has the focus', async ({ page }) => {
    await navbar(page).getByRole('link').first().focus();
    await page.keyboard.press('Tab');
    await expect(navbar(page).locator(':focus-visible')).toBeInViewport({ ratio: 1 });
  });

  test('stays hidden when the reader goes to an anchor above', async ({ page }) => {
    const link = page.locator('.table-of-contents:visible a').first();
    const hash = String(await link.getAttribute('href'));
    await link.click();
    await expect(page).toHaveURL(addressOf(KINDS.guide + hash));
    await expect(page.locator(`[id="${hash.slice(1)}"]`)).toBeInViewport();
    await expect(navbar(page)).not.toBeInViewport();
  });

  test('appears on another page', async ({ page }) => {
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await sidebar.getByRole('link').last().click();
    await expect(page).not.toHaveURL(addressOf(KINDS.guide));
    await expect(navbar(page)).toBeInViewport();
  });
});
