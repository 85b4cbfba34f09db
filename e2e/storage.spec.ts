import { KINDS } from './support/kinds';
import { colorModeLabel } from './support/labels';
import { blockStorage } from './support/storage';
import { expect, LOCALES, test } from './support/test';

for (const { locale, home, labels } of LOCALES) {
  test(`${locale}: storage that is blocked gives one warning and is then ignored`, async ({
    site,
    page,
  }) => {
    await blockStorage(page);
    await site.open(home + KINDS.guide);
    await page.getByRole('button', { name: labels.announcementClose, exact: true }).click();
    await expect(
      page.getByRole('button', { name: labels.announcementClose, exact: true }),
    ).toBeHidden();
    for (const mode of ['colorModeSystem', 'colorModeLight'] as const) {
      await page.getByRole('button', { name: colorModeLabel(labels, mode), exact: true }).click();
    }
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('navigation').getByRole('link', { name: 'API' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/API/);
    expect(site.faults(/storage/i)).toHaveLength(1);
    await site.expectFault(/^console\.warning .*storage/is);
  });

  test(`${locale}: a blocked storage leaves the tabs working`, async ({ site, page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', { get: () => null });
    });
    await site.open(home + KINDS.importStyle);
    await page.getByRole('tab').nth(1).click();
    await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
    await site.expectFault(/^console\.warning .*storage/is);
  });
}
