import type { Locator, Page } from '@playwright/test';
import { SITE } from '../src/config/site';
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

      const crumbs = page.getByRole('navigation', { name: labels.breadcrumbs });
      await crumbs.getByRole('link').nth(1).click();
      await expect(page).toHaveURL(addressOf(`${home}api`));
      await expect(openPackages(page)).toHaveAccessibleName(/@tstd\/uuid/);

      await page.getByRole('main').getByRole('link', { name: '@tstd/task', exact: true }).click();
      await expect(page).toHaveURL(addressOf(`${home}api/task`));
      await expect(openPackages(page)).toHaveCount(2);
      await expect(current(page)).toHaveText('@tstd/task');
      await expect(current(page)).toBeInViewport();
    });

    test('every crumb but the last is a link, as search engines read it', async ({
      site,
      page,
    }) => {
      await site.open(home + KINDS.apiNamespace);
      const crumbs = page.getByRole('navigation', { name: labels.breadcrumbs });
      const addresses = await crumbs
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(addresses).toEqual([home, `${home}api`, `${home}api/core`].map(withBase));
      await expect(crumbs.getByRole('listitem')).toHaveCount(addresses.length + 1);
      await expect(crumbs.getByRole('listitem').last()).toHaveText('Option');

      const data = await page.locator('script[type="application/ld+json"]').innerText();
      const { itemListElement } = JSON.parse(data) as {
        readonly itemListElement: readonly { readonly item: string }[];
      };
      expect(itemListElement.map(({ item }) => item)).toEqual(
        ['api', 'api/core', KINDS.apiNamespace].map((path) => SITE.url + withBase(home + path)),
      );
    });
  });
}
