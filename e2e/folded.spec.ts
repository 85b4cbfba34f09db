import type { Locator, Page } from '@playwright/test';
import { foldsIn } from '../typedoc/plugin/referenceTexts';
import { listSourcePages } from './support/sources';
import { addressOf, expect, LOCALES, test, withBase } from './support/test';

for (const { locale, home, labels } of LOCALES) {
  for (const { packageName, id, title, searchLabel } of foldsIn(locale)) {
    test.describe(`${locale}: ${title}`, () => {
      const index = `${home}api/${packageName}`;
      const sidebar = (page: Page): Locator =>
        page.getByRole('navigation', { name: labels.docsSidebar });
      const tableOf = (page: Page): Locator => page.locator(`h2[id="${id}"] ~ * table`).first();
      const entry = (page: Page): Locator =>
        sidebar(page).getByRole('link', { name: title, exact: true });

      test('the sidebar has one link for all, to their table', async ({ site, page }) => {
        await site.open(index);
        await entry(page).click();
        await expect(page).toHaveURL(addressOf(index));
        expect(new URL(page.url()).hash).toBe(`#${id}`);
        await expect(page.locator(`h2[id="${id}"]`)).toBeInViewport();
        const listed = await sidebar(page).getByRole('link').count();
        expect(listed).toBeLessThan(60);
      });

      test('the table leads to each, and each shows where it stands', async ({ site, page }) => {
        await site.open(index);
        const table = tableOf(page);
        const addresses = await table
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
        const paths = new Set(listSourcePages(locale).map(({ path }) => withBase(path)));
        expect(addresses.filter((address) => !paths.has(String(address)))).toEqual([]);
        expect(addresses.length).toBeGreaterThan(100);

        const link = table.getByRole('link').nth(1);
        const name = await link.innerText();
        await link.click();
        await expect(page).toHaveURL(addressOf(`${index}/function/${name}`));
        await expect(page.getByRole('heading', { level: 1 })).toContainText(name);

        const current = sidebar(page).locator('[aria-current=page]');
        await expect(current).toHaveText(name);
        await expect(entry(page)).toBeVisible();
        const crumbs = page.getByRole('navigation', { name: labels.breadcrumbs });
        await expect(crumbs.getByRole('listitem').last()).toHaveText(name);
        await expect(crumbs.getByRole('link', { name: title })).toHaveAttribute(
          'href',
          withBase(`${index}#${id}`),
        );
        const around = page.locator('.pagination-nav a');
        expect(
          await around.evaluateAll((links) => links.map((each) => each.getAttribute('href'))),
        ).toEqual([addresses[0], addresses[2]]);
      });

      test('the table is searched, also when the reader comes back to it', async ({
        site,
        page,
      }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await site.open(index);
        const field = page.getByRole('searchbox', { name: searchLabel });
        const links = tableOf(page).getByRole('link').filter({ visible: true });
        const all = await links.count();
        const name = await links.last().innerText();
        await field.fill(name.toLowerCase());
        await expect(links).toHaveText([name]);
        await expect(page.getByRole('status').filter({ hasText: String(all) })).toBeVisible();
        await expect(tableOf(page).getByRole('columnheader').first()).toBeVisible();

        await links.click();
        await expect(page).toHaveURL(addressOf(`${index}/function/${name}`));
        await expect(field).toHaveCount(0);
        await page.goBack();
        await field.fill(name);
        await expect(links).toHaveText([name]);
        await field.press('Escape');
        await expect(field).toHaveValue('');
        await expect(links).toHaveCount(all);
      });
    });
  }
}
