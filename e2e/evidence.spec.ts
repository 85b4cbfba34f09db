import { readLedger } from '../typedoc/report/ledger';
import { discoverPackages } from '../typedoc/workspace/packages';
import { recordTraffic } from './support/traffic';
import { addressOf, expect, LOCALES, test } from './support/test';

const KIB = 1024;

/** The budgets of the page for those who only read it, and once its application has started. */
const BUDGET = 56 * KIB;
const STARTED_BUDGET = 296 * KIB;

const kib = (bytes: number): string => (bytes / KIB).toFixed(1);

for (const { locale, home, labels } of LOCALES) {
  test(`${locale}: all packages have a row and their exports`, async ({ site, page }) => {
    await site.read(`${home}evidence`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(labels.evidence);
    const ledger = readLedger('.').packages;
    for (const { name, shortName } of discoverPackages()) {
      const row = page.locator(`tr[id="${shortName}"]`);
      const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
      await expect(row.getByRole('rowheader')).toHaveText(name);
      await expect(row.getByRole('cell').first()).toHaveText(
        format.format(ledger[name]?.examples ?? Number.NaN),
      );
    }
    const details = page.locator('details', { hasText: '@tstd/core' }).first();
    await details.locator('summary').click();
    await details.getByRole('link', { name: 'Option.map', exact: true }).click();
    await expect(page).toHaveURL(addressOf(`${home}api/core/namespace/Option`));
  });

  test(`${locale}: the page of a package leads to its row`, async ({ site, page }) => {
    await site.open(`${home}api/time`);
    await page.locator(`a[href$="/evidence#time"]`).click();
    await expect(page).toHaveURL(/\/evidence#time$/);
    const row = page.locator('tr[id="time"]');
    await expect(row).toBeInViewport();
    await expect(row.getByRole('rowheader')).toHaveText('@tstd/time');
    await page.reload();
    await site.start();
    await expect(row).toHaveCount(1);
    await expect(row).toBeInViewport();
  });

  test(`${locale}: it costs those who read it little, and starting changes nothing`, async ({
    site,
    page,
  }) => {
    const traffic = recordTraffic(page);
    await site.read(`${home}evidence`);
    const { total, byType } = await traffic();
    expect(byType).not.toHaveProperty('script');
    expect(total).toBeLessThan(BUDGET);
    const main = page.getByRole('main');
    const before = await main.textContent();
    await site.start();
    const started = await traffic();
    console.log(`/${home}evidence: ${kib(total)} KiB, ${kib(started.total)} KiB after the start`);
    expect(started.total).toBeLessThan(STARTED_BUDGET);
    expect(await main.textContent()).toBe(before);
  });

  test(`${locale}: it opens from inside the site without its HTML`, async ({ site, page }) => {
    await site.open(`${home}api`);
    await page.route('**/evidence', (route) => route.abort());
    await page.locator('footer a[href$="/evidence"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(labels.evidence);
    await expect(page.locator('tr[id="core"]')).toHaveCount(1);
  });
}
