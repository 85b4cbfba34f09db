import { KINDS } from './support/kinds';
import { expect, LOCALES, test } from './support/test';

for (const { locale, home } of LOCALES) {
  test.describe(locale, () => {
    test('tabs keep their choice in the query of the address', async ({ site, page }) => {
      await site.open(home + KINDS.importStyle);
      const chosen = page.getByRole('tab', { selected: true });
      await expect(chosen).toHaveText('npm');
      await page.getByRole('tab', { name: 'Yarn' }).click();
      await expect(page).toHaveURL(/\?pm=yarn$/);
      await expect(chosen).toHaveText('Yarn');
      await expect(page.getByRole('tabpanel')).toContainText('yarn add');
      await page.reload();
      await site.start();
      await expect(chosen).toHaveText('Yarn');
    });

    // The rest is the same in every language.
    if (locale !== 'en') {
      return;
    }

    test('an address that names a tab opens it, and keeps its other values', async ({
      site,
      page,
    }) => {
      await site.open(`${home + KINDS.importStyle}?a=1&pm=pnpm&a=2#install-a-package`);
      const chosen = page.getByRole('tab', { selected: true });
      await expect(chosen).toHaveText('pnpm');
      await page.getByRole('tab', { name: 'npm', exact: true }).click();
      await expect(chosen).toHaveText('npm');
      const query = new URL(page.url()).searchParams;
      expect([query.getAll('a'), query.getAll('pm')]).toEqual([['1', '2'], ['npm']]);
    });

    test('an unknown tab in the address is none', async ({ site, page }) => {
      await site.open(`${home + KINDS.importStyle}?pm=none`);
      await expect(page.getByRole('tab', { selected: true })).toHaveText('npm');
    });

    test('a choice without a query is the one of last time', async ({ site, page }) => {
      await site.open(home + KINDS.importStyle);
      await page.getByRole('tab', { name: 'pnpm' }).click();
      await site.open(home + KINDS.importStyle);
      await expect(page.getByRole('tab', { selected: true })).toHaveText('pnpm');
    });

    test('tabs are walked through by arrow keys', async ({ site, page }) => {
      await site.open(home + KINDS.importStyle);
      await page.getByRole('tab', { selected: true }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('tab', { name: 'pnpm' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('tab', { selected: true })).toHaveText('pnpm');
    });
  });
}
