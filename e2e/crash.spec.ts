import type { Page } from '@playwright/test';
import { KINDS } from './support/kinds';
import { CHUNK, failOneScript } from './support/scripts';
import { addressOf, expect, LOCALES, test, withBase } from './support/test';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const BANNER = 'Your Docusaurus site did not load properly.';

for (const { locale, home, labels } of LOCALES) {
  test(`${locale}: a crashed page shows the error and its causes, and Try again restores it`, async ({
    site,
    page,
  }) => {
    await site.open(home + KINDS.introduction);
    const restore = await breakQueries(page);
    await page
      .locator(`a[href$="/${KINDS.importStyle}"]`)
      .filter({ visible: true })
      .first()
      .click();
    await expect(heading(page)).toHaveText(labels.pageCrashed);
    await expect(page).toHaveTitle(labels.pageError);
    await expect(page.getByText('A planted error')).toBeVisible();
    await expect(page.getByText('The cause of it')).toBeVisible();
    const again = page.getByRole('button', { name: labels.tryAgain });
    await again.click();
    await expect(heading(page)).toHaveText(labels.pageCrashed);
    await restore();
    await again.click();
    await expect(heading(page)).not.toHaveText(labels.pageCrashed);
    await expect(page).not.toHaveTitle(labels.pageError);
    await expect(page.getByRole('tab').first()).toBeVisible();
    await site.expectFault(/A planted error/);
  });

  test(`${locale}: the home page reports that its files were not found`, async ({ site, page }) => {
    const banner = page.locator('body > :first-child');
    await site.read(home);
    await expect(page.getByText(BANNER)).toBeHidden();
    await page.route('**/assets/**', (route) => route.abort('failed'));
    await site.read(home);
    await expect(banner).toContainText(BANNER);
    await expect(banner).toBeVisible();
    await expect(banner).toContainText(`Current configured baseUrl = ${withBase(home)}`);
    await expect(banner).toContainText(`We suggest trying baseUrl = ${withBase(home)}`);
    await site.read(home + KINDS.guide);
    await expect(heading(page)).toBeVisible();
    await expect(page.getByText(BANNER)).toHaveCount(0);
    await site.expectFault(/net::ERR_FAILED/);
  });
}

test('if a page cannot be loaded, this is logged and the browser loads it', async ({
  site,
  page,
}) => {
  const fail = await failOneScript(page, CHUNK);
  await site.open(KINDS.guide);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  fail();
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'Result', exact: true })
    .click();
  await expect(heading(page)).toHaveText('Result');
  await site.start();
  await expect(page).toHaveURL(addressOf('docs/packages/core/result'));
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false);
  await site.expectFault(/^console\.warning .*(?:ChunkLoadError|Loading chunk)/s);
  await site.expectFault(/net::ERR_FAILED|Loading chunk .* failed|ChunkLoadError/);
});

/** Makes `URLSearchParams` throw. Tabs read the query while rendering, so their page crashes. */
async function breakQueries(page: Page): Promise<() => Promise<void>> {
  const original = await page.evaluateHandle(() => {
    const { get } = URLSearchParams.prototype;
    URLSearchParams.prototype.get = () => {
      throw new Error('A planted error', { cause: new Error('The cause of it') });
    };
    return get;
  });
  return () =>
    page.evaluate((get) => {
      URLSearchParams.prototype.get = get;
    }, original);
}
