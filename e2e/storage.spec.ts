import { KINDS } from './support/kinds';
import { colorModeLabel, labelsOf } from './support/labels';
import { expect, test } from './support/test';

test('blocked storage causes one warning, and everything works', async ({ site, page }) => {
  const labels = labelsOf('en-GB');
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The user denied access', 'SecurityError');
      },
    });
  });
  await site.open(KINDS.importStyle);
  const close = page.getByRole('button', { name: labels.announcementClose, exact: true });
  await close.click();
  await expect(close).toBeHidden();
  await page.getByRole('tab').nth(1).click();
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  for (const mode of ['colorModeSystem', 'colorModeLight'] as const) {
    await page.getByRole('button', { name: colorModeLabel(labels, mode), exact: true }).click();
  }
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('navigation').getByRole('link', { name: 'API' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/API/);
  expect(site.faults(/storage/i)).toHaveLength(1);
  await site.expectFault(/^console\.warning .*storage/is);
});
