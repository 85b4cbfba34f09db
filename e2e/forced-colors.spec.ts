import type { Locator } from '@playwright/test';
import { KINDS } from './support/kinds';
import { labelsOf } from './support/labels';
import { expect, test } from './support/test';

test.use({ contextOptions: { forcedColors: 'active' } });

/** Whether two elements of a kind, of which one is marked, look different. */
async function expectMark(marked: Locator, other: Locator, properties: readonly string[]) {
  const look = (locator: Locator): Promise<readonly string[]> =>
    locator.evaluate(
      (element, names) => names.map((name) => getComputedStyle(element).getPropertyValue(name)),
      properties,
    );
  expect(await look(marked)).not.toEqual(await look(other));
}

test('what is current is marked by more than its colour', async ({ site, page }) => {
  await site.open(KINDS.guide);
  const sidebar = page.getByRole('navigation', { name: labelsOf('en').docsSidebar });
  await expectMark(
    sidebar.locator('.menu__link[aria-current=page]'),
    sidebar.locator('.menu__link:not(.menu__link--active)').first(),
    ['border-top-width'],
  );
  const entries = page.locator('.table-of-contents:visible a');
  await entries.nth(1).click();
  const current = page.locator('.table-of-contents__link--active:visible');
  await expect(current).toHaveCount(1);
  await expectMark(
    current,
    page.locator('.table-of-contents a:not(.table-of-contents__link--active)').first(),
    ['text-decoration-line'],
  );
});

test('code in text and blocks of code keep a border', async ({ site, page }) => {
  await site.open(KINDS.apiNamespace);
  for (const code of [page.locator('main p > code'), page.locator('main [data-language]')]) {
    await expect(code.first()).toHaveCSS('border-top-style', 'solid');
    await expect(code.first()).toHaveCSS('border-top-width', '1px');
  }
});

test('the focus is seen on all that it can reach in the text', async ({ site, page }) => {
  await site.open(KINDS.apiIndex);
  for (const target of [
    page.getByRole('main').getByRole('link', { name: '@tstd/core', exact: true }),
    page.getByRole('button', { name: labelsOf('en').copyPage }),
  ]) {
    await page.keyboard.press('Tab');
    await target.focus();
    await expect(target).toHaveCSS('outline-style', /solid|auto/);
  }
});
