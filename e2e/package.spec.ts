import { KINDS } from './support/kinds';
import { expect, LOCALES, test } from './support/test';

for (const { locale, home } of LOCALES) {
  test.describe(locale, () => {
    test('the package manager that is chosen is that of all packages and guides', async ({
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
    });
  });
}

test('the line that imports from a package is copied', async ({ site, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await site.open(KINDS.apiPackage);
  const block = page.locator('[data-language="ts"]').first();
  await block.hover();
  await block.getByRole('button').click();
  await expect(block.getByRole('button')).toHaveAccessibleName('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    "import { Option } from '@tstd/core';",
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all commands to install a package are there to read', async ({ page }) => {
    await page.goto(KINDS.apiPackage);
    const commands = page.getByRole('tabpanel').filter({ visible: true });
    await expect(commands).toHaveText([
      /npm install @tstd\/core/,
      /pnpm add @tstd\/core/,
      /yarn add @tstd\/core/,
      /bun add @tstd\/core/,
      /deno add npm:@tstd\/core/,
    ]);
  });
});
