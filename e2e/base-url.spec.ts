import { KINDS } from './support/kinds';
import { expect, LOCALES, test, withBase } from './support/test';

const BANNER = 'Your Docusaurus site did not load properly.';
const FAILED = /net::ERR_FAILED/;

for (const { locale, home } of LOCALES) {
  test(`${locale}: the home page says so when its files are not where it looks for them`, async ({
    site,
    page,
  }) => {
    await page.route('**/assets/**', (route) => route.abort('failed'));
    await page.goto(home);
    const banner = page.locator('body > :first-child');
    await expect(banner).toContainText(BANNER);
    await expect(banner).toBeVisible();
    await expect(banner).toContainText(`Current configured baseUrl = ${withBase(home)}`);
    await expect(banner).toContainText(`We suggest trying baseUrl = ${withBase(home)}`);
    await site.expectFault(FAILED);
  });

  test(`${locale}: no other page says so`, async ({ site, page }) => {
    await page.route('**/assets/**', (route) => route.abort('failed'));
    await page.goto(home + KINDS.guide);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(BANNER)).toHaveCount(0);
    await site.expectFault(FAILED);
  });

  test(`${locale}: a home page in order does not say so`, async ({ site, page }) => {
    await site.open(home);
    // It waits in the page, and the style sheet that has arrived hides it.
    await expect(page.getByText(BANNER)).toBeHidden();
  });
}
