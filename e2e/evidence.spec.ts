import { readLedger } from '../typedoc/report/ledger';
import { discoverPackages } from '../typedoc/workspace/packages';
import { recordTraffic } from './support/traffic';
import { addressOf, expect, LOCALES, test } from './support/test';

const KIB = 1024;

/** What the page may cost those who only read it. */
const BUDGET = 56 * KIB;

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

  test(`${locale}: its figures are no part of the scripts`, async ({ site, page }) => {
    const traffic = recordTraffic(page);
    await site.read(`${home}evidence`);
    const { total, byType } = await traffic();
    console.log(`/${home}evidence: ${(total / KIB).toFixed(1)} KiB`);
    expect(byType).not.toHaveProperty('script');
    expect(total).toBeLessThan(BUDGET);
    const scripts: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) {
        scripts.push(response.url());
      }
    });
    await site.start();
    for (const script of scripts) {
      const code = await (await page.request.get(script)).text();
      expect(code.includes('typedoc/laws/index.ts'), script).toBe(false);
    }
    await expect(page.locator('tr[id="core"]')).toHaveCount(1);
  });
}
