import type { Locator, Page } from '@playwright/test';
import { KINDS } from './support/kinds';
import { addressOf, expect, LOCALES, test, withBase } from './support/test';

for (const { locale, home, labels } of LOCALES) {
  test.describe(locale, () => {
    const sidebar = (page: Page): Locator =>
      page.getByRole('navigation', { name: labels.docsSidebar });
    const openPackages = (page: Page): Locator =>
      sidebar(page)
        .getByRole('button', { name: /@tstd\// })
        .and(page.locator('[aria-expanded=true]'));
    const current = (page: Page): Locator => sidebar(page).locator('[aria-current=page]');

    test('the sidebar shows the page that is open, and keeps packages open', async ({
      site,
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 500 });
      await site.open(home + KINDS.apiTypeClass);
      await expect(openPackages(page)).toHaveAccessibleName(/@tstd\/uuid/);
      await expect(current(page)).toHaveText('UUID');
      await expect(current(page)).toBeInViewport();

      await sidebar(page).getByRole('link').first().click();
      await expect(page).toHaveURL(addressOf(`${home}api`));
      await expect(openPackages(page)).toHaveAccessibleName(/@tstd\/uuid/);

      await page.getByRole('main').getByRole('link', { name: '@tstd/task', exact: true }).click();
      await expect(page).toHaveURL(addressOf(`${home}api/task`));
      await expect(openPackages(page)).toHaveCount(2);
      await expect(current(page)).toHaveText('@tstd/task');
      await expect(current(page)).toBeInViewport();
    });

    test('crumbs lead up from a page of the reference', async ({ site, page }) => {
      await site.read(home + KINDS.apiNamespace);
      const crumbs = page.getByRole('navigation', { name: labels.breadcrumbs });
      await expect(crumbs.getByRole('link', { name: '@tstd/core' })).toHaveAttribute(
        'href',
        withBase(`${home}api/core`),
      );
      await expect(crumbs.getByRole('listitem').last()).toHaveText('Option');
    });
  });
}
