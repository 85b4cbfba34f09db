import { KINDS } from './support/kinds';
import { addressOf, expect, LOCALES, test } from './support/test';

for (const { locale, home } of LOCALES) {
  test(`${locale}: the chosen package manager applies to all packages and guides`, async ({
    site,
    page,
  }) => {
    await site.open(home + KINDS.apiPackage);
    const command = page.getByRole('main').getByRole('tabpanel');
    await expect(command).toContainText('npm install @tstd/core');
    await page.getByRole('tab', { name: 'Deno' }).click();
    await expect(command).toContainText('deno add npm:@tstd/core');
    const next = page.getByRole('main').getByRole('link', { name: '@tstd/error', exact: true });
    await next.first().click();
    await expect(command).toContainText('deno add npm:@tstd/error');
    await site.open(home + KINDS.importStyle);
    await expect(command).toContainText('deno add npm:@tstd/core');
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Deno');
  });
}

test('tabs store the choice in the address, and keep its other values', async ({ site, page }) => {
  await site.open(`${KINDS.importStyle}?a=1&pm=pnpm&a=2#install-a-package`);
  const chosen = page.getByRole('tab', { selected: true });
  await expect(chosen).toHaveText('pnpm');
  await page.getByRole('tab', { name: 'Yarn' }).click();
  await expect(chosen).toHaveText('Yarn');
  await expect(page.getByRole('tabpanel')).toContainText('yarn add');
  await expect(page).toHaveURL(addressOf(`${KINDS.importStyle}?a=1&pm=yarn&a=2`));
  await page.reload();
  await site.start();
  await expect(chosen).toHaveText('Yarn');
  await site.open(`${KINDS.importStyle}?pm=none`);
  await expect(chosen).toHaveText('npm');
});

test('arrow keys move through tabs', async ({ site, page }) => {
  await site.open(KINDS.importStyle);
  await page.getByRole('tab', { selected: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'pnpm' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { selected: true })).toHaveText('pnpm');
});
