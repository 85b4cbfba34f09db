import type { Page } from '@playwright/test';
import { SITE } from '../src/config/site';
import { KINDS } from './support/kinds';
import { scrollTo } from './support/scroll';
import { addressOf, expect, LOCALES, test, withBase } from './support/test';

for (const { locale, home, labels } of LOCALES) {
  test.describe(locale, () => {
    const navbar = (page: Page) => page.getByRole('navigation', { name: labels.mainNavigation });

    test('leads to docs, API, blog and the sources', async ({ site, page }) => {
      const targets = [
        ['docs/category/getting-started', KINDS.category],
        ['api', KINDS.guide],
        ['blog', KINDS.apiClass],
      ] as const;
      for (const [target, start] of targets) {
        await site.open(home + start);
        await navbar(page)
          .locator(`a[href="${withBase(home + target)}"]`)
          .first()
          .click();
        await expect(page).toHaveURL(addressOf(home + target));
      }
      const source = navbar(page).getByRole('link', { name: /GitHub/ });
      await expect(source).toHaveAttribute('href', SITE.repositoryUrl);
      expect(await source.getAttribute('target')).toBe('_blank');
      await expect(source.getByLabel(labels.externalLink)).toBeVisible();
    });

    test('the language menu opens by pointer and by keyboard', async ({ site, page }) => {
      await site.open(home);
      const own = locale === 'en' ? 'English' : 'Français';
      const button = navbar(page).getByRole('button', { name: own });
      const item = navbar(page).getByRole('link', { name: 'English' }).and(page.locator('[lang]'));
      await expect(item).toBeHidden();
      await button.hover();
      await expect(item).toBeVisible();
      await page.mouse.move(0, 400);
      await expect(item).toBeHidden();
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(item).toBeVisible();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
    });

    // The rest is the same in every language.
    if (locale !== 'en') {
      return;
    }

    test('hides on scrolling down and shows on scrolling up', async ({ site, page }) => {
      await site.open(home + KINDS.guide);
      await expect(navbar(page)).toBeInViewport();
      await scrollTo(page, 400);
      await scrollTo(page, 900);
      await expect(navbar(page)).not.toBeInViewport();
      await scrollTo(page, 700);
      await expect(navbar(page)).toBeInViewport();
    });

    test('comes back to the focus that is in it', async ({ site, page }) => {
      await site.open(home + KINDS.guide);
      await scrollTo(page, 400);
      await scrollTo(page, 900);
      await expect(navbar(page)).not.toBeInViewport();
      await navbar(page).getByRole('link').first().focus();
      await page.keyboard.press('Tab');
      await expect(navbar(page).locator(':focus-visible')).toBeInViewport({ ratio: 1 });
    });

    test('stays hidden when the reader goes to an existing anchor', async ({ site, page }) => {
      await site.open(home + KINDS.guide);
      const link = page.locator('.table-of-contents:visible a').nth(2);
      const hash = await link.getAttribute('href');
      await link.click();
      await expect(page).toHaveURL(addressOf(home + KINDS.guide));
      expect(new URL(page.url()).hash).toBe(hash);
      await expect(page.locator(`[id="${String(hash).slice(1)}"]`)).toBeInViewport();
      await expect(navbar(page)).not.toBeInViewport();
    });

    test('comes back when the reader goes to another page', async ({ site, page }) => {
      await site.open(home + KINDS.guide);
      await scrollTo(page, 400);
      await scrollTo(page, 900);
      await expect(navbar(page)).not.toBeInViewport();
      await page
        .getByRole('navigation', { name: labels.docsSidebar })
        .getByRole('link')
        .last()
        .click();
      await expect(page).not.toHaveURL(addressOf(home + KINDS.guide));
      await expect(navbar(page)).toBeInViewport();
    });

    test('shows which part of the site is open', async ({ site, page }) => {
      await site.open(home + KINDS.blogPost);
      await expect(navbar(page).locator('[aria-current=page]')).toHaveText('Blog');
    });
  });
}
