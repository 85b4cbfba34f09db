import type { Page } from '@playwright/test';
import { KINDS } from './support/kinds';
import { addressOf, expect, LOCALES, test, withBase } from './support/test';

const PLUGINS = ['default', 'api'];

async function save(page: Page, name: string): Promise<void> {
  await page.addInitScript(
    ([value, ...ids]) => {
      for (const id of ids) {
        localStorage.setItem(`docs-preferred-version-${id}`, String(value));
      }
    },
    [name, ...PLUGINS],
  );
}

function saved(page: Page): Promise<(string | null)[]> {
  return page.evaluate(
    (ids) => ids.map((id) => localStorage.getItem(`docs-preferred-version-${id}`)),
    PLUGINS,
  );
}

for (const { locale, home, labels } of LOCALES) {
  test(`${locale}: a saved docs version that does not exist is cleared`, async ({ site, page }) => {
    await save(page, '0.0.0-of-another-site');
    await site.open(home);
    await expect.poll(() => saved(page)).toEqual([null, null]);
  });

  test(`${locale}: a saved docs version that exists is kept`, async ({ site, page }) => {
    await save(page, 'current');
    await site.open(home + KINDS.guide);
    expect(await saved(page)).toEqual(['current', 'current']);
  });

  test(`${locale}: the menu of versions leads to the main document and to the changes`, async ({
    site,
    page,
  }) => {
    const versionsPage = withBase(`${home}versions`);
    await site.open(home + KINDS.blogPost);
    const menu = page
      .getByRole('navigation', { name: labels.mainNavigation })
      .locator('.dropdown')
      .filter({ has: page.locator(`a[href="${versionsPage}"]`) });
    await expect(menu.locator('> a')).toHaveText('Next');
    await menu.hover();
    const current = menu.locator(`li a[href="${withBase(home + KINDS.introduction)}"]`);
    await expect(current).toHaveText('Next');
    await current.click();
    await expect(page).toHaveURL(addressOf(home + KINDS.introduction));
    expect(await saved(page)).toEqual(['current', null]);
    // The new page brings a navbar of its own; a pointer that is over the old one opens nothing.
    await expect(page.locator('main article')).toBeVisible();
    await expect(async () => {
      await page.mouse.move(0, 400);
      await menu.hover();
      await menu.locator('li').last().getByRole('link').click({ timeout: 15_000 });
      await expect(page).toHaveURL(addressOf(`${home}versions`), { timeout: 15_000 });
    }).toPass();
  });
}
