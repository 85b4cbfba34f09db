import type { Locator, Page } from '@playwright/test';
import { findViolations } from './support/axe';
import { KINDS } from './support/kinds';
import { addressOf, expect, LOCALES, test } from './support/test';

for (const { locale, home, labels } of LOCALES) {
  test.describe(locale, () => {
    const toggle = (page: Page) =>
      page.getByRole('button', { name: labels.toggleMenu, exact: true });
    const close = (page: Page) => page.getByRole('button', { name: labels.closeMenu, exact: true });
    const back = (page: Page) => page.getByRole('button', { name: labels.backToMainMenu });
    const blog = (page: Page) => page.getByRole('navigation').getByRole('link', { name: 'Blog' });

    /** An item that expands, by its label. */
    const menu = (page: Page, label: string) =>
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: label, exact: true }) });

    /**
     * Waits until the menu has slid in, or a list has opened as far as a link. Playwright scrolls to a
     * moving element before it presses it, which would leave the menu scrolled.
     */
    const untilInPlace = async (item: Locator): Promise<void> => {
      await expect(item).toBeInViewport({ ratio: 1 });
    };

    test('the menu opens, links to pages and closes', async ({ site, page }) => {
      await site.open(home);
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
      await toggle(page).click();
      await expect(blog(page)).toBeInViewport();
      await blog(page).click();
      await expect(page).toHaveURL(addressOf(`${home}blog`));
      await expect(blog(page)).not.toBeInViewport();
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    });

    test('the languages expand and collapse, and lead to the same page', async ({ site, page }) => {
      await site.open(home + KINDS.blogPost);
      await toggle(page).click();
      await back(page).click();
      const french = page.getByRole('link', { name: 'Français' });
      const languages = menu(page, labels.languages);
      const expand = languages.getByRole('button', { name: labels.expandDropdown });
      const collapse = languages.getByRole('button', { name: labels.collapseDropdown });
      await untilInPlace(languages);
      await expect(expand).toHaveAttribute('aria-expanded', 'false');
      await expect(french).toBeHidden();
      await expand.click();
      await expect(french).toBeVisible();
      await expect(collapse).toHaveAttribute('aria-expanded', 'true');
      await collapse.click();
      await expect(french).toBeHidden();
      await expand.click();
      await untilInPlace(french);
      await french.click();
      await expect(page).toHaveURL(addressOf(`fr/${KINDS.blogPost}`));
    });

    // The rest is the same in every language.
    if (locale !== 'en-GB') {
      return;
    }

    test('the menu closes with its button and with a touch outside', async ({ site, page }) => {
      await site.open(home);
      await toggle(page).click();
      await expect(close(page)).toBeInViewport();
      await close(page).click();
      await expect(close(page)).not.toBeInViewport();
      await toggle(page).click();
      await expect(close(page)).toBeInViewport();
      await page.touchscreen.tap(380, 600);
      await expect(close(page)).not.toBeInViewport();
    });

    test('the page behind the menu does not scroll, and the menu stays if it does', async ({
      site,
      page,
    }) => {
      await site.open(home + KINDS.guide);
      await toggle(page).click();
      await expect(close(page)).toBeInViewport();
      await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
      // The theme compares positions, so only the second scroll counts as scrolling down.
      for (const top of [500, 1000]) {
        await page.evaluate(async (to) => {
          const nextFrame = () => new Promise(requestAnimationFrame);
          window.scrollTo({ top: to, behavior: 'instant' });
          await nextFrame();
          await nextFrame();
        }, top);
      }
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1000);
      await expect(page.locator('.navbar')).toHaveCSS('transform', 'none');
      await expect(close(page)).toBeInViewport();
    });

    test('the menu closes automatically at 997 px and wider', async ({ site, page }) => {
      await site.open(home);
      await toggle(page).click();
      await expect(close(page)).toBeInViewport();
      await page.setViewportSize({ width: 996, height: 800 });
      await expect(close(page)).toBeInViewport();
      await page.setViewportSize({ width: 997, height: 800 });
      await expect(close(page)).toHaveCount(0);
      await expect(blog(page).first()).toBeVisible();
    });

    test('pages of the docs have their own menu, with a way back to the main menu', async ({
      site,
      page,
    }) => {
      await site.open(home + KINDS.guide);
      await toggle(page).click();
      const guides = page
        .locator(`a[href$="/docs/packages/core/result"]`)
        .and(page.locator('.menu__link'));
      await expect(guides).toBeInViewport();
      await expect(back(page)).toBeInViewport();
      await back(page).click();
      await expect(guides).not.toBeInViewport();
      await expect(blog(page)).toBeInViewport();
    });

    test('axe finds no violation in its main and its secondary part', async ({ site, page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const path of [KINDS.home, KINDS.guide]) {
        await site.open(home + path);
        await toggle(page).click();
        await expect(close(page)).toBeVisible();
        expect(await findViolations(page), `/${path}`).toEqual([]);
      }
    });
  });
}
