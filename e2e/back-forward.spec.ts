import { findBrowser } from '../.ci/browser';
import config from '../playwright.config';
import { KINDS } from './support/kinds';
import { expect, LOCALES, test } from './support/test';

const executablePath = findBrowser({ hasWindows: true });

// Playwright disables the back/forward cache, and the headless shell does not have one.
test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    ...(executablePath !== undefined && { executablePath }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

const PAGES = [...LOCALES.map(({ home }) => home), KINDS.guide, KINDS.apiNamespace, 'api/money'];

for (const [state, isStarted] of [
  ['read', false],
  ['started', true],
] as const) {
  test(`Back shows pages that were ${state} as the reader left them`, async ({ site, page }) => {
    for (const path of PAGES) {
      await (isStarted ? site.open(path) : site.read(path));
      await page.evaluate(() => {
        window.addEventListener('pageshow', ({ persisted }) => {
          document.documentElement.dataset['isPersisted'] = String(persisted);
        });
      });
      await site.read(KINDS.introduction);
      // Playwright's `goBack` waits for a load event, which a page from the cache does not fire.
      await page.evaluate(() => {
        window.history.back();
      });
      await expect(page.locator('html'), path).toHaveAttribute('data-is-persisted', 'true');
    }
  });
}
