import type { Page } from '@playwright/test';
import { KINDS } from './support/kinds';
import { addressOf, expect, LOCALES, test } from './support/test';

for (const { locale, home, labels } of LOCALES) {
  test.describe(locale, () => {
    const signature = (page: Page) =>
      page.getByRole('main').getByRole('group', { name: labels.signature }).first();

    /** Marks the page, so that it shows whether it is loaded anew. */
    const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-mark', ''));

    test('a type of a signature leads to its page, without loading the site anew', async ({
      site,
      page,
    }) => {
      await site.open(`${home}${KINDS.apiFunctionOfTypes}`);
      await mark(page);
      const type = signature(page).getByRole('link', { name: 'Comparable', exact: true });
      await type.click();
      await expect(page).toHaveURL(addressOf(`${home}api/core/interface/Comparable`));
      // The page that is shown now came as JavaScript, and its links work alike.
      await signature(page).getByRole('link', { name: 'Equal', exact: true }).click();
      await expect(page).toHaveURL(addressOf(`${home}api/core/interface/Equal`));
      await expect(page.locator('body[data-mark]')).toHaveCount(1);
    });

    // The rest is the same in every language.
    if (locale !== 'en') {
      return;
    }

    test('a link to what is folded unfolds it, on every way to the page', async ({
      site,
      page,
    }) => {
      const path = `${home}${KINDS.apiTypeClass}`;
      const folded = page.locator('details').filter({ has: page.locator('#lessthan') });
      await site.open(path);
      await expect(folded).not.toHaveAttribute('open');
      await site.open(`${path}?first#lessthan`);
      await expect(page.locator('#lessthan + a')).toBeInViewport();
      // The page that is shown now came as JavaScript.
      await site.open(`${home}api/uuid`);
      await page
        .locator('main a:not(pre a)', { hasText: /^UUID$/ })
        .first()
        .click();
      await expect(page).toHaveURL(addressOf(path));
      await expect(folded).toHaveCount(1);
      await page.evaluate(() => {
        window.location.hash = '#lessthan';
      });
      await expect(page.locator('#lessthan + a')).toBeInViewport();
    });

    test('a signature is read as code, and its types as links', async ({ site, page }) => {
      await site.open(`${home}${KINDS.apiFunctionOfTypes}`);
      await expect(signature(page)).toContainText('function Comparable<Value>(');
      await expect(signature(page).getByRole('link', { name: 'Value' }).first()).toHaveAttribute(
        'href',
        '#type.value',
      );
    });

    test('a signature does not widen a small screen, nor break a word', async ({ site, page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await site.open(`${home}${KINDS.apiNamespace}`);
      const widths = await page
        .locator('.signature pre')
        .evaluateAll((all) => all.map((each) => each.scrollWidth - each.clientWidth));
      expect(widths.length).toBeGreaterThan(10);
      expect(Math.max(...widths)).toBeLessThanOrEqual(0);
      await expect(page.locator('.signature pre').first()).toHaveCSS('overflow-wrap', 'normal');
    });
  });
}
